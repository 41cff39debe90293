import type { Candidates } from '../candidates.js';
import type { ResolvedQuery } from '../query.js';
import type { IndexView } from '../statistics.js';

/** What a layer works on. It changes scores and may add candidates; it reads everything else. */
export interface RankContext {
  readonly view: IndexView;
  readonly query: ResolvedQuery;
  readonly candidates: Candidates;
}

/**
 * One reason to rank. Layers run in a fixed order; what a layer contributes to a record is the score after it minus the score before it, so
 * the contributions add up to the score.
 */
export interface Layer {
  readonly name: string;
  /** The weight unless the caller sets another one; 0 = the layer does not run. */
  readonly weight: number;
  apply(context: RankContext, weight: number): void;
  /** What in this record the layer saw, in words of the query. */
  detail?(context: RankContext, record: number): string | undefined;
}
