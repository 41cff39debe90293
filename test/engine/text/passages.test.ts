import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passages } from '../../../src/engine/text/passages.js';
import { sentences } from '../../../src/engine/text/sentences.js';

const cut = (text: string, spans: readonly { start: number; end: number }[]) =>
  spans.map(({ start, end }) => text.slice(start, end));

describe('sentences', () => {
  it.each<[string, string[]]>([
    ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
    ['Mr. Lee met J. Doe, e.g. at 3.5 km. Then left.', ['Mr. Lee met J. Doe, e.g. at 3.5 km.', 'Then left.']],
    ['She said "Stop!" Then ran.', ['She said "Stop!"', 'Then ran.']],
    ['今日は晴れ。明日は雨！', ['今日は晴れ。', '明日は雨！']],
    ['- milk\n- bread\n', ['- milk', '- bread']],
    ['Wait... what', ['Wait...', 'what']],
    ['', []],
    [' \n ', []],
  ])('%j', (text, expected) => {
    expect(cut(text, sentences(text))).toEqual(expected);
  });
});

describe('passages', () => {
  it('keeps a short text whole', () => {
    expect(passages('')).toEqual([{ start: 0, end: 0 }]);
    const text = 'word '.repeat(140);
    expect(passages(text)).toEqual([{ start: 0, end: text.length }]);
  });

  it('cuts a long text at sentences, about 100 words each', () => {
    const text = 'Nine words make a sentence that says very little. '.repeat(60);
    const parts = cut(text, passages(text));
    expect(parts.length).toBeGreaterThan(3);
    for (const part of parts) {
      expect(part.endsWith('little.')).toBe(true);
      expect(part.split(' ').length).toBeLessThanOrEqual(120);
    }
  });

  it('cuts what has no sentences, and scripts without spaces', () => {
    expect(passages('word '.repeat(1000)).length).toBeGreaterThan(7);
    expect(passages('漢'.repeat(1000)).length).toBeGreaterThan(3);
  });

  it('loses nothing but white space and never exceeds 4,096 passages', () => {
    const part = fc.constantFrom('word ', 'x', '漢字', '. ', '\n', '😀', 'ก', ' ');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 600 }), (parts) => {
        const text = parts.join('');
        const spans = passages(text);
        let at = 0;
        for (const { start, end } of spans) {
          expect(text.slice(at, start).trim()).toBe('');
          expect(end).toBeGreaterThanOrEqual(start);
          at = end;
        }
        expect(text.slice(at).trim()).toBe('');
      }),
    );
    expect(passages('a '.repeat(524_288)).length).toBeLessThanOrEqual(4096);
    expect(passages('a. '.repeat(349_525)).length).toBeLessThanOrEqual(4096);
  });
});
