import type { Digest, RecordId } from './ids.js';
import type { ForgetCause, Kind, Payload, Provenance, Standing, SupersedeCause } from './records.js';

/** Where a memory was drawn from: a longer record and the half-open range of its UTF-16 code units. */
export interface Excerpt {
  readonly id: RecordId;
  readonly start: number;
  readonly end: number;
}

/** Whether a record replaces an older one: open, or settled so that both hold. */
export interface PortableQuestion {
  readonly id: RecordId;
  readonly open: boolean;
}

/** A record as an export carries it. */
export interface PortableRecord {
  readonly id: RecordId;
  readonly standing: Standing;
  readonly kind: Kind;
  readonly provenance: Provenance;
  readonly storedAt: number;
  readonly eventTime?: number;
  readonly expiresAt?: number;
  readonly confidence: number;
  readonly importance?: number;
  readonly supersededBy?: RecordId;
  readonly supersededAt?: number;
  readonly supersedeCause?: SupersedeCause;
  /** How often it was said, when more than once, and when last. */
  readonly times?: number;
  readonly lastSighted?: number;
  readonly enrichedAt?: number;
  readonly forgottenAt?: number;
  readonly forgetCause?: ForgetCause;
  readonly external?: Digest;
  readonly derivedFrom: readonly Excerpt[];
  /** Older records that it may replace: nobody has settled it yet, or somebody has said that both hold. */
  readonly questions?: readonly PortableQuestion[];
  readonly payload: Payload;
}
