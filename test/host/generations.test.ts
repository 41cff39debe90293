import { expect, it } from 'vitest';
import { generations } from '../../src/host/loader.js';
import type { Storage } from '../../src/ports/storage.js';
import { memoryStorage } from '../../src/storage/memory.js';

/** A storage whose lists of heads come out as given, one after another, and at last as the last one. */
function listing(...lists: readonly (readonly number[])[]): { storage: Storage; asked: () => number } {
  let asked = 0;
  const storage: Storage = Object.assign(memoryStorage(), {
    async *list() {
      const list = lists[Math.min(asked++, lists.length - 1)] ?? [];
      for (const generation of list) yield `head/${String(generation).padStart(12, '0')}`;
    },
  });
  return { storage, asked: () => asked };
}

it('believes no list that lost a head to a fold while it was read', async () => {
  expect(await generations(listing([], [8]).storage)).toEqual([8]);
  expect(await generations(listing([6], [], [8]).storage, 7)).toEqual([8]);
});

it('believes at once what shows the head that must be there, and in the end what it sees', async () => {
  const shown = listing([6, 7]);
  expect(await generations(shown.storage, 7)).toEqual([7, 6]);
  expect(shown.asked()).toBe(1);
  expect(await generations(listing([]).storage)).toEqual([]);
  expect(await generations(listing([5]).storage, 7)).toEqual([5]);
});
