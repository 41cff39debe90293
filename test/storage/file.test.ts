import * as nodeFs from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fileStorage } from '../../src/node/storage/file.js';
import { nodeFileSystem } from '../../src/node/storage/node-file-system.js';
import type { FileSystem } from '../../src/ports/file-system.js';

import { bytes, create, failure, freshSite, keysIn } from './help.js';

const site = freshSite();

describe('the folder', () => {
  test('is made with its parents, readable by its owner only', async () => {
    site.folder = join(site.parent, 'a/b/store');
    await (await site.opened()).commit({ put: [{ key: 'rec/x/1', bytes }], ...create('tail/1') });
    const mode = (path: string) => (nodeFs.statSync(join(site.folder, path)).mode & 0o777).toString(8);
    expect(['', 'rec', 'rec/x', 'tail', 'tmp'].map(mode)).toEqual(Array(5).fill('700'));
    expect(['rec/x/1', 'tail/1'].map(mode)).toEqual(['600', '600']);
  });

  test('is refused when it holds other things, and left as it is', async () => {
    nodeFs.mkdirSync(site.folder);
    nodeFs.writeFileSync(join(site.folder, 'notes.txt'), 'mine');
    await expect(site.opened()).rejects.toMatchObject({ code: 'not_a_store' });
    expect(nodeFs.readdirSync(site.folder)).toEqual(['notes.txt']);
    nodeFs.rmSync(join(site.folder, 'notes.txt'));
    nodeFs.mkdirSync(join(site.folder, 'tmp'));
    nodeFs.writeFileSync(join(site.folder, 'tmp/notes.txt'), 'mine');
    await expect(site.opened()).rejects.toMatchObject({ code: 'not_a_store' });
    await expect(fileStorage(join(site.folder, 'tmp/notes.txt')).open()).rejects.toMatchObject({ code: 'not_a_store' });
    await expect(fileStorage(join(site.folder, 'tmp/notes.txt/x')).open()).rejects.toMatchObject({
      name: 'MemoryError',
    });
  });

  test.each([
    ['.DS_Store', 'desktop.ini', 'Thumbs.db', '.gitignore', 'lock'],
    ['loci.json', 'notes.txt'],
    ['tail', 'x'],
    ['head'],
  ])('is accepted with %s', async (...names) => {
    nodeFs.mkdirSync(site.folder);
    for (const name of names) {
      if (name === 'tail' || name === 'head') nodeFs.mkdirSync(join(site.folder, name));
      else nodeFs.writeFileSync(join(site.folder, name), '');
    }
    const keys = await keysIn(await site.opened());
    expect(keys).toEqual(names.filter((name) => ['loci.json', 'notes.txt', 'x'].includes(name)));
  });

  test('stays the same when the working directory changes', async () => {
    const before = process.cwd();
    try {
      process.chdir(site.parent);
      const storage = fileStorage('store');
      process.chdir('/');
      await storage.open();
      await storage.commit(create('tail/1'));
    } finally {
      process.chdir(before);
    }
    expect(nodeFs.existsSync(join(site.folder, 'tail/1'))).toBe(true);
  });

  test('may lose a sub-folder and gets it back, but not the folder itself', async () => {
    const storage = await site.opened();
    await storage.commit({ put: [{ key: 'rec/1', bytes }], ...create('tail/1') });
    nodeFs.rmSync(join(site.folder, 'tail'), { recursive: true });
    nodeFs.rmSync(join(site.folder, 'tmp'), { recursive: true });
    await storage.commit(create('tail/2'));
    expect(await keysIn(storage)).toEqual(['rec/1', 'tail/2']);
    nodeFs.rmSync(site.folder, { recursive: true });
    await expect(storage.commit(create('tail/3'))).rejects.toMatchObject({ code: 'storage_lost' });
    expect(nodeFs.existsSync(site.folder)).toBe(false);
  });

  test('a file in its place counts as lost', async () => {
    const storage = await site.opened();
    nodeFs.rmSync(site.folder, { recursive: true });
    nodeFs.writeFileSync(site.folder, '');
    await expect(storage.commit(create('tail/3'))).rejects.toMatchObject({ code: 'storage_lost' });
    await expect(storage.read(['tail/3'])).rejects.toMatchObject({ code: 'storage_lost' });
  });

  test('is left by no link', async () => {
    const outside = join(site.parent, 'outside');
    nodeFs.mkdirSync(outside);
    nodeFs.writeFileSync(join(outside, '1'), 'secret');
    await (await site.opened()).commit(create('tail/1'));
    nodeFs.symlinkSync(outside, join(site.folder, 'rec'));
    nodeFs.symlinkSync(join(outside, '1'), join(site.folder, 'tail/2'));
    const storage = await site.opened();
    expect(await keysIn(storage)).toEqual(['tail/1']);
    expect((await storage.read(['tail/2'])).size).toBe(0);
    await expect(storage.read(['rec/1'])).rejects.toMatchObject({ code: 'unavailable' });
    await expect(storage.commit({ put: [{ key: 'rec/2', bytes }] })).rejects.toMatchObject({ code: 'unavailable' });
    await expect(storage.commit({ remove: ['rec/1'] })).rejects.toMatchObject({ code: 'unavailable' });
    expect(nodeFs.readdirSync(outside)).toEqual(['1']);
  });

  test.each([true, false])(
    'tells a name that no file has, but something else, from a name that is taken (links: %s)',
    async (links) => {
      const fs = nodeFileSystem();
      const link = () => {
        throw failure('EPERM');
      };
      const storage = await site.opened(links ? fs : { ...fs, link });
      await storage.commit(create('tail/1'));
      nodeFs.mkdirSync(join(site.folder, 'tail/2'));
      nodeFs.symlinkSync(join(site.folder, 'nowhere'), join(site.folder, 'tail/3'));
      for (const key of ['tail/2', 'tail/3'])
        await expect(storage.commit(create(key))).rejects.toMatchObject({ code: 'unavailable', data: { key } });
      await expect(storage.commit(create('tail/1'))).rejects.toMatchObject({ code: 'conflict' });
      expect(await keysIn(storage)).toEqual(['tail/1']);
      expect(nodeFs.readdirSync(join(site.folder, 'tail'))).toEqual(['1', '2', '3']);
    },
  );

  test('that cannot be written is reported as such', async () => {
    const fs = nodeFileSystem();
    const makeFolder = () => {
      throw failure('EROFS');
    };
    await expect(site.opened({ ...fs, makeFolder })).rejects.toMatchObject({
      code: 'unavailable',
      data: { errno: 'EROFS' },
    });
  });

  test('shows files of others only where their names are keys', async () => {
    const storage = await site.opened();
    await storage.commit(create('tail/1'));
    for (const name of ['README', 'tail/2~', 'tail/A', 'notes.txt', 'lock'])
      nodeFs.writeFileSync(join(site.folder, name), '');
    expect(await keysIn(storage)).toEqual(['notes.txt', 'tail/1']);
  });
});

