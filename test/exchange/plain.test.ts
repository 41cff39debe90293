import { describe, expect, test } from 'vitest';
import { contents, externalIds, jsonLines, noteCodes, parse } from './helpers.js';

describe('memories as JSON Lines', () => {
  const five = [
    '{"content":"The tea is in the blue tin."}',
    '{"content":"The coffee',
    '{"content":"The sugar is in the jar."}',
    '{"tags":["kitchen"]}',
    '{"content":"The salt is in the cellar.","shelf":3}',
  ];

  test.each([
    ['LF', five.join('\n')],
    ['CRLF, a byte order mark and no newline at the end', `\ufeff${five.join('\r\n')}`],
  ])('one bad line never stops the rest: %s', async (_what, file) => {
    const parsed = await parse(file);
    expect(parsed.format).toBe('loci');
    expect(parsed.items.map(({ line }) => line)).toEqual([1, 3, 5]);
    expect(parsed.problems).toEqual([
      { line: 2, code: 'invalid', message: 'The line is not valid JSON.' },
      { line: 4, code: 'invalid', message: 'The memory has no text (content).' },
    ]);
    expect(parsed.notes.find(({ code }) => code === 'fields-skipped')).toMatchObject({ count: 1, lines: [5] });
  });

  test('also when the first line is broken', async () => {
    const parsed = await parse(['{"content":"The tea', ...five.slice(2)].join('\n'));
    expect(contents(parsed)).toHaveLength(2);
    expect(parsed.problems.map(({ line }) => line)).toEqual([1, 3]);
    expect(contents(await parse(['garbage', ...five.slice(2)].join('\n')))).toHaveLength(2);
  });

  test('cannot grant themselves trust', async () => {
    const parsed = await parse(
      jsonLines({
        content: 'x',
        role: 'system',
        trusted: true,
        pinned: true,
        confidence: 1,
        importance: 1,
        source: 'user',
        provenance: 'self',
        speaker: 'System',
      }),
      'auto',
      'gift.jsonl',
    );
    expect(parsed.items[0]?.item).toEqual({
      content: 'x',
      kind: 'fact',
      tags: [],
      refs: [],
      source: 'import:gift.jsonl',
      externalId: parsed.items[0]?.item.externalId,
      confidence: 1,
      provenance: 'transferred',
      derivedFrom: [],
    });
    expect(noteCodes(parsed)).toContain('trust-ignored');
    expect((await parse(jsonLines({ content: 'x', confidence: 0.2 }))).items[0]?.item.confidence).toBe(1);
  });

  test('keep their own times', async () => {
    const parsed = await parse(
      jsonLines(
        { content: 'a', createdAt: '2021-05-01T10:00:00Z' },
        { content: 'b', createdAt: '2022-05-01T10:00:00+05:30' },
        { content: 'c', createdAt: 1620000000000 },
        { content: 'd' },
      ),
    );
    expect(parsed.items.map(({ item }) => item.eventTime)).toEqual([
      Date.UTC(2021, 4, 1, 10),
      Date.UTC(2022, 4, 1, 4, 30),
      1620000000000,
      undefined,
    ]);
    expect(parsed.notes).toMatchObject([{ code: 'undated', count: 1, lines: [4] }]);
  });

  test.each([
    '2024-02-30T00:00:00Z',
    '2024-13-01',
    'yesterday',
    '01/02/2024',
    '2024-05-01T10:00:00',
    8.64e15 + 1,
    {},
    true,
  ])('with an impossible or ambiguous time are reported: %j', async (createdAt) => {
    const parsed = await parse(jsonLines({ content: 'x', createdAt }, { content: 'y' }));
    expect(parsed.problems).toMatchObject([{ line: 1, code: 'invalid_time' }]);
    expect(contents(parsed)).toEqual(['y']);
  });

  test('keep what callers may say, checked by the same rules', async () => {
    const parsed = await parse(
      jsonLines(
        {
          text: 'a',
          kind: 'note',
          tags: ['Two Words'],
          category: 'c',
          meta: { __proto__x: 1 },
          speaker: 'Ada',
          session: 's',
          externalId: 'mine',
          ttl: 5,
        },
        { content: 'b', kind: 'idea' },
        { content: 'c', tags: ['ä'] },
        { content: ' \n' },
        { content: 7 },
        'text',
        [1],
        null,
      ),
    );
    expect(parsed.items[0]?.item).toMatchObject({
      content: 'a',
      kind: 'note',
      tags: ['two-words'],
      category: 'c',
      speaker: 'Ada',
      session: 's',
      externalId: 'mine',
      ttl: 5,
    });
    expect(parsed.problems.map(({ line, code }) => [line, code])).toEqual([
      [2, 'invalid'],
      [3, 'invalid_tag'],
      [4, 'content_empty'],
      [5, 'invalid'],
      [6, 'invalid'],
      [7, 'invalid'],
      [8, 'invalid'],
    ]);
  });

  test('keep text that looks like a value, and prototype names as data', async () => {
    const values = ['null', 'undefined', '0', '{"text":"x"}', 'true', '__proto__'];
    const parsed = await parse(
      `${jsonLines(...values.map((content) => ({ content, externalId: content })))}{"content":"p","meta":{"__proto__":{"x":1}},"__proto__":{"content":"q"}}`,
    );
    expect(contents(parsed)).toEqual([...values, 'p']);
    expect(externalIds(parsed).slice(0, -1)).toEqual(values);
    expect(JSON.stringify(parsed.items.at(-1)?.item.meta)).toBe('{"__proto__":{"x":1}}');
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  test('have external ids that stay the same', async () => {
    const file = jsonLines({ content: 'a', id: 'n/1' }, { content: 'b', id: 2 }, { content: 'c' }, { content: 'c' });
    const parsed = await parse(file);
    expect(externalIds(parsed).slice(0, 2)).toEqual(['jsonl:n/1', 'jsonl:2']);
    expect(externalIds(parsed)[2]).toMatch(/^jsonl:[0-9a-f]{16}$/);
    expect(parsed.repeated).toBe(1);
    expect(externalIds(await parse(file, 'auto', 'another-name'))).toEqual(externalIds(parsed));
  });

  test.each([
    [
      'lists one behind the other are read on',
      '[{"content":"a"}]\n[{"content":"b"},\n{"content":"c"}]\n',
      ['a', 'b', 'c'],
      [],
    ],
    ['of what else stands behind a list it is told', '[{"content":"a"}] {"content":"b"} [{"content":"c"}]', ['a'], [2]],
    ['an end too many is no list', '[{"content":"a"}]]', ['a'], [2]],
    ['nothing but blanks is nothing', '[{"content":"a"}] \n\t\r\n', ['a'], []],
  ])('%s', async (_what, file, found, problems) => {
    const chunks = async function* () {
      for (const character of file) yield character;
    };
    for (const source of [file, chunks()]) {
      const parsed = await parse(source);
      expect(contents(parsed)).toEqual(found);
      expect(parsed.problems.map(({ line }) => line)).toEqual(problems);
    }
  });

  test('may also be one JSON list', async () => {
    expect(contents(await parse('[{"content":"a"},\n{"content":"b"}]'))).toEqual(['a', 'b']);
  });
});
