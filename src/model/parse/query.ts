import { toMillis, type When } from '../calendar.js';
import type { ForgetTarget } from '../commands.js';
import { MemoryError } from '../errors.js';
import { isRecordId, type RecordId } from '../ids.js';
import { clearlyUnrelated, type Filter, type SearchQuery, type SearchWeights, searchParts } from '../queries.js';
import { type Kind, kinds } from '../records.js';
import type { Access } from '../scope.js';
import { wellFormed } from '../utf8.js';
import { parseRefKey, parseTags } from './labels.js';
import { compact, parseExternalId } from './memory.js';
import {
  asArray,
  asBoolean,
  asInteger,
  asName,
  asNumber,
  asObject,
  asOneOf,
  asText,
  invalid,
  isRecord,
  sortOf,
} from './value.js';

/** How a recall is limited, filtered and shown. */
export interface RecallSettings {
  /** 1 to 100, default 10. */
  readonly limit?: number;
  /** Hits with less `relevance` are left out and counted; 0 to 1. By default 0.001: what is clearly unrelated. 0 shows everything. */
  readonly minRelevance?: number;
  /** Hits with less confidence x relevance are left out and counted; 0 to 1, default 0. */
  readonly confidenceFloor?: number;
  /** `full` (default), `light` (no meta, refs or explanation), `concise` (the summary instead of the content). */
  readonly verbosity?: 'full' | 'light' | 'concise';
  /** What other sessions may contribute where the handle has a session; default `semantic`. */
  readonly sessions?: 'all' | 'semantic' | 'none';
  /** An empty list is no condition, here and for tags. */
  readonly kinds?: readonly Kind[];
  readonly tagsAny?: readonly string[];
  readonly tagsAll?: readonly string[];
  readonly refType?: string;
  /** Needs `refType` beside it. */
  readonly refId?: string;
  readonly category?: string;
  readonly source?: string;
  /**
   * Slugs or ids of shared spaces to look through, and `personal`; by default the space of the handle, else the personal one and every
   * shared space of its user that is not archived. An empty list is no condition.
   */
  readonly spaces?: readonly string[];
  /** Whether the personal space is looked through, too; by default unless spaces are named. */
  readonly includePersonal?: boolean;
  readonly since?: When;
  readonly until?: When;
  /** The moment of asking, for words like "last Friday"; now by default. */
  readonly now?: When;
  /** How much each layer of the search counts; what is not named keeps its weight. */
  readonly weights?: SearchWeights;
  readonly explain?: boolean;
}

/** The same for a search, which has pages and reaches into the past. */
export interface SearchSettings extends RecallSettings {
  /** From the previous page. */
  readonly cursor?: string;
  /** What held at this moment. */
  readonly asOf?: When;
  readonly includeSuperseded?: boolean;
}

const recallFields = [
  'limit',
  'minRelevance',
  'confidenceFloor',
  'verbosity',
  'sessions',
  'kinds',
  'tagsAny',
  'tagsAll',
  'refType',
  'refId',
  'category',
  'source',
  'spaces',
  'includePersonal',
  'since',
  'until',
  'now',
  'weights',
  'explain',
] as const satisfies readonly (keyof RecallSettings)[];
const searchFields = [
  ...recallFields,
  'cursor',
  'asOf',
  'includeSuperseded',
] as const satisfies readonly (keyof SearchSettings)[];

export type Verbosity = NonNullable<RecallSettings['verbosity']>;

/** A search query and how to show its hits. A `signal` is for the caller to look at. @throws MemoryError that names the option */
export function parseSearch(
  access: Access,
  text: unknown,
  options: unknown = {},
): { query: SearchQuery; verbosity: Verbosity } {
  const given = asObject(options, 'options', [...searchFields, 'signal']);
  const when = <T>(field: string, parse: (value: unknown, name: string) => T): T | undefined =>
    given[field] === undefined ? undefined : parse(given[field], field);
  const share = (value: unknown, field: string) => asNumber(value, field, 0, 1);
  const filter: Filter = compact({
    kinds: when('kinds', parseKinds),
    tagsAny: when('tagsAny', parseTags),
    tagsAll: when('tagsAll', parseTags),
    refType: when('refType', asName),
    refId: when('refId', (value, field) => asText(value, field, 200)),
    category: when('category', (value, field) => asText(value, field, 256)),
    source: when('source', (value, field) => asText(value, field, 256)),
    since: when('since', toMillis),
    until: when('until', toMillis),
    sessions: when('sessions', (value, field) => asOneOf(value, field, ['all', 'semantic', 'none'])) ?? 'semantic',
  });
  if (filter.refId !== undefined && filter.refType === undefined) {
    throw invalid('refId', 'needs refType beside it: ids of references are unique within their type');
  }
  const query: SearchQuery = compact({
    type: 'search' as const,
    access,
    text: parseQueryText(text),
    ...compact(parseReach(when('spaces', asArray), when('includePersonal', asBoolean))),
    filter,
    limit: when('limit', (value, field) => asInteger(value, field, 1, 100)) ?? 10,
    minRelevance: when('minRelevance', share) ?? clearlyUnrelated,
    confidenceFloor: when('confidenceFloor', share) ?? 0,
    includeSuperseded: when('includeSuperseded', asBoolean) ?? false,
    asOf: when('asOf', toMillis),
    cursor: when('cursor', (value, field) => asText(value, field, 500)),
    explain: when('explain', asBoolean) ?? false,
    now: when('now', toMillis),
    weights: when('weights', parseWeights),
  });
  return {
    query,
    verbosity: when('verbosity', (value, field) => asOneOf(value, field, ['full', 'light', 'concise'])) ?? 'full',
  };
}

