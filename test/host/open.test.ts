import { describe, expect, test } from 'vitest';
import type { Storage } from '../../src/ports/storage.js';
import { memoryStorage } from '../../src/storage/memory.js';
import {
  accessOf,
  forget,
  idOf,
  itemOf,
  recall,
  remember,
  rememberOf,
  searchOf,
} from '../../src/testing/driver-moves.js';
import { codeIn, door, foundIn, keysOf, needlesOf, open, secret, valuesOf } from './help.js';
import { inSteps } from './scheduler.js';
import { copyOf, emptyPlace } from './switch.js';

const access = accessOf();

describe('several handles of one process', () => {
  test('share a storage object, and closing one leaves the others at work', async () => {
    const storage = memoryStorage();
    const [one, two] = [await open(storage), await open(storage)];
    await remember(one, 'the tortoise');
    await one.close();
    await one.close();
    await remember(two, 'the heron');
    expect(await recall(two, '')).toEqual(['the heron', 'the tortoise']);
    await two.close();
    expect(await codeIn(storage.read(['loci.json']))).toBe('closed');
    const three = await open(storage);
    expect(await recall(three, '')).toHaveLength(2);
  });

  test('are not hurt by one that cannot be opened', async () => {
    const storage = memoryStorage();
    const one = await open(storage);
    await remember(one, 'the tortoise');
    const broken: Storage = { ...storage, read: () => Promise.reject(new Error('no')) };
    await expect(open(broken)).rejects.toThrow('no');
    const later = await open(storage);
    await later.close();
    expect(await recall(one, '')).toEqual(['the tortoise']);
  });

  test('see what another destroyed', async () => {
    const storage = memoryStorage();
    const [one, two] = [await open(storage), await open(storage)];
    await remember(one, 'the tortoise');
    await one.run({ type: 'destroy' });
    expect(await codeIn(recall(two, ''))).toBe('storage_lost');
    await two.close();
    const three = await open(storage);
    expect(await recall(three, '')).toEqual([]);
  });
});

describe('what a crash interrupted is finished by the next open:', () => {
  test('the creation of a store, at each step', async () => {
    for (let steps = 0; steps < 40; steps++) {
      const storage = await emptyPlace();
      let left = steps;
      const dying = inSteps(storage, async () => {
        if (left-- <= 0) throw new Error('ended');
      });
      await open(dying).catch(() => undefined);
      const driver = await open(door(storage));
      await remember(driver, 'the tortoise');
      expect(await recall(driver, '')).toEqual(['the tortoise']);
      await driver.close();
    }
  });

  test('the destruction of a store, at each step', async () => {
    const whole = await emptyPlace();
    const first = await open(door(whole));
    for (let n = 0; n < 3; n++) await remember(first, secret(n));
    await first.flush();
    await remember(first, secret(3));
    let isDone = false;
    for (let steps = 0; !isDone; steps++) {
      const storage = await copyOf(whole);
      const driver = await open(door(storage));
      let left = steps;
      const dying = inSteps(storage, async () => {
        if (left-- <= 0) throw new Error('ended');
      });
      const victim = await open({ ...dying, open: async () => {} }).catch(() => undefined);
      if (victim === undefined) continue;
      isDone = await victim.run({ type: 'destroy' }).then(
        () => true,
        () => false,
      );
      await driver.close().catch(() => undefined);
      const again = await open(door(storage));
      const left0 = await recall(again, '', { limit: 100 });
      // Either it was not begun, or nothing is left.
      expect([0, 4]).toContain(left0.length);
      if (left0.length === 0) {
        const needles = [0, 1, 2, 3].flatMap((n) => needlesOf(secret(n)));
        expect(foundIn(needles, await valuesOf(storage))).toEqual([]);
      }
      await again.close();
    }
  });

  test('an erasure, before the open resolves', async () => {
    const storage = await emptyPlace();
    const driver = await open(door(storage));
    const id = await remember(driver, secret(1));
    await driver.flush();
    const dying: Storage = {
      ...door(storage),
      commit: (change) =>
        change.create?.key.startsWith('head/') ? Promise.reject(new Error('ended')) : storage.commit(change),
    };
    await expect(forget(await open(dying), id)).rejects.toThrow('ended');
    expect(foundIn(needlesOf(secret(1)), await valuesOf(storage))).not.toEqual([]);
    const again = await open(door(storage));
    expect(foundIn(needlesOf(secret(1)), await valuesOf(storage))).toEqual([]);
    expect(await again.ask({ type: 'get', access, id })).toMatchObject({ standing: 'forgotten', content: '' });
  });

  test('a sweep: superfluous values are gone after the open', async () => {
    const storage = await emptyPlace();
    const driver = await open(door(storage));
    await remember(driver, secret(1));
    const dying: Storage = {
      ...door(storage),
      commit: (change) => (change.remove ? Promise.reject(new Error('ended')) : storage.commit(change)),
    };
    await open(dying)
      .then((victim) => victim.flush())
      .catch(() => undefined);
    expect(await keysOf(storage, 'tail/')).toHaveLength(1);
    await open(door(storage));
    expect(await keysOf(storage, 'tail/')).toHaveLength(0);
    expect(await keysOf(storage, 'head/')).toHaveLength(1);
  });
});

