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

/**
 * Somebody who understands texts, such as a language model. It is asked on the caller's side, and only by `enrich`. What it says is checked
 * and cut to size; when it fails, is late or answers nonsense, the memory stays as it is.
 */
export interface Enricher {
  readonly enrich: Enrich;
}
