import { beforeEach, describe, expect, it } from 'vitest';
import { errorOf, exportText, openStore, recalled, type TestStore } from './store.js';

let store: TestStore;
beforeEach(async () => {
  store = await openStore();
});
const rememberAll = async (...texts: string[]) => {
  for (const content of texts) await store.memory.remember({ content, kind: 'note' });
};

describe('signs that mean something elsewhere', () => {
  const folder = 'Use the C:\\temp (old) folder [x] for a+b*c?';
  const neil = "O'Neil paid 50% AND left";

  it.each([
    '(',
    '[',
    '*',
    '\\',
    '"',
    "'",
    'a+b*c?',
    'AND',
    'OR NOT',
    'foo:bar',
    '-',
    '/',
    '%',
    '_',
    '^$',
    '{}',
    '"unbalanced',
    "O'Neil",
    'NEAR(x y)',
    'a AND',
    '--',
    ';DROP TABLE memories',
    '~',
    '\u0000',
    '.*',
    '?',
    '\ud83d',
    '(?:',
    '\\p{L}',
    '@',
    '#',
  ])('mean nothing here: %j', async (query) => {
    await rememberAll(folder, neil);
    const found = await recalled(store.memory, query);
    expect(found.length).toBeLessThanOrEqual(2);
    if (['%', '_', '*', '.*', '-', '(', '--', '\\p{L}'].includes(query)) expect(found).toEqual([]);
  });

  it('do not keep a text from being found', async () => {
    await rememberAll(folder, neil);
    expect((await recalled(store.memory, "O'Neil"))[0]).toBe(neil);
    expect((await recalled(store.memory, 'O’Neil'))[0]).toBe(neil);
    expect((await recalled(store.memory, 'a+b*c?'))[0]).toBe(folder);
    expect((await recalled(store.memory, 'C:\\temp'))[0]).toBe(folder);
  });
});

describe('an empty question', () => {
  it('lists the newest, whatever sort of nothing it is', async () => {
    await rememberAll('one', 'two', 'three');
    const lists = await Promise.all(
      ['', ' ', '\n\t', '\u00a0', '\u200b', '\ufeff \u2060'].map((query) => recalled(store.memory, query)),
    );
    for (const list of lists) expect(list).toEqual(['three', 'two', 'one']);
  });

  it.each([undefined, null, 42, {}, ['x'], true, Symbol('x')])('that is no text is refused: %s', async (query) => {
    await rememberAll('one');
    expect(await errorOf(store.memory.recall(query as string))).toMatchObject({ name: 'MemoryError', code: 'invalid' });
    expect(await errorOf(store.memory.search(query as string))).toMatchObject({ name: 'MemoryError', code: 'invalid' });
  });
});

describe('small words', () => {
  it('find what consists of them', async () => {
    const texts = ['The Who played at the harbour', 'To be or not to be is a famous line', 'The invoice was paid'];
    await rememberAll(...texts);
    expect((await recalled(store.memory, 'the who'))[0]).toBe(texts[0]);
    expect((await recalled(store.memory, 'The Who'))[0]).toBe(texts[0]);
    expect((await recalled(store.memory, 'to be or not to be'))[0]).toBe(texts[1]);
    await expect(recalled(store.memory, 'the')).resolves.toBeDefined();
  });
});

describe('names with signs in them', () => {
  const texts = [
    'Legacy module is written in C',
    'Game engine is written in C++',
    'Billing is written in C#',
    'The robot runs on .NET and Node.js',
  ];
  it.each([
    ['written in C++', 1],
    ['written in C#', 2],
    ['.NET', 3],
    ['node.js', 3],
    ['Node.js', 3],
    ['c++', 1],
    ['c#', 2],
  ] as const)('%s', async (query, n) => {
    await rememberAll(...texts);
    expect((await recalled(store.memory, query, 4))[0]).toBe(texts[n]);
  });
});

