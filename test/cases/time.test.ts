import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { errorOf, exportRecords, exportText, openStore, recalled, start, type TestStore } from './store.js';

let store: TestStore;
beforeEach(async () => {
  store = await openStore();
});

describe('a time zone', () => {
  const home = process.env.TZ;
  afterEach(() => {
    if (home === undefined) delete process.env.TZ;
    else process.env.TZ = home;
  });

  it('of the machine changes nothing about what is stored, shown or sorted', async () => {
    const seen: string[] = [];
    for (const zone of ['Pacific/Auckland', 'America/Los_Angeles', 'UTC', 'Asia/Kolkata']) {
      process.env.TZ = zone;
      const { memory } = await openStore({ now: () => Date.UTC(2024, 2, 10, 9, 30), newId: counted() });
      await memory.remember({ content: 'x', eventTime: '2024-03-10' });
      await memory.remember({ content: 'y', eventTime: '2024-03-10T01:30:00+05:30' });
      const records = await memory.recent();
      expect(records.map(({ storedAt, eventTime }) => [storedAt, eventTime])).toEqual([
        [Date.UTC(2024, 2, 10, 9, 30), Date.UTC(2024, 2, 10)],
        [Date.UTC(2024, 2, 10, 9, 30), Date.UTC(2024, 2, 9, 20)],
      ]);
      seen.push(JSON.stringify(await exportRecords(memory)));
    }
    expect(new Set(seen).size).toBe(1);
    expect(seen[0]).toContain('"storedAt":"2024-03-10T09:30:00.000Z"');
  });
});

function counted(): () => string {
  let made = 0;
  return () => `id-${++made}`;
}

describe('a moment that a caller gives', () => {
  it.each([
    '2024-02-30T00:00:00Z',
    '2024-13-01',
    'yesterday',
    '01/02/2024',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    new Date('x'),
    8.64e15 + 1,
    '2024-05-01T10:00:00',
    '2024-05-01 10:00',
    '',
    ' ',
    'now',
    {},
    null,
    '+999999-01-01',
  ])('and that is impossible or ambiguous is refused by name, and nothing is stored: %s', async (eventTime) => {
    expect(await errorOf(store.memory.remember({ content: 'x', eventTime: eventTime as string }))).toMatchObject({
      name: 'MemoryError',
      code: 'invalid_time',
      data: { field: 'eventTime' },
    });
    expect(await errorOf(store.memory.search('x', { since: eventTime as string }))).toMatchObject({
      code: 'invalid_time',
      data: { field: 'since' },
    });
    expect(await errorOf(store.memory.search('x', { asOf: eventTime as string }))).toMatchObject({
      code: 'invalid_time',
      data: { field: 'asOf' },
    });
    expect(await errorOf(store.memory.forget({ before: eventTime as string }))).toMatchObject({ name: 'MemoryError' });
    expect((await store.memory.inspect()).records).toEqual([]);
  });

  it.each([
    [-1, -1],
    [0, 0],
    ['1969-12-31T23:59:59.999Z', -1],
    ['2022-05-01T10:00:00+05:30', Date.UTC(2022, 4, 1, 4, 30)],
    [new Date(5), 5],
    ['2024-05-01', Date.UTC(2024, 4, 1)],
  ])('and that is one is kept: %s', async (eventTime, millis) => {
    const { id } = await store.memory.remember({ content: 'x', eventTime });
    expect((await store.memory.get(id)).eventTime).toBe(millis);
  });
});

