import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { xxh32 } from '../../src/host/checksum.js';
import { pageKinds } from '../../src/host/keyspace.js';
import { decodePage, encodePage, openPage, type PageHeader } from '../../src/host/page.js';
import { codeOf } from './help.js';

const number = fc.oneof(fc.nat(300), fc.nat({ max: 2 ** 48 }));
const header: fc.Arbitrary<PageHeader> = fc.record(
  { kind: fc.constantFrom(...pageKinds), generation: number, from: number, to: number, space: number, folded: number },
  { noNullPrototype: true },
);
const body = fc.uint8Array({ maxLength: 200 });

describe('a page', () => {
  test('comes back as it went in, its body at a multiple of 8', () => {
    fc.assert(
      fc.property(header, body, (said, bytes) => {
        const page = decodePage(encodePage(said, bytes));
        expect(page.header).toEqual(said);
        expect(page.body).toEqual(bytes);
        expect(page.body.byteOffset % 8).toBe(0);
        expect(openPage(encodePage(said, bytes)).header).toEqual(said);
      }),
    );
  });

  test('damaged in any one byte, or cut anywhere, is corrupt and nothing else', () => {
    fc.assert(
      fc.property(header, body, fc.integer({ min: 1, max: 255 }), (said, bytes, flip) => {
        const page = encodePage(said, bytes);
        for (let at = 0; at < page.length; at++) {
          expect(codeOf(() => decodePage(page.with(at, (page[at] ?? 0) ^ flip)))).toBe('corrupt');
          expect(codeOf(() => decodePage(page.subarray(0, at)))).toBe('corrupt');
        }
      }),
      { numRuns: 30 },
    );
  });

  test('whose body is damaged still says what it is, and one whose header is damaged does not', () => {
    const said = { kind: 'rec', generation: 7, from: 10, to: 20, space: 0, folded: 30 } as const;
    const page = encodePage(said, new Uint8Array(50).fill(9));
    expect(openPage(page.with(page.length - 1, 0)).header).toEqual(said);
    for (let at = 8; at < 15; at++) expect(codeOf(() => openPage(page.with(at, (page[at] ?? 0) ^ 1)))).toBe('corrupt');
  });

  test('of a later format, or of an unknown kind, asks for a newer version', () => {
    const said = { kind: 'log', generation: 1, from: 1, to: 2, space: 0, folded: 1 } as const;
    const later = encodePage(said, new Uint8Array(3)).with(3, 0x32);
    new DataView(later.buffer).setUint32(
      4,
      xxh32(later.subarray(8), new DataView(later.buffer).getUint32(0, true)),
      true,
    );
    expect(codeOf(() => decodePage(later))).toBe('newer_format');
    expect(codeOf(() => openPage(later))).toBe('newer_format');
  });
});
