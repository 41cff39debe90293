import { MemoryError } from '../model/errors.js';

/**
 * The name of one stored value: `[a-z0-9/._-]{1,200}` without `..`, `//`, a segment `.`, or a slash at either end. Lower case
 * only, so that two keys never meet on a file system that ignores case. The name `lock` and everything below `tmp/` belong
 * to the adapters and are no keys. A key is never the folder of another one: `a` and `a/b` exclude each other.
 */
export type Key = string;

/** One value under its name. The caller leaves `bytes` alone until the commit settles; afterwards the adapter has its own copy. */
export interface Entry {
  readonly key: Key;
  readonly bytes: Uint8Array;
}

/** One commit: `put`, then `create`, then `remove`. Each part may be absent. */
export interface Change {
  /** Fresh keys, durable before `create` can be seen. Writing a key that exists is a fault of the caller. */
  readonly put?: readonly Entry[];
  /** The commit point: one key that must not exist yet. */
  readonly create?: Entry;
  /**
   * A key that must be there for as long as values of this commit come to be; else the commit fails with `conflict`. So whoever
   * has removed the key, or found it missing and removed it all the same, and then looks what there is, knows that nothing of
   * anybody comes after it: neither a value nor bytes on their way to become one. Where a place cannot tie the two together
   * (a disk without hard links), the key is looked at before, and a writer that is stopped just then may come late.
   */
  readonly under?: Key;
  /** Keys that are no longer wanted; missing ones are fine. They go after `create` is durable. */
  readonly remove?: readonly Key[];
}

/** What an adapter can promise. Data, not optional methods: callers never probe. */
export interface StorageTraits {
  /** Shown by `stats()`: `memory`, `indexeddb`, `file` … */
  readonly kind: string;
  /**
   * `none`: gone with the process; `flushed`: survives the end of the process, and power loss as far as the platform
   * flushes; `synced`: on disk when `commit` resolves.
   */
  readonly durability: 'none' | 'flushed' | 'synced';
  /**
   * `bytes`: removed values are unlinked or overwritten in what the adapter owns; `logical`: the platform may keep remnants
   * until it compacts.
   */
  readonly physicalErase: 'bytes' | 'logical';
}

/**
 * A place for bytes under names. Nothing is ever overwritten and no name is used twice, so that the port needs no journal
 * and no transactions beyond "put, then create, then remove".
 *
 * Every failure is a `MemoryError`:
 * - `invalid`: a key breaks the rule of {@link Key}; nothing was done;
 * - `conflict`: the key of `create` exists, or that of `under` does not; nothing was made visible, `put`s of this commit may
 *   remain and are the caller's to remove;
 * - `quota`: there is no room; nothing was created, and `put`s of this commit were removed again;
 * - `storage_lost`: the place itself is gone after it was opened; it is not made again;
 * - `closed`: the storage is not open;
 * - `unavailable` and the rest: the platform failed otherwise. When `commit` fails so, its outcome is unknown: look for the
 *   key of `create` before doing it again.
 */
export interface Storage {
  readonly traits: StorageTraits;
  /** Makes the place if it is missing. Opening twice is harmless, and `open` after `close` opens again. */
  open(): Promise<void>;
  /** The values of those keys that exist, each in a buffer of its own at offset 0. Not a snapshot: others may write meanwhile. */
  read(keys: readonly Key[]): Promise<Map<Key, Uint8Array>>;
  /** All keys that start with `prefix`, after `after` (exclusive), in code unit order. */
  list(prefix: string, after?: Key): AsyncIterable<Key>;
  /** Resolves when the change is as durable as the traits promise. */
  commit(change: Change): Promise<void>;
  /** Waits for what is under way and releases handles. Later calls fail with `closed`. */
  close(): Promise<void>;
}

const keyPattern = /^[a-z0-9._-]+(\/[a-z0-9._-]+)*$/;

/** Whether `key` keeps the rule of {@link Key}. */
export function isKey(key: string): key is Key {
  return (
    key.length <= 200 &&
    keyPattern.test(key) &&
    !key.includes('..') &&
    !/(^|\/)\.(\/|$)/.test(key) &&
    key !== 'lock' &&
    !/^tmp(\/|$)/.test(key)
  );
}

/** @throws MemoryError `invalid` when one of `keys` is no key */
export function checkKeys(keys: readonly string[]): void {
  if (keys.every(isKey)) return;
  throw new MemoryError('invalid', 'A storage key has a form that is not allowed.', { data: { field: 'key' } });
}

/** @throws MemoryError `invalid` when a key of `change` is no key */
export function checkChange({ put = [], create, remove = [], under }: Change): void {
  checkKeys(put.map((entry) => entry.key));
  if (under !== undefined) checkKeys([under]);
  checkKeys(create === undefined ? remove : [create.key, ...remove]);
}

/** What a call on a storage that is not open fails with. */
export function notOpen(): MemoryError {
  return new MemoryError('closed', 'The storage is not open.');
}
