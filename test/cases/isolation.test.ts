import { beforeEach, describe, expect, it } from 'vitest';
import type { Memory } from '../../src/index.js';
import { current, errorOf, exportText, openStore, recalled, type TestStore } from './store.js';

let store: TestStore;
beforeEach(async () => {
  store = await openStore();
});

describe('users', () => {
  it('whose names begin alike see and forget only their own', async () => {
    const { memory } = store;
    const drinks = {
      ana: 'prefers oolong',
      ana1: 'prefers espresso',
      an: 'prefers cocoa',
      Ana: 'prefers water',
      'ana ': 'prefers milk',
    };
    for (const [user, text] of Object.entries(drinks)) await memory.as({ user }).remember(text);
    for (const [user, text] of Object.entries(drinks))
      expect(await recalled(memory.as({ user }), 'prefers')).toEqual([text]);
    await memory.as({ user: 'ana' }).forget({ user: 'ana' });
    for (const [user, text] of Object.entries(drinks))
      expect(await current(memory.as({ user }))).toEqual(user === 'ana' ? [] : [text]);
  });

  it('hear of their own changes only', async () => {
    const { memory } = store;
    const [ana, ben] = [memory.as({ user: 'ana' }), memory.as({ user: 'ben' })];
    const heard: string[] = [];
    ben.onChange(({ changes }) => heard.push(...changes.map(({ id }) => id)));
    memory.onChange(({ changes }) => heard.push(...changes.map(({ id }) => id)));
    const { id } = await ana.remember('prefers oolong');
    await ana.forget(id);
    const own = await ben.remember('prefers tea');
    expect(heard).toEqual([own.id]);
  });

  it('get for another user’s memory exactly what they get for none', async () => {
    const ana = store.memory.as({ user: 'ana' });
    const ben = store.memory.as({ user: 'ben' });
    const { id } = await ana.remember({
      content: 'private note about a surprise party',
      externalId: 'party',
      session: 's',
    });
    await ben.remember('something of his own');
    const tries: readonly ((target: string) => Promise<unknown>)[] = [
      (target) => ben.get(target),
      (target) => ben.history(target),
      (target) => ben.history(target, { asOf: '2030-01-01' }),
      (target) => ben.amend(target, 'x'),
      (target) => ben.edit(target, { tags: ['x'] }),
      (target) => ben.forget(target),
      (target) => ben.forget({ ids: [target] }, { dryRun: true }),
      (target) => ben.remember({ content: 'private', derivedFrom: { id: target, start: 0, end: 3 } }),
      (target) => ben.inspect({ cursor: `i.${target}` }),
      (target) => ben.search('', { cursor: `l.0.${target}` }),
    ];
    for (const attempt of tries) {
      const [foreign, unknown] = [await errorOf(attempt(id)), await errorOf(attempt('01hzzzzzzzzzzzzzzzzzzzzzzz'))];
      expect([foreign.name, foreign.code, foreign.message, JSON.stringify(foreign.data)]).toEqual([
        unknown.name,
        unknown.code,
        unknown.message,
        JSON.stringify(unknown.data),
      ]);
    }
    expect(await ben.forget({ externalId: 'party' })).toEqual(await ben.forget({ externalId: 'nothing' }));
    expect(await ben.forget({ session: 's' })).toEqual(await ben.forget({ session: 'nothing' }));
    expect(await exportText(ben)).not.toContain('surprise');
    expect(await recalled(ben, 'surprise party private note')).not.toContain('private note about a surprise party');
    expect((await ana.get(id)).content).toBe('private note about a surprise party');
    expect((await ana.inspect()).records).toHaveLength(1);
  });

  it('are not told apart by what others store: same scores, same order', async () => {
    const alone = store.memory.as({ user: 'ana' });
    const texts = ['garden hose in the shed', 'garden chairs', 'the hose is green', 'shed key'];
    for (const text of texts) await alone.remember(text);
    const before = (await alone.recall('garden hose')).map(({ id, score, relevance }) => [id, score, relevance]);
    const ben = store.memory.as({ user: 'ben' });
    await ben.rememberAll(Array.from({ length: 200 }, (_, i) => ({ content: `garden hose number ${i}` })));
    expect((await alone.recall('garden hose')).map(({ id, score, relevance }) => [id, score, relevance])).toEqual(
      before,
    );
    await ben.forget({ user: 'ben' });
    expect((await alone.recall('garden hose')).map(({ id, score, relevance }) => [id, score, relevance])).toEqual(
      before,
    );
  });

  it.each([
    '../../evil',
    '..',
    '.',
    '/etc/passwd',
    'a\\..\\b',
    'CON',
    'nul.txt',
    'a'.repeat(256),
    'é'.normalize('NFD'),
    '__proto__',
    'constructor',
    'toString',
    '💣',
    'user:ana',
    "'; DROP TABLE",
  ])('may be called %j, and are themselves after a reopening', async (user) => {
    await store.memory.remember('of somebody else');
    await store.memory.as({ user }).remember('hello');
    await store.reopen();
    expect(await current(store.memory.as({ user }))).toEqual(['hello']);
    expect(
      await current(
        store.memory.as({ user: user.normalize('NFC') === user ? `${user.slice(0, 255)}~` : user.normalize('NFC') }),
      ),
    ).toEqual([]);
    const keys: string[] = [];
    for await (const key of store.storage.list('')) keys.push(key);
    expect(keys.every((key) => /^[a-z0-9/._-]{1,200}$/.test(key) && !key.includes('..'))).toBe(true);
    expect({}).not.toHaveProperty('polluted');
  });

  it.each(['', ' ', '\n', 'a\u0000b', '\u0007', 'x'.repeat(257), '\ud83d', null, 5, {}, ['ana']])(
    'may not be called %j',
    (user) => {
      expect(() => store.memory.as({ user: user as string })).toThrow(
        expect.objectContaining({ name: 'MemoryError', code: 'invalid' }),
      );
    },
  );
});

