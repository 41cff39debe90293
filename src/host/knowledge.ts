import type { Decider } from '../engine/decider.js';
import type { Engine } from '../engine/engine.js';

/**
 * What weighs most and is full of words: how languages are read, and how commands are decided. Whoever opens a host decides whether
 * it comes along or is loaded when first needed.
 */
export interface Knowledge {
  /** Makes every language known; awaited before the store is read, since it decides how texts become terms. */
  languages(): Promise<void> | void;
  /** What decides on the states of an engine; awaited before the first command and the first question of upkeep. */
  decider(engine: Engine): Promise<Decider> | Decider;
}
