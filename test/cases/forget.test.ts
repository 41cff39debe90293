import { beforeEach, describe, expect, it } from 'vitest';
import type { Memory } from '../../src/index.js';
import { current, errorOf, exportText, openStore, recalled, type TestStore } from './store.js';

let store: TestStore;
beforeEach(async () => {
  store = await openStore();
});

/** Everything that a memory says when it is asked in every way, as one text. */
async function everythingSaid(memory: Memory, id: string, words: readonly string[]): Promise<string> {
  const said: unknown[] = [
    await memory.recent(100),
    (await memory.inspect()).records,
    await exportText(memory),
    await memory.lint(),
    await memory.get(id),
    await memory.history(id),
  ];
  for (const word of words) {
    said.push((await memory.search(word, { explain: true, includeSuperseded: true, limit: 100 })).hits);
    said.push((await memory.search(word, { asOf: Date.UTC(2030, 0, 1), limit: 100 })).hits);
  }
  // Words of the question are not words of an answer.
  return JSON.stringify(said, (key, value: unknown) => (key === 'matched' || key === 'why' ? undefined : value));
}

describe('what was forgotten', () => {
  it('is in no answer, before and after compaction, reindexing and reopening, and no statistic counts it', async () => {
    const before = (await store.memory.stats()).index;
    const { id } = await store.memory.remember({
      content: 'Ines keeps spare keys under the blue tortoise',
      tags: ['tortoise-tag'],
    });
    await store.memory.remember('The garden shed is green');
    expect(await recalled(store.memory, 'blue tortoise')).toHaveLength(1);
    await store.memory.forget(id);
    const silent = async (memory: Memory) => {
      const said = await everythingSaid(memory, id, ['blue tortoise', 'spare keys', 'Ines', 'tortoise-tag']);
      expect(said).not.toMatch(/tortoise|Ines|spare/);
      expect(await memory.get(id)).toMatchObject({ id, standing: 'forgotten', content: '', tags: [] });
      expect((await memory.stats()).records).toEqual({ active: 1, superseded: 0, forgotten: 1 });
    };
    await silent(store.memory);
    expect((await store.memory.stats()).index.units).toBe(before.units + 1);
    await store.memory.compact();
    await silent(store.memory);
    await silent(await store.reopen());
    await store.memory.reindex();
    await silent(store.memory);
    expect((await store.memory.lint()).ok).toBe(true);
  });

  it('leaves no byte in the storage', async () => {
    const secret = 'xylophone-9313';
    const { id } = await store.memory.remember({
      content: `the word is ${secret}`,
      meta: { [secret]: secret },
      tags: [secret],
      source: secret,
      externalId: secret,
    });
    const bytes = async () => {
      const keys: string[] = [];
      for await (const key of store.storage.list('')) keys.push(key);
      return [...(await store.storage.read(keys)).values()]
        .map((value) => Buffer.from(value).toString('latin1'))
        .join('\n');
    };
    await store.memory.flush();
    expect(await bytes()).toContain(secret);
    await store.memory.forget(id);
    expect(await bytes()).not.toContain(secret);
    expect(await bytes()).not.toContain('xylophone');
  });

  it('can be remembered again by somebody who means it', async () => {
    const { memory } = store;
    const item = { content: 'Jonas is allergic to walnuts', externalId: 'med-1' };
    const a = await memory.remember(item);
    await memory.forget(a.id);
    const b = await memory.remember(item);
    expect([b.status, b.id === a.id]).toEqual(['stored', false]);
    expect(await recalled(memory, 'walnuts')).toEqual([item.content]);
    expect(await memory.remember(item)).toMatchObject({ status: 'unchanged', id: b.id });
  });

  it('is not brought back by a bulk load or an import of an older copy', async () => {
    const { memory } = store;
    const item = { content: 'Jonas is allergic to walnuts', externalId: 'med-1' };
    const { id } = await memory.remember(item);
    const copy = await exportText(memory);
    await memory.forget(id);
    expect(await memory.rememberAll([item])).toMatchObject({ stored: 0, forgotten: 1 });
    expect(await memory.import(copy)).toMatchObject({ added: 0 });
    expect(await current(memory)).toEqual([]);
  });

  it('is not resurrected by a write that was still under way', async () => {
    const { memory } = store;
    const others = Array.from({ length: 20 }, (_, i) => memory.remember(`pending fact ${i} about rosemary`));
    const pending = memory.remember({ content: 'pending fact about juniper', externalId: 'j' });
    const forgetting = memory.forget({ externalId: 'j' });
    const [{ id }, receipt] = await Promise.all([pending, forgetting, ...others]);
    expect(receipt.ids).toEqual([id]);
    await memory.flush();
    for (let round = 0; round < 2; round++) {
      expect(await recalled(store.memory, 'juniper')).toEqual([]);
      expect(await recalled(store.memory, 'rosemary', 30)).toHaveLength(20);
      await store.reopen();
    }
  });
});