/** Which spaces are looked through. */
function parseReach(
  list: readonly unknown[] | undefined,
  own: boolean | undefined,
): { readonly spaces: readonly string[] | undefined; readonly includePersonal: boolean | undefined } {
  const names = (list ?? []).map((name) => asName(name, 'spaces'));
  const shared = names.filter((name) => name !== 'personal');
  return {
    spaces: names.length === 0 ? undefined : shared,
    includePersonal: own ?? (shared.length < names.length ? true : undefined),
  };
}

/** Kinds to choose from; an empty list is no condition, like an empty list of tags. */
function parseKinds(value: unknown, field: string): readonly Kind[] | undefined {
  const list = asArray(value, field).map((kind) => asOneOf(kind, field, kinds));
  return list.length === 0 ? undefined : list;
}

/** Weights of search layers: numbers from 0 to 100 by the names of the layers, and a preset. */
function parseWeights(value: unknown, field: string): SearchWeights {
  const given = asObject(value, field, ['preset', ...searchParts]);
  const parts = searchParts.flatMap((part) => {
    const weight = given[part];
    return weight === undefined ? [] : [[part, asNumber(weight, `${field}.${part}`, 0, 100)] as const];
  });
  const preset =
    given.preset === undefined ? undefined : asOneOf(given.preset, `${field}.preset`, ['measured', 'parsica', 'words']);
  return compact({ ...Object.fromEntries(parts), preset });
}

/** The text of a query: any string of at most 1 Mi characters. */
export function parseQueryText(value: unknown): string {
  if (typeof value !== 'string') throw invalid('query', `must be a string, not ${sortOf(value)}`);
  if (value.length > 1024 * 1024) throw invalid('query', 'is longer than 1,048,576 characters');
  return wellFormed(value);
}

/** The id of a memory as a caller gives it. Ids of a wrong form are no ids of any memory. @throws MemoryError `invalid`, `not-found` */
export function parseId(value: unknown, field = 'id'): RecordId {
  if (typeof value !== 'string') throw invalid(field, `must be a string, not ${sortOf(value)}`);
  if (!isRecordId(value)) throw notFound();
  return value;
}

/** The one answer to ids that are unknown, foreign or malformed. */
export function notFound(): MemoryError {
  return new MemoryError('not-found', 'There is no memory with this id that this user and agent may see.');
}

const targetFields = [
  'id',
  'ids',
  'query',
  'topic',
  'entity',
  'session',
  'source',
  'externalId',
  'ref',
  'before',
  'user',
] as const;

/** What to forget: an id, or an object of which at least one key is set. @throws MemoryError `invalid`, `not-found` */
export function parseForgetTarget(value: unknown): ForgetTarget {
  if (typeof value === 'string') {
    if (value.trim() === '')
      throw invalid('target', 'must not be blank; pass an id or an object such as { session } or { user }');
    return { ids: [parseId(value, 'target')] };
  }
  if (!isRecord(value)) throw invalid('target', `must be an id or an object, not ${sortOf(value)}`);
  const given = asObject(value, 'target', targetFields);
  const when = <T>(field: string, parse: (item: unknown, name: string) => T): T | undefined =>
    given[field] === undefined ? undefined : parse(given[field], field);
  const id = when('id', parseId);
  const ids = when('ids', (list, field) => {
    const parsed = asArray(list, field).map((item) => parseId(item, field));
    if (parsed.length === 0) throw invalid(field, 'must name at least one id');
    return parsed;
  });
  const target: ForgetTarget = compact({
    ids: id === undefined ? ids : [id, ...(ids ?? [])],
    query: when('query', (text, field) => asText(text, field, 10_000)),
    topic: when('topic', asWords),
    entity: when('entity', asWords),
    session: when('session', asName),
    source: when('source', (text, field) => asText(text, field, 256)),
    externalId: when('externalId', parseExternalId),
    ref: when('ref', parseRefKey),
    before: when('before', toMillis),
    user: when('user', asName),
  });
  if (Object.keys(target).length === 0)
    throw invalid('target', 'must name what to forget; an empty target forgets nothing');
  return target;
}

/** Words that a record must have, every one of them: at least one. */
function asWords(value: unknown, field: string): string {
  return asText(value, field, 1000);
}

/** Why something is forgotten or amended: at most 120 characters. */
export function parseReason(value: unknown): string | undefined {
  return value === undefined ? undefined : asText(value, 'reason', 120);
}