describe('numbers, versions and addresses', () => {
  const texts = [
    'Ticket BENCH-100821 is blocked',
    'Ticket BENCH-100822 is done',
    'Shipped v1.2.3-rc.1 to staging',
    'mail to nora.k+test@example.org bounced',
  ];
  it.each([
    ['BENCH-100821', 0],
    ['bench 100821', 0],
    ['100821', 0],
    ['bench-100822', 1],
    ['v1.2.3-rc.1', 2],
    ['1.2.3', 2],
    ['nora.k+test@example.org', 3],
    ['example.org', 3],
  ] as const)('%s', async (query, n) => {
    await rememberAll(...texts);
    const hits = await store.memory.recall(query);
    expect(hits[0]?.content).toBe(texts[n]);
    if (hits[1] !== undefined) expect(hits[1].score).toBeLessThan(hits[0]?.score ?? 0);
  });
});

describe('a question that nothing answers', () => {
  it('gets nothing, and the best of nothing is not made to look good', async () => {
    await rememberAll(
      ...Array.from(
        { length: 20 },
        (_, i) => `${['tomatoes in the garden', 'soup for dinner', 'a train to the coast'][i % 3]} number ${i}`,
      ),
    );
    expect(await store.memory.recall('quantum chromodynamics lattice', { limit: 5 })).toHaveLength(0);
    const hits = await store.memory.recall('quantum chromodynamics lattice garden');
    for (const { relevance } of hits) expect(relevance).toBeLessThan(0.75);
    expect(await store.memory.recall('quantum chromodynamics lattice garden', { minRelevance: 0.75 })).toMatchObject({
      length: 0,
    });
  });
});

describe('a very long question', () => {
  it('is answered in time, down to its last words', async () => {
    await rememberAll('The greenhouse heater trips the fuse at night', 'A letter from Lisbon');
    const query = `${'lorem ipsum dolor '.repeat(2800)}greenhouse heater fuse`;
    const started = performance.now();
    expect((await recalled(store.memory, query))[0]).toBe('The greenhouse heater trips the fuse at night');
    expect(performance.now() - started).toBeLessThan(2000);
    expect((await recalled(store.memory, 'greenhouse heater fuse'))[0]).toBe(
      'The greenhouse heater trips the fuse at night',
    );
  });

  it('of the longest allowed size still answers, and of more says what is allowed', async () => {
    await rememberAll('marzipan');
    const size = 1024 * 1024;
    expect((await recalled(store.memory, `${'word '.repeat(size / 5 - 2)}marzipan`))[0]).toBe('marzipan');
    expect(await errorOf(store.memory.recall('x'.repeat(size + 1)))).toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('1,048,576'),
    });
  });
});

describe('words that JavaScript knows', () => {
  it('are words like others', async () => {
    const before = Object.getOwnPropertyNames(Object.prototype).length;
    const texts = [
      'the constructor of the class calls toString and hasOwnProperty',
      '__proto__ and prototype are special',
    ];
    await rememberAll(...texts);
    const owner = store.memory.as({ user: '__proto__', session: 'constructor', agent: 'hasOwnProperty' });
    await owner.remember({
      content: 'toString of somebody',
      tags: ['constructor', '__proto__'],
      externalId: '__proto__',
      meta: JSON.parse('{"__proto__":{"polluted":true},"constructor":{"x":1}}'),
    });
    expect(await recalled(store.memory, 'constructor')).toEqual([texts[0]]);
    expect(await recalled(store.memory, 'hasOwnProperty')).toEqual([texts[0]]);
    expect(await recalled(store.memory, '__proto__')).toEqual([texts[1]]);
    expect(await recalled(store.memory, 'valueOf')).toEqual([]);
    expect(await recalled(store.memory, 'toString')).toEqual([texts[0]]);
    const copy = await openStore();
    await copy.memory.as({ user: '__proto__' }).import(await exportText(owner));
    expect(await recalled(copy.memory.as({ user: '__proto__', agent: 'hasOwnProperty' }), 'somebody')).toEqual([
      'toString of somebody',
    ]);
    expect({}).not.toHaveProperty('polluted');
    expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(before);
  });
});

describe('endings', () => {
  const texts = ['Universities publish studies', 'The universe is large', 'She was running late'];
  it.each([
    ['university', 0],
    ['universities', 0],
    ['universe', 1],
    ['study', 0],
    ['running', 2],
    ['ran late', 2],
  ] as const)('%s', async (query, n) => {
    await rememberAll(...texts);
    expect((await recalled(store.memory, query))[0]).toBe(texts[n]);
  });
});
