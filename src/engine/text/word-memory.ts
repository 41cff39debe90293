import type { Language } from './languages.js';
import { marksOf } from './marks.js';
import { stem } from './stem.js';
import { analyseWord, type Word } from './words.js';

/** A term that is handed out again and again as the same object, so that whoever counts terms can note its number on it. */
export class Term {
  readonly text: string;
  /** Whose number it is. */
  holder: object | undefined = undefined;
  number = 0;

  constructor(text: string) {
    this.text = text;
  }
}

/** A word as it was written, and what it gives in texts of a language. It is itself the first of its terms. */
export class KnownWord extends Term implements Word {
  readonly raw: string;
  readonly language: Language | undefined;
  readonly terms: readonly string[];
  /** The second term and those behind it. */
  readonly others: readonly Term[];
  readonly role: Word['role'];
  readonly capital: boolean;
  /** What the word says beside its meaning: see `marks`. */
  readonly marks: number;
  #stem: string | undefined;

  constructor(raw: string, language: Language | undefined) {
    const { terms, role, capital } = analyseWord(raw, language);
    super(terms[0] ?? '');
    this.raw = raw;
    this.language = language;
    this.terms = terms;
    this.others = terms.length < 2 ? none : terms.slice(1).map((term) => new Term(term));
    this.role = role;
    this.capital = capital;
    this.marks = marksOf(raw);
  }

  /** Of the whole word as it was written, by the rules of English; stop words have theirs, too. */
  get stem(): string {
    this.#stem ??= stem(this.raw);
    return this.#stem;
  }
}

const none: readonly Term[] = [];

const generationSize = 50_000;

/**
 * Words met lately. Most words of a text are repetitions, so this is what makes analysing fast. A word is looked up where it stands in
 * a text, without being cut out of it. Two generations: when the young one is full it becomes the old one, whose words come back when
 * they are met again; so frequent words never drop out.
 */
export class WordMemory {
  #young = new Generation();
  #old: Generation | undefined;

  /** The word that stands at `start … end`. */
  at(text: string, start: number, end: number, language: Language | undefined): KnownWord {
    const hash = hashAt(text, start, end, language);
    const young = this.#young.find(text, start, end, language, hash);
    if (young !== undefined) return young;
    const word = this.#old?.find(text, start, end, language, hash) ?? new KnownWord(text.slice(start, end), language);
    if (this.#young.size >= generationSize) {
      this.#old = this.#young;
      this.#young = new Generation();
    }
    this.#young.add(word, hash);
    return word;
  }
}

/** FNV-1a over the code units of a word and the name of its language, never 0. */
function hashAt(text: string, start: number, end: number, language: Language | undefined): number {
  let hash = 0x811c_9dc5;
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x0100_0193);
  if (language !== undefined) {
    for (let i = 0; i < language.code.length; i++) hash = Math.imul(hash ^ language.code.charCodeAt(i), 0x0100_0193);
  }
  hash ^= hash >>> 15;
  return hash === 0 ? 1 : hash;
}

/** A hash table that only grows. */
class Generation {
  size = 0;
  /** 0 = free. */
  #hashes = new Int32Array(1024);
  #words: (KnownWord | undefined)[] = new Array<KnownWord | undefined>(1024).fill(undefined);

  find(text: string, start: number, end: number, language: Language | undefined, hash: number): KnownWord | undefined {
    const hashes = this.#hashes;
    const mask = hashes.length - 1;
    for (let slot = hash & mask; hashes[slot] !== 0; slot = (slot + 1) & mask) {
      if (hashes[slot] !== hash) continue;
      const word = this.#words[slot] as KnownWord;
      if (word.language === language && isAt(word.raw, text, start, end)) return word;
    }
    return undefined;
  }

  add(word: KnownWord, hash: number): void {
    if (this.size * 2 >= this.#hashes.length) this.#grow();
    this.#enter(word, hash);
    this.size++;
  }

  #enter(word: KnownWord | undefined, hash: number): void {
    const mask = this.#hashes.length - 1;
    let slot = hash & mask;
    while (this.#hashes[slot] !== 0) slot = (slot + 1) & mask;
    this.#hashes[slot] = hash;
    this.#words[slot] = word;
  }

  #grow(): void {
    const hashes = this.#hashes;
    const words = this.#words;
    this.#hashes = new Int32Array(hashes.length * 2);
    this.#words = new Array<KnownWord | undefined>(hashes.length * 2).fill(undefined);
    hashes.forEach((hash, slot) => {
      if (hash !== 0) this.#enter(words[slot], hash);
    });
  }
}

function isAt(word: string, text: string, start: number, end: number): boolean {
  if (word.length !== end - start) return false;
  for (let i = 0; i < word.length; i++) if (word.charCodeAt(i) !== text.charCodeAt(start + i)) return false;
  return true;
}
