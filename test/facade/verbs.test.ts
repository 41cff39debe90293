import { describe, expect, test, vi } from 'vitest';
import { createMemory } from '../../src/facade/memory.js';
import { openMemory } from '../../src/index.js';
import type { Hit, SearchResult } from '../../src/model/queries.js';
import { fakeDriver } from './fake-driver.js';

const stored = {
  remember: ({ items }: { items: unknown[] }) =>
    items.map((_, i) => ({ id: `id${i}`, status: 'stored', superseded: [] })),
};

describe('remember', () => {
  test('a string is a fact, a question a note, and the options complete it', async () => {
    const driver = fakeDriver(stored);
    const memory = createMemory(driver, { scope: { user: 'ada', session: 's1' } });
    expect(await memory.remember('The key is blue', { tags: ['Home'], session: 's2' })).toEqual({
      id: 'id0',
      status: 'stored',
      superseded: [],
    });
    await memory.remember('Where is the key?');
    expect(driver.seen).toMatchObject([
      {
        type: 'remember',
        access: { user: 'ada', session: 's1', actor: 'user:ada' },
        items: [{ content: 'The key is blue', kind: 'fact', tags: ['home'], session: 's2' }],
        onExisting: 'amend',
        revive: true,
        itemwise: false,
        dryRun: false,
      },
      { items: [{ kind: 'note' }] },
    ]);
  });

  test("the memory's own fields win over the options, and undefined ones do not count", async () => {
    const driver = fakeDriver(stored);
    const memory = createMemory(driver);
    await memory.remember(
      { content: 'x', kind: 'preference', source: undefined as never },
      { kind: 'note', source: 'chat' },
    );
    expect(driver.seen).toMatchObject([{ items: [{ content: 'x', kind: 'preference', source: 'chat' }] }]);
  });

  test('wrong input rejects with a code and reaches no driver', async () => {
    const driver = fakeDriver(stored);
    const memory = createMemory(driver);
    const wrong: [call: () => Promise<unknown>, code: string][] = [
      [() => memory.remember(' \n'), 'content_empty'],
      [() => memory.remember(7 as never), 'invalid'],
      [() => memory.remember(null as never), 'invalid'],
      [() => memory.remember('x', null as never), 'invalid'],
      [() => memory.remember('x', { colour: 'red' } as never), 'invalid'],
      [() => memory.remember('x', { gate: true } as never), 'invalid'],
      [() => memory.remember('x', { tags: ['q2/2026'] }), 'invalid_tag'],
      [() => memory.remember('x', { eventTime: '2024-02-30' }), 'invalid_time'],
      [() => memory.remember('x'.repeat(1024 * 1024 + 1)), 'content_too_large'],
      [() => memory.remember('x', { confidence: Number.NaN }), 'invalid'],
      [() => memory.remember('x', { ttl: -1 }), 'invalid'],
      [() => memory.remember('x', { meta: { when: new Date(0) } as never }), 'invalid'],
      [() => memory.rememberBatch([]), 'batch_empty'],
      [() => memory.rememberBatch(Array.from({ length: 101 }, () => ({ content: 'x' }))), 'batch_too_large'],
      [() => memory.rememberBatch([{ content: 'x' }, { content: '' }]), 'batch_invalid'],
      [() => memory.rememberBatch([{ content: 'x' }], { onExisting: 'merge' as never }), 'invalid'],
      [() => memory.amend('id', ''), 'content_empty'],
      [() => memory.amend('../../evil', 'x'), 'not-found'],
      [() => memory.amend('__proto__', 'x'), 'not-found'],
      [() => memory.amend('id', 'x', { reason: 'y'.repeat(121) }), 'invalid'],
      [() => memory.edit('id', {}), 'invalid'],
      [() => memory.edit('id', { content: 'x' } as never), 'invalid'],
      [() => memory.forget(''), 'invalid'],
      [() => memory.forget({}), 'invalid'],
      [() => memory.forget(undefined as never), 'invalid'],
      [() => memory.forget({ ids: [] }), 'invalid'],
      [() => memory.forget('\0'), 'not-found'],
      [() => memory.forget('id', { all: 1 } as never), 'invalid'],
      [() => memory.recall(undefined as never), 'invalid'],
      [() => memory.recall('x', { limit: 0 }), 'invalid'],
      [() => memory.recall('x', { limit: 101 }), 'invalid'],
      [() => memory.recall('x', { cursor: 'c' } as never), 'invalid'],
      [() => memory.recall('x', { includeSuperseded: true } as never), 'invalid'],
      [() => memory.recall('x', { signal: {} as never }), 'invalid'],
      [() => memory.search('x', { since: 'yesterday' }), 'invalid_time'],
      [() => memory.recent(-1), 'invalid'],
      [() => memory.recent(1.5), 'invalid'],
      [() => memory.get(''), 'not-found'],
      [() => memory.get(5 as never), 'invalid'],
      [() => memory.history('a/b'), 'not-found'],
      [() => memory.history('id', { asOf: 'later' }), 'invalid_time'],
      [() => memory.inspect({ standing: 'gone' as never }), 'invalid'],
      [() => memory.inspect({ limit: 1001 }), 'invalid'],
      [() => memory.stats({ all: 'yes' } as never), 'invalid'],
      [() => memory.lint({ lenient: true } as never), 'invalid'],
      [() => memory.analyze(Symbol('x') as never), 'invalid'],
      [() => memory.rememberAll('text' as never), 'invalid'],
      [() => memory.rememberAll({} as never), 'invalid'],
      [() => memory.rememberAll([], { onProgress: 1 } as never), 'invalid'],
      [() => memory.import(5 as never), 'invalid'],
      [() => memory.import('x', { format: 'xml' as never }), 'invalid'],
      [
        async () => {
          for await (const _ of memory.export({ for: 'mem0' } as never)) expect(_).toBeNull();
        },
        'invalid',
      ],
    ];
    for (const [call, code] of wrong) {
      const promise = call();
      expect(promise).toBeInstanceOf(Promise);
      await expect(promise, String(call)).rejects.toMatchObject({ name: 'MemoryError', code });
    }
    await expect(memory.forget(5 as never)).rejects.toThrow('target must be an id or an object, not a number.');
    await expect(memory.remember(5 as never)).rejects.toThrow('A memory must be a text or an object, not a number.');
    await expect(openMemory('./memory' as never)).rejects.toThrow(
      'options must be an object with a storage; loci/node opens a folder, loci/browser a name.',
    );
    expect(driver.seen).toEqual([]);
    expect(() => memory.onChange(undefined as never)).toThrow(expect.objectContaining({ code: 'invalid' }));
    expect(() => memory.as({ user: 'a\0' })).toThrow(expect.objectContaining({ code: 'invalid' }));
    expect(() => memory.as({ team: 'x' } as never)).toThrow(expect.objectContaining({ code: 'invalid' }));
  });
});

