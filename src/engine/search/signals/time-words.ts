import { type Layer, multiply, type RowContext } from '../layers/layer.js';
import { traits } from '../traits.js';

/** A question that asks when is answered by a record that says when. */
export const timeWords: Layer<RowContext> = {
  name: 'timeWords',
  apply(context, weight) {
    const { rows } = context;
    if ((rows.seen & traits.time) === 0 || !context.intent.when) return;
    multiply(context, weight, (row) => ((rows.traits[row] as number) & traits.time) !== 0);
  },
};
