import type { Digest, RecordId } from './ids.js';
import type { Json } from './json.js';
import type { PortableRecord } from './portable.js';
import type {
  Enrichment,
  Kind,
  Mistake,
  Principal,
  Provenance,
  Ref,
  Sighting,
  Standing,
  SupersedeCause,
} from './records.js';

/** One step of the way to a score. */
export interface Reason {
  readonly layer: string;
  /** The score after the layer minus the score before it. */
  readonly delta: number;
  readonly detail?: string;
}

/** A record as an answer shows it. */
export interface RecordView {
  readonly id: string;
  readonly standing: Standing;
  readonly content: string;
  /** The first sentence, at most 160 characters. */
  readonly summary: string;
  readonly kind: Kind;
  /** 0 to 1. */
  readonly confidence: number;
  readonly importance?: number;
  readonly provenance: Provenance;
  readonly externalId?: string;
  readonly source?: string;
  readonly category?: string;
  readonly tags: readonly string[];
  readonly refs: readonly Ref[];
  readonly meta?: Json;
  readonly mistake?: Mistake;
  /** Milliseconds since 1970 UTC, like every time in an answer. */
  readonly storedAt: number;
  readonly eventTime?: number;
  readonly expiresAt?: number;
  /** The space it lies in: `personal`, or the slug of a shared one. */
  readonly space: string;
  readonly session?: string;
  readonly channel?: string;
  readonly agent?: string;
  readonly speaker?: string;
  readonly createdBy?: string;
  readonly onBehalfOf?: Principal;
  /** The record that it was drawn from. */
  readonly parent?: string;
  /** The newest record of its chain, when it was replaced. */
  readonly supersededBy?: string;
  /** Why it replaced its predecessor, or on a tombstone why it was forgotten. */
  readonly reason?: string;
  readonly supersededAt?: number;
  /** Why it was replaced, as far as it is known. */
  readonly supersedeCause?: SupersedeCause;
  readonly forgottenAt?: number;
  /** How often it was said, 1 or more. */
  readonly sightings: number;
  readonly lastSighted?: number;
  /** Each time that it was said, once it was said more than once. */
  readonly said?: readonly Sighting[];
  /** Words for what it is about, and for what was replaced by it. */
  readonly about?: readonly string[];
  readonly replaced?: readonly string[];
  /** What an enricher said about it, and when. */
  readonly enrichment?: Enrichment;
  readonly enrichedAt?: number;
  /** Current records that it may not agree with: nobody has settled it yet. */
  readonly openQuestions?: readonly string[];
}

/** A record that answers a query. */
export interface Hit extends RecordView {
  /** Comparable within one answer. */
  readonly score: number;
  /** Comparable across queries and spaces, 0 to 1. */
  readonly relevance: number;
  /** Words of the query that it matched. */
  readonly matched: readonly string[];
  /** With `explain`: the steps to the score; their deltas add up to it. */
  readonly why?: readonly Reason[];
}

export interface SearchResult {
  readonly hits: readonly Hit[];
  /** Matches left out because they were below a floor. */
  readonly filteredOut: number;
  /** With `explain`: what was left out, and why. */
  readonly leftOut?: readonly { readonly id: string; readonly reason: string }[];
  /** Layers that did not run, with the reason. */
  readonly skipped: readonly string[];
  readonly tookMs: number;
  /** Pass it on to get the next page; absent on the last one. */
  readonly cursor?: string;
}

export interface Inspected {
  readonly records: readonly RecordView[];
  readonly cursor?: string;
}

export interface ExportPage {
  readonly records: readonly PortableRecord[];
  /** The key under which the external ids of its tombstones were digested. */
  readonly externalKey?: Digest;
  /** Where the next page starts; absent on the last one. */
  readonly next?: number;
}

/** A record as an enricher is shown it. */
export interface Enrichable {
  readonly id: RecordId;
  /** What it says, without parts that were corrected since. */
  readonly text: string;
  readonly kind: Kind;
  readonly speaker?: string;
  /** When it happened, else when it was stored, in milliseconds since 1970 UTC. */
  readonly at: number;
  /** Stands for its present state. */
  readonly seen: Digest;
}

export interface EnrichablePage {
  readonly records: readonly Enrichable[];
  /** How many records this page has looked at, and how many there are behind it. */
  readonly looked: number;
  readonly left: number;
  /** Where the next page starts; absent on the last one. */
  readonly next?: number;
}

/** Two records, the older one first. */
export type Pair = readonly [RecordId, RecordId];

/** What a survey has to say about one fact. */
export interface SurveyedFact {
  readonly id: RecordId;
  /** Equal for facts that say the same in the same words, up to their forms. */
  readonly words: Digest;
  /** Stand for slots that may have several values, each with what stands for a value that the fact gives. */
  readonly values: readonly (readonly [slot: Digest, value: Digest])[];
  /** Older facts of the same owner and scope that are near it, the nearest first. */
  readonly near: readonly RecordId[];
}

export interface SurveyPage {
  /** Pairs that say the same. */
  readonly duplicates: readonly Pair[];
  /** Pairs of which the newer one replaces the older one by the rules, and nobody has said that both hold. */
  readonly stale: readonly Pair[];
  readonly facts: readonly SurveyedFact[];
  /** How many facts this page has looked at; of the first page also how many there are. */
  readonly looked: number;
  readonly total?: number;
  /** Where the next page starts; absent on the last one. */
  readonly next?: number;
}

/** Groups of two facts or more about which nobody was asked yet, as an enricher is shown them. */
export interface ShownGroups {
  readonly groups: readonly (readonly Enrichable[])[];
}

/** What the engine knows about the store. */
export interface EngineStats {
  readonly records: { readonly active: number; readonly superseded: number; readonly forgotten: number };
  readonly spaces: number;
  readonly index: { readonly units: number; readonly terms: number; readonly bytes: number; readonly analyser: string };
}

/** What the host knows about where the bytes are. */
export interface StorageStats {
  readonly kind: string;
  readonly durability: 'none' | 'flushed' | 'synced';
  /** Browsers: whether the origin's storage is exempt from eviction. */
  readonly persisted?: boolean;
  /** Bytes, as far as the platform tells. */
  readonly usage?: number;
  readonly quota?: number;
  readonly generation: number;
  /** Values that were found damaged or missing, put aside or about to be. */
  readonly quarantined: number;
  /**
   * Whether everything that is stored was read once since the store was opened, as `lint` does it. Until then `quarantined` counts
   * what is missing, and what was found damaged by whoever needed it.
   */
  readonly checked: boolean;
  readonly state: 'ok' | 'storage-lost' | 'storage-replaced';
}

export interface Stats extends EngineStats {
  readonly storage: StorageStats;
  readonly models: readonly { readonly id: string; readonly state: string; readonly progress?: number }[];
  readonly lastError?: { readonly code: string; readonly message: string };
}

export interface Finding {
  readonly check: string;
  readonly level: 'error' | 'warning';
  readonly ids: readonly string[];
  readonly detail: string;
}

/** What the engine has found without reading the bytes. */
export interface EngineLint {
  readonly findings: readonly Finding[];
}

export interface LintReport extends EngineLint {
  /** No error-level finding; with `strict` no warning either. */
  readonly ok: boolean;
}

export interface Analysis {
  readonly tokens: readonly string[];
  readonly language?: string;
}
