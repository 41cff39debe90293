import { describe, expect, test } from 'vitest';
import { isMemoryError } from '../../src/model/errors.js';
import { fileStorage } from '../../src/node/storage/file.js';
import type { Driver } from '../../src/ports/driver.js';
import type { Awaitable, FileSystem } from '../../src/ports/file-system.js';
import type { Storage } from '../../src/ports/storage.js';
import { memoryStorage } from '../../src/storage/memory.js';
import { accessOf, forgetOf, idOf, remember } from '../../src/testing/driver-moves.js';
import { simulatedDisk } from '../../src/testing/simulated-disk.js';
import { foundIn, needlesOf, open, secret, valuesOf } from './help.js';

/**
 * A writer that is stopped in the middle of something has texts in hand. Somebody else forgets one of them meanwhile; when the
 * writer wakes up, nothing of that text may come to be any more, not for a moment.
 */

/** Once armed it holds whoever passes for the `at`-th time, until it is let go. */
class Gate {
  #left: number | undefined;
  #reach: () => void = () => {};
  letGo: () => void = () => {};
  /** Called after each change that the writer has made. */
  watch: () => Awaitable<void> = () => {};
  readonly reached = new Promise<void>((resolve) => {
    this.#reach = resolve;
  });
  readonly #open = new Promise<void>((resolve) => {
    this.letGo = resolve;
  });

  arm(at: number): void {
    this.#left = at;
  }

  async pass(): Promise<void> {
    if (this.#left === undefined || --this.#left !== 0) return;
    this.#reach();
    await this.#open;
  }
}

/** The disk of a writer that can be stopped before each write, flush and reading. */
function stoppableDisk(fs: FileSystem, gate: Gate): FileSystem {
  const held =
    <A extends unknown[], T>(work: (...args: A) => Awaitable<T>) =>
    async (...args: A): Promise<T> => {
      await gate.pass();
      const result = await work(...args);
      await gate.watch();
      return result;
    };
  return {
    ...fs,
    read: held(fs.read),
    syncFolder: held(fs.syncFolder),
    link(from, to) {
      fs.link(from, to);
      void gate.watch();
    },
    create(path) {
      const file = fs.create(path);
      return { ...file, write: held(file.write), sync: held(file.sync) };
    },
  };
}

/** The storage of a writer that can be stopped before each value that it puts, and before each call. */
function stoppableStorage(storage: Storage, gate: Gate): Storage {
  return {
    ...storage,
    close: async () => {},
    async read(keys) {
      await gate.pass();
      return storage.read(keys);
    },
    async commit({ put = [], create, remove, under }) {
      const holds = under === undefined ? {} : { under };
      const publishing = [...(create === undefined ? [] : [{ create, ...holds }]), ...(remove ? [{ remove }] : [])];
      for (const step of [...put.map((entry) => ({ put: [entry], ...holds })), ...publishing]) {
        await gate.pass();
        await storage.commit(step);
        await gate.watch();
      }
    },
  };
}

interface Place {
  /** A storage on the place. @param gate through which its writer passes */
  enter(gate: Gate): Storage;
  /** Where some of the needles are at this moment. */
  find(needles: readonly string[]): Awaitable<readonly string[]>;
}

const places: readonly [name: string, make: () => Promise<Place>][] = [
  [
    'a folder',
    async () => {
      const disk = simulatedDisk();
      return {
        enter: (gate) => fileStorage('/home/store', { fs: stoppableDisk(disk.fileSystem(), gate), retryMillis: 0 }),
        find: (needles) => foundIn(needles, new Map([['the disk', disk.rawBytes()]])),
      };
    },
  ],
  [
    'a storage whose commits take effect at once',
    async () => {
      const storage = memoryStorage();
      await storage.open();
      return {
        enter: (gate) => stoppableStorage(storage, gate),
        find: async (needles) => foundIn(needles, await valuesOf(storage)),
      };
    },
  ],
];

type Act = (driver: Driver, id: string) => Promise<unknown>;

const access = accessOf();
const acts: readonly [name: string, act: Act][] = [
  ['edits it', (driver, id) => driver.run({ type: 'edit', access, id: idOf(id), details: { tags: ['t'] } })],
  ['amends it', (driver, id) => driver.run({ type: 'amend', access, id: idOf(id), content: 'quite other words' })],
  ['forgets it, too', (driver, id) => driver.run(forgetOf({ ids: [idOf(id)] }))],
  ['folds', (driver) => driver.flush()],
  ['writes everything anew', (driver) => driver.run({ type: 'compact' })],
];

/** Another writer came first, or folds so fast that there is no answer. */
const allowed = new Set(['not-found', 'conflict', 'unavailable', 'locked']);

/** @param at where the writer is stopped @returns `false` when it is done before */
async function forgetWhileStopped(place: Place, act: Act, at: number, isFolded: boolean): Promise<boolean> {
  const gate = new Gate();
  const forgetter = await open(place.enter(new Gate()));
  const writer = await open(place.enter(gate));
  const needles = needlesOf(secret(7));
  const id = await remember(forgetter, secret(7));
  await remember(forgetter, secret(8));
  if (isFolded) await forgetter.flush();
  expect(await place.find(needles), 'the scan finds what is there').not.toEqual([]);
  gate.arm(at);
  const acting = act(writer, id).catch((error: unknown) => {
    if (!isMemoryError(error) || !allowed.has(error.code)) throw error;
  });
  const isStopped = await Promise.race([gate.reached.then(() => true), acting.then(() => false)]);
  if (isStopped) {
    await forgetter.run(forgetOf({ ids: [id] }));
    expect(await place.find(needles), 'when forget has returned').toEqual([]);
    const found: string[] = [];
    gate.watch = () => {
      const look = place.find(needles);
      if (!(look instanceof Promise)) found.push(...look);
      else return look.then((late) => void found.push(...late));
    };
    gate.letGo();
    await acting;
    await gate.watch();
    expect(found, 'when the writer has gone on').toEqual([]);
  }
  // What it does to close is no part of the act.
  gate.letGo();
  await writer.close();
  await forgetter.close();
  return isStopped;
}

describe.each(places)('in %s, a writer that is stopped at any step while it', (_place, make) => {
  test.each(acts)('%s brings nothing back when another has forgotten the text', async (_name, act) => {
    let steps = 0;
    for (const isFolded of [true, false]) {
      for (let at = 1; await forgetWhileStopped(await make(), act, at, isFolded); at++) steps++;
    }
    expect(steps).toBeGreaterThan(5);
  });
});
