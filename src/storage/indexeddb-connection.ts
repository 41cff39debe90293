import { deleteDB, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import { isMemoryError, MemoryError } from '../model/errors.js';
import { notOpen } from '../ports/storage.js';
import { asMemoryError, asOpenError, blocked, isDeath, lost, outdated } from './indexeddb-failures.js';

/** The one object store: key -> bytes. */
const storeName = 'values';

export interface ConnectionOptions {
  /** Version of the database layout. Default 1. */
  readonly version?: number;
  /** How long opening may take, in milliseconds. Default 9,000. */
  readonly openMillis?: number;
}

const noIndexedDB = 'There is no IndexedDB here; in Node, loci/node keeps a memory in a folder.';

type Mode = 'readonly' | 'readwrite';

/** The object store within one transaction. */
export type Values<M extends Mode> = IDBPObjectStore<unknown, string[], typeof storeName, M>;

interface Opening {
  readonly is: 'opening';
  readonly database: Promise<IDBPDatabase>;
}

type State =
  | { readonly is: 'closed' }
  /** To be connected when it is next needed. */
  | { readonly is: 'resting' }
  | Opening
  | { readonly is: 'open'; readonly database: IDBPDatabase }
  /** Another tab deletes the database, or has a newer version of it. Only `close` leads out. */
  | { readonly is: 'ended'; readonly reason: MemoryError };

/**
 * One connection to one database: opened once for all who ask, let go when the browser or another tab wants it, and made
 * again when it died. Nothing global is touched before `open`.
 */
export class IndexedDBConnection {
  readonly #name: string;
  readonly #version: number;
  readonly #openMillis: number;
  #state: State = { is: 'closed' };
  /** The database was there once. If it is missing now it was deleted, and is not made again. */
  #wasOpen = false;

  constructor(name: string, { version = 1, openMillis = 9_000 }: ConnectionOptions = {}) {
    this.#name = name;
    this.#version = version;
    this.#openMillis = openMillis;
  }

  /** Connects, and makes the database if it is missing. */
  async open(): Promise<void> {
    if (this.#state.is === 'closed') {
      this.#wasOpen = false;
      this.#state = { is: 'resting' };
    }
    const database = await this.#connect();
    const state: State = this.#state;
    if (isPage() && state.is === 'open' && state.database === database) addEventListener('pagehide', this.rest);
  }

  close(): void {
    const state = this.#state;
    this.#state = { is: 'closed' };
    if (isPage()) removeEventListener('pagehide', this.rest);
    // It ends its running transactions first.
    if (state.is === 'open') state.database.close();
  }

  /** Lets the connection go until it is needed again: a page keeps none while it lies in the back/forward cache. */
  readonly rest = (): void => {
    const state = this.#state;
    if (state.is === 'open') state.database.close();
    if (state.is === 'open' || state.is === 'opening') this.#state = { is: 'resting' };
  };

  /**
   * Does `work` in one transaction and resolves with its result when that is complete.
   *
   * `work` makes its requests at once or in answer to one another. When the connection dies under it, it is done once more
   * on a new one; then `again` is true, because the first transaction may have been completed after all.
   */
  async run<M extends Mode, T>(
    mode: M,
    durability: IDBTransactionDurability,
    work: (values: Values<M>, again: boolean) => Promise<T>,
  ): Promise<T> {
    try {
      return await this.#transact(mode, durability, (values) => work(values, false));
    } catch (error) {
      if (!isDeath(error)) throw asMemoryError(error);
    }
    try {
      return await this.#transact(mode, durability, (values) => work(values, true));
    } catch (error) {
      throw asMemoryError(error);
    }
  }

  async #transact<M extends Mode, T>(
    mode: M,
    durability: IDBTransactionDurability,
    work: (values: Values<M>) => Promise<T>,
  ): Promise<T> {
    const database = await this.#connect();
    try {
      const transaction = database.transaction([storeName], mode, { durability });
      try {
        // `done` is the word that counts: all requests may succeed and the transaction fail all the same.
        const [result] = await Promise.all([work(transaction.objectStore(storeName)), transaction.done]);
        return result;
      } catch (error) {
        // The requests of an aborted transaction all say AbortError; the transaction knows the reason.
        const reason = transaction.error ?? error;
        abort(transaction);
        throw reason;
      }
    } catch (error) {
      if (isDeath(error)) this.#drop(database);
      throw error;
    }
  }

  /** The connection, opened if need be. */
  #connect(): Promise<IDBPDatabase> {
    const state = this.#state;
    if (state.is === 'closed') return Promise.reject(notOpen());
    if (state.is === 'ended') return Promise.reject(state.reason);
    if (state.is === 'opening') return state.database;
    if (state.is === 'open') return Promise.resolve(state.database);
    const opening: Opening = {
      is: 'opening',
      database: this.#request().then(
        (database) => this.#opened(opening, database),
        (error: unknown) => this.#notOpened(opening, error),
      ),
    };
    this.#state = opening;
    return opening.database;
  }

  #opened(opening: Opening, database: IDBPDatabase): IDBPDatabase | Promise<IDBPDatabase> {
    if (this.#state !== opening) {
      database.close();
      return this.#connect();
    }
    this.#wasOpen = true;
    this.#state = { is: 'open', database };
    return database;
  }

  #notOpened(opening: Opening, error: unknown): never {
    if (this.#state === opening) this.#state = { is: this.#wasOpen ? 'resting' : 'closed' };
    throw isMemoryError(error) ? error : asOpenError(error);
  }

  /** Asks the browser for the database, for a limited time: a request that another tab blocks may never be answered. */
  #request(): Promise<IDBPDatabase> {
    const mayCreate = !this.#wasOpen;
    let isBlocked = false;
    let isGone = false;
    const request = async (): Promise<IDBPDatabase> => {
      if (typeof indexedDB === 'undefined') throw new MemoryError('unavailable', noIndexedDB);
      try {
        return await openDB(this.#name, this.#version, {
          upgrade(database, oldVersion, _newVersion, transaction) {
            // The request tells how it ended.
            transaction.done.catch(() => {});
            isGone = oldVersion === 0 && !mayCreate;
            if (isGone) transaction.abort();
            else if (!database.objectStoreNames.contains(storeName)) database.createObjectStore(storeName);
          },
          blocked: () => {
            isBlocked = true;
          },
          blocking: (_oldVersion, newVersion) => this.#giveWay(newVersion),
          terminated: this.rest,
        });
      } catch (error) {
        throw isGone ? lost() : error;
      }
    };
    return inTime(
      request(),
      this.#openMillis,
      () => (isBlocked ? blocked() : new MemoryError('unavailable', 'The browser did not open the database in time.')),
      (database) => database.close(),
    );
  }

  /** Another tab deletes the database (`null`) or has a newer version of it. Running transactions come to their end. */
  #giveWay(newVersion: number | null): void {
    this.rest();
    if (this.#state.is === 'resting') this.#state = { is: 'ended', reason: newVersion === null ? lost() : outdated() };
  }

  #drop(database: IDBPDatabase): void {
    if (this.#state.is === 'open' && this.#state.database === database) this.rest();
  }
}

