import { MemoryError } from '../../model/errors.js';
import type { Ordinal } from '../../model/ids.js';
import { isBlank } from '../../model/parse/value.js';
import type { Hit, SearchQuery, SearchResult } from '../../model/queries.js';
import { answered, type Step, type Texts } from '../env.js';
import type { Ledger } from '../ledger/ledger.js';
import type { SpaceIndex } from '../search/space-index.js';
import type { Standpoint } from '../standpoint.js';
import { eligibility } from './filter.js';
import { labelsOf } from './labels.js';
import type { Ranked, Rankings } from './rankings.js';
import { idOf, viewOf } from './view.js';

/** What a search reads. */
export interface SearchState {
  readonly ledger: Ledger;
  readonly indexes: ReadonlyMap<number, SpaceIndex>;
  readonly rankings: Rankings;
}

/** The longest ranking that can be paged through. */
const deepest = 1000;

/** One page of a ranking, and how to get the next one. */
interface Page {
  readonly places: readonly Ranked[];
  readonly filteredOut: number;
  readonly leftOut: readonly { readonly ordinal: Ordinal; readonly reason: string }[];
  readonly cursor?: string;
}

/** Answers a search. `tookMs` is 0 here: the clock belongs to the host. */
export function answerSearch(
  state: SearchState,
  from: Standpoint,
  query: SearchQuery,
  now: number,
): Step<SearchResult> {
  const space = from.space;
  if (
    space !== undefined &&
    !state.indexes.has(space) &&
    state.ledger.counts(space).active + state.ledger.counts(space).superseded > 0
  ) {
    return { done: false, needs: { spaces: [space], ordinals: [] }, next: () => answerSearch(state, from, query, now) };
  }
  const index = space === undefined ? undefined : state.indexes.get(space);
  const page =
    index === undefined
      ? emptyPage(query)
      : isBlank(query.text)
        ? listed(state, index, from, query, now)
        : ranked(state, index, from, query, now);
  const show = (texts: Texts): Step<SearchResult> => {
    const eligible = eligibility(state.ledger, from, query, now);
    const hits = page.places.flatMap((place) =>
      eligible(place.ordinal) ? (hitOf(state.ledger, place, texts, query) ?? []) : [],
    );
    return answered({
      hits,
      filteredOut: page.filteredOut,
      ...(query.explain
        ? { leftOut: page.leftOut.map(({ ordinal, reason }) => ({ id: idOf(state.ledger, ordinal) ?? '', reason })) }
        : {}),
      skipped: [],
      tookMs: 0,
      ...(page.cursor === undefined ? {} : { cursor: page.cursor }),
    });
  };
  return page.places.length === 0
    ? show(new Map())
    : { done: false, needs: { spaces: [], ordinals: page.places.map(({ ordinal }) => ordinal) }, next: show };
}

/** A record as a hit, when its text is there. */
export function hitOf(
  ledger: Ledger,
  place: Ranked,
  texts: Texts,
  { access }: Pick<SearchQuery, 'access'>,
): Hit | undefined {
  const row = ledger.row(place.ordinal);
  const payload = texts.get(place.ordinal);
  if (row === undefined || payload === undefined) return undefined;
  const { ordinal: _, ...rank } = place;
  return { ...viewOf(ledger, row, payload, access), ...rank };
}

function ranked(state: SearchState, index: SpaceIndex, from: Standpoint, query: SearchQuery, now: number): Page {
  if (query.cursor !== undefined) return continued(state, query);
  const eligible = eligibility(state.ledger, from, query, now);
  const past = query.includeSuperseded || query.asOf !== undefined;
  const found = index.search({
    text: query.text,
    limit: query.explain ? deepest : Math.min(deepest, Math.max(query.limit * 4, query.limit + 50)),
    filter: eligible,
    where: labelsOf(query.filter),
    includeSuperseded: past,
    explain: query.explain,
  });
  const kept: Ranked[] = [];
  const leftOut: { ordinal: Ordinal; reason: string }[] = [];
  for (const place of found.hits) {
    const below =
      place.relevance < query.minRelevance
        ? 'below minRelevance'
        : place.relevance * state.ledger.confidenceOf(place.ordinal) < query.confidenceFloor
          ? 'below confidenceFloor'
          : undefined;
    if (below === undefined) kept.push(place);
    else leftOut.push({ ordinal: place.ordinal, reason: below });
  }
  const places = kept.slice(0, query.limit);
  const cursor = kept.length > query.limit ? `r.${state.rankings.keep(kept)}.${query.limit}` : undefined;
  return {
    places,
    filteredOut: leftOut.length,
    leftOut: [
      ...leftOut,
      ...kept.slice(query.limit).map(({ ordinal }) => ({ ordinal, reason: 'beyond the limit' })),
    ].slice(0, 100),
    ...(cursor === undefined ? {} : { cursor }),
  };
}

