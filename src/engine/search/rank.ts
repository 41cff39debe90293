import type { Ordinal } from '../../model/ids.js';
import type { Candidates } from './candidates.js';
import { passing, type ValueFilter } from './filters.js';
import { layers } from './layers/index.js';
import type { RankContext } from './layers/layer.js';
import { fieldsWith, inContent, type ResolvedQuery, resolveQuery } from './query.js';
import { type IndexView, shardOf } from './statistics.js';
import { Top } from './top.js';

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
  /** Weights by layer name; a layer not named keeps its own, 0 switches it off. */
  readonly weights?: Readonly<Record<string, number>>;
  readonly explain?: boolean;
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
  /** In 0..1, comparable across queries: how much of what the query asks for (by rarity of its words) the record has. */
  readonly relevance: number;
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
  const query = resolveQuery(view, request.text);
  if (query.terms.length === 0 || view.units === 0) return { hits: [], considered: 0 };
  const context: RankContext = { view, query, candidates };
  runLayers(context, request, () => {});
  const considered = candidates.count;
  const records = best(context, request);
  const reasons = request.explain ? explain(context, request, records) : undefined;
  const hits = records.map((record) => hitOf(context, record, reasons?.get(record)));
  return { hits, considered };
}

function runLayers(
  context: RankContext,
  request: SearchRequest,
  after: (layer: (typeof layers)[number]) => void,
): void {
  context.candidates.reset(context.view.units);
  for (const layer of layers) {
    const weight = request.weights?.[layer.name] ?? layer.weight;
    if (weight === 0) continue;
    layer.apply(context, weight);
    after(layer);
  }
}

/** The records that pass all filters, best first. */
function best({ view, candidates }: RankContext, request: SearchRequest): readonly number[] {
  const { filter, includeSuperseded } = request;
  const passed = passing(view, request.where);
  const top = new Top(request.limit);
  for (let i = 0; i < candidates.count; i++) {
    const record = candidates.touched[i] as number;
    const score = rounded(candidates.score[record] as number);
    if (score <= 0 || !top.wants(score) || (passed && passed[record] === 0)) continue;
    const shard = shardOf(view, record);
    const unit = record - shard.base;
    if (!includeSuperseded && !shard.isLive(unit)) continue;
    const ordinal = shard.segment.ordinals[unit] as number;
    if (filter && !filter(ordinal)) continue;
    top.add(score, ordinal, record);
  }
  return top.records;
}

/** Runs the layers once more and watches the scores of some records. */
function explain(context: RankContext, request: SearchRequest, records: readonly number[]): Map<number, Reason[]> {
  const reasons = new Map(records.map((record) => [record, [] as Reason[]]));
  const before = new Map<number, number>();
  runLayers(context, request, (layer) => {
    for (const record of records) {
      const score = context.candidates.score[record] as number;
      const delta = score - (before.get(record) ?? 0);
      before.set(record, score);
      if (delta === 0) continue;
      const detail = layer.detail?.(context, record);
      reasons.get(record)?.push({ layer: layer.name, delta, ...(detail === undefined ? {} : { detail }) });
    }
  });
  return reasons;
}

function hitOf({ view, query, candidates }: RankContext, record: number, why: Reason[] | undefined): RankedHit {
  const shard = shardOf(view, record);
  const passage = candidates.passage.get(record) ?? record;
  const { relevance, matched } = coverage(view, query, record);
  return {
    ordinal: shard.segment.ordinals[record - shard.base] as number,
    score: rounded(candidates.score[record] as number),
    relevance,
    matched,
    passage: passage - record,
    ...(why === undefined ? {} : { why }),
  };
}

/** The share of the query's rarity that a record covers. Words that nothing has count too, and most. */
function coverage(view: IndexView, query: ResolvedQuery, record: number) {
  const matched = new Set<string>();
  let covered = 0;
  let all = 0;
  for (const term of query.terms) {
    all += term.idf;
    if (!inContent(view, term, record) && fieldsWith(view, term, record).length === 0) continue;
    covered += term.idf;
    for (const word of term.words) matched.add(word);
  }
  return { relevance: all === 0 ? 0 : covered / all, matched: [...matched] };
}

function rounded(score: number): number {
  return Math.round(score * 1e6) / 1e6;
}