describe('two stores in one process', () => {
  it('share nothing', async () => {
    const other = await openStore();
    await store.memory.remember('fern');
    await other.memory.remember('moss');
    expect(await recalled(store.memory, 'fern moss')).toEqual(['fern']);
    expect(await recalled(other.memory, 'fern moss')).toEqual(['moss']);
    await store.memory.destroy();
    expect(await recalled(other.memory, 'fern moss')).toEqual(['moss']);
    await other.memory.close();
    expect(await errorOf(store.memory.recall('fern'))).toMatchObject({ code: 'closed' });
  });

  it('keep ids, sessions and external ids of equal names apart', async () => {
    const other = await openStore();
    for (const memory of [store.memory, other.memory])
      await memory.remember({ content: 'same', session: 's', externalId: 'e' });
    await store.memory.forget({ session: 's' });
    expect(await current(other.memory)).toEqual(['same']);
  });
});

describe('what a caller says about a memory', () => {
  it('narrows and never widens who reads it', async () => {
    const ana = store.memory.as({ user: 'ana' });
    const ben = store.memory.as({ user: 'ben' });
    await ana.remember({
      content: 'note one',
      meta: { owner: 'ben', space: 'garden', scope: { user: 'ben' } },
      tags: ['ben'],
      speaker: 'ben',
      source: 'ben',
      category: 'ben',
    });
    await ben.remember('note two');
    expect(await recalled(ben, 'note one')).toEqual(['note two']);
    expect(await recalled(ana, 'note')).toEqual(['note one']);
    for (const wider of [{ user: 'ben' }, { scope: { user: 'ben' } }, { space: 'garden' }, { all: true }]) {
      expect(await errorOf(ana.recall('note', wider as object))).toMatchObject({ code: 'invalid' });
    }
    expect(await errorOf(ana.recall('note', { spaces: ['garden'] }))).toMatchObject({ code: 'space_not_found' });
    for (const field of ['user', 'space', 'scope', 'agent', 'standing', 'id', 'storedAt']) {
      expect(await errorOf(ana.remember({ content: 'x', [field]: 'ben' } as never))).toMatchObject({ code: 'invalid' });
    }
    expect(await current(ben)).toEqual(['note two']);
  });

  it('cannot name a space that does not exist for it', async () => {
    const errors = await Promise.all(
      ['garden', 'user:ben', 'personal'].map((space) => errorOf(store.memory.as({ space }).remember('x'))),
    );
    for (const error of errors) expect([error.code, error.message]).toEqual([errors[0]?.code, errors[0]?.message]);
    expect(errors[0]).toMatchObject({ code: 'space_not_found' });
  });
});