test('each writing verb is one command', async () => {
  const driver = fakeDriver(stored);
  const memory = createMemory(driver, { actor: 'agent:planner' });
  await memory.amend('id1', 'new', { reason: 'moved', eventTime: '2024-05-01' });
  await memory.edit('id1', { tags: null, importance: 0.5 });
  await memory.forget('id1', { reason: 'asked' });
  await memory.forget({ id: 'id1', ids: ['id2'], before: new Date(5), session: 's' }, { all: true, dryRun: true });
  await memory.compact();
  await memory.reindex();
  await memory.requestPersistence();
  const access = { user: 'local', actor: 'agent:planner' };
  expect(driver.seen).toEqual([
    { type: 'amend', access, id: 'id1', content: 'new', reason: 'moved', eventTime: Date.UTC(2024, 4, 1) },
    { type: 'edit', access, id: 'id1', details: { tags: null, importance: 0.5 } },
    { type: 'forget', access, target: { ids: ['id1'] }, reason: 'asked', all: false, dryRun: false },
    {
      type: 'forget',
      access,
      target: { ids: ['id1', 'id2'], before: 5, session: 's' },
      all: true,
      dryRun: true,
    },
    { type: 'compact' },
    { type: 'reindex' },
    { type: 'persist' },
  ]);
});

