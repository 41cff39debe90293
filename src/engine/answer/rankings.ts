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

/** A ranking that is paged through. */
export interface KeptRanking {
  /** What was asked, and by whom: only the same question continues a ranking. */
  readonly question: string;
  readonly places: readonly Ranked[];
  /** Records from this ordinal on came later and belong to no page. */
  readonly before: Ordinal;
  /** How many matches were looked at; when there were fewer than asked for, the ranking is whole. */
  readonly depth: number;
  readonly whole: boolean;
}

const kept = 32;

/**
 * The last rankings that were paged through, so that a second page continues the first one even though the store has
 * changed. The oldest goes when there are more than 32; its cursors are then too old.
 */
export class Rankings {
  readonly #held = new Map<string, KeptRanking>();
  #next = 0;

  keep(ranking: KeptRanking): string {
    const token = (this.#next++).toString(36);
    this.#held.set(token, ranking);
    for (const oldest of this.#held.keys()) {
      if (this.#held.size <= kept) break;
      this.#held.delete(oldest);
    }
    return token;
  }

  /** The ranking of a question; `undefined` when the token belongs to none, or to another question. */
  get(token: string, question: string): KeptRanking | undefined {
    const ranking = this.#held.get(token);
    return ranking?.question === question ? ranking : undefined;
  }

  /** Puts a longer ranking in the place of one that is held. */
  extend(token: string, ranking: KeptRanking): void {
    if (this.#held.has(token)) this.#held.set(token, ranking);
  }
}
