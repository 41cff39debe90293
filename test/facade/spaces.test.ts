import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Memory,
  type MemoryError,
  memoryStorage,
  openMemory,
  type Role,
  roles,
  type Storage,
} from '../../src/index.js';

let storage: Storage;
let memory: Memory;
let now: number;
beforeEach(async () => {
  now = Date.UTC(2026, 0, 1);
  storage = memoryStorage();
  memory = await openMemory({ storage, now: () => now++ });
});

const as = (user: string, space?: string) => memory.as(space === undefined ? { user } : { user, space });
const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => {
      throw new Error('it did not fail');
    },
    (error: MemoryError) => error,
  );
const codeOf = async (work: Promise<unknown>) => (await errorOf(work)).code;
const texts = (hits: readonly { readonly content: string }[]) => hits.map(({ content }) => content);

/** A space of ana's, with ben in it. */
async function shared(role: Role = 'editor', slug = 'garden') {
  const space = await as('ana').spaces.create({ slug });
  await as('ana').spaces.setMember(slug, 'ben', role);
  return space;
}

describe('a shared space', () => {
  it('is made by its owner and told of to its members alone', async () => {
    const made = await as('ana').spaces.create({ name: 'Café & Garden' });
    expect(made).toEqual({
      id: expect.any(String),
      slug: 'cafe-garden',
      name: 'Café & Garden',
      role: 'owner',
      archived: false,
      llmInference: true,
      createdAt: expect.any(Number),
      members: [{ actor: 'user:ana', role: 'owner' }],
    });
    expect(await as('ana').spaces.list()).toEqual([made]);
    expect(await as('ana').spaces.get(made.id)).toEqual(made);
    expect(await as('ben').spaces.list()).toEqual([]);
    await as('ana').spaces.setMember('cafe-garden', 'user:ben', 'viewer');
    expect(await as('ben').spaces.get('cafe-garden')).toMatchObject({ id: made.id, role: 'viewer' });
    expect(await as('ben').spaces.members(made.id)).toEqual([
      { actor: 'user:ana', role: 'owner' },
      { actor: 'user:ben', role: 'viewer' },
    ]);
    const renamed = await as('ana').spaces.update(made.id, { name: 'Plot 7', llmInference: false });
    expect(renamed).toMatchObject({ slug: 'cafe-garden', name: 'Plot 7', llmInference: false });
    // An agent has the role of its user.
    expect(await memory.as({ user: 'ben', agent: 'planner' }).spaces.list()).toHaveLength(1);
  });

  it('has a slug that no other space has', async () => {
    const { create } = as('ana').spaces;
    for (const slug of ['Garden', 'a b', '', 'ä', 'x'.repeat(65), 'personal', 7])
      expect(await codeOf(create({ slug } as { slug: string })), String(slug)).toBe('invalid_slug');
    expect(await codeOf(create({ name: '庭' }))).toBe('invalid_slug');
    expect(await codeOf(create({}))).toBe('invalid');
    await create({ slug: 'garden' });
    expect(await codeOf(as('ben').spaces.create({ slug: 'garden' }))).toBe('slug_taken');
    await as('ana').spaces.erase('garden', { confirm: 'garden' });
    expect(await as('ben').spaces.create({ slug: 'garden' })).toMatchObject({ role: 'owner' });
    expect(await as('ana').spaces.list()).toEqual([]);
  });

  it('is for strangers as if it were not there, in every verb', async () => {
    const { id } = await shared();
    const { id: record } = await as('ana', 'garden').remember('The shed key is under the pot.');
    const verbs = (memory: Memory, name: string): readonly Promise<unknown>[] => [
      memory.spaces.get(name),
      memory.spaces.update(name, { name: 'x' }),
      memory.spaces.members(name),
      memory.spaces.setMember(name, 'eve', 'owner'),
      memory.spaces.removeMember(name, 'ana'),
      memory.spaces.archive(name),
      memory.spaces.unarchive(name),
      memory.spaces.erase(name, { confirm: 'garden' }),
      memory.recall('shed', { spaces: [name] }),
      memory.search('', { spaces: [name] }),
      ...[memory.as({ space: name })].flatMap((handle) => [
        handle.recall('shed'),
        handle.search(''),
        handle.recent(),
        handle.get(record),
        handle.history(record),
        handle.inspect(),
        handle.stats(),
        handle.lint(),
        handle.remember('x'),
        handle.rememberBatch([{ content: 'x' }]),
        handle.amend(record, 'x'),
        handle.edit(record, { tags: ['x'] }),
        handle.restore(record),
        handle.resolve([record, record], 'both'),
        handle.forget(record),
        handle.forget({ query: 'shed' }),
        handle.forgetByDescription('forget the shed key'),
        handle.improve(),
        handle.export()[Symbol.asyncIterator]().next(),
        handle.rememberAll([{ content: 'x' }]),
      ]),
    ];
    const errors = async (name: string) =>
      (await Promise.all(verbs(as('eve'), name).map(errorOf))).map(({ code, message }) => `${code} ${message}`);
    const unknown = await errors('nowhere');
    expect(await errors('garden')).toEqual(unknown);
    expect(await errors(id)).toEqual(unknown);
    expect(new Set(unknown).size).toBe(1);
    expect(unknown[0]).toMatch(/^space_not_found/);
    // Without naming the space, its records are records of nobody.
    for (const work of [as('eve').get(record), as('eve').amend(record, 'x'), as('eve').forget(record)])
      expect(await codeOf(work)).toBe('not-found');
    expect(await codeOf(as('ana').get(id))).toBe('not-found');
  });

  it('lets each role do what the table says', async () => {
    await shared();
    const ana = as('ana', 'garden');
    const verbs: readonly [verb: string, least: Role, work: (handle: Memory, own: string, other: string) => unknown][] =
      [
        ['recall', 'viewer', (handle) => handle.recall('gate')],
        ['inspect', 'viewer', (handle) => handle.inspect()],
        ['get', 'viewer', (handle, _, other) => handle.get(other)],
        ['stats', 'viewer', (handle) => handle.stats()],
        ['members', 'viewer', (handle) => handle.spaces.members('garden')],
        ['remember', 'contributor', (handle) => handle.remember('The gate squeaks.')],
        ['amend own', 'contributor', (handle, own) => handle.amend(own, 'The hose is blue.')],
        ['edit own', 'contributor', (handle, own) => handle.edit(own, { tags: ['tool'] })],
        ['forget own', 'contributor', (handle, own) => handle.forget(own)],
        ['amend', 'editor', (handle, _, other) => handle.amend(other, 'The rake is old.')],
        ['edit', 'editor', (handle, _, other) => handle.edit(other, { tags: ['tool'] })],
        ['forget', 'editor', (handle, _, other) => handle.forget(other)],
        ['forget by query', 'editor', (handle) => handle.forget({ query: 'rake' }, { all: true })],
        ['improve', 'editor', (handle) => handle.improve()],
        ['rename', 'owner', (handle) => handle.spaces.update('garden', { name: 'Plot' })],
        ['invite', 'owner', (handle) => handle.spaces.setMember('garden', 'cleo', 'viewer')],
        ['archive', 'owner', (handle) => handle.spaces.unarchive('garden')],
        ['erase', 'owner', (handle) => handle.spaces.erase('garden', { confirm: 'garden', dryRun: true })],
      ];
    for (const role of roles) {
      for (const [verb, least, work] of verbs) {
        await as('ana').spaces.setMember('garden', 'ben', 'editor');
        const own = (await as('ben', 'garden').remember('The hose is green.', { relate: false })).id;
        const other = (await ana.remember('The rake is new.', { relate: false })).id;
        await as('ana').spaces.setMember('garden', 'ben', role);
        const allowed = roles.indexOf(role) >= roles.indexOf(least);
        const outcome = work(as('ben', 'garden'), own, other) as Promise<unknown>;
        const code = await outcome.then(
          () => 'fine',
          (error: MemoryError) => error.code,
        );
        expect(code, `${role} ${verb}`).toBe(allowed ? 'fine' : 'denied');
        for (const id of [own, other]) await ana.forget(id).catch(() => {});
      }
    }
  });

  it('keeps at least one owner, and lets members leave', async () => {
    await shared('viewer');
    expect(await codeOf(as('ana').spaces.removeMember('garden', 'ana'))).toBe('last_owner');
    expect(await codeOf(as('ana').spaces.setMember('garden', 'ana', 'editor'))).toBe('last_owner');
    expect(await codeOf(as('ana').spaces.removeMember('garden', 'cleo'))).toBe('not-found');
    expect(await codeOf(as('ana').spaces.setMember('garden', 'agent:planner', 'viewer'))).toBe('invalid');
    await as('ben').spaces.removeMember('garden', 'ben');
    expect(await as('ben').spaces.list()).toEqual([]);
    await as('ana').spaces.setMember('garden', 'ben', 'owner');
    await as('ana').spaces.removeMember('garden', 'ana');
    expect(await as('ben').spaces.members('garden')).toEqual([{ actor: 'user:ben', role: 'owner' }]);
  });
});

