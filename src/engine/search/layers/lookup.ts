import { decodeUtf8 } from '../../../model/utf8.js';
import type { Rows } from '../rows.js';
import type { Shard } from '../shard.js';
import { type IndexView, inverseFrequency, locate } from '../statistics.js';

/** A term outside the query that speaks for a record. */
export interface Companion {
  readonly term: string;
  readonly weight: number;
}

/** Adds `amount(weight x idf)` of each companion term to the members that have it. */
export function addCompanions(view: IndexView, rows: Rows, companions: readonly Companion[]): void {
  const order = view.shards;
  const places = new Map(order.map((shard, place) => [shard, place]));
  for (const { term, weight } of companions) {
    const { numbers } = locate(view, term);
    for (let row = 0; row < rows.members; row++) {
      const shard = rows.shard[row] as Shard;
      const number = numbers[places.get(shard) ?? -1] ?? -1;
      if (number >= 0 && occurs(shard, number, (rows.record[row] as number) - shard.base)) {
        rows.score[row] = (rows.score[row] as number) + weight;
      }
    }
  }
}

/** Whether any passage of the record that begins at `first` has a term. */
export function occurs(shard: Shard, number: number, first: number): boolean {
  const { postings, postingOffsets } = shard.segment;
  let low = postingOffsets[number] as number;
  const end = postingOffsets[number + 1] as number;
  let high = end;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((postings[middle] as number) < first) low = middle + 1;
    else high = middle;
  }
  return low < end && (postings[low] as number) < shard.segment.endOf(first);
}

/** The content terms of a unit with how often each stands there. */
export function contentOf(shard: Shard, unit: number): Map<string, number> {
  const { forward, forwardOffsets, fieldTerms } = shard.segment;
  const found = new Map<string, number>();
  const end = forwardOffsets[unit + 1] as number;
  for (let i = forwardOffsets[unit] as number; i < end; i++) {
    const number = forward[i] as number;
    if (number < fieldTerms) continue;
    const term = decodeUtf8(shard.segment.term(number));
    found.set(term, (found.get(term) ?? 0) + 1);
  }
  return found;
}

/** The rarity of a term by its active units. */
export function rarityOf(view: IndexView, term: string): { readonly idf: number; readonly frequency: number } {
  const { frequency } = locate(view, term);
  return { idf: inverseFrequency(view.liveUnits, frequency), frequency };
}

/** The members with the best scores, best first; of equal ones the newer. */
export function bestRows(rows: Rows, count: number): number[] {
  const best: number[] = [];
  const above = (a: number, b: number) =>
    (rows.score[a] as number) > (rows.score[b] as number) ||
    (rows.score[a] === rows.score[b] && (rows.ordinal[a] as number) > (rows.ordinal[b] as number));
  for (let row = 0; row < rows.members; row++) {
    if (best.length === count && !above(row, best[count - 1] as number)) continue;
    let at = best.length;
    while (at > 0 && above(row, best[at - 1] as number)) at--;
    best.splice(at, 0, row);
    if (best.length > count) best.pop();
  }
  return best;
}
