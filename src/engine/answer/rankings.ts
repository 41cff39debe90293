import type { Ordinal } from '../../model/ids.js';
import type { Reason } from '../../model/queries.js';

/** One place of a ranking, before its text is loaded. */
export interface Ranked {
  readonly ordinal: Ordinal;
  readonly score: number;
  readonly relevance: number;
  readonly matched: readonly string[];
  readonly why?: readonly Reason[];
}

const kept = 32;

/**
 * The last rankings that were paged through, so that a second page continues the first one even though the store has
 * changed. The oldest goes when there are more than 32; its cursors are then too old.
 */
export class Rankings {
  readonly #held = new Map<string, readonly Ranked[]>();
  #next = 0;

  keep(ranking: readonly Ranked[]): string {
    const token = (this.#next++).toString(36);
    this.#held.set(token, ranking);
    for (const oldest of this.#held.keys()) {
      if (this.#held.size <= kept) break;
      this.#held.delete(oldest);
    }
    return token;
  }

  get(token: string): readonly Ranked[] | undefined {
    return this.#held.get(token);
  }
}
