import { encodeCommit } from '../model/commit-codec.js';
import { isMemoryError, MemoryError } from '../model/errors.js';
import type { Commit } from '../model/events.js';
import type { Storage } from '../ports/storage.js';
import { pageOf } from './head.js';
import { headKey, tailKey } from './keyspace.js';
import { bodyOf, readAll, readOne, sameBytes } from './loader.js';
import { decodeLog } from './log.js';
import type { Store } from './store.js';
import type { Position } from './tails.js';
import { PageGone } from './texts.js';
import { erases } from './unfolded.js';

/**
 * Makes a decided commit the next one of the store. The name of its tail is free exactly once, with one exception: a fold
 * removes tails, and then a writer that did not notice could take the name once more. So a commit counts only when the heads,
 * read after its creation, say that nothing was folded; else its id is looked up in the log.
 *
 * @param since where the line was when the commit was decided
 * @param makeRoom frees space for an erasure when the storage is full
 * @returns `false` when another commit took its place: decide again
 * @throws MemoryError when it is not part of the store, or when that cannot be found out
 */
export async function append(
  store: Store,
  commit: Commit,
  since: Position,
  makeRoom: () => Promise<void>,
): Promise<boolean> {
  const bytes = encodeCommit(commit);
  try {
    await create(store.storage, commit, bytes, since, makeRoom);
  } catch (error) {
    if (!isMemoryError(error) || (error.code !== 'conflict' && error.code !== 'unavailable')) throw error;
    const isKept = await wasKept(store, commit);
    if (!isKept && error.code === 'unavailable') throw error;
    return isKept;
  }
  try {
    return (await store.confirm(commit, bytes, since)) || (await wasKept(store, commit));
  } catch (error) {
    if (store.lost !== undefined) await takeBack(store.storage, commit, bytes);
    throw error;
  }
}

async function create(
  storage: Storage,
  commit: Commit,
  bytes: Uint8Array,
  { head }: Position,
  makeRoom: () => Promise<void>,
): Promise<void> {
  const change = { create: { key: tailKey(commit.sequence), bytes }, under: headKey(head.generation) };
  try {
    await storage.commit(change);
  } catch (error) {
    if (!isMemoryError(error) || error.code !== 'quota' || !erases(commit)) throw error;
    await makeRoom();
    await storage.commit(change);
  }
}

/** Whether a commit is part of the store, found out by its id. @throws MemoryError `unavailable` when that cannot be found out */
async function wasKept(store: Store, commit: Commit): Promise<boolean> {
  for (let attempt = 0; attempt < 20; attempt++) {
    await store.catchUp();
    const { head, unfolded } = store;
    const held = unfolded.find(commit.sequence);
    if (held !== undefined) return held.id === commit.id;
    if (head.folded < commit.sequence) {
      if (store.sequence < commit.sequence) return false;
      break;
    }
    const page = pageOf(head.log, commit.sequence);
    if (page === undefined) break;
    try {
      const body = bodyOf((await readAll(store.storage, [page])).get(page.key));
      if (body === undefined) break;
      if (decodeLog(body).some(({ sequence, id }) => sequence === commit.sequence && id === commit.id)) return true;
      // The name was free because a fold had removed the tail that bore it, or ours was taken for a damaged one: take it away.
      await store.storage.commit({ remove: [tailKey(commit.sequence)] });
      return false;
    } catch (error) {
      if (!(error instanceof PageGone)) throw error;
      await store.catchUpAfter(error);
    }
  }
  throw new MemoryError(
    'unavailable',
    'Whether this was stored cannot be found out, because the store is damaged; see lint().',
  );
}

/** Removes a tail that came to lie in a store of somebody else, or in an older copy of this one. */
async function takeBack(storage: Storage, commit: Commit, bytes: Uint8Array): Promise<void> {
  const key = tailKey(commit.sequence);
  try {
    if (sameBytes(await readOne(storage, key), bytes)) await storage.commit({ remove: [key] });
  } catch {
    // The place is gone altogether; the loss itself is what the caller hears of.
  }
}
