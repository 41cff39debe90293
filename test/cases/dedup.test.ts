import { beforeEach, describe, expect, it } from 'vitest';
import { current, openStore, recalled, type TestStore } from './store.js';

let store: TestStore;
beforeEach(async () => {
  store = await openStore();
});

describe('an external id', () => {
  it('has one current memory, the newest; its history has the others', async () => {
    const { memory } = store;
    const one = await memory.remember({ content: 'v1 of the packing list: tent, stove', externalId: 'list-9' });
    const two = await memory.remember({ content: 'v2 of the packing list: tent, stove, rope', externalId: 'list-9' });
    expect([one.status, two.status, two.superseded]).toEqual(['stored', 'amended', [one.id]]);
    expect(await recalled(memory, 'packing list')).toEqual(['v2 of the packing list: tent, stove, rope']);
    expect((await memory.history(two.id)).map(({ externalId }) => externalId)).toEqual(['list-9', 'list-9']);
    expect((await memory.recent()).filter(({ externalId }) => externalId === 'list-9')).toHaveLength(1);
  });

  it('stored twenty times at once is one memory with one id', async () => {
    const { memory } = store;
    const item = { content: 'The meeting moved to pavilion four', externalId: 'm-4' };
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => memory.remember(item)));
    const ids = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.id] : []));
    expect(ids).toHaveLength(20);
    expect(new Set(ids).size).toBe(1);
    expect(await recalled(memory, 'pavilion four')).toEqual([item.content]);
    expect(await current(memory)).toHaveLength(1);
  });

  it('changed twenty times at once is one memory with a chain of twenty', async () => {
    const { memory } = store;
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => memory.remember({ content: `score ${i}`, externalId: 's' })),
    );
    expect(await current(memory)).toHaveLength(1);
    const [head] = await memory.recent();
    expect(await memory.history(head?.id ?? '')).toHaveLength(20);
  });

  it('keeps a batch repeatable: after a lost answer the same batch changes nothing', async () => {
    const { memory } = store;
    const items = Array.from({ length: 10 }, (_, i) => ({ content: `note ${i}`, externalId: `n${i}`, tags: ['t'] }));
    const first = await memory.rememberBatch(items);
    const again = await memory.rememberBatch(items);
    expect(again.map(({ id, status }) => [id, status])).toEqual(first.map(({ id }) => [id, 'unchanged']));
    expect(await memory.rememberAll(items)).toMatchObject({ stored: 0, unchanged: 10 });
  });

  it('is the same id in another user’s memory, and another memory', async () => {
    const { memory } = store;
    const ids = await Promise.all(
      ['ana', 'ben'].map((user) => memory.as({ user }).remember({ content: `of ${user}`, externalId: 'x' })),
    );
    expect(ids.map(({ status }) => status)).toEqual(['stored', 'stored']);
  });
});

describe('memories that differ by a letter or a number', () => {
  it('are never merged, and each is found first by what makes it different', async () => {
    const { memory } = store;
    const texts = [
      'Meeting room A seats 12 people',
      'Meeting room B seats 12 people',
      'Meeting room A seats 14 people on Fridays',
    ];
    for (const text of texts) await memory.remember(text);
    expect([...(await current(memory))].sort()).toEqual([...texts].sort());
    expect((await recalled(memory, 'meeting room B', 3))[0]).toBe(texts[1]);
  });

  it('stay apart in a batch and in a bulk load as well', async () => {
    const { memory } = store;
    const texts = [
      'Order 1041 is open',
      'Order 1042 is open',
      'Order 1043 is open',
      'order 1043 is open',
      'Order 1043 is open.',
    ];
    await memory.rememberBatch(texts.slice(0, 2).map((content) => ({ content })));
    await memory.rememberAll(texts.slice(2).map((content) => ({ content })));
    expect([...(await current(memory))].sort()).toEqual([...texts].sort());
  });
});
