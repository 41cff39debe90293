import { isBlank } from '../../model/parse/value.js';
import type { Hit, SearchQuery, SearchResult } from '../../model/queries.js';
import { answered, type Step, type Texts } from '../env.js';
import { lacksIndex } from '../indexing.js';
import { withoutCorrected } from '../ledger/corrected.js';
import type { Ledger } from '../ledger/ledger.js';
import type { Standpoint } from '../standpoint.js';
import { eligibility } from './filter.js';
import { listed } from './listed.js';
import { type Page, type SearchState, staleCursor } from './page.js';
import { ranked } from './ranked.js';
import type { Ranked } from './rankings.js';
import { idOf, viewOf } from './view.js';

/** Answers a search. `tookMs` is 0 here: the clock belongs to the host. */
export function answerSearch(
  state: SearchState,
  from: Standpoint,
  query: SearchQuery,
  now: number,
): Step<SearchResult> {
  const { space } = from;
  if (lacksIndex(state, space)) {
    return { done: false, needs: { spaces: [space], ordinals: [] }, next: () => answerSearch(state, from, query, now) };
  }
  const page = pageOf(state, from, query, now);
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

function pageOf(state: SearchState, from: Standpoint, query: SearchQuery, now: number): Page {
  const index = from.space === undefined ? undefined : state.indexes.get(from.space);
  if (isBlank(query.text)) return listed(state, index, from, query, now);
  if (index !== undefined) return ranked(state, index, from, query, now);
  if (query.cursor !== undefined) throw staleCursor();
  return { places: [], filteredOut: 0, leftOut: [] };
}

/** A record as a hit, when its text is there. */
export function hitOf(
  ledger: Ledger,
  place: Ranked,
  texts: Texts,
  {
    access,
    includeSuperseded,
    asOf,
  }: Pick<SearchQuery, 'access'> & Partial<Pick<SearchQuery, 'includeSuperseded' | 'asOf'>>,
): Hit | undefined {
  const row = ledger.row(place.ordinal);
  const payload = texts.get(place.ordinal);
  if (row === undefined || payload === undefined) return undefined;
  // Named one by one: a place of a ranking knows more than an answer shows.
  const { score, relevance, matched, why } = place;
  const past = includeSuperseded === true || asOf !== undefined;
  const shown = viewOf(ledger, row, past ? payload : withoutCorrected(ledger, row, payload), access);
  return Object.assign(shown, { score, relevance, matched }, why === undefined ? undefined : { why });
}
