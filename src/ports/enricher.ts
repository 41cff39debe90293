import type { Enrichment, Kind } from '../model/records.js';

/** What an enricher is told about a memory beside its text. */
export interface EnrichmentSubject {
  readonly kind: Kind;
  /** Who said it, where that is known. */
  readonly speaker?: string;
  /** When it happened, else when it was stored, in milliseconds since 1970 UTC. */
  readonly at: number;
}

/**
 * Says of one text what somebody who looks for it may ask: a summary in other words, key words, questions that it answers,
 * tags. `null`, `undefined` and an empty object mean that there is nothing to say.
 *
 * @param text what the memory says, in full
 * @param signal fires when nobody waits for the answer any more
 */
export type Enrich = (
  text: string,
  subject: EnrichmentSubject,
  signal?: AbortSignal,
) => Enrichment | null | undefined | Promise<Enrichment | null | undefined>;

/** A memory of a group, as an enricher is shown it. */
export interface GroupMember extends EnrichmentSubject {
  readonly id: string;
  /** What the memory says, in full. */
  readonly text: string;
}

/** What follows from several memories. */
export interface PatternStatement {
  /** A statement that stands by itself: at most 600 characters are kept. */
  readonly text: string;
  /** The ids of the memories that it follows from, at least two of those that were shown. */
  readonly sources: readonly string[];
}

/**
 * Says what follows from several memories together and none says alone: habits, preferences, plans. `null`, `undefined` and an empty
 * list mean that there is nothing to say; at most 10 statements are kept, one for the same sources.
 *
 * @param group at least two current memories of one owner and one scope that have words or a subject in common
 * @param signal fires when nobody waits for the answer any more
 */
export type Patterns = (
  group: readonly GroupMember[],
  signal?: AbortSignal,
) => readonly PatternStatement[] | null | undefined | Promise<readonly PatternStatement[] | null | undefined>;

/**
 * Somebody who understands texts, such as a language model. It is asked on the caller's side, and only by `enrich` and `improve`. What it says is checked
 * and cut to size; when it fails, is late or answers nonsense, the memory stays as it is.
 */
export interface Enricher {
  readonly enrich: Enrich;
  /** Asked by `improve` about groups of memories; absent: patterns are derived by the rules alone. */
  readonly patterns?: Patterns;
}
