import { beforeEach, describe, expect, it } from 'vitest';
import type { Json } from '../../src/index.js';
import { current, errorOf, exportText, openStore, recalled, type TestStore } from './store.js';

let store: TestStore;
beforeEach(async () => {
  store = await openStore();
});

/** What becomes of a text: when it is read at once, after a reopening, and in another store that imported it. */
async function travels(text: string): Promise<readonly string[]> {
  const { id } = await store.memory.remember(text);
  const contents = [(await store.memory.get(id)).content];
  await store.reopen();
  contents.push((await store.memory.get(id)).content);
  await store.memory.compact();
  contents.push((await store.memory.get(id)).content);
  const copy = await openStore();
  await copy.memory.import(await exportText(store.memory));
  contents.push((await copy.memory.get(id)).content);
  return contents;
}

describe('a text', () => {
  const code = 'Run:\r\n```sh\r\n\tfor f in *.txt; do\r\n\t  echo "$f"   \r\n\tdone\r\n```\r\n\r\n\r\nDone.  ';
  const exact: readonly [string, string][] = [
    ['with CRLF, tabs, trailing blanks and empty lines', code],
    ['with a NUL and other controls', 'a\u0000b\u0007c\u001bd\u007f'],
    ['with a byte order mark and invisible signs', '\ufeffx\u200b\u2060\u202ey'],
    [
      'of markup',
      '<img src=x onerror=alert(1)><script>window.pwned=1</script> & <b>bold</b> [link](javascript:alert(2))',
    ],
    ['of JSON', '{"text":"x","__proto__":{}}'],
    ['null', 'null'],
    ['undefined', 'undefined'],
    ['0', '0'],
    ['true', 'true'],
    ['in two normal forms', `${'é'.normalize('NFC')}${'é'.normalize('NFD')}`],
    ['of emoji families and flags', '👩‍👩‍👧‍👦 🏳️‍🌈 🇳🇴 \u{10ffff}'],
    ['between blanks', '  x  \n'],
    ['that ends in a backslash and quotes', 'C:\\temp\\" \\u0041 \\n'],
    ['with line separators of JavaScript', 'a\u2028b\u2029c'],
  ];
  it.each(exact)('%s comes back as it went in, wherever it travels', async (_, text) => {
    for (const content of await travels(text)) expect(content).toBe(text);
  });

  it('with half a surrogate pair has U+FFFD there, everywhere alike', async () => {
    const halves = [`half ${'\ud83d'} emoji`, `${'\ude00'} tail`, `end ${'\ud83d'}`, `${'\ude00\ud83d'} swapped`];
    for (const text of halves) {
      for (const content of await travels(text)) expect(content).toBe(text.replaceAll(/[\ud800-\udfff]/g, '\ufffd'));
      store = await openStore();
    }
    const outcomes = await store.memory.rememberBatch(
      [...halves.slice(0, 2), 'a normal pebble'].map((content) => ({ content })),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['stored', 'stored', 'stored']);
    expect(await recalled(store.memory, 'pebble')).toEqual(['a normal pebble']);
  });

  it('of code is found by its words', async () => {
    await store.memory.remember(code);
    expect(await recalled(store.memory, 'echo')).toEqual([code]);
    expect(await recalled(store.memory, 'txt')).toEqual([code]);
  });

  it('of a megabyte is kept whole and found by its last words; a larger one is refused before anything is stored', async () => {
    const text = `${'filler sentence about weather. '.repeat(33_000)}The vault word is marzipan.`;
    const { id } = await store.memory.remember(text);
    expect(await recalled(store.memory, 'marzipan', 3)).toEqual([text]);
    expect((await recalled(store.memory, 'vault word'))[0]).toBe(text);
    await store.reopen();
    expect((await store.memory.get(id)).content === text).toBe(true);
    expect((await store.memory.get(id)).summary.length).toBeLessThanOrEqual(161);
    const before = (await store.memory.inspect()).records.length;
    expect(await errorOf(store.memory.remember(text + text))).toMatchObject({
      code: 'content_too_large',
      message: expect.stringContaining('1 MiB'),
    });
    expect(await errorOf(store.memory.amend(id, 'é'.repeat(524_289)))).toMatchObject({ code: 'content_too_large' });
    expect((await store.memory.inspect()).records).toHaveLength(before);
  });

  it('that looks like a value of JavaScript is a text among others', async () => {
    const texts = ['null', 'undefined', '0', 'true', '{"text":"x"}', '[]', 'NaN'];
    for (const content of texts) await store.memory.remember({ content, externalId: content });
    expect([...(await current(store.memory))].sort()).toEqual([...texts].sort());
    for (const content of ['null', 'undefined', '0', 'true', 'NaN'])
      expect((await recalled(store.memory, content))[0]).toBe(content);
    for (const content of texts)
      expect(await store.memory.remember({ content, externalId: content })).toMatchObject({ status: 'unchanged' });
  });

  it('that is no text is refused', async () => {
    for (const content of [undefined, null, 0, false, {}, [], Symbol('x'), new Date()]) {
      expect(await errorOf(store.memory.remember(content as never))).toMatchObject({
        name: 'MemoryError',
        code: 'invalid',
      });
      expect(await errorOf(store.memory.remember({ content } as never))).toMatchObject({
        name: 'MemoryError',
        code: 'invalid',
      });
    }
    for (const content of ['', ' ', '\n\t', '\u200b'])
      expect(await errorOf(store.memory.remember(content))).toMatchObject({ code: 'content_empty' });
    expect((await store.memory.inspect()).records).toEqual([]);
  });
});

