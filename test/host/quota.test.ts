import { describe, expect, test } from 'vitest';
import { MemoryError } from '../../src/model/errors.js';
import type { Storage } from '../../src/ports/storage.js';
import { accessOf, forget, idIn, idOf, itemOf, recall, remember, rememberOf } from '../../src/testing/driver-moves.js';
import { codeIn, door, dump, foundIn, keysOf, needlesOf, open, printsOf, secret, valuesOf } from './help.js';
import { emptyPlace } from './switch.js';

const access = accessOf();

/** A place that holds so many bytes and no more; what is removed makes room again. */
function limited(place: Storage): { readonly storage: Storage; fill(room?: number): Promise<void>; free(): void } {
  let limit = Number.POSITIVE_INFINITY;
  const size = async () => [...(await valuesOf(place)).values()].reduce((sum, { length }) => sum + length, 0);
  return {
    storage: {
      ...door(place),
      async commit({ put = [], create, remove = [] }) {
        const more = [...put, ...(create ? [create] : [])].reduce((sum, { bytes }) => sum + bytes.length, 0);
        if (more > 0 && (await size()) + more > limit) throw new MemoryError('quota', 'There is no room.');
        await place.commit({ put, ...(create ? { create } : {}), remove });
      },
    },
    async fill(room = 0) {
      limit = (await size()) + room;
    },
    free() {
      limit = Number.POSITIVE_INFINITY;
    },
  };
}

const stats = (driver: Parameters<typeof dump>[0]) => driver.ask({ type: 'stats', access, all: true });

describe('on a full disk', () => {
  test('a remember says quota and leaves everything as it was', async () => {
    const place = await emptyPlace();
    const { storage, fill, free } = limited(place);
    const driver = await open(storage);
    await remember(driver, 'the tortoise');
    await driver.flush();
    await fill(20);
    const before = await printsOf(place);
    expect(await codeIn(remember(driver, 'the heron'))).toBe('quota');
    expect(await printsOf(place)).toEqual(before);
    expect(await recall(driver, '')).toEqual(['the tortoise']);
    expect((await stats(driver)).lastError?.code).toBe('quota');
    free();
    await remember(driver, 'the heron');
    expect(await recall(driver, '')).toEqual(['the heron', 'the tortoise']);
  });

  test('of several commands given together those are kept for which there is room', async () => {
    const { storage, fill } = limited(await emptyPlace());
    const driver = await open(storage);
    await remember(driver, 'the tortoise');
    await driver.flush();
    await fill(1500);
    const outcomes = await Promise.all([
      codeIn(remember(driver, 'a small one')),
      codeIn(remember(driver, 'a large one '.repeat(1000))),
      codeIn(remember(driver, 'another small one')),
    ]);
    expect(outcomes).toEqual(['none', 'quota', 'none']);
    expect(await recall(driver, 'small')).toHaveLength(2);
  });

  for (const [size, count] of [
    ['small', 12],
    ['large', 1500],
  ] as const) {
    test(`something can be forgotten out of a ${size} store, and no byte of it stays`, async () => {
      const place = await emptyPlace();
      const { storage, fill, free } = limited(place);
      const driver = await open(storage);
      const outcomes = await driver.run(rememberOf(Array.from({ length: count }, (_, n) => itemOf(secret(n)))));
      await driver.flush();
      await fill();
      const needles = needlesOf(secret(5));
      expect(foundIn(needles, await valuesOf(place))).not.toEqual([]);
      await forget(driver, idOf(idIn(outcomes[5])));
      expect(foundIn(needles, await valuesOf(place))).toEqual([]);
      expect(await recall(driver, secret(6).split(' ')[0] ?? '')).toEqual([secret(6)]);
      await driver.close();
      const again = await open(door(place));
      expect(await recall(again, secret(6).split(' ')[0] ?? '')).toEqual([secret(6)]);
      expect((await dump(again)).filter(({ standing }) => standing === 'active')).toHaveLength(count - 1);
      // With room again the reserve and the index come back.
      free();
      await remember(again, 'one more');
      await again.close();
      expect(await keysOf(place, 'spare/')).toHaveLength(1);
      if (size === 'large') expect((await keysOf(place, 'idx/')).length).toBeGreaterThan(0);
      expect((await (await open(door(place))).ask({ type: 'lint', access, strict: true })).ok).toBe(true);
    });
  }

  test('a fold drops the index, which is a cache, and tries once more', async () => {
    const place = await emptyPlace();
    const { storage, fill, free } = limited(place);
    const driver = await open(storage);
    await driver.run(rememberOf(Array.from({ length: 1500 }, (_, n) => itemOf(secret(n)))));
    await driver.flush();
    await remember(driver, secret(1500));
    await fill();
    await driver.flush();
    expect(await keysOf(place, 'tail/')).toEqual([]);
    expect(await keysOf(place, 'idx/')).toEqual([]);
    const word = secret(1500).split(' ')[0] ?? '';
    expect(await recall(driver, word)).toEqual([secret(1500)]);
    const again = await open(door(place));
    expect(await recall(again, word)).toEqual([secret(1500)]);
    free();
    await remember(driver, secret(1501));
    await driver.flush();
    expect((await keysOf(place, 'idx/')).length).toBeGreaterThan(0);
  });

  test('a pending erasure is finished when the store is opened', async () => {
    const place = await emptyPlace();
    const { storage, fill } = limited(place);
    const driver = await open(storage);
    const id = await remember(driver, secret(1));
    for (let n = 2; n < 10; n++) await remember(driver, secret(n));
    await driver.flush();
    // The process ends between the commit and its fold.
    const dying: Storage = {
      ...storage,
      async commit(change) {
        if (change.create?.key.startsWith('head/')) throw new MemoryError('unavailable', 'This process has ended.');
        await storage.commit(change);
      },
    };
    expect(await codeIn(forget(await open(dying), id))).toBe('unavailable');
    await fill();
    const again = await open(storage);
    expect(foundIn(needlesOf(secret(1)), await valuesOf(place))).toEqual([]);
    expect(await dump(again)).toHaveLength(9);
  });
});

test('the reserve grows with what an erasure would have to write', async () => {
  const place = await emptyPlace();
  const driver = await open(door(place));
  const reserve = async () => [...(await valuesOf(place, 'spare/')).values()].map(({ length }) => length);
  await remember(driver, 'small');
  await driver.flush();
  const [first = 0] = await reserve();
  await driver.run(rememberOf(Array.from({ length: 300 }, (_, n) => itemOf(`${n} ${'and so on '.repeat(40)}`))));
  await driver.flush();
  const after = await reserve();
  expect(after).toHaveLength(1);
  expect(after[0]).toBeGreaterThan(first);
  const largest = Math.max(...Array.from((await valuesOf(place, 'rec/')).values(), ({ length }) => length));
  expect(after[0]).toBeGreaterThan(largest);
});