describe('temporary files', () => {
  const left = (name: string, content = 'left') => {
    const path = join(site.folder, 'tmp', name);
    nodeFs.writeFileSync(path, content);
    return path;
  };
  const [ownId, ownStart] = nodeFileSystem().newName().split('-');

  test('of dead writers go at open and with every removal; those of live writers stay', async () => {
    const storage = await site.opened();
    const dead = [
      `999999999-${ownStart}-aa-0`, // no such process
      `${process.ppid}-1-aa-0`, // before this machine was started
      `${ownId}-${(Number.parseInt(ownStart ?? '', 36) - 60_000).toString(36)}-aa-0`, // our id, but before our time
    ];
    const alive = [`${process.ppid}-${ownStart}-bb-0`, `${ownId}-${ownStart}-cc-0`, 'not-one-of-ours'];
    for (const name of [...dead, ...alive]) left(name);
    await site.opened();
    expect(site.temporaries().sort()).toEqual([...alive].sort());
    for (const name of dead) left(name);
    await storage.commit({ remove: ['tail/none'] });
    expect(site.temporaries().sort()).toEqual([...alive].sort());
  });

  test('go when they are so old that their writer cannot be at it', async () => {
    const storage = await site.opened();
    const path = left(`${ownId}-${ownStart}-cc-0`);
    const old = Date.now() / 1000 - 7_200;
    for (const file of [path, left('notes.txt')]) nodeFs.utimesSync(file, old, old);
    await storage.commit({ remove: ['tail/none'] });
    expect(site.temporaries(), 'only our own go').toEqual(['notes.txt']);
  });

  test('of a writer that was stopped between its two names go with the key', async () => {
    const storage = await site.opened();
    await storage.commit(create('tail/1'));
    nodeFs.linkSync(join(site.folder, 'tail/1'), join(site.folder, 'tmp', `${ownId}-${ownStart}-cc-0`));
    left(`${ownId}-${ownStart}-cc-1`);
    await storage.commit({ remove: ['tail/1'] });
    expect(site.temporaries()).toEqual([`${ownId}-${ownStart}-cc-1`]);
  });

  test('that somebody takes away too early are written again', async () => {
    const fs = nodeFileSystem();
    let taken = 0;
    const link: FileSystem['link'] = (from, to) => {
      if (to.endsWith('tail/1') && taken++ === 0) fs.remove(from);
      fs.link(from, to);
    };
    const storage = await site.opened({ ...fs, link });
    await storage.commit(create('tail/1'));
    expect(taken).toBe(2);
    expect((await storage.read(['tail/1'])).get('tail/1')).toEqual(bytes);
    expect(site.temporaries()).toEqual([]);
  });
});

