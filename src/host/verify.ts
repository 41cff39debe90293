import type { PageRef } from './head.js';
import { bodyOf, readOne } from './loader.js';
import type { Store } from './store.js';
import { PageGone } from './texts.js';

/**
 * Reads every page and every row; what is damaged is noted in the store's damage.
 *
 * @returns the ids of records whose text was lost by damage
 */
export async function inspectPages(store: Store): Promise<readonly string[]> {
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
