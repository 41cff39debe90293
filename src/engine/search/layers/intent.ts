import { traits } from '../traits.js';
import { type Layer, multiply, type RowContext } from './layer.js';

/** Layer 7: what sort of answer the question wants: an instruction, a person or a thing with a name, a number, a reason. */
export const intent: Layer<RowContext> = {
  name: 'intent',
  apply(context, weight) {
    const { rows, intent: asked } = context;
    const boost = (factor: number, bit: number) =>
      multiply(context, 1 + weight * (factor - 1), (row) => ((rows.traits[row] as number) & bit) !== 0);
    if (asked.howTo) boost(1.25, traits.steps);
    if (asked.entity) boost(1.2, traits.name);
    if (asked.howMany) boost(1.15, traits.number);
    if (asked.why) boost(1.15, traits.reason);
    if (asked.when) boost(1.15, traits.time);
  },
};