describe('forgetting', () => {
  it('everything of one user leaves all others alone, and without a scope it is refused', async () => {
    const { memory } = store;
    const ana = memory.as({ user: 'ana' });
    const ben = memory.as({ user: 'ben' });
    await ana.remember('of ana');
    await ben.remember('of ben');
    await memory.remember('of the local user');
    expect((await ana.forget({ user: 'ana' })).ids).toHaveLength(1);
    expect([await current(ana), await current(ben), await current(memory)]).toEqual([
      [],
      ['of ben'],
      ['of the local user'],
    ]);
    for (const nothing of [{}, '', ' ', undefined, null, [], { user: undefined }, { ids: [] }, { session: '' }, true]) {
      const error = await errorOf(memory.forget(nothing as never, { all: true }));
      expect(error).toMatchObject({ name: 'MemoryError', code: 'invalid' });
    }
    expect([await current(ben), await current(memory)]).toEqual([['of ben'], ['of the local user']]);
    // A silent "none" would look like an erasure that was not needed.
    expect(await errorOf(ben.forget({ user: 'ana' }))).toMatchObject({ code: 'denied' });
  });

  it('takes the id of a search hit, says that it did, and the second time that it had', async () => {
    const { memory } = store;
    await memory.remember('temporary note about lanterns');
    const [hit] = await memory.recall('lanterns');
    expect(await memory.forget(hit?.id ?? '')).toMatchObject({ status: 'forgotten', ids: [hit?.id] });
    expect(await memory.forget(hit?.id ?? '')).toMatchObject({ status: 'none', ids: [], already: [hit?.id] });
    expect(await errorOf(memory.forget('does-not-exist'))).toMatchObject({ code: 'not-found' });
    expect(await errorOf(memory.forget({ ids: [hit?.id ?? '', 'does-not-exist'] }))).toMatchObject({
      code: 'not-found',
    });
  });

  it('some of many at once is one step: all of them or none', async () => {
    const { memory } = store;
    const ids = (await Promise.all(['a', 'b', 'c'].map((text) => memory.remember(text)))).map(({ id }) => id);
    expect(await errorOf(memory.forget({ ids: [...ids.slice(0, 2), 'nobody'] }))).toMatchObject({ code: 'not-found' });
    expect(await current(memory)).toHaveLength(3);
    expect((await memory.forget({ ids })).ids).toEqual(ids);
    expect(await current(memory)).toEqual([]);
  });

  it('the newest version of a memory does not let the older ones speak again', async () => {
    const { memory } = store;
    const a = await memory.remember('The safe code is 1111');
    const b = await memory.amend(a.id, 'The safe code is 2222');
    const c = await memory.amend(b.id, 'The safe code is 3333');
    expect([...(await memory.forget(c.id)).ids].sort()).toEqual([a.id, b.id, c.id].sort());
    expect((await memory.search('safe code', { includeSuperseded: true })).hits).toEqual([]);
    expect(await exportText(memory)).not.toMatch(/1111|2222|3333/);
  });

  it('keeps a reason, unless the reason says what was forgotten', async () => {
    const { memory } = store;
    const { id } = await memory.remember('Ines is afraid of geese');
    expect(await errorOf(memory.forget(id, { reason: 'she was afraid of a goose' }))).toMatchObject({
      code: 'invalid',
    });
    expect(await errorOf(memory.forget(id, { reason: 'x'.repeat(121) }))).toMatchObject({ code: 'invalid' });
    expect(await current(memory)).toHaveLength(1);
    await memory.forget(id, { reason: 'asked by phone' });
    expect(await memory.get(id)).toMatchObject({ standing: 'forgotten', reason: 'asked by phone' });
  });
});
