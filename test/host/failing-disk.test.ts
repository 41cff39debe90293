import { describe, expect, test } from 'vitest';
import { isMemoryError } from '../../src/model/errors.js';
import { fileStorage } from '../../src/node/storage/file.js';
import type { FileSystem } from '../../src/ports/file-system.js';
import type { Key } from '../../src/ports/storage.js';
import { accessOf, forgetOf, itemOf, rememberOf } from '../../src/testing/driver-moves.js';
import { type SimulatedDisk, SimulatedFailure, simulatedDisk } from '../../src/testing/simulated-disk.js';
import { isLong } from '../support/runs.js';
import { open } from './help.js';
import { life, Witness } from './witness.js';

const folder = '/home/store';

/** How a disk fails: from its `at`-th change on, `times` times. */
interface Fault {
  readonly code: string;
  readonly at: number;
  readonly times: number;
}

/** A disk whose changes fail as told. Nothing is done of one that fails, except that a write may leave a part. */
function failing(fs: FileSystem, { code, at, times }: Fault): FileSystem {
  let changes = 0;
  const step = (path: string) => {
    changes++;
    if (changes >= at && changes < at + times) throw new SimulatedFailure(code, path);
  };
  return {
    ...fs,
    makeFolder(path) {
      step(path);
      fs.makeFolder(path);
    },
    create(path) {
      step(path);
      const file = fs.create(path);
      return {
        ...file,
        write(bytes) {
          try {
            step(path);
          } catch (error) {
            void file.write(bytes.subarray(0, bytes.length >> 1));
            throw error;
          }
          return file.write(bytes);
        },
        async sync() {
          step(path);
          await file.sync();
        },
      };
    },
    link(from, to) {
      step(to);
      fs.link(from, to);
    },
    remove(path) {
      step(path);
      fs.remove(path);
    },
    removeFolder(path) {
      step(path);
      fs.removeFolder(path);
    },
    async syncFolder(path) {
      step(path);
      await fs.syncFolder(path);
    },
  };
}

/** One life on a disk that fails; what fails is a MemoryError, and the next act is tried all the same. */
async function live(disk: SimulatedDisk, witness: Witness, fault: Fault): Promise<void> {
  const storage = fileStorage(folder, { fs: failing(disk.fileSystem(), fault), retryMillis: 0 });
  const attempt = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      if (!isMemoryError(error)) throw error;
      return undefined;
    }
  };
  const driver = await attempt(() => open(storage));
  if (driver === undefined) return;
  for (const act of life) if ((await attempt(() => act(driver, witness).then(() => true))) === undefined) break;
  await attempt(() => driver.close());
}

async function survive(fault: Fault): Promise<void> {
  const disk = simulatedDisk();
  const witness = new Witness();
  await live(disk, witness, fault);
  for (let round = 0; round < 2; round++) {
    const driver = await open(fileStorage(folder, { fs: disk.fileSystem(), retryMillis: 0 }));
    await witness.check(driver, new Map<Key, Uint8Array>([['the disk', disk.rawBytes()]]));
    expect(await driver.ask({ type: 'lint', access: accessOf(), strict: true })).toEqual({ ok: true, findings: [] });
    await witness.remember(driver);
    await driver.close();
  }
}

describe('a disk that fails at any change', () => {
  const codes = ['ENOSPC', 'EACCES', 'EIO', 'EMFILE', 'EROFS'];
  test.each([
    ['once', 1],
    ['five times', 5],
    ['from then on', Number.POSITIVE_INFINITY],
  ])(
    '%s gives errors that say so, loses nothing that was acknowledged and brings nothing back',
    { timeout: 600_000 },
    async (_how, times) => {
      const disk = simulatedDisk();
      await live(disk, new Witness(), { code: '', at: Number.POSITIVE_INFINITY, times });
      const { changes } = disk;
      expect(changes).toBeGreaterThan(200);
      for (let at = 1; at <= changes; at += isLong ? 1 : 7) {
        for (const code of isLong ? codes : [codes[at % codes.length] ?? 'EIO']) {
          await survive({ code, at, times }).catch((error: unknown) => {
            throw new Error(`${code} at ${at}: ${error instanceof Error ? error.message : error}`, { cause: error });
          });
        }
      }
    },
  );
});

test.each([true, false])(
  'a folder that can only be read is read, and every write says why it cannot be',
  async (hasTemporaries) => {
    const disk = simulatedDisk();
    const witness = new Witness();
    const first = await open(fileStorage(folder, { fs: disk.fileSystem(), retryMillis: 0 }));
    await witness.remember(first, 3);
    await first.close();
    const fs = disk.fileSystem();
    // What a process that is no more has left, too.
    disk.fileSystem().create(`${folder}/tmp/sim-99-disk-0`);
    if (!hasTemporaries) disk.removeTree(`${folder}/tmp`);
    const readOnly = {
      ...failing(fs, { code: 'EROFS', at: 1, times: Number.POSITIVE_INFINITY }),
      syncFolder: fs.syncFolder,
    };
    const driver = await open(fileStorage(folder, { fs: readOnly, retryMillis: 0 }));
    await witness.check(driver, new Map<Key, Uint8Array>([['the disk', disk.rawBytes()]]));
    const access = accessOf();
    for (const write of [
      driver.run(rememberOf([itemOf('one more')])),
      driver.run(forgetOf({ ids: [witness.id(0)] })),
      driver.run({ type: 'compact' }),
    ])
      await expect(write).rejects.toMatchObject({ code: 'unavailable', data: { errno: 'EROFS' } });
    await witness.check(driver, new Map<Key, Uint8Array>([['the disk', disk.rawBytes()]]));
    expect((await driver.ask({ type: 'stats', access, all: true })).lastError).toMatchObject({ code: 'unavailable' });
    await driver.close();
  },
);
