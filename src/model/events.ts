import type { CommitId, Digest, Ordinal, RecordId } from './ids.js';
import type { ForgetCause, Kind, Payload, Provenance, SupersedeCause } from './records.js';
import type { Charter } from './spaces.js';

/** The tables whose numbers rows hold. */
export const rowTables = ['space', 'session', 'actor', 'agent'] as const;
export type RowTable = (typeof rowTables)[number];

/**
 * The tables in which a name gets a number at its first use. Order is part of the stored format: append only. `foreign` holds
 * keys under which other stores made the digests of external ids that came here with their tombstones; `asked` holds digests of the
 * groups of records about which an enricher was asked, made of nothing but their ids.
 */
export const nameTables = [...rowTables, 'foreign', 'asked'] as const;
export type NameTable = (typeof nameTables)[number];

/** Where a record was drawn from: another record and, for an excerpt, the half-open range of its UTF-16 code units. */
export interface Source {
  readonly ordinal: Ordinal;
  readonly start: number;
  readonly end: number;
}

/** A name got its number. The name itself is payload of the records that use it; here is only its keyed digest. */
export interface Named {
  readonly type: 'named';
  readonly table: NameTable;
  /** 1, 2, 3 … per table; 0 means "none". */
  readonly number: number;
  readonly digest: Digest;
}

/** A record came into being, active. */
export interface Recorded {
  readonly type: 'recorded';
  readonly ordinal: Ordinal;
  readonly id: RecordId;
  readonly space: number;
  readonly actor: number;
  /** 0: readable by every agent. */
  readonly agent: number;
  /** 0: no session. */
  readonly session: number;
  readonly kind: Kind;
  readonly provenance: Provenance;
  /** Milliseconds since 1970 UTC, like every time in an event. */
  readonly storedAt: number;
  readonly eventTime?: number;
  readonly expiresAt?: number;
  /** 0 to 1. */
  readonly confidence: number;
  /** 0 to 1. */
  readonly importance?: number;
  readonly external?: Digest;
  readonly sources: readonly Source[];
}

/** A record was replaced by a newer one; which one is unknown only when an import did not bring it along. */
export interface Superseded {
  readonly type: 'superseded';
  readonly ordinal: Ordinal;
  readonly by?: Ordinal;
  readonly at: number;
  /** Absent where it is not known. */
  readonly cause?: SupersedeCause;
}

/** A record's fact was said again. Its payload travels along. */
export interface Sighted {
  readonly type: 'sighted';
  readonly ordinal: Ordinal;
  readonly at: number;
  /** How often it has been said now, 1 or more. */
  readonly times: number;
  /** From now on, 0 to 1. */
  readonly confidence: number;
  /** An external id that the record answers to from now on; it had none. */
  readonly external?: Digest;
}

/** Whether a record replaces an older one is an open question. */
export interface Questioned {
  readonly type: 'questioned';
  readonly ordinal: Ordinal;
  /** The older one. */
  readonly other: Ordinal;
  readonly at: number;
}

/** Two records both hold, whatever the rules think of them. */
export interface Settled {
  readonly type: 'settled';
  readonly ordinal: Ordinal;
  readonly other: Ordinal;
  readonly at: number;
}

/** Details of a record changed; its content did not. Absent fields keep their value, `null` clears. Its payload travels along. */
export interface Edited {
  readonly type: 'edited';
  readonly ordinal: Ordinal;
  readonly at: number;
  readonly expiresAt?: number | null;
  readonly importance?: number | null;
}

/**
 * A record lost a part of what it says, because what was drawn from it or what said it was forgotten. Its new payload travels
 * along, without an enrichment: that may speak of what is gone.
 */
export interface Blanked {
  readonly type: 'blanked';
  readonly ordinal: Ordinal;
  readonly at: number;
}

/** Somebody who understands texts said more about a record. Its payload travels along. */
export interface Enriched {
  readonly type: 'enriched';
  readonly ordinal: Ordinal;
  readonly at: number;
}

/** A record was forgotten for good. Its payload becomes a tombstone. */
export interface Forgotten {
  readonly type: 'forgotten';
  readonly ordinal: Ordinal;
  readonly at: number;
  readonly cause: ForgetCause;
}

/**
 * What holds in a shared space from now on. The record that it is about stands for the space; it lies in no space itself (number 0),
 * so that no handle ever sees it among memories. Its payload, with the names, travels along.
 */
export interface Chartered extends Charter {
  readonly type: 'chartered';
  readonly ordinal: Ordinal;
  readonly at: number;
}

/** What happened. Events hold no text that a caller gave: numbers, ids, times, codes and keyed digests only. */
export type LociEvent =
  | Named
  | Recorded
  | Superseded
  | Edited
  | Blanked
  | Forgotten
  | Sighted
  | Questioned
  | Settled
  | Enriched
  | Chartered;

/** An event about one record. */
export type RecordEvent = Exclude<LociEvent, Named>;

/** The unit of durability: events and payloads that become true together. */
export interface Commit {
  /** 1, 2, 3 … without gaps. The only order there is. */
  readonly sequence: number;
  readonly id: CommitId;
  readonly events: readonly LociEvent[];
  readonly payloads: ReadonlyMap<Ordinal, Payload>;
}
