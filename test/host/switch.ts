import type { Change, Key, Storage } from '../../src/ports/storage.js';
import { memoryStorage } from '../../src/storage/memory.js';
import { valuesOf } from './help.js';

/** A storage behind which the place can be exchanged, as when somebody restores a backup over a folder in use. */
export interface Switch {
  readonly storage: Storage;
  /** What is in the place now. */
  readonly place: Storage;
  /** Exchanges the place. */
  put(place: Storage): void;
  /** Exchanges it just before the next commit that fits. */
  putBefore(place: Storage, fits: (change: Change) => boolean): void;
}

export function switchable(first: Storage): Switch {
  let place = first;
  let next: { place: Storage; fits: (change: Change) => boolean } | undefined;
  const storage: Storage = {
    traits: first.traits,
    open: async () => {},
    close: async () => {},
    read: (keys) => place.read(keys),
    list: (prefix, after) => place.list(prefix, after),
    commit(change) {
      if (next?.fits(change)) {
        place = next.place;
        next = undefined;
      }
      return place.commit(change);
    },
  };
  return {
    storage,
    get place() {
      return place;
    },
    put(other) {
      place = other;
    },
    putBefore(other, fits) {
      next = { place: other, fits };
    },
  };
}

/** The same bytes once more. */
export async function copyOf(storage: Storage, keep: (key: Key) => boolean = () => true): Promise<Storage> {
  const copy = memoryStorage();
  await copy.open();
  for (const [key, bytes] of await valuesOf(storage)) if (keep(key)) await copy.commit({ create: { key, bytes } });
  return copy;
}

export async function emptyPlace(): Promise<Storage> {
  const place = memoryStorage();
  await place.open();
  return place;
}
