import type { Shard } from '../shard.js';
import type { Layer, RowContext } from './layer.js';
import { addCompanions, askedEntries, bestRows, type Companion, contentOf, heaviest, rarityOf } from './lookup.js';

const best = 10;
const most = 10;
/** All of it together is worth at most so much of the best score: where all records have the words asked for, others would weigh more. */
const mostOfBest = 0.5;

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
    view.table.begin();
    const asked = askedEntries(view, query);
    const found = new Map<number, number>();
    for (const row of order) {
      const shard = rows.shard[row] as Shard;
      const record = rows.record[row] as number;
      const unit = (candidates.passage.get(record) ?? record) - shard.base;
      const terms = contentOf(view, shard, unit);
      let length = 0;
      for (const tf of terms.values()) length += tf;
      const share = (rows.score[row] as number) / top / Math.max(8, length);
      for (const [entry, tf] of terms) if (!asked.has(entry)) found.set(entry, (found.get(entry) ?? 0) + share * tf);
    }
    const weighed: Companion[] = [];
    for (const [entry, share] of found) {
      if (view.table.frequency(entry) >= 2) weighed.push({ entry, weight: share * rarityOf(view, entry) });
    }
    const strong = heaviest(view, weighed, most);
    const strongest = strong[0]?.weight ?? 1;
    const companions = strong.map(({ entry, weight: own }) => ({
      entry,
      weight: weight * (own / strongest) * 2 * rarityOf(view, entry),
    }));
    const sum = companions.reduce((total, { weight: own }) => total + own, 0);
    const scale = Math.min(1, (mostOfBest * top) / sum);
    addCompanions(
      view,
      rows,
      companions.map(({ entry, weight: own }) => ({ entry, weight: scale * own })),
    );
  },
};
