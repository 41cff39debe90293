import { packId, unpackId } from '../../model/id-codec.js';
import type { Ordinal, RecordId } from '../../model/ids.js';

/**
 * Record ids by ordinal and back, in three flat arrays: about 35 bytes for each ULID, where a `Map` of strings takes five
 * times as much. The hash table is built at the first look-up by id, which a search never needs.
 */
export class IdTable {
  /** Packed ids, each behind its length in one byte. The first byte is the length of ids that are not there. */
  #bytes: Uint8Array = new Uint8Array(1024);
  #end = 1;
  /** Where the length of each ordinal's id stands. */
  #starts: Uint32Array = new Uint32Array(64);
  #count = 0;
  /** Open addressing; a slot holds ordinal + 1. */
  #slots: Uint32Array | undefined;
  #hashed = 0;

  get size(): number {
    return this.#count;
  }

  /** Gives `ordinal` its id. Ordinals come in rising order; the ones left out have none. */
  set(ordinal: Ordinal, id: RecordId): void {
    if (ordinal < this.#count) throw new RangeError('ordinals come in rising order');
    const packed = packId(id);
    this.#starts = roomForWords(this.#starts, ordinal + 1);
    this.#starts.fill(0, this.#count, ordinal);
    this.#starts[ordinal] = this.#end;
    this.#bytes = roomFor(this.#bytes, this.#end + 1 + packed.length);
    this.#bytes[this.#end] = packed.length;
    this.#bytes.set(packed, this.#end + 1);
    this.#end += 1 + packed.length;
    this.#count = ordinal + 1;
  }

  /** Makes room for so many ids at once. */
  reserve(count: number): void {
    if (count <= this.#starts.length) return;
    this.#starts = roomForWords(this.#starts, count);
    this.#bytes = roomFor(this.#bytes, this.#end + (count - this.#count) * usualBytes);
  }

  /**
   * Takes the packed ids of `[from, to)` as they stand on a page from `at` on, each behind its length, which is 0 where there is none. Returns
   * where the next thing on the page starts.
   *
   * @throws RangeError when the bytes end too early
   */
  takePage(from: Ordinal, to: Ordinal, page: Uint8Array, at: number): number {
    if (from < this.#count) throw new RangeError('ordinals come in rising order');
    this.#starts = roomForWords(this.#starts, to);
    const starts = this.#starts;
    starts.fill(0, this.#count, from);
    const moved = this.#end - at;
    let read = at;
    let count = this.#count;
    for (let ordinal = from; ordinal < to; ordinal++) {
      const length = page[read] ?? longest;
      // No id is as long as that its length would take two bytes.
      if (length >= longest) throw new RangeError('the bytes end too early');
      starts[ordinal] = read + moved;
      if (length > 0) count = ordinal + 1;
      read += 1 + length;
    }
    if (read > page.length) throw new RangeError('the bytes end too early');
    this.#bytes = roomFor(this.#bytes, read + moved);
    this.#bytes.set(page.subarray(at, read), this.#end);
    this.#end = read + moved;
    this.#count = count;
    return read;
  }

  /** The id of `ordinal`; `undefined` when it has none. */
  get(ordinal: Ordinal): RecordId | undefined {
    const packed = this.packed(ordinal);
    return packed.length === 0 ? undefined : unpackId(packed);
  }

  packed(ordinal: Ordinal): Uint8Array {
    const at = this.#starts[ordinal] ?? 0;
    return this.#bytes.subarray(at + 1, at + 1 + (this.#bytes[at] as number));
  }

  find(id: RecordId): Ordinal | undefined {
    const slots = this.#table();
    const key = packId(id);
    for (let slot = hash(key) & (slots.length - 1); ; slot = (slot + 1) & (slots.length - 1)) {
      const held = slots[slot] as number;
      if (held === 0) return undefined;
      if (equal(this.packed(held - 1), key)) return held - 1;
    }
  }

  #table(): Uint32Array {
    if (this.#slots === undefined || this.#slots.length < this.#count * 2) {
      let size = 64;
      while (size < this.#count * 3) size *= 2;
      this.#slots = new Uint32Array(size);
      this.#hashed = 0;
    }
    const slots = this.#slots;
    for (; this.#hashed < this.#count; this.#hashed++) {
      const packed = this.packed(this.#hashed);
      if (packed.length === 0) continue;
      let slot = hash(packed) & (slots.length - 1);
      while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
      slots[slot] = this.#hashed + 1;
    }
    return slots;
  }
}

/** Of a ULID, with its length. */
const usualBytes = 18;
/** Lengths from here on take more than one byte. */
const longest = 0x80;

/** FNV-1a, 32 bits, with a final mix: ULIDs of one millisecond differ in their last bytes only. */
function hash(bytes: Uint8Array): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < bytes.length; i++) h = Math.imul(h ^ (bytes[i] as number), 0x01000193);
  h ^= h >>> 15;
  return Math.imul(h, 0x2c1b3c6d) >>> 0;
}

function equal(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function roomFor(bytes: Uint8Array, length: number): Uint8Array {
  if (length <= bytes.length) return bytes;
  const larger = new Uint8Array(Math.max(length, Math.trunc(bytes.length * 1.5)));
  larger.set(bytes);
  return larger;
}

function roomForWords(words: Uint32Array, length: number): Uint32Array {
  if (length <= words.length) return words;
  const larger = new Uint32Array(Math.max(length, Math.trunc(words.length * 1.5)));
  larger.set(words);
  return larger;
}
