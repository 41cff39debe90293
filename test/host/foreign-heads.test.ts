import 'fake-indexeddb/auto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { fileStorage, openMemory } from '../../src/node/index.js';
import type { Driver } from '../../src/ports/driver.js';
import type { Key, Storage } from '../../src/ports/storage.js';
import { indexedDBStorage } from '../../src/storage/indexeddb.js';
import { accessOf, forget, idOf, recall, remember } from '../../src/testing/driver-moves.js';
import { bundle, end, exchange, start } from '../support/processes.js';
import { foundIn, keysOf, needlesOf, open, secret, valuesOf } from './help.js';
import { emptyPlace } from './switch.js';

const root = mkdtempSync(join(tmpdir(), 'loci-heads-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let places = 0;

/** Ways into one place: each call is one more writer. */
const kinds: readonly [name: string, newPlace: () => Promise<() => Storage>][] = [
  [
    'memory',
    async () => {
      const storage = await emptyPlace();
      return () => ({ ...storage, close: async () => {} });
    },
  ],
  [
    'a folder',
    async () => {
      const folder = join(root, `place-${++places}`);
      return () => fileStorage(folder);
    },
  ],
  [
    'IndexedDB',
    async () => {
      const name = `heads-${++places}`;
      return () => indexedDBStorage(name);
    },
  ],
];

const access = accessOf();
const quarantined = async (driver: Driver) =>
  (await driver.ask({ type: 'stats', access, all: true })).storage.quarantined;
const checks = async (driver: Driver) =>
  (await driver.ask({ type: 'lint', access, strict: false })).findings.map(({ check }) => check);
const said = async (driver: Driver) => [...(await recall(driver, ''))].sort();
const isFar = (key: Key) => key > 'head/000000010000';

/** What somebody may have put there, under which number. */
const strangers: readonly [name: string, key: Key, bytes: (head: Uint8Array) => Uint8Array][] = [
  ['a foreign file with the highest number', 'head/999999999999', () => Uint8Array.of(1, 2, 3)],
  ['an empty file with a high number', 'head/500000000000', () => new Uint8Array()],
  ['a copy of the head under the highest number', 'head/999999999999', (head) => head],
  ['a copy of the head under a near number', 'head/000000000100', (head) => head],
  ['a foreign file with a near number', 'head/000000005000', () => Uint8Array.of(1, 2, 3)],
];

for (const [place, newPlace] of kinds) {
  describe(`${place}: no fold waits for`, () => {
    for (const [stranger, key, bytesOf] of strangers) {
      /** A store in which something was folded and something was not, two writers of it, and the stranger. */
      const begun = async () => {
        const enter = await newPlace();
        const storage = enter();
        await storage.open();
        const one = await open(enter());
        await remember(one, 'the tortoise');
        await one.flush();
        await remember(one, 'the heron');
        const two = await open(enter());
        const put = async () => {
          const [head = ''] = (await keysOf(storage, 'head/')).slice(-1);
          await storage.commit({
            create: { key, bytes: bytesOf((await storage.read([head])).get(head) as Uint8Array) },
          });
        };
        return { enter, storage, one, two, put };
      };

      test(`${stranger}, which comes while two writers are at work`, async () => {
        const { storage, one, two, put, enter } = await begun();
        await put();
        const doomed = secret(7);
        const gone = await remember(one, doomed);
        await remember(two, 'the otter');
        expect(await said(two)).toEqual([doomed, 'the heron', 'the otter', 'the tortoise'].sort());
        expect(await quarantined(one)).toBeGreaterThan(0);
        expect(await checks(two)).toContain('quarantine');
        await forget(two, idOf(gone));
        expect(foundIn(needlesOf(doomed), await valuesOf(storage))).toEqual([]);
        await one.flush();
        await remember(one, 'the crane');
        await one.flush();
        for (const driver of [one, two, await open(enter())]) {
          expect(await said(driver)).toEqual(['the crane', 'the heron', 'the otter', 'the tortoise']);
          expect(await checks(driver)).toContain('quarantine');
          expect(await quarantined(driver)).toBe(1);
        }
        for (const driver of [one, two]) await driver.close();
        // It was put aside, and the line of heads goes on as before.
        expect(await keysOf(storage, 'head/')).toHaveLength(1);
        expect((await keysOf(storage, 'head/')).includes(key)).toBe(false);
        if (key > 'head/000001000000') expect((await keysOf(storage, 'head/')).filter(isFar)).toEqual([]);
        await storage.close();
      });

      test(`${stranger}, which is found at opening; compact() takes it away for good`, async () => {
        const { storage, one, two, put, enter } = await begun();
        await one.close();
        await two.close();
        await put();
        const driver = await open(enter());
        expect(await said(driver)).toEqual(['the heron', 'the tortoise']);
        expect(await quarantined(driver)).toBe(1);
        expect(await checks(driver)).toContain('quarantine');
        expect(await keysOf(storage, 'head/')).toHaveLength(1);
        await driver.run({ type: 'compact' });
        expect(await quarantined(driver)).toBe(0);
        expect(await keysOf(storage, 'quarantine/')).toEqual([]);
        expect(await said(driver)).toEqual(['the heron', 'the tortoise']);
        await driver.close();
        await storage.close();
      });
    }
  });
}

test('a process of its own answers and writes as before while somebody puts a head with the highest number', {
  timeout: 60_000,
}, async () => {
  const script = await bundle(new URL('./processes/member.ts', import.meta.url));
  const folder = join(root, 'processes');
  const memory = await openMemory(folder, { scope: { user: 'ana' } });
  await memory.spaces.create({ slug: 'garden', name: 'Garden' });
  const child = start(script, [folder, 'ana', 'garden']);
  const ask = (text: string) => exchange(child, text);
  try {
    await exchange(child);
    await memory.remember('The otter lives by the river.');
    await memory.flush();
    writeFileSync(join(folder, 'head', '999999999999'), 'nothing of ours');
    expect(await ask('otter')).toEqual(['The otter lives by the river.', '']);
    const { id } = await memory.remember('The heron lives by the lake.');
    expect(await ask('heron')).toEqual(['The heron lives by the lake.', '']);
    await memory.forget(id);
    expect(await ask('heron')).toEqual(['', '']);
    expect((await memory.stats({ all: true })).storage.quarantined).toBe(1);
    await memory.close();
    expect(await ask('otter')).toEqual(['The otter lives by the river.', '']);
  } finally {
    await end(child);
    script.remove();
  }
});
