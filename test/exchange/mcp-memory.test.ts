import { describe, expect, test } from 'vitest';
import { contents, externalIds, jsonLines, noteCodes, parse } from './helpers.js';

const file = jsonLines(
  { type: 'entity', name: 'Mira', entityType: 'person', observations: ['likes chess', 'speaks Basque'] },
  { type: 'relation', from: 'Mira', to: 'Chess club', relationType: 'member_of' },
);

describe('the memory file of the reference MCP server', () => {
  test('gives a memory for each observation and each relation, and names stubs', async () => {
    const parsed = await parse(file, 'auto', 'memory.jsonl');
    expect(parsed.format).toBe('mcp-memory');
    expect(contents(parsed)).toEqual(['Mira: likes chess', 'Mira: speaks Basque', 'Mira member of Chess club']);
    expect(parsed.items[0]?.item).toMatchObject({
      tags: ['person'],
      meta: { entity: 'Mira', entityType: 'person' },
      source: 'import:memory.jsonl',
      provenance: 'transferred',
    });
    expect(parsed.items[2]?.item.meta).toEqual({ from: 'Mira', to: 'Chess club', relationType: 'member_of' });
    expect(parsed.items.every(({ item }) => item.eventTime === undefined)).toBe(true);
    expect(parsed.notes).toMatchObject([
      { code: 'undated', count: 3 },
      { code: 'stub', count: 1, lines: [2] },
    ]);
  });

  test('has ids from entity and text, whatever stands around them', async () => {
    const first = externalIds(await parse(file));
    const moved = jsonLines(
      { type: 'relation', from: 'Mira', to: 'Chess club', relationType: 'member_of' },
      { type: 'entity', name: 'Chess club', entityType: 'place', observations: [] },
      { type: 'entity', name: 'Mira', entityType: 'human', observations: ['speaks Basque', 'likes chess'] },
    );
    const parsed = await parse(moved);
    const second = externalIds(parsed);
    expect([second[3], second[2], second[0]]).toEqual(first);
    expect(new Set(second).size).toBe(4);
    expect(contents(parsed)[1]).toBe('Chess club: place');
    expect(noteCodes(parsed)).toEqual(['undated']);
  });

  test('keys do not run into each other', async () => {
    const parsed = await parse(
      jsonLines(
        { type: 'entity', name: 'a', entityType: 't', observations: ['b:c'] },
        { type: 'entity', name: 'a:b', entityType: 't', observations: ['c'] },
      ),
    );
    expect(new Set(externalIds(parsed)).size).toBe(2);
  });

  test('one bad line never stops the rest', async () => {
    const parsed = await parse(
      `{"type":"entity","name":"Mira"\n${jsonLines(
        { type: 'entity', entityType: 'x', observations: ['a'] },
        { type: 'entity', name: 'Ada', entityType: 'Größe', observations: ['a', 5, ' '] },
        { type: 'relation', from: 'Ada' },
        { type: 'other' },
        7,
      )}${file}`,
    );
    expect(contents(parsed)).toEqual([
      'Ada: a',
      'Mira: likes chess',
      'Mira: speaks Basque',
      'Mira member of Chess club',
    ]);
    expect(parsed.problems.map(({ line }) => line)).toEqual([1, 2, 3, 3, 4, 5, 6]);
    expect(noteCodes(parsed)).toContain('labels-skipped');
  });

  test('may be the answer of read_graph', async () => {
    const graph = {
      entities: [{ name: 'Mira', entityType: 'person', observations: ['likes chess'] }],
      relations: [{ from: 'Mira', to: 'Mira', relationType: 'knows' }],
    };
    expect(contents(await parse(JSON.stringify(graph, null, 2)))).toEqual(['Mira: likes chess', 'Mira knows Mira']);
  });

  test('prototype names are names', async () => {
    const parsed = await parse(
      jsonLines({ type: 'entity', name: '__proto__', entityType: 'constructor', observations: ['toString'] }),
    );
    expect(contents(parsed)).toEqual(['__proto__: toString']);
    expect(parsed.items[0]?.item.tags).toEqual(['constructor']);
  });
});
