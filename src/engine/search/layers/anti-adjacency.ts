import { traits } from '../traits.js';
import { type Layer, multiply, type RowContext } from './layer.js';

/** Layer 12: a record on the topic that cannot hold the answer: a question itself, or without any number, name or time where one is asked for. */
export const antiAdjacency: Layer<RowContext> = {
  name: 'antiAdjacency',
  apply(context, weight) {
    const { rows, intent } = context;
    if (!intent.specific) return;
    const wanted = intent.when
      ? traits.time | traits.number
      : intent.howMany
        ? traits.number
        : traits.name | traits.number | traits.code;
    const bits = (row: number) => rows.traits[row] as number;
    const asks = (row: number) => (bits(row) & traits.asks) !== 0;
    const concrete = (row: number) => (bits(row) & wanted) !== 0;
    multiply(context, 1 - 0.4 * Math.min(1, weight), (row) => asks(row) && !concrete(row));
    multiply(context, 1 - 0.15 * Math.min(1, weight), (row) => !asks(row) && !concrete(row));
  },
};
