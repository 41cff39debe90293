import { describe, expect, test } from 'vitest';
import type { Memory } from '../../src/index.js';
import { current, fresh, say } from './help.js';

describe('remember', () => {
  test('says what it replaced, why, and who decided', async () => {
    const memory = await fresh();
    const [first, second] = await say(memory, 'I live in Lisbon.', 'I moved to Berlin.');
    expect(second).toMatchObject({ relation: 'updates', decidedBy: 'rules', superseded: [first?.id] });
    expect(second?.reason).toMatch(/^[a-z-]+$/);
    expect(await memory.get(second?.id ?? '')).toMatchObject({ reason: second?.reason });
    expect(await memory.get(first?.id ?? '')).toMatchObject({
      standing: 'superseded',
      supersededBy: second?.id,
      supersedeCause: 'updates',
    });
  });

  test('relates nothing when told so, nor turns of a conversation, nor in bulk', async () => {
    const memory = await fresh();
    await say(memory, 'I live in Lisbon.', { content: 'I moved to Berlin.', relate: false });
    await say(memory, { content: 'I moved to Oslo.', kind: 'episodic' });
    await memory.rememberAll([{ content: 'I moved to Vienna.' }]);
    await memory.rememberBatch([{ content: 'I moved to Porto.' }]);
    expect(await current(memory)).toHaveLength(5);
    const [outcome] = await memory.rememberBatch([{ content: 'I moved to Riga.' }], { relate: true });
    expect(outcome?.superseded).toHaveLength(4);
  });

  test('relates the items of one batch to each other', async () => {
    const memory = await fresh();
    await memory.rememberBatch([{ content: 'I live in Lisbon.' }, { content: 'I moved to Berlin.' }], { relate: true });
    expect(await current(memory)).toEqual(['I moved to Berlin.']);
  });

  test('said again, a fact gains confidence, a sighting and labels, and answers to the external id', async () => {
    const memory = await fresh();
    const [first] = await say(memory, { content: "I'm allergic to peanuts.", confidence: 0.5, tags: ['a'] });
    await say(memory, { content: 'I have an allergy to peanuts.', externalId: 'e1', tags: ['b'], source: 'chat' });
    const view = await memory.get(first?.id ?? '');
    expect(view).toMatchObject({ confidence: 0.55, sightings: 2, tags: ['a', 'b'], externalId: 'e1' });
    expect(view.lastSighted).toBeGreaterThan(view.storedAt);
    expect((await memory.recall('peanuts', { source: 'chat' })).map(({ id }) => id)).toEqual([first?.id]);
    expect(await memory.forget({ externalId: 'e1' })).toMatchObject({ ids: [first?.id] });
  });

  test('never merges into a memory with another external id', async () => {
    const memory = await fresh();
    const outcomes = await say(
      memory,
      { content: "I'm allergic to peanuts.", externalId: 'e1' },
      { content: 'I have an allergy to peanuts.', externalId: 'e2' },
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['stored', 'stored']);
    expect(await memory.improve()).toMatchObject({ merged: [] });
  });

  test('at most 1 is the confidence', async () => {
    const memory = await fresh();
    const [first] = await say(memory, 'Omar is my manager.', 'My manager is Omar.', 'Omar is my manager.');
    expect(await memory.get(first?.id ?? '')).toMatchObject({ confidence: 1, sightings: 3 });
  });

  test('what an agent keeps to itself replaces nothing that others read', async () => {
    const memory = await fresh();
    const agent = memory.as({ agent: 'planner' });
    await say(memory, 'I live in Lisbon.');
    await say(agent, 'I moved to Berlin.');
    expect(await current(memory)).toEqual(['I live in Lisbon.']);
  });

  test('a load that is run again does not bring back what was corrected', async () => {
    const memory = await fresh();
    const items = [{ content: 'I live in Lisbon.', externalId: 'e1' }];
    await memory.rememberAll(items);
    await say(memory, 'I moved to Berlin.');
    expect(await memory.rememberAll(items)).toMatchObject({ stored: 0, unchanged: 1 });
    expect(await current(memory)).toEqual(['I moved to Berlin.']);
  });

  test('nor does a batch that is tried again; whoever says it anew, and compares it, means it', async () => {
    const memory = await fresh();
    const items = [{ content: 'I live in Lisbon.', externalId: 'e1' }];
    await memory.rememberBatch(items);
    await say(memory, 'I moved to Berlin.');
    expect(await memory.rememberBatch(items)).toMatchObject([{ status: 'unchanged' }]);
    expect(await current(memory)).toEqual(['I moved to Berlin.']);
    await memory.rememberBatch(items, { relate: true });
    expect(await current(memory)).toEqual(['I live in Lisbon.']);
  });

  test('nor what its owner amended since, while what is news, and a source that goes back, is taken in', async () => {
    const memory = await fresh();
    const load = (...texts: readonly string[]) =>
      memory.rememberAll(texts.map((content) => ({ content, externalId: 'cat' })));
    await load('The cat is called Tofu.');
    await memory.amend((await memory.recent(1))[0]?.id ?? '', 'The cat is called Miso.');
    expect(await load('The cat is called Tofu.')).toMatchObject({ stored: 0, unchanged: 1 });
    expect(await current(memory)).toEqual(['The cat is called Miso.']);
    for (const text of ['The cat is called Natto.', 'The cat is called Udon.', 'The cat is called Natto.']) {
      expect(await load(text)).toMatchObject({ stored: 1 });
      expect(await current(memory)).toEqual([text]);
    }
    expect(await load('The cat is called Miso.', 'The cat is called Tofu.')).toMatchObject({ stored: 1, unchanged: 1 });
  });

  test('nor does it say anew in its own words what was merged into what somebody had said', async () => {
    const memory = await fresh();
    await say(memory, 'My cat is called Tofu.');
    const items = [{ content: "My cat's name is Tofu.", externalId: 'cat' }];
    for (const relate of [true, true, false])
      expect(await memory.rememberAll(items, { relate })).toMatchObject({ stored: 0, unchanged: 1 });
    expect(await memory.inspect()).toMatchObject({ records: [{ content: 'My cat is called Tofu.', sightings: 2 }] });
    expect(await memory.rememberAll([{ content: "My cat's name is Miso.", externalId: 'cat' }])).toMatchObject({
      stored: 1,
    });
  });

  test('nor what was forgotten, although a newer version of it is there', async () => {
    const memory = await fresh();
    const items = [{ content: 'The cat is called Tofu.', externalId: 'cat' }];
    await memory.rememberAll(items);
    const [first] = await memory.recent(1);
    const { id } = await memory.amend(first?.id ?? '', 'The cat is called Miso.');
    await memory.forget(first?.id ?? '');
    expect(await memory.rememberAll(items)).toMatchObject({ stored: 0, forgotten: 1 });
    expect(await memory.rememberAll([{ content: 'The cat is called Miso.', externalId: 'cat' }])).toMatchObject({
      unchanged: 1,
    });
    expect((await memory.inspect({ standing: 'active' })).records.map((record) => record.id)).toEqual([id]);
    // Whoever says it deliberately means it.
    await memory.remember({ content: 'The cat is called Tofu.', externalId: 'cat' });
    expect(await current(memory)).toEqual(['The cat is called Tofu.']);
  });
});

