import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeUtf8, encodeUtf8, utf8Length, wellFormed, writeUtf8 } from '../../src/model/utf8.js';
import { anyText, runs } from '../support/runs.js';

const platform = new TextEncoder();
// A byte order mark is text like any other here.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

describe('UTF-8', () => {
  it('encodes as the Encoding Standard does, lone surrogates too', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const bytes = encodeUtf8(text);
        expect(bytes).toEqual(platform.encode(text));
        expect(utf8Length(text)).toBe(bytes.length);
        expect(bytes.byteOffset).toBe(0);
        expect(bytes.buffer.byteLength).toBe(bytes.length);
      }),
      runs(500),
    );
  });

  it('decodes as the Encoding Standard does, malformed bytes too', () => {
    const hostile = fc.oneof(
      fc.uint8Array({ maxLength: 40 }),
      fc.uint8Array({ maxLength: 12, min: 0x70 }),
      fc
        .array(
          fc.constantFrom(0x41, 0x80, 0xbf, 0xc0, 0xc2, 0xe0, 0xa0, 0x9f, 0xed, 0xf0, 0x90, 0x8f, 0xf4, 0xf5, 0xff),
          { maxLength: 12 },
        )
        .map((bytes) => Uint8Array.from(bytes)),
    );
    fc.assert(
      fc.property(hostile, (bytes) => {
        expect(decodeUtf8(bytes)).toBe(decoder.decode(bytes));
      }),
      runs(3000),
    );
  });

  it('decodes every start of a text as the Encoding Standard does', () => {
    fc.assert(
      fc.property(anyText, fc.nat(200), (text, cut) => {
        const bytes = encodeUtf8(text).subarray(0, cut);
        expect(decodeUtf8(bytes)).toBe(decoder.decode(bytes));
      }),
      runs(500),
    );
  });

  it('gives every text back, lone surrogates as U+FFFD', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(decodeUtf8(encodeUtf8(text))).toBe(wellFormed(text));
        expect(wellFormed(text)).toBe(decoder.decode(platform.encode(text)));
        expect(wellFormed(text)).toHaveLength(text.length);
        expect(wellFormed(wellFormed(text))).toBe(wellFormed(text));
      }),
      runs(500),
    );
  });

  it('keeps long texts whole, wherever a block of the decoder ends', () => {
    for (const unit of ['a', 'é', '漢', '😀', 'a😀é漢']) {
      for (const length of [4095, 4096, 4097, 8193, 200_000]) {
        const text = unit.repeat(Math.ceil(length / unit.length));
        expect(decodeUtf8(encodeUtf8(text)) === text).toBe(true);
      }
    }
  });

  it('keeps NUL, the byte order mark, U+FFFE and the last character there is', () => {
    const text = '\u0000\ufeffa\ufffe\uffff\u{10ffff}';
    expect(decodeUtf8(encodeUtf8(text))).toBe(text);
  });

  it('writes into the middle of a buffer and says where it stopped', () => {
    const target = new Uint8Array(10).fill(7);
    expect(writeUtf8('é!', target, 2)).toBe(5);
    expect([...target]).toEqual([7, 7, 0xc3, 0xa9, 0x21, 7, 7, 7, 7, 7]);
  });
});
