import { describe, expect, test } from 'vitest';
import { current, everything, fresh, say } from './help.js';

async function exported(memory: Awaited<ReturnType<typeof fresh>>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of memory.export()) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const fact = 'I live in Lisbon.';

/** A memory of one fact that so many sources have said; the second of them has given it a tag. */
async function spokenBy(sources: number): Promise<Awaited<ReturnType<typeof fresh>>> {
  const origin = await fresh();
  await say(
    origin,
    { content: fact, source: 'source-0', session: 'talk' },
    { content: fact, source: 'source-1', session: 'talk', tags: ['heron'] },
  );
  const [head = '', line = '', ...rest] = Buffer.from(await exported(origin))
    .toString('utf8')
    .split('\n');
  const record: { sightings: readonly object[] } = JSON.parse(line);
  const at = Date.UTC(2026, 0, 2);
  const more = Array.from({ length: sources - 2 }, (_, i) => ({
    at: at + i,
    source: `source-${i + 2}`,
    session: 'talk',
  }));
  const sightings = [...record.sightings, ...more];
  const memory = await fresh();
  const file = [head, JSON.stringify({ ...record, sightings, times: sources }), ...rest].join('\n');
  await memory.import(new TextEncoder().encode(file));
  return memory;
}

/** Who is known to have said the only record, in this order. */
async function names(memory: Awaited<ReturnType<typeof fresh>>): Promise<readonly (string | undefined)[]> {
  const line =
    Buffer.from(await exported(memory))
      .toString('utf8')
      .split('\n')[1] ?? '';
  const { sightings }: { sightings: readonly { source?: string }[] } = JSON.parse(line);
  return sightings.map(({ source }) => source);
}

describe('a fact that two sessions say', () => {
  const inSession = (session: string) => ({ content: fact, session });

  test.each([
    ['the first', 's-erste', 's-zweite'],
    ['the second', 's-zweite', 's-erste'],
  ])('stays when %s of them is forgotten, and goes with the other', async (_, first, second) => {
    const memory = await fresh();
    const [one] = await say(memory, inSession('s-erste'), inSession('s-zweite'));
    const receipt = await memory.forget({ session: first });
    expect(receipt).toMatchObject({ status: 'forgotten', ids: [], kept: [one?.id] });
    expect(await current(memory)).toEqual([fact]);
    expect(await everything(memory, 'Where do I live?')).not.toContain(first);
    expect(await memory.forget({ session: first })).toMatchObject({ status: 'none' });
    expect(await memory.forget({ session: second })).toMatchObject({ ids: [one?.id] });
    expect(await current(memory)).toEqual([]);
  });

  test('goes with its session when only that one says it, however often', async () => {
    const memory = await fresh();
    const [one] = await say(memory, inSession('a'), inSession('a'));
    expect(await memory.forget({ session: 'a' })).toMatchObject({ ids: [one?.id] });
  });

  test('is known to be said by a source that spoke once, however often another one repeats it', async () => {
    const memory = await fresh();
    const [one] = await say(
      memory,
      { content: fact, source: 'chat' },
      { content: fact, source: 'diary', tags: ['heron'] },
    );
    await say(memory, { content: fact, source: 'chat', tags: ['osprey'] });
    for (let i = 0; i < 100; i++) await say(memory, { content: fact, source: 'chat' });
    expect((await memory.recent())[0]).toMatchObject({ sightings: 103, tags: ['heron', 'osprey'] });
    expect(await memory.forget({ source: 'diary' })).toMatchObject({ status: 'forgotten', ids: [] });
    expect((await memory.recent())[0]).toMatchObject({ tags: ['osprey'] });
    expect(await memory.forget({ source: 'chat' })).toMatchObject({ ids: [one?.id] });
  });

  test('stays as long as one of very many sources says it', async () => {
    const memory = await fresh();
    const names = Array.from({ length: 130 }, (_, i) => `source-${i}`);
    const [one] = await say(memory, ...names.map((source) => ({ content: fact, source })));
    for (const source of names.filter((name) => name !== 'source-1')) await memory.forget({ source });
    expect(await current(memory)).toEqual([fact]);
    expect(await memory.forget({ source: 'source-1' })).toMatchObject({ ids: [one?.id] });
    expect(await current(memory)).toEqual([]);
  });

  test('of more than 1,000 sources the oldest lose their names, and what they said outlives all others', {
    timeout: 60_000,
  }, async () => {
    const memory = await spokenBy(998);
    expect(await names(memory)).toHaveLength(998);
    await say(
      memory,
      { content: fact, source: 'new-1', session: 'talk', tags: ['osprey'] },
      { content: fact, source: 'new-2', session: 'talk' },
    );
    const full = await names(memory);
    expect(full).toHaveLength(1000);
    expect(full).toContain('source-1');
    await say(memory, { content: fact, source: 'new-3', session: 'talk' });
    const one = await names(memory);
    expect(one).not.toContain('source-1');
    expect(one.slice(0, 2)).toEqual(['source-0', undefined]);
    await say(
      memory,
      { content: fact, source: 'new-4', session: 'talk' },
      { content: fact, source: 'source-500', session: 'talk' },
    );
    const [record] = await memory.recent();
    expect(record).toMatchObject({ sightings: 1003, tags: ['heron', 'osprey'] });
    const left = await names(memory);
    expect(left).toHaveLength(1000);
    expect(left).not.toContain('source-3');
    expect(left).toEqual(expect.arrayContaining(['source-0', 'source-4', 'source-500', 'new-4']));
    expect(await memory.forget({ source: 'source-2' })).toMatchObject({ status: 'none' });
    // All that have a name still have spoken in one session.
    expect(await memory.forget({ session: 'talk' })).toMatchObject({ status: 'forgotten', ids: [] });
    expect(await current(memory)).toEqual([fact]);
    expect(JSON.stringify(await everything(memory, fact))).not.toMatch(/source-|new-|talk/);
    expect(await memory.forget(record?.id ?? '')).toMatchObject({ ids: [record?.id] });
    expect(await current(memory)).toEqual([]);
  });

  test('keeps what improve merged into it from another session', async () => {
    const memory = await fresh();
    await say(memory, { ...inSession('a'), relate: false }, { ...inSession('b'), relate: false });
    await memory.improve();
    await memory.forget({ session: 'b' });
    expect(await current(memory)).toEqual([fact]);
    await memory.forget({ session: 'a' });
    expect(await current(memory)).toEqual([]);
  });
});

