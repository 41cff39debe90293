import type { LociEvent } from '../model/events.js';
import type { Json } from '../model/json.js';
import type { Payload } from '../model/records.js';

/**
 * A read model: a fold over the events and their payloads. The state is owned by whoever folds; `evolve` is the only thing
 * that changes it, and depends on nothing but its arguments. Laws (each tested for every projection): folding all events
 * from the start equals folding them step by step; `decode(encode(state))` equals `state`; folding an erasure equals never
 * having folded what it erased, up to tombstones.
 */
export interface Projection<S> {
  readonly name: string;
  empty(): S;
  evolve(state: S, event: LociEvent, payload: Payload | undefined): void;
  /** The state as pages, by page name. */
  encode(state: S): ReadonlyMap<string, Uint8Array>;
  decode(pages: ReadonlyMap<string, Uint8Array>): S;
  /** The state in a form that two equal states share, by record id, without sequence numbers. */
  dump(state: S): Json;
}
