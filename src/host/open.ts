import { Engine } from '../engine/engine.js';
import { isMemoryError, MemoryError } from '../model/errors.js';
import type { CommitId } from '../model/ids.js';
import type { Driver } from '../ports/driver.js';
import type { Runtime } from '../ports/runtime.js';
import type { Key, Storage } from '../ports/storage.js';
import { Checkpoints } from './checkpoints.js';
import { encodeHead, firstHead } from './head.js';
import { LastFailure } from './health.js';
import { Host } from './host.js';
import { decodeIdentity, encodeIdentity, storeFormat } from './identity.js';
import { destroyedKey, headKey, identityKey } from './keyspace.js';
import type { Knowledge } from './knowledge.js';
import { generations, isArriving, readOne, unlessCorrupt } from './loader.js';
import { Notices } from './notices.js';
import { rebuildHead } from './rebuild.js';
import { acquireStorage, releaseStorage } from './sharing.js';
import { Store } from './store.js';
import { sweep } from './sweep.js';
import { tailsBehindGap } from './tails.js';
import { destroyAll, foldAll } from './upkeep.js';
import { noteStrangers } from './verify.js';

export interface HostOptions {
  readonly storage: Storage;
  readonly runtime: Runtime;
  /** Where languages and what decides commands come from. */
  readonly knowledge: Knowledge;
}

/**
 * Opens a store, and makes it when the place is empty. Erasures that a crash left pending are finished before this resolves.
 * One storage object may serve several hosts of a process: it is closed with the last of them.
 *
 * @throws MemoryError `newer_format`, `not_a_store`, `corrupt`, and what the storage throws
 */
export async function openHost({ storage, runtime, knowledge }: HostOptions): Promise<Driver> {
  await acquireStorage(storage);
  try {
    // Every host of a store must know the same languages: two that differed would build each other's indexes anew.
    await knowledge.languages();
    const identity = await identify(storage, runtime);
    const engine = new Engine(decodeIdentity(identity).digestKey);
    await ensureHead(storage, engine);
    const failure = new LastFailure();
    const own = new Set<CommitId>();
    const notices = new Notices(
      () => store.state.ledger,
      own,
      (ledger, access) => engine.sight(ledger, access),
    );
    const store: Store = new Store({
      storage,
      engine,
      identity,
      sleep: runtime.sleep,
      audience: notices,
    });
    await store.load();
    const checkpoints = new Checkpoints({ store, runtime, onFailure: (error) => failure.note(error) });
    await recover(store, checkpoints, failure);
    notices.begin(store.sequence);
    return new Host({ store, runtime, knowledge, checkpoints, notices, failure, own });
  } catch (error) {
    await releaseStorage(storage);
    throw error;
  }
}

/**
 * What tells this store from others. What a crash interrupted is finished first: the destruction of a store, or its creation
 * where a name shows before its bytes do.
 */
async function identify(storage: Storage, runtime: Runtime): Promise<Uint8Array> {
  const found = await storage.read([identityKey, destroyedKey]);
  const identity = found.get(identityKey);
  if (found.has(destroyedKey)) await destroyAll(storage);
  else if (identity !== undefined) {
    if (unlessCorrupt(() => decodeIdentity(identity)) !== undefined) return identity;
    if (await isArriving(storage, identityKey, identity, runtime.sleep)) return identify(storage, runtime);
    if (!(await isEmpty(storage, (key) => key !== identityKey))) return identity;
    await storage.commit({ remove: [identityKey] });
  }
  return create(storage, runtime);
}

/** Starts a store, unless the place holds something: nothing is ever started empty over existing bytes. */
async function create(storage: Storage, runtime: Runtime): Promise<Uint8Array> {
  if (await isEmpty(storage)) {
    const bytes = encodeIdentity({ format: storeFormat, store: runtime.newId(), digestKey: runtime.random(16) });
    try {
      await storage.commit({ create: { key: identityKey, bytes } });
      return bytes;
    } catch (error) {
      if (!isMemoryError(error) || error.code !== 'conflict') throw error;
    }
  }
  // Somebody else may just have started it.
  const identity = await readOne(storage, identityKey);
  if (identity !== undefined) return identity;
  throw new MemoryError(
    'not_a_store',
    'The place is not empty and holds no loci.json; choose an empty one, or restore loci.json.',
  );
}

async function isEmpty(storage: Storage, isCounted: (key: Key) => boolean = () => true): Promise<boolean> {
  for await (const key of storage.list('')) if (isCounted(key)) return false;
  return true;
}

/**
 * A new store gets its first head; one that has lost all its heads gets one that is made from its pages. The first head is older
 * than everything else, and there is always one from then on: so the heads are listed last.
 */
async function ensureHead(storage: Storage, { analyser }: Engine): Promise<void> {
  const isNew = await isEmpty(storage, (key) => key !== identityKey && !key.startsWith('head/'));
  if ((await generations(storage)).length > 0) return;
  const lost = { key: headKey(0), was: headKey(0), from: 0, to: 0, bytes: 0 };
  const rebuilt = isNew ? firstHead(analyser) : await rebuildHead(storage, analyser, Number.POSITIVE_INFINITY);
  const head = isNew ? rebuilt : { ...rebuilt, quarantine: [...rebuilt.quarantine, lost] };
  try {
    await storage.commit({ create: { key: headKey(head.generation), bytes: encodeHead(head) } });
  } catch (error) {
    if (!isMemoryError(error) || error.code !== 'conflict') throw error;
  }
}

/**
 * Finishes what a crash interrupted: erasures that were committed but not folded, and superfluous values. Damaged values are put
 * aside; when that fails, the store is open all the same.
 */
async function recover(store: Store, checkpoints: Checkpoints, failure: LastFailure): Promise<void> {
  const erasure = store.unfolded.lastErasure;
  if (erasure !== undefined) await checkpoints.erase(erasure);
  try {
    for (const [key, bytes] of await tailsBehindGap(store.storage, store.position)) store.damage.value(key, bytes);
    await noteStrangers(store);
    if (store.damage.count > 0) await foldAll(store, checkpoints);
    // A fold of somebody else may be under way.
    for (let look = 0; look < 20 && !(await sweep(store.storage, store.head)); look++) await store.catchUp();
  } catch (error) {
    if (store.lost !== undefined) throw store.lost;
    failure.note(error);
  }
}
