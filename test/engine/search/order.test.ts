import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Builder } from '../../../src/engine/search/builder.js';
import { decodeUtf8, encodeUtf8 } from '../../../src/model/utf8.js';

const part = fc.constantFrom(
  '',
  'a',
  'ab',
  'abcde',
  'abcdef',
  '\u0001',
  '\u0011x',
  '\u0000',
  '\u007f',
  'é',
  '日',
  '\uffee',
  '😀',
  '\ud7ff',
  'z',
);
const term = fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(''));

describe('the terms of a frozen builder', () => {
  it('are in UTF-8 order, each once', () => {
    fc.assert(
      fc.property(fc.array(term, { minLength: 1, maxLength: 80 }), (terms) => {
        const builder = new Builder();
        builder.begin(0, 0);
        for (const one of terms) builder.text(one);
        const segment = builder.freeze();
        const found = Array.from({ length: segment.terms }, (_, number) => decodeUtf8(segment.term(number)));
        const expected = [...new Set(terms)].sort((a, b) => Buffer.compare(encodeUtf8(a), encodeUtf8(b)));
        expect(found).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });
});
