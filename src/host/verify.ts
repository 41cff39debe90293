import type { Store } from './store.js';
import { PageGone } from './texts.js';

/** Reads every text page and every row; what is damaged is noted in the store's damage. */
export async function inspectPages(store: Store): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const { head, state } = store;
    try {
      for (const ref of head.rec) {
        const page = (await store.texts.pages([ref])).get(ref.key);
        if (page === undefined) continue;
        for (let ordinal = ref.from; ordinal < ref.to; ordinal++) {
          if (state.ledger.standingOf(ordinal) !== undefined && page.row(ordinal) === undefined) {
            store.damage.page(ref);
            break;
          }
        }
      }
      return;
    } catch (error) {
      if (!(error instanceof PageGone)) throw error;
      await store.catchUp();
    }
  }
}
