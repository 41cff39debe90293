import { type Layer, multiply, type RowContext } from '../layers/layer.js';
import { traits } from '../traits.js';

/**
 * Who asks for help wants it the way they once said that they want it: "always …", "when I ask …", "I prefer …". It holds for every request on
 * its topic, so it answers questions with which it has few words in common. What an assistant said is nobody's wish.
 */
export const wishes: Layer<RowContext> = {
  name: 'wishes',
  apply(context, weight) {
    if ((context.rows.seen & traits.wish) === 0 || !context.intent.request) return;
    const { rows } = context;
    const telling = traits.wish | traits.fromAssistant;
    multiply(context, weight, (row) => ((rows.traits[row] as number) & telling) === traits.wish);
  },
};
