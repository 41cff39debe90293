import type { ErrorData } from './errors.js';
import type { Digest, RecordId } from './ids.js';
import type { Json } from './json.js';
import type { Excerpt, PortableRecord } from './portable.js';
import type { Hit } from './queries.js';
import type { Enrichment, Kind, Mistake, Provenance, Ref } from './records.js';
import type { Access } from './scope.js';

/** A memory to be stored, checked and in canonical form: tags normalised, references unique, times in milliseconds. */
export interface NewItem {
  readonly content: string;
  readonly kind: Kind;
  readonly tags: readonly string[];
  readonly refs: readonly Ref[];
  readonly source?: string;
  readonly category?: string;
  readonly speaker?: string;
  readonly session?: string;
  readonly channel?: string;
  readonly meta?: Json;
  readonly mistake?: Mistake;
  readonly externalId?: string;
  readonly eventTime?: number;
  /** Milliseconds from being stored until it is no longer recalled. */
  readonly ttl?: number;
  readonly importance?: number;
  readonly confidence: number;
  readonly provenance: Provenance;
  readonly derivedFrom: readonly Excerpt[];
  /** Whether it is related to what is known before it is stored; absent: no. */
  readonly relate?: boolean;
}

/** How a new statement lies to what is known. */
export const relations = ['contradicts', 'updates', 'extends', 'duplicate', 'uncertain', 'unrelated'] as const;
export type RelationName = (typeof relations)[number];

export type { Excerpt, PortableRecord };

/** What an external id that is already in use does to a resent item whose content differs. */
export type OnExisting = 'amend' | 'skip' | 'error';

/** How much is compared, and how much must agree. */
export interface Comparing {
  /** The least Jaccard index of content words for a duplicate, 0 to 1; default 0.85. */
  readonly duplicateSimilarity?: number;
  /** As many records as the words of an item bring to be compared with it, 1 to 100; default 14. */
  readonly scanK?: number;
  /** The least share of an item's words, by their rarity, that such a record has, 0 to 1; default 0.1 in a large space, 0 in a small one. */
  readonly minSimilarity?: number;
}

/** Stores items: all of them in one commit, or none. */
export interface RememberCommand {
  readonly type: 'remember';
  readonly access: Access;
  readonly items: readonly NewItem[];
  readonly onExisting: OnExisting;
  /** Whether an item whose external id was forgotten is stored again. Bulk loads and imports say no. */
  readonly revive: boolean;
  readonly compare?: Comparing;
  /** Whether an item that fails is reported in its place, instead of failing the command. */
  readonly itemwise: boolean;
  /** Says what would happen and stores nothing; a new item's id is then empty. */
  readonly dryRun: boolean;
}

export interface AmendCommand {
  readonly type: 'amend';
  readonly access: Access;
  readonly id: RecordId;
  readonly content: string;
  readonly reason?: string;
  readonly eventTime?: number;
}

/** New values of a record's details; absent ones stay as they are, `null` clears. */
export interface Details {
  readonly tags?: readonly string[] | null;
  readonly refs?: readonly Ref[] | null;
  readonly category?: string | null;
  readonly meta?: Json;
  readonly importance?: number | null;
  readonly ttl?: number | null;
}

export interface EditCommand {
  readonly type: 'edit';
  readonly access: Access;
  readonly id: RecordId;
  readonly details: Details;
}

/** Undoes a supersede or a merge: a new record with the content of the one that was replaced. */
export interface RestoreCommand {
  readonly type: 'restore';
  readonly access: Access;
  readonly id: RecordId;
  readonly reason?: string;
}

/** Settles whether the newer of two records replaces the older one. */
export interface ResolveCommand {
  readonly type: 'resolve';
  readonly access: Access;
  readonly pair: readonly [RecordId, RecordId];
  readonly choice: 'both' | 'replace';
  /** With `replace`: what the newer one does to the older one, as far as it is known. */
  readonly relation?: 'contradicts' | 'updates' | 'duplicate';
}

/** What an enricher said about a record that it was shown. */
export interface EnrichItem {
  readonly id: RecordId;
  /** From the page that showed the record: what was said about an earlier state of it is dropped. */
  readonly seen: Digest;
  readonly enrichment: Enrichment;
}

/** Adds to records what an enricher said about them. What comes too late for a record changes nothing. */
export interface EnrichCommand {
  readonly type: 'enrich';
  readonly access: Access;
  readonly items: readonly EnrichItem[];
  /** Whether a record that was enriched before is enriched anew. */
  readonly overwrite: boolean;
}

/** Merges records that say the same, and derives patterns. */
export interface ImproveCommand {
  readonly type: 'improve';
  readonly access: Access;
  /** Says what would change and changes nothing; ids of derived records are then empty. */
  readonly dryRun: boolean;
  readonly compare?: Comparing;
}

/** What to forget. Several keys narrow. */
export interface ForgetTarget {
  readonly ids?: readonly RecordId[];
  readonly query?: string;
  /** A request to forget, in the words of a person: what it names is looked for. A question names nothing. */
  readonly description?: string;
  /** Records that have every word of it. */
  readonly topic?: string;
  /** Records that have every word of this name. */
  readonly entity?: string;
  readonly session?: string;
  readonly source?: string;
  readonly externalId?: string;
  readonly ref?: { readonly type: string; readonly id: string };
  /** Records whose moment (`eventTime`, else `storedAt`) lies before this one. */
  readonly before?: number;
  /** Everything in the personal space of this user. */
  readonly user?: string;
}

