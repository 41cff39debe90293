import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeTextPage, TextPage } from '../../src/host/text-page.js';

const row = fc.option(fc.uint8Array({ minLength: 1, maxLength: 30 }), { nil: undefined });
const rows = fc.array(row, { minLength: 1, maxLength: 12 });

describe('a page of texts', () => {
  test('gives each row back, and "none" where there is none or outside its range', () => {
    fc.assert(
      fc.property(rows, fc.nat(1000), (said, from) => {
        const page = new TextPage(from, from + said.length, encodeTextPage(said));
        said.forEach((bytes, i) => {
          expect(page.row(from + i)).toEqual(bytes);
        });
        expect(page.row(from - 1)).toBeUndefined();
        expect(page.row(from + said.length)).toBeUndefined();
      }),
    );
  });

  test('damaged in one byte never gives a wrong row, and loses at most two', () => {
    fc.assert(
      fc.property(rows, fc.nat(), fc.integer({ min: 1, max: 255 }), (said, place, flip) => {
        const body = encodeTextPage(said);
        const at = place % body.length;
        const page = new TextPage(0, said.length, body.with(at, (body[at] ?? 0) ^ flip));
        const damaged = said.filter((bytes, i) => {
          const found = page.row(i);
          if (found !== 'damaged') expect(found).toEqual(bytes);
          return found === 'damaged';
        });
        expect(damaged.length).toBeGreaterThan(0);
        expect(damaged.length).toBeLessThanOrEqual(2);
      }),
    );
  });

  test('cut off in its rows keeps the rows before; cut off in its table it is none', () => {
    const said = [Uint8Array.of(1, 2, 3), Uint8Array.of(4, 5), Uint8Array.of(6)];
    const body = encodeTextPage(said);
    const page = new TextPage(0, 3, body.subarray(0, body.length - 2));
    expect([0, 1, 2].map((n) => page.row(n))).toEqual([said[0], 'damaged', 'damaged']);
    expect(() => new TextPage(0, 3, body.subarray(0, 20))).toThrow(RangeError);
  });
});
