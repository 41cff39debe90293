import { MemoryError } from '../model/errors.js';
import { asName, asNumber, asObject } from '../model/parse/value.js';
import { type Change, checkChange, checkKeys, type Entry, type Key, notOpen, type Storage } from '../ports/storage.js';
import { IndexedDBConnection } from './indexeddb-connection.js';

export { deleteDatabase } from './indexeddb-connection.js';

export interface IndexedDBOptions {
  /** How long opening may take, in milliseconds. Default 9,000. */
  readonly openMillis?: number;
}

/** Readers wait for a writing transaction to end, so none is larger unless one value is. */
const transactionBytes = 512 * 1024;

const keysAtOnce = 512;

/**
 * A storage in an IndexedDB database, on pages, in workers and in service workers. Several tabs may use one database at
 * once. Nothing is touched before `open`, so the module can be imported anywhere.
 *
 * `open` fails with `unavailable` where the browser refuses IndexedDB, and with `blocked` when other tabs do not let go of
 * the database for `openMillis`. When another tab deletes the database, calls fail with `storage_lost`; when another tab
 * runs a newer version, with `newer_format`, until the page is loaded again.
 *
 * @param name of the database, 1 to 256 characters
 * @throws MemoryError `invalid`
 */
export function indexedDBStorage(name: string, options: IndexedDBOptions = {}): Storage {
  const { openMillis } = asObject(options, 'options', ['openMillis']);
  if (openMillis !== undefined) asNumber(openMillis, 'openMillis', 0, Number.MAX_VALUE);
  return new IndexedDBStorage(new IndexedDBConnection(asName(name, 'name'), options));
}

class IndexedDBStorage implements Storage {
  readonly traits = { kind: 'indexeddb', durability: 'flushed', physicalErase: 'logical' } as const;
  readonly #connection: IndexedDBConnection;
  readonly #commits = new Set<Promise<void>>();
  #isOpen = false;
  #closing: Promise<void> | undefined;

  constructor(connection: IndexedDBConnection) {
    this.#connection = connection;
  }

  async open(): Promise<void> {
    await this.#closing;
    await this.#connection.open();
    this.#isOpen = true;
  }

  async read(keys: readonly Key[]): Promise<Map<Key, Uint8Array>> {
    this.#checkOpen();
    checkKeys(keys);
    const found = new Map<Key, Uint8Array>();
    if (keys.length === 0) return found;
    const values = await this.#connection.run('readonly', 'default', (store) =>
      Promise.all(keys.map(async (key) => store.get(key))),
    );
    for (const [i, key] of keys.entries()) {
      const value: unknown = values[i];
      if (value !== undefined) found.set(key, bytesIn(value));
    }
    return found;
  }

  async *list(prefix: string, after?: Key): AsyncGenerator<Key> {
    for (let last = after; ; ) {
      this.#checkOpen();
      const from = last !== undefined && last >= prefix ? last : undefined;
      // No key has a character above `z`.
      const end = `${prefix}\uffff`;
      if (from !== undefined && from >= end) return;
      const range = IDBKeyRange.bound(from ?? prefix, end, from !== undefined);
      const keys = await this.#connection.run('readonly', 'default', (store) => store.getAllKeys(range, keysAtOnce));
      for (const key of keys) yield String(key);
      if (keys.length < keysAtOnce) return;
      last = String(keys[keys.length - 1]);
    }
  }

  async commit(change: Change): Promise<void> {
    this.#checkOpen();
    checkChange(change);
    const commit = commitTo(this.#connection, change);
    this.#commits.add(commit);
    try {
      await commit;
    } finally {
      this.#commits.delete(commit);
    }
  }

  async close(): Promise<void> {
    this.#isOpen = false;
    this.#closing ??= (async () => {
      await Promise.allSettled(this.#commits);
      this.#connection.close();
      this.#closing = undefined;
    })();
    await this.#closing;
  }

  #checkOpen(): void {
    if (!this.#isOpen) throw notOpen();
  }
}

/**
 * The `put`s go first, in small transactions; then one transaction creates and removes, all or nothing. Only the last one
 * of a commit is flushed (`strict`): a database has one log, and a flush covers what was written to it before.
 */
async function commitTo(connection: IndexedDBConnection, change: Change): Promise<void> {
  const { put = [], create, remove = [], under } = change;
  const groups = grouped(put);
  const publishes = create !== undefined || remove.length > 0;
  try {
    for (const [i, group] of groups.entries()) {
      const isLast = !publishes && i === groups.length - 1;
      await connection.run('readwrite', isLast ? 'strict' : 'relaxed', async (store) => {
        await checkUnder(store, under);
        await Promise.all(group.map(async ({ key, bytes }) => store.put(own(bytes), key)));
      });
    }
    if (publishes) await publish(connection, change);
  } catch (error) {
    if (error instanceof MemoryError && (error.code === 'quota' || error.code === 'conflict')) {
      await withdraw(connection, put);
    }
    throw error;
  }
}

async function publish(connection: IndexedDBConnection, { create, remove = [], under }: Change): Promise<void> {
  await connection.run('readwrite', 'strict', async (store, again) => {
    if (create !== undefined) {
      // The first transaction may have been completed before its connection died; nobody else writes the same bytes.
      const existing = again ? await store.get(create.key) : undefined;
      if (existing !== undefined && isSame(bytesIn(existing), create.bytes)) return;
    }
    await checkUnder(store, under);
    const creation = async () => create && store.add(own(create.bytes), create.key);
    await Promise.all([creation(), ...remove.map(async (key) => store.delete(key))]);
  });
}

/** A transaction sees the place as it is while nobody else writes. @throws MemoryError `conflict` when the key is gone */
async function checkUnder(store: { count(key: Key): Promise<number> }, under: Key | undefined): Promise<void> {
  if (under === undefined || (await store.count(under)) > 0) return;
  throw new MemoryError('conflict', 'The key that this commit is under is gone.');
}

// Requests are made by async functions so that one that throws at once leaves none of the others unheard.

/** Takes the values of a failed commit away again. What resists is named by nothing: a later sweep takes it. */
async function withdraw(connection: IndexedDBConnection, put: readonly Entry[]): Promise<void> {
  try {
    await connection.run('readwrite', 'relaxed', (store) => Promise.all(put.map(async ({ key }) => store.delete(key))));
  } catch {
    // The failure that is being reported matters more.
  }
}

/** Entries in their order, in groups of at most {@link transactionBytes}, or of one. */
function grouped(entries: readonly Entry[]): Entry[][] {
  const groups: Entry[][] = [];
  let room = 0;
  for (const entry of entries) {
    const last = groups[groups.length - 1];
    if (last !== undefined && entry.bytes.length <= room) last.push(entry);
    else {
      groups.push([entry]);
      room = transactionBytes;
    }
    room -= entry.bytes.length;
  }
  return groups;
}

/** The bytes in a buffer of their own: storing a view would store all that it is a view of. */
function own(bytes: Uint8Array): Uint8Array {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
}

function bytesIn(value: unknown): Uint8Array {
  if (value instanceof Uint8Array) return value;
  // An array of another realm is no instance of this one's class.
  if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
  throw new MemoryError('not_a_store', 'The database holds something that is no value of a memory store.');
}

const isSame = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && a.every((byte, i) => byte === b[i]);
