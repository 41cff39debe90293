import { decodeUtf8 } from '../../../model/utf8.js';
import type { Shard } from '../shard.js';
import type { Layer, RowContext } from './layer.js';
import { addCompanions, type Companion, rarityOf } from './lookup.js';

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
    const asked = new Set(query.terms.map(({ term }) => term));
    const companions: Companion[] = [];
    query.terms.slice(0, 8).forEach(({ found, numbers, idf, frequency, weakness }, place) => {
      if (weakness > 0 || (shares[place] as number) === 0 || frequency < leastPairs || frequency > view.liveUnits / 10)
        return;
      const pairs = new Map<string, number>();
      let looked = 0;
      view.shards.forEach((shard, i) => {
        const here = found[i];
        if (!here) return;
        const own = new Set(numbers[i]);
        for (let k = here.start; k < here.end && looked < sample; k++, looked++) {
          if (shard.isLive(here.units[k] as number)) countNear(shard, here.units[k] as number, own, pairs);
        }
      });
      const weighed: Companion[] = [];
      for (const [term, count] of pairs) {
        if (count < leastPairs || asked.has(term)) continue;
        const other = rarityOf(view, term);
        const expected = (looked * 2 * reach * other.frequency) / Math.max(1, view.liveUnits * view.averageLength);
        const ppmi = Math.log(count / expected);
        if (ppmi > 0) weighed.push({ term, weight: ppmi * Math.log(1 + count) });
      }
      weighed.sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1));
      const best = weighed[0]?.weight ?? 1;
      for (const { term, weight: own } of weighed.slice(0, perTerm)) {
        companions.push({ term, weight: weight * (own / best) * idf });
      }
    });
    addCompanions(view, rows, companions);
  },
};

function countNear(shard: Shard, unit: number, own: ReadonlySet<number>, pairs: Map<string, number>): void {
  const { forward, forwardOffsets, fieldTerms } = shard.segment;
  const from = forwardOffsets[unit] as number;
  const to = forwardOffsets[unit + 1] as number;
  for (let i = from; i < to; i++) {
    if (!own.has(forward[i] as number)) continue;
    for (let k = Math.max(from, i - reach); k < Math.min(to, i + reach + 1); k++) {
      const number = forward[k] as number;
      if (k === i || number < fieldTerms) continue;
      const term = decodeUtf8(shard.segment.term(number));
      pairs.set(term, (pairs.get(term) ?? 0) + 1);
    }
  }
}
