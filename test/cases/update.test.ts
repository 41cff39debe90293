import { beforeEach, describe, expect, it } from 'vitest';
import { current, errorOf, openStore, recalled, start, type TestStore } from './store.js';

let store: TestStore;
beforeEach(async () => {
  store = await openStore();
});

describe('a correction', () => {
  it('takes the place of what it corrects, which history alone still shows', async () => {
    const { memory } = store;
    const a = await memory.remember('Ana loves playing tennis');
    const b = await memory.amend(a.id, 'Ana hates playing tennis since the knee injury');
    expect(b).toMatchObject({ status: 'amended', superseded: [a.id] });
    expect((await memory.recall('tennis')).map(({ id }) => id)).toEqual([b.id]);
    expect(await current(memory)).toHaveLength(1);
    for (const id of [a.id, b.id]) {
      const chain = await memory.history(id);
      expect(chain.map((version) => [version.id, version.standing])).toEqual([
        [a.id, 'superseded'],
        [b.id, 'active'],
      ]);
      expect(chain[0]).toMatchObject({ supersededBy: b.id, content: 'Ana loves playing tennis' });
    }
  });

  it('hides the corrected spelling unless superseded ones are asked for, and flags it there', async () => {
    const { memory } = store;
    const a = await memory.remember('The user is called Carla');
    const b = await memory.amend(a.id, 'The user is called Clara');
    expect(await recalled(memory, 'what is the user called', 5)).toEqual(['The user is called Clara']);
    const { hits } = await memory.search('user called', { includeSuperseded: true });
    expect(hits.map(({ id, standing, supersededBy }) => [id, standing, supersededBy]).sort()).toEqual(
      [
        [a.id, 'superseded', b.id],
        [b.id, 'active', undefined],
      ].sort(),
    );
  });

  it('keeps a retired text out of every answer, however well it matches, also after a reopening', async () => {
    const a = await store.memory.remember('The deploy target is the server named Heron. Heron Heron Heron.');
    const b = await store.memory.amend(a.id, 'The deploy target moved to Osprey');
    for (let round = 0; round < 2; round++) {
      const { memory } = store;
      for (const query of ['deploy target Heron', 'Heron', 'heron server', '']) {
        const { hits, leftOut } = await memory.search(query, { explain: true, limit: 100 });
        expect(hits.map(({ id }) => id)).not.toContain(a.id);
        expect(JSON.stringify(leftOut ?? [])).not.toContain('Heron');
      }
      expect((await memory.recall('deploy target')).map(({ id }) => id)).toEqual([b.id]);
      expect((await memory.recent()).map(({ id }) => id)).toEqual([b.id]);
      await store.reopen();
    }
  });

  it('of a retired memory is refused with the id of the current one', async () => {
    const { memory } = store;
    const a = await memory.remember('Rent is 900');
    const b = await memory.amend(a.id, 'Rent is 980');
    expect(await errorOf(memory.amend(a.id, 'Rent is 1000'))).toMatchObject({
      code: 'conflict',
      data: { supersededBy: b.id },
    });
    expect(await errorOf(memory.edit(a.id, { tags: ['x'] }))).toMatchObject({ code: 'conflict' });
    expect(await current(memory)).toEqual(['Rent is 980']);
  });

  it('of an id that does not exist, or of the first characters of one, stores nothing', async () => {
    const { memory } = store;
    const { id } = await memory.remember('anchor fact');
    for (const wrong of [
      'no-such-id',
      id.slice(0, 6),
      id.slice(0, -1),
      `${id}0`,
      id.toUpperCase(),
      ` ${id}`,
      '',
      '..',
    ]) {
      expect(await errorOf(memory.amend(wrong, 'replacement text'))).toMatchObject({ code: 'not-found' });
      expect(await errorOf(memory.edit(wrong, { tags: ['x'] }))).toMatchObject({ code: 'not-found' });
    }
    expect(await current(memory)).toEqual(['anchor fact']);
    expect((await memory.inspect()).records).toHaveLength(1);
  });

  it('in a chain of five leaves one current memory and the whole history', async () => {
    const { memory } = store;
    let { id } = await memory.remember('Version 0 of the plan');
    for (let i = 1; i <= 5; i++) ({ id } = await memory.amend(id, `Version ${i} of the plan`));
    expect(await recalled(memory, 'version of the plan')).toEqual(['Version 5 of the plan']);
    const chain = await memory.history(id);
    expect(chain.map(({ content }) => content)).toEqual([0, 1, 2, 3, 4, 5].map((i) => `Version ${i} of the plan`));
    // Every older version names the head of the chain.
    expect(new Set(chain.slice(0, -1).map(({ supersededBy }) => supersededBy))).toEqual(new Set([id]));
  });

  it('back to the first value is a new memory, and the first stays retired', async () => {
    const { memory } = store;
    const first = await memory.remember('The gate code is 1234');
    const second = await memory.amend(first.id, 'The gate code is 9876');
    const third = await memory.amend(second.id, 'The gate code is 1234');
    expect(third.status).toBe('amended');
    expect(new Set([first.id, second.id, third.id]).size).toBe(3);
    expect((await memory.get(first.id)).standing).toBe('superseded');
    expect((await memory.recall('gate code')).map(({ id }) => id)).toEqual([third.id]);
  });

  it('with the same content changes nothing', async () => {
    const { memory } = store;
    const { id } = await memory.remember('Rent is 900');
    expect(await memory.amend(id, 'Rent is 900 ')).toMatchObject({ id, status: 'unchanged' });
    expect((await memory.inspect()).records).toHaveLength(1);
  });
});

