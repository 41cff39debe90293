import { fold } from './fold.js';
import { grams, queryGrams } from './grams.js';
import { analyserId, type FoundPhrase, type Language, languageOf, phrasesOf, stemmingLanguages } from './languages.js';
import { isInside, marks } from './marks.js';
import { type RunKind, Runs, scan } from './scan.js';
import { type KnownWord, type Term, WordMemory } from './word-memory.js';
import { analyseWord } from './words.js';

export { analyserId };

/** This many stop words in a row are a phrase that somebody may look for: "to be or not to be". */
const longRun = 5;

/** Takes in the terms of a text. */
export interface TermSink {
  /** A term of a word; the same object comes with the same word for as long as the word is remembered. */
  shared(term: Term): void;
  /** A term that comes from no word: of scripts without spaces, and pictures. */
  text(term: string): void;
}

/**
 * The terms of `text` in order, as they go into the index. Stop words are left out, except capitalised ones inside a sentence
 * ("The Who"), long runs of them, and all of them when the text has nothing else. Takes time in proportion to the text.
 *
 * @returns what the words say about the text beside their meaning: see `marks`
 */
export function analyse(text: string, emit: (term: string) => void): number {
  return analyseInto(text, new Emitting(emit));
}

class Emitting implements TermSink {
  readonly text: (term: string) => void;

  constructor(emit: (term: string) => void) {
    this.text = emit;
  }

  shared(term: Term): void {
    this.text(term.text);
  }
}

/** Does what {@link analyse} does. */
export function analyseInto(text: string, sink: TermSink): number {
  const language = languageOf(text);
  let found = 0;
  let emitted = false;
  /** The stop words since the last content word, and which of them stay whatever comes: the first so many of two lists. */
  const run: Term[] = [];
  let runLength = 0;
  const kept: Term[] = [];
  let keptLength = 0;
  const onlyStops: Term[] = [];
  let initial = true;
  const runs = new Runs(text);
  for (let kind = runs.next(); ; kind = runs.next()) {
    let word: KnownWord | undefined;
    if (kind === 'word') {
      word = memory.at(text, runs.start, runs.end, language);
      found |= word.marks;
      if ((word.marks & marks.capitalised) !== 0 && (found & marks.name) === 0 && isInside(text, runs.start))
        found |= marks.name;
      if (word.role !== 'content') {
        run[runLength++] = word;
        if (word.role === 'negation' || (word.capital && !initial)) kept[keptLength++] = word;
        if (!emitted) onlyStops.push(word);
        initial = false;
        continue;
      }
    } else if (kind === 'opening') {
      initial = true;
      continue;
    }
    if (kind === undefined && !emitted && runLength < longRun) break;
    if (runLength > 0) {
      const terms = runLength >= longRun ? run : kept;
      const stay = runLength >= longRun ? runLength : keptLength;
      if (stay > 0) emitted = true;
      for (let i = 0; i < stay; i++) sink.shared(terms[i] as Term);
      runLength = 0;
      keptLength = 0;
    }
    if (kind === undefined) return found;
    initial = kind === 'end';
    if (word !== undefined) {
      if (word.terms.length === 0) continue;
      emitted = true;
      sink.shared(word);
      for (const term of word.others) sink.shared(term);
    } else if (kind !== 'end' && kind !== 'word') {
      if (kind !== 'picture') found |= marks.unspaced;
      for (const term of runTerms(kind, text.slice(runs.start, runs.end))) {
        emitted = true;
        sink.text(term);
      }
    }
  }
  for (const term of onlyStops) sink.shared(term);
  return found;
}

/** The terms of `text` in order, as a list. */
export function termsOf(text: string): string[] {
  const terms: string[] = [];
  analyse(text, (term) => terms.push(term));
  return terms;
}

/** One term that a query asks for. */
export interface QueryTerm {
  readonly term: string;
  /** The words of the query that gave it, as they were written. */
  readonly words: readonly string[];
  /** Stands for every term that begins with it: a single character of a script without word borders. */
  readonly prefix: boolean;
  /** What the same word gives in texts of other languages, where that differs. */
  readonly alternatives?: readonly string[];
}

/**
 * The terms of a query, each once, in order of first appearance. Stop words and negations count only when there is nothing else, or when
 * they are capitalised inside a sentence that is not all capitals and titles. Frequent words of the query's language count as stop words.
 * A phrase that a language pack knows stands for the words that it means.
 *
 * @param select says which terms of a long query are to be looked at closely; `undefined`: all
 */
