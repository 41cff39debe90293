import { describe, expect, test } from 'vitest';
import { MemoryError } from '../../src/model/errors.js';
import type { Change, Storage } from '../../src/ports/storage.js';
import { accessOf, forget, forgetOf, itemOf, recall, remember, rememberOf } from '../../src/testing/driver-moves.js';
import { codeIn, door, dump, foundIn, keysOf, needlesOf, open, secret, valuesOf } from './help.js';
import { emptyPlace } from './switch.js';

const access = accessOf();

/** A way into a place on which something happens around commits. */
function around(place: Storage, commit: (change: Change, go: () => Promise<void>) => Promise<void>): Storage {
  return { ...door(place), commit: (change) => commit(change, () => place.commit(change)) };
}

const isTail = ({ create }: Change) => create?.key.startsWith('tail/') === true;

describe('commands that are given together', () => {
  test('share commits, in the order in which they were given', async () => {
    const place = await emptyPlace();
    const driver = await open(door(place));
    await Promise.all(Array.from({ length: 300 }, (_, n) => remember(driver, `note ${n}`)));
    expect((await dump(driver)).map(({ payload }) => payload.content)).toEqual(
      Array.from({ length: 300 }, (_, n) => `note ${n}`),
    );
    expect((await keysOf(place, 'tail/')).length).toBeLessThan(5);
  });

  test('see each other, and one that fails does not hurt the others', async () => {
    const driver = await open(await emptyPlace());
    const outcomes = await Promise.allSettled([
      driver.run(rememberOf([itemOf('first', { externalId: 'e' })])),
      driver.run(rememberOf([itemOf('second', { externalId: 'e' })], { onExisting: 'error' })),
      driver.run(rememberOf([itemOf('third', { externalId: 'e' })])),
      driver.run(forgetOf({ externalId: 'e' })),
      driver.run(rememberOf([itemOf('fourth')])),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ]);
    expect(await recall(driver, '')).toEqual(['fourth']);
  });

  for (const folds of [false, true]) {
    test(`are decided on texts as they are, not as they were when they were loaded${folds ? ', also when somebody folds' : ''}`, async () => {
      const place = await emptyPlace();
      const [one, two] = [await open(door(place)), await open(door(place))];
      const id = await remember(one, 'the tortoise', { tags: ['a'] });
      await one.flush();
      // The text is loaded by the first look; before the second one somebody else changes it.
      let reads = 0;
      const slow: Storage = {
        ...door(place),
        async read(keys) {
          const found = await place.read(keys);
          if (keys.some((key) => key.startsWith('rec/')) && reads++ === 0) {
            await two.run({ type: 'edit', access, id, details: { category: 'animals' } });
            if (folds) await two.flush();
          }
          return found;
        },
      };
      const three = await open(slow);
      reads = 0;
      await three.run({ type: 'edit', access, id, details: { tags: ['b'] } });
      expect(await three.ask({ type: 'get', access, id })).toMatchObject({ tags: ['b'], category: 'animals' });
    });
  }
});

