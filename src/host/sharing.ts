import type { Storage } from '../ports/storage.js';

/** How many hosts of this process use a storage object. */
const users = new WeakMap<Storage, number>();

/** Opens a storage that other hosts of this process may use, too. Each success is to be followed by one {@link releaseStorage}. */
export async function acquireStorage(storage: Storage): Promise<void> {
  users.set(storage, (users.get(storage) ?? 0) + 1);
  try {
    await storage.open();
  } catch (error) {
    await releaseStorage(storage);
    throw error;
  }
}

/** Closes a storage when nobody of this process uses it any more. */
export async function releaseStorage(storage: Storage): Promise<void> {
  const left = (users.get(storage) ?? 1) - 1;
  users.set(storage, left);
  if (left === 0) await storage.close();
}
