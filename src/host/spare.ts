import type { Attempt } from './attempt.js';
import type { Head, PageRef } from './head.js';

type Pages = Omit<Head, 'generation' | 'nonce' | 'folded' | 'analyser' | 'spare'>;

const least = 16 * 1024;

/**
 * Room held in reserve, so that something can be forgotten on a full disk: enough for the pages that an erasure writes before
 * it can remove the old ones. The reserve of the generation before is kept while it is large enough.
 */
export function spareFor(attempt: Attempt, pages: Pages): readonly PageRef[] {
  const largest = (refs: readonly PageRef[]) => refs.reduce((most, { bytes }) => Math.max(most, bytes), 0);
  const table = 128 * (pages.rec.length + pages.led.length + pages.log.length + pages.idx.length);
  const need =
    2 * largest(pages.rec) + largest(pages.led) + largest(pages.nam) + largest(pages.log) + table + least / 2;
  if (largest(attempt.base.spare) >= need) return attempt.base.spare;
  let size = least;
  while (size < need) size *= 2;
  return [{ key: attempt.add('spare', filler(size)), from: 0, to: 0, bytes: size }];
}

/** Bytes that no file system can store in less room: xorshift32 (Marsaglia 2003). */
function filler(size: number): Uint8Array {
  const words = new Uint32Array(size / 4);
  let x = 0x9e3779b9;
  for (let i = 0; i < words.length; i++) {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    words[i] = x;
  }
  return new Uint8Array(words.buffer);
}
