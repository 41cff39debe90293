import { afterEach, describe, expect, test } from 'vitest';
import { deleteDatabase, indexedDBStorage } from '../../src/storage/indexeddb.js';
import { IndexedDBConnection } from '../../src/storage/indexeddb-connection.js';
import { intercept, rawDatabase } from './indexeddb-place.js';

const bytes = Uint8Array.of(1, 2, 3);
const create = (key: string, value = bytes) => ({ create: { key, bytes: value } });

let names = 0;
let name = '';
const undo: (() => unknown)[] = [];

/** A database of its own for each test. */
function fresh(): string {
  name = `loci-rules-${Date.now()}-${names++}`;
  return name;
}

async function opened(openMillis = 9_000) {
  const storage = indexedDBStorage(fresh(), { openMillis });
  await storage.open();
  undo.push(() => storage.close());
  return storage;
}

async function keysIn(storage: ReturnType<typeof indexedDBStorage>): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of storage.list('')) keys.push(key);
  return keys;
}

async function raw(version?: number): Promise<IDBDatabase> {
  const database = await rawDatabase(name, version);
  undo.push(() => database.close());
  return database;
}

const exists = async () => (await indexedDB.databases()).some((database) => database.name === name);

/** Lets the next `times` calls of a method throw. */
function failNext<T extends object, K extends keyof T>(prototype: T, method: K, error: string, times = 1) {
  const seen = { calls: 0 };
  undo.push(
    intercept(prototype, method, () => {
      if (++seen.calls <= times) throw new DOMException(error, error);
    }),
  );
  return seen;
}

/** Puts `value` in the place of the global `indexedDB`. */
function replaceIndexedDB(value: unknown): void {
  const real = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB');
  Object.defineProperty(globalThis, 'indexedDB', { value, configurable: true, writable: true });
  undo.push(() => real && Object.defineProperty(globalThis, 'indexedDB', real));
}

