import { describe, expect, test } from 'vitest';
import { type ImportRun, runImport } from '../../src/exchange/index.js';
import type { LoadedItem, NewItem, PortableRecord } from '../../src/model/commands.js';
import { exported, jsonLines, parse, record, recordId } from './helpers.js';

/** A store that knows external ids and record ids, and no more. */
function store(known: Readonly<Record<string, 'same' | 'other' | 'forgotten' | 'broken'>> = {}, dryRun = false) {
  const remembered: (readonly NewItem[])[] = [];
  const adopted: (readonly PortableRecord[])[] = [];
  const answer: Record<string, LoadedItem> = {
    same: {
      status: 'unchanged',
      id: 'x',
      superseded: [],
      relation: 'unrelated',
      decidedBy: 'caller',
      possibleConflicts: [],
    },
    other: {
      status: 'amended',
      id: 'x',
      superseded: ['y'],
      relation: 'unrelated',
      decidedBy: 'caller',
      possibleConflicts: [],
    },
    forgotten: { status: 'forgotten' },
    broken: { status: 'failed', error: { code: 'content_too_large', message: 'too large' } },
  };
  const run: ImportRun = {
    dryRun,
    rememberItems: async (items) => {
      remembered.push(items);
      return items.map(
        (item) =>
          answer[known[item.externalId ?? ''] ?? ''] ?? {
            status: 'stored',
            id: 'x',
            superseded: [],
            relation: 'unrelated',
            decidedBy: 'caller',
            possibleConflicts: [],
          },
      );
    },
    adopt: async (records) => {
      adopted.push(records);
      return {
        outcomes: records.map(({ id, standing }) => {
          const state = known[id];
          if (state === 'broken') return { id, status: 'failed', error: { code: 'conflict', message: 'taken' } };
          if (state === 'other') return { id, status: 'stored', error: { code: 'invalid', message: 'dangling' } };
          if (state === 'forgotten' || standing === 'forgotten') return { id, status: 'forgotten' };
          return { id, status: state === 'same' ? 'unchanged' : 'stored' };
        }),
      };
    },
  };
  return { run, remembered, adopted };
}

const items = await parse(
  `${jsonLines(...['a', 'b', 'c', 'd', 'e', 'e'].map((externalId) => ({ content: `text ${externalId}`, externalId, createdAt: 0 })))}{"broken`,
);

