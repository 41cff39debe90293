import type { Layer, RowContext } from './layer.js';
import { bestRows, contentOf } from './lookup.js';

const looked = 10;

/** Layer 9: of the best ten, those that share a session or two rare words with at least two others form a group and hold each other up. */
export const clustering: Layer<RowContext> = {
  name: 'clustering',
  apply({ rows, view }, weight) {
    const order = bestRows(rows, looked);
    view.table.begin();
    const rare = order.map((row) => {
      const shard = rows.shard[row];
      const terms = shard ? [...contentOf(view, shard, (rows.record[row] as number) - shard.base).keys()] : [];
      return new Set(terms.filter((term) => view.table.frequency(term) <= Math.max(3, view.liveUnits / 50)));
    });
    const grouped = order.filter((row, i) => {
      let partners = 0;
      order.forEach((other, k) => {
        if (k === i) return;
        const together = rows.session[row] !== 0 && rows.session[row] === rows.session[other];
        let shared = 0;
        for (const term of rare[i] ?? []) if (rare[k]?.has(term)) shared++;
        if (together || shared >= 2) partners++;
      });
      return partners >= 2;
    });
    if (grouped.length === order.length) return;
    for (const row of grouped) rows.score[row] = (rows.score[row] as number) * (1 + 0.08 * weight);
  },
};
