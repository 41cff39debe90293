import * as nodeFs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fileStorage } from '../../src/node/storage/file.js';
import { nodeFileSystem } from '../../src/node/storage/node-file-system.js';
import type { FileSystem } from '../../src/ports/file-system.js';
import type { Storage } from '../../src/ports/storage.js';

let parent: string;
let folder: string;

beforeEach(() => {
  parent = nodeFs.mkdtempSync(join(tmpdir(), 'loci-file-'));
  folder = join(parent, 'store');
});
afterEach(() => nodeFs.rmSync(parent, { recursive: true, force: true }));

const bytes = Uint8Array.of(1, 2, 3);
const create = (key: string) => ({ create: { key, bytes } });
const failure = (code: string) => Object.assign(new Error(code), { code });
const temporaries = () => nodeFs.readdirSync(join(folder, 'tmp'));

async function opened(fs?: FileSystem, retryMillis = 5_000): Promise<Storage> {
  const storage = fileStorage(folder, fs ? { fs, retryMillis } : {});
  await storage.open();
  return storage;
}

async function keysIn(storage: Storage): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of storage.list('')) keys.push(key);
  return keys;
}

/** The disk of this machine, on which one operation fails as often as told, once `arm` was called. */
function _failing<K extends 'link' | 'remove' | 'create'>(operation: K, code: string, times: number) {
  const fs = nodeFileSystem();
  let left = 0;
  const fail = (): void => {
    if (left-- > 0) throw failure(code);
  };
  const parts: Pick<FileSystem, 'link' | 'remove' | 'create'> = {
    link(from, to) {
      fail();
      fs.link(from, to);
    },
    remove(path) {
      fail();
      fs.remove(path);
    },
    create(path) {
      fail();
      return fs.create(path);
    },
  };
  return {
    fs: { ...fs, [operation]: parts[operation] },
    arm: () => {
      left = times;
    },
  };
}

describe('the folder', () => {
  test('is made with its parents, readable by its owner only', async () => {
    folder = join(parent, 'a/b/store');
    await (await opened()).commit({ put: [{ key: 'rec/x/1', bytes }], ...create('tail/1') });
    const mode = (path: string) => (nodeFs.statSync(join(folder, path)).mode & 0o777).toString(8);
    expect(['', 'rec', 'rec/x', 'tail', 'tmp'].map(mode)).toEqual(Array(5).fill('700'));
    expect(['rec/x/1', 'tail/1'].map(mode)).toEqual(['600', '600']);
  });

  test('is refused when it holds other things, and left as it is', async () => {
    nodeFs.mkdirSync(folder);
    nodeFs.writeFileSync(join(folder, 'notes.txt'), 'mine');
    await expect(opened()).rejects.toMatchObject({ code: 'not_a_store' });
    expect(nodeFs.readdirSync(folder)).toEqual(['notes.txt']);
    nodeFs.rmSync(join(folder, 'notes.txt'));
    nodeFs.mkdirSync(join(folder, 'tmp'));
    nodeFs.writeFileSync(join(folder, 'tmp/notes.txt'), 'mine');
    await expect(opened()).rejects.toMatchObject({ code: 'not_a_store' });
    await expect(fileStorage(join(folder, 'tmp/notes.txt')).open()).rejects.toMatchObject({ code: 'not_a_store' });
    await expect(fileStorage(join(folder, 'tmp/notes.txt/x')).open()).rejects.toMatchObject({ name: 'MemoryError' });
  });

  test.each([
    ['.DS_Store', 'desktop.ini', 'Thumbs.db', '.gitignore', 'lock'],
    ['loci.json', 'notes.txt'],
    ['tail', 'x'],
    ['head'],
  ])('is accepted with %s', async (...names) => {
    nodeFs.mkdirSync(folder);
    for (const name of names) {
      if (name === 'tail' || name === 'head') nodeFs.mkdirSync(join(folder, name));
      else nodeFs.writeFileSync(join(folder, name), '');
    }
    const keys = await keysIn(await opened());
    expect(keys).toEqual(names.filter((name) => ['loci.json', 'notes.txt', 'x'].includes(name)));
  });

  test('stays the same when the working directory changes', async () => {
    const before = process.cwd();
    try {
      process.chdir(parent);
      const storage = fileStorage('store');
      process.chdir('/');
      await storage.open();
      await storage.commit(create('tail/1'));
    } finally {
      process.chdir(before);
    }
    expect(nodeFs.existsSync(join(folder, 'tail/1'))).toBe(true);
  });

  test('may lose a sub-folder and gets it back, but not the folder itself', async () => {
    const storage = await opened();
    await storage.commit({ put: [{ key: 'rec/1', bytes }], ...create('tail/1') });
    nodeFs.rmSync(join(folder, 'tail'), { recursive: true });
    nodeFs.rmSync(join(folder, 'tmp'), { recursive: true });
    await storage.commit(create('tail/2'));
    expect(await keysIn(storage)).toEqual(['rec/1', 'tail/2']);
    nodeFs.rmSync(folder, { recursive: true });
    await expect(storage.commit(create('tail/3'))).rejects.toMatchObject({ code: 'storage_lost' });
    expect(nodeFs.existsSync(folder)).toBe(false);
  });

  test('a file in its place counts as lost', async () => {
    const storage = await opened();
    nodeFs.rmSync(folder, { recursive: true });
    nodeFs.writeFileSync(folder, '');
    await expect(storage.commit(create('tail/3'))).rejects.toMatchObject({ code: 'storage_lost' });
    await expect(storage.read(['tail/3'])).rejects.toMatchObject({ code: 'storage_lost' });
  });

  test('is left by no link', async () => {
    const outside = join(parent, 'outside');
    nodeFs.mkdirSync(outside);
    nodeFs.writeFileSync(join(outside, '1'), 'secret');
    await (await opened()).commit(create('tail/1'));
    nodeFs.symlinkSync(outside, join(folder, 'rec'));
    nodeFs.symlinkSync(join(outside, '1'), join(folder, 'tail/2'));
    const storage = await opened();
    expect(await keysIn(storage)).toEqual(['tail/1']);
    expect((await storage.read(['tail/2'])).size).toBe(0);
    await expect(storage.read(['rec/1'])).rejects.toMatchObject({ code: 'unavailable' });
    await expect(storage.commit({ put: [{ key: 'rec/2', bytes }] })).rejects.toMatchObject({ code: 'unavailable' });
    await expect(storage.commit({ remove: ['rec/1'] })).rejects.toMatchObject({ code: 'unavailable' });
    expect(nodeFs.readdirSync(outside)).toEqual(['1']);
  });

  test('that cannot be written is reported as such', async () => {
    const fs = nodeFileSystem();
    const makeFolder = () => {
      throw failure('EROFS');
    };
    await expect(opened({ ...fs, makeFolder })).rejects.toMatchObject({
      code: 'unavailable',
      data: { errno: 'EROFS' },
    });
  });

  test('shows files of others only where their names are keys', async () => {
    const storage = await opened();
    await storage.commit(create('tail/1'));
    for (const name of ['README', 'tail/2~', 'tail/A', 'notes.txt', 'lock'])
      nodeFs.writeFileSync(join(folder, name), '');
    expect(await keysIn(storage)).toEqual(['notes.txt', 'tail/1']);
  });
});

