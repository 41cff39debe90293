import { describe, expect, test } from 'vitest';
import type { ImportFormat } from '../../src/exchange/index.js';
import { contents, externalIds, jsonLines, noteCodes, parse } from './helpers.js';

describe('saved memories of ChatGPT as JSON', () => {
  const list = [
    { id: 'm1', content: 'User is a vegetarian.', updated_at: '2025-03-01T10:00:00Z' },
    { id: 'm2', content: 'User sails.', created_at: 1735689600.5, updated_at: '2025-03-01T10:00:00Z' },
    { id: 'm3', content: 'User reads.', created_at: '2025-01-02T00:00:00Z', updated_at: '2025-01-02T00:00:00Z' },
  ];

  test.each([
    ['a list', JSON.stringify(list, null, 2)],
    ['a list on one line', JSON.stringify(list)],
    ['an answer of the service', JSON.stringify({ memories: list, memory_max_tokens: 9 }, null, 2)],
    ['lines', jsonLines(...list)],
  ])('as %s are recognised, and keep id and time', async (_what, file) => {
    for (const format of ['auto', 'chatgpt-memories'] as const) {
      const parsed = await parse(file, format);
      expect(parsed.format).toBe('chatgpt-memories');
      expect(parsed.items.map(({ line, item }) => [line, item.externalId, item.content, item.eventTime])).toEqual([
        [1, 'chatgpt-memory:m1', 'User is a vegetarian.', Date.UTC(2025, 2, 1, 10)],
        [2, 'chatgpt-memory:m2', 'User sails.', Date.UTC(2025, 0, 1, 0, 0, 0, 500)],
        [3, 'chatgpt-memory:m3', 'User reads.', Date.UTC(2025, 0, 2)],
      ]);
      expect(parsed.items.map(({ item }) => item.meta)).toEqual([
        undefined,
        { updated_at: Date.UTC(2025, 2, 1, 10) },
        undefined,
      ]);
      expect(parsed).toMatchObject({ problems: [], notes: [] });
    }
  });

  test('may be texts alone, when the format is named', async () => {
    const parsed = await parse('["User sails.", "User reads."]', 'chatgpt-memories');
    expect(contents(parsed)).toEqual(['User sails.', 'User reads.']);
    const list = await parse('1. User sails.', 'chatgpt-memories');
    expect(externalIds(parsed)[0]).toBe(externalIds(list)[0]);
  });

  test('what is none is a problem of its place', async () => {
    const parsed = await parse(JSON.stringify([{ id: 'x' }, 7, list[0]]), 'chatgpt-memories');
    expect(parsed.problems.map(({ line }) => line)).toEqual([1, 2]);
    expect(contents(parsed)).toEqual(['User is a vegetarian.']);
  });

  test('plain memories with more fields are not taken for them', async () => {
    expect((await parse(jsonLines({ ...list[0], tags: ['food'] }))).format).toBe('loci');
    expect((await parse(jsonLines({ id: 1, content: 'x', created_at: '2025-01-01T00:00:00Z' }))).format).toBe('loci');
  });
});

