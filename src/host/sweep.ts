import type { Key, Storage } from '../ports/storage.js';
import { type Head, namedPages } from './head.js';
import { foldKinds, headKey, numberOf } from './keyspace.js';
import { generations } from './loader.js';

/**
 * Removes what `head` has made superfluous: lower heads, folded tails, and pages that it does not name and whose generation is
 * not above it (those belong to attempts that may still win).
 *
 * The heads go first: what writers commit, they commit under the head that they know, so from then on nothing comes to be any more
 * of what somebody has in hand who has not seen this one. Then what is there is looked at.
 *
 * @returns `false` when `head` is no longer the newest, and nothing more was done
 */
export async function sweep(storage: Storage, head: Head): Promise<boolean> {
  const [newest, ...lower] = await generations(storage);
  if (newest !== head.generation) return false;
  // Also when there is none: somebody may have removed it and be held up before the rest.
  await storage.commit({ remove: lower.length === 0 ? [headKey(head.generation - 1)] : lower.map(headKey) });
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
  if (remove.length === 0) return true;
  // What was listed may be that of an older copy which was put here meanwhile.
  if ((await generations(storage))[0] !== head.generation) return false;
  await storage.commit({ remove });
  return true;
}
