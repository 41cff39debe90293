import { b, delta, k1 } from '../bm25.js';
import type { Layer, RowContext } from '../layers/layer.js';
import type { Rows } from '../rows.js';
import { traits } from '../traits.js';

/** The stretch of conversation around a turn holds about so many content terms (some 220 words). */
const windowTerms = 110;

/** BM25 over the turn together with the turns around it, grown both ways inside its session. */
export const window: Layer<RowContext> = {
  name: 'window',
  apply(context, weight) {
    const { rows } = context;
    for (let row = 0; row < rows.members; row++) {
      if (rows.session[row] !== 0) rows.score[row] = (rows.score[row] as number) + weight * windowScore(context, row);
    }
  },
};

/** Four terms of a script without spaces take as much room as one content term between the little words of others. */
function lengthOf(rows: Rows, row: number): number {
  const length = rows.length[row] as number;
  return ((rows.traits[row] as number) & traits.dense) === 0 ? length : length / 4;
}

const sums = new Float64Array(256);

function windowScore({ rows, query, shares }: RowContext, row: number): number {
  const { terms } = rows;
  for (let t = 0; t < terms; t++) sums[t] = rows.tf[row * terms + t] as number;
  let length = lengthOf(rows, row);
  let left = rows.neighbour(row, -1);
  let right = rows.neighbour(row, 1);
  while (length < windowTerms && (left >= 0 || right >= 0)) {
    for (const side of [left, right]) {
      if (side < 0) continue;
      for (let t = 0; t < terms; t++) sums[t] = (sums[t] as number) + (rows.tf[side * terms + t] as number);
      length += lengthOf(rows, side);
    }
    if (left >= 0) left = rows.neighbour(left, -1);
    if (right >= 0) right = rows.neighbour(right, 1);
  }
  const norm = k1 * (1 - b + (b * length) / windowTerms);
  let score = 0;
  for (let t = 0; t < terms; t++) {
    const tf = sums[t] as number;
    if (tf === 0) continue;
    score += (query.terms[t]?.idf ?? 0) * (shares[t] as number) * ((tf * (k1 + 1)) / (tf + norm) + delta);
  }
  return score;
}
