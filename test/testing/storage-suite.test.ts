import { describe, expect, test } from 'vitest';
import { MemoryError } from '../../src/model/errors.js';
import type { Change, Storage } from '../../src/ports/storage.js';
import { memoryStorage } from '../../src/storage/memory.js';
import { type StorageSubject, storageSuite } from '../../src/testing/index.js';
import { allStorageCases, runCase } from '../../src/testing/storage-suite.js';

const unsupported = {
  another: 'one object',
  reopen: 'one object',
  crashAt: 'one object',
  rawBytes: 'one object',
  corrupt: 'one object',
  setRoom: 'one object',
  lose: 'one object',
};

/** The complaints of the suite about a storage in memory with a mistake in it. */
async function complaints(broken: (storage: Storage) => Partial<Storage>): Promise<string> {
  const found: string[] = [];
  const place = () => {
    const storage = memoryStorage();
    return { storage: { ...storage, ...broken(storage) } };
  };
  for (const each of allStorageCases.filter(({ needs, name }) => needs.length === 0 && name !== 'large values')) {
    await runCase(each, { name: 'broken', unsupported, place }).catch((error: Error) => found.push(error.message));
  }
  return found.join('\n');
}

const values = new WeakMap<Storage, Map<string, Uint8Array>>();

/** Hands out the same array each time. */
async function cached(storage: Storage, keys: readonly string[]): Promise<Map<string, Uint8Array>> {
  const known = values.get(storage) ?? new Map<string, Uint8Array>();
  values.set(storage, known);
  const found = await storage.read(keys);
  for (const [key, bytes] of found) {
    if (!known.has(key)) known.set(key, bytes);
    found.set(key, known.get(key) ?? bytes);
  }
  return found;
}

async function* reversed(storage: Storage, prefix: string, after?: string): AsyncGenerator<string> {
  const keys: string[] = [];
  for await (const key of storage.list(prefix, after)) keys.unshift(key);
  yield* keys;
}

const mistakes: [what: string, broken: (storage: Storage) => Partial<Storage>, complaint: RegExp][] = [
  [
    'overwrites on create',
    (s) => ({
      commit: ({ put = [], create, remove = [] }: Change) => s.commit({ put: create ? [...put, create] : put, remove }),
    }),
    /expected conflict/,
  ],
  [
    'takes away before a conflict',
    (s) => ({
      async commit({ remove = [], ...rest }: Change) {
        await s.commit({ remove });
        await s.commit(rest);
      },
    }),
    /rec\/1 does not have the bytes/,
  ],
  [
    'forgets to remove',
    (s) => ({ commit: ({ remove: _, ...rest }: Change) => s.commit(rest) }),
    /keys after the second commit/,
  ],
  ['forgets puts', (s) => ({ commit: ({ put: _, ...rest }: Change) => s.commit(rest) }), /bytes that were committed/],
  ['shares buffers between readers', (s) => ({ read: (keys) => cached(s, keys) }), /second reading/],
  [
    'gives views of larger buffers',
    (s) => ({
      async read(keys) {
        const found = await s.read(keys);
        for (const [key, bytes] of found) found.set(key, new Uint8Array([0, ...bytes]).subarray(1));
        return found;
      },
    }),
    /shares its buffer/,
  ],
  ['lists backwards', (s) => ({ list: (prefix, after) => reversed(s, prefix, after) }), /list\(/],
  ['ignores the prefix', (s) => ({ list: (_prefix, after) => s.list('', after) }), /list\(/],
  ['ignores where to go on', (s) => ({ list: (prefix) => s.list(prefix) }), /list\(/],
  ['stays open', (s) => ({ close: async () => void s }), /expected closed/],
  [
    'cannot be opened again',
    (s) => {
      let closes = 0;
      return {
        async open() {
          if (closes > 0) throw new MemoryError('closed', 'closed');
          await s.open();
        },
        async close() {
          closes++;
          await s.close();
        },
      };
    },
    /closed/,
  ],
  [
    'accepts any key',
    (s) => ({
      commit: ({ put = [], ...rest }: Change) =>
        s.commit({
          ...rest,
          put: put.map((entry) => ({ ...entry, key: /^[a-z]/.test(entry.key) ? entry.key : 'other' })),
        }),
    }),
    /expected invalid/,
  ],
  [
    'takes no notice of the key that a commit is under',
    (s) => ({ commit: ({ under: _under, ...change }: Change) => s.commit(change) }),
    /a commit: done, expected conflict/,
  ],
  [
    'fails with errors of its own',
    (s) => ({
      commit: (change: Change) => s.commit(change).catch((error: Error) => Promise.reject(new Error(error.message))),
    }),
    /no MemoryError/,
  ],
];

describe('the suite', () => {
  test('has nothing to say about a storage that is right', async () => {
    expect(await complaints(() => ({}))).toBe('');
  });

  test.each(mistakes)('notices a storage that %s', async (_what, broken, complaint) => {
    expect(await complaints(broken)).toMatch(complaint);
  });

  test('runs every case whose needs are met, and shows the reason for the others', () => {
    const run: string[] = [];
    const skipped: string[] = [];
    const subject: StorageSubject = {
      name: 'x',
      unsupported: { crashAt: 'no switch' },
      place: () => ({ storage: memoryStorage() }),
    };
    storageSuite(
      {
        describe: (name, body) => {
          expect(name).toBe('storage: x');
          body();
        },
        test: Object.assign((name: string) => void run.push(name), { skip: (name: string) => void skipped.push(name) }),
      },
      subject,
    );
    const all = allStorageCases;
    expect(run.length + skipped.length).toBe(all.length);
    expect(skipped).toEqual(
      all.filter(({ needs }) => needs.includes('crashAt')).map(({ name }) => `${name} (no switch)`),
    );
  });

  test('does not pass over an ability that is missing and was not declared', async () => {
    const needy = allStorageCases.find(({ needs }) => needs.includes('lose'));
    if (!needy) throw new Error('no such case');
    const subject = { name: 'x', place: () => ({ storage: memoryStorage() }) };
    await expect(runCase(needy, subject)).rejects.toThrow('did not declare');
  });
});
