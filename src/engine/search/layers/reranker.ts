import type { Layer, RowContext } from './layer.js';

/** Layer 10: meaning, when somebody has vectors: x (1 + weight x cosine) for records whose vector is near the query's. */
export const reranker: Layer<RowContext> = {
  name: 'reranker',
  apply({ rows, similarity }, weight) {
    if (similarity === undefined) return;
    for (let row = 0; row < rows.members; row++) {
      const near = similarity(rows.ordinal[row] as number) ?? 0;
      if (near > 0) rows.score[row] = (rows.score[row] as number) * (1 + weight * near);
    }
  },
};