describe('temporary files', () => {
  const left = (name: string, content = 'left') => {
    const path = join(folder, 'tmp', name);
    nodeFs.writeFileSync(path, content);
    return path;
  };
  const [ownId, ownStart] = nodeFileSystem().newName().split('-');

  test('of dead writers go at open and with every removal; those of live writers stay', async () => {
    const storage = await opened();
    const dead = [
      `999999999-${ownStart}-aa-0`, // no such process
      `${process.ppid}-1-aa-0`, // before this machine was started
      `${ownId}-${(Number.parseInt(ownStart ?? '', 36) - 60_000).toString(36)}-aa-0`, // our id, but before our time
    ];
    const alive = [`${process.ppid}-${ownStart}-bb-0`, `${ownId}-${ownStart}-cc-0`, 'not-one-of-ours'];
    for (const name of [...dead, ...alive]) left(name);
    await opened();
    expect(temporaries().sort()).toEqual([...alive].sort());
    for (const name of dead) left(name);
    await storage.commit({ remove: ['tail/none'] });
    expect(temporaries().sort()).toEqual([...alive].sort());
  });

  test('go when they are so old that their writer cannot be at it', async () => {
    const storage = await opened();
    const path = left(`${ownId}-${ownStart}-cc-0`);
    const old = Date.now() / 1000 - 7_200;
    for (const file of [path, left('notes.txt')]) nodeFs.utimesSync(file, old, old);
    await storage.commit({ remove: ['tail/none'] });
    expect(temporaries(), 'only our own go').toEqual(['notes.txt']);
  });

  test('of a writer that was stopped between its two names go with the key', async () => {
    const storage = await opened();
    await storage.commit(create('tail/1'));
    nodeFs.linkSync(join(folder, 'tail/1'), join(folder, 'tmp', `${ownId}-${ownStart}-cc-0`));
    left(`${ownId}-${ownStart}-cc-1`);
    await storage.commit({ remove: ['tail/1'] });
    expect(temporaries()).toEqual([`${ownId}-${ownStart}-cc-1`]);
  });

  test('that somebody takes away too early are written again', async () => {
    const fs = nodeFileSystem();
    let taken = 0;
    const link: FileSystem['link'] = (from, to) => {
      if (to.endsWith('tail/1') && taken++ === 0) fs.remove(from);
      fs.link(from, to);
    };
    const storage = await opened({ ...fs, link });
    await storage.commit(create('tail/1'));
    expect(taken).toBe(2);
    expect((await storage.read(['tail/1'])).get('tail/1')).toEqual(bytes);
    expect(temporaries()).toEqual([]);
  });
});
