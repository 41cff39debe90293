import type { Shard } from '../shard.js';
import type { IndexView } from '../statistics.js';
import type { Layer, RowContext } from './layer.js';
import { addCompanions, askedEntries, type Companion, heaviest } from './lookup.js';

/** Terms that stand so near each other go together. */
const reach = 5;
/** So many units with a term are looked at. */
const sample = 200;
const leastPairs = 2;
const perTerm = 4;

/**
 * Layer 6: words that keep company with the words of the query in this store, by positive pointwise mutual information in a window of 5
 * (Church and Hanks 1990). Counted at question time from postings and forward lists, so there is nothing to store or to erase.
 */
export const expansion: Layer<RowContext> = {
  name: 'expansion',
  apply({ rows, view, query, shares }, weight) {
    view.table.begin();
    const asked = askedEntries(view, query);
    const companions: Companion[] = [];
    query.terms.slice(0, 8).forEach(({ found, numbers, idf, frequency, weakness }, place) => {
      if (weakness > 0 || (shares[place] as number) === 0 || frequency < leastPairs || frequency > view.liveUnits / 10)
        return;
      const pairs = new Map<number, number>();
      let looked = 0;
      view.shards.forEach((shard, i) => {
        const here = found[i];
        if (!here) return;
        const own = new Set(numbers[i]);
        for (let k = here.start; k < here.end && looked < sample; k++, looked++) {
          if (shard.isLive(here.units[k] as number)) countNear(view, shard, here.units[k] as number, own, pairs);
        }
      });
      const weighed: Companion[] = [];
      for (const [entry, count] of pairs) {
        if (count < leastPairs || asked.has(entry)) continue;
        const expected =
          (looked * 2 * reach * view.table.frequency(entry)) / Math.max(1, view.liveUnits * view.averageLength);
        const ppmi = Math.log(count / expected);
        if (ppmi > 0) weighed.push({ entry, weight: ppmi * Math.log(1 + count) });
      }
      const strong = heaviest(view, weighed, perTerm);
      const best = strong[0]?.weight ?? 1;
      for (const { entry, weight: own } of strong) {
        companions.push({ entry, weight: weight * (own / best) * idf });
      }
    });
    addCompanions(view, rows, companions);
  },
};

function countNear(
  { table }: IndexView,
  shard: Shard,
  unit: number,
  own: ReadonlySet<number>,
  pairs: Map<number, number>,
): void {
  const { forward, forwardOffsets, fieldTerms } = shard.segment;
  const from = forwardOffsets[unit] as number;
  const to = forwardOffsets[unit + 1] as number;
  for (let i = from; i < to; i++) {
    if (!own.has(forward[i] as number)) continue;
    for (let k = Math.max(from, i - reach); k < Math.min(to, i + reach + 1); k++) {
      const number = forward[k] as number;
      if (k === i || number < fieldTerms) continue;
      const entry = table.entryOf(shard.place, number);
      pairs.set(entry, (pairs.get(entry) ?? 0) + 1);
    }
  }
}
