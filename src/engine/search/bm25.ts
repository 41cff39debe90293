import { decodeLength } from './lengths.js';

/** BM25+ (Lv and Zhai 2011). `delta` is what any occurrence is worth at least, however long the unit. */
export const k1 = 1.2;
export const b = 0.75;
export const delta = 0.75;

/** Frequencies from here on count the same: the curve is almost flat. */
const mostFrequency = 15;

/**
 * The weight of a term by its frequency and length code: `table[min(tf, 15) << 8 | code]`; zero for tf 0.
 *
 * tf (k1 + 1) / (tf + k1 (1 - b + b length / average)) + delta
 */
export function weightTable(averageLength: number): Float64Array {
  const table = new Float64Array((mostFrequency + 1) << 8);
  for (let code = 0; code < 256; code++) {
    const norm = k1 * (1 - b + (b * decodeLength(code)) / averageLength);
    for (let tf = 1; tf <= mostFrequency; tf++) table[(tf << 8) | code] = (tf * (k1 + 1)) / (tf + norm) + delta;
  }
  return table;
}

/** The weight of a word of a short field, where length says nothing and repetition does not occur: the formula with tf 1 and b 0. */
export const fieldWeight = 1 + delta;

/** What an occurrence can be worth at most: tf and length as good as they get. */
export function cappedFrequency(tf: number): number {
  return Math.min(tf, mostFrequency);
}