describe('a shared garden', () => {
  it('is read by its reader, grown by its contributor, and never without an owner', async () => {
    const { memory, storage } = store;
    const [owner, rita, wim] = ['olga', 'rita', 'wim'].map((user) => memory.as({ user })) as [Memory, Memory, Memory];
    await owner.spaces.create({ slug: 'garden' });
    await owner.spaces.setMember('garden', 'rita', 'viewer');
    await owner.spaces.setMember('garden', 'wim', 'contributor');
    const [hers, reader, writer] = [owner, rita, wim].map((handle) => handle.as({ space: 'garden' })) as [
      Memory,
      Memory,
      Memory,
    ];
    const { id } = await hers.remember('the rake is in the shed');
    expect(await recalled(reader, 'rake')).toEqual(['the rake is in the shed']);
    for (const refused of [
      reader.remember('zqrita was here'),
      reader.rememberAll([{ content: 'zqrita was here' }]),
      reader.amend(id, 'zqrita was here'),
      reader.edit(id, { tags: ['zqrita'] }),
      reader.forget(id, { reason: 'zqrita' }),
      rita.forget(id),
      rita.spaces.setMember('garden', 'zqfriend', 'viewer'),
      rita.spaces.setMember('garden', 'rita', 'owner'),
      wim.spaces.removeMember('garden', 'olga'),
      wim.spaces.setMember('garden', 'wim', 'owner'),
      writer.amend(id, 'zqwim was here'),
    ])
      expect(await errorOf(refused)).toMatchObject({ code: 'denied' });
    await writer.remember('the hose is in the shed');
    expect(await errorOf(owner.spaces.removeMember('garden', 'olga'))).toMatchObject({ code: 'last_owner' });
    expect((await owner.spaces.members('garden')).map(({ actor }) => actor)).toEqual([
      'user:olga',
      'user:rita',
      'user:wim',
    ]);
    await memory.flush();
    let bytes = '';
    for await (const key of storage.list(''))
      bytes += new TextDecoder('latin1').decode((await storage.read([key])).get(key));
    expect(bytes).toContain('hose');
    expect(bytes).not.toMatch(/zq/);
  });

  it('stays when one of its members forgets everything of their own', async () => {
    const ana = store.memory.as({ user: 'ana' });
    await ana.spaces.create({ slug: 'team' });
    await ana.remember('the diary is blue');
    await store.memory.as({ user: 'ben' }).remember('the bike is red');
    await ana.as({ space: 'team' }).remember('the release is on friday');
    await store.memory.forget({ user: 'ana' });
    expect(await current(ana)).toEqual(['the release is on friday']);
    expect(await current(store.memory.as({ user: 'ben' }))).toEqual(['the bike is red']);
  });
});

describe('agents of one user', () => {
  it('read what is everybody’s and what is their own', async () => {
    const { memory } = store;
    const [planner, critic] = ['planner', 'critic'].map((agent) => memory.as({ agent })) as [Memory, Memory];
    await memory.remember('for everybody');
    const { id } = await planner.remember('for the planner');
    expect([...(await current(planner))].sort()).toEqual(['for everybody', 'for the planner']);
    expect(await current(critic)).toEqual(['for everybody']);
    expect(await current(memory)).toEqual(['for everybody']);
    expect(await errorOf(critic.get(id))).toMatchObject({ code: 'not-found' });
    expect((await critic.stats()).records.active).toBe(1);
    expect((await planner.stats()).records.active).toBe(2);
    expect(await exportText(critic)).not.toContain('planner');
  });
});

describe('sessions', () => {
  it('keep what was merely said there to themselves, unless it is asked for', async () => {
    const monday = store.memory.as({ session: 'monday' });
    const tuesday = store.memory.as({ session: 'tuesday' });
    await monday.remember({ content: 'umbrella said on monday', kind: 'episodic' });
    await monday.remember({ content: 'umbrella is a fact' });
    expect(await recalled(tuesday, 'umbrella')).toEqual(['umbrella is a fact']);
    const all = await tuesday.recall('umbrella', { sessions: 'all' });
    expect(all).toHaveLength(2);
    expect(await tuesday.recall('umbrella', { sessions: 'none' })).toHaveLength(0);
    expect(await recalled(monday, 'umbrella')).toHaveLength(2);
  });
});
