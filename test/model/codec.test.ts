import { crc32 as zlibCrc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteReader, ByteWriter, crc32, fromHex, toHex } from '../../src/model/codec.js';
import { wellFormed } from '../../src/model/utf8.js';
import { anyText, errorOf, runs } from '../support/runs.js';

type Value =
  | { readonly as: 'byte' | 'varint' | 'uint32' | 'float64'; readonly value: number }
  | { readonly as: 'bytes'; readonly value: Uint8Array }
  | { readonly as: 'text'; readonly value: string };

const value: fc.Arbitrary<Value> = fc.oneof(
  fc.record({ as: fc.constant('byte' as const), value: fc.integer({ min: 0, max: 255 }) }),
  fc.record({ as: fc.constant('varint' as const), value: fc.maxSafeNat() }),
  fc.record({ as: fc.constant('varint' as const), value: fc.integer({ min: 0, max: 300 }) }),
  fc.record({ as: fc.constant('uint32' as const), value: fc.integer({ min: 0, max: 0xffffffff }) }),
  fc.record({ as: fc.constant('float64' as const), value: fc.double() }),
  fc.record({ as: fc.constant('bytes' as const), value: fc.uint8Array({ maxLength: 300 }) }),
  fc.record({ as: fc.constant('text' as const), value: anyText }),
);

function write(values: readonly Value[], room: number): Uint8Array {
  const out = new ByteWriter(room);
  for (const item of values) {
    if (item.as === 'bytes') out.bytes(item.value);
    else if (item.as === 'text') out.text(item.value);
    else out[item.as](item.value);
  }
  expect(out.finish()).toHaveLength(out.length);
  return out.finish();
}

const read = (input: ByteReader, values: readonly Value[]): unknown[] => values.map(({ as }) => input[as]());

describe('ByteWriter and ByteReader', () => {
  it('read what was written, however little room there was at first', () => {
    fc.assert(
      fc.property(fc.array(value, { maxLength: 30 }), fc.nat(64), (values, room) => {
        const input = new ByteReader(write(values, room));
        const expected = values.map((item) => (item.as === 'text' ? wellFormed(item.value) : item.value));
        expect(read(input, values)).toEqual(expected);
        expect(input.rest).toBe(0);
      }),
      runs(300),
    );
  });

  it('throw a RangeError wherever the bytes are cut off', () => {
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 10 }), fc.nat(), (values, cut) => {
        const bytes = write(values, 16);
        const short = bytes.subarray(0, cut % bytes.length);
        expect(errorOf(() => read(new ByteReader(short), values))).toBeInstanceOf(RangeError);
      }),
      runs(500),
    );
  });

  it('read arbitrary bytes to a value or to a RangeError, never to a number that is not exact', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 24, min: 0x60 }), (bytes) => {
        let number: number;
        try {
          number = new ByteReader(bytes).varint();
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
          return;
        }
        expect(Number.isSafeInteger(number)).toBe(true);
      }),
      runs(2000),
    );
  });

  it('write the largest exact number in eight bytes, and refuse a larger one when reading', () => {
    const out = new ByteWriter();
    out.varint(Number.MAX_SAFE_INTEGER);
    expect(out.length).toBe(8);
    expect(new ByteReader(out.finish()).varint()).toBe(Number.MAX_SAFE_INTEGER);
    const larger = Uint8Array.of(0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x10);
    expect(errorOf(() => new ByteReader(larger).varint())).toBeInstanceOf(RangeError);
  });

  it('read from a view into a larger buffer', () => {
    const out = new ByteWriter();
    out.uint32(0x01020304);
    out.float64(-0.5);
    const larger = new Uint8Array(40);
    larger.set(out.finish(), 13);
    const input = new ByteReader(larger.subarray(13, 25));
    expect([input.uint32(), input.float64()]).toEqual([0x01020304, -0.5]);
  });
});

describe('crc32', () => {
  it('is the CRC-32 of zlib, whole and in pieces', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat(200), (bytes, cut) => {
        expect(crc32(bytes)).toBe(zlibCrc32(bytes));
        expect(crc32(bytes.subarray(cut), crc32(bytes.subarray(0, cut)))).toBe(zlibCrc32(bytes));
      }),
      runs(500),
    );
  });

  it('is 0xcbf43926 for the digits 1 to 9', () => {
    expect(crc32(Uint8Array.from('123456789', (digit) => digit.charCodeAt(0)))).toBe(0xcbf43926);
  });
});

describe('hexadecimal digits', () => {
  it('round-trip', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        expect(fromHex(toHex(bytes))).toEqual(bytes);
        expect(toHex(bytes)).toBe(Buffer.from(bytes).toString('hex'));
      }),
      runs(100),
    );
  });
});
