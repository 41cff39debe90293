import type { Ordinal } from '../model/ids.js';
import type { Payload } from '../model/records.js';

/** What a decision needs from the outside world, handed in. */
export interface Env {
  /** Milliseconds since 1970 UTC. */
  readonly now: number;
  /** A fresh id; asked again after a conflict it gives the same ids in the same order. */
  newId(): string;
}

/** What must be at hand before a decision or an answer can be made. */
export interface Needs {
  /** Numbers of the spaces whose index must be loaded. */
  readonly spaces: readonly number[];
  /** Records whose payloads must be loaded. */
  readonly ordinals: readonly Ordinal[];
}

export const nothingNeeded: Needs = { spaces: [], ordinals: [] };

/** Payloads that were loaded. A record that is absent here is gone or damaged. */
export type Texts = ReadonlyMap<Ordinal, Payload>;

/** An answer, or what it still needs and how to go on with it. */
export type Step<A> =
  | { readonly done: true; readonly answer: A }
  | { readonly done: false; readonly needs: Needs; readonly next: (texts: Texts) => Step<A> };

export function answered<A>(answer: A): Step<A> {
  return { done: true, answer };
}
