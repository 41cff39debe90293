import type { Ordinal } from '../../model/ids.js';
import type { SearchWeights } from '../../model/queries.js';
import type { Candidates } from './candidates.js';
import { looked } from './evidence.js';
import { noFacts, type RecordFacts } from './facts.js';
import { passing, type ValueFilter } from './filters.js';
import { intentOf } from './intent.js';
import { broadLayers, fineLayers } from './layers/index.js';
import type { Layer, RankContext, RowContext } from './layers/layer.js';
import { membersOf } from './members.js';
import { fieldsWith, inContent, type ResolvedQuery, type ResolvedTerm, resolveQuery } from './query.js';
import { relevances } from './relevance.js';
import { Rows } from './rows.js';
import { type IndexView, shardOf } from './statistics.js';
import { sortByScore, splitByScore } from './top.js';
import { type Weights, weightsOf } from './weights.js';

export interface SearchRequest {
  readonly text: string;
  /** At most so many hits; at least 1. */
  readonly limit: number;
  /** Asked before a record takes a place among the hits, so that `limit` hits come back when they exist. */
  readonly filter?: (ordinal: Ordinal) => boolean;
  /** Filters on stored values; a record must pass all. */
  readonly where?: readonly ValueFilter[];
  /** Also look at records that are not active. The statistics are those of active records all the same. */
  readonly includeSuperseded?: boolean;
  /** What differs from the weights that measurement gave. */
  readonly weights?: SearchWeights;
  /** What the ledger says about records; without it the signals that need it stay silent. */
  readonly facts?: RecordFacts;
  /** The moment of asking, in milliseconds since 1970 UTC. */
  readonly now?: number;
  /** How near a record's vector is to the query's, from -1 to 1, when there are vectors. */
  readonly similarity?: (ordinal: Ordinal) => number | undefined;
  readonly explain?: boolean;
  /** Hits of less relevance are not explained; default 0. */
  readonly explainFrom?: number;
  /** What is said of how relevant hits are; `relevances` by default. */
  readonly relevances?: typeof relevances;
}

/** What one layer contributed. */
export interface Reason {
  readonly layer: string;
  readonly delta: number;
  readonly detail?: string;
}

export interface RankedHit {
  readonly ordinal: Ordinal;
  /** Rounded to 1e-6; comparable within one ranking only. */
  readonly score: number;
  /** In 0..1, comparable across queries: how likely the record is an answer. See `relevances`. */
  readonly relevance: number;
  /** In 0..1: how much of the query's words, by their rarity, the record has. */
  readonly coverage: number;
  /** The words of the query, as written there, that the record has. */
  readonly matched: readonly string[];
  /** Which of the content's `passages` matched best. */
  readonly passage: number;
  /** With `explain`: the deltas add up to the score. */
  readonly why?: readonly Reason[];
}

export interface Ranking {
  readonly hits: readonly RankedHit[];
  /** How many records had a score, before the filters. */
  readonly considered: number;
}

/** Ranks the records of an index against a query. `candidates` is working room. */
export function rank(view: IndexView, request: SearchRequest, candidates: Candidates): Ranking {
  const weights = weightsOf(request.weights);
  const query = resolveQuery(view, request.text, weights);
  if (query.terms.length === 0 || view.units === 0) return { hits: [], considered: 0 };
  const context = contextOf(view, query, weights, request, candidates);
  candidates.reset(view.units);
  const stages: Stage[] = [];
  for (const layer of broadLayers) {
    const weight = context.weights[layer.name];
    if (weight === 0) continue;
    if (request.explain) candidates.watch();
    layer.apply(context, weight);
    const before = candidates.watched();
    if (before !== undefined) for (const stage of stages) stage.scores ??= before;
    if (request.explain) stages.push({ layer, scores: undefined });
  }
  const considered = candidates.count;
  const rows = new Rows(view, query, context.facts, candidates.score, candidates.rows);
  try {
    membersOf(view, candidates, rows, {
      least: request.limit,
      passed: passing(view, request.where),
      filter: request.filter,
      includeSuperseded: request.includeSuperseded ?? false,
    });
    const inRows: RowContext = { ...context, rows };
    const fine: RowStage[] = [];
    for (const layer of fineLayers) {
      const weight = context.weights[layer.name];
      if (weight === 0) continue;
      layer.apply(inRows, weight);
      if (request.explain) fine.push({ layer, scores: rows.score.slice(0, rows.members) });
    }
    const order = inOrder(rows, Math.max(request.limit, looked));
    const relevance = (request.relevances ?? relevances)(inRows, order);
    const all = request.explain ? [...stages.map((stage) => inStage(inRows, stage)), ...fine] : [];
    const hits = Array.from(order.slice(0, request.limit), (row) => {
      const own = relevance(row);
      const isExplained = request.explain && own >= (request.explainFrom ?? 0);
      return hitOf(inRows, row, own, isExplained ? explain(inRows, all, row) : undefined);
    });
    return { hits, considered };
  } finally {
    rows.release();
  }
}

