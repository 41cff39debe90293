import type { Ordinal } from '../../model/ids.js';
import { writeUtf8 } from '../../model/utf8.js';
import type { TermSink } from '../text/analyse.js';
import type { Term } from '../text/word-memory.js';
import { assemble, type Dictionary } from './assemble.js';
import type { Segment } from './segment.js';

/** Collects new units and freezes them into a segment. Only forward lists are kept while it grows: the rest follows from them. */
export class Builder implements TermSink {
  readonly #numbers = new Map<string, number>();
  #forward = new Uint32Array(4096);
  #tokens = 0;
  readonly #starts: number[] = [];
  readonly #ordinals: number[] = [];
  readonly #passages: number[] = [];
  readonly #traits: number[] = [];
  #bytes = 0;

  get units(): number {
    return this.#ordinals.length;
  }

  /** The highest ordinal so far; -1 when empty. */
  get last(): Ordinal {
    return this.#ordinals[this.#ordinals.length - 1] ?? -1;
  }

  has(ordinal: Ordinal): boolean {
    let low = 0;
    let high = this.#ordinals.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#ordinals[middle] as number) < ordinal) low = middle + 1;
      else high = middle;
    }
    return this.#ordinals[low] === ordinal;
  }

  /** Begins a unit; its terms and traits follow. Ordinals must not descend, and the passages of a record come in order, from 0. */
  begin(ordinal: Ordinal, passage: number): void {
    this.#starts.push(this.#tokens);
    this.#ordinals.push(ordinal);
    this.#passages.push(passage);
    this.#traits.push(0);
  }

  /** Says what the text of the unit that was begun last is like. */
  describe(traits: number): void {
    this.#traits[this.#traits.length - 1] = traits;
  }

  /** Adds a term to the unit that was begun last. */
  text(term: string): void {
    this.#add(this.#numberOf(term));
  }

  /** Adds a term that notes its number, so that it is looked up once in all. */
  shared(term: Term): void {
    if (term.holder !== this) {
      term.number = this.#numberOf(term.text);
      term.holder = this;
    }
    this.#add(term.number);
  }

  #numberOf(term: string): number {
    let number = this.#numbers.get(term);
    if (number === undefined) {
      number = this.#numbers.size;
      this.#numbers.set(term, number);
      this.#bytes += term.length * 3;
    }
    return number;
  }

  #add(number: number): void {
    if (this.#tokens === this.#forward.length) {
      const grown = new Uint32Array(this.#tokens * 2);
      grown.set(this.#forward);
      this.#forward = grown;
    }
    this.#forward[this.#tokens++] = number;
  }

  /** The segment of all units. The builder is spent. */
  freeze(): Segment {
    const { dictionary, places } = this.#sorted();
    const forward = this.#forward.subarray(0, this.#tokens);
    for (let i = 0; i < forward.length; i++) forward[i] = places[forward[i] as number] as number;
    const forwardOffsets = Uint32Array.from([...this.#starts, this.#tokens]);
    const units = { ordinals: this.#ordinals, passages: this.#passages, traits: this.#traits };
    return assemble(dictionary, { ...units, forward, forwardOffsets });
  }

  /** The terms in UTF-8 order, and where each number went. */
  #sorted(): { dictionary: Dictionary; places: Uint32Array } {
    const terms = inOrder([...this.#numbers.keys()]);
    const bytes = new Uint8Array(this.#bytes);
    const offsets = new Uint32Array(terms.length + 1);
    const places = new Uint32Array(terms.length);
    terms.forEach((term, place) => {
      offsets[place + 1] = writeUtf8(term, bytes, offsets[place] as number);
      places[this.#numbers.get(term) as number] = place;
    });
    return { dictionary: { bytes, offsets }, places };
  }
}

/** How many characters of a term make its key, seven bits each, and how many numbers find room beside them. */
const keyCharacters = 5;
const numberRoom = 2 ** 17;

/**
 * The terms in UTF-8 order. By far most differ in their first characters: these are numbers that sort by themselves, and only what is
 * the same so far is compared as a whole.
 */
function inOrder(terms: readonly string[]): readonly string[] {
  if (terms.length > numberRoom) return [...terms].sort(compareCodePoints);
  const keys = new Float64Array(terms.length);
  for (let number = 0; number < terms.length; number++)
    keys[number] = keyOf(terms[number] as string) * numberRoom + number;
  keys.sort();
  const sorted = Array.from(keys, (key) => terms[key % numberRoom] as string);
  for (let from = 0; from < sorted.length; ) {
    const key = Math.floor((keys[from] as number) / numberRoom);
    let end = from + 1;
    while (end < sorted.length && Math.floor((keys[end] as number) / numberRoom) === key) end++;
    if (end - from > 1) sortRange(sorted, from, end);
    from = end;
  }
  return sorted;
}

/** The first characters as a number, up to the first one that is not ASCII, which counts as the last of ASCII. */
function keyOf(term: string): number {
  let key = 0;
  let end = term.length;
  for (let i = 0; i < keyCharacters; i++) {
    const unit: number = i < end ? term.charCodeAt(i) : 0;
    if (unit >= 0x7f) end = i;
    key = key * 128 + Math.min(0x7f, unit);
  }
  return key;
}

function sortRange(terms: string[], from: number, end: number): void {
  const part = terms.slice(from, end).sort(compareCodePoints);
  for (let i = from; i < end; i++) terms[i] = part[i - from] as string;
}

function compareCodePoints(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x !== y) return rank(x) - rank(y);
  }
  return a.length - b.length;
}

/** Surrogates stand for code points above all of the basic plane. */
function rank(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}
