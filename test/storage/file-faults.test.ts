import * as nodeFs from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fileStorage } from '../../src/node/storage/file.js';
import { nodeFileSystem } from '../../src/node/storage/node-file-system.js';
import type { FileSystem } from '../../src/ports/file-system.js';
import { simulatedDisk } from '../../src/testing/index.js';

import { bytes, create, failing, failure, freshSite, keysIn } from './help.js';

const site = freshSite();

describe('scanners that hold files for a moment', () => {
  test.each(['EPERM', 'EBUSY', 'EACCES'])('a name that fails three times with %s is given in the end', async (code) => {
    const { fs, arm } = failing('link', code, 3);
    const storage = await site.opened(fs);
    for (let i = 0; i < 10; i++) {
      arm();
      await storage.commit(create(`tail/${i}`));
    }
    expect(await keysIn(storage)).toHaveLength(10);
    expect(site.temporaries()).toEqual([]);
  });

  test('a name that cannot be given in time is reported, and nothing shows', async () => {
    const { fs, arm } = failing('link', 'EPERM', Number.POSITIVE_INFINITY);
    const storage = await site.opened(fs, 150);
    await storage.commit(create('tail/1'));
    arm();
    const start = performance.now();
    const change = { put: [{ key: 'rec/1', bytes }], ...create('tail/2'), remove: ['tail/1'] };
    await expect(storage.commit(change)).rejects.toMatchObject({ name: 'MemoryError', code: 'unavailable' });
    expect(performance.now() - start).toBeGreaterThan(140);
    expect(performance.now() - start).toBeLessThan(5_000);
    expect(await keysIn(storage)).toEqual(['tail/1']);
    expect(site.temporaries()).toEqual([]);
  });

  test.runIf(process.env.LOCI_LONG)('by default it takes less than ten seconds', async () => {
    const { fs, arm } = failing('link', 'EPERM', Number.POSITIVE_INFINITY);
    const storage = fileStorage(site.folder, { fs });
    await storage.open();
    arm();
    const start = performance.now();
    await expect(storage.commit(create('tail/1'))).rejects.toMatchObject({ code: 'unavailable' });
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  test('a removal waits as well, and one that fails leaves no other removal undone', async () => {
    const { fs, arm } = failing('remove', 'EBUSY', 3);
    const storage = await site.opened(fs);
    for (const key of ['tail/1', 'tail/2', 'tail/3']) await storage.commit(create(key));
    arm();
    await storage.commit({ remove: ['tail/1'] });
    expect(await keysIn(storage)).toEqual(['tail/2', 'tail/3']);
    let tries = 0;
    const stuck = await site.opened(
      {
        ...fs,
        remove: (path) => {
          if (!path.endsWith('tail/2')) return fs.remove(path);
          tries++;
          throw failure('EBUSY');
        },
      },
      50,
    );
    const change = { remove: ['tail/2', 'tail/2', 'tail/2', 'tail/2', 'tail/3'] };
    await expect(stuck.commit(change)).rejects.toMatchObject({ code: 'unavailable' });
    expect(tries, 'the first is waited for, and then none of the others').toBe(4 + 3);
    expect(await keysIn(storage)).toEqual(['tail/2']);
  });
});

describe('a full disk', () => {
  test.each(['ENOSPC', 'EDQUOT', 'EFBIG'])('%s is a quota error that leaves nothing behind', async (code) => {
    const { fs, arm } = failing('link', code, 1);
    const storage = await site.opened(fs);
    arm();
    const change = { put: [{ key: 'rec/1', bytes }], ...create('tail/1') };
    await expect(storage.commit(change)).rejects.toMatchObject({ code: 'quota' });
    expect(await keysIn(storage)).toEqual([]);
    expect(site.temporaries()).toEqual([]);
    await storage.commit(change);
    expect(await keysIn(storage)).toEqual(['rec/1', 'tail/1']);
  });

  test('it opens all the same, and does not take the failure for a lack of hard links', async () => {
    await (await site.opened()).commit(create('loci.json'));
    const { fs, arm } = failing('create', 'ENOSPC', 1);
    arm();
    let linked = 0;
    const link: FileSystem['link'] = (from, to) => {
      linked++;
      fs.link(from, to);
    };
    const storage = await site.opened({ ...fs, link });
    expect(await keysIn(storage)).toEqual(['loci.json']);
    await storage.commit(create('tail/1'));
    expect(linked).toBe(1);
  });
});

describe('without hard links', () => {
  test('a failure that passes does not count as a lack of them', async () => {
    const fs = nodeFileSystem();
    let calls = 0;
    const link: FileSystem['link'] = (from, to) => {
      if (++calls === 1) throw failure('EBUSY');
      fs.link(from, to);
    };
    const storage = await site.opened({ ...fs, link });
    await storage.commit(create('tail/1'));
    expect(calls).toBe(3);
  });

  test.each(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EXDEV', 'ENOSYS', 'EISDIR'])(
    '%s means exclusive creation, tried once at open',
    async (code) => {
      const fs = nodeFileSystem();
      let tries = 0;
      const link = () => {
        tries++;
        throw failure(code);
      };
      const [one, two] = [await site.opened({ ...fs, link }), await site.opened()];
      const triesAtOpen = tries;
      const outcomes = await Promise.allSettled([one.commit(create('tail/1')), two.commit(create('tail/1'))]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      await expect(one.commit(create('tail/1'))).rejects.toMatchObject({ code: 'conflict' });
      expect(nodeFs.readFileSync(join(site.folder, 'tail/1'))).toEqual(Buffer.from(bytes));
      expect(tries).toBe(triesAtOpen);
    },
  );
});

test('a name that was given although the answer got lost is no conflict', async () => {
  const fs = nodeFileSystem();
  let isLost = false;
  const link: FileSystem['link'] = (from, to) => {
    fs.link(from, to);
    if (isLost) fs.link(from, to); // what a network file system does when it repeats the call
  };
  const storage = await site.opened({ ...fs, link });
  isLost = true;
  await storage.commit(create('tail/1'));
  expect(await keysIn(storage)).toEqual(['tail/1']);
});

describe('what another process did and did not flush', () => {
  /** A process that works and flushes nothing. */
  const careless = (fs: FileSystem): FileSystem => ({ ...fs, syncFolder: async () => {} });

  test('is flushed by the one that builds on it: the folder itself, a sub-folder', async () => {
    const disk = simulatedDisk();
    const first = fileStorage('/store', { fs: careless(disk.fileSystem()) });
    await first.open();
    await first.commit(create('tail/1'));
    const second = fileStorage('/store', { fs: disk.fileSystem() });
    await second.open();
    await second.commit(create('tail/2'));
    disk.restart('lost');
    const third = fileStorage('/store', { fs: disk.fileSystem() });
    await third.open();
    expect(await keysIn(third)).toEqual(['tail/1', 'tail/2']);
  });

  test('is flushed once: where a head shows that somebody has opened the folder before, opening flushes nothing', async () => {
    const disk = simulatedDisk();
    const flushed: string[] = [];
    const noting = (fs: FileSystem): FileSystem => ({
      ...fs,
      syncFolder: async (path) => {
        flushed.push(path);
        await fs.syncFolder(path);
      },
    });
    const first = fileStorage('/store', { fs: noting(disk.fileSystem()) });
    await first.open();
    expect(flushed).toContain('/');
    await first.commit(create('head/1'));
    flushed.length = 0;
    await fileStorage('/store', { fs: noting(disk.fileSystem()) }).open();
    expect(flushed).toEqual([]);
  });

  test('is flushed by the one that is asked to do the same: a removal', async () => {
    const disk = simulatedDisk();
    const [fs, other] = [disk.fileSystem(), disk.fileSystem()];
    const second = fileStorage('/store', { fs });
    await second.open();
    await second.commit(create('tail/1'));
    const first = fileStorage('/store', { fs: careless(other) });
    await first.open();
    await first.commit({ remove: ['tail/1'] });
    await second.commit({ remove: ['tail/1'] });
    disk.restart('lost');
    const third = fileStorage('/store', { fs: disk.fileSystem() });
    await third.open();
    expect(await keysIn(third)).toEqual([]);
  });
});

test('on a disk without hard links a crash leaves no more than a torn value of its own', async () => {
  for (let step = 1; step < 12; step++) {
    const disk = simulatedDisk({ seed: step, hardLinks: false });
    const first = fileStorage('/store', { fs: disk.fileSystem() });
    await first.open();
    await first.commit({ put: [{ key: 'rec/1', bytes }], ...create('tail/1') });
    disk.crashAt(step);
    await first.commit({ put: [{ key: 'rec/2', bytes }], ...create('tail/2'), remove: ['rec/1'] }).catch(() => {});
    disk.restart();
    const second = fileStorage('/store', { fs: disk.fileSystem() });
    await second.open();
    const values = await second.read(['rec/1', 'rec/2', 'tail/1', 'tail/2']);
    const isWhole = values.get('tail/2')?.length === 3;
    expect(values.get('tail/1')).toEqual(bytes);
    expect(values.get(isWhole && !values.has('rec/1') ? 'rec/2' : 'rec/1')).toEqual(bytes);
    if (values.has('tail/2')) expect(values.get('rec/2')).toEqual(bytes);
  }
});
