import { isBare, type Payload } from '../../model/records.js';
import { analyse } from '../text/analyse.js';

/**
 * Everything in the index is a term of one dictionary. A term of the content stands as it is; a term of another field begins
 * with a control character, which no analysed word contains. So fields load, filter and erase like words.
 */

/** Whole values, for filters. */
export const valueFields = {
  tag: '\u0001',
  refType: '\u0002',
  /** The type, a NUL, the id: see {@link refValue}. */
  ref: '\u0003',
  category: '\u0004',
  speaker: '\u0005',
  source: '\u0006',
  channel: '\u0007',
} as const;
export type ValueField = keyof typeof valueFields;

/** Words of the short fields, for searching. */
export const wordFields = {
  tags: '\u0011',
  category: '\u0012',
  source: '\u0013',
  speaker: '\u0014',
  about: '\u0015',
  // In between, \u0016 and \u0017 are the fields of said dates.
  summary: '\u0018',
  keywords: '\u0019',
  questions: '\u001a',
} as const;
export type WordField = keyof typeof wordFields;

/** Fields whose words an enricher said and nobody else. Each is a part of the search with a weight of its own. */
const enrichedFields = ['summary', 'keywords', 'questions'] as const satisfies readonly WordField[];
export type EnrichedField = (typeof enrichedFields)[number];

export function isEnriched(field: WordField): field is EnrichedField {
  return enrichedFields.some((enriched) => enriched === field);
}

/** The first character that can begin a term of the content. */
export const firstContentByte = 0x20;

/** The value of a reference in the field `ref`. */
export function refValue(type: string, id: string): string {
  return `${type}\u0000${id}`;
}

/** All terms of a record's short fields: each value once, and the words of the searchable ones. */
export function fieldTerms(payload: Payload): readonly string[] {
  if (isBare(payload)) return [];
  const terms = new Set<string>();
  const value = (field: ValueField, text: string) => terms.add(valueFields[field] + text);
  const words = (field: WordField, text: string) => analyse(text, (term) => terms.add(wordFields[field] + term));
  for (const tag of payload.tags ?? []) {
    value('tag', tag);
    words('tags', tag);
  }
  for (const ref of payload.refs ?? []) {
    value('refType', ref.type);
    value('ref', refValue(ref.type, ref.id));
    if (ref.label !== undefined) words('tags', ref.label);
  }
  if (payload.category !== undefined) {
    value('category', payload.category);
    words('category', payload.category);
  }
  if (payload.speaker !== undefined) {
    value('speaker', payload.speaker);
    words('speaker', payload.speaker);
  }
  if (payload.source !== undefined) {
    value('source', payload.source);
    words('source', payload.source);
  }
  for (const { source } of payload.sightings ?? []) {
    if (source === undefined || source === payload.source) continue;
    value('source', source);
    words('source', source);
  }
  for (const text of payload.about ?? []) words('about', text);
  for (const text of payload.replaced ?? []) words('about', text);
  if (payload.channel !== undefined) value('channel', payload.channel);
  if (payload.enrichment !== undefined) {
    const { summary, keywords = [], questions = [], tags = [] } = payload.enrichment;
    if (summary !== undefined) words('summary', summary);
    for (const text of [...keywords, ...tags]) words('keywords', text);
    for (const text of questions) words('questions', text);
  }
  return [...terms];
}
