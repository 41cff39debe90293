import type { Ordinal } from '../../model/ids.js';
import { encodeUtf8 } from '../../model/utf8.js';
import { analyserId } from '../text/analyse.js';

/**
 * A segment is an immutable stretch of the index: at most 16,384 units, each a record or a passage of one, with the terms, postings
 * and forward lists of all of them. Its typed arrays lie behind each other in one buffer, in the machine's byte order (little-endian
 * wherever loci runs; the magic number tells otherwise), so that memory and disk hold the same bytes and loading parses nothing.
 *
 * | part | type | what |
 * |---|---|---|
 * | header | Uint32 x 16 | magic, format, analyser, units, terms, dictionary bytes, hash slots, postings, tokens, field terms, divided |
 * | termOffsets | Uint32, terms + 1 | where each term begins in the dictionary; terms are in UTF-8 order, field terms first |
 * | hash | Uint16 or Uint32 | open addressing by FNV-1a: term number + 1, 0 = free |
 * | postingOffsets | Uint32, terms + 1 | where each term's postings begin |
 * | ordinals | Uint32, units | the record of each unit, ascending |
 * | forwardOffsets | Uint32, units + 1 | where each unit's forward list begins |
 * | forward | Uint16 or Uint32 | term numbers in the order of the text, then those of the fields (only at a record's first unit) |
 * | postings | Uint16 | local unit numbers, ascending within a term |
 * | passages | Uint16, units or 0 | which passage of its record a unit is, from 0; left out when every record has one |
 * | traits | Uint16, units | what the text of a unit is like, see `traits.ts` |
 * | frequencies | Uint8 | beside postings: how often, at most 255 |
 * | lengths | Uint8, units | content terms, as `encodeLength` codes them |
 * | dictionary | Uint8 | UTF-8 of all terms |
 *
 * The wide types are used from 65,535 terms on.
 */
export const mostUnits = 16_384;

const magic = 0x6963_6f6c; // "loci"
const format = 2;
const headerWords = 16;

export type Wide = Uint16Array | Uint32Array;

/** Counts that fix the place and size of every part. */
export interface Shape {
  readonly units: number;
  readonly terms: number;
  readonly dictionaryBytes: number;
  readonly postings: number;
  readonly tokens: number;
  readonly fieldTerms: number;
  /** Whether some record has more than one unit. */
  readonly divided: boolean;
}

/** Why bytes are no segment of this version: they are a cache of another one, or damaged. */
export type Unusable = 'format' | 'analyser' | 'damaged';

/** Views of one segment's parts. */
export class Segment {
  readonly bytes: Uint8Array;
  readonly units: number;
  readonly terms: number;
  /** The first so many terms belong to fields, the rest to contents. */
  readonly fieldTerms: number;
  readonly termOffsets: Uint32Array;
  readonly hash: Wide;
  readonly postingOffsets: Uint32Array;
  readonly ordinals: Uint32Array;
  readonly forwardOffsets: Uint32Array;
  readonly forward: Wide;
  readonly postings: Uint16Array;
  readonly passages: Uint16Array;
  readonly traits: Uint16Array;
  readonly frequencies: Uint8Array;
  readonly lengths: Uint8Array;
  readonly dictionary: Uint8Array;
  /** Whether some record has more than one unit. */
  readonly divided: boolean;

  /** An empty frame of the given shape, for `assemble` to fill. */
  static frame(shape: Shape): Segment {
    const bytes = new Uint8Array(layout(shape).size);
    const header = new Uint32Array(bytes.buffer, 0, headerWords);
    header.set([
      magic,
      format,
      analyserNumber(),
      shape.units,
      shape.terms,
      shape.dictionaryBytes,
      slotsFor(shape.terms),
    ]);
    header.set([shape.postings, shape.tokens, shape.fieldTerms, shape.divided ? 1 : 0], 7);
    return new Segment(bytes, shape);
  }

  /** A segment over stored bytes. Bytes that do not begin at a multiple of four in their buffer are copied. */
  static load(bytes: Uint8Array): Segment | Unusable {
    const own = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
    if (own.length < headerWords * 4) return 'damaged';
    const header = new Uint32Array(own.buffer, own.byteOffset, headerWords);
    if (header[0] !== magic || header[1] !== format) return 'format';
    if (header[2] !== analyserNumber()) return 'analyser';
    const field = (index: number) => header[index] as number;
    const shape: Shape = {
      units: field(3),
      terms: field(4),
      dictionaryBytes: field(5),
      postings: field(7),
      tokens: field(8),
      fieldTerms: field(9),
      divided: field(10) !== 0,
    };
    if (field(6) !== slotsFor(shape.terms) || layout(shape).size !== own.length || shape.units > mostUnits)
      return 'damaged';
    return new Segment(own, shape);
  }

