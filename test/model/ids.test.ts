import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packId, unpackId } from '../../src/model/id-codec.js';
import { isCommitId, isDigest, isRecordId, type RecordId, ulid } from '../../src/model/ids.js';
import { errorOf, runs } from '../support/runs.js';

const crockford = '0123456789abcdefghjkmnpqrstvwxyz';
const first = fc.constantFrom(...'01234567');
const digit = fc.constantFrom(...crockford);
const anyUlid = fc
  .tuple(first, fc.array(digit, { minLength: 25, maxLength: 25 }))
  .map(([a, rest]) => asId(a + rest.join('')));
const anyId = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_.:-]{0,63}$/).map(asId);
const time = fc.integer({ min: 0, max: 2 ** 48 - 1 });
const random = fc.uint8Array({ minLength: 10, maxLength: 10 });

function asId(text: string): RecordId {
  if (!isRecordId(text)) throw new Error(`${text} is no id`);
  return text;
}

describe('ids', () => {
  it('are 1 to 64 letters, digits and _ . : - that start with a letter or a digit', () => {
    for (const good of ['a', '0', 'A-b_c.d:e', 'x'.repeat(64)]) expect(isRecordId(good) && isCommitId(good)).toBe(true);
    const bad = [
      '',
      ' ',
      '-a',
      '.',
      '..',
      '../../evil',
      'a b',
      'a/b',
      'a\\b',
      'é',
      'a\u0000',
      'a\n',
      '__proto__',
      'x'.repeat(65),
    ];
    for (const text of bad) expect(isRecordId(text) || isCommitId(text)).toBe(false);
  });

  it('digests are 32 lower-case hexadecimal digits', () => {
    expect(isDigest('0123456789abcdef0123456789abcdef')).toBe(true);
    for (const text of ['', '0'.repeat(31), '0'.repeat(33), 'A'.repeat(32), `${'0'.repeat(32)}\n`]) {
      expect(isDigest(text)).toBe(false);
    }
  });
});

describe('ulid', () => {
  it('gives 26 digits that hold the time and the random bytes', () => {
    fc.assert(
      fc.property(time, random, (now, bytes) => {
        const id = ulid(now, bytes);
        expect(id).toMatch(/^[0-7][0-9a-hjkmnp-tv-z]{25}$/);
        let value = 0n;
        for (const character of id) value = value * 32n + BigInt(crockford.indexOf(character));
        const expected = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), BigInt(now));
        expect(value).toBe(expected);
      }),
      runs(300),
    );
  });

  it('sorts by time', () => {
    fc.assert(
      fc.property(time, time, random, random, (a, b, x, y) => {
        fc.pre(a !== b);
        expect(ulid(a, x) < ulid(b, y)).toBe(a < b);
      }),
      runs(200),
    );
  });

  it('gives an id for every clock', () => {
    for (const now of [-1, -1e12, 0.5, 2 ** 48, 8.64e15]) expect(isRecordId(ulid(now, new Uint8Array(10)))).toBe(true);
  });
});

describe('packId', () => {
  it('keeps every ULID in 17 bytes', () => {
    fc.assert(
      fc.property(anyUlid, (id) => {
        expect(packId(id)).toHaveLength(17);
        expect(unpackId(packId(id))).toBe(id);
      }),
      runs(500),
    );
    for (const id of ['0'.repeat(26), `7${'z'.repeat(25)}`]) expect(unpackId(packId(asId(id)))).toBe(id);
  });

  it('keeps every other id as its characters', () => {
    fc.assert(
      fc.property(anyId, (id) => {
        expect(unpackId(packId(id))).toBe(id);
      }),
      runs(500),
    );
    // Like a ULID but for one thing: too large, upper case, a letter that base 32 leaves out, one character more or less.
    for (const id of [
      `8${'0'.repeat(25)}`,
      '0'.repeat(25),
      '0'.repeat(27),
      `0${'Z'.repeat(25)}`,
      `0${'u'.repeat(25)}`,
    ]) {
      expect(unpackId(packId(asId(id)))).toBe(id);
    }
  });

  it('gives no two ids the same bytes', () => {
    fc.assert(
      fc.property(fc.oneof(anyId, anyUlid), fc.oneof(anyId, anyUlid), (a, b) => {
        fc.pre(a !== b);
        expect(packId(a)).not.toEqual(packId(b));
      }),
      runs(200),
    );
  });

  it('unpacks damaged bytes to an id that packs the same way, or says corrupt', () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 70 }),
      fc.uint8Array({ maxLength: 20 }).map((tail) => Uint8Array.of(0, ...tail)),
    );
    fc.assert(
      fc.property(bytes, (packed) => {
        let id: RecordId;
        try {
          id = unpackId(packed);
        } catch (error) {
          expect(error).toMatchObject({ name: 'MemoryError', code: 'corrupt' });
          return;
        }
        expect(packId(id)).toEqual(packed);
      }),
      runs(2000),
    );
    expect(errorOf(() => unpackId(new Uint8Array(0)))).toMatchObject({ code: 'corrupt' });
  });
});
