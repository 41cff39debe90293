import type { Engine, EngineState } from '../engine/engine.js';
import { isMemoryError, MemoryError } from '../model/errors.js';
import type { Key, Storage } from '../ports/storage.js';
import type { Damage } from './damage.js';
import { decodeHead, type Head, type PageRef } from './head.js';
import { headKey, numberOf } from './keyspace.js';
import { decodeLog } from './log.js';
import { decodePage } from './page.js';
import { PageGone } from './texts.js';

/** The numbers of the heads that exist, newest first. */
export async function generations(storage: Storage): Promise<readonly number[]> {
  const found: number[] = [];
  for await (const key of storage.list('head/')) {
    const generation = numberOf(key);
    if (generation !== undefined) found.push(generation);
  }
  return found.reverse();
}

/** A head; `undefined` when it is gone. @throws MemoryError `corrupt` when it is damaged */
export async function readHead(storage: Storage, generation: number): Promise<Head | undefined> {
  const key = headKey(generation);
  const bytes = (await storage.read([key])).get(key);
  return bytes === undefined ? undefined : decodeHead(bytes);
}

/** Loads the ledger of a head. A damaged ledger page is made good from the log. @throws PageGone */
export async function loadLedger(storage: Storage, engine: Engine, head: Head, damage: Damage): Promise<EngineState> {
  const state = engine.empty();
  const refs = [...head.nam, ...head.led];
  const read = await readAll(storage, refs);
  try {
    for (const ref of head.nam) state.ledger.decodeNames(bodyOf(ref, read));
    for (const ref of head.led) state.ledger.decodePage(bodyOf(ref, read));
    return state;
  } catch (error) {
    if (!(error instanceof RangeError) && !(isMemoryError(error) && error.code === 'corrupt')) throw error;
  }
  for (const ref of refs) if (isDamaged(ref, read)) damage.page(ref);
  return replay(storage, engine, head, damage);
}

/** The ledger as the log tells it. */
async function replay(storage: Storage, engine: Engine, head: Head, damage: Damage): Promise<EngineState> {
  const state = engine.empty();
  const read = await readAll(storage, head.log);
  for (const ref of head.log) {
    if (isDamaged(ref, read)) {
      damage.page(ref);
      continue;
    }
    for (const commit of decodeLog(bodyOf(ref, read))) {
      for (const event of commit.events) evolveOrNote(() => state.ledger.evolve(event), damage);
    }
  }
  return state;
}

/** Runs a fold of one event; an event that does not fit is counted and left out. */
function evolveOrNote(evolve: () => void, damage: Damage): void {
  try {
    evolve();
  } catch (error) {
    if (!(error instanceof RangeError) && !(isMemoryError(error) && error.code === 'corrupt')) throw error;
    damage.fault();
  }
}

/** The bytes of pages, all of them. @throws PageGone */
export async function readAll(storage: Storage, refs: readonly PageRef[]): Promise<ReadonlyMap<Key, Uint8Array>> {
  const read = await storage.read(refs.map(({ key }) => key));
  for (const { key } of refs) if (!read.has(key)) throw new PageGone(key);
  return read;
}

/** The body of a page. @throws MemoryError `corrupt` */
export function bodyOf(ref: PageRef, read: ReadonlyMap<Key, Uint8Array>): Uint8Array {
  const bytes = read.get(ref.key);
  if (bytes === undefined) throw new MemoryError('corrupt', 'A page is missing.');
  return decodePage(bytes).body;
}

function isDamaged(ref: PageRef, read: ReadonlyMap<Key, Uint8Array>): boolean {
  try {
    bodyOf(ref, read);
    return false;
  } catch (error) {
    if (isMemoryError(error) && error.code === 'corrupt') return true;
    throw error;
  }
}
