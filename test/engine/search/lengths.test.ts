import { expect, it } from 'vitest';
import { decodeLength, encodeLength } from '../../../src/engine/search/lengths.js';

it('codes lengths in one byte, exactly when short and to 4 % when long', () => {
  for (let length = 0; length <= 40; length++) expect(decodeLength(encodeLength(length))).toBe(length);
  for (let length = 41; length < 60_000; length += 7) {
    const back = decodeLength(encodeLength(length));
    expect(back).toBeLessThanOrEqual(length);
    expect(back).toBeGreaterThan(length * 0.95);
  }
  expect(encodeLength(10_000_000)).toBe(255);
  for (let code = 0; code < 256; code++) expect(encodeLength(decodeLength(code))).toBe(code);
});