describe('reading', () => {
  it('reaches the personal space and every shared one, and says where each hit lies', async () => {
    const { id } = await shared();
    await shared('viewer', 'office');
    await as('ben').remember('My bike lock code is 4711.');
    await as('ana', 'garden').remember('The shed lock code is 1234.');
    await as('ana', 'office').remember('The office lock code is 9999.');
    await as('ana').remember('My diary lock code is 5555.');
    const places = async (options?: object) =>
      (await as('ben').recall('lock code', options)).map(({ space }) => space).sort();
    expect(await places()).toEqual(['garden', 'office', 'personal']);
    expect(await places({ spaces: ['garden'] })).toEqual(['garden']);
    expect(await places({ spaces: [id, 'office'] })).toEqual(['garden', 'office']);
    expect(await places({ spaces: ['garden'], includePersonal: true })).toEqual(['garden', 'personal']);
    expect(await places({ spaces: ['personal'] })).toEqual(['personal']);
    expect(await places({ includePersonal: false })).toEqual(['garden', 'office']);
    expect(await places({ spaces: [] })).toEqual(['garden', 'office', 'personal']);
    expect(await codeOf(as('ben').recall('lock', { spaces: ['garden', 'nowhere'] }))).toBe('space_not_found');
    const garden = as('ben', 'garden');
    expect(texts(await garden.recall('lock code'))).toEqual(['The shed lock code is 1234.']);
    expect(texts(await garden.recall('lock code', { includePersonal: true })).sort()).toHaveLength(2);
    expect(await codeOf(garden.recall('lock code', { spaces: ['office'] }))).toBe('space_not_found');
    expect((await as('ben').recent()).map(({ space }) => space)).toEqual(['office', 'garden', 'personal']);
    const [hit] = await garden.recall('lock code');
    expect(hit).toMatchObject({ space: 'garden', createdBy: 'user:ana' });
    expect(await as('ben').get(hit?.id ?? '')).toMatchObject({ space: 'garden', createdBy: 'user:ana' });
    expect(await as('ben').history(hit?.id ?? '')).toMatchObject([{ space: 'garden' }]);
    expect((await garden.inspect()).records).toMatchObject([{ space: 'garden' }]);
    expect((await as('ben').inspect()).records).toMatchObject([{ space: 'personal' }]);
    expect((await garden.stats()).records.active).toBe(1);
    expect((await as('ben').stats({ all: true })).records.active).toBe(4);
  });

  it('merges by relevance, each space in its own order, and pages through all of it', async () => {
    await shared();
    await shared('viewer', 'office');
    const words = ['kettle', 'window', 'printer', 'bicycle', 'teapot', 'ladder', 'carpet'];
    for (const [at, handle] of [as('ben'), as('ana', 'garden'), as('ana', 'office')].entries())
      await handle.rememberAll(
        Array.from({ length: 30 }, (_, i) => ({
          content: `The ${words[i % 7]} number ${i} of place ${at} ${i % (at + 2) === 0 ? 'is broken' : 'works'}.`,
        })),
      );
    const ben = as('ben');
    const whole = await ben.search('which kettle is broken', { limit: 100, explain: true });
    const own = new Map<string, number[]>();
    for (const { space, relevance, score, why = [] } of whole.hits) {
      own.set(space, [...(own.get(space) ?? []), score]);
      expect(relevance).toBeGreaterThan(0);
      expect(why.reduce((sum, { delta }) => sum + delta, 0)).toBeCloseTo(score, 5);
    }
    expect([...own.keys()].sort()).toEqual(['garden', 'office', 'personal']);
    for (const scores of own.values()) expect(scores).toEqual([...scores].sort((a, b) => b - a));
    for (const space of own.keys()) {
      const alone = await ben.search('which kettle is broken', { limit: 100, spaces: [space] });
      const among = whole.hits.filter((hit) => hit.space === space);
      expect(among.map(({ id }) => id)).toEqual(alone.hits.map(({ id }) => id).slice(0, among.length));
    }
    const [first] = whole.hits;
    expect(first?.relevance).toBe(Math.max(...whole.hits.map(({ relevance }) => relevance)));
    const paged: string[] = [];
    for (let cursor: string | undefined, pages = 0; pages < 40; pages++) {
      const page = await ben.search(
        'which kettle is broken',
        cursor === undefined ? { limit: 7 } : { limit: 7, cursor },
      );
      paged.push(...page.hits.map(({ id }) => id));
      cursor = page.cursor;
      if (cursor === undefined) break;
    }
    expect(new Set(paged).size).toBe(paged.length);
    expect(paged.length).toBeGreaterThanOrEqual(whole.hits.length);
    const listed: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const page = await ben.search('', cursor === undefined ? { limit: 20 } : { limit: 20, cursor });
      listed.push(...page.hits.map(({ id }) => id));
      cursor = page.cursor;
      if (cursor === undefined) break;
    }
    expect([listed.length, new Set(listed).size]).toEqual([90, 90]);
    const none = await ben.recall('which kettle is broken', { minRelevance: 0.999 });
    expect(none.filteredOut).toBeGreaterThanOrEqual(30);
  });

  it('finds by labels in all of them', async () => {
    await shared();
    await as('ben').remember({ content: 'Bike lock 4711', tags: ['code'] });
    await as('ana', 'garden').remember({ content: 'Shed lock 1234', tags: ['code'] });
    await as('ana', 'garden').remember({ content: 'Shed roof leaks', tags: ['repair'] });
    for (const text of ['', 'lock shed bike roof']) {
      const { hits } = await as('ben').search(text, { tagsAny: ['code'] });
      expect(texts(hits).sort()).toEqual(['Bike lock 4711', 'Shed lock 1234']);
    }
  });

  it('ends with the membership, for handles that are open and for pages that are half read', async () => {
    await shared('editor');
    await as('ana', 'garden').rememberAll(Array.from({ length: 30 }, (_, i) => ({ content: `Shed note ${i}` })));
    await as('ben').remember('Shed of my own');
    const ben = as('ben');
    const garden = as('ben', 'garden');
    const page = await ben.search('shed', { limit: 10 });
    const list = await ben.search('', { limit: 10 });
    const { id } = (await garden.recent(1))[0] ?? { id: '' };
    const heard: number[] = [];
    ben.onChange(({ changes }) => heard.push(changes.length));
    await as('ana', 'garden').remember('Shed note 30');
    expect(heard).toEqual([1]);
    await as('ana').spaces.removeMember('garden', 'ben');
    await as('ana', 'garden').remember('Shed note 31');
    expect(heard).toEqual([1]);
    expect(texts(await ben.recall('shed'))).toEqual(['Shed of my own']);
    for (const { cursor } of [page, list]) {
      const next = await ben
        .search(cursor === page.cursor ? 'shed' : '', { limit: 50, cursor: cursor ?? '' })
        .catch(() => undefined);
      expect(texts(next?.hits ?? []).filter((text) => text !== 'Shed of my own')).toEqual([]);
    }
    expect(await codeOf(garden.recall('shed'))).toBe('space_not_found');
    expect(await codeOf(ben.get(id))).toBe('not-found');
    expect(await codeOf(garden.remember('x'))).toBe('space_not_found');
  });
});