  private constructor(bytes: Uint8Array, shape: Shape) {
    const { at, slots, wide } = layout(shape);
    const words = (start: number, length: number) => new Uint32Array(bytes.buffer, bytes.byteOffset + start, length);
    const halves = (start: number, length: number) => new Uint16Array(bytes.buffer, bytes.byteOffset + start, length);
    const either = wide ? words : halves;
    this.bytes = bytes;
    this.units = shape.units;
    this.terms = shape.terms;
    this.fieldTerms = shape.fieldTerms;
    this.termOffsets = words(at.termOffsets, shape.terms + 1);
    this.hash = either(at.hash, slots);
    this.postingOffsets = words(at.postingOffsets, shape.terms + 1);
    this.ordinals = words(at.ordinals, shape.units);
    this.forwardOffsets = words(at.forwardOffsets, shape.units + 1);
    this.forward = either(at.forward, shape.tokens);
    this.postings = halves(at.postings, shape.postings);
    this.passages = halves(at.passages, shape.divided ? shape.units : 0);
    this.traits = halves(at.traits, shape.units);
    this.frequencies = bytes.subarray(at.frequencies, at.frequencies + shape.postings);
    this.lengths = bytes.subarray(at.lengths, at.lengths + shape.units);
    this.dictionary = bytes.subarray(at.dictionary, at.dictionary + shape.dictionaryBytes);
    this.divided = shape.divided;
  }

  /** The number of a term, or -1. `term` is its UTF-8, `code` the hash of that, for who looks into many segments. */
  find(term: Uint8Array, code = hashOf(term, 0, term.length)): number {
    const mask = this.hash.length - 1;
    for (let slot = code & mask; ; slot = (slot + 1) & mask) {
      const entry = this.hash[slot] as number;
      if (entry === 0) return -1;
      if (this.#equals(entry - 1, term)) return entry - 1;
    }
  }

  /** The first and the behind-last number of the terms that begin with `prefix`. */
  range(prefix: Uint8Array): { readonly first: number; readonly end: number } {
    const first = this.#lowerBound(prefix, false);
    return { first, end: this.#lowerBound(prefix, true) };
  }

  /** The UTF-8 of a term. */
  term(number: number): Uint8Array {
    return this.dictionary.subarray(this.termOffsets[number] as number, this.termOffsets[number + 1] as number);
  }

  /** The first unit of a record, or -1. */
  unitOf(ordinal: Ordinal): number {
    let low = 0;
    let high = this.units;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.ordinals[middle] as number) < ordinal) low = middle + 1;
      else high = middle;
    }
    return this.ordinals[low] === ordinal ? low : -1;
  }

  /** Which passage of its record a unit is. */
  passageOf(unit: number): number {
    return this.divided ? (this.passages[unit] as number) : 0;
  }

  /** The unit behind the last one of the record whose first unit is `first`. */
  endOf(first: number): number {
    let end = first + 1;
    if (this.divided) while (end < this.units && (this.passages[end] as number) > 0) end++;
    return end;
  }

  #equals(number: number, term: Uint8Array): boolean {
    const start = this.termOffsets[number] as number;
    if ((this.termOffsets[number + 1] as number) - start !== term.length) return false;
    for (let i = 0; i < term.length; i++) if (this.dictionary[start + i] !== term[i]) return false;
    return true;
  }

  /** The first term that is not below `prefix`; with `behind`, the first that is above all terms with that prefix. */
  #lowerBound(prefix: Uint8Array, behind: boolean): number {
    let low = 0;
    let high = this.terms;
    while (low < high) {
      const middle = (low + high) >> 1;
      const order = compareBytes(this.term(middle), prefix);
      const below = order < 0 || (behind && startsWith(this.term(middle), prefix));
      if (below) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Where each part begins, and the size of the whole. */
function layout(shape: Shape) {
  const wide = shape.terms >= 0xffff;
  const slots = slotsFor(shape.terms);
  const unit = wide ? 4 : 2;
  let size = headerWords * 4;
  const part = (bytes: number) => {
    const start = size;
    size += (bytes + 3) & ~3;
    return start;
  };
  const at = {
    termOffsets: part(4 * (shape.terms + 1)),
    hash: part(unit * slots),
    postingOffsets: part(4 * (shape.terms + 1)),
    ordinals: part(4 * shape.units),
    forwardOffsets: part(4 * (shape.units + 1)),
    forward: part(unit * shape.tokens),
    postings: part(2 * shape.postings),
    passages: part(shape.divided ? 2 * shape.units : 0),
    traits: part(2 * shape.units),
    frequencies: part(shape.postings),
    lengths: part(shape.units),
    dictionary: part(shape.dictionaryBytes),
  };
  return { at, size, slots, wide };
}

/** A power of two, at least a third more than there are terms. */
function slotsFor(terms: number): number {
  let slots = 4;
  while (slots * 3 < terms * 4) slots *= 2;
  return slots;
}

/** FNV-1a over `bytes[start … end)`, 32 bits. */
export function hashOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0x811c_9dc5;
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ (bytes[i] as number), 0x0100_0193);
  return hash >>> 0;
}

/** Order by bytes, which for UTF-8 is the order of code points. */
function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const difference = (a[i] as number) - (b[i] as number);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

function startsWith(term: Uint8Array, prefix: Uint8Array): boolean {
  return term.length >= prefix.length && compareBytes(term.subarray(0, prefix.length), prefix) === 0;
}

function analyserNumber(): number {
  const name = encodeUtf8(analyserId);
  return hashOf(name, 0, name.length);
}
