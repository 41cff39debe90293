import type { FoundPeriod } from './date-reader.js';
import { fold } from './fold.js';
import { functionWords } from './stopwords.js';
import { WordLists } from './word-lists.js';

/** What the analyser knows of a language beyond the words and stems of English. Packs are optional, because they are large. */
export interface LanguagePack {
  /** ISO 639-1. */
  readonly code: string;
  /** The stem of a word in small letters with its accents, which begins with the same letter; without it words stay whole. */
  readonly stem?: (word: string) => string;
  /** The most frequent words, folded: they tell the language of a text, and a query that has others does without them. */
  readonly common?: string;
  /** Letters and signs that English does not have, as a further sign of the language. */
  readonly letters?: string;
  /** Everyday words: lines of `heads: members`, `= words` and `heads~ words`, told where the English ones stand. */
  readonly everyday?: string;
  /** Words that may be rare in a small store and still say nothing of what a text is about: two memories that share one have nothing in common. */
  readonly empty?: string;
  /** Reads the dates of a text, in this language and in those that share its grammar. `today` is a day since 1970. */
  readonly dates?: ReadDates;
  /** What several words of a question mean together ("get up": wake), in order and apart from each other. */
  readonly phrases?: ReadPhrases;
  /** Other forms that a folded term may stand in, where words are not stemmed. For questions. */
  readonly forms?: (term: string) => readonly string[];
}

/** A stretch of a question, in UTF-16 code units, and the words that are asked for instead of it. */
export interface FoundPhrase {
  readonly start: number;
  readonly end: number;
  readonly words: readonly string[];
}

/** `stemOf` gives the stem of a word in small letters. */
export type ReadPhrases = (text: string, stemOf: (word: string) => string) => readonly FoundPhrase[];

/** Takes time in proportion to the text; without `today` only dates that say their year. */
export type ReadDates = (text: string, today: number | undefined) => readonly FoundPeriod[];

/** A registered pack that stems. */
export interface Language {
  readonly code: string;
  readonly stem: (word: string) => string;
  readonly common: ReadonlySet<string>;
}

interface Registered extends Language {
  readonly number: number;
}

const version = 'loci-text-4';
const packs = new Map<string, LanguagePack>();
const stemming: Registered[] = [];
const dateReaders: ReadDates[] = [];

/** The frequent words of English, and those of each language that stems, by its number in order of registration. */
const frequent = new WordLists();
const english = 0;
frequent.add(english, functionWords);
/** The languages in whose alphabets a letter is one that English does not have. */
const foreignLetters = new Map<string, Registered[]>();
/** How many words of a text are frequent in each language, by number. */
const counts = new Float64Array(32);

/**
 * Names the rules and the languages registered. It is stored with an index; another name means that the index must be built anew,
 * because it would miss words in silence.
 */
export let analyserId: string = version;

/** Makes a language known, once per code. Call it before a memory is opened: an index built without it is built anew. */
export function registerLanguage(pack: LanguagePack): void {
  if (packs.has(pack.code)) return;
  packs.set(pack.code, pack);
  const { code, stem, common = '', letters = '' } = pack;
  if (pack.dates) dateReaders.push(pack.dates);
  if (stem || pack.dates)
    analyserId = [
      version,
      ...[...packs.values()]
        .filter(isIndexed)
        .map((own) => own.code)
        .sort(),
    ].join('+');
  if (!stem) return;
  const language = { code, stem, common: new Set(common.split(' ')), number: stemming.length + 1 };
  stemming.push(language);
  frequent.add(language.number, language.common);
  for (const letter of letters) foreignLetters.set(letter, [...(foreignLetters.get(letter) ?? []), language]);
  stemming.sort((a, b) => (a.code < b.code ? -1 : 1));
}

/** A pack that decides which terms a text has. */
function isIndexed({ stem, dates }: LanguagePack): boolean {
  return stem !== undefined || dates !== undefined;
}

/** What reads dates, in order of registration. */
export function registeredDateReaders(): readonly ReadDates[] {
  return dateReaders;
}

/** The phrases of a question, of all packs. */
export function phrasesOf(text: string, stemOf: (word: string) => string): FoundPhrase[] {
  return [...packs.values()].flatMap(({ phrases }) => phrases?.(text, stemOf) ?? []);
}

/** Other forms of a term, of all packs. */
export function formsOf(term: string): string[] {
  return [...packs.values()].flatMap(({ forms }) => forms?.(term) ?? []);
}

/** All packs registered. */
export function registeredPacks(): readonly LanguagePack[] {
  return [...packs.values()];
}

/** The languages that stem, in order of their codes. */
export function stemmingLanguages(): readonly Language[] {
  return stemming;
}

/** So many code units at the beginning of a text tell its language. */
const head = 500;

/**
 * The language whose frequent words and letters `text` has most of; undefined for English, for a draw with English, and where nothing
 * tells. Only the choice of a stemmer hangs on it.
 */
export function languageOf(text: string): Language | undefined {
  if (stemming.length === 0) return undefined;
  const start = text.length > head ? text.slice(0, head) : text;
  counts.fill(0);
  let words = frequent.countPlain(start, counts);
  if (words < 0) {
    counts.fill(0);
    words = countAny(start);
  }
  let best: Language | undefined;
  let most = counts[english] as number;
  for (const language of stemming) {
    const score = counts[language.number] as number;
    if (score > most) {
      most = score;
      best = language;
    }
  }
  // A word in four, or it is an English exclamation with one word that looks foreign.
  return most * 4 >= words ? best : undefined;
}

/** Counts the frequent words of a text in any script, and letters of other alphabets as six tenths of one; returns how many words there are. */
function countAny(text: string): number {
  const words = fold(text).match(/\p{L}+/gu) ?? [];
  for (const word of words) frequent.count(word, counts);
  for (const letter of text.toLowerCase()) {
    for (const { number } of foreignLetters.get(letter) ?? []) counts[number] = (counts[number] as number) + 0.6;
  }
  return words.length;
}