describe('times of an import', () => {
  it('are the original ones; a range and the order go by them, and when they came is known as well', async () => {
    const lines = ['2021-05-01T10:00:00Z', '2022-05-01T10:00:00+05:30', 1620000000000].map((createdAt, i) =>
      JSON.stringify({
        id: `r${i}`,
        text: `record ${i}`,
        content: `record ${i}`,
        storedAt: typeof createdAt === 'number' ? new Date(createdAt).toISOString() : createdAt,
      }),
    );
    const report = await store.memory.import(lines.join('\n'), { format: 'loci' });
    expect(report).toMatchObject({ added: 3 });
    const all = await store.memory.recent();
    expect(all.map(({ content }) => content)).toEqual(['record 1', 'record 2', 'record 0']);
    expect(all[0]?.storedAt).toBe(Date.UTC(2022, 4, 1, 4, 30));
    const { hits } = await store.memory.search('record', { since: '2022-01-01', until: '2023-01-01' });
    expect(hits.map(({ content }) => content)).toEqual(['record 1']);
    const exported = await exportRecords(store.memory);
    expect(exported.map(({ storedAt }) => storedAt)).toEqual([
      '2021-05-01T10:00:00.000Z',
      '2022-05-01T04:30:00.000Z',
      '2021-05-03T00:00:00.000Z',
    ]);
  });
});

describe('a time to live', () => {
  it('ends when it ends, though nobody sweeps, also after a reopening and an import', async () => {
    const brief = await store.memory.remember({ content: 'parking ticket valid', ttl: 60_000 });
    await store.memory.remember({ content: 'parking is lasting' });
    store.now = start + 59_999;
    expect(await recalled(store.memory, 'parking')).toHaveLength(2);
    store.now = start + 60_000;
    const copy = await openStore();
    copy.now = store.now;
    await copy.memory.import(await exportText(store.memory));
    for (const each of [store.memory, copy.memory]) {
      expect(await recalled(each, 'parking')).toEqual(['parking is lasting']);
      expect((await each.get(brief.id)).expiresAt).toBe(start + 60_000);
    }
    await store.reopen();
    expect(await recalled(store.memory, 'parking')).toEqual(['parking is lasting']);
  });

  it('must be a number of milliseconds, one at least', async () => {
    for (const ttl of [0, -1, Number.NaN, Number.POSITIVE_INFINITY, '60', null]) {
      expect(await errorOf(store.memory.remember({ content: 'x', ttl: ttl as number }))).toMatchObject({
        code: 'invalid',
        data: { field: 'ttl' },
      });
    }
  });
});

describe('age', () => {
  it('never hides the only good answer', async () => {
    await store.memory.remember({ content: 'Passport number is kept in the green folder', eventTime: '2016-01-01' });
    for (let i = 0; i < 10; i++) await store.memory.remember(`A fresh note about folder ${i} and the green shelf`);
    for (const query of ['passport', 'passport green folder'])
      expect((await recalled(store.memory, query, 3))[0]).toBe('Passport number is kept in the green folder');
  });

  it('decides between equal answers: the newer one first', async () => {
    await store.memory.remember({ content: 'heron at the lake', eventTime: '2020-01-01' });
    await store.memory.remember({ content: 'heron at the lake', eventTime: '2024-01-01' });
    const hits = await store.memory.recall('heron lake');
    const times = hits.map(({ eventTime }) => eventTime ?? 0);
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });
});

describe('a clock', () => {
  it.each([1, 3_600_000, 50 * 365 * 86_400_000])(
    'that is put back by %s ms does not undo what is said later',
    async (back) => {
      const { memory } = store;
      const old = await memory.remember('I live in Lisbon.');
      store.now = start - back;
      expect(await memory.remember('I moved to Porto.')).toMatchObject({ relation: 'updates', superseded: [old.id] });
      expect(await recalled(memory, 'Where do I live?')).toEqual(['I moved to Porto.']);
      // What is said to have been earlier is.
      const before = { content: 'I moved to Faro.', eventTime: start - back - 86_400_000 };
      expect(await memory.remember(before)).toMatchObject({ superseded: [], reason: 'earlier-event' });
    },
  );

  it('that runs backwards loses nothing and keeps the newest version', async () => {
    const a = await store.memory.remember('Rent is 900');
    store.now = start - 86_400_000;
    const b = await store.memory.amend(a.id, 'Rent is 980');
    store.now = start - 2 * 86_400_000;
    await store.reopen();
    expect(await recalled(store.memory, 'rent')).toEqual(['Rent is 980']);
    expect((await store.memory.history(b.id)).map(({ content }) => content)).toEqual(['Rent is 900', 'Rent is 980']);
  });
});
