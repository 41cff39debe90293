import { termsOf } from './analyse.js';
import type { RelatedTerm } from './families.js';
import { fold } from './fold.js';
import { irregularForms } from './irregular.js';
import { type LanguagePack, registeredPacks, stemmingLanguages } from './languages.js';
import { analyseWord } from './words.js';

/**
 * What a member of a class, a word of the same meaning, one of a paraphrase, the name of the class that a word is a member of, and a member of
 * the class that a word of the same meaning names are worth beside the word asked for. By measurement.
 */
const weights = { member: 0.5, synonym: 0.6, paraphrase: 0.2, head: 0.05, further: 0.2 } as const;

/** A line of a table. */
interface Line {
  readonly heads: Words;
  readonly members: Words;
  /** What a member counts for a head. */
  readonly weight: number;
}

/** Words as they stand in a table. They are analysed when somebody asks. */
interface Words {
  readonly all: readonly string[];
  termOf(word: string): string;
  /** How the term of a word begins. */
  initialOf(word: string): string;
}

/** A line as it matters to terms that begin with one letter: its words that begin like them. */
interface Beginning {
  readonly line: Line;
  readonly heads: readonly string[];
  readonly members: readonly string[];
}

/** The line of a table in which a term stands. */
interface Place {
  readonly line: Line;
  readonly isHead: boolean;
}

/** The lines with a word that begins with a letter, in order. */
let lines: ReadonlyMap<string, readonly Beginning[]> = new Map();
/** By the letter that they begin with: the terms of these words. Made when a term with that letter is asked for. */
let places = new Map<string, ReadonlyMap<string, readonly Place[]>>();
/** Of how many packs the lines are. */
let readFrom = -1;
/** Terms that were asked for. */
let answers = new Map<string, ReadonlyMap<string, number>>();

/**
 * Terms that may answer a question which asks for `term`: members of an everyday class (pet: dog, cat …), words of the same meaning, for less
 * the members of their classes (automobile: car: minivan) and, faintly, the name of a class that it is a member of (motorcycle: vehicle).
 * A single ideograph stands for all terms that begin with it. For the side of the query; the tables are split at the first call, and of
 * their words only those are analysed that begin like the term: a stem begins like its word.
 */
export function membersOf(term: string): RelatedTerm[] {
  read();
  return Array.from(answerTo(term), ([other, weight]) => {
    const prefix = isLoneSign(other);
    return { term: other, weight, ...(prefix ? { prefix } : {}) };
  });
}

/** The words of the tables that begin with a letter, as pairs of word and term. */
export function everydayWords(initial: string): (readonly [word: string, term: string])[] {
  read();
  return (lines.get(initial) ?? []).flatMap(({ line, heads, members }) => [
    ...heads.map((word) => [word, line.heads.termOf(word)] as const),
    ...members.map((word) => [word, line.members.termOf(word)] as const),
  ]);
}

function read(): void {
  const packs = registeredPacks();
  if (readFrom === packs.length) return;
  readFrom = packs.length;
  lines = byInitial(packs.flatMap(linesOf));
  places = new Map();
  answers = new Map();
}

const none: ReadonlyMap<string, number> = new Map();

function answerTo(term: string): ReadonlyMap<string, number> {
  const standing = placesOf(term.charAt(0)).get(term);
  if (standing === undefined) return none;
  const known = answers.get(term);
  if (known !== undefined) return known;
  const found = new Map<string, number>();
  const add = (member: string, weight: number) => {
    if (member !== term) found.set(member, Math.max(weight, found.get(member) ?? 0));
  };
  for (const { line, isHead } of standing) {
    const { heads, members, weight } = line;
    for (const head of heads.all) add(heads.termOf(head), isHead ? weights.synonym : weights.head);
    if (isHead) for (const member of members.all) add(members.termOf(member), weight);
  }
  for (const [other, own] of [...found]) {
    if (own !== weights.synonym) continue;
    for (const { line, isHead } of placesOf(other.charAt(0)).get(other) ?? []) {
      if (!isHead || line.weight !== weights.member) continue;
      for (const member of line.members.all) add(line.members.termOf(member), weights.further);
    }
  }
  answers.set(term, found);
  return found;
}

const nowhere: ReadonlyMap<string, readonly Place[]> = new Map();

function placesOf(initial: string): ReadonlyMap<string, readonly Place[]> {
  const known = places.get(initial);
  if (known !== undefined) return known;
  const beginnings = lines.get(initial);
  if (beginnings === undefined) return nowhere;
  const found = new Map<string, Place[]>();
  for (const { line, heads, members } of beginnings) {
    const asHeads = new Set(heads.map(line.heads.termOf));
    // A paraphrase goes one way.
    const asMembers = line.weight === weights.member ? new Set(members.map(line.members.termOf)) : [];
    for (const term of asHeads) standIn(found, term, { line, isHead: true });
    for (const term of asMembers) if (!asHeads.has(term)) standIn(found, term, { line, isHead: false });
  }
  places.set(initial, found);
  return found;
}

function standIn(found: Map<string, Place[]>, term: string, place: Place): void {
  const others = found.get(term);
  if (others === undefined) found.set(term, [place]);
  else others.push(place);
}

function linesOf({ code, everyday = '' }: Pick<LanguagePack, 'code' | 'everyday'>): Line[] {
  const language = stemmingLanguages().find((own) => own.code === code);
  const terms = new Map<string, string>();
  const spelled = (word: string) => {
    const term = terms.get(word) ?? analyseWord(word, language).terms[0] ?? word;
    terms.set(word, term);
    return term;
  };
  const initialOf = (word: string) => {
    const folded = fold(word);
    return ((language ? undefined : irregularForms.get(folded)) ?? folded).charAt(0);
  };
  const wordsOf = (part: string): Words => ({
    all: part === '' ? [] : part.split(' '),
    // The first term that a word gives; of several ideographs their first pair.
    termOf: isSpelled(part) ? spelled : firstTerm,
    initialOf,
  });
  return everyday.split('\n').map((line) => {
    const [heads = '', given = ''] = line.split(/[:=~] ?/);
    const weight = line.includes('~') ? weights.paraphrase : weights.member;
    // Without a head all words of a line mean the same.
    return { heads: wordsOf(heads === '' ? given : heads), members: wordsOf(heads === '' ? '' : given), weight };
  });
}

function byInitial(all: readonly Line[]): Map<string, Beginning[]> {
  const found = new Map<string, Beginning[]>();
  for (const line of all) {
    const own = new Map<string, { line: Line; heads: string[]; members: string[] }>();
    for (const part of ['heads', 'members'] as const) {
      for (const word of line[part].all) {
        const initial = line[part].initialOf(word);
        const beginning = own.get(initial) ?? { line, heads: [], members: [] };
        own.set(initial, beginning);
        beginning[part].push(word);
      }
    }
    for (const [initial, beginning] of own) {
      const others = found.get(initial);
      if (others === undefined) found.set(initial, [beginning]);
      else others.push(beginning);
    }
  }
  return found;
}

function isSpelled(words: string): boolean {
  return /\p{Script=Latin}|\p{Script=Cyrillic}/u.test(words);
}

function firstTerm(word: string): string {
  return termsOf(word)[0] ?? word;
}

function isLoneSign(term: string): boolean {
  return /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(term);
}
