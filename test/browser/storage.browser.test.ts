import { describe, expect, test } from 'vitest';
import { deleteDatabase, indexedDBStorage } from '../../src/storage/indexeddb.js';
import { storageSuite } from '../../src/testing/index.js';
import { indexedDBSubject, installFaults, intercept } from '../contracts/indexeddb-place.js';
import { indexedDBRules } from '../contracts/indexeddb-rules.js';
import { memorySubject } from '../contracts/memory-subject.js';

installFaults();
storageSuite({ describe, test }, { ...indexedDBSubject, name: 'IndexedDB of this browser' });

storageSuite({ describe, test }, { ...memorySubject, name: 'memory, in this browser' });

describe('IndexedDB', () => {
  indexedDBRules();

  test('in a page holds no connection while the page is hidden away, and opens again by itself', async () => {
    const name = `loci-pagehide-${Date.now()}`;
    const storage = indexedDBStorage(name);
    await storage.open();
    const closed: IDBDatabase[] = [];
    const stop = intercept(IDBDatabase.prototype, 'close', (database) => closed.push(database));
    const commit = storage.commit({ create: { key: 'tail/1', bytes: Uint8Array.of(1) } });
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    expect(closed).toHaveLength(1);
    await commit;
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect((await storage.read(['tail/1'])).size).toBe(1);
    const removed: unknown[] = [];
    const stopListening = intercept(globalThis, 'removeEventListener', (_self, [type]) => removed.push(type));
    await storage.close();
    stopListening();
    expect(removed).toEqual(['pagehide']);
    stop();
    await deleteDatabase(name);
  });

  test('in a worker that is ended at any moment keeps what was acknowledged, and shows no commit in part', async () => {
    for (let round = 0; round < 6; round++) {
      const name = `loci-worker-${Date.now()}-${round}`;
      const worker = new Worker(new URL('./storage-worker.ts', import.meta.url), { type: 'module' });
      let told = 0;
      const started = new Promise<void>((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<number>) => {
          told = data;
          resolve();
        };
        worker.onerror = (event) => reject(new Error(event.message));
      });
      worker.postMessage(name);
      await started;
      await new Promise((resolve) => setTimeout(resolve, 20 + 17 * round));
      worker.terminate();
      const storage = indexedDBStorage(name);
      await storage.open();
      const heads: string[] = [];
      for await (const key of storage.list('head/')) heads.push(key);
      expect(heads).toHaveLength(1);
      const newest = Number(heads[0]?.slice(5));
      expect(newest).toBeGreaterThanOrEqual(told);
      const values = await storage.read([1, 2, 3].map((i) => `rec/${newest}-${i}`));
      expect([...values.values()].map((value) => value.every((byte) => byte === newest % 256))).toEqual([
        true,
        true,
        true,
      ]);
      await storage.close();
      await deleteDatabase(name);
    }
  });

  test('works in a service worker', async () => {
    const name = `loci-service-worker-${Date.now()}`;
    const url = new URL('./storage-service-worker.ts', import.meta.url);
    const registration = await navigator.serviceWorker.register(url, { type: 'module' });
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    const { port1, port2 } = new MessageChannel();
    const said = new Promise((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
    });
    worker?.postMessage(name, [port2]);
    expect(await said).toBe('done');
    const storage = indexedDBStorage(name);
    await storage.open();
    expect((await storage.read(['tail/1'])).get('tail/1')).toEqual(Uint8Array.of(1, 2));
    await storage.close();
    await registration.unregister();
    await deleteDatabase(name);
  });
});