describe('meta', () => {
  const kept: readonly [string, Json][] = [
    ['numbers', { half: 1.5, big: 2 ** 53, small: -1e-300 }],
    ['nothing and lists', { nul: null, list: [1, [2, []]], empty: {} }],
    ['deep', { a: { b: { c: { d: 'e' } } } }],
    ['text', 'just a string'],
    ['a number', 42],
    ['an empty list', []],
    ['odd keys', JSON.parse('{"":1," ":2,"__proto__":3,"a.b":4,"\\u0000":5}')],
  ];
  it.each(kept)('of %s comes back equal, before and after a reopening and in a copy', async (_, meta) => {
    const { id } = await store.memory.remember({ content: 'typed meta', meta });
    expect((await store.memory.get(id)).meta).toStrictEqual(meta);
    await store.reopen();
    expect((await store.memory.get(id)).meta).toStrictEqual(meta);
    const copy = await openStore();
    await copy.memory.import(await exportText(store.memory));
    expect((await copy.memory.get(id)).meta).toStrictEqual(meta);
  });

  const cyclic: Record<string, unknown> = {};
  cyclic.self = { again: cyclic };
  const refused: readonly [string, unknown, string][] = [
    ['undefined', { u: undefined }, 'meta.u'],
    ['functions', { f: () => 1 }, 'meta.f'],
    ['NaN', { nan: Number.NaN }, 'meta.nan'],
    ['infinities', { inf: Number.POSITIVE_INFINITY }, 'meta.inf'],
    ['minus zero', { neg: -0 }, 'meta.neg'],
    ['big integers', { bi: 10n }, 'meta.bi'],
    ['dates', { d: new Date(0) }, 'meta.d'],
    ['maps', { list: [{ m: new Map() }] }, 'meta.list[0].m'],
    ['symbols', { s: Symbol('x') }, 'meta.s'],
  ];
  it.each(refused)('with %s is refused up front, naming the place, and nothing is stored', async (_, meta, path) => {
    expect(await errorOf(store.memory.remember({ content: 'typed meta', meta: meta as Json }))).toMatchObject({
      name: 'MemoryError',
      code: 'invalid',
      data: { field: path },
    });
    expect((await store.memory.inspect()).records).toEqual([]);
  });

  it('that contains itself is refused', async () => {
    expect(await errorOf(store.memory.remember({ content: 'x', meta: cyclic as Json }))).toMatchObject({
      name: 'MemoryError',
      code: 'invalid',
    });
  });
});