describe('an open question', () => {
  test('travels with an export, and so does a settled one', async () => {
    const memory = await fresh();
    const older = 'Rent is 500 euros and the deposit is 1000 euros.';
    const [a, b] = await say(memory, older, 'Rent is 550 euros.');
    expect((await memory.get(b?.id ?? '')).openQuestions).toEqual([a?.id]);
    const copy = await fresh();
    await copy.import(await exported(memory));
    expect((await copy.get(b?.id ?? '')).openQuestions).toEqual([a?.id]);

    await memory.resolve([a?.id ?? '', b?.id ?? ''], 'both');
    const later = await fresh();
    await later.import(await exported(memory));
    expect((await later.get(b?.id ?? '')).openQuestions).toBeUndefined();
    expect((await later.lint()).findings).toEqual([]);
  });

  test('is not asked twice by importing twice', async () => {
    const memory = await fresh();
    const [a, b] = await say(memory, 'Rent is 500 euros and the deposit is 1000 euros.', 'Rent is 550 euros.');
    const file = await exported(memory);
    const copy = await fresh();
    await copy.import(file);
    await copy.resolve([a?.id ?? '', b?.id ?? ''], 'both');
    await copy.import(file);
    expect((await copy.get(b?.id ?? '')).openQuestions).toBeUndefined();
  });
});

describe('what comes back', () => {
  test('an amended memory keeps what it was derived from, and its reason is in the receipt', async () => {
    const memory = await fresh();
    await say(memory, 'I speak German.', 'I speak French.');
    const { derived } = await memory.improve();
    const outcome = await memory.amend(derived[0]?.id ?? '', 'Ada speaks German and French.', { reason: 'clearer' });
    expect(outcome).toMatchObject({ status: 'amended', reason: 'clearer' });
    expect((await memory.get(outcome.id)).parent).toBe(derived[0]?.sources[0]);
    await memory.forget(derived[0]?.sources[0] ?? '');
    expect(await current(memory)).toEqual(['I speak French.']);
  });

  test('a restored memory updates what had replaced it', async () => {
    const memory = await fresh();
    const [a, b] = await say(memory, 'My train leaves at nine.', 'My train leaves at ten.');
    const back = await memory.restore(a?.id ?? '', { reason: 'misheard' });
    expect(back).toMatchObject({ status: 'stored', relation: 'updates', reason: 'misheard', superseded: [b?.id] });
  });

  test('a quotation is called one', async () => {
    const memory = await fresh();
    const [outcome] = await say(memory, '"I hate horror films," said Rita.');
    expect(outcome).toMatchObject({ status: 'stored', reason: 'quotation' });
  });
});

