import type { Ordinal } from '../../../model/ids.js';
import type { SearchPart } from '../../../model/queries.js';
import type { Candidates } from '../candidates.js';
import type { RecordFacts } from '../facts.js';
import type { Intent } from '../intent.js';
import type { ResolvedQuery } from '../query.js';
import type { Rows } from '../rows.js';
import type { IndexView } from '../statistics.js';
import type { Weights } from '../weights.js';

/** What a layer over all records works on. It changes scores and may add candidates; it reads everything else. */
export interface RankContext {
  readonly view: IndexView;
  readonly query: ResolvedQuery;
  readonly intent: Intent;
  readonly facts: RecordFacts;
  readonly candidates: Candidates;
  readonly weights: Weights;
  /** How much each term of the query counts as a word, beside its rarity. */
  readonly shares: Float64Array;
  /** Terms of the query that name a speaker of the conversation. */
  readonly names: ReadonlySet<number>;
  /** The moment of asking, in milliseconds since 1970 UTC. */
  readonly now: number;
  /** How near a record's vector is to the query's, from -1 to 1; undefined where there is none. */
  readonly similarity?: (ordinal: Ordinal) => number | undefined;
}

/** What a layer over the best records works on: it changes `rows.score` of members. */
export interface RowContext extends RankContext {
  readonly rows: Rows;
}

/**
 * One reason to rank. Layers run in a fixed order; what a layer contributes to a record is the score after it minus the score before it, so
 * the contributions add up to the score. A layer whose weight is 0 does not run.
 */
export interface Layer<Context extends RankContext = RankContext> {
  readonly name: SearchPart;
  apply(context: Context, weight: number): void;
  /** What in this record the layer saw, in words of the query. */
  detail?(context: Context, record: number): string | undefined;
}

/** Multiplies the score of each member for which `test` holds. */
export function multiply({ rows }: RowContext, factor: number, test: (row: number) => boolean): void {
  for (let row = 0; row < rows.members; row++) {
    if (test(row)) rows.score[row] = (rows.score[row] as number) * factor;
  }
}
