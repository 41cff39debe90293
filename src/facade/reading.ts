import { toMillis, type When } from '../model/calendar.js';
import { compact } from '../model/parse/memory.js';
import {
  notFound,
  parseId,
  parseQueryText,
  parseSearch,
  type RecallSettings,
  type SearchSettings,
} from '../model/parse/query.js';
import { asInteger, asObject, asOneOf, asText, invalid, isRecord, readable, sortOf } from '../model/parse/value.js';
import type { Analysis, Hit, Inspected, RecordView, SearchResult } from '../model/queries.js';
import { type Standing, standings } from '../model/records.js';
import type { Handle } from './handle.js';
import { shaped } from './shape.js';
import { asSignal, throwIfAborted } from './signal.js';

export interface RecallOptions extends RecallSettings {
  /** Ends the recall with `aborted`. */
  readonly signal?: AbortSignal;
}

export interface SearchOptions extends SearchSettings {
  /** Ends the search with `aborted`. */
  readonly signal?: AbortSignal;
}

/** The hits, best first, and what was left out of them. */
export type Recalled = readonly Hit[] & {
  /** Matches left out because they were below a floor. */
  readonly filteredOut: number;
  /** Layers of the search that did not run, with the reason. */
  readonly skipped: readonly string[];
};

export interface InspectOptions {
  readonly standing?: Standing;
  /** 1 to 1000, default 100. */
  readonly limit?: number;
  /** From the previous page. */
  readonly cursor?: string;
}

export async function recall(handle: Handle, query: string, options: RecallOptions = {}): Promise<Recalled> {
  for (const field of ['cursor', 'asOf', 'includeSuperseded']) {
    if (given(options)[field] !== undefined)
      throw invalid(field, 'is an option of search; recall answers what holds now');
  }
  const { hits, filteredOut, skipped } = await search(handle, query, options);
  // Not enumerable, so that the answer compares, prints and loops like the list that it is.
  const besides = { filteredOut: { value: filteredOut }, skipped: { value: skipped } };
  return Object.defineProperties([...hits], besides) as Hit[] & { filteredOut: number; skipped: readonly string[] };
}

export async function search(handle: Handle, text: string, options: SearchOptions = {}): Promise<SearchResult> {
  const own = compact(given(options));
  const signal = asSignal(own.signal);
  const { query, verbosity } = parseSearch(handle.access, text, { ...handle.recall, ...own });
  throwIfAborted(signal);
  const result = await handle.driver.ask(query, compact({ signal }));
  return verbosity === 'full' ? result : { ...result, hits: result.hits.map((hit) => shaped(hit, verbosity)) };
}

/** The newest memories, newest first. @param limit 1 to 100, default 20 */
export async function recent({ driver, access }: Handle, limit = 20): Promise<readonly Hit[]> {
  const { query } = parseSearch(access, '', { limit });
  return (await driver.ask(query)).hits;
}

export async function get({ driver, access }: Handle, id: string): Promise<RecordView> {
  const found = await driver.ask({ type: 'get', access, id: parseId(id) });
  if (found === null) throw notFound();
  return found;
}

export async function history(
  { driver, access }: Handle,
  id: string,
  options: { readonly asOf?: When } = {},
): Promise<readonly RecordView[]> {
  const { asOf } = asObject(options, 'options', ['asOf']);
  return driver.ask(
    compact({
      type: 'history' as const,
      access,
      id: parseId(id),
      asOf: asOf === undefined ? undefined : toMillis(asOf, 'asOf'),
    }),
  );
}

export async function inspect({ driver, access }: Handle, options: InspectOptions = {}): Promise<Inspected> {
  const { standing, limit, cursor } = asObject(options, 'options', ['standing', 'limit', 'cursor']);
  return driver.ask(
    compact({
      type: 'inspect' as const,
      access,
      standing: standing === undefined ? undefined : asOneOf(standing, 'standing', standings),
      limit: limit === undefined ? 100 : asInteger(limit, 'limit', 1, 1000),
      cursor: cursor === undefined ? undefined : asText(cursor, 'cursor', 500),
    }),
  );
}

export async function analyze({ driver }: Handle, text: string): Promise<Analysis> {
  return driver.ask({ type: 'analyze', text: parseQueryText(text) });
}

function given(options: unknown): Readonly<Record<string, unknown>> {
  const copy = readable('options', () => (isRecord(options) ? { ...options } : undefined));
  if (copy === undefined) throw invalid('options', `must be an object, not ${sortOf(options)}`);
  return copy;
}
