import type { Layer, RowContext } from './layer.js';

/** Layer 2: words of the query that stand beside each other in the record as they do in the query, up to the whole phrase. */
export const phrase: Layer<RowContext> = {
  name: 'phrase',
  apply({ rows, query, shares }, weight) {
    const pairs = Math.min(31, rows.terms - 1, query.own - 1);
    const worth = new Float64Array(Math.max(0, pairs));
    let all = 0;
    for (let pair = 0; pair < pairs; pair++) {
      const [a, b] = [query.terms[pair], query.terms[pair + 1]];
      worth[pair] = Math.min((a?.idf ?? 0) * (shares[pair] as number), (b?.idf ?? 0) * (shares[pair + 1] as number));
      all += worth[pair] as number;
    }
    if (all === 0) return;
    for (let row = 0; row < rows.members; row++) {
      const own = rows.pairs[row] as number;
      if (own === 0) continue;
      let sum = 0;
      for (let pair = 0; pair < pairs; pair++) if ((own & (1 << pair)) !== 0) sum += worth[pair] as number;
      rows.score[row] = (rows.score[row] as number) * (1 + (weight * sum) / all);
    }
  },
};
