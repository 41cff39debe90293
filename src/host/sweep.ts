import type { Key, Storage } from '../ports/storage.js';
import { type Head, namedPages } from './head.js';
import { foldKinds, numberOf } from './keyspace.js';
import { generations } from './loader.js';

/**
 * Removes what `head` has made superfluous: lower heads, folded tails, and pages that it does not name and whose generation is
 * not above it (those belong to attempts that may still win).
 *
 * @returns `false` when `head` is no longer the newest, and nothing was done
 */
export async function sweep(storage: Storage, head: Head): Promise<boolean> {
  if ((await generations(storage))[0] !== head.generation) return false;
  const named = namedPages(head);
  const remove: Key[] = [];
  const collect = async (prefix: string, isJunk: (key: Key, number: number) => boolean) => {
    for await (const key of storage.list(prefix)) {
      const number = numberOf(key);
      if (number !== undefined && isJunk(key, number)) remove.push(key);
    }
  };
  for (const kind of foldKinds)
    await collect(`${kind}/`, (key, generation) => generation <= head.generation && !named.has(key));
  await collect('tail/', (_, sequence) => sequence <= head.folded);
  await collect('head/', (_, generation) => generation < head.generation);
  if (remove.length === 0) return true;
  // What was listed may be that of an older copy which was put here meanwhile.
  if ((await generations(storage))[0] !== head.generation) return false;
  await storage.commit({ remove });
  return true;
}