describe("Claude's memories.json", () => {
  const account = {
    conversations_memory:
      '**Work context**\n\nAda is a nurse in Porto.\nShe works nights.\n\n**Brief history**\n\n*Recent months*\n\nAda learns to sail.\n- Keeps bees',
    project_memories: { 'p-1': '**Purpose**\n\nA boat for two.', 'p-2': null },
    account_uuid: 'a-1',
  };

  test('gives a memory for each paragraph and item, of account and projects', async () => {
    for (const [format, file] of [
      ['auto', JSON.stringify([account])],
      ['claude', JSON.stringify([account], null, 2)],
      ['auto', JSON.stringify(account, null, 2)],
    ] as const) {
      const parsed = await parse(file, format);
      expect(parsed.format).toBe('claude');
      expect(parsed.items.map(({ item }) => [item.content, item.category, item.tags, item.meta])).toEqual([
        ['Ada is a nurse in Porto. She works nights.', 'Work context', ['work-context'], undefined],
        ['Ada learns to sail.', 'Recent months', ['recent-months'], undefined],
        ['Keeps bees', 'Recent months', ['recent-months'], undefined],
        ['A boat for two.', 'project', ['project'], { project: 'p-1', section: 'Purpose' }],
      ]);
      expect(parsed).toMatchObject({ problems: [], unit: 'item' });
      expect(noteCodes(parsed)).toEqual(['undated']);
      expect(externalIds(parsed)[3]).toMatch(/^claude-memory:p-1:[0-9a-f]{16}$/);
    }
    const text = await parse('- Keeps bees');
    expect(externalIds(await parse(JSON.stringify([account])))[2]).toBe(externalIds(text)[0]);
  });

  test('the summary alone may be pasted, when the format is named', async () => {
    const parsed = await parse(account.conversations_memory.replace('\n- Keeps bees', ''), 'claude');
    expect(contents(parsed)).toEqual(['Ada is a nurse in Porto. She works nights.', 'Ada learns to sail.']);
  });

  test('other JSON fails, item by item', async () => {
    const parsed = await parse(
      JSON.stringify([{ uuid: 'u', full_name: 'Ada' }, { conversations_memory: 'x.' }]),
      'claude',
    );
    expect(parsed.problems.map(({ line }) => line)).toEqual([1]);
    const odd = await parse(JSON.stringify([{ conversations_memory: 7, project_memories: { a: 7 } }]));
    expect(odd.problems).toHaveLength(2);
  });
});

describe('a list of bullets alone', () => {
  test('is recognised, with headings', async () => {
    const parsed = await parse('# Food\n- Likes tea\n- Hates salt\n');
    expect(parsed.format).toBe('claude');
    expect(parsed.items.map(({ item }) => [item.content, item.category])).toEqual([
      ['Likes tea', 'Food'],
      ['Hates salt', 'Food'],
    ]);
  });

  test.each(['- name: x\n  key: y', 'Some prose.\n- Likes tea', '- Likes tea\n  - green', '---\n- a\n---'])(
    'with anything else is not: %j',
    async (text) => {
      await expect(parse(text)).rejects.toMatchObject({ code: 'invalid', data: { field: 'format' } });
    },
  );
});

describe('the message for', () => {
  const empty = /empty list; there is nothing to import/;
  const cut = /not valid JSON; it may have been cut off/;
  const markup = /markup/;
  const cases: readonly [string, string, 'auto' | ImportFormat, RegExp][] = [
    ['an empty list', '[]', 'auto', empty],
    ['an empty list with a named format', ' [ ]\n', 'mem0', empty],
    ['a wrapped empty list', '{"results":[]}', 'auto', empty],
    ['a wrapped empty list with a named format', '{\n"results": []\n}', 'mem0', empty],
    ['a list that was cut off', '[{"id":"m1","content":"User is', 'auto', cut],
    ['a list that was cut off at its start', '[\n', 'auto', cut],
    ['an object that was cut off', '{\n  "results": [\n    {"memory": "a"},', 'auto', cut],
    [
      'an object that was cut off, with a named format',
      '{\n  "memories": [\n    {"content": "a"},',
      'chatgpt-memories',
      cut,
    ],
    ['an object that was cut off, as mem0', '{\n  "results": [', 'mem0', cut],
    ['a page', '<!doctype html><p>1. [2024-04-26]. x</p>', 'chatgpt-memories', markup],
    ['a page to be found out', '<html>\n1. x\n', 'auto', markup],
    ['a path', './conversations.json', 'auto', /what the file holds/],
    ['prose', 'Dear diary,\nnothing happened.', 'auto', /tried loci, chatgpt.*format chatgpt-memories each line/],
    ['an unknown shape', '[{"a":1}]', 'auto', /tried loci, .* and mcp-memory.*Name its format/],
    ['conversations without text', '[{"uuid":"u","chat_messages":[]}]', 'claude', /No memory was found/],
    ['headings alone', '# Food\n', 'claude', /No memory was found/],
  ];
  test.each(cases)('%s says what is wrong', async (_what, text, format, message) => {
    await expect(parse(text, format)).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringMatching(message),
    });
  });
});
