import type { RowContext } from '../layers/layer.js';

/**
 * What a question asks for several of ("what books has Ada read") was said in several conversations, and mostly by the one named. Above 0 where
 * it does: by how much of the way other sessions come nearer to the best one, and by how much more who is named counts before others, and half
 * so much more what they say of themselves.
 */
export function severalAsked({ weights, intent }: RowContext): number {
  return weights.several > 0 && intent.several ? weights.several : 0;
}