export function analyseQuery(
  text: string,
  select: (terms: readonly Pick<QueryTerm, 'term' | 'prefix'>[]) => ReadonlySet<string> | undefined = () => undefined,
): QueryTerm[] {
  const language = languageOf(text);
  const found = new Map<string, { term: string; words: Set<string>; prefix: boolean; weak: boolean }>();
  let capitals = 0;
  let words = 0;
  const names: string[] = [];
  let initial = true;
  const add = (term: string, written: string, prefix: boolean, weak: boolean) => {
    const known = found.get(term);
    if (!known) found.set(term, { term, words: new Set([written]), prefix, weak });
    else {
      known.words.add(written);
      known.weak &&= weak;
    }
  };
  const phrases = phrasesOf(text, (word) => memory.at(word, 0, word.length, undefined).stem);
  let last: FoundPhrase | undefined;
  scan(text, (kind, start, end) => {
    if (kind === 'end' || kind === 'opening') {
      initial = true;
      return;
    }
    const written = text.slice(start, end);
    const phrase = phrases.find((own) => start >= own.start && start < own.end);
    if (phrase !== undefined) {
      const whole = text.slice(phrase.start, phrase.end);
      for (const word of phrase === last ? [] : phrase.words) {
        for (const term of analyseWord(word).terms) add(term, whole, false, false);
      }
      last = phrase;
    } else if (kind === 'word') {
      const word = memory.at(text, start, end, language);
      const frequent = language?.common.has(fold(written)) === true;
      words++;
      if (word.capital) capitals++;
      if (word.role !== 'content' && word.capital && !initial) names.push(...word.terms);
      for (const term of word.terms) add(term, written, false, word.role !== 'content' || frequent);
    } else {
      const terms = kind === 'picture' ? [{ term: written, prefix: false }] : queryGrams(fold(written));
      for (const { term, prefix } of terms) add(term, written, prefix, false);
    }
    initial = false;
  });
  if (capitals * 2 <= words || words === 1) {
    for (const name of names) {
      const term = found.get(name);
      if (term) term.weak = false;
    }
  }
  const all = [...found.values()];
  const strong = all.filter((term) => !term.weak);
  const asked = strong.length > 0 ? strong : all;
  const selected = select(asked);
  const chosen = selected === undefined ? asked : asked.filter(({ term }) => selected.has(term));
  return chosen.map(({ term, words, prefix }) => {
    const alternatives = alternativesOf(term, words, language);
    return { term, words: [...words], prefix, ...(alternatives.length > 0 ? { alternatives } : {}) };
  });
}

/** The terms of the words in the other languages. The question may be in another language than the text, or too short to tell its own. */
function alternativesOf(term: string, words: ReadonlySet<string>, language: Language | undefined): string[] {
  if (stemmingLanguages().length === 0) return [];
  const found = new Set<string>();
  // A phrase has spaces, and what it means is known of one language.
  for (const written of words) {
    if (written.includes(' ')) continue;
    for (const other of inOtherLanguages(written, language)) found.add(other);
  }
  found.delete(term);
  return [...found];
}

/** Words of questions met lately with their terms in other languages than the first, in the order of the languages. */
let elsewhere = new Map<string, readonly string[]>();
let elsewhereBy = analyserId;

function inOtherLanguages(written: string, language: Language | undefined): readonly string[] {
  if (elsewhereBy !== analyserId || elsewhere.size >= mostElsewhere) elsewhere = new Map();
  elsewhereBy = analyserId;
  const key = language ? `${language.code} ${written}` : written;
  const known = elsewhere.get(key);
  if (known !== undefined) return known;
  const found = new Set<string>();
  // A word of one term only: parts of compounds are the same in all languages.
  for (const other of [undefined, ...stemmingLanguages()]) {
    if (other === language) continue;
    const { terms } = analyseWord(written, other);
    if (terms.length === 1 && terms[0] !== undefined) found.add(terms[0]);
  }
  elsewhere.set(key, [...found]);
  return [...found];
}

const mostElsewhere = 4096;

/** A stretch of a text and the terms that it gives; stop words give theirs too. Offsets are UTF-16 code units. */
export interface Token {
  readonly start: number;
  readonly end: number;
  readonly terms: readonly string[];
  readonly stop: boolean;
}

/** All words of `text` with their places: for showing matches and for showing what the analyser does. */
export function tokenize(text: string): Token[] {
  const language = languageOf(text);
  const tokens: Token[] = [];
  scan(text, (kind, start, end) => {
    if (kind === 'end' || kind === 'opening') return;
    const raw = text.slice(start, end);
    if (kind === 'word') {
      const word = memory.at(text, start, end, language);
      tokens.push({ start, end, terms: word.terms, stop: word.role === 'stop' });
    } else tokens.push({ start, end, terms: runTerms(kind, raw), stop: false });
  });
  return tokens;
}

function runTerms(kind: RunKind, raw: string): string[] {
  return kind === 'picture' ? [raw] : grams(fold(raw));
}

let memory = new WordMemory();

/** Empties the memory of words, so that no word of an erased text stays in it. */
export function forgetWords(): void {
  memory = new WordMemory();
  elsewhere = new Map();
}
