import type { Key } from '../ports/storage.js';
import type { PageRef } from './head.js';
import { bodyOf, generations, readOne, strangers } from './loader.js';
import type { Store } from './store.js';
import { PageGone } from './texts.js';

/** An index is a cache, the rest is not. */
const neededKinds = ['rec', 'led', 'nam', 'log'] as const;

/**
 * Reads every page and every row; what is damaged is noted in the store's damage.
 *
 * @returns the ids of records whose text was lost by damage
 */
export async function inspectPages(store: Store): Promise<readonly string[]> {
  await noteStrangers(store);
  for (let attempt = 1; ; attempt++) {
    const { head } = store;
    try {
      for (const ref of [...head.led, ...head.nam, ...head.log]) await inspect(store, ref, true);
      for (const ref of head.idx) await inspect(store, ref, false);
      const lost: string[] = [];
      for (const ref of head.rec) lost.push(...(await inspectTexts(store, ref)));
      return lost;
    } catch (error) {
      if (!(error instanceof PageGone) || attempt === 3) throw error;
      await store.catchUpAfter(error);
    }
  }
}

/** Looks which of the head's pages are there, without reading them; missing ones are noted in the store's damage. */
export async function noteMissing(store: Store): Promise<void> {
  await noteStrangers(store);
  const { head } = store;
  const there = new Set<Key>();
  for (const kind of neededKinds) for await (const key of store.storage.list(`${kind}/`)) there.add(key);
  const missing = neededKinds.flatMap((kind) => head[kind].filter(({ key }) => !there.has(key)));
  // Somebody may have folded meanwhile; the next look tells.
  if (missing.length === 0 || (await generations(store.storage))[0] !== head.generation) return;
  if (store.head === head) for (const ref of missing) store.damage.page(ref);
}

/** Foreign values under names of heads are damage: the next fold puts them aside. Heads that are gone were put aside by somebody else. */
export async function noteStrangers({ storage, damage }: Store): Promise<void> {
  const heads = [...damage.values.keys()].filter((key) => key.startsWith('head/'));
  const there = await storage.read(heads);
  damage.settle(heads.filter((key) => !there.has(key)));
  for (const [key, bytes] of await strangers(storage)) damage.value(key, bytes);
}

/** @param isNeeded whether it is damage when the page is missing */
async function inspect(store: Store, ref: PageRef, isNeeded: boolean): Promise<void> {
  const bytes = await readOne(store.storage, ref.key);
  if (bytes === undefined && isNeeded && !store.damage.isDamaged(ref.key)) throw new PageGone(ref);
  if (bytes !== undefined && bodyOf(bytes) === undefined) store.damage.page(ref);
}

async function inspectTexts(store: Store, ref: PageRef): Promise<readonly string[]> {
  const page = (await store.texts.pages([ref])).get(ref.key);
  const lost: string[] = [];
  for (let ordinal = ref.from; ordinal < ref.to; ordinal++) {
    const row = page?.row(ordinal);
    if (row === 'damaged') store.damage.page(ref);
    if (row instanceof Uint8Array || store.unfolded.payloads.has(ordinal)) continue;
    const record = store.state.ledger.row(ordinal);
    if (record !== undefined && record.standing !== 'forgotten') lost.push(record.id);
  }
  return lost;
}
