import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Memory, memoryStorage, openMemory } from '../../src/index.js';
import { openMemory as openFolder } from '../../src/node/index.js';

let folder = '';
const open: Memory[] = [];
const opened = async (memory: Promise<Memory>) => {
  open.push(await memory);
  return memory;
};
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loci-preset-'));
});
afterEach(async () => {
  for (const memory of open.splice(0)) await memory.close();
  await rm(folder, { recursive: true, force: true });
});

describe('openMemory', () => {
  test('in this thread, over any storage', async () => {
    const memory = await opened(openMemory({ storage: memoryStorage(), scope: { user: 'ada' } }));
    const { id } = await memory.remember('The key is blue');
    const [hit] = await memory.recall('key');
    expect(hit).toMatchObject({ id, content: 'The key is blue', space: 'personal' });
    expect((await memory.stats()).storage).toMatchObject({ kind: 'memory', durability: 'none' });
    expect(await memory.requestPersistence()).toBe(false);
  });

  test('over a folder, which is made and keeps what it was told', async () => {
    const path = join(folder, 'deep', 'memory');
    const memory = await opened(openFolder(path));
    const { id } = await memory.remember('The key is blue', { externalId: 'k' });
    expect((await memory.stats()).storage).toMatchObject({ kind: 'file', durability: 'synced' });
    expect(await memory.requestPersistence()).toBe(true);
    await memory.close();
    const again = await opened(openFolder(path));
    expect(await again.get(id)).toMatchObject({ content: 'The key is blue', externalId: 'k' });
    await again.destroy();
    expect(existsSync(path)).toBe(false);
    expect(await (await opened(openFolder(path))).recent()).toEqual([]);
  });

  test('a folder of the owner with anything else in it stays when the store in it is destroyed', async () => {
    await writeFile(join(folder, '.gitignore'), '*');
    const memory = await opened(openFolder(folder));
    await memory.remember('The key is blue');
    await memory.destroy();
    expect(await readdir(folder)).toContain('.gitignore');
    const [one, two] = [await opened(openFolder(join(folder, 'sub'))), await opened(openFolder(join(folder, 'sub')))];
    await one.remember('The key is blue');
    await one.destroy();
    await expect(two.recall('key')).rejects.toMatchObject({ code: 'storage_lost' });
    await two.close();
    expect(existsSync(join(folder, 'sub'))).toBe(false);
  });

  test('two handles on one folder agree', async () => {
    const [one, two] = [await opened(openFolder(folder)), await opened(openFolder(folder))];
    const { id } = await one.remember('The password is under the mat');
    expect(await two.recall('password')).toHaveLength(1);
    await two.forget(id);
    expect(await one.recall('password')).toHaveLength(0);
  });

  test('uses the clock and the ids it is given, and refuses ids that are none', async () => {
    let count = 0;
    const options = { storage: memoryStorage(), now: () => 1_700_000_000_000, newId: () => `n${count++}` };
    const memory = await opened(openMemory(options));
    const { id } = await memory.remember('x');
    expect(id).toMatch(/^n\d+$/);
    expect(await memory.get(id)).toMatchObject({ storedAt: 1_700_000_000_000 });
    await expect(openMemory({ storage: memoryStorage(), newId: () => 'not an id' })).rejects.toMatchObject({
      code: 'invalid',
    });
  });

  test.each([
    ['no options', () => openMemory(undefined as never)],
    ['no storage', () => openMemory({} as never)],
    ['a storage that is none', () => openMemory({ storage: new Map() } as never)],
    ['an unknown option', () => openMemory({ storage: memoryStorage(), embeder: {} } as never)],
    ['an empty user', () => openMemory({ storage: memoryStorage(), scope: { user: '' } })],
    ['an actor that is no name', () => openMemory({ storage: memoryStorage(), actor: 'a\n' })],
    ['defaults out of range', () => openMemory({ storage: memoryStorage(), recall: { limit: 1000 } })],
    ['a default cursor', () => openMemory({ storage: memoryStorage(), recall: { cursor: 'x' } as never })],
    ['a clock that is none', () => openMemory({ storage: memoryStorage(), now: 5 } as never)],
    ['a folder that is none', () => openFolder(5 as never)],
    ['an empty folder', () => openFolder('')],
    ['a folder with a NUL', () => openFolder('a\0b')],
    ['a storage for a folder', () => openFolder('x', { storage: memoryStorage() } as never)],
  ])('refuses %s', async (_what, call) => {
    await expect(call()).rejects.toMatchObject({ name: 'MemoryError', code: 'invalid' });
  });

  test('refuses a folder that holds something else', async () => {
    await expect(openFolder(new URL('.', import.meta.url).pathname)).rejects.toMatchObject({ code: 'not_a_store' });
  });

  test("a user's name never leaves its partition, whatever it looks like", async () => {
    const memory = await opened(openFolder(folder));
    const names = [
      '../../evil',
      '__proto__',
      'CON',
      'ana',
      'ana1',
      'an',
      'a/b',
      'a\\b',
      '.',
      'constructor',
      'x'.repeat(256),
    ];
    for (const user of names) await memory.as({ user }).remember(`prefers the drink of ${names.indexOf(user)}`);
    for (const [i, user] of names.entries()) {
      const hits = await memory.as({ user }).recall('prefers');
      expect(hits.map((hit) => hit.content)).toEqual([`prefers the drink of ${i}`]);
    }
    await memory.as({ user: 'ana' }).forget({ user: 'ana' }, { all: true });
    expect(await memory.as({ user: 'ana1' }).recent()).toHaveLength(1);
    expect(await memory.as({ user: 'ana' }).recent()).toHaveLength(0);
    for (const user of ['x'.repeat(257), 'a\0b', ' ']) expect(() => memory.as({ user })).toThrow();
  });

  test('an export travels into another store', async () => {
    const from = await opened(openMemory({ storage: memoryStorage() }));
    const to = await opened(openMemory({ storage: memoryStorage() }));
    const facts = Array.from({ length: 1500 }, (_, i) => ({ content: `fact ${i}`, externalId: `f${i}` }));
    expect(await from.rememberAll(facts)).toMatchObject({ stored: 1500 });
    expect(await from.rememberAll(facts)).toMatchObject({ stored: 0, unchanged: 1500 });
    const first = await to.import(from.export());
    expect(first).toMatchObject({ format: 'loci', added: 1500, failed: [], notes: [] });
    expect(await to.import(from.export())).toMatchObject({ added: 0, unchanged: 1500 });
    expect(await to.recall('1234')).toMatchObject([{ content: 'fact 1234', externalId: 'f1234' }]);
  });
});
