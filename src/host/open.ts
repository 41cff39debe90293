import { Engine } from '../engine/engine.js';
import { isMemoryError, MemoryError } from '../model/errors.js';
import type { CommitId } from '../model/ids.js';
import type { Driver } from '../ports/driver.js';
import type { Runtime } from '../ports/runtime.js';
import type { Storage } from '../ports/storage.js';
import { Checkpoints } from './checkpoints.js';
import { encodeHead, firstHead } from './head.js';
import { Host } from './host.js';
import { decodeIdentity, encodeIdentity, storeFormat } from './identity.js';
import { headKey, identityKey } from './keyspace.js';
import { generations } from './loader.js';
import { Notices } from './notices.js';
import { Store } from './store.js';
import { sweep } from './sweep.js';

export interface HostOptions {
  readonly storage: Storage;
  readonly runtime: Runtime;
}

/**
 * Opens a store, and makes it when the place is empty. Erasures that a crash left pending are finished before this resolves.
 *
 * @throws MemoryError `newer_format`, `not_a_store`, `corrupt`, and what the storage throws
 */
export async function openHost({ storage, runtime }: HostOptions): Promise<Driver> {
  await storage.open();
  try {
    const identity = (await readIdentity(storage)) ?? (await create(storage, runtime));
    const engine = new Engine(decodeIdentity(identity).digestKey);
    await ensureHead(storage, engine);
    const notices = new Notices();
    const own = new Set<CommitId>();
    const store: Store = new Store(storage, engine, identity, firstHead(engine.analyser), (commit) =>
      notices.tell(commit, store.state.ledger, own),
    );
    await store.load();
    const checkpoints = new Checkpoints(store, runtime);
    await recover(store, checkpoints, runtime);
    return new Host(store, runtime, checkpoints, notices, own);
  } catch (error) {
    await storage.close();
    throw error;
  }
}

async function readIdentity(storage: Storage): Promise<Uint8Array | undefined> {
  return (await storage.read([identityKey])).get(identityKey);
}

/** Starts a store, unless the place holds something: nothing is ever started empty over existing bytes. */
async function create(storage: Storage, runtime: Runtime): Promise<Uint8Array> {
  for await (const _ of storage.list('')) {
    const identity = await readIdentity(storage);
    if (identity !== undefined) return identity;
    throw new MemoryError(
      'not_a_store',
      'The place is not empty and holds no loci.json; choose an empty one, or restore loci.json.',
    );
  }
  const store = runtime.newId();
  const bytes = encodeIdentity({ format: storeFormat, store, digestKey: runtime.random(16) });
  try {
    await storage.commit({ create: { key: identityKey, bytes } });
    return bytes;
  } catch (error) {
    const identity = isMemoryError(error) && error.code === 'conflict' ? await readIdentity(storage) : undefined;
    if (identity === undefined) throw error;
    return identity;
  }
}

/** A new store gets its first head. A store that has commits but no head is damaged, not new. */
async function ensureHead(storage: Storage, engine: Engine): Promise<void> {
  if ((await generations(storage)).length > 0) return;
  for (const prefix of ['rec/', 'led/', 'log/']) {
    for await (const _ of storage.list(prefix)) throw new MemoryError('corrupt', 'The store has pages but no head.');
  }
  const head = firstHead(engine.analyser);
  try {
    await storage.commit({ create: { key: headKey(head.generation), bytes: encodeHead(head) } });
  } catch (error) {
    if (!isMemoryError(error) || error.code !== 'conflict') throw error;
  }
}

/** Finishes what a crash interrupted: erasures that were committed but not folded, and superfluous values. */
async function recover(store: Store, checkpoints: Checkpoints, runtime: Runtime): Promise<void> {
  const pending = store.unfolded
    .filter(({ commit }) => commit.events.some(({ type }) => type === 'forgotten' || type === 'blanked'))
    .at(-1);
  if (pending !== undefined) await checkpoints.until(() => store.head.folded >= pending.commit.sequence);
  else await runtime.politely(0, () => sweep(store.storage, store.head));
}