function continued(state: SearchState, query: SearchQuery): Page {
  const match = /^r\.([0-9a-z]{1,12})\.(\d{1,6})$/.exec(query.cursor ?? '');
  const ranking = match?.[1] === undefined ? undefined : state.rankings.get(match[1]);
  if (match === null || ranking === undefined) throw staleCursor();
  const at = Number(match[2]);
  const places = ranking.slice(at, at + query.limit);
  const next = at + query.limit;
  return { places, filteredOut: 0, leftOut: [], ...(next < ranking.length ? { cursor: `r.${match[1]}.${next}` } : {}) };
}

/** Without words: newest first, by when it happened or else was stored; a page starts behind the last record of the one before. */
function listed({ ledger }: SearchState, index: SpaceIndex, from: Standpoint, query: SearchQuery, now: number): Page {
  const eligible = eligibility(ledger, from, query, now);
  const labels = labelsOf(query.filter);
  const labelled =
    labels.length === 0
      ? undefined
      : new Set(index.matching(labels, query.includeSuperseded || query.asOf !== undefined));
  const fits = (ordinal: Ordinal) => eligible(ordinal) && (labelled === undefined || labelled.has(ordinal));
  const after = query.cursor === undefined ? undefined : parseListCursor(query.cursor);
  const order = (a: Ordinal, b: Ordinal) => ledger.momentOf(b) - ledger.momentOf(a) || b - a;
  const places: Ordinal[] = [];
  let more = false;
  for (let ordinal = ledger.nextOrdinal - 1; ordinal >= 0; ordinal--) {
    if (
      after !== undefined &&
      (ledger.momentOf(ordinal) > after.moment ||
        (ledger.momentOf(ordinal) === after.moment && ordinal >= after.ordinal))
    )
      continue;
    const last = places.at(-1);
    if (last !== undefined && places.length > query.limit && order(last, ordinal) < 0) {
      more ||= fits(ordinal);
      continue;
    }
    if (!fits(ordinal)) continue;
    insert(places, ordinal, order);
    if (places.length > query.limit + 1) places.pop();
  }
  more ||= places.length > query.limit;
  const shown = places.slice(0, query.limit);
  const last = shown.at(-1);
  return {
    places: shown.map((ordinal) => ({ ordinal, score: 0, relevance: 1, matched: [] })),
    filteredOut: 0,
    leftOut: [],
    ...(more && last !== undefined ? { cursor: `l.${ledger.momentOf(last)}.${last}` } : {}),
  };
}

function insert(sorted: Ordinal[], ordinal: Ordinal, order: (a: Ordinal, b: Ordinal) => number): void {
  let low = 0;
  for (let high = sorted.length; low < high; ) {
    const middle = (low + high) >> 1;
    if (order(sorted[middle] as number, ordinal) < 0) low = middle + 1;
    else high = middle;
  }
  sorted.splice(low, 0, ordinal);
}

function parseListCursor(cursor: string): { moment: number; ordinal: Ordinal } {
  const match = /^l\.(-?\d{1,16})\.(\d{1,15})$/.exec(cursor);
  if (match === null) throw staleCursor();
  return { moment: Number(match[1]), ordinal: Number(match[2]) };
}

function emptyPage(query: SearchQuery): Page {
  if (query.cursor !== undefined && !/^[rl]\.[0-9a-z-]+\.\d+$/.test(query.cursor)) throw staleCursor();
  return { places: [], filteredOut: 0, leftOut: [] };
}

function staleCursor(): MemoryError {
  return new MemoryError('invalid_cursor', 'The cursor is malformed or too old; start again without it.', {
    data: { field: 'cursor' },
  });
}
