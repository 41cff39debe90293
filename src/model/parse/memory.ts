import { toMillis, type When } from '../calendar.js';
import type { Details, Excerpt, NewItem } from '../commands.js';
import { isMemoryError, MemoryError } from '../errors.js';
import { isRecordId } from '../ids.js';
import type { Json } from '../json.js';
import { type Kind, kinds, type Mistake, type Provenance, provenances, type Ref } from '../records.js';
import { utf8Length, wellFormed } from '../utf8.js';
import { parseRefs, parseTags } from './labels.js';
import {
  asArray,
  asBoolean,
  asInteger,
  asJson,
  asName,
  asNumber,
  asObject,
  asOneOf,
  asText,
  invalid,
  isBlank,
  sortOf,
} from './value.js';

/** A memory as a caller writes it. */
export interface NewMemory {
  /** Kept exactly, at most 1 MiB of UTF-8. */
  readonly content: string;
  /** `fact` by default; a bare question is kept as a `note`. */
  readonly kind?: Kind;
  readonly mistake?: Mistake;
  /** At most 20; folded to lower case with `-` for blanks. */
  readonly tags?: readonly string[];
  /** At most 20. */
  readonly refs?: readonly Ref[];
  /** Where it came from, at most 256 characters. */
  readonly source?: string;
  readonly category?: string;
  /** Anything that JSON carries without loss, at most 64 KiB. */
  readonly meta?: Json;
  /** Who said it: a name, or `user` / `assistant`. */
  readonly speaker?: string;
  /** Overrides the handle's. */
  readonly session?: string;
  readonly channel?: string;
  /** The caller's own id, 1 to 256 characters: one current memory for each. */
  readonly externalId?: string;
  /** When it happened. */
  readonly eventTime?: When;
  /** Milliseconds until it is no longer recalled. */
  readonly ttl?: number;
  /** 0 to 1. */
  readonly importance?: number;
  /** 0 to 1, default 1. */
  readonly confidence?: number;
  readonly provenance?: Provenance;
  /** The record that this one was drawn from, with the range of its UTF-16 code units. */
  readonly derivedFrom?: { readonly id: string; readonly start: number; readonly end: number };
  /** Whether it is related to what is known before it is stored; see the verb. */
  readonly relate?: boolean;
}

const fields = [
  'content',
  'kind',
  'mistake',
  'tags',
  'refs',
  'source',
  'category',
  'meta',
  'speaker',
  'session',
  'channel',
  'externalId',
  'eventTime',
  'ttl',
  'importance',
  'confidence',
  'provenance',
  'derivedFrom',
  'relate',
] as const satisfies readonly (keyof NewMemory)[];

const mostContentBytes = 1024 * 1024;

/** A caller's memory, checked and in canonical form. @throws MemoryError that names the field */
export function parseNewMemory(value: unknown): NewItem {
  const given = asObject(value, 'A memory', fields);
  const content = parseContent(given.content);
  // Field by field and without a closure: a load makes thousands of these.
  const item: { -readonly [K in keyof NewItem]: NewItem[K] } = {
    content,
    kind: given.kind === undefined ? (isQuestion(content) ? 'note' : 'fact') : asOneOf(given.kind, 'kind', kinds),
    tags: given.tags === undefined ? [] : parseTags(given.tags, 'tags'),
    refs: given.refs === undefined ? [] : parseRefs(given.refs, 'refs'),
    confidence: 1,
    provenance: 'self',
    derivedFrom: [],
  };
  if (given.source !== undefined) item.source = asLabel(given.source, 'source');
  if (given.category !== undefined) item.category = asLabel(given.category, 'category');
  if (given.speaker !== undefined) item.speaker = asName(given.speaker, 'speaker');
  if (given.session !== undefined) item.session = asName(given.session, 'session');
  if (given.channel !== undefined) item.channel = asName(given.channel, 'channel');
  if (given.meta !== undefined) item.meta = asJson(given.meta, 'meta');
  if (given.mistake !== undefined) item.mistake = parseMistake(given.mistake, 'mistake');
  if (given.externalId !== undefined) item.externalId = parseExternalId(given.externalId, 'externalId');
  if (given.eventTime !== undefined) item.eventTime = toMillis(given.eventTime, 'eventTime');
  if (given.ttl !== undefined) item.ttl = parseTtl(given.ttl, 'ttl');
  if (given.importance !== undefined) item.importance = asShare(given.importance, 'importance');
  if (given.confidence !== undefined) item.confidence = asShare(given.confidence, 'confidence');
  if (given.provenance !== undefined) item.provenance = asOneOf(given.provenance, 'provenance', provenances);
  if (given.derivedFrom !== undefined) item.derivedFrom = parseExcerpt(given.derivedFrom, 'derivedFrom');
  if (given.relate !== undefined) item.relate = asBoolean(given.relate, 'relate');
  return item;
}

/**
 * A batch: 1 to 100 memories, every one of them valid, no external id twice.
 *
 * @throws MemoryError `batch_empty`, `batch_too_large`, or `batch_invalid` whose data lists the problems by index
 */
