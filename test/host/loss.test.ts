import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openHost } from '../../src/host/open.js';
import { nodeRuntime } from '../../src/node/runtime.js';
import { fileStorage } from '../../src/node/storage/file.js';
import type { Driver } from '../../src/ports/driver.js';
import type { Change, Storage } from '../../src/ports/storage.js';
import { accessOf, forgetOf, itemOf, recall, remember, rememberOf, searchOf } from '../../src/testing/driver-moves.js';
import { knowledge } from '../support/knowledge.js';
import { codeIn, door, open, printsOf } from './help.js';
import { copyOf, emptyPlace, type Switch, switchable } from './switch.js';

const access = accessOf();

/** Everything that a handle can be asked to do fails with `code`, and statistics say so. */
async function expectLoss(driver: Driver, code: 'storage_lost' | 'storage_replaced'): Promise<void> {
  const calls: (() => Promise<unknown>)[] = [
    () => driver.ask(searchOf('tortoise')),
    () => driver.run(rememberOf([itemOf('one more')])),
    () => driver.run(forgetOf({ query: 'tortoise' })),
    () => driver.ask({ type: 'export', access, from: 0 }),
    () => driver.run({ type: 'compact' }),
    () => driver.flush(),
  ];
  for (const call of calls) expect(await codeIn(call())).toBe(code);
  const { storage, lastError } = await driver.ask({ type: 'stats', access, all: true });
  expect(storage.state).toBe(code.replace('_', '-'));
  expect(lastError?.code).toBe(code);
}

/** A store with folded and unfolded commits, opened through a switch. */
async function begin(): Promise<{ driver: Driver; place: Switch }> {
  const place = switchable(await emptyPlace());
  const driver = await open(place.storage);
  await remember(driver, 'the tortoise is blue');
  await driver.flush();
  await remember(driver, 'the heron is grey');
  await remember(driver, 'the otter is brown');
  return { driver, place };
}

/** The handle reports `code` for what is now in the place, and leaves it as it is, also when it is closed. */
async function expectUntouched(
  driver: Driver,
  other: Storage,
  code: 'storage_lost' | 'storage_replaced',
): Promise<void> {
  const before = await printsOf(other);
  await expectLoss(driver, code);
  await driver.close();
  expect(await printsOf(other)).toEqual(before);
}