export interface ForgetCommand {
  readonly type: 'forget';
  readonly access: Access;
  readonly target: ForgetTarget;
  readonly reason?: string;
  /** Takes all matches of a query, where otherwise several good ones forget nothing. */
  readonly all: boolean;
  readonly dryRun: boolean;
}

/** Takes over records of another store with their ids, times, chains and tombstones. Known ones stay as they are. */
export interface AdoptCommand {
  readonly type: 'adopt';
  readonly access: Access;
  readonly records: readonly PortableRecord[];
  /** The key under which the store of the export made the digests of external ids. */
  readonly externalKey?: Digest;
  /** Says what would happen and stores nothing. */
  readonly dryRun: boolean;
}

/** A command that the engine decides. */
export type EngineCommand =
  | RememberCommand
  | AmendCommand
  | EditCommand
  | RestoreCommand
  | ResolveCommand
  | EnrichCommand
  | ImproveCommand
  | ForgetCommand
  | AdoptCommand;

/** Upkeep of the store itself; the host does it. */
export type UpkeepCommand =
  | { readonly type: 'compact' }
  | { readonly type: 'reindex' }
  | { readonly type: 'destroy' }
  | { readonly type: 'persist' };

export type Command = EngineCommand | UpkeepCommand;

/**
 * `stored`: a new record; `amended`: a new record in the place of the one with its external id; `unchanged`, `updated`: that one
 * as it was, or with other details; `duplicate`: a record that says the same was there; `gated`: not stored, as it is a request.
 */
export type RememberStatus = 'stored' | 'amended' | 'unchanged' | 'updated' | 'duplicate' | 'gated';

/** A record that may not agree with a new one. Both hold until somebody settles it. */
export interface PossibleConflict {
  readonly id: string;
  /** What the new record says, at most 160 characters. */
  readonly mine: string;
  readonly theirs: string;
  readonly signal: 'numeric' | 'negation' | 'slot' | 'near-duplicate';
}

/** What became of one remembered item. */
export interface Remembered {
  /** The record that now says it; empty when nothing was stored. */
  readonly id: string;
  readonly status: RememberStatus;
  readonly relation: RelationName;
  /** `caller`: by an external id, by naming the record, or because nothing was asked. */
  readonly decidedBy: 'rules' | 'judge' | 'caller';
  /** Why the rules said so: a fixed word such as `new-value`, never text of a memory. Of `amend` and `restore`: what the caller gave. */
  readonly reason?: string;
  readonly possibleConflicts: readonly PossibleConflict[];
  /** Records that it replaced. */
  readonly superseded: readonly string[];
}

/** What became of one item of a bulk load. */
export type LoadedItem =
  | Remembered
  /** It was forgotten before and stays so. */
  | { readonly status: 'forgotten' }
  | { readonly status: 'failed'; readonly error: ErrorData };

/** The receipt of a forget, or with `dryRun` its preview. */
export interface Forgotten {
  readonly status: 'forgotten' | 'none' | 'ambiguous';
  /** Whether this is a preview: `forgotten` then means that it would be, and nothing has changed. */
  readonly dryRun: boolean;
  /** Every record that is gone, the named ones first. */
  readonly ids: readonly string[];
  /** Named records that had been forgotten before. */
  readonly already: readonly string[];
  /** Among `ids`: those that went because they were drawn from a forgotten one. */
  readonly derived: readonly string[];
  /** Records in which the span that a forgotten one was drawn from is now blank. */
  readonly blanked: readonly string[];
  /** Records that something else says too: only what the target named was taken out of them. */
  readonly kept?: readonly string[];
  /** Records that were derived anew from what is left, in the place of derived ones. */
  readonly renewed?: readonly string[];
  /** Other records that share rare words with the forgotten ones. */
  readonly alsoMentioned: readonly string[];
  readonly reason: string;
  /** With `ambiguous`: the matches to choose from; with `none` after a description: what may have been meant. */
  readonly candidates?: readonly Hit[];
}

/** What an improvement did, or with `dryRun` would do. */
export interface Improved {
  /** Whether this is a preview, and nothing has changed. */
  readonly dryRun: boolean;
  /** Records that said the same, and the one that says it now. */
  readonly merged: readonly { readonly id: string; readonly superseded: readonly string[] }[];
  /** New records, each drawn from at least two living ones. */
  readonly derived: readonly { readonly id: string; readonly sources: readonly string[] }[];
}

/** Which records were enriched. */
export interface Enriched {
  readonly ids: readonly string[];
}

export interface Adopted {
  readonly outcomes: readonly {
    readonly id: string;
    readonly status: 'stored' | 'unchanged' | 'forgotten' | 'failed';
    readonly error?: ErrorData;
  }[];
}

/** The result type of each command type. */
export interface CommandResults {
  readonly remember: readonly LoadedItem[];
  readonly amend: Remembered;
  readonly edit: Remembered;
  readonly restore: Remembered;
  readonly resolve: null;
  readonly enrich: Enriched;
  readonly improve: Improved;
  readonly forget: Forgotten;
  readonly adopt: Adopted;
  readonly compact: null;
  readonly reindex: null;
  readonly destroy: null;
  readonly persist: boolean;
}

export type CommandResult<C extends Command> = CommandResults[C['type']];
