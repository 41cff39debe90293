import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ImportSource } from '../../src/exchange/index.js';
import { contents, jsonLines, parse } from './helpers.js';

const text = jsonLines({ content: 'Käthe keeps bees 🐝' }, { content: '日本語' });
const expected = ['Käthe keeps bees 🐝', '日本語'];
const bytes = Buffer.from(text);

async function* inPieces(whole: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < whole.length; from += size) yield whole.subarray(from, from + size);
}

function utf16be(value: string): Uint8Array {
  return Buffer.from(`\ufeff${value}`, 'utf16le').swap16();
}

const withoutEnd = text.trimEnd();
const sources: readonly [string, ImportSource][] = [
  ['text', text],
  ['bytes', bytes],
  ['a view into a larger buffer', new Uint8Array(Buffer.concat([Buffer.from('xx'), bytes])).subarray(2)],
  ['an ArrayBuffer', new Uint8Array(bytes).buffer],
  ['a Blob', new Blob([bytes])],
  ['a stream', new Blob([bytes]).stream()],
  ['something with arrayBuffer alone', { arrayBuffer: async () => new Uint8Array(bytes).buffer }],
  ['single bytes', inPieces(bytes, 1)],
  ['pieces that cut characters', inPieces(bytes, 7)],
  [
    'pieces of text',
    (async function* () {
      yield* ['\ufeff', text.slice(0, 20), text.slice(20)];
    })(),
  ],
  ['a byte order mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes])],
  ['a byte order mark in text', `\ufeff${text}`],
  ['CRLF', text.replaceAll('\n', '\r\n')],
  ['no newline at the end', withoutEnd],
  ['blank lines', `\n\n${text.replace('\n', '\n \n\r\n')}\n\n`],
  ['UTF-16, little end first', Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['UTF-16, big end first', utf16be(text)],
  ['UTF-16 in single bytes', inPieces(utf16be(text), 1)],
];

test.each(sources)('a source may be %s', async (_what, source) => {
  const parsed = await parse(source);
  expect(contents(parsed)).toEqual(expected);
  expect(parsed.problems).toEqual([]);
});

test('where a source is cut into pieces makes no difference', async () => {
  const cases: readonly string[] = [
    jsonLines({ memory: 'a"\\{[', id: '1' }, { memory: 'b\u2028', id: '2' }),
    JSON.stringify([
      { memory: 'a"\\{[,]}', id: '1' },
      { memory: 'x🐝', id: '2' },
    ]),
    JSON.stringify({ results: [{ memory: 'a', id: '1', metadata: { deep: ['"]'] } }] }, null, 2),
    '# Model Set Context\r\n1. [2024-04-26]. Käthe\r\nkeeps bees.\r\n',
  ];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...cases), fc.integer({ min: 1, max: 40 }), async (file, size) => {
      expect(await parse(inPieces(Buffer.from(file), size))).toEqual(await parse(file));
    }),
  );
});

describe('is refused with one clear sentence:', () => {
  const refused: readonly [string, unknown, string][] = [
    ['a zip archive', Buffer.from('PK\u0003\u0004rest of it'), 'invalid'],
    ['a zip archive read as text', 'PK\u0003\u0004rest of it', 'invalid'],
    ['a gzip file', Buffer.from([0x1f, 0x8b, 8, 0, 0]), 'invalid'],
    ['nothing', '', 'invalid'],
    ['white space', ' \r\n\n\ufeff'.trimEnd(), 'invalid'],
    ['a path', './conversations.json', 'invalid'],
    ['prose', 'Dear diary,\nnothing happened today.\n', 'invalid'],
    ['an unknown JSON shape', '[{"a":1}]', 'invalid'],
    ['a number', 7, 'invalid'],
    ['null', null, 'invalid'],
    ['an object', {}, 'invalid'],
  ];
  test.each(refused)('%s', async (_what, source, code) => {
    await expect(parse(source as ImportSource)).rejects.toMatchObject({ name: 'MemoryError', code });
  });

  test('an unknown format', async () => {
    await expect(parse(text, 'zep' as 'auto')).rejects.toMatchObject({ code: 'invalid' });
  });

  test('a stream that fails, with the cause', async () => {
    const cause = new Error('disk gone');
    const failing = (async function* (): AsyncGenerator<Uint8Array> {
      yield bytes;
      throw cause;
    })();
    await expect(parse(failing)).rejects.toMatchObject({ code: 'unavailable', cause });
  });
});

test('lets go of a stream that it need not read to its end', async () => {
  let closed = 0;
  async function* endless(start: string): AsyncGenerator<string> {
    try {
      yield start;
      while (true) yield '  ';
    } finally {
      closed++;
    }
  }
  expect(contents(await parse(endless('[{"memory":"a"}]'.padEnd(5000)), 'mem0'))).toEqual(['a']);
  await expect(parse(endless('PK\u0003\u0004'))).rejects.toMatchObject({ code: 'invalid' });
  await expect(parse(endless('[{"unknown":1}]'.padEnd(5000)))).rejects.toMatchObject({ code: 'invalid' });
  expect(closed).toBe(3);
});

describe('the name of the file', () => {
  const sourceOf = async (source: ImportSource, name?: string) =>
    (await parse(source, 'auto', name)).items[0]?.item.source;

  test('is kept without folders and control characters', async () => {
    expect(await sourceOf(text, '/home/ada/secret project/notes.jsonl')).toBe('import:notes.jsonl');
    expect(await sourceOf(text, 'C:\\Users\\ada\\notes.jsonl')).toBe('import:notes.jsonl');
    expect(await sourceOf(text, 'a\u0000b\n.jsonl')).toBe('import:ab.jsonl');
    expect(await sourceOf(text, '/')).toBe('import:file');
    expect((await sourceOf(text, 'x'.repeat(300)))?.length).toBe(256);
  });
});
