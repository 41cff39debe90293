import type { Shard } from '../shard.js';
import type { Layer, RowContext } from './layer.js';
import { addCompanions, bestRows, contentOf, rarityOf } from './lookup.js';

const best = 10;
const most = 10;

/**
 * Layer 11: pseudo-relevance feedback (Rocchio 1971). Words of the best passages speak for other records that have them, gently: the
 * strongest of ten is worth `weight` of the rarity of its word.
 */
export const feedback: Layer<RowContext> = {
  name: 'feedback',
  apply({ rows, view, query, candidates }, weight) {
    const order = bestRows(rows, best);
    const top = rows.score[order[0] ?? 0] ?? 0;
    if (order.length < 3 || top <= 0) return;
    const asked = new Set(query.terms.map(({ term }) => term));
    const found = new Map<string, number>();
    for (const row of order) {
      const shard = rows.shard[row] as Shard;
      const record = rows.record[row] as number;
      const unit = (candidates.passage.get(record) ?? record) - shard.base;
      const terms = contentOf(shard, unit);
      let length = 0;
      for (const tf of terms.values()) length += tf;
      const share = (rows.score[row] as number) / top / Math.max(8, length);
      for (const [term, tf] of terms) if (!asked.has(term)) found.set(term, (found.get(term) ?? 0) + share * tf);
    }
    const weighed: { term: string; weight: number }[] = [];
    for (const [term, share] of found) {
      const { idf, frequency } = rarityOf(view, term);
      if (frequency >= 2) weighed.push({ term, weight: share * idf });
    }
    weighed.sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1));
    const strongest = weighed[0]?.weight ?? 1;
    addCompanions(
      view,
      rows,
      weighed.slice(0, most).map(({ term, weight: own }) => ({
        term,
        weight: weight * (own / strongest) * 2 * rarityOf(view, term).idf,
      })),
    );
  },
};
