import { encodeUtf8 } from '../../model/utf8.js';
import { analyseQuery } from '../text/analyse.js';
import { type WordField, wordFields } from './fields.js';
import type { Shard } from './shard.js';
import { type IndexView, inverseFrequency, type Located, locate, shardOf } from './statistics.js';

/** A term of a query, looked up. */
export interface ResolvedTerm {
  readonly term: string;
  /** As written in the query. */
  readonly words: readonly string[];
  /** Occurrences by shard, in the order of the view's shards; undefined where there are none. */
  readonly found: readonly (Occurrences | undefined)[];
  /** Of the term in contents, over active units; of a term that nothing has: the highest there is. */
  readonly idf: number;
  /** Occurrences as a word of a short field; only fields that have any. */
  readonly inFields: readonly InField[];
}

export interface InField extends Located {
  readonly field: WordField;
}

/** Local units, ascending, and how often each has the term: a range of two parallel arrays. */
export interface Occurrences {
  readonly units: Uint16Array;
  readonly frequencies: Uint8Array;
  readonly start: number;
  readonly end: number;
}

export interface ResolvedQuery {
  readonly text: string;
  readonly terms: readonly ResolvedTerm[];
}

const fieldNames = Object.keys(wordFields) as WordField[];

/** Analyses a query and finds its terms in the index. */
export function resolveQuery(view: IndexView, text: string): ResolvedQuery {
  const hasFields = view.shards.some(({ segment }) => segment.fieldTerms > 0);
  const terms = analyseQuery(text).map(({ term, words, prefix }): ResolvedTerm => {
    const { found, frequency } = prefix ? withPrefix(view, term) : exactly(view, term);
    const inFields = hasFields ? fieldNames.flatMap((field) => inField(view, field, term)) : [];
    return { term, words, found, idf: inverseFrequency(view.liveUnits, frequency), inFields };
  });
  return { text, terms };
}

interface Found {
  readonly found: readonly (Occurrences | undefined)[];
  readonly frequency: number;
}

function exactly(view: IndexView, term: string): Found {
  const { numbers, frequency } = locate(view, term);
  const found = numbers.map((number, i) => (number < 0 ? undefined : occurrences(view.shards[i] as Shard, number)));
  return { found, frequency };
}

function inField(view: IndexView, field: WordField, term: string): InField[] {
  const located = locate(view, wordFields[field] + term);
  return located.numbers.some((number) => number >= 0) ? [{ field, ...located }] : [];
}

function occurrences({ segment }: Shard, number: number): Occurrences {
  return {
    units: segment.postings,
    frequencies: segment.frequencies,
    start: segment.postingOffsets[number] as number,
    end: segment.postingOffsets[number + 1] as number,
  };
}

/** All terms that begin with `prefix`, taken as one. */
function withPrefix(view: IndexView, prefix: string): Found {
  const bytes = encodeUtf8(prefix);
  let frequency = 0;
  const found = view.shards.map((shard): Occurrences | undefined => {
    const { first, end } = shard.segment.range(bytes);
    if (first === end) return undefined;
    const counts = new Map<number, number>();
    const { postings, frequencies, postingOffsets } = shard.segment;
    for (let i = postingOffsets[first] as number; i < (postingOffsets[end] as number); i++) {
      const unit = postings[i] as number;
      counts.set(unit, (counts.get(unit) ?? 0) + (frequencies[i] as number));
    }
    const units = Uint16Array.from(counts.keys()).sort();
    for (const unit of units) if (shard.isLive(unit)) frequency++;
    return {
      units,
      frequencies: Uint8Array.from(units, (unit) => Math.min(255, counts.get(unit) ?? 0)),
      start: 0,
      end: units.length,
    };
  });
  return { found, frequency };
}

/** Whether a record's content has a term, in any of its passages. */
export function inContent(view: IndexView, { found }: ResolvedTerm, record: number): boolean {
  const shard = shardOf(view, record);
  const here = found[view.shards.indexOf(shard)];
  if (!here) return false;
  const first = record - shard.base;
  let low = here.start;
  let high = here.end;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((here.units[middle] as number) < first) low = middle + 1;
    else high = middle;
  }
  return low < here.end && (here.units[low] as number) < shard.segment.endOf(first);
}

/** The short fields of a record that have a term. */
export function fieldsWith(view: IndexView, { inFields }: ResolvedTerm, record: number): WordField[] {
  if (inFields.length === 0) return [];
  const shard = shardOf(view, record);
  const place = view.shards.indexOf(shard);
  return inFields
    .filter(
      ({ numbers }) => (numbers[place] ?? -1) >= 0 && shard.postingOf(numbers[place] ?? -1, record - shard.base) >= 0,
    )
    .map(({ field }) => field);
}