describe('a judge', () => {
  const doubtful = ['I use Helix as my editor. It is fast.', 'I no longer use Helix.'] as const;

  test('tells what it settled also when another pair cannot be settled any more', async () => {
    const olds: string[] = [];
    const memory: Memory = await fresh({
      judge: {
        relate: async (pairs) => {
          await memory.forget(olds[1] ?? '');
          return pairs.map(() => 'contradicts' as const);
        },
      },
    });
    for (const content of [doubtful[0], 'I use Helix at work. It is quick.'])
      olds.push((await memory.remember({ content, relate: false })).id);
    const [outcome] = await say(memory, doubtful[1]);
    expect((await memory.get(olds[0] ?? '')).standing).toBe('superseded');
    expect(outcome).toMatchObject({ decidedBy: 'judge', relation: 'contradicts', superseded: [olds[0]] });
  });

  test('is asked about open pairs only, and settles them', async () => {
    const asked: unknown[] = [];
    const judge = {
      relate: async (pairs: readonly unknown[]) => {
        asked.push(...pairs);
        return pairs.map(() => 'contradicts' as const);
      },
    };
    const memory = await fresh({ judge });
    const outcomes = await say(memory, 'The sky was red.', ...doubtful);
    const last = outcomes.at(-1);
    expect(asked).toEqual([{ old: doubtful[0], new: doubtful[1] }]);
    expect(last).toMatchObject({ decidedBy: 'judge', relation: 'contradicts', superseded: [outcomes[1]?.id] });
  });

  test.each([
    ['fails', async () => Promise.reject(new Error('no'))],
    ['answers nonsense', async () => ['perhaps', 7] as never],
    ['answers nothing', async () => [] as never],
  ])('that %s leaves what the rules said', async (_, relate) => {
    const plain = await fresh();
    const judged = await fresh({ judge: { relate } });
    const expected = (await say(plain, ...doubtful)).map(({ relation }) => relation);
    expect((await say(judged, ...doubtful)).map(({ relation }) => relation)).toEqual(expected);
    expect(await current(judged)).toEqual(await current(plain));
  });

  test('without a method relate is refused', async () => {
    await expect(fresh({ judge: {} as never })).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('resolve', () => {
  test('replaces the older one, or keeps both for good', async () => {
    const memory = await fresh();
    const [a, b] = await say(
      memory,
      { content: 'I use Helix.', relate: false },
      { content: 'I use Vim.', relate: false },
    );
    const pair = [b?.id ?? '', a?.id ?? ''] as const;
    await memory.resolve(pair, 'both');
    expect(await current(memory)).toHaveLength(2);
    await memory.resolve(pair, 'replace');
    expect(await current(memory)).toEqual(['I use Vim.']);
    expect(await memory.get(a?.id ?? '')).toMatchObject({ supersedeCause: 'resolved', supersededBy: b?.id });
    await expect(memory.resolve(pair, 'both')).rejects.toMatchObject({ code: 'conflict' });
    await expect(memory.resolve(['no-such', b?.id ?? ''], 'both')).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('restore', () => {
  test('brings an old version back in the place of the present one, with its labels', async () => {
    const memory = await fresh();
    const [first] = await say(memory, { content: 'I live in Lisbon.', tags: ['home'], externalId: 'e1' });
    const { id: second } = await memory.amend(first?.id ?? '', 'I live in Berlin.', { reason: 'moved' });
    const back = await memory.restore(first?.id ?? '');
    expect(back).toMatchObject({ status: 'stored', superseded: [second] });
    expect(await memory.get(back.id)).toMatchObject({ content: 'I live in Lisbon.', tags: ['home'], externalId: 'e1' });
    expect(await current(memory)).toEqual(['I live in Lisbon.']);
    const chain = await memory.history(second);
    expect(chain.map(({ id }) => id)).toEqual([first?.id, second, back.id]);
  });

  test('undoes a merge beside the record that it went into, and improve does not merge it again', async () => {
    const memory = await fresh();
    const [a, b] = await say(
      memory,
      { content: 'Omar is my manager.', relate: false },
      { content: 'My manager is Omar.', relate: false },
    );
    expect((await memory.improve()).merged).toEqual([{ id: a?.id, superseded: [b?.id] }]);
    expect(await memory.get(a?.id ?? '')).toMatchObject({ sightings: 2 });
    expect(await memory.restore(b?.id ?? '')).toMatchObject({ superseded: [] });
    expect(await current(memory)).toHaveLength(2);
    expect(await memory.improve()).toEqual({ dryRun: false, merged: [], derived: [] });
  });

  test('is not for what is current, forgotten or unknown', async () => {
    const memory = await fresh();
    const [a, b] = await say(memory, 'I live in Lisbon.', 'I moved to Berlin.');
    await expect(memory.restore(b?.id ?? '')).rejects.toMatchObject({ code: 'conflict' });
    await memory.forget(a?.id ?? '');
    await expect(memory.restore(a?.id ?? '')).rejects.toMatchObject({ code: 'not-found' });
    await expect(memory.restore('no-such')).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('improve', () => {
  test('with dryRun says what would change and changes nothing', async () => {
    const memory = await fresh();
    await say(memory, "I'm allergic to peanuts.", "I'm allergic to latex.");
    expect((await memory.improve({ dryRun: true })).derived).toMatchObject([
      { id: '', sources: [expect.any(String), expect.any(String)] },
    ]);
    expect(await current(memory)).toHaveLength(2);
  });

  test('does not derive again what was forgotten', async () => {
    const memory = await fresh();
    await say(memory, "I'm allergic to peanuts.", "I'm allergic to latex.");
    const { derived } = await memory.improve();
    expect(await memory.get(derived[0]?.id ?? '')).toMatchObject({ kind: 'semantic' });
    await memory.forget(derived[0]?.id ?? '');
    expect(await memory.improve()).toEqual({ dryRun: false, merged: [], derived: [] });
    expect(await current(memory)).toHaveLength(2);
  });
});

describe('forget', () => {
  test('by topic and by name: every word, several only with all', async () => {
    const memory = await fresh();
    await say(memory, 'The red kayak leaks.', 'The red boat is new.', 'Ines rows the red kayak.');
    expect(await memory.forget({ topic: 'red kayak' })).toMatchObject({ status: 'ambiguous', ids: [] });
    expect(await memory.forget({ entity: 'Ines' })).toMatchObject({ status: 'forgotten' });
    expect(await memory.forget({ topic: 'red kayak' })).toMatchObject({ status: 'forgotten' });
    expect(await memory.forget({ topic: 'red', entity: 'nobody' }, { all: true })).toMatchObject({ status: 'none' });
    expect(await current(memory)).toEqual(['The red boat is new.']);
  });
});

describe('tombstones of another store', () => {
  test('keep away by external id what was forgotten there, also in later loads', async () => {
    const there = await fresh();
    await there.remember({ content: 'Jonas is allergic to walnuts', externalId: 'med-1' });
    await there.forget({ externalId: 'med-1' });
    let ids = 0;
    const here = await fresh({ newId: () => `here${++ids}` });
    expect(await here.import(await bytesOf(there.export()))).toMatchObject({ tombstones: 1 });
    const items = [{ content: 'Jonas is allergic to walnuts', externalId: 'med-1' }];
    expect(await here.rememberAll(items)).toMatchObject({ stored: 0, forgotten: 1 });
    expect(await here.remember(items[0] ?? '')).toMatchObject({ status: 'stored' });
  });
});

describe('lint', () => {
  test('warns of current records of which one replaces the other, until somebody settles them', async () => {
    const memory = await fresh();
    const [a, b] = await say(memory, 'I live in Lisbon.', { content: 'I moved to Berlin.', relate: false });
    const report = await memory.lint();
    expect(report).toMatchObject({ ok: true, findings: [{ check: 'stale-pair', level: 'warning' }] });
    expect(report.findings[0]?.ids).toEqual([a?.id, b?.id]);
    expect(await memory.lint({ strict: true })).toMatchObject({ ok: false });
    await memory.resolve([a?.id ?? '', b?.id ?? ''], 'both');
    expect(await memory.lint({ strict: true })).toEqual({ ok: true, findings: [] });
  });

  test('and improve go through a whole space, however large, and say how far they are', async () => {
    const memory = await fresh();
    const crates = Array.from({ length: 5200 }, (_, i) => `Crate c${i} holds q${i} bolts`);
    const facts = [
      'I live in Lisbon.',
      'The red kayak leaks.',
      ...crates,
      'The red kayak leaks.',
      'I moved to Berlin.',
    ];
    await memory.rememberAll(facts.map((content) => ({ content, kind: 'fact' })));
    const steps: [number, number][] = [];
    const report = await memory.lint({ onProgress: (done, total) => steps.push([done, total]) });
    expect(report.findings).toMatchObject([{ check: 'stale-pair' }]);
    expect(report.findings[0]?.ids).toHaveLength(2);
    expect(steps.at(-1)).toEqual([5204, 5204]);
    const preview = await memory.improve({ dryRun: true });
    expect(preview.merged).toMatchObject([{ superseded: [expect.any(String)] }]);
    const improved = await memory.improve();
    expect(improved.merged).toEqual(preview.merged);
  }, 60_000);
});

async function bytesOf(source: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of source) chunks.push(chunk);
  return Buffer.concat(chunks);
}