describe('writing', () => {
  it('goes to the personal space unless a space is named, and is for all members whoever writes', async () => {
    await shared();
    await memory.as({ user: 'ana', agent: 'planner', space: 'garden' }).remember('The beans are planted.');
    expect(await as('ben').recall('beans')).toMatchObject([{ createdBy: 'agent:planner', space: 'garden' }]);
    await as('ana').remember('The beans are mine.');
    expect(texts(await as('ben').recall('beans'))).toEqual(['The beans are planted.']);
    const other = memory.as({ user: 'ben', agent: 'critic' });
    expect(texts(await other.recall('beans'))).toEqual(['The beans are planted.']);
  });

  it('follows a record that is named to its space, with the role there', async () => {
    await shared('contributor');
    const { id: own } = await as('ben', 'garden').remember('The hose is green.');
    const { id: other } = await as('ana', 'garden').remember('The rake is new.');
    const { id: personal } = await as('ben').remember('My desk is tidy.');
    const ben = as('ben');
    const amended = await ben.amend(own, 'The hose is blue.');
    expect(await ben.get(amended.id)).toMatchObject({ space: 'garden', content: 'The hose is blue.' });
    expect(await ben.history(own)).toHaveLength(2);
    expect(await codeOf(ben.amend(other, 'x'))).toBe('denied');
    expect(await codeOf(ben.edit(other, { tags: ['x'] }))).toBe('denied');
    expect(await codeOf(ben.forget(other))).toBe('denied');
    expect(await codeOf(ben.forget({ ids: [personal, amended.id] }))).toBe('invalid');
    expect(await codeOf(ben.resolve([personal, other], 'both'))).toBe('invalid');
    expect(await codeOf(as('ana').forget(personal))).toBe('not-found');
    // A target without ids means the space of the handle alone.
    expect(await ben.forget({ query: 'rake' })).toMatchObject({ status: 'none' });
    expect(await ben.forget({ user: 'ben' })).toMatchObject({ status: 'forgotten', ids: [personal] });
    expect(await ben.forget({ ids: [amended.id] })).toMatchObject({ ids: [amended.id, own] });
    expect(texts(await as('ana', 'garden').recent())).toEqual(['The rake is new.']);
  });

  it('never lets a contributor change what others wrote, by whatever way', async () => {
    await shared('contributor');
    const ana = as('ana', 'garden');
    const ben = as('ben', 'garden');
    const { id } = await ana.remember({ content: 'The gate code is 1111.', externalId: 'gate' });
    expect(await ben.remember('The gate code is now 2222.')).toMatchObject({ superseded: [], relation: 'uncertain' });
    expect(await codeOf(ben.rememberBatch([{ content: 'The gate code is 3333.', externalId: 'gate' }]))).toBe('denied');
    expect(
      await codeOf(ben.rememberBatch([{ content: 'The gate code is 1111.', externalId: 'gate', tags: ['x'] }])),
    ).toBe('denied');
    // An excerpt of one's own would blank its source when it is forgotten.
    const { id: drawn } = await ben.remember({
      content: 'code is 1111',
      derivedFrom: { id, start: 9, end: 21 },
      relate: false,
    });
    expect(await codeOf(ben.forget(drawn))).toBe('denied');
    expect(await codeOf(ben.import(new TextEncoder().encode(await exported(ana)), { format: 'loci' }))).toBe('denied');
    expect(await ana.get(id)).toMatchObject({ standing: 'active', content: 'The gate code is 1111.', tags: [] });
    // An editor's correction is one.
    await as('ana').spaces.setMember('garden', 'ben', 'editor');
    expect((await ben.remember('The gate code is now 4444.')).superseded).toContain(id);
  });

  it('takes nobody’s word for somebody else’s', async () => {
    await shared();
    const ana = as('ana', 'garden');
    const ben = as('ben', 'garden');
    const said = [
      'I am allergic to peanuts.',
      'My favourite colour is green.',
      'My sister lives in Bonn.',
      'User likes tea.',
      'Allergic to bees.',
      'My doctor is Dr. Weber.',
    ];
    const others = [
      'I am not allergic to peanuts.',
      'My favourite colour is blue.',
      'My sister lives in Köln.',
      'User no longer likes tea.',
      'No longer allergic to bees.',
      'My doctor is Dr. Braun.',
      'I am allergic to peanuts.',
      '私はピーナッツが嫌いです。',
    ];
    const hers: string[] = [];
    for (const text of [...said, '私はピーナッツが嫌いです。']) hers.push((await ana.remember(text)).id);
    for (const text of others) expect(await ben.remember(text), text).toMatchObject({ status: 'stored' });
    for (const id of hers) expect(await ana.get(id)).toMatchObject({ standing: 'active', sightings: 1 });
    expect(await ben.improve()).toMatchObject({ merged: [] });
    // What is about neither of the two is what everybody corrects and repeats.
    const { id } = await ana.remember('The gate is locked at nine.');
    expect(await ben.remember('The gate is locked at nine.')).toMatchObject({ status: 'duplicate', id });
    expect(await ben.remember('The gate is locked at ten now.')).toMatchObject({ superseded: [id] });
    // "Forget my address" is about whoever asks.
    expect(await ben.forgetByDescription('forget my favourite colour')).toMatchObject({ status: 'forgotten' });
    const colours = texts(await ana.recall('favourite colour')).filter((text) => text.includes('colour'));
    expect(colours).toEqual(['My favourite colour is green.']);
  });

  it('shows a space to no model that must not see it', async () => {
    const asked: string[] = [];
    const judge = {
      relate: async (pairs: readonly { old: string; new: string }[]) => {
        asked.push(...pairs.map(({ old }) => old));
        return pairs.map(() => 'contradicts' as const);
      },
      pick: async (_: string, candidates: readonly { id: string; text: string }[]) => {
        asked.push(...candidates.map(({ text }) => text));
        return candidates[0]?.id ?? null;
      },
    };
    const enricher = async (text: string) => {
      asked.push(text);
      return { keywords: ['kew'] };
    };
    const open = await openMemory({ storage: memoryStorage(), judge, enricher });
    const ana = open.as({ user: 'ana' });
    await ana.spaces.create({ slug: 'garden' });
    const garden = ana.as({ space: 'garden' });
    const work = async () => {
      await garden.remember({ content: 'The budget for the pond is 100 euros.', refs: [{ type: 'a', id: '1' }] });
      await garden.remember({ content: 'The budget for the pond is now 200 euros.', refs: [{ type: 'a', id: '2' }] });
      await garden.forgetByDescription('forget the pond budget and all that');
      await garden.enrich();
    };
    await ana.spaces.update('garden', { llmInference: false });
    await work();
    expect(asked).toEqual([]);
    await ana.spaces.update('garden', { llmInference: true });
    await work();
    expect(asked.length).toBeGreaterThan(0);
  });

  it('shows it to none from the moment on at which that is said', async () => {
    const shown: string[] = [];
    const own = await openMemory({
      storage: memoryStorage(),
      scope: { user: 'ana' },
      enricher: async (text) => {
        shown.push(text);
        if (shown.length === 1) await own.spaces.update('garden', { llmInference: false });
        return { summary: 'x' };
      },
    });
    await own.spaces.create({ slug: 'garden' });
    const garden = own.as({ space: 'garden' });
    await garden.rememberAll(Array.from({ length: 20 }, (_, n) => ({ content: `Bed ${n} has slugs.` })));
    expect(await garden.enrich()).toBe(0);
    // Those that were being asked about.
    expect(shown.length).toBeLessThan(8);
    await own.close();
  });
});

