import type { Ordinal } from '../../model/ids.js';

/** What the search asks about records besides their words. It is read at question time, so nothing of it is stored twice. */
export interface RecordFacts {
  /** The session that a record belongs to; 0 = none. */
  sessionOf(ordinal: Ordinal): number;
  /** Whether it was chatted, whoever spoke: what stands beside a turn of a conversation speaks for it, what stands beside a fact does not. */
  isTurn(ordinal: Ordinal): boolean;
  /** When it happened, in milliseconds since 1970 UTC. */
  momentOf(ordinal: Ordinal): number;
  /** Whether the asker may read it at all: a record that may not be read is no evidence for its neighbours either. */
  isReadable(ordinal: Ordinal): boolean;
}

/** Nothing is known: signals that need sessions or times stay silent. */
export const noFacts: RecordFacts = {
  sessionOf: () => 0,
  isTurn: () => false,
  momentOf: () => 0,
  isReadable: () => true,
};