test('a store that somebody else makes at the same moment is not taken for one that has lost its heads', async () => {
  const place = await emptyPlace();
  await place.commit({
    create: { key: 'loci.json', bytes: (await valuesOf(await made())).get('loci.json') ?? new Uint8Array() },
  });
  let isFirst = true;
  const driver = await open({
    ...door(place),
    async *list(prefix, after) {
      const keys: string[] = [];
      for await (const key of place.list(prefix, after)) keys.push(key);
      if (prefix === 'head/' && isFirst) {
        isFirst = false;
        // It has a head, a commit, and pages of a fold that is still under way.
        const other = await open({
          ...door(place),
          async commit(change) {
            if (change.put !== undefined) await place.commit({ put: change.put });
            if (change.put !== undefined || change.remove !== undefined) throw new Error('under way');
            await place.commit(change);
          },
        });
        await remember(other, 'the tortoise');
        await other.flush().catch(() => undefined);
        await remember(other, 'the heron');
      }
      yield* keys;
    },
  });
  expect(await recall(driver, '')).toEqual(['the heron', 'the tortoise']);
  expect(await driver.ask({ type: 'lint', access, strict: true })).toEqual({ ok: true, findings: [] });
});

/** A new store. */
async function made(): Promise<Storage> {
  const storage = await emptyPlace();
  await open(door(storage));
  return storage;
}

describe('a signal', () => {
  test('that was given before ends a call at once', async () => {
    const driver = await open(await emptyPlace());
    const signal = AbortSignal.abort();
    const command = { type: 'forget', access, target: { ids: [] }, all: false, dryRun: false } as const;
    expect(await codeIn(driver.run(command, { signal }))).toBe('aborted');
    expect(await codeIn(driver.ask(searchOf('x'), { signal }))).toBe('aborted');
  });

  test('ends a question that waits for a slow disk, and the next one is answered', async () => {
    const storage = await emptyPlace();
    let isSlow = false;
    let release = () => {};
    const slow: Storage = {
      ...door(storage),
      async read(keys) {
        if (isSlow) {
          await new Promise<void>((resolve) => {
            release = resolve;
          });
        }
        return storage.read(keys);
      },
    };
    const driver = await open(slow);
    await remember(driver, 'the tortoise');
    isSlow = true;
    const end = new AbortController();
    const asked = codeIn(driver.ask(searchOf('tortoise'), { signal: end.signal }));
    end.abort();
    expect(await asked).toBe('aborted');
    isSlow = false;
    release();
    expect(await recall(driver, 'tortoise')).toEqual(['the tortoise']);
  });

  test('ends a command that waits for its turn, and not one that is being written', async () => {
    const storage = await emptyPlace();
    let isSlow = false;
    let release = () => {};
    let reach = () => {};
    const slow: Storage = {
      ...door(storage),
      async commit(change) {
        if (isSlow) {
          await new Promise<void>((resolve) => {
            release = resolve;
            reach();
          });
        }
        return storage.commit(change);
      },
    };
    const driver = await open(slow);
    isSlow = true;
    const end = new AbortController();
    const write = (content: string) => driver.run(rememberOf([itemOf(content)]), { signal: end.signal });
    const reached = new Promise<void>((resolve) => {
      reach = resolve;
    });
    const first = write('being written');
    await reached;
    const second = codeIn(write('waiting'));
    end.abort();
    isSlow = false;
    release();
    expect(await first).toHaveLength(1);
    expect(await second).toBe('aborted');
    expect(await codeIn(write('too late'))).toBe('aborted');
    expect(await recall(driver, '')).toEqual(['being written']);
  });
});

test('what a caller did wrong is not the last error of the store', async () => {
  const driver = await open(await emptyPlace());
  expect(await codeIn(forget(driver, idOf('unknown')))).toBe('not-found');
  expect((await driver.ask({ type: 'stats', access, all: true })).lastError).toBeUndefined();
});
