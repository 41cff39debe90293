import type { Storage } from '../ports/storage.js';
import { type Head, namedPages } from './head.js';
import { numberOf, pageKinds } from './keyspace.js';
import { generations } from './loader.js';

/**
 * Removes what `head` has made superfluous: lower heads, folded tails, and pages that it does not name and whose generation is
 * not above it (those belong to attempts that may still win). Does nothing when `head` is no longer the newest.
 */
export async function sweep(storage: Storage, head: Head): Promise<void> {
  const heads = await generations(storage);
  if (heads[0] !== head.generation) return;
  const named = namedPages(head);
  const remove: string[] = [];
  const collect = async (prefix: string, isJunk: (key: string, number: number) => boolean) => {
    for await (const key of storage.list(prefix)) {
      const number = numberOf(key);
      if (number !== undefined && isJunk(key, number)) remove.push(key);
    }
  };
  for (const kind of pageKinds)
    await collect(`${kind}/`, (key, generation) => generation <= head.generation && !named.has(key));
  await collect('tail/', (_, sequence) => sequence <= head.folded);
  await collect('head/', (_, generation) => generation < head.generation);
  const aside = new Set(head.quarantine.map(({ key }) => key));
  for await (const key of storage.list('quarantine/')) if (!aside.has(key)) remove.push(key);
  if (remove.length > 0) await storage.commit({ remove });
}