describe('a commit of which the outcome is unknown', () => {
  test('and which took place counts once', async () => {
    const place = await emptyPlace();
    let failures = 0;
    const driver = await open(
      around(place, async (change, go) => {
        await go();
        if (isTail(change) && failures++ === 0) throw new MemoryError('unavailable', 'The answer was lost.');
      }),
    );
    await remember(driver, 'once');
    await remember(driver, 'twice');
    expect(await recall(driver, '')).toEqual(['twice', 'once']);
    expect(failures).toBe(2);
  });

  test('and which did not take place fails, and can be done again', async () => {
    const place = await emptyPlace();
    let failures = 0;
    const driver = await open(
      around(place, async (change, go) => {
        if (isTail(change) && failures++ === 0) throw new MemoryError('unavailable', 'The disk is away.');
        await go();
      }),
    );
    expect(await codeIn(remember(driver, 'once'))).toBe('unavailable');
    expect(await recall(driver, '')).toEqual([]);
    await remember(driver, 'once');
    expect(await recall(driver, '')).toEqual(['once']);
  });

  test('and which somebody has folded meanwhile is found in the log', async () => {
    const place = await emptyPlace();
    const other = await open(door(place));
    const driver = await open(
      around(place, async (change, go) => {
        await go();
        if (!isTail(change)) return;
        await other.flush();
        throw new MemoryError('unavailable', 'The answer was lost.');
      }),
    );
    await remember(driver, 'folded by somebody else');
    expect(await recall(other, '')).toEqual(['folded by somebody else']);
    expect(await dump(driver)).toHaveLength(1);
  });

  test('and whose name was free because its tail had been folded away is made anew behind the others', async () => {
    const place = await emptyPlace();
    const other = await open(door(place));
    let isFirst = true;
    const driver = await open(
      around(place, async (change, go) => {
        if (isTail(change) && isFirst) {
          isFirst = false;
          await remember(other, 'came in between');
          await other.flush();
        }
        await go();
      }),
    );
    await remember(driver, 'came too late');
    // Nothing of the first attempt is left.
    expect(await keysOf(place, 'tail/')).toEqual(['tail/000000000002']);
    for (const each of [driver, other, await open(door(place))]) {
      expect(await recall(each, '')).toEqual(['came too late', 'came in between']);
    }
  });

  test('also when a question of the same process has seen the newer head first', async () => {
    const place = await emptyPlace();
    const other = await open(door(place));
    let isFirst = true;
    let ask: () => Promise<unknown> = async () => {};
    const driver = await open(
      around(place, async (change, go) => {
        if (!isTail(change) || !isFirst) return go();
        isFirst = false;
        await remember(other, 'came in between');
        await other.flush();
        await go();
        await ask();
      }),
    );
    ask = () => recall(driver, '');
    await remember(driver, 'came too late');
    for (const each of [driver, other]) expect(await recall(each, '')).toEqual(['came too late', 'came in between']);
  });
});

