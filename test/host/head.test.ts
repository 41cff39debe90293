import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeHead, encodeHead, firstHead, type Head, namedPages, pageOf, withoutPages } from '../../src/host/head.js';
import { crc32 } from '../../src/model/codec.js';
import { encodeUtf8 } from '../../src/model/utf8.js';
import { codeOf } from './help.js';

const ref = (key: string, from = 0, to = 1) => ({ key, from, to, bytes: 1 });
const head: Head = {
  ...firstHead('analyser-1'),
  generation: 12,
  nonce: 'ab12',
  folded: 99,
  rec: [ref('rec/a', 0, 10), ref('rec/b', 10, 20)],
  log: [ref('log/a', 1, 100)],
  idx: [{ ...ref('idx/a'), space: 3 }],
  quarantine: [{ ...ref('quarantine/a'), was: 'rec/z' }],
  spare: [ref('spare/a')],
};

describe('a head', () => {
  test('comes back as it went in', () => {
    expect(decodeHead(encodeHead(head))).toEqual(head);
  });

  test('damaged in any one byte, or cut anywhere, is corrupt', () => {
    const bytes = encodeHead(head);
    for (let at = 0; at < bytes.length; at++) {
      for (const flip of [1, 2, 0x80, 0xff])
        expect(codeOf(() => decodeHead(bytes.with(at, (bytes[at] ?? 0) ^ flip)))).toBe('corrupt');
      expect(codeOf(() => decodeHead(bytes.subarray(0, at)))).toBe('corrupt');
    }
  });

  test('of a later format asks for a newer version', () => {
    const json = '{"anything":1}';
    const sum = crc32(encodeUtf8(json), crc32(encodeUtf8('LCH2')));
    expect(codeOf(() => decodeHead(encodeUtf8(`LCH2 ${sum.toString(16).padStart(8, '0')}\n${json}\n`)))).toBe(
      'newer_format',
    );
  });

  test('names every page of every kind', () => {
    expect([...namedPages(head)].sort()).toEqual(['idx/a', 'log/a', 'quarantine/a', 'rec/a', 'rec/b', 'spare/a']);
    expect([...namedPages(withoutPages(head, new Set(['idx/a', 'spare/a', 'rec/a'])))].sort()).toEqual([
      'log/a',
      'quarantine/a',
      'rec/a',
      'rec/b',
    ]);
  });

  test('finds the page of a number', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5), { maxLength: 20 }), fc.nat(120), (lengths, n) => {
        let from = 0;
        const pages = lengths.map((length, i) => {
          from += length;
          return ref(`rec/${i}`, from - length, from);
        });
        expect(pageOf(pages, n)).toBe(pages.find((page) => page.from <= n && n < page.to));
      }),
    );
  });
});