describe('an import', () => {
  test('counts every entry of the file once', async () => {
    const { run } = store({ a: 'same', b: 'other', c: 'forgotten', d: 'broken' });
    expect(await runImport(items, run)).toEqual({
      format: 'loci',
      unit: 'line',
      dryRun: false,
      added: 1,
      updated: 1,
      unchanged: 2,
      forgotten: 1,
      tombstones: 0,
      failed: [
        { line: 4, code: 'content_too_large', message: 'too large' },
        { line: 7, code: 'invalid', message: 'The line is not valid JSON.' },
      ],
      notes: [expect.objectContaining({ code: 'repeated' })],
    });
  });

  test('of an export adopts records with their ids, and obeys tombstones', async () => {
    const file = await exported([
      record('a'),
      record('b'),
      record('c'),
      record('d', { standing: 'forgotten', payload: { content: '' } }),
      record('e', { standing: 'superseded', supersededBy: recordId('zzz') }),
      record('f'),
    ]);
    const { run, adopted, remembered } = store({ b: 'same', c: 'forgotten', e: 'other', f: 'broken' });
    const report = await runImport(await parse(file), run);
    expect(report).toMatchObject({ added: 2, updated: 0, unchanged: 1, forgotten: 1, tombstones: 1 });
    expect(report.failed).toEqual([{ line: 7, code: 'conflict', message: 'taken' }]);
    expect(report.notes).toMatchObject([{ code: 'link-dangling', count: 1, lines: [6] }]);
    expect(adopted.flat().map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(remembered).toEqual([]);
  });

  test('shows the first 20 entries of a dry run and what would become of them', async () => {
    const long = `${'x'.repeat(198)}🐝 and more`;
    const parsed = await parse(
      jsonLines(
        {
          content: long,
          externalId: 'long',
          createdAt: '2024-04-26',
          tags: ['t'],
          category: 'c',
          session: 's',
          speaker: 'Ada',
        },
        ...Array.from({ length: 30 }, (_, n) => ({ content: `m${n}`, externalId: `e${n}` })),
      ),
    );
    const report = await runImport(parsed, store({ e0: 'same', e1: 'other', e2: 'forgotten', e3: 'broken' }, true).run);
    expect(report).toMatchObject({ dryRun: true, added: 27, updated: 1, unchanged: 1, forgotten: 1 });
    expect(report.preview).toHaveLength(20);
    expect(report.preview?.[0]).toEqual({
      line: 1,
      status: 'added',
      content: `${'x'.repeat(198)}…`,
      kind: 'fact',
      eventTime: Date.UTC(2024, 3, 26),
      tags: ['t'],
      category: 'c',
      session: 's',
      speaker: 'Ada',
      externalId: 'long',
    });
    expect(report.preview?.slice(1, 5).map(({ status }) => status)).toEqual([
      'unchanged',
      'updated',
      'forgotten',
      'failed',
    ]);
  });

  test('goes to the store in bounded commands, in order', async () => {
    const parsed = await parse(
      jsonLines(...Array.from({ length: 1200 }, (_, n) => ({ content: `m${n}`, externalId: `${n}` })), {
        content: 'x'.repeat(600_000),
      }),
    );
    const { run, remembered } = store();
    const progress: [number, number][] = [];
    await runImport(parsed, { ...run, onProgress: (done, total) => progress.push([done, total]) });
    expect(remembered.map((group) => group.length)).toEqual([500, 500, 200, 1]);
    expect(remembered.flat().map((item) => item.content)).toEqual(parsed.items.map(({ item }) => item.content));
    expect(progress).toEqual([
      [500, 1201],
      [1000, 1201],
      [1200, 1201],
      [1201, 1201],
    ]);
  });

  test('never parts a record from its successor', async () => {
    const records = Array.from({ length: 1600 }, (_, n) =>
      n === 400
        ? record('n400', { standing: 'superseded', supersededBy: recordId('n700') })
        : n === 1550
          ? record('n1550', { standing: 'superseded', supersededBy: recordId('n1450') })
          : record(`n${n}`),
    );
    const { run, adopted } = store();
    await runImport(await parse(await exported(records)), run);
    expect(adopted.map((group) => group.length)).toEqual([701, 500, 399]);
    expect(adopted.flat()).toEqual(records);
  });

  test('stops between commands when aborted', async () => {
    const parsed = await parse(
      jsonLines(...Array.from({ length: 1200 }, (_, n) => ({ content: `m${n}`, externalId: `${n}` }))),
    );
    const control = new AbortController();
    const { run, remembered } = store();
    const running = runImport(parsed, { ...run, signal: control.signal, onProgress: () => control.abort() });
    await expect(running).rejects.toMatchObject({ code: 'aborted' });
    expect(remembered).toHaveLength(1);
  });

  test('passes on what a command throws as a whole', async () => {
    const failure = new Error('no room');
    const { run } = store();
    await expect(runImport(items, { ...run, rememberItems: () => Promise.reject(failure) })).rejects.toBe(failure);
  });

  test('reports entries about which the store says nothing', async () => {
    const { run } = store();
    const report = await runImport(items, { ...run, rememberItems: async () => [] });
    expect(report.failed.map(({ line, code }) => [line, code])).toEqual([
      [1, 'unavailable'],
      [2, 'unavailable'],
      [3, 'unavailable'],
      [4, 'unavailable'],
      [6, 'unavailable'],
      [7, 'invalid'],
    ]);
  });
});

test('no message of a report holds text of the file', async () => {
  const secret = 'lighthouse';
  const parsed = await parse(
    `${jsonLines(
      { content: secret, kind: secret },
      { content: secret, tags: [secret, 'ä'] },
      { content: secret, createdAt: secret },
      { content: secret, session: `${secret}\u0000` },
      { id: secret, standing: secret, content: secret },
      { id: `${secret}/`, standing: 'active', content: secret, storedAt: '2024-01-01' },
      { [secret]: secret },
    )}{"content": "${secret}`,
  );
  expect(parsed.problems.length).toBe(8);
  expect(JSON.stringify([parsed.problems, parsed.notes])).not.toContain(secret);
});
