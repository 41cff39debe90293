import { deleteDatabase, indexedDBStorage } from '../../src/storage/indexeddb.js';
import type { StoragePlace, StorageSubject } from '../../src/testing/index.js';
import { damaged } from './damage.js';

/** What the browser does instead of what it should; one browser for all tests of a file. */
const faults = {
  /** The machine stops instead of this write from now on. */
  crashAfter: Number.POSITIVE_INFINITY,
  isOff: false,
  room: Number.POSITIVE_INFINITY,
};

/** Lets `before` run before every call of a method. */
export function intercept<T extends object, K extends keyof T>(
  prototype: T,
  name: K,
  before: (self: T, args: unknown[]) => void,
): () => void {
  const real = prototype[name];
  if (typeof real !== 'function') throw new Error(`${String(name)} is no method`);
  prototype[name] = new Proxy(real, {
    apply(method, self: T, args: unknown[]) {
      before(self, args);
      return Reflect.apply(method, self, args);
    },
  });
  return () => {
    prototype[name] = real;
  };
}

/** Lets the faults above happen to every IndexedDB database of this realm. */
export function installFaults(): void {
  for (const name of ['add', 'put', 'delete'] as const) {
    intercept(IDBObjectStore.prototype, name, (store, [value]) => {
      if (--faults.crashAfter <= 0) {
        faults.isOff = true;
        store.transaction.abort();
      }
      if (name === 'delete' || !(value instanceof Uint8Array)) return;
      faults.room -= value.length;
      if (faults.room < 0) failForLackOfRoom(store.transaction);
    });
  }
  intercept(IDBDatabase.prototype, 'transaction', () => {
    if (faults.isOff) throw new DOMException('The machine is off.', 'InvalidStateError');
  });
  intercept(IDBFactory.prototype, 'open', () => {
    if (faults.isOff) throw new DOMException('The machine is off.', 'SecurityError');
  });
}

/** As browsers do it: every request succeeds, no request has an error, and then the transaction is aborted. */
function failForLackOfRoom(transaction: IDBTransaction): void {
  const full = new DOMException('There is no room.', 'QuotaExceededError');
  Object.defineProperty(transaction, 'error', { get: () => full });
  const last = transaction.objectStore('values').get('the last request');
  last.onsuccess = () => transaction.abort();
}

/** A plain connection that gives way to nobody. */
export function rawDatabase(name: string, version?: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

let places = 0;

async function place(): Promise<StoragePlace> {
  const name = `loci-test-${Date.now()}-${places++}`;
  return {
    storage: indexedDBStorage(name),
    another: async () => indexedDBStorage(name),
    async reopen() {
      faults.crashAfter = Number.POSITIVE_INFINITY;
      faults.isOff = false;
      return indexedDBStorage(name);
    },
    crashAt(n) {
      faults.crashAfter = n;
    },
    setRoom(bytes = Number.POSITIVE_INFINITY) {
      faults.room = bytes;
    },
    async corrupt(key, how) {
      const database = await rawDatabase(name);
      await new Promise<void>((resolve, reject) => {
        const transaction = database.transaction('values', 'readwrite');
        const store = transaction.objectStore('values');
        const request = store.get(key);
        request.onsuccess = () => {
          const bytes = damaged(request.result, how);
          if (bytes === undefined) store.delete(key);
          else store.put(bytes, key);
        };
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error);
      });
      database.close();
    },
    lose: () => deleteDatabase(name),
    dispose: () => deleteDatabase(name),
  };
}

export const indexedDBSubject: StorageSubject = {
  name: 'IndexedDB',
  unsupported: { rawBytes: 'the browser alone knows where its bytes are' },
  place,
};
