import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fnv1a64 } from '../../src/exchange/hash.js';

test.each([
  ['', 'cbf29ce484222325'],
  ['a', 'af63dc4c8601ec8c'],
  ['foobar', '85944171f73967e8'],
])('FNV-1a of %j is the published one', (text, hash) => {
  expect(fnv1a64(text)).toBe(hash);
});

test('agrees with whole-number arithmetic', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      let hash = 0xcbf29ce484222325n;
      for (const byte of new TextEncoder().encode(text))
        hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & (2n ** 64n - 1n);
      expect(fnv1a64(text)).toBe(hash.toString(16).padStart(16, '0'));
    }),
  );
});
