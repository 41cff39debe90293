import { isRecordId, type Ordinal } from '../../model/ids.js';
import type { SearchQuery } from '../../model/queries.js';
import type { Ledger } from '../ledger/ledger.js';
import { noSpace } from '../ledger/rows.js';
import { isVisible, type Standpoint } from '../standpoint.js';
import { eligibilityIn } from './filter.js';
import { labelsOf } from './labels.js';
import { type Page, type SearchState, staleCursor } from './page.js';

/** A place in the order of a list: by moment, then by ordinal, newest first. */
interface Place {
  readonly moment: number;
  readonly ordinal: Ordinal;
}

/**
 * The answer to a query without words: newest first, by when it happened or else was stored. A page starts behind the last
 * record of the one before, so that pages never overlap, whatever has been stored meanwhile.
 *
 * @throws MemoryError `invalid_cursor`
 */
export function listed(
  { ledger, indexes }: SearchState,
  places: readonly Standpoint[],
  query: SearchQuery,
  now: number,
): Page {
  const after = query.cursor === undefined ? undefined : parseCursor(ledger, places, query.cursor);
  const eligible = eligibilityIn(ledger, places, query, now);
  const labels = labelsOf(query.filter);
  const past = query.includeSuperseded || query.asOf !== undefined;
  const labelled =
    labels.length === 0
      ? undefined
      : new Set(places.flatMap(({ space }) => [...(indexes.get(space ?? noSpace)?.matching(labels, past) ?? [])]));
  const first: Place[] = [];
  for (let ordinal = 0; ordinal < ledger.nextOrdinal; ordinal++) {
    const place = { moment: ledger.momentOf(ordinal), ordinal };
    if (after !== undefined && order(place, after) <= 0) continue;
    // One more than the page has room for, to know whether there is a next one.
    const last = first[query.limit];
    if (last !== undefined && order(place, last) > 0) continue;
    if (labelled?.has(ordinal) === false || !eligible(ordinal)) continue;
    insert(first, place);
    first.length = Math.min(first.length, query.limit + 1);
  }
  const shown = first.slice(0, query.limit);
  const last = shown.at(-1);
  const id = last === undefined ? undefined : ledger.row(last.ordinal)?.id;
  return {
    places: shown.map(({ ordinal }) => ({ ordinal, score: 0, relevance: 1, matched: [] })),
    filteredOut: 0,
    leftOut: [],
    ...(first.length > shown.length && last !== undefined ? { cursor: `l.${last.moment}.${id}` } : {}),
  };
}

function order(a: Place, b: Place): number {
  return b.moment - a.moment || b.ordinal - a.ordinal;
}

function insert(sorted: Place[], place: Place): void {
  let low = 0;
  for (let high = sorted.length; low < high; ) {
    const middle = (low + high) >> 1;
    if (order(sorted[middle] as Place, place) < 0) low = middle + 1;
    else high = middle;
  }
  sorted.splice(low, 0, place);
}

/** A cursor names the last record shown, and its moment: when the record is forgotten, its place stays known. */
function parseCursor(ledger: Ledger, places: readonly Standpoint[], cursor: string): Place {
  const [, moment = '', id = ''] = /^l\.(-?\d{1,16}(?:\.\d{1,6})?)\.([A-Za-z0-9].*)$/.exec(cursor) ?? [];
  const ordinal = isRecordId(id) ? ledger.ordinalOf(id) : undefined;
  const row = ordinal === undefined ? undefined : ledger.row(ordinal);
  if (row === undefined || !places.some((from) => isVisible(row, from))) throw staleCursor();
  return { moment: Number(moment), ordinal: row.ordinal };
}
