import { hashOf } from './segment.js';
import type { Shard } from './shard.js';

/** So many numbers are kept before the table begins anew, at a moment that suits who reads it. */
const mostCells = 1 << 18;

/**
 * Terms met in records lately, as entries that hold for all shards: what a term is called in each shard, and how many active units have it. A
 * term is looked up in the other shards once, and its text is never decoded. Goes with the view of the index.
 */
export class TermTable {
  readonly #shards: readonly Shard[];
  /** By shard and term number: the entry + 1; 0 = not met. Made when a shard is first asked about. */
  readonly #entries: (Uint32Array | undefined)[];
  /** Entry x shards + place: the term's number there, or -1. */
  #numbers: Int32Array;
  #frequencies: Uint32Array;
  #count = 0;

  constructor(shards: readonly Shard[]) {
    this.#shards = shards;
    this.#entries = shards.map(() => undefined);
    this.#numbers = new Int32Array(0);
    this.#frequencies = new Uint32Array(0);
  }

  /** One more than the highest entry. */
  get count(): number {
    return this.#count;
  }

  /** Begins anew when the table has become large. Entries handed out before are void then, so call it before the first of a search. */
  begin(): void {
    if (this.#count * this.#shards.length <= mostCells) return;
    for (const entries of this.#entries) entries?.fill(0);
    this.#count = 0;
  }

  /** The entry of a term of the shard at `place`. */
  entryOf(place: number, number: number): number {
    const entries = this.#entries[place] ?? this.#take(place);
    const known = entries[number] as number;
    return known === 0 ? this.#meet(place, number) : known - 1;
  }

  /** In how many active units. */
  frequency(entry: number): number {
    return this.#frequencies[entry] as number;
  }

  /** The number of an entry's term in the shard at `place`, or -1. */
  numberIn(entry: number, place: number): number {
    return this.#numbers[entry * this.#shards.length + place] as number;
  }

  /** The UTF-8 of an entry's term. */
  bytesOf(entry: number): Uint8Array {
    const place = this.#shards.findIndex((_, at) => this.numberIn(entry, at) >= 0);
    return (this.#shards[place] as Shard).segment.term(this.numberIn(entry, place));
  }

  /** Room for a shard, with what is known of it from terms met in others. */
  #take(place: number): Uint32Array {
    const entries = new Uint32Array((this.#shards[place] as Shard).segment.terms);
    for (let entry = 0; entry < this.#count; entry++) {
      const number = this.numberIn(entry, place);
      if (number >= 0) entries[number] = entry + 1;
    }
    this.#entries[place] = entries;
    return entries;
  }

  #meet(place: number, number: number): number {
    const shards = this.#shards;
    const entry = this.#count++;
    if (entry >= this.#frequencies.length) this.#grow();
    const bytes = (shards[place] as Shard).segment.term(number);
    const code = hashOf(bytes, 0, bytes.length);
    let frequency = 0;
    for (let at = 0; at < shards.length; at++) {
      const shard = shards[at] as Shard;
      const own = at === place ? number : shard.segment.find(bytes, code);
      this.#numbers[entry * shards.length + at] = own;
      if (own < 0) continue;
      frequency += shard.frequency(own);
      const entries = this.#entries[at];
      if (entries !== undefined) entries[own] = entry + 1;
    }
    this.#frequencies[entry] = frequency;
    return entry;
  }

  #grow(): void {
    const room = Math.max(512, this.#frequencies.length * 2);
    const numbers = new Int32Array(room * this.#shards.length);
    numbers.set(this.#numbers);
    this.#numbers = numbers;
    const frequencies = new Uint32Array(room);
    frequencies.set(this.#frequencies);
    this.#frequencies = frequencies;
  }
}
