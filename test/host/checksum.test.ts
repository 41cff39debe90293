import fc from 'fast-check';
import { expect, test } from 'vitest';
import { xxh32 } from '../../src/host/checksum.js';
import { encodeUtf8 } from '../../src/model/utf8.js';

test('gives the values of the reference implementation', () => {
  const known: [text: string, seed: number, sum: number][] = [
    ['', 0, 0x02cc5d05],
    ['a', 0, 0x550d7456],
    ['abc', 0, 0x32d153ff],
    ['Nobody inspects the spammish repetition', 0, 0xe2293b2f],
  ];
  for (const [text, seed, sum] of known) expect(xxh32(encodeUtf8(text), seed).toString(16)).toBe(sum.toString(16));
});

test('does not depend on where the bytes lie, and changes with each of them', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 1, maxLength: 80 }),
      fc.nat(7),
      fc.nat(),
      fc.integer({ min: 1, max: 255 }),
      (bytes, offset, place, flip) => {
        const within = new Uint8Array(bytes.length + offset);
        within.set(bytes, offset);
        expect(xxh32(within.subarray(offset), 7)).toBe(xxh32(bytes, 7));
        const at = place % bytes.length;
        expect(xxh32(bytes.with(at, (bytes[at] ?? 0) ^ flip), 7)).not.toBe(xxh32(bytes, 7));
      },
    ),
  );
});
