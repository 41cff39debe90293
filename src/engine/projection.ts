import type { MemoryError } from '../model/errors.js';
import type { Commit } from '../model/events.js';

/** What a projection folds: the events of a commit, and the newest payload of each record that they are about. */
export type Facts = Pick<Commit, 'events' | 'payloads'>;

/**
 * A read model: a fold over the commits of a store, and a part of the state `S` of the whole engine. Projections run in a fixed
 * order; each may look at those before it, which have taken the commit in already. Laws, tested for every projection:
 * folding all commits from the start gives what was built step by step; `decode(encode(state))` equals `state`; folding an
 * erasure equals never having folded what it erased, up to tombstones.
 */
export interface Projection<S> {
  readonly name: string;
  /**
   * The only thing that changes this part of the state; it depends on nothing but its arguments.
   *
   * @param onFault told of an event that does not fit the state, which happens only after damage; the event is left out
   */
  evolve(state: S, facts: Facts, onFault: (fault: MemoryError) => void): void;
  /** This part of the state as pages, by page name. */
  encode(state: S): ReadonlyMap<string, Uint8Array>;
  /** Fills this part of a state whose earlier parts are there. @throws MemoryError `corrupt`, `newer_format` */
  decode(state: S, pages: ReadonlyMap<string, Uint8Array>): void;
}
