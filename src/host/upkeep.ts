import type { Key, Storage } from '../ports/storage.js';
import type { Checkpoints } from './checkpoints.js';
import { destroyedKey, identityKey } from './keyspace.js';
import { readOne } from './loader.js';
import type { Store } from './store.js';
import { PageGone } from './texts.js';

/** Everything acknowledged comes onto pages, and what is damaged is put aside. */
export async function foldAll(store: Store, checkpoints: Checkpoints): Promise<void> {
  await store.catchUp();
  const goal = store.sequence;
  if (store.head.folded < goal) await checkpoints.reach(goal);
  if (store.damage.count > 0) await checkpoints.once();
}

/** Throws every index away and builds all of them again from the texts. */
export async function reindex(store: Store, checkpoints: Checkpoints): Promise<void> {
  await checkpoints.once({ withoutIndex: true });
  for (const space of [...store.state.ledger.spaces()]) {
    store.state.indexes.delete(space);
    await ensureIndex(store, space);
  }
  await checkpoints.once();
}

async function ensureIndex(store: Store, space: number): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await store.indexes.ensure(space);
    } catch (error) {
      if (!(error instanceof PageGone) || attempt === 3) throw error;
      await store.catchUpAfter(error);
    }
  }
}

/** Removes every value. A crash in the middle leaves a mark, so that the next open goes on. */
export async function destroyAll(storage: Storage): Promise<void> {
  if ((await readOne(storage, destroyedKey)) === undefined) {
    await storage.commit({ create: { key: destroyedKey, bytes: new Uint8Array() } }).catch(() => {
      // Without the mark, as on a full disk, a crash leaves what the owner can still see and remove.
    });
  }
  // A writer that has not noticed yet may add a value meanwhile.
  for (let found: Key[] | undefined; found === undefined || found.length > 0; ) {
    found = [];
    for await (const key of storage.list('')) if (key !== identityKey && key !== destroyedKey) found.push(key);
    if (found.length > 0) await storage.commit({ remove: found });
  }
  await storage.commit({ remove: [identityKey] });
  await storage.commit({ remove: [destroyedKey] });
}