test('each reading verb is one query, and lint a survey besides', async () => {
  const driver = fakeDriver({
    search: () => ({ hits: [], filteredOut: 0, skipped: [], tookMs: 0 }),
    get: () => ({ id: 'id1' }),
    survey: () => ({ duplicates: [], stale: [], facts: [], looked: 0, total: 0 }),
  });
  const memory = createMemory(driver);
  await memory.search('q', { cursor: 'c', asOf: 7, includeSuperseded: true });
  await memory.recent();
  await memory.get('id1');
  await memory.history('id1', { asOf: 9 });
  await memory.inspect();
  await memory.inspect({ standing: 'forgotten', limit: 3, cursor: 'c' });
  await memory.stats();
  await memory.stats({ all: true });
  await memory.lint({ strict: true });
  await memory.analyze('text');
  const access = { user: 'local', actor: 'user:local' };
  expect(driver.seen).toMatchObject([
    { type: 'search', access, text: 'q', cursor: 'c', asOf: 7, includeSuperseded: true, limit: 10 },
    { type: 'search', text: '', limit: 20 },
    { type: 'get', id: 'id1' },
    { type: 'history', id: 'id1', asOf: 9 },
    { type: 'inspect', limit: 100 },
    { type: 'inspect', standing: 'forgotten', limit: 3, cursor: 'c' },
    { type: 'stats', all: false },
    { type: 'stats', all: true },
    { type: 'lint', strict: true },
    { type: 'survey', from: 0 },
    { type: 'analyze', text: 'text' },
  ]);
});

test('an unknown memory is not found, like one whose id has no form of an id', async () => {
  const memory = createMemory(fakeDriver());
  const errors = await Promise.all(['id1', '../../evil'].map((id) => memory.get(id).catch((error: unknown) => error)));
  expect(errors[0]).toMatchObject({ code: 'not-found' });
  expect(errors[0]).toEqual(errors[1]);
});

const hit: Hit = {
  id: 'id1',
  standing: 'active',
  content: 'All of it. And more.',
  summary: 'All of it.',
  kind: 'fact',
  confidence: 1,
  provenance: 'self',
  tags: [],
  refs: [{ type: 'document', id: '1' }],
  meta: { a: 1 },
  storedAt: 1,
  space: 'personal',
  score: 1,
  relevance: 1,
  matched: [],
  sightings: 1,
  why: [{ layer: 'terms', delta: 1 }],
};
const found: SearchResult = { hits: [hit], filteredOut: 2, skipped: ['rerank: none'], tookMs: 1 };