/** The scores after a layer over all records, in the order in which records were touched; undefined while no later one has changed them. */
interface Stage {
  readonly layer: Layer;
  scores: Float64Array | undefined;
}

/** The scores after a layer, by row. */
interface RowStage {
  readonly layer: Pick<Layer<RowContext>, 'name' | 'detail'>;
  readonly scores: Float64Array;
}

function inStage({ candidates, rows }: RowContext, { layer, scores }: Stage): RowStage {
  if (scores === undefined) return { layer, scores: rows.base };
  const own = new Float64Array(rows.members);
  for (let i = 0; i < scores.length; i++) {
    const row = rows.find(candidates.touched[i] as number);
    if (row >= 0 && row < rows.members) own[row] = scores[i] as number;
  }
  return { layer, scores: own };
}

/** Who is named in the question is looked for among the speakers; in the words a name counts less. */
const nameShare = 0.3;

function contextOf(
  view: IndexView,
  query: ResolvedQuery,
  weights: Weights,
  request: SearchRequest,
  candidates: Candidates,
): RankContext {
  const names = new Set<number>();
  if (weights.speaker > 0 || weights.firstPerson > 0) {
    query.terms.forEach(({ term, inFields }, i) => {
      if (
        inFields.some(({ field, frequency }) => field === 'speaker' && frequency > 0) &&
        term !== 'user' &&
        term !== 'assist'
      )
        names.add(i);
    });
  }
  const shares = Float64Array.from(query.terms, ({ weakness, share, standsFor }, i) =>
    names.has(standsFor ?? i) && names.size < query.own ? nameShare * share : weights.weakWords ** weakness * share,
  );
  return {
    view,
    query,
    intent: intentOf(query.text),
    facts: request.facts ?? noFacts,
    candidates,
    weights,
    shares,
    names,
    now: request.now ?? 0,
    ...(request.similarity === undefined ? {} : { similarity: request.similarity }),
  };
}

/** Members with a score, the `first` best ones in order: best first, of equal ones the newer. */
function inOrder(rows: Rows, first: number): Int32Array {
  const { score } = rows;
  const order = new Int32Array(rows.members);
  let count = 0;
  for (let row = 0; row < rows.members; row++) {
    score[row] = rounded(score[row] as number);
    if ((score[row] as number) > 0) order[count++] = row;
  }
  const sorted = Math.min(first, count);
  splitByScore(order, score, rows.ordinal, 0, count, sorted);
  sortByScore(order, score, rows.ordinal, 0, sorted);
  return order.subarray(0, count);
}

function explain(context: RowContext, stages: readonly RowStage[], row: number): Reason[] {
  const record = context.rows.record[row] as number;
  const reasons: Reason[] = [];
  let before = 0;
  for (const { layer, scores } of stages) {
    const delta = (scores[row] as number) - before;
    before = scores[row] as number;
    if (delta === 0) continue;
    const detail = layer.detail?.(context, record);
    reasons.push({ layer: layer.name, delta, ...(detail === undefined ? {} : { detail }) });
  }
  return reasons;
}

function hitOf(
  { view, query, candidates, rows }: RowContext,
  row: number,
  relevance: number,
  why: Reason[] | undefined,
): RankedHit {
  const record = rows.record[row] as number;
  const shard = shardOf(view, record);
  const passage = candidates.passage.get(record) ?? record;
  const { coverage, matched } = coverageOf(view, query, rows, row);
  const ordinal = shard.segment.ordinals[record - shard.base] as number;
  const hit = { ordinal, score: rows.score[row] as number, relevance, coverage, matched, passage: passage - record };
  return why === undefined ? hit : { ...hit, why };
}

/**
 * The share of the query's rarity that a record covers: words that nothing has count too, and most. And the words matched, by themselves
 * or by a relative: a dog matches `pet`, and covers nothing.
 */
function coverageOf(view: IndexView, query: ResolvedQuery, rows: Rows, row: number) {
  const record = rows.record[row] as number;
  const matched: string[] = [];
  let covered = 0;
  let all = 0;
  const contains = (t: number) =>
    (t < rows.terms && (rows.tf[row * rows.terms + t] as number) > 0) ||
    ((t >= rows.terms || rows.shared.has(t)) && inContent(view, query.terms[t] as ResolvedTerm, record));
  for (let t = 0; t < query.own; t++) {
    const term = query.terms[t] as ResolvedTerm;
    all += term.idf;
    if (!contains(t) && fieldsWith(view, term, record).length === 0) continue;
    covered += term.idf;
    for (const word of term.words) if (!matched.includes(word)) matched.push(word);
  }
  for (let t = query.own; t < query.terms.length; t++) {
    if (query.terms[t]?.guessed || !contains(t)) continue;
    for (const word of query.terms[query.terms[t]?.standsFor ?? t]?.words ?? [])
      if (!matched.includes(word)) matched.push(word);
  }
  return { coverage: all === 0 ? 0 : covered / all, matched };
}

function rounded(score: number): number {
  return Math.round(score * 1e6) / 1e6;
}