/** What holds in every browser. @param forceClose ends a connection as a browser does that throws site data away */
export function indexedDBRules(forceClose?: (database: IDBDatabase) => void): void {
  afterEach(async () => {
    for (const step of undo.splice(0).reverse()) await step();
    await deleteDatabase(name);
  });

  describe('a dead connection', () => {
    test('is replaced and the commit done once more', async () => {
      const storage = await opened();
      await storage.commit(create('tail/1'));
      const seen = failNext(IDBDatabase.prototype, 'transaction', 'InvalidStateError');
      await storage.commit({ put: [{ key: 'rec/1', bytes }], ...create('tail/2'), remove: ['tail/1'] });
      expect(await keysIn(storage)).toEqual(['rec/1', 'tail/2']);
      expect(seen.calls).toBeGreaterThan(1);
    });

    test.each(['AbortError', 'UnknownError'])('a transaction killed with %s is done once more', async (error) => {
      const storage = await opened();
      failNext(IDBObjectStore.prototype, 'add', error);
      await storage.commit(create('tail/1'));
      failNext(IDBObjectStore.prototype, 'get', error);
      expect((await storage.read(['tail/1'])).get('tail/1')).toEqual(bytes);
    });

    test('a transaction that the browser aborts is done once more', async () => {
      const storage = await opened();
      let aborts = 0;
      undo.push(
        intercept(IDBObjectStore.prototype, 'add', (store) => {
          if (++aborts > 1) return;
          const { transaction } = store;
          queueMicrotask(() => transaction.abort());
        }),
      );
      await storage.commit(create('tail/1'));
      expect(aborts).toBe(2);
      expect(await keysIn(storage)).toEqual(['tail/1']);
    });

    test('is tried again exactly once in one call, and again in the next call', async () => {
      const storage = await opened();
      const seen = failNext(IDBDatabase.prototype, 'transaction', 'InvalidStateError', 2);
      await expect(storage.commit(create('tail/1'))).rejects.toMatchObject({ code: 'unavailable' });
      expect(seen.calls).toBe(2);
      await storage.commit(create('tail/1'));
      expect(await keysIn(storage)).toEqual(['tail/1']);
    });

    test('that cannot be replaced is reported; a later call opens again', async () => {
      const storage = await opened();
      failNext(IDBDatabase.prototype, 'transaction', 'InvalidStateError');
      const opens = failNext(IDBFactory.prototype, 'open', 'UnknownError');
      await expect(storage.read(['tail/1'])).rejects.toMatchObject({ code: 'unavailable' });
      expect(opens.calls).toBe(1);
      await storage.commit(create('tail/1'));
      expect(opens.calls).toBe(2);
    });

    test.each([
      ['the same bytes means that the first try had succeeded', bytes, 'done'],
      ['other bytes is a conflict', Uint8Array.of(9), 'conflict'],
    ])('before the second try a key with %s', async (_what, there, expected) => {
      const storage = await opened();
      const database = await raw();
      let tries = 0;
      undo.push(
        intercept(IDBDatabase.prototype, 'transaction', (self) => {
          if (self === database || ++tries > 1) return;
          database.transaction('values', 'readwrite').objectStore('values').put(there, 'tail/1');
          throw new DOMException('closing', 'InvalidStateError');
        }),
      );
      const outcome = await storage.commit(create('tail/1')).then(
        () => 'done',
        (error: { code?: string }) => error.code,
      );
      expect(outcome).toBe(expected);
      expect(tries).toBeGreaterThan(1);
      expect((await storage.read(['tail/1'])).get('tail/1')).toEqual(there);
    });

    test.runIf(forceClose)('that says so by its close event is let go', async () => {
      const storage = await opened();
      await storage.commit(create('tail/1'));
      const seen: IDBDatabase[] = [];
      const stop = intercept(IDBDatabase.prototype, 'transaction', (self) => seen.push(self));
      await storage.read(['tail/1']);
      const [database] = seen.splice(0);
      if (database) forceClose?.(database);
      await new Promise((resolve) => setTimeout(resolve, 5));
      await storage.commit(create('tail/2'));
      stop();
      expect(seen).not.toContain(database);
      expect(await keysIn(storage)).toEqual(['tail/1', 'tail/2']);
    });
  });

  test('a value that cannot be stored takes the whole transaction with it', async () => {
    const storage = await opened();
    await storage.commit(create('tail/1'));
    failNext(IDBObjectStore.prototype, 'add', 'DataCloneError');
    await expect(storage.commit({ ...create('tail/2'), remove: ['tail/1'] })).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(await keysIn(storage)).toEqual(['tail/1']);
  });

  describe('other tabs', () => {
    test('make every call fail at once, also while their upgrade or deletion waits for a third one', async () => {
      for (const code of ['newer_format', 'storage_lost']) {
        const storage = await opened();
        const stubborn = await raw();
        const newer = new IndexedDBConnection(name, { version: 2, openMillis: 20_000 });
        const waiting = code === 'newer_format' ? newer.open() : deleteDatabase(name, 20_000);
        const outcome = waiting.catch((error) => error);
        await new Promise((resolve) => setTimeout(resolve, 50));
        const start = performance.now();
        await expect(storage.read(['tail/1'])).rejects.toMatchObject({ code });
        expect(performance.now() - start).toBeLessThan(10_000);
        stubborn.close();
        await outcome;
        newer.close();
        await deleteDatabase(name);
      }
    });

    test('a newer version is let in, and from then on every call says so', async () => {
      const storage = await opened();
      await storage.commit(create('tail/1'));
      const newer = new IndexedDBConnection(name, { version: 2 });
      undo.push(() => newer.close());
      await newer.open();
      for (const call of [
        storage.read(['tail/1']),
        keysIn(storage),
        storage.commit(create('tail/2')),
        storage.open(),
      ]) {
        await expect(call).rejects.toMatchObject({ code: 'newer_format', message: expect.stringMatching(/reload/) });
      }
      expect(await newer.run('readonly', 'default', (store) => store.getAllKeys())).toEqual(['tail/1']);
      const older = indexedDBStorage(name);
      await expect(older.open()).rejects.toMatchObject({ code: 'newer_format' });
    });

    test('one that does not give way makes open fail in time with blocked; when it has gone a retry succeeds', async () => {
      const storage = await opened();
      await storage.commit(create('tail/1'));
      await storage.close();
      const stubborn = await raw();
      const newer = new IndexedDBConnection(name, { version: 2, openMillis: 2_000 });
      undo.push(() => newer.close());
      const start = performance.now();
      await expect(newer.open()).rejects.toMatchObject({ code: 'blocked', retryable: true });
      expect(performance.now() - start).toBeLessThan(15_000);
      stubborn.close();
      await newer.open();
      expect(await newer.run('readonly', 'default', (store) => store.getAllKeys())).toEqual(['tail/1']);
    });

    test('a deletion that another tab does not allow is reported as blocked, and done when it does', async () => {
      const storage = await opened();
      await storage.close();
      const stubborn = await raw();
      await expect(deleteDatabase(name, 1_000)).rejects.toMatchObject({ code: 'blocked' });
      stubborn.close();
      await deleteDatabase(name);
      expect(await exists()).toBe(false);
    });

    test('a database deleted under its user is not made again', async () => {
      const storage = await opened();
      await deleteDatabase(name);
      for (let round = 0; round < 2; round++) {
        await expect(storage.commit(create('tail/1'))).rejects.toMatchObject({ code: 'storage_lost' });
        await expect(storage.open()).rejects.toMatchObject({ code: 'storage_lost' });
      }
      expect(await exists()).toBe(false);
      await storage.close();
      await storage.open();
      expect(await keysIn(storage)).toEqual([]);
    });

    test('a database deleted while the connection rested is not made again', async () => {
      const connection = new IndexedDBConnection(fresh());
      undo.push(() => connection.close());
      await connection.open();
      connection.rest();
      await deleteDatabase(name);
      const read = () => connection.run('readonly', 'default', (store) => store.getAllKeys());
      for (let round = 0; round < 2; round++) await expect(read()).rejects.toMatchObject({ code: 'storage_lost' });
      expect(await exists()).toBe(false);
    });
  });

  describe('opening', () => {
    test('is one request, however many ask', async () => {
      const storage = indexedDBStorage(fresh());
      undo.push(() => storage.close());
      const opens = failNext(IDBFactory.prototype, 'open', '', 0);
      await Promise.all([storage.open(), storage.open(), storage.open()]);
      await storage.open();
      expect(opens.calls).toBe(1);
    });

    test.each(['SecurityError', 'InvalidStateError'])('that throws %s is unavailable', async (error) => {
      const storage = indexedDBStorage(fresh());
      undo.push(() => storage.close());
      failNext(IDBFactory.prototype, 'open', error);
      await expect(storage.open()).rejects.toMatchObject({
        code: 'unavailable',
        message: expect.stringMatching(/private/),
      });
      await expect(storage.read(['tail/1'])).rejects.toMatchObject({ code: 'closed' });
      await storage.open();
    });

    test('without IndexedDB is unavailable', async () => {
      replaceIndexedDB(undefined);
      const storage = indexedDBStorage(fresh());
      await expect(storage.open()).rejects.toMatchObject({
        code: 'unavailable',
        message: 'There is no IndexedDB here; in Node, loci/node keeps a memory in a folder.',
      });
      await expect(deleteDatabase(name)).rejects.toMatchObject({ code: 'unavailable' });
    });

    test('that fails by event is unavailable', async () => {
      const real = indexedDB;
      replaceIndexedDB({
        open(database: string, version: number) {
          const request = real.open(database, version);
          const refusal = new DOMException('not allowed', 'InvalidStateError');
          Object.defineProperty(request, 'error', { get: () => refusal, set: () => {} });
          queueMicrotask(() => request.addEventListener('upgradeneeded', () => request.transaction?.abort()));
          return request;
        },
      });
      const storage = indexedDBStorage(fresh());
      await expect(storage.open()).rejects.toMatchObject({ code: 'unavailable' });
    });

    test('that is never answered is unavailable in time, and a late answer is let go', async () => {
      const real = indexedDB;
      let answer = (): void => {};
      replaceIndexedDB({
        open(database: string, version: number) {
          const request = real.open(database, version);
          const add = request.addEventListener.bind(request);
          const waiting: (() => void)[] = [];
          // The page hears nothing of the success until it is too late.
          Object.defineProperty(request, 'addEventListener', {
            value: (type: string, listener: (event: Event) => void) =>
              add(type, (event) => (type === 'success' ? waiting.push(() => listener(event)) : listener(event))),
          });
          answer = () => {
            for (const tell of waiting.splice(0)) tell();
          };
          return request;
        },
      });
      const storage = indexedDBStorage(fresh(), { openMillis: 60 });
      await expect(storage.open()).rejects.toMatchObject({ code: 'unavailable' });
      undo.pop()?.();
      const closes = failNext(IDBDatabase.prototype, 'close', '', 0);
      answer();
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(closes.calls).toBe(1);
    });

    test('of a database that somebody else made is refused when it is used', async () => {
      const other = await rawDatabase(fresh(), 1);
      other.close();
      const storage = indexedDBStorage(name);
      undo.push(() => storage.close());
      await storage.open();
      await expect(storage.read(['tail/1'])).rejects.toMatchObject({ code: 'not_a_store' });
    });
  });

  test('values go first, in transactions of at most 512 kB; one transaction creates and removes, and the last is strict', async () => {
    const storage = await opened();
    await storage.commit({ put: [{ key: 'rec/0', bytes }] });
    const log: string[] = [];
    undo.push(
      intercept(IDBDatabase.prototype, 'transaction', (_self, [, mode, options]) => {
        const durability = typeof options === 'object' && options && 'durability' in options ? options.durability : '';
        log.push(`${mode} ${durability}:`);
      }),
    );
    for (const method of ['put', 'add', 'delete'] as const) {
      undo.push(intercept(IDBObjectStore.prototype, method, () => log.push(method)));
    }
    const put = [200, 200, 200, 600, 100, 1].map((kilobytes, i) => ({
      key: `rec/${i + 1}`,
      bytes: new Uint8Array(kilobytes * 1024),
    }));
    await storage.commit({ put, ...create('head/1'), remove: ['rec/0', 'rec/none'] });
    await storage.commit({ put: put.slice(0, 3).map((entry) => ({ ...entry, key: `${entry.key}b` })) });
    await storage.commit({ remove: ['rec/1b'] });
    expect(log.join(' ').split(/ (?=readwrite)/)).toEqual([
      'readwrite relaxed: put put',
      'readwrite relaxed: put',
      'readwrite relaxed: put',
      'readwrite relaxed: put put',
      'readwrite strict: add delete delete',
      'readwrite relaxed: put put',
      'readwrite strict: put',
      'readwrite strict: delete',
    ]);
  });

  test('a view is stored without the rest of its buffer', async () => {
    const storage = await opened();
    const around = new Uint8Array(1_000_000);
    await storage.commit({ put: [{ key: 'rec/1', bytes: around.subarray(10, 13) }] });
    const database = await raw();
    const stored = await new Promise<Uint8Array>((resolve) => {
      const request = database.transaction('values').objectStore('values').get('rec/1');
      request.onsuccess = () => resolve(request.result);
    });
    expect(stored.buffer.byteLength).toBe(3);
  });
}
