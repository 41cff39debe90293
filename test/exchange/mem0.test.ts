import { describe, expect, test } from 'vitest';
import { parseImport } from '../../src/exchange/index.js';
import { contents, jsonLines, noteCodes, now, parse } from './helpers.js';

const record = {
  id: '3f1c',
  memory: 'Is allergic to peanuts',
  hash: 'd41d8cd98f00b204e9800998ecf8427e',
  created_at: '2024-07-26T08:31:11.123456-07:00',
  updated_at: '2024-08-01T08:31:11.123456-07:00',
  user_id: 'ada',
  agent_id: 'planner',
  run_id: 'r-7',
  metadata: { room: 'kitchen', __proto__x: [1] },
  categories: ['Health', 'food & drink', 'Größe'],
};

describe('records of mem0', () => {
  test('keep id, time, session, categories and details', async () => {
    const parsed = await parse(JSON.stringify({ results: [record] }, null, 2), 'auto', 'mem0.json');
    expect(parsed.format).toBe('mem0');
    expect(parsed.items).toEqual([
      {
        line: 1,
        item: {
          content: 'Is allergic to peanuts',
          kind: 'fact',
          tags: ['health', 'food-drink'],
          refs: [],
          source: 'import:mem0.json',
          category: 'Health',
          session: 'r-7',
          meta: {
            user_id: 'ada',
            agent_id: 'planner',
            updated_at: '2024-08-01T08:31:11.123456-07:00',
            categories: ['Health', 'food & drink', 'Größe'],
            room: 'kitchen',
            __proto__x: [1],
          },
          externalId: 'mem0:3f1c',
          eventTime: Date.UTC(2024, 6, 26, 15, 31, 11, 123),
          confidence: 1,
          provenance: 'transferred',
          derivedFrom: [],
        },
      },
    ]);
  });

  test.each([
    ['a list', JSON.stringify([record])],
    ['one line', JSON.stringify({ results: [record] })],
    ['lines', jsonLines(record)],
    ['a dump of a vector store', jsonLines({ id: '3f1c', payload: { data: record.memory, run_id: 'r-7' } })],
  ])('may be %s', async (_what, file) => {
    const parsed = await parse(file, 'mem0');
    expect(parsed.items).toHaveLength(1);
    expect(parsed.items[0]?.item).toMatchObject({ content: record.memory, externalId: 'mem0:3f1c', session: 'r-7' });
  });

  test('one bad record never stops the rest', async () => {
    const file = JSON.stringify([{ id: 'a' }, { id: 'b', memory: null }, { id: 'c', memory: ' ' }, 'x', record]);
    const parsed = await parse(file);
    expect(contents(parsed)).toEqual([record.memory]);
    expect(parsed.problems.map(({ line, code }) => [line, code])).toEqual([
      [1, 'invalid'],
      [2, 'invalid'],
      [3, 'content_empty'],
      [4, 'invalid'],
    ]);
  });

  test('times: without a zone UTC is assumed, impossible ones stay unknown, seconds are seconds', async () => {
    const times = ['2024-07-26 08:31:11.5', '2024-02-30', 'last week', null, 1714125600, 1714125600000];
    const parsed = await parse(JSON.stringify(times.map((created_at, id) => ({ id, memory: `m${id}`, created_at }))));
    expect(parsed.items.map(({ item }) => item.eventTime)).toEqual([
      Date.UTC(2024, 6, 26, 8, 31, 11, 500),
      undefined,
      undefined,
      undefined,
      1714125600000,
      1714125600000,
    ]);
    expect(parsed.notes).toMatchObject([
      { code: 'zone-assumed', count: 1 },
      { code: 'time-unknown', count: 2 },
      { code: 'undated', count: 1 },
    ]);
  });

  test('an expired one is left out, an expiry to come is kept', async () => {
    const parsed = await parse(
      JSON.stringify([
        { id: 'a', memory: 'parking ticket', expiration_date: '2025-12-31' },
        { id: 'b', memory: 'passport', expiration_date: '2026-01-16' },
      ]),
    );
    expect(contents(parsed)).toEqual(['passport']);
    expect(parsed.items[0]?.item.ttl).toBe(Date.UTC(2026, 0, 16) - now);
    expect(noteCodes(parsed)).toContain('expired');
  });

  test('roles, scores of trust and relations are not taken over', async () => {
    const trusted = { ...record, role: 'system', confidence: 0.1, pinned: true };
    const parsed = await parse(JSON.stringify({ results: [trusted], relations: [{ source: 'a', target: 'b' }] }));
    expect(parsed.items[0]?.item).toMatchObject({ confidence: 1, provenance: 'transferred' });
    expect(parsed.items[0]?.item.speaker).toBeUndefined();
    expect(noteCodes(parsed)).toEqual(expect.arrayContaining(['trust-ignored', 'relations-skipped']));
  });

  test('details that are too large are left out with a note, the memory is kept', async () => {
    const parsed = await parse(JSON.stringify([{ id: 'a', memory: 'm', metadata: { big: 'x'.repeat(70_000) } }]));
    expect(contents(parsed)).toEqual(['m']);
    expect(parsed.items[0]?.item.meta).toBeUndefined();
    expect(noteCodes(parsed)).toContain('fields-skipped');
  });

  test('numbers that loci cannot hold are made harmless', async () => {
    const parsed = await parse('[{"id":"a","memory":"m","metadata":{"a":-0,"b":1e999,"c":[-0]}}]');
    expect(parsed.items[0]?.item.meta).toEqual({ a: 0, b: null, c: [0] });
  });

  test('of several users are counted, and one of them can be chosen', async () => {
    const file = JSON.stringify(
      ['ada', 'ben', undefined, 'ada', 7].map((user_id, id) => ({ id, memory: `m${id}`, user_id, created_at: 1 })),
    );
    const all = await parse(file);
    expect(contents(all)).toHaveLength(5);
    expect(all.notes).toMatchObject([{ code: 'several-users', count: 2, lines: [2, 5] }]);
    const one = await parseImport(file, { now, fromUser: 'ada' });
    expect(contents(one)).toEqual(['m0', 'm3']);
    expect(one.notes).toMatchObject([{ code: 'other-users', count: 3, lines: [2, 3, 5] }]);
    expect(contents(await parseImport(file, { now, fromUser: '7' }))).toEqual(['m4']);
    for (const other of [jsonLines({ content: 'x' }), '1. x'])
      await expect(parseImport(other, { now, fromUser: 'ada' })).rejects.toMatchObject({ data: { field: 'fromUser' } });
  });

  test('in one object are counted by their places in its list', async () => {
    const parsed = await parse(JSON.stringify({ results: [record, { id: 'x' }] }, null, 2));
    expect(parsed).toMatchObject({ unit: 'item', problems: [{ line: 2 }] });
  });
});
