import { beforeEach, describe, expect, it } from 'vitest';
import { openStore, type TestStore } from './store.js';

let store: TestStore;
beforeEach(async () => {
  store = await openStore();
});

describe('an explained search', () => {
  it('shows for each hit parts that add up to its score, and the words that matched', async () => {
    const { memory } = store;
    const texts = [
      'The garden hose is in the shed',
      'Garden chairs are white',
      'A hose for the pool',
      'The shed key',
      'Garden garden garden',
      'Water the plants',
      'hose',
      'Rain barrel beside the garden',
      'The new hose for the garden is green',
      'Nothing of the sort',
    ];
    for (const content of texts) await memory.remember({ content, tags: content.includes('hose') ? ['hose'] : [] });
    const { hits, leftOut } = await memory.search('garden hose', { explain: true, limit: 3 });
    expect(hits).toHaveLength(3);
    for (const { why = [], score, matched, content } of hits) {
      expect(Math.abs(why.reduce((sum, { delta }) => sum + delta, 0) - score)).toBeLessThan(1e-6);
      expect(why.every(({ layer, delta }) => layer !== '' && delta !== 0)).toBe(true);
      for (const word of matched) expect(content.toLowerCase()).toContain(word);
    }
    const plain = await memory.search('garden hose', { limit: 3 });
    expect(plain.hits.map(({ id, score }) => [id, score])).toEqual(hits.map(({ id, score }) => [id, score]));
    expect(plain.hits.every((hit) => hit.why === undefined)).toBe(true);
    expect(leftOut?.every(({ reason }) => reason === 'beyond the limit')).toBe(true);
  });

  it('names what was left out and why, of the asker’s own memories alone', async () => {
    const { memory } = store;
    const old = await memory.remember('heron one');
    await memory.amend(old.id, 'osprey two');
    const brief = await memory.remember({ content: 'heron brief', ttl: 1 });
    const other = await memory.remember({ content: 'heron of another sort', kind: 'preference' });
    const forgotten = await memory.remember('heron forgotten');
    await memory.forget(forgotten.id);
    const foreign = await memory.as({ user: 'ben' }).remember('heron of ben');
    const agents = await memory.as({ agent: 'planner' }).remember('heron of the planner');
    store.now += 10;
    const { hits, leftOut = [] } = await memory.search('heron', { explain: true, kinds: ['fact'] });
    const shown = hits.map(({ id }) => id);
    for (const { id } of [old, brief, other, forgotten, foreign, agents]) expect(shown).not.toContain(id);
    expect(Object.fromEntries(leftOut.map(({ id, reason }) => [id, reason]))).toEqual({
      [old.id]: 'superseded',
      [brief.id]: 'expired',
      [other.id]: 'other kind',
    });
    for (const { id } of [forgotten, foreign, agents]) expect(JSON.stringify(leftOut)).not.toContain(id);
  });

  it('counts what a floor has cut off', async () => {
    const { memory } = store;
    await memory.remember('heron by the lake in spring');
    await memory.remember('a heron');
    const all = await memory.search('heron lake spring');
    const weakest = Math.min(...all.hits.map(({ relevance }) => relevance));
    const floored = await memory.search('heron lake spring', { minRelevance: weakest + 1e-6 });
    expect(floored.hits.length + floored.filteredOut).toBe(all.hits.length);
    expect(floored.filteredOut).toBeGreaterThan(0);
    expect((await memory.recall('heron lake spring', { minRelevance: weakest + 1e-6 })).filteredOut).toBe(
      floored.filteredOut,
    );
  });
});

describe('counting', () => {
  it('a store of 50,000 memories takes no time', async () => {
    const { memory } = store;
    await memory.rememberAll(Array.from({ length: 50_000 }, (_, i) => ({ content: `m ${i % 1000}` })));
    const started = performance.now();
    expect((await memory.stats()).records.active).toBe(50_000);
    expect(performance.now() - started).toBeLessThan(500);
  });
});