describe('said again as another kind', () => {
  test('the new kind is kept, with what was said before', async () => {
    const memory = await fresh();
    const [fact, preference] = await say(
      memory,
      { content: 'I prefer tea.', tags: ['drinks'] },
      { content: 'I prefer tea.', kind: 'preference' },
    );
    expect(preference).toMatchObject({ status: 'stored', relation: 'duplicate', superseded: [fact?.id] });
    const [only, ...more] = await memory.recent();
    expect(more).toEqual([]);
    expect(only).toMatchObject({ kind: 'preference', tags: ['drinks'], sightings: 2 });
    const [again] = await say(memory, 'I prefer tea.');
    expect(again).toMatchObject({ status: 'duplicate', id: preference?.id });
  });
});

describe('tags', () => {
  test('that are topics hold nothing apart', async () => {
    const memory = await fresh();
    const [, second] = await say(
      memory,
      { content: 'I live in Lisbon.', tags: ['profile'] },
      { content: 'I moved to Berlin.', tags: ['news'] },
    );
    expect(second?.relation).toBe('updates');
  });

  test('that are scopes do', async () => {
    const memory = await fresh();
    const [, second] = await say(
      memory,
      { content: 'The budget is 500 euros.', tags: ['project:heron'] },
      { content: 'The budget is 900 euros.', tags: ['project:falcon'] },
    );
    expect(second).toMatchObject({ relation: 'uncertain', superseded: [] });
  });
});

describe('options', () => {
  const long = (word: string) => `The office on the hill by the river opens daily for guests with ${word} and maps.`;

  test('say how much must agree for one memory', async () => {
    const strict = await fresh({ duplicateSimilarity: 1 });
    const [, less] = await say(
      strict,
      long('tickets'),
      'The office on the hill by the river opens daily for guests with maps.',
    );
    const loose = await fresh({ duplicateSimilarity: 0.5 });
    const [, more] = await say(
      loose,
      long('tickets'),
      'The office on the hill by the river opens daily for guests with maps.',
    );
    expect([less?.status, more?.status]).toEqual(['stored', 'duplicate']);
  });

  test('say with how many a memory is compared', async () => {
    const one = await fresh({ conflicts: { scanK: 1, minSimilarity: 1 } });
    const many = await fresh();
    for (const memory of [one, many]) await say(memory, 'I like oolong tea.', 'I like green oolong tea in bags.');
    const far = 'I no longer like oolong tea, nor coffee, nor anything in paper cups or from the station.';
    const [few] = await say(one, far);
    const [all] = await say(many, far);
    expect([few?.relation, all?.relation]).not.toEqual([few?.relation, few?.relation]);
  });

  test.each([
    [{ duplicateSimilarity: 2 }],
    [{ conflicts: { scanK: 0 } }],
    [{ conflicts: { minSimilarity: -1 } }],
    [{ conflicts: { other: 1 } as object }],
  ])('are checked: %j', async (options) => {
    await expect(fresh(options)).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('a memory stored in bulk', () => {
  test('is found by the name of its slot', async () => {
    const memory = await fresh();
    await memory.rememberAll([{ content: 'Keep my emails casual now.' }, { content: "I'm allergic to peanuts." }]);
    expect((await memory.recall('What tone do I prefer?'))[0]?.content).toBe('Keep my emails casual now.');
    expect((await memory.recall('Any intolerance?'))[0]?.content).toBe("I'm allergic to peanuts.");
  });
});

describe('a judge', () => {
  test('is not asked whether an assistant corrects a person', async () => {
    const asked: string[] = [];
    const judge = {
      relate: async (pairs: readonly { readonly old: string; readonly new: string }[]) => {
        asked.push(...pairs.map((pair) => pair.old));
        return pairs.map(() => 'updates' as const);
      },
    };
    const memory = await fresh({ judge });
    const [, second] = await say(memory, 'I drink my coffee black.', {
      content: 'You no longer drink your coffee black.',
      speaker: 'assistant',
    });
    expect(second).toMatchObject({ relation: 'uncertain', decidedBy: 'rules', superseded: [] });
    expect(asked).toEqual([]);
    const [, rent] = await say(memory, 'Rent is 500 euros and the deposit is 1000 euros.', 'Rent is 550 euros.');
    expect(rent).toMatchObject({ relation: 'updates', decidedBy: 'judge' });
  });
});
