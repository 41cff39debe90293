import type { ByteReader, ByteWriter } from '../../model/codec.js';
import type { Ordinal } from '../../model/ids.js';

/** Flat storage for one number of each record, and its form on a page: one value when all are equal, else the raw array. */
export class Column {
  readonly #make: (length: number) => Uint8Array | Uint32Array | Float64Array;
  readonly #blank: number;
  #values: Uint8Array | Uint32Array | Float64Array;

  /** @param blank the value of ordinals that were never set */
  constructor(width: 'u8' | 'u32' | 'f64', blank: number) {
    this.#make = {
      u8: (n: number) => new Uint8Array(n),
      u32: (n: number) => new Uint32Array(n),
      f64: (n: number) => new Float64Array(n),
    }[width];
    this.#blank = blank;
    this.#values = this.#make(64).fill(blank);
  }

  get(ordinal: Ordinal): number {
    return this.#values[ordinal] ?? this.#blank;
  }

  set(ordinal: Ordinal, value: number): void {
    if (ordinal >= this.#values.length) this.reserve(Math.max(ordinal + 1, Math.trunc(this.#values.length * 1.5)));
    this.#values[ordinal] = value;
  }

  /** Makes room for `length` ordinals at once. */
  reserve(length: number): void {
    if (length <= this.#values.length) return;
    const larger = this.#make(length).fill(this.#blank, this.#values.length);
    larger.set(this.#values);
    this.#values = larger;
  }

  /** Whether all of these records have a value. */
  areAll(ordinals: Uint32Array, value: number): boolean {
    const values = this.#values;
    for (let i = 0; i < ordinals.length; i++) if (values[ordinals[i] as number] !== value) return false;
    return true;
  }

  /** The highest value of a range. */
  highest(from: Ordinal, to: Ordinal): number {
    let highest = 0;
    for (let ordinal = from; ordinal < to; ordinal++) {
      const value = this.#values[ordinal] as number;
      if (value > highest) highest = value;
    }
    return highest;
  }

  write(out: ByteWriter, from: Ordinal, to: Ordinal): void {
    this.reserve(to);
    const part = this.#values.slice(from, to);
    const first = part[0] ?? this.#blank;
    let same = true;
    for (let i = 1; same && i < part.length; i++) same = Object.is(part[i], first);
    out.byte(same ? 1 : 0);
    if (same) out.float64(first);
    else out.raw(new Uint8Array(part.buffer));
  }

  /** Returns whether all values are equal. */
  read(input: ByteReader, from: Ordinal, to: Ordinal): boolean {
    this.reserve(to);
    if (input.byte() === 1) {
      this.#values.fill(input.float64(), from, to);
      return true;
    }
    const part = this.#make(to - from);
    new Uint8Array(part.buffer).set(input.raw(part.byteLength));
    this.#values.set(part, from);
    return false;
  }
}

/** One number of few records. */
export class SparseColumn {
  readonly #values = new Map<Ordinal, number>();

  get size(): number {
    return this.#values.size;
  }

  get(ordinal: Ordinal): number | undefined {
    return this.#values.get(ordinal);
  }

  isAnyIn(from: Ordinal, to: Ordinal): boolean {
    if (this.#values.size === 0) return false;
    for (let ordinal = from; ordinal < to; ordinal++) if (this.#values.has(ordinal)) return true;
    return false;
  }

  set(ordinal: Ordinal, value: number | undefined): void {
    if (value !== undefined) this.#values.set(ordinal, value);
    else if (this.#values.size > 0) this.#values.delete(ordinal);
  }

  write(out: ByteWriter, from: Ordinal, to: Ordinal): void {
    const held: [Ordinal, number][] = [];
    for (let ordinal = from; ordinal < to; ordinal++) {
      const value = this.#values.get(ordinal);
      if (value !== undefined) held.push([ordinal, value]);
    }
    out.varint(held.length);
    for (const [ordinal, value] of held) {
      out.varint(ordinal - from);
      out.float64(value);
    }
  }

  read(input: ByteReader, from: Ordinal): void {
    for (let left = input.varint(); left > 0; left--) this.#values.set(from + input.varint(), input.float64());
  }
}
