import { firstContentByte } from './fields.js';
import { encodeLength } from './lengths.js';
import { hashOf, Segment } from './segment.js';

/** The sorted terms of a segment, as UTF-8 behind each other; `offsets` has one entry more than there are terms. */
export interface Dictionary {
  readonly bytes: Uint8Array;
  readonly offsets: Uint32Array;
}

/** What the units of a segment say, in ascending order of ordinals. */
export interface Units {
  readonly ordinals: ArrayLike<number>;
  readonly passages: ArrayLike<number>;
  readonly traits: ArrayLike<number>;
  /** Term numbers of the dictionary, unit after unit; every term of the dictionary occurs. */
  readonly forward: Uint32Array;
  readonly forwardOffsets: Uint32Array;
}

/**
 * Builds the one segment of a dictionary and its units. Everything else (postings, frequencies, lengths, hash table) follows from them,
 * so however a segment came about, by freezing, merging or erasing, equal contents have equal bytes.
 */
export function assemble(dictionary: Dictionary, units: Units): Segment {
  const terms = dictionary.offsets.length - 1;
  const count = units.ordinals.length;
  const postings = countPostings(terms, count, units);
  let total = 0;
  for (let term = 0; term < terms; term++) total += postings[term] as number;
  const fieldTerms = countFieldTerms(dictionary);
  const divided = Array.prototype.some.call(units.passages, (passage: number) => passage > 0);
  const segment = Segment.frame({
    units: count,
    terms,
    dictionaryBytes: dictionary.offsets[terms] as number,
    postings: total,
    tokens: units.forward.length,
    fieldTerms,
    divided,
  });
  segment.dictionary.set(dictionary.bytes.subarray(0, segment.dictionary.length));
  segment.termOffsets.set(dictionary.offsets);
  segment.ordinals.set(units.ordinals);
  if (divided) segment.passages.set(units.passages);
  segment.traits.set(units.traits);
  segment.forward.set(units.forward);
  segment.forwardOffsets.set(units.forwardOffsets);
  placePostings(segment, postings);
  fillHash(segment);
  return segment;
}

/** How many units each term occurs in. */
function countPostings(terms: number, count: number, units: Units): Uint32Array {
  const found = new Uint32Array(terms);
  const last = new Int32Array(terms).fill(-1);
  for (let unit = 0; unit < count; unit++) {
    const end = units.forwardOffsets[unit + 1] as number;
    for (let i = units.forwardOffsets[unit] as number; i < end; i++) {
      const term = units.forward[i] as number;
      if (last[term] === unit) continue;
      last[term] = unit;
      found[term] = (found[term] as number) + 1;
    }
  }
  return found;
}

/** A counting sort of the forward lists by term; `counts` becomes the cursor of each term. */
function placePostings(segment: Segment, counts: Uint32Array): void {
  const { postings, frequencies, postingOffsets, forward, forwardOffsets } = segment;
  let at = 0;
  for (let term = 0; term < segment.terms; term++) {
    postingOffsets[term] = at;
    at += counts[term] as number;
    counts[term] = postingOffsets[term] as number;
  }
  postingOffsets[segment.terms] = at;
  for (let unit = 0; unit < segment.units; unit++) {
    const end = forwardOffsets[unit + 1] as number;
    let length = 0;
    for (let i = forwardOffsets[unit] as number; i < end; i++) {
      const term = forward[i] as number;
      if (term >= segment.fieldTerms) length++;
      const cursor = counts[term] as number;
      if (cursor > (postingOffsets[term] as number) && postings[cursor - 1] === unit) {
        if ((frequencies[cursor - 1] as number) < 255)
          frequencies[cursor - 1] = (frequencies[cursor - 1] as number) + 1;
        continue;
      }
      postings[cursor] = unit;
      frequencies[cursor] = 1;
      counts[term] = cursor + 1;
    }
    segment.lengths[unit] = encodeLength(length);
  }
}

/** Enters every term, in order. */
export function fillHash(segment: Segment): void {
  const mask = segment.hash.length - 1;
  for (let term = 0; term < segment.terms; term++) {
    const { dictionary, termOffsets, hash } = segment;
    let slot = hashOf(dictionary, termOffsets[term] as number, termOffsets[term + 1] as number) & mask;
    while (hash[slot] !== 0) slot = (slot + 1) & mask;
    hash[slot] = term + 1;
  }
}

/** Field terms sort before all others, because they begin with a control character. */
function countFieldTerms({ bytes, offsets }: Dictionary): number {
  let term = 0;
  while (term < offsets.length - 1 && (bytes[offsets[term] as number] as number) < firstContentByte) term++;
  return term;
}