describe('a fold', () => {
  test('whose outcome is unknown and that took place leaves its pages where they are', async () => {
    const place = await emptyPlace();
    let isDown = false;
    const storage = around(place, async ({ create }, go) => {
      await go();
      if (create?.key.startsWith('head/') && create.key !== 'head/000000000001') {
        isDown = true;
        throw new MemoryError('unavailable', 'The answer was lost.');
      }
    });
    // For a moment nothing can be read either: nobody can know whether the head is there.
    let looks = 0;
    const driver = await open({
      ...storage,
      async read(keys) {
        if (isDown && looks++ < 1) throw new MemoryError('unavailable', 'The disk is away.');
        return place.read(keys);
      },
    });
    await remember(driver, 'the tortoise');
    await codeIn(driver.flush());
    const again = await open(door(place));
    expect(await recall(again, '')).toEqual(['the tortoise']);
    expect(await recall(driver, '')).toEqual(['the tortoise']);
  });

  test('on which somebody has built already keeps the pages that are still named', async () => {
    const place = await emptyPlace();
    const other = await open(door(place));
    await remember(other, 'the tortoise');
    let isFirst = true;
    const driver = await open(
      around(place, async ({ create }, go) => {
        await go();
        if (!create?.key.startsWith('head/') || create.key === 'head/000000000001' || !isFirst) return;
        isFirst = false;
        await remember(other, 'the heron');
        await other.flush();
      }),
    );
    await driver.flush();
    const again = await open(door(place));
    expect(await recall(again, '')).toEqual(['the heron', 'the tortoise']);
    expect(await again.ask({ type: 'lint', access, strict: true })).toEqual({ ok: true, findings: [] });
  });

  test('that is under way is left alone by the sweep of somebody else', async () => {
    const place = await emptyPlace();
    const driver = await open({
      ...door(place),
      async commit({ put = [], create, remove = [] }) {
        if (put.length > 0) {
          await place.commit({ put });
          // Whoever opens a store sweeps it.
          await (await open(door(place))).ask({ type: 'stats', access, all: true });
        }
        await place.commit({ ...(create ? { create } : {}), remove });
      },
    });
    await remember(driver, 'the tortoise');
    await driver.flush();
    const again = await open(door(place));
    expect(await recall(again, '')).toEqual(['the tortoise']);
    expect(await again.ask({ type: 'lint', access, strict: true })).toEqual({ ok: true, findings: [] });
  });

  test('that came too late takes away its own pages and no others', async () => {
    const place = await emptyPlace();
    const other = await open(door(place));
    await remember(other, 'the tortoise');
    let isFirst = true;
    const driver = await open(
      around(place, async ({ create, put = [] }, go) => {
        if (create?.key.startsWith('head/') && put.length > 0 && isFirst) {
          isFirst = false;
          await remember(other, 'the heron');
          await other.flush();
        }
        await go();
      }),
    );
    await driver.flush();
    const keys = await keysOf(place);
    const named = keys.filter((key) => /^(rec|led|nam|log)\//.test(key));
    expect(named).toHaveLength(4);
    for (const each of [driver, await open(door(place))])
      expect(await recall(each, '')).toEqual(['the heron', 'the tortoise']);
  });

  test('in the background that fails shows in the statistics, and writing goes on', async () => {
    const place = await emptyPlace();
    let isBroken = true;
    const driver = await open(
      around(place, async ({ create }, go) => {
        if (create?.key.startsWith('head/') && create.key !== 'head/000000000001' && isBroken) {
          throw new MemoryError('unavailable', 'The disk does not take heads.');
        }
        await go();
      }),
    );
    for (let n = 0; n < 300; n++) await remember(driver, `note ${n}`);
    const broken = await driver.ask({ type: 'stats', access, all: true });
    expect(broken.lastError).toEqual({ code: 'unavailable', message: 'The disk does not take heads.' });
    expect(broken.records.active).toBe(300);
    isBroken = false;
    for (let n = 0; n < 300; n++) await remember(driver, `more ${n}`);
    await driver.flush();
    expect((await driver.ask({ type: 'stats', access, all: true })).storage.generation).toBeGreaterThan(1);
    expect((await dump(await open(door(place)))).length).toBe(600);
  });
});

test('a forget sweeps for another writer that has folded and ended in the middle of that', async () => {
  const place = await emptyPlace();
  const other = await open({
    ...door(place),
    commit: (change) => (change.remove ? Promise.reject(new Error('ended')) : place.commit(change)),
  });
  // After the fold of the erasure, just before its sweep looks at the heads, the other one makes the next generation.
  let lists = Number.NEGATIVE_INFINITY;
  const driver = await open({
    ...door(place),
    async *list(prefix, after) {
      if (prefix === 'head/' && ++lists === 3) {
        await remember(other, 'the heron');
        await other.flush().catch(() => undefined);
      }
      yield* place.list(prefix, after);
    },
    async commit(change) {
      await place.commit(change);
      if (change.create?.key.startsWith('head/')) lists = 0;
    },
  });
  const id = await remember(driver, secret(1));
  await driver.flush();
  expect(foundIn(needlesOf(secret(1)), await valuesOf(place))).not.toEqual([]);
  await forget(driver, id);
  expect(lists).toBeGreaterThanOrEqual(3);
  expect(foundIn(needlesOf(secret(1)), await valuesOf(place))).toEqual([]);
});

test('a forget of what somebody else is forgetting waits until it is gone', async () => {
  const place = await emptyPlace();
  const other = await open(door(place));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let reach = () => {};
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const driver = await open(
    around(place, async ({ remove = [] }, go) => {
      if (remove.some((key) => key.startsWith('tail/'))) {
        reach();
        await held;
      }
      await go();
    }),
  );
  const id = await remember(driver, 'the tortoise');
  const first = forget(driver, id);
  await reached;
  const { already } = await forget(other, id);
  expect(already).toEqual([id]);
  expect(await keysOf(place, 'tail/')).toEqual([]);
  release();
  await first;
});

test('a place that refuses every commit and shows no other one is not asked for ever', async () => {
  const place = await emptyPlace();
  let refuses = false;
  const driver = await open(
    around(place, async (change, go) => {
      if (refuses && isTail(change)) throw new MemoryError('conflict', 'The key of this commit exists already.');
      await go();
    }),
  );
  await remember(driver, 'the tortoise');
  refuses = true;
  expect(await codeIn(remember(driver, 'the hare'))).toBe('unavailable');
  refuses = false;
  await remember(driver, 'the hedgehog');
  expect(await recall(driver, '')).toEqual(['the hedgehog', 'the tortoise']);
});
