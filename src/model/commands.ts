import type { ErrorData } from './errors.js';
import type { RecordId } from './ids.js';
import type { Json } from './json.js';
import type { Excerpt, PortableRecord } from './portable.js';
import type { Hit } from './queries.js';
import type { Kind, Mistake, Provenance, Ref } from './records.js';
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
}

export type { Excerpt, PortableRecord };

/** What an external id that is already in use does to a resent item whose content differs. */
export type OnExisting = 'amend' | 'skip' | 'error';

/** Stores items: all of them in one commit, or none. */
export interface RememberCommand {
  readonly type: 'remember';
  readonly access: Access;
  readonly items: readonly NewItem[];
  readonly onExisting: OnExisting;
  /** Whether an item whose external id was forgotten is stored again. Bulk loads and imports say no. */
  readonly revive: boolean;
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

/** What to forget. Several keys narrow. */
export interface ForgetTarget {
  readonly ids?: readonly RecordId[];
  readonly query?: string;
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
  /** Says what would happen and stores nothing. */
  readonly dryRun: boolean;
}

/** A command that the engine decides. */
export type EngineCommand = RememberCommand | AmendCommand | EditCommand | ForgetCommand | AdoptCommand;

/** Upkeep of the store itself; the host does it. */
export type UpkeepCommand =
  | { readonly type: 'compact' }
  | { readonly type: 'reindex' }
  | { readonly type: 'destroy' }
  | { readonly type: 'persist' };

export type Command = EngineCommand | UpkeepCommand;

export type RememberStatus = 'stored' | 'amended' | 'unchanged' | 'updated';

/** What became of one remembered item. */
export interface Remembered {
  /** The record that now says it. */
  readonly id: string;
  readonly status: RememberStatus;
  /** Records that it replaced. */
  readonly superseded: readonly string[];
}

/** What became of one item of a bulk load. */
export type LoadedItem =
  | { readonly status: RememberStatus; readonly id: string; readonly superseded: readonly string[] }
  /** It was forgotten before and stays so. */
  | { readonly status: 'forgotten' }
  | { readonly status: 'failed'; readonly error: ErrorData };

/** The receipt of a forget, or with `dryRun` its preview. */
export interface Forgotten {
  readonly status: 'forgotten' | 'none' | 'ambiguous';
  /** Every record that is gone, the named ones first. */
  readonly ids: readonly string[];
  /** Named records that had been forgotten before. */
  readonly already: readonly string[];
  /** Among `ids`: those that went because they were drawn from a forgotten one. */
  readonly derived: readonly string[];
  /** Records in which the span that a forgotten one was drawn from is now blank. */
  readonly blanked: readonly string[];
  /** Other records that share rare words with the forgotten ones. */
  readonly alsoMentioned: readonly string[];
  readonly reason: string;
  /** With `ambiguous`: the matches to choose from. */
  readonly candidates?: readonly Hit[];
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
  readonly forget: Forgotten;
  readonly adopt: Adopted;
  readonly compact: null;
  readonly reindex: null;
  readonly destroy: null;
  readonly persist: boolean;
}

export type CommandResult<C extends Command> = CommandResults[C['type']];
