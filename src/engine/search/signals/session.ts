import type { Layer, RowContext } from '../layers/layer.js';
import { severalAsked } from './several.js';

/**
 * Turns of a session that as a whole fits the question count more: x (1 + weight x the session's share of the best one). Where several things
 * are asked for, the shares come nearer to 1.
 */
export const session: Layer<RowContext> = {
  name: 'session',
  apply(context, weight) {
    const { rows, query, shares } = context;
    const { terms } = rows;
    const apart = Math.max(0, 1 - severalAsked(context));
    const found = new Map<number, Float64Array>();
    for (let row = 0; row < rows.members; row++) {
      const own = rows.session[row] as number;
      if (own === 0) continue;
      let sums = found.get(own);
      if (sums === undefined) {
        sums = new Float64Array(terms);
        found.set(own, sums);
      }
      for (let t = 0; t < terms; t++) sums[t] = (sums[t] as number) + (rows.tf[row * terms + t] as number);
    }
    if (found.size < 2) return;
    const scores = new Map<number, number>();
    let best = 0;
    for (const [number, sums] of found) {
      let score = 0;
      for (let t = 0; t < terms; t++) {
        const tf = sums[t] as number;
        if (tf > 0) score += (query.terms[t]?.idf ?? 0) * (shares[t] as number) * ((tf * 2.2) / (tf + 1.2));
      }
      scores.set(number, score);
      best = Math.max(best, score);
    }
    if (best === 0) return;
    for (let row = 0; row < rows.members; row++) {
      const share = (scores.get(rows.session[row] as number) ?? 0) / best;
      rows.score[row] = (rows.score[row] as number) * (1 + weight * (1 - apart * (1 - share)));
    }
  },
};
