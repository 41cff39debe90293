import type { Layer, RowContext } from './layer.js';

/** How many times its rarity a word of each class counts; of several classes the greatest. */
const factors = { quoted: 3, version: 2.5, code: 2.5, constant: 2, name: 3, plain: 1 } as const;

/** Layer 4: rare words, names, quoted strings, versions, code identifiers and constants count several times. */
export const rarity: Layer<RowContext> = {
  name: 'rarity',
  apply({ rows, view, query, shares }, weight) {
    const extra = query.terms.slice(0, rows.terms).map(({ idf, frequency, kind }, term) => {
      const share = frequency / Math.max(1, view.liveUnits);
      const rare = frequency === 0 ? 1 : share < 0.01 ? 3 : share < 0.05 ? 2.25 : 1;
      return weight * (Math.max(rare, factors[kind]) - 1) * idf * (shares[term] as number);
    });
    for (let row = 0; row < rows.members; row++) {
      let sum = 0;
      for (let t = 0; t < rows.terms; t++) if (rows.tf[row * rows.terms + t] !== 0) sum += extra[t] ?? 0;
      rows.score[row] = (rows.score[row] as number) + sum;
    }
  },
};