describe('recall', () => {
  test('answers hits with what was left out', async () => {
    const memory = createMemory(fakeDriver({ search: () => found }));
    const hits = await memory.recall('q');
    expect(hits).toStrictEqual([hit]);
    expect(hits).toMatchObject([{ id: 'id1' }]);
    expect(hits.filteredOut).toBe(2);
    expect(hits.skipped).toEqual(['rerank: none']);
  });

  test('light leaves out meta, references and the explanation; concise says the summary', async () => {
    const memory = createMemory(fakeDriver({ search: () => found }));
    const [light] = await memory.recall('q', { verbosity: 'light' });
    expect(light).toMatchObject({ content: 'All of it. And more.', refs: [] });
    expect(light).not.toHaveProperty('meta');
    expect(light).not.toHaveProperty('why');
    const { hits } = await memory.search('q', { verbosity: 'concise' });
    expect(hits[0]?.content).toBe('All of it.');
  });

  test("the handle's defaults hold unless the call says otherwise", async () => {
    const driver = fakeDriver({ search: () => found });
    const memory = createMemory(driver, { recall: { limit: 3, minRelevance: 0.5 } });
    await memory.recall('q');
    await memory.recall('q', { limit: 4, minRelevance: undefined as never });
    expect(driver.seen).toMatchObject([
      { limit: 3, minRelevance: 0.5 },
      { limit: 4, minRelevance: 0.5 },
    ]);
  });

  test('the signal reaches the driver, and one that has fired asks nothing', async () => {
    const driver = fakeDriver({ search: () => found });
    const memory = createMemory(driver);
    const { signal } = new AbortController();
    await memory.recall('q', { signal });
    expect(driver.options[0]?.signal).toBe(signal);
    await expect(memory.recall('q', { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'aborted' });
    expect(driver.seen).toHaveLength(1);
  });
});

describe('as', () => {
  test('narrows the scope and keeps the rest', async () => {
    const driver = fakeDriver();
    const memory = createMemory(driver, { scope: { user: 'ada', agent: 'planner' } });
    const narrow = memory.as({ session: 's1' }, { onBehalfOf: { id: 'bo', via: 'chat' } });
    await narrow.stats();
    await narrow.as({ user: 'ben', space: 'team' }).stats();
    await memory.stats();
    expect(driver.seen).toMatchObject([
      { access: { user: 'ada', agent: 'planner', session: 's1', actor: 'agent:planner', onBehalfOf: { id: 'bo' } } },
      { access: { user: 'ben', agent: 'planner', session: 's1', space: 'team', actor: 'agent:planner' } },
      { access: { user: 'ada', agent: 'planner', actor: 'agent:planner' } },
    ]);
  });

  test('keeps a named actor until another user or agent is named', async () => {
    const driver = fakeDriver();
    const memory = createMemory(driver, { actor: 'service:sync' });
    await memory.as({ session: 's' }).stats();
    await memory.as({ user: 'ben' }).stats();
    expect(driver.seen).toMatchObject([{ access: { actor: 'service:sync' } }, { access: { actor: 'user:ben' } }]);
  });
});

describe('close', () => {
  test('every later call says closed, also on handles derived from it', async () => {
    const driver = fakeDriver();
    const memory = createMemory(driver);
    const narrow = memory.as({ session: 's' });
    await memory.close();
    await memory.close();
    expect(driver.closed).toBe(1);
    for (const handle of [memory, narrow]) {
      const calls: (() => Promise<unknown>)[] = [
        () => handle.remember(''),
        () => handle.rememberBatch([]),
        () => handle.rememberAll([]),
        () => handle.amend('id', 'x'),
        () => handle.edit('id', {}),
        () => handle.forget('id'),
        () => handle.recall('x'),
        () => handle.search('x'),
        () => handle.recent(),
        () => handle.get('id'),
        () => handle.history('id'),
        () => handle.inspect(),
        () => handle.stats(),
        () => handle.lint(),
        () => handle.analyze('x'),
        () => handle.import('x'),
        async () => {
          for await (const _ of handle.export()) expect(_).toBeNull();
        },
        () => handle.compact(),
        () => handle.reindex(),
        () => handle.flush(),
        () => handle.requestPersistence(),
        () => handle.destroy(),
      ];
      for (const call of calls) await expect(call(), String(call)).rejects.toMatchObject({ code: 'closed' });
      expect(() => handle.onChange(() => {})).toThrow(expect.objectContaining({ code: 'closed' }));
      expect(() => handle.as({})).toThrow(expect.objectContaining({ code: 'closed' }));
    }
    expect(driver.seen).toEqual([]);
  });

  test('a derived handle ends alone, and may not delete the store', async () => {
    const driver = fakeDriver();
    const memory = createMemory(driver);
    const narrow = memory.as({ session: 's' });
    await expect(narrow.destroy()).rejects.toMatchObject({ code: 'denied' });
    await narrow.close();
    await expect(narrow.recent()).rejects.toMatchObject({ code: 'closed' });
    await memory.stats();
    expect(driver.closed).toBe(0);
  });

  test('await using closes', async () => {
    const driver = fakeDriver();
    await createMemory(driver)[Symbol.asyncDispose]();
    expect(driver.closed).toBe(1);
  });

  test('destroy deletes and closes', async () => {
    const driver = fakeDriver();
    await createMemory(driver).destroy();
    expect(driver.seen).toEqual([{ type: 'destroy' }]);
    expect(driver.closed).toBe(1);
  });
});

describe('onChange', () => {
  const notice = { sequence: 1, own: true, changes: [{ id: 'id1', what: 'stored' as const }] };

  test('tells until it is ended or the handle closed', async () => {
    const driver = fakeDriver();
    const memory = createMemory(driver);
    const narrow = memory.as({ session: 's' });
    const [first, second] = [vi.fn(), vi.fn()];
    const end = memory.onChange(first);
    narrow.onChange(second);
    driver.notify(notice);
    end();
    driver.notify(notice);
    await narrow.close();
    driver.notify(notice);
    expect(first.mock.calls).toEqual([[notice]]);
    expect(second).toHaveBeenCalledTimes(2);
  });
});

describe('where the bytes live', () => {
  const stats = (durability: string) => ({
    stats: () => ({ storage: { kind: 'x', durability, generation: 1 } }),
    persist: () => true,
  });
  const residence = {
    persist: vi.fn(async () => true),
    facts: async () => ({ persisted: false, usage: 5, quota: 10 }),
  };

  test('is told by the platform where the engine does not know', async () => {
    const memory = createMemory(fakeDriver(stats('flushed')), {}, residence);
    expect((await memory.stats()).storage).toMatchObject({ kind: 'x', persisted: false, usage: 5, quota: 10 });
    expect(await memory.requestPersistence()).toBe(true);
  });

  test('is nowhere when nothing is kept', async () => {
    residence.persist.mockClear();
    const memory = createMemory(fakeDriver(stats('none')), {}, residence);
    expect((await memory.stats()).storage).not.toHaveProperty('quota');
    expect(await memory.requestPersistence()).toBe(false);
    expect(residence.persist).not.toHaveBeenCalled();
  });
});
