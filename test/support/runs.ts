import fc from 'fast-check';

/** Whether the long runs are asked for: LOCI_LONG=1, or `npm run test:long`. */
export const isLong = process.env.LOCI_LONG === '1';

/**
 * How often a property is tried: `usual` times, or ten times as often in a long run. LOCI_NO_SHRINK=1 reports the first failure as it
 * is found, for those who only want to see red.
 */
export function runs(usual: number): { readonly numRuns: number; readonly endOnFailure: boolean } {
  return { numRuns: isLong ? usual * 10 : usual, endOnFailure: process.env.LOCI_NO_SHRINK === '1' };
}

/** Any string of UTF-16 code units, lone surrogates included. */
export const anyText = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  {
    weight: 2,
    arbitrary: fc
      .array(fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 0xd7f0, max: 0xe00f })), { maxLength: 40 })
      .map((units) => String.fromCharCode(...units)),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
);

/** The error that `work` throws. Fails when it throws none. */
export function errorOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('expected an error, and there was none');
}
