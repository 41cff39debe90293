import { toMillis } from '../model/calendar.js';
import { isMemoryError } from '../model/errors.js';
import type { Json } from '../model/json.js';
import { asJson, asName, isRecord } from '../model/parse/value.js';
import { wellFormed } from '../model/utf8.js';
import { fnv1a64 } from './hash.js';

/** Readers of single foreign values. They never fail: what cannot be kept is `undefined`, and the caller notes it. */

/** A moment as other systems write it, and whether its zone had to be assumed. */
export interface ForeignTime {
  readonly at: number;
  readonly assumed: boolean;
}

/**
 * Milliseconds since 1970 UTC. Numbers below 1e11 are seconds, others milliseconds. A time without a zone is read as UTC.
 * `undefined` for impossible days and for words.
 */
export function foreignTime(value: unknown): ForeignTime | undefined {
  if (typeof value === 'number') {
    const at = attempt(() => toMillis(Math.round(Math.abs(value) < 1e11 ? value * 1000 : value), 'time'));
    return at === undefined ? undefined : { at, assumed: false };
  }
  if (typeof value !== 'string') return undefined;
  const text = value.trim().replace(/^(\d{4}-\d\d-\d\d) +(?=\d)/, '$1T');
  const at = attempt(() => toMillis(text, 'time'));
  if (at !== undefined) return { at, assumed: false };
  const utc = attempt(() => toMillis(`${text}Z`, 'time'));
  return utc === undefined ? undefined : { at: utc, assumed: true };
}

/** `values` as tags, as far as they can be written with a-z 0-9 - _ . : in 50 characters; `skipped` counts the others. */
export function foreignTags(values: readonly unknown[]): {
  readonly tags: readonly string[];
  readonly skipped: number;
} {
  const tags = new Set<string>();
  let skipped = 0;
  for (const value of values) {
    const tag = typeof value === 'string' ? slug(value) : '';
    if (/^[a-z0-9._:-]{1,50}$/.test(tag) && (tags.has(tag) || tags.size < 20)) tags.add(tag);
    else skipped++;
  }
  return { tags: [...tags], skipped };
}

function slug(label: string): string {
  return label
    .toLowerCase()
    .replace(/[\s/\\&,;+]+/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
}

/** JSON with what loci refuses made harmless (-0 and numbers beyond a double); `undefined` when it is too large or too deep. */
export function foreignMeta(value: unknown): Json | undefined {
  return attempt(() => asJson(tame(value, 0), 'meta'));
}

function tame(value: unknown, depth: number): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null;
  if (depth > 40) return value;
  if (Array.isArray(value)) return value.map((item) => tame(item, depth + 1));
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, tame(item, depth + 1)]));
  return value;
}

/** A name (of a session and the like) in the form that loci accepts; one that is too long or odd becomes its hash. */
export function foreignName(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value === '') return undefined;
  return attempt(() => asName(value, 'name')) ?? fnv1a64(value);
}

/** Text for a label of at most 256 characters, cut if longer; `undefined` when there is none. */
export function foreignLabel(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  return wellFormed(value.trim().slice(0, 256));
}

/** A stable external id: the parts joined with `:`, or when that is too long the first one and a hash of all. */
export function externalIdOf(system: string, ...parts: readonly string[]): string {
  const id = [system, ...parts].join(':');
  return id.length <= 256 ? id : `${system}:${fnv1a64(id)}`;
}

const trustFields = [
  'role',
  'trusted',
  'trust',
  'pinned',
  'pin',
  'core',
  'isCore',
  'is_core',
  'confidence',
  'importance',
  'priority',
  'source',
  'provenance',
  'createdBy',
  'onBehalfOf',
];

/** Whether a foreign object has a field by which it could claim trust. */
export function claimsTrust(value: Readonly<Record<string, unknown>>): boolean {
  return trustFields.some(
    (field) => Object.hasOwn(value, field) && value[field] !== null && value[field] !== undefined,
  );
}

export function isTrustField(field: string): boolean {
  return trustFields.includes(field);
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (isMemoryError(error)) return undefined;
    throw error;
  }
}
