import * as nodeFs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { folderLock } from '../../src/node/lock.js';
import { fileStorage } from '../../src/node/storage/file.js';
import { nodeFileSystem } from '../../src/node/storage/node-file-system.js';

let folder: string;

beforeEach(async () => {
  folder = nodeFs.mkdtempSync(join(tmpdir(), 'loci-lock-'));
  await fileStorage(folder).open();
});
afterEach(() => nodeFs.rmSync(folder, { recursive: true, force: true }));

const lockFile = () => join(folder, 'lock');
const isLocked = () => nodeFs.existsSync(lockFile());
const pause = (millis: number) => new Promise((resolve) => setTimeout(resolve, millis));

describe('the lock of a folder', () => {
  test('is held during the work and given back, also when the work fails', async () => {
    const politely = folderLock(folder);
    expect(await politely(0, async () => isLocked())).toBe(true);
    expect(isLocked()).toBe(false);
    await expect(politely(0, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(isLocked()).toBe(false);
    expect(nodeFs.readdirSync(join(folder, 'tmp'))).toEqual([]);
  });

  test('lets one work at a time, whichever handle asks', async () => {
    let inside = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++inside);
      await pause(5);
      inside--;
    };
    await Promise.all([1, 2, 3, 4, 5].map(() => folderLock(folder)(10_000, work)));
    expect(most).toBe(1);
  });

  test('of a live owner is waited for no longer than told, and then the work is done without it', async () => {
    const politely = folderLock(folder);
    let release = (): void => {};
    const held = politely(0, () => new Promise<void>((resolve) => (release = resolve)));
    while (!isLocked()) await pause(1);
    const start = performance.now();
    expect(await folderLock(folder)(60, async () => 'done')).toBe('done');
    expect(performance.now() - start).toBeGreaterThan(50);
    expect(performance.now() - start).toBeLessThan(2_000);
    expect(isLocked(), 'the lock of the other was taken away').toBe(true);
    release();
    await held;
    expect(isLocked()).toBe(false);
  });

  test('of a dead owner is taken over at once', async () => {
    const [, start] = nodeFileSystem().newName().split('-');
    nodeFs.writeFileSync(lockFile(), `999999999-${start}-aa-0`);
    const before = performance.now();
    const owner = await folderLock(folder)(5_000, async () => nodeFs.readFileSync(lockFile(), 'utf8'));
    expect(owner).toMatch(new RegExp(`^${process.pid}-`));
    expect(performance.now() - before).toBeLessThan(1_000);
    expect(isLocked()).toBe(false);
  });

  test('that names no owner is believed while it is young', async () => {
    nodeFs.writeFileSync(lockFile(), '');
    expect(await folderLock(folder)(0, async () => nodeFs.readFileSync(lockFile(), 'utf8'))).toBe('');
    const old = Date.now() / 1000 - 60;
    nodeFs.utimesSync(lockFile(), old, old);
    expect(await folderLock(folder)(0, async () => nodeFs.readFileSync(lockFile(), 'utf8'))).not.toBe('');
    expect(isLocked()).toBe(false);
  });

  test('works without hard links', async () => {
    const fs = {
      ...nodeFileSystem(),
      link: () => {
        throw Object.assign(new Error('no links'), { code: 'EPERM' });
      },
    };
    const politely = folderLock(folder, { fs });
    const owner = await politely(0, async () => {
      await politely(0, async () => expect(isLocked()).toBe(true));
      return nodeFs.readFileSync(lockFile(), 'utf8');
    });
    expect(owner).toMatch(/^\d+-/);
    expect(isLocked()).toBe(false);
  });

  test('never keeps work from being done: folder gone, folder read-only', async () => {
    nodeFs.rmSync(folder, { recursive: true });
    expect(await folderLock(folder)(1_000, async () => 1)).toBe(1);
    expect(nodeFs.existsSync(folder)).toBe(false);
    const create = () => {
      throw Object.assign(new Error('read-only'), { code: 'EROFS' });
    };
    expect(await folderLock(folder, { fs: { ...nodeFileSystem(), create } })(1_000, async () => 2)).toBe(2);
  });

  test('is no key of the store and no reason to refuse the folder', async () => {
    await folderLock(folder)(0, async () => {
      const storage = fileStorage(folder);
      await storage.open();
      for await (const key of storage.list('')) expect(key).toBe('nothing');
    });
  });
});
