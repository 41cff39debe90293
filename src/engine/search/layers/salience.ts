import { type Layer, multiply, type RowContext } from './layer.js';

/** Shorter records are all beginning. */
const longEnough = 20;

/** Layer 5: in a longer record a match in the first tenth says that the record is about it. */
export const salience: Layer<RowContext> = {
  name: 'salience',
  apply(context, weight) {
    const { rows } = context;
    multiply(
      context,
      1 + 0.1 * weight,
      (row) => (rows.length[row] as number) >= longEnough && (rows.place[row] as number) < 0.1,
    );
  },
};
