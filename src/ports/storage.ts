/** The name of one stored value: `[a-z0-9/._-]{1,200}` without `..`, `//`, or a slash at either end. */
export type Key = string;

export interface Entry {
  readonly key: Key;
  readonly bytes: Uint8Array;
}

export interface Change {
  /** Fresh keys, durable before `create` can be seen. Writing a key that exists is a fault of the caller. */
  readonly put?: readonly Entry[];
  /** The commit point: one key that must not exist yet. */
  readonly create?: Entry;
  /** Keys that are no longer wanted; missing ones are fine. They go after `create` is durable. */
  readonly remove?: readonly Key[];
}

/** What an adapter can promise. Data, not optional methods: callers never probe. */
export interface StorageTraits {
  /** Shown by `stats()`: `memory`, `indexeddb`, `file` … */
  readonly kind: string;
  /** `none`: gone with the process; `flushed`: survives the end of the process, and power loss as far as the platform flushes; `synced`: on disk when `commit` resolves. */
  readonly durability: 'none' | 'flushed' | 'synced';
  /** `bytes`: removed values are unlinked or overwritten in what the adapter owns; `logical`: the platform may keep remnants until it compacts. */
  readonly physicalErase: 'bytes' | 'logical';
}

/**
 * A place for bytes under names. Nothing is ever overwritten and no name is used twice, so that the port needs no journal
 * and no transactions beyond "put, then create, then remove".
 *
 * Errors are `MemoryError`s: `conflict` when the key of `create` exists (nothing was made visible by this commit, its `put`s may
 * remain and are the caller's to remove), `quota` when there is no room (nothing was created), `storage_lost` when the place
 * itself is gone after it was opened, `unavailable` when the platform fails otherwise, `closed` after `close`.
 */
export interface Storage {
  readonly traits: StorageTraits;
  /** Makes the place if missing. Opening twice is harmless. */
  open(): Promise<void>;
  /** The values of those keys that exist, each in a buffer of its own at offset 0. */
  read(keys: readonly Key[]): Promise<Map<Key, Uint8Array>>;
  /** All keys that start with `prefix`, after `after` (exclusive), in code unit order. */
  list(prefix: string, after?: Key): AsyncIterable<Key>;
  commit(change: Change): Promise<void>;
  /** Releases handles. Later calls fail with `closed`. */
  close(): Promise<void>;
}

const keyPattern = /^[a-z0-9._-]+(\/[a-z0-9._-]+)*$/;

/** Whether `key` keeps the rule of {@link Key}. */
export function isKey(key: string): key is Key {
  return key.length <= 200 && keyPattern.test(key) && !key.includes('..') && !/(^|\/)\.(\/|$)/.test(key);
}