describe('an archived space', () => {
  it('is read by naming it and written to by nobody', async () => {
    await shared();
    const garden = as('ben', 'garden');
    const { id } = await garden.remember('The hose is green.');
    await as('ana').spaces.archive('garden');
    expect(await as('ben').spaces.get('garden')).toMatchObject({ archived: true });
    expect(await as('ben').recall('hose')).toEqual([]);
    expect(texts(await as('ben').recall('hose', { spaces: ['garden'] }))).toEqual(['The hose is green.']);
    expect(texts(await garden.recall('hose'))).toEqual(['The hose is green.']);
    expect(await as('ben').get(id)).toMatchObject({ space: 'garden' });
    for (const work of [
      garden.remember('x'),
      garden.amend(id, 'x'),
      garden.edit(id, { tags: ['x'] }),
      garden.forget(id),
      as('ben').forget(id),
      garden.improve(),
    ])
      expect(await codeOf(work)).toBe('space_archived');
    await as('ana').spaces.unarchive('garden');
    expect(await garden.forget(id)).toMatchObject({ status: 'forgotten' });
  });
});

describe('an erased space', () => {
  it('goes with every word of it, when its owner confirms its slug', async () => {
    const { id } = await shared('editor', 'zqgarden');
    await as('ana').spaces.update(id, { name: 'Zqplot' });
    const garden = as('ana', 'zqgarden');
    const { id: record } = await garden.remember({
      content: 'The zqhose is green.',
      session: 'zqsession',
      externalId: 'zqext',
    });
    await garden.amend(record, 'The zqrake is green.', { reason: 'zqwrong' });
    const { id: gone } = await garden.remember('Something to go');
    await garden.forget(gone, { reason: 'zqreason' });
    await as('ana').remember('My own stays.');
    const { erase } = as('ana').spaces;
    expect(await codeOf(erase('zqgarden', { confirm: 'garden' }))).toBe('confirm_slug_mismatch');
    expect(await codeOf(erase('zqgarden', { confirm: id }))).toBe('confirm_slug_mismatch');
    const preview = await erase('zqgarden', { confirm: 'zqgarden', dryRun: true });
    expect(preview).toEqual({ id, slug: 'zqgarden', dryRun: true, memories: 2, members: 2 });
    expect(await garden.recall('zqrake')).toHaveLength(1);
    await memory.flush();
    expect(await words()).toContain('zqgarden');
    expect(await erase('zqgarden', { confirm: 'zqgarden' })).toEqual({ ...preview, dryRun: false });
    // An id may have the letters by chance.
    expect(await words()).not.toMatch(/zq(?:garden|plot|hose|session|ext|rake|wrong|reason)/i);
    expect(await codeOf(garden.recall('x'))).toBe('space_not_found');
    expect(await codeOf(as('ana').get(record))).toBe('not-found');
    expect(texts(await as('ana').recall('stays'))).toEqual(['My own stays.']);
    // Whoever takes the slug sees nothing of what was there.
    await as('cleo').spaces.create({ slug: 'zqgarden' });
    expect((await as('cleo', 'zqgarden').inspect()).records).toEqual([]);
    expect(await as('cleo', 'zqgarden').remember({ content: 'New', externalId: 'zqext' })).toMatchObject({
      status: 'stored',
    });
  });

  /** Everything that the storage holds, as text. */
  async function words(): Promise<string> {
    let all = '';
    for await (const key of storage.list('')) {
      const bytes = (await storage.read([key])).get(key);
      all += `${key} ${new TextDecoder('latin1').decode(bytes)}\n`;
    }
    return all;
  }
});

