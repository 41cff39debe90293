import { isBlank } from '../../model/parse/value.js';
import type { Hit, SearchQuery, SearchResult } from '../../model/queries.js';
import { answered, type Step, type Texts } from '../env.js';
import { lacksIndex } from '../indexing.js';
import { withoutCorrected } from '../ledger/corrected.js';
import type { Ledger } from '../ledger/ledger.js';
import type { Standpoint } from '../standpoint.js';
import { eligibilityIn } from './filter.js';
import { listed } from './listed.js';
import { type Page, type SearchState, staleCursor } from './page.js';
import { ranked, type Sight } from './ranked.js';
import type { Ranked } from './rankings.js';
import { namesFor, tellerIn } from './teller.js';
import { idOf, viewOf } from './view.js';

/** Answers a search. `tookMs` is 0 here: the clock belongs to the host. */
export function answerSearch(
  state: SearchState,
  places: readonly Standpoint[],
  query: SearchQuery,
  now: number,
): Step<SearchResult> {
  const { ledger } = state;
  const spaces = places.flatMap(({ space }) => (lacksIndex(state, space) ? [space] : []));
  if (spaces.length > 0)
    return { done: false, needs: { spaces, ordinals: [] }, next: () => answerSearch(state, places, query, now) };
  const page = pageOf(state, places, query, now);
  const ordinals = page.places.map(({ ordinal }) => ordinal);
  const show = (texts: Texts): Step<SearchResult> => {
    const eligible = eligibilityIn(ledger, places, query, now);
    const tellers = new Map(places.map((from) => [from.space, tellerIn(from, query.access, texts)]));
    const hits = page.places.flatMap((place) => {
      if (!eligible(place.ordinal)) return [];
      const access = tellers.get(ledger.spaceOf(place.ordinal)) ?? query.access;
      return hitOf(ledger, place, texts, { ...query, access }) ?? [];
    });
    return answered({
      hits,
      filteredOut: page.filteredOut,
      ...(query.explain
        ? { leftOut: page.leftOut.map(({ ordinal, reason }) => ({ id: idOf(ledger, ordinal) ?? '', reason })) }
        : {}),
      skipped: [],
      tookMs: 0,
      ...(page.cursor === undefined ? {} : { cursor: page.cursor }),
    });
  };
  if (ordinals.length === 0) return show(new Map());
  const needs = { spaces: [], ordinals: [...ordinals, ...namesFor(ledger, places, ordinals)] };
  return { done: false, needs, next: show };
}

function pageOf(state: SearchState, places: readonly Standpoint[], query: SearchQuery, now: number): Page {
  if (isBlank(query.text)) return listed(state, places, query, now);
  const sights = places.flatMap((from): readonly Sight[] => {
    const index = from.space === undefined ? undefined : state.indexes.get(from.space);
    return index === undefined ? [] : [{ index, from }];
  });
  if (sights.length > 0) return ranked(state, sights, query, now);
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
