import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonShownSafely, shownSafely } from '../../../src/node/cli/terminal.js';
import { anyText, runs } from '../../support/runs.js';
import { idOf, place } from './harness.js';

const here = place();

/** Whether a terminal would obey any of it. */
const isObeyed = (text: string): boolean =>
  [...text].some((character) => {
    const code = character.codePointAt(0) ?? 0;
    const harmless = character === '\n' || character === '\t';
    const turnsText = (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
    return turnsText || (!harmless && (code < 0x20 || (code >= 0x7f && code < 0xa0)));
  });

const nasty =
  'title \u001b]0;owned\u0007 clear \u001b[2J c1 \u009b31m back\b\r del \u007f turn \u202eabc\u2066 end\u0000 fig';

describe('text for terminals', () => {
  test('has nothing in it that a terminal obeys, and keeps the rest', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const shown = shownSafely(text);
        expect(isObeyed(shown)).toBe(false);
        if (!isObeyed(text)) expect(shown).toBe(text);
      }),
      runs(500),
    );
  });

  test('JSON for terminals means the same', () => {
    fc.assert(
      fc.property(fc.jsonValue(), anyText, (value, text) => {
        const json = jsonShownSafely([value, text]);
        expect(isObeyed(json)).toBe(false);
        expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify([value, text])));
      }),
      runs(500),
    );
  });

  test('keeps letters of every script, joiners and emoji', () => {
    const text = 'שלום \u200f‎ क्\u200dष 👩\u200d👧 ünïcode\ttab\nline';
    expect(shownSafely(text)).toBe(text);
  });
});

test('stored control characters reach no terminal, by any command', async () => {
  const id = idOf(
    await here.json(['remember', '-', '--source', 'fig \u202e', '--external-id', '\u001b[1m'], { stdin: nasty }),
  );
  const commands = [
    ['recall', 'fig', '--explain'],
    ['search', 'fig', '--explain'],
    ['search'],
    ['get', id],
    ['inspect'],
    ['history', id],
    ['export'],
    ['forget', '--query', 'fig', '--dry-run'],
  ];
  for (const argv of commands) {
    for (const json of [[], ['--json']]) {
      const { code, out } = await here.loci([...argv, ...json], { terminal: true });
      expect(code, argv.join(' ')).toBe(0);
      expect(isObeyed(out), argv.join(' ')).toBe(false);
    }
  }
  const { out } = await here.loci(['import', '-', '--dry-run'], {
    stdin: JSON.stringify([{ memory: nasty, id: 'm1' }]),
  });
  expect(out).toContain('added  title \\u001b]0;owned');
  expect(isObeyed(out)).toBe(false);
});

test('JSON and exports to a pipe hold the text exactly', async () => {
  const id = idOf(await here.json(['remember', '-'], { stdin: nasty }));
  expect(Object(await here.json(['get', id])).content).toBe(nasty);
  const { out } = await here.loci(['export']);
  expect(JSON.parse(out.split('\n')[1] ?? '').content).toBe(nasty);
});

test('errors repeat no control characters of an argument', async () => {
  const { code, err } = await here.loci(['recall', 'x', '--\u001b[2J']);
  expect(code).toBe(2);
  expect(isObeyed(err)).toBe(false);
});