describe('a store with shared spaces', () => {
  it('opens again as it was', async () => {
    await shared('contributor');
    await as('ana').spaces.update('garden', { llmInference: false, name: 'Plot' });
    await as('ana', 'garden').remember('The hose is green.');
    const before = [await as('ben').spaces.list(), await as('ben').recall('hose')];
    for (const work of [() => memory.flush(), () => memory.compact(), () => memory.reindex(), () => memory.close()]) {
      await work();
      const again = await openMemory({ storage });
      const ben = again.as({ user: 'ben' });
      expect([await ben.spaces.list(), await ben.recall('hose')]).toEqual(before);
      expect((await again.as({ user: 'ana', space: 'garden' }).lint()).findings).toEqual([]);
    }
  });

  it('holds the same for a second writer at once', async () => {
    const other = await openMemory({ storage });
    await shared('viewer');
    await as('ana', 'garden').remember('The hose is green.');
    const ben = other.as({ user: 'ben' });
    expect(texts(await ben.recall('hose'))).toEqual(['The hose is green.']);
    expect(await codeOf(ben.as({ space: 'garden' }).remember('x'))).toBe('denied');
    await as('ana').spaces.removeMember('garden', 'ben');
    expect(await ben.recall('hose')).toEqual([]);
    const both = await Promise.allSettled([
      as('cleo').spaces.create({ slug: 'office' }),
      other.as({ user: 'dan' }).spaces.create({ slug: 'office' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('moves a space by export and import', async () => {
    await shared();
    await as('ben', 'garden').remember({ content: 'The hose is green.', externalId: 'hose' });
    const { id: gone } = await as('ana', 'garden').remember({ content: 'To go', externalId: 'gone' });
    await as('ana', 'garden').forget(gone);
    const file = await exported(as('ana', 'garden'));
    const there = (await openMemory({ storage: memoryStorage() })).as({ user: 'cleo' });
    await there.spaces.create({ slug: 'plot' });
    const plot = there.as({ space: 'plot', agent: 'mover' });
    await plot.import(new TextEncoder().encode(file));
    expect(await there.recall('hose')).toMatchObject([{ space: 'plot', createdBy: 'user:ben', externalId: 'hose' }]);
    expect(await plot.rememberAll([{ content: 'To go', externalId: 'gone' }])).toMatchObject({ stored: 0 });
    const personal = await exported(there.as({ user: 'ana', agent: 'planner' }));
    expect(personal).not.toContain('hose');
  });
});

async function exported(handle: Memory): Promise<string> {
  const parts: string[] = [];
  for await (const part of handle.export()) parts.push(new TextDecoder().decode(part));
  return parts.join('');
}