describe('what is being written under a key', () => {
  const [ownId, ownStart] = nodeFileSystem().newName().split('-');
  const stages = () => site.temporaries().filter((name) => name.includes('+'));
  let made = 0;
  const under = (key: string) => ({ ...create(`rec/${made++}`), under: key });

  /** A stage of some writer with a file in it. */
  const left = (writer: string, key: string) => {
    const name = `${writer}+${key.replace('/', '+')}`;
    nodeFs.mkdirSync(join(site.folder, 'tmp', name));
    nodeFs.writeFileSync(join(site.folder, 'tmp', name, `${writer}1`), 'left');
    return name;
  };

  test('comes to be in a folder of the writer, which goes when it closes', async () => {
    const storage = await site.opened();
    await storage.commit(create('head/1'));
    for (let i = 0; i < 3; i++) await storage.commit(under('head/1'));
    expect(stages()).toHaveLength(1);
    await storage.commit(create('head/2'));
    await storage.commit({ ...under('head/2'), remove: ['head/1'] });
    expect(stages()).toEqual([expect.stringMatching(/\+head\+2$/)]);
    await storage.close();
    expect(site.temporaries()).toEqual([]);
  });

  test('goes with the key, and when its writer is dead', async () => {
    const storage = await site.opened();
    await storage.commit(create('head/1'));
    await storage.commit(create('head/2'));
    left(`${process.ppid}-${ownStart}-aa-0`, 'head/1');
    left(`999999999-${ownStart}-bb-0`, 'head/2');
    const stays = [left(`${process.ppid}-${ownStart}-cc-0`, 'head/2'), left(`${ownId}-${ownStart}-dd-0`, 'head/2')];
    await storage.commit({ remove: ['head/1'] });
    expect(stages().sort()).toEqual([...stays].sort());
    await site.opened();
    expect(stages().sort()).toEqual([...stays].sort());
    await storage.commit({ remove: ['head/2'] });
    expect(site.temporaries()).toEqual([]);
  });

  test('goes also with what others have put there, and stays a folder of its own when it is none', async () => {
    const storage = await site.opened();
    await storage.commit(create('head/2'));
    const name = left(`${process.ppid}-${ownStart}-aa-0`, 'head/1');
    nodeFs.mkdirSync(join(site.folder, 'tmp', name, 'deep/er'), { recursive: true });
    nodeFs.writeFileSync(join(site.parent, 'outside'), 'mine');
    nodeFs.symlinkSync(site.parent, join(site.folder, 'tmp', name, 'link'));
    nodeFs.writeFileSync(join(site.folder, 'tmp', 'evil+..+..+outside'), 'no stage');
    await storage.commit({ remove: ['head/1'] });
    expect(site.temporaries()).toEqual(['evil+..+..+outside']);
    expect(nodeFs.readdirSync(site.parent).sort()).toEqual(['outside', 'store']);
  });

  test('is written again when somebody took it away while the key was there', async () => {
    const fs = nodeFileSystem();
    let taken = 0;
    const link: FileSystem['link'] = (from, to) => {
      if (to.includes('/rec/') && taken++ < 2) nodeFs.rmSync(join(from, '..'), { recursive: true });
      fs.link(from, to);
    };
    const storage = await site.opened({ ...fs, link });
    await storage.commit(create('head/1'));
    await storage.commit({ put: [{ key: 'rec/1', bytes }], ...create('tail/1'), under: 'head/1' });
    expect(taken).toBe(3);
    expect(await keysIn(storage)).toEqual(['head/1', 'rec/1', 'tail/1']);
    expect(stages()).toHaveLength(1);
  });

  test('is not written again when the key went with it', async () => {
    const fs = nodeFileSystem();
    const other = await site.opened();
    await other.commit(create('head/1'));
    const link: FileSystem['link'] = (from, to) => {
      if (to.includes('/rec/')) {
        nodeFs.rmSync(join(site.folder, 'head/1'));
        nodeFs.rmSync(join(from, '..'), { recursive: true });
      }
      fs.link(from, to);
    };
    const storage = await site.opened({ ...fs, link });
    const change = { put: [{ key: 'rec/1', bytes }], ...create('tail/1'), under: 'head/1' };
    await expect(storage.commit(change)).rejects.toMatchObject({ code: 'conflict' });
    expect(await keysIn(storage)).toEqual([]);
    expect(site.temporaries()).toEqual([]);
  });
});