/**
 * Deletes a database and all that is in it. Storages that have it open report `storage_lost` from then on.
 *
 * @param waitMillis how long connections that do not give way are waited for; default 9,000
 * @throws MemoryError `blocked` when one of them does not let go in time; the database then goes as soon as it does
 */
export async function deleteDatabase(name: string, waitMillis = 9_000): Promise<void> {
  if (typeof indexedDB === 'undefined') throw new MemoryError('unavailable', noIndexedDB);
  try {
    const request = async (): Promise<void> => deleteDB(name);
    await inTime(request(), waitMillis, blocked, () => {});
  } catch (error) {
    throw isMemoryError(error) ? error : asOpenError(error);
  }
}

/** A window that shows a document, unlike a worker. */
const isPage = (): boolean => typeof document !== 'undefined' && typeof addEventListener === 'function';

/** Aborts a transaction that may have ended already. */
function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It had ended.
  }
}

/** The result of `promise` within `millis`. A result that comes later goes to `tooLate`. */
function inTime<T>(
  promise: Promise<T>,
  millis: number,
  failure: () => MemoryError,
  tooLate: (value: T) => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(failure());
    }, millis);
    promise.then(
      (value) => {
        clearTimeout(timer);
        if (isLate) tooLate(value);
        else resolve(value);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error);
      },
    );
  });
}
