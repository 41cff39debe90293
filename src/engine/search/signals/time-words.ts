import { type Layer, multiply, type RowContext } from '../layers/layer.js';
import { traits } from '../traits.js';

/** A question that asks when is answered by a record that says when. */
export const timeWords: Layer<RowContext> = {
  name: 'timeWords',
  apply(context, weight) {
    if (!context.intent.when) return;
    const { rows } = context;
    multiply(context, weight, (row) => ((rows.traits[row] as number) & traits.time) !== 0);
  },
};
