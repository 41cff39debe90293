import type { Hit } from './answers.js';
import type { ErrorData } from './errors.js';

/** How a new statement lies to what is known. */
export const relations = ['contradicts', 'updates', 'extends', 'duplicate', 'uncertain', 'unrelated'] as const;
export type RelationName = (typeof relations)[number];

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
