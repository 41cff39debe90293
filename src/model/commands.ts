import type { Pair } from './answers.js';
import type { Digest, RecordId } from './ids.js';
import type { Json } from './json.js';
import type { Adopted, Enriched, Forgotten, Improved, LoadedItem, Remembered } from './outcomes.js';
import type { Excerpt, PortableRecord } from './portable.js';
import type { Enrichment, Kind, Mistake, Provenance, Ref } from './records.js';
import type { Access } from './scope.js';
import type { Role, SpaceErased, SpaceView } from './spaces.js';

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

export type * from './outcomes.js';
export { relations } from './outcomes.js';
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

/** What an enricher said of a group of records that it was shown. */
export interface GroupSaid {
  /** The group, and for each record what stood for its state: what was said about an earlier state is dropped. */
  readonly shown: readonly Pick<EnrichItem, 'id' | 'seen'>[];
  readonly statements: readonly Derivation[];
}

/** A statement, and the records of the group that it follows from. */
export interface Derivation {
  readonly content: string;
  readonly sources: readonly RecordId[];
}

/** Merges records that say the same, and derives patterns. What no longer holds of what it names is passed over. */
export interface ImproveCommand {
  readonly type: 'improve';
  readonly access: Access;
  /** Says what would change and changes nothing; ids of derived records are then empty. */
  readonly dryRun: boolean;
  readonly compare?: Comparing;
  /** Records that may say the same, as a survey has found them. */
  readonly duplicates: readonly Pair[];
  /** Records that may make a pattern together, by the rules. */
  readonly patterns: readonly (readonly RecordId[])[];
  readonly said: readonly GroupSaid[];
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

/** What is to hold in a shared space. */
export type SpaceChange =
  | { readonly verb: 'create'; readonly slug: string; readonly name: string }
  | {
      readonly verb: 'update';
      /** Its slug or its id. */
      readonly space: string;
      readonly name?: string;
      readonly archived?: boolean;
      readonly llmInference?: boolean;
    }
  | {
      readonly verb: 'member';
      readonly space: string;
      readonly user: string;
      /** Absent: no member any more. */
      readonly role?: Role;
    };

export interface SpaceCommand {
  readonly type: 'space';
  /** Of a handle's user; which space it stands in does not matter. */
  readonly access: Access;
  readonly change: SpaceChange;
}

/** Erases a shared space with everything in it. */
export interface EraseSpaceCommand {
  readonly type: 'eraseSpace';
  readonly access: Access;
  readonly space: string;
  /** Must be its slug. */
  readonly confirm: string;
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
  | AdoptCommand
  | SpaceCommand
  | EraseSpaceCommand;

/** Upkeep of the store itself; the host does it. */
export type UpkeepCommand =
  | { readonly type: 'compact' }
  | { readonly type: 'reindex' }
  | { readonly type: 'destroy' }
  | { readonly type: 'persist' };

export type Command = EngineCommand | UpkeepCommand;

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
  readonly space: SpaceView;
  readonly eraseSpace: SpaceErased;
  readonly compact: null;
  readonly reindex: null;
  readonly destroy: null;
  readonly persist: boolean;
}

export type CommandResult<C extends Command> = CommandResults[C['type']];
