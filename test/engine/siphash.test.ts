import { describe, expect, it } from 'vitest';
import { siphash128 } from '../../src/engine/siphash.js';
import { toHex } from '../../src/model/codec.js';

const key = Uint8Array.from({ length: 16 }, (_, i) => i);
const digestOf = (length: number) =>
  toHex(
    siphash128(
      key,
      Uint8Array.from({ length }, (_, i) => i),
    ),
  );

/** The first vectors of the reference implementation: the key 00 01 … 0f, the messages (none), 00, 00 01, and so on. */
const vectors = [
  'a3817f04ba25a8e66df67214c7550293',
  'da87c1d86b99af44347659119b22fc45',
  '8177228da4a45dc7fca38bdef60affe4',
];

describe('siphash128', () => {
  it.each(vectors.map((digest, length) => [length, digest] as const))(
    'digests %i bytes as the reference does',
    (length, digest) => {
      expect(digestOf(length)).toBe(digest);
    },
  );

  it('gives every length and every key its own digest', () => {
    const digests = Array.from({ length: 64 }, (_, length) => digestOf(length));
    expect(new Set(digests).size).toBe(64);
    const other = Uint8Array.from(key, (byte) => byte ^ 1);
    expect(toHex(siphash128(other, new Uint8Array(8)))).not.toBe(toHex(siphash128(key, new Uint8Array(8))));
  });

  it('does not depend on where in its buffer a message lies', () => {
    const buffer = Uint8Array.from({ length: 40 }, (_, i) => i * 7);
    expect(toHex(siphash128(key, buffer.subarray(5, 26)))).toBe(toHex(siphash128(key, buffer.slice(5, 26))));
  });
});