describe('the same text twice', () => {
  it('is there afterwards, and whoever reports a duplicate names the memory that stays', async () => {
    const { memory } = store;
    const a = await memory.remember('Bruno prefers the window seat');
    const b = await memory.remember('Bruno prefers the window seat');
    const found = await memory.recall('window seat');
    expect(found.length).toBeGreaterThan(0);
    expect(found.map(({ id }) => id)).toContain(b.id);
    if (b.status !== 'stored') expect(b.id).toBe(a.id);
    expect(await current(memory)).toHaveLength(found.length);
  });
});

describe('a bare negation', () => {
  it('is no contradiction of a memory that sounds alike', async () => {
    const { memory } = store;
    const texts = [
      'Always water the ficus on Fridays',
      'Do not forget to water the ficus on Fridays',
      'Results were not significantly different between the two fertilisers',
      'Nothing beats watering the ficus early',
    ];
    for (const text of texts) await memory.remember(text);
    expect([...(await current(memory))].sort()).toEqual([...texts].sort());
    expect((await recalled(memory, 'water the ficus', 5)).slice(0, 2).sort()).toEqual(texts.slice(0, 2).sort());
    for (const { confidence } of await memory.recent()) expect(confidence).toBe(1);
  });
});

describe('old news that is told again', () => {
  it('does not bring the retired memory back, whoever tells it', async () => {
    const { memory } = store;
    const a = await memory.remember('Gita owns a red kayak');
    const b = await memory.amend(a.id, 'Gita sold the red kayak');
    for (let i = 0; i < 3; i++) await memory.remember({ content: 'Gita owns a red kayak', speaker: 'assistant' });
    expect(await memory.get(a.id)).toMatchObject({ standing: 'superseded', confidence: 1 });
    const found = await memory.recall('Gita kayak', { limit: 5 });
    expect(found.map(({ id }) => id)).toContain(b.id);
    expect(found.map(({ id }) => id)).not.toContain(a.id);
    for (const { id, content, speaker } of found)
      if (id !== b.id && content === 'Gita owns a red kayak') expect(speaker).toBe('assistant');
  });
});

describe('a question about a time', () => {
  it('gets what held then; later edits move no boundary', async () => {
    const { memory } = store;
    const a = await memory.remember({ content: 'Rent is 900', eventTime: '2024-01-01T00:00:00Z' });
    const b = await memory.amend(a.id, 'Rent is 980', { eventTime: '2024-07-01T00:00:00Z' });
    store.now = start + 86_400_000;
    await memory.edit(b.id, { tags: ['home'], importance: 0.9 });
    const at = async (asOf?: string) =>
      (await memory.search('rent', asOf === undefined ? {} : { asOf })).hits.map(({ content }) => content);
    expect(await at()).toEqual(['Rent is 980']);
    expect(await at('2023-12-31')).toEqual([]);
    expect(await at('2024-01-01')).toEqual(['Rent is 900']);
    expect(await at('2024-03-01')).toEqual(['Rent is 900']);
    expect(await at('2024-06-30T23:59:59.999Z')).toEqual(['Rent is 900']);
    expect(await at('2024-07-01')).toEqual(['Rent is 980']);
    expect(await at('2024-09-01')).toEqual(['Rent is 980']);
  });
});

describe('a near duplicate of what was corrected', () => {
  it('is never retired in silence', async () => {
    const { memory } = store;
    const a = await memory.remember('Backups run at 02:00');
    const near = await memory.remember('The backups run at 02:00 each night');
    const b = await memory.amend(a.id, 'Backups run at 04:30');
    const ids = (await memory.recall('when do backups run', { limit: 5 })).map(({ id }) => id);
    expect(ids).toContain(b.id);
    expect(ids).not.toContain(a.id);
    if (near.id !== a.id) expect((await memory.get(near.id)).standing).toBe('active');
  });
});
