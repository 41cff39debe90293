import type { Json } from './json.js';

/** What sort of memory a record is. Order is part of the stored format: append only. */
export const kinds = ['episodic', 'semantic', 'fact', 'mistake', 'preference', 'procedure', 'note', 'chunk'] as const;
export type Kind = (typeof kinds)[number];

/** The truth of the ledger about a record. Order is part of the stored format: append only. */
export const standings = ['active', 'superseded', 'forgotten'] as const;
export type Standing = (typeof standings)[number];

/** How a record came into the store. Order is part of the stored format: append only. */
export const provenances = ['self', 'decomposed', 'shared', 'transferred', 'workspace', 'manual'] as const;
export type Provenance = (typeof provenances)[number];

/** Why a record was forgotten. Order is part of the stored format: append only. */
export const forgetCauses = ['asked', 'ancestor', 'derived', 'imported'] as const;
/**
 * `asked`: the caller named it; `ancestor`: it was superseded by a forgotten one; `derived`: it was drawn from a forgotten
 * one; `imported`: a tombstone that came with an import.
 */
export type ForgetCause = (typeof forgetCauses)[number];

/** Why a record was superseded. Order is part of the stored format: append only. */
export const supersedeCauses = [
  'amended',
  'contradicts',
  'updates',
  'merged',
  'restored',
  'resolved',
  'reloaded',
  'resent',
] as const;
/**
 * `amended`: its owner replaced it by name; `contradicts`, `updates`: a newer statement did, by the rules; `merged`: another
 * record says the same; `restored`: what it had replaced came back; `resolved`: an open question was settled against it;
 * `reloaded`: a later load said something else under its external id; `resent`: a later `remember` did.
 */
export type SupersedeCause = (typeof supersedeCauses)[number];

/** A pointer to something outside the store that a memory is about. */
export interface Ref {
  /** Lower case, such as `document` or `crm.contact`. */
  readonly type: string;
  readonly id: string;
  /** http or https. */
  readonly url?: string;
  readonly label?: string;
}

/** A lesson: what went wrong and what is right. */
export interface Mistake {
  readonly whatHappened: string;
  readonly correction: string;
  readonly rootCause?: string;
  readonly severity?: 'low' | 'medium' | 'high';
}

/** On whose behalf an actor wrote. */
export interface Principal {
  readonly id: string;
  readonly name?: string;
  readonly email?: string;
  readonly via?: string;
}

/** One time that a fact was said. The first stands for the record as it was stored, the others for what was merged into it. */
export interface Sighting {
  /** Milliseconds since 1970 UTC. */
  readonly at: number;
  readonly source?: string;
  readonly session?: string;
  readonly externalId?: string;
  readonly tags?: readonly string[];
  readonly refs?: readonly Ref[];
  /** The record that said it and was merged into this one. */
  readonly record?: string;
}

/** What an enricher said about a record, so that it is found by words that it does not have itself. At least one field is there. */
export interface Enrichment {
  /** What the record says, in other words. */
  readonly summary?: string;
  /** Words that somebody may look for it with. */
  readonly keywords?: readonly string[];
  /** Questions that it answers. */
  readonly questions?: readonly string[];
  /** What it is about. They are found like key words; no filter on tags knows them. */
  readonly tags?: readonly string[];
}

/**
 * Everything about a record that is text of its owner. It is stored apart from the events, so that forgetting can remove it
 * without touching history. Content is kept exactly (lone surrogates become U+FFFD).
 */
export interface Payload {
  readonly content: string;
  readonly tags?: readonly string[];
  readonly refs?: readonly Ref[];
  readonly source?: string;
  readonly category?: string;
  readonly speaker?: string;
  readonly session?: string;
  readonly channel?: string;
  readonly agent?: string;
  readonly createdBy?: string;
  readonly onBehalfOf?: Principal;
  readonly externalId?: string;
  readonly meta?: Json;
  readonly mistake?: Mistake;
  /** Why this record replaced its predecessor. On a tombstone: why it was forgotten. */
  readonly reason?: string;
  /** Words for what it is about: the name of the slot that it fills, such as `tone` or `login method`. Searchable. */
  readonly about?: readonly string[];
  /** Words for what the records were about that it replaced. Searchable; they go when one of those is forgotten. */
  readonly replaced?: readonly string[];
  /** Every time that it was said, once it was said more than once. */
  readonly sightings?: readonly Sighting[];
  /** Searchable; it goes when the content changes. */
  readonly enrichment?: Enrichment;
}

/** Whether a payload has nothing but its content, like most. */
export function isBare(payload: Payload): boolean {
  for (const field in payload) if (field !== 'content') return false;
  return true;
}

/** What a tombstone keeps: an empty content and perhaps the reason. */
export function tombstonePayload(reason: string | undefined): Payload {
  return reason === undefined ? { content: '' } : { content: '', reason };
}