describe('a store that is no longer the one that was opened is reported and never written to:', () => {
  test('deleted', async () => {
    const { driver, place } = await begin();
    const nothing = await emptyPlace();
    place.put(nothing);
    await expectUntouched(driver, nothing, 'storage_lost');
  });

  test('its heads deleted', async () => {
    const { driver, place } = await begin();
    const rest = await copyOf(place.place, (key) => !key.startsWith('head/'));
    place.put(rest);
    await expectUntouched(driver, rest, 'storage_lost');
  });

  test('another store in its place', async () => {
    const { driver, place } = await begin();
    const other = await emptyPlace();
    await (await open(door(other))).close();
    place.put(other);
    await expectUntouched(driver, other, 'storage_replaced');
  });

  test('another store of a higher generation', async () => {
    const { driver, place } = await begin();
    const other = await emptyPlace();
    const owner = await open(door(other));
    for (let n = 0; n < 5; n++) {
      await remember(owner, `of somebody else ${n}`);
      await owner.flush();
    }
    place.put(other);
    await expectUntouched(driver, other, 'storage_replaced');
  });

  test('an older copy of a lower generation', async () => {
    const { driver, place } = await begin();
    const older = await copyOf(place.place);
    await driver.flush();
    place.put(older);
    await expectUntouched(driver, older, 'storage_replaced');
  });

  test('an older copy of the same generation with fewer commits', async () => {
    const { driver, place } = await begin();
    const older = await copyOf(place.place);
    await remember(driver, 'the crane is white');
    place.put(older);
    await expectUntouched(driver, older, 'storage_replaced');
  });

  test('an older copy to which somebody else has added as many commits', async () => {
    const { driver, place } = await begin();
    const older = await copyOf(place.place);
    await remember(driver, 'the crane is white');
    const other = await open(door(older));
    await remember(other, 'the crane is black');
    place.put(older);
    await expectUntouched(driver, older, 'storage_replaced');
    expect(await recall(other, 'crane')).toEqual(['the crane is black']);
  });

  test('an older copy that comes just before a commit: the commit is not left behind a gap', async () => {
    const { driver, place } = await begin();
    const older = await copyOf(place.place);
    await remember(driver, 'the crane is white');
    const before = await printsOf(older);
    place.putBefore(older, ({ create }: Change) => create?.key.startsWith('tail/') === true);
    expect(await codeIn(remember(driver, 'the stork is red'))).toBe('storage_replaced');
    expect(await printsOf(older)).toEqual(before);
  });

  test('an older copy, or another store, that comes just before a fold: no head and no page of it is left there', async () => {
    for (const kind of ['older', 'other'] as const) {
      const { driver, place } = await begin();
      const next = kind === 'older' ? await copyOf(place.place) : await emptyPlace();
      if (kind === 'other') await (await open(door(next))).close();
      await driver.flush();
      await remember(driver, 'the crane is white');
      const before = await printsOf(next);
      place.putBefore(next, ({ create }: Change) => create?.key.startsWith('head/') === true);
      expect(await codeIn(driver.flush())).toBe('storage_replaced');
      expect(await printsOf(next)).toEqual(before);
    }
  });

  test('an older copy that comes just before a sweep keeps all that it has', async () => {
    const { driver, place } = await begin();
    await driver.flush();
    const older = await copyOf(place.place);
    await remember(driver, 'the crane is white');
    const before = await printsOf(older);
    // The lists of the sweep are those of the copy, and only what it lists can be removed.
    const list = place.storage.list.bind(place.storage);
    let lists = 0;
    Object.assign(place.storage, {
      list(prefix: string, after?: string) {
        if (prefix === 'rec/' && lists++ === 0) place.put(older);
        return list(prefix, after);
      },
    });
    expect(await codeIn(driver.flush())).toBe('storage_replaced');
    expect(await printsOf(older)).toEqual(before);
  });
});

describe('the same copy, or a store that went on, is no loss:', () => {
  test('an exact copy in its place', async () => {
    const { driver, place } = await begin();
    place.put(await copyOf(place.place));
    await remember(driver, 'the crane is white');
    expect(await recall(driver, 'crane tortoise')).toHaveLength(2);
  });

  test('commits and folds of somebody else', async () => {
    const { driver, place } = await begin();
    const other = await open(door(place.place));
    for (let i = 0; i < 3; i++) {
      await remember(other, `crane number ${i}`);
      await other.flush();
    }
    expect(await recall(driver, 'crane')).toHaveLength(3);
  });
});

describe('a folder', () => {
  let parent: string;
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'loci-loss-'));
  });
  afterEach(() => rmSync(parent, { recursive: true, force: true }));
  const openFolder = (folder: string) =>
    openHost({ storage: fileStorage(folder), runtime: nodeRuntime(folder), knowledge });

  test('that is deleted under a live process is reported, and not made again', async () => {
    const folder = join(parent, 'store');
    const driver = await openFolder(folder);
    await remember(driver, 'the tortoise is blue');
    rmSync(folder, { recursive: true });
    await expectLoss(driver, 'storage_lost');
    await driver.close();
    expect(existsSync(folder)).toBe(false);
  });

  test('that is replaced by an older copy under a live process is reported, and not written to', async () => {
    const [folder, backup] = [join(parent, 'store'), join(parent, 'backup')];
    const driver = await openFolder(folder);
    await remember(driver, 'the tortoise is blue');
    cpSync(folder, backup, { recursive: true });
    await remember(driver, 'the heron is grey');
    rmSync(folder, { recursive: true });
    cpSync(backup, folder, { recursive: true });
    await expectLoss(driver, 'storage_replaced');
    await driver.close();
    expect(readdirSync(join(folder, 'tail'))).toEqual(readdirSync(join(backup, 'tail')));
    const again = await openFolder(folder);
    expect(await recall(again, '')).toEqual(['the tortoise is blue']);
    await again.close();
  });
});