export function parseBatch(value: unknown, most = 100): readonly NewItem[] {
  const list = asArray(value, 'items');
  if (list.length === 0) throw new MemoryError('batch_empty', 'A batch needs at least one item.');
  if (list.length > most)
    throw new MemoryError('batch_too_large', `A batch has at most ${most} items; use rememberAll for more.`);
  const problems: { index: number; code: string; message: string }[] = [];
  const externalIds = new Set<string>();
  const items: NewItem[] = [];
  // A hole in the array is an item too, and not a valid one.
  Array.from(list).forEach((given, index) => {
    try {
      const item = parseNewMemory(given);
      if (item.externalId !== undefined) {
        if (externalIds.has(item.externalId)) {
          throw new MemoryError('duplicate_external_id', 'externalId stands in an earlier item of the batch.', {
            data: { field: 'externalId' },
          });
        }
        externalIds.add(item.externalId);
      }
      items.push(item);
    } catch (error) {
      if (!isMemoryError(error)) throw error;
      problems.push({ index, code: error.code, message: error.message, ...fieldOf(error) });
    }
  });
  if (problems.length > 0) {
    throw new MemoryError(
      'batch_invalid',
      `${problems.length} of ${list.length} items are not valid; nothing was stored.`,
      { data: { problems } },
    );
  }
  return items;
}

/** Text to be remembered: a string that is not blank, at most 1 MiB of UTF-8. */
export function parseContent(value: unknown, field = 'content'): string {
  if (typeof value !== 'string') throw invalid(field, `must be a string, not ${sortOf(value)}`);
  if (isBlank(value)) throw invalid(field, 'must not be empty or blank', 'content_empty');
  if (
    value.length > mostContentBytes ||
    (value.length * 3 > mostContentBytes && utf8Length(value) > mostContentBytes)
  ) {
    throw invalid(field, 'is larger than 1 MiB; store it in parts', 'content_too_large');
  }
  return wellFormed(value);
}

/** Changes of details: `null` clears, absent stays. */
export function parseDetails(value: unknown): Details {
  const given = asObject(value, 'Details', ['tags', 'refs', 'category', 'meta', 'importance', 'ttl']);
  const when = <T>(field: string, parse: (item: unknown, name: string) => T): T | null | undefined =>
    given[field] === undefined || given[field] === null
      ? (given[field] as null | undefined)
      : parse(given[field], field);
  const details: Details = compact({
    tags: when('tags', parseTags),
    refs: when('refs', parseRefs),
    category: when('category', asLabel),
    meta: when('meta', asJson),
    importance: when('importance', asShare),
    ttl: when('ttl', parseTtl),
  });
  if (Object.keys(details).length === 0)
    throw invalid('Details', 'must name at least one of tags, refs, category, meta, importance, ttl');
  return details;
}

/** Whether a bare text asks instead of stating. */
export function isQuestion(text: string): boolean {
  return /[?\uff1f\u061f]["'\u00bb\u201d)\]]*\s*$/u.test(text);
}

function asLabel(value: unknown, field: string): string {
  return asText(value, field, 256);
}

function asShare(value: unknown, field: string): number {
  return asNumber(value, field, 0, 1);
}

function parseTtl(value: unknown, field: string): number {
  return Math.trunc(asNumber(value, field, 1, 1e13));
}

export function parseExternalId(value: unknown, field = 'externalId'): string {
  if (typeof value !== 'string') throw invalid(field, `must be a string, not ${sortOf(value)}`);
  if (value.length < 1 || value.length > 256) throw invalid(field, 'must have 1 to 256 characters');
  return wellFormed(value);
}

function parseMistake(value: unknown, field: string): Mistake {
  const given = asObject(value, field, ['whatHappened', 'correction', 'rootCause', 'severity']);
  return compact({
    whatHappened: asText(given.whatHappened, `${field}.whatHappened`, 10_000),
    correction: asText(given.correction, `${field}.correction`, 10_000),
    rootCause: given.rootCause === undefined ? undefined : asText(given.rootCause, `${field}.rootCause`, 10_000),
    severity:
      given.severity === undefined
        ? undefined
        : asOneOf(given.severity, `${field}.severity`, ['low', 'medium', 'high']),
  });
}

function parseExcerpt(value: unknown, field: string): readonly Excerpt[] {
  const given = asObject(value, field, ['id', 'start', 'end']);
  if (typeof given.id !== 'string' || !isRecordId(given.id)) throw invalid(`${field}.id`, 'is not the id of a memory');
  const start = asInteger(given.start, `${field}.start`, 0, mostContentBytes);
  const end = asInteger(given.end, `${field}.end`, 1, mostContentBytes);
  if (end <= start) throw invalid(field, 'must end after it starts');
  return [{ id: given.id, start, end }];
}

function fieldOf(error: MemoryError): { field?: string } {
  const data = error.data;
  return typeof data === 'object' && data !== null && 'field' in data && typeof data.field === 'string'
    ? { field: data.field }
    : {};
}

/** The object without its undefined fields, so that "absent" has one form. */
type Compact<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

export function compact<T extends object>(value: T): Compact<T> {
  // A loop, because many of these are made for every answer.
  const held: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const item: unknown = value[key as keyof T];
    if (item === undefined) continue;
    if (key === '__proto__') Object.defineProperty(held, key, { value: item, enumerable: true });
    else held[key] = item;
  }
  return held as Compact<T>;
}
