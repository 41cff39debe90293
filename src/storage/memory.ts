import { MemoryError } from '../model/errors.js';
import { type Change, checkChange, checkKeys, type Key, notOpen, type Storage } from '../ports/storage.js';

/** Where `key` is, or would be put, in `sorted`. */
function placeOf(sorted: readonly Key[], key: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * A storage that lives and ends with the object it returns: for tests, for trying out, and for those who want nothing kept.
 * Values are copied in and out. It may be closed and opened again and still has what it had.
 */
export function memoryStorage(): Storage {
  const values = new Map<Key, Uint8Array>();
  // Kept sorted, because the newest heads are listed before every answer.
  const sorted: Key[] = [];
  let isOpen = false;

  const set = (key: Key, bytes: Uint8Array): void => {
    if (!values.has(key)) sorted.splice(placeOf(sorted, key), 0, key);
    values.set(key, new Uint8Array(bytes));
  };

  const remove = (key: Key): void => {
    const bytes = values.get(key);
    if (bytes === undefined) return;
    // The heap may keep the buffer for long, so what was removed is overwritten.
    bytes.fill(0);
    values.delete(key);
    sorted.splice(placeOf(sorted, key), 1);
  };

  const checkOpen = (): void => {
    if (!isOpen) throw notOpen();
  };

  return {
    traits: { kind: 'memory', durability: 'none', physicalErase: 'bytes' },

    async open() {
      isOpen = true;
    },

    async read(keys) {
      checkOpen();
      checkKeys(keys);
      const found = new Map<Key, Uint8Array>();
      for (const key of keys) {
        const bytes = values.get(key);
        if (bytes !== undefined) found.set(key, new Uint8Array(bytes));
      }
      return found;
    },

    async *list(prefix, after) {
      checkOpen();
      const start = after !== undefined && after >= prefix ? after : prefix;
      for (let last = start, first = true; ; first = false) {
        let at = placeOf(sorted, last);
        // `last` itself was given already, or excluded; as a prefix it may be a key.
        if (sorted[at] === last && !(first && start !== after)) at++;
        const key = sorted[at];
        if (key === undefined || !key.startsWith(prefix)) return;
        yield key;
        checkOpen();
        last = key;
      }
    },

    async commit(change: Change) {
      checkOpen();
      checkChange(change);
      const { put = [], create, remove: unwanted = [], under } = change;
      if (under !== undefined && !values.has(under)) {
        throw new MemoryError('conflict', 'The key that this commit is under is gone.');
      }
      if (create !== undefined && values.has(create.key)) {
        throw new MemoryError('conflict', 'The key of this commit exists already.');
      }
      for (const { key, bytes } of put) set(key, bytes);
      if (create !== undefined) set(create.key, create.bytes);
      for (const key of unwanted) remove(key);
    },

    async close() {
      isOpen = false;
    },
  };
}
