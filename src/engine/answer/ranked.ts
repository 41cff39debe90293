import type { Ordinal } from '../../model/ids.js';
import { clearlyUnrelated, type SearchQuery } from '../../model/queries.js';
import type { Ledger } from '../ledger/ledger.js';
import type { RecordFacts } from '../search/facts.js';
import type { SpaceIndex } from '../search/space-index.js';
import { isVisible, type Standpoint } from '../standpoint.js';
import { admitsAll, eligibility, mayHinder, obstacles } from './filter.js';
import { labelsOf } from './labels.js';
import { type Look, merged } from './merge.js';
import { type LeftOut, type Page, type SearchState, staleCursor } from './page.js';
import type { KeptRanking, Ranked } from './rankings.js';

/** How many matches are looked at where their number is reported. */
const counted = 1000;
/** How many of the records that were left out are named. */
const mostNamed = 100;

/** A space that is looked through, and where the handle stands in it. */
export interface Sight {
  readonly index: SpaceIndex;
  readonly from: Standpoint;
}

/** The answer to a query with words, best first. @throws MemoryError `invalid_cursor` */
export function ranked(state: SearchState, sights: readonly Sight[], query: SearchQuery, now: number): Page {
  const question = questionOf(query);
  if (query.cursor !== undefined) return continued(state, sights, query, now, question);
  // Not by whether it is explained: how deep one looks moves the scores a little, and an explanation is one of the same answer.
  const depth = Math.max(query.limit * 4, query.limit + 50, hasFloor(query) ? counted : 0);
  const { kept, below, whole } = look(state, sights, query, now, depth);
  const places = kept.slice(0, query.limit);
  const cursor =
    kept.length > places.length
      ? `r.${state.rankings.keep({ question, before: state.ledger.nextOrdinal, places: kept, depth, whole })}.${places.length}`
      : undefined;
  const beyond = kept.slice(query.limit).map(({ ordinal }) => ({ ordinal, reason: 'beyond the limit' }));
  return {
    places,
    filteredOut: below.length,
    leftOut: query.explain
      ? [...below, ...sights.flatMap((sight) => hindered(state, sight, query, now)), ...beyond].slice(0, mostNamed)
      : [],
    ...(cursor === undefined ? {} : { cursor }),
  };
}

/** The best matches among the first `depth` of each space, without those below a floor. */
function look({ ledger }: SearchState, sights: readonly Sight[], query: SearchQuery, now: number, depth: number): Look {
  const looks = sights.map((sight) => lookIn(ledger, sight, query, now, depth));
  const [only] = looks;
  return only !== undefined && looks.length === 1 ? only : merged(looks);
}

function lookIn(ledger: Ledger, { index, from }: Sight, query: SearchQuery, now: number, depth: number): Look {
  const { hits } = index.search({
    text: query.text,
    limit: depth,
    ...(admitsAll(ledger, from, query) ? {} : { filter: eligibility(ledger, from, query, now) }),
    where: labelsOf(query.filter),
    includeSuperseded: query.includeSuperseded || query.asOf !== undefined,
    explain: query.explain,
    explainFrom: query.minRelevance,
    facts: factsFor(ledger, from),
    now: query.now ?? now,
    ...(query.weights === undefined ? {} : { weights: query.weights }),
  });
  const kept: Ranked[] = [];
  const below: LeftOut[] = [];
  for (const { ordinal, score, relevance, matched, why } of hits) {
    if (relevance < query.minRelevance)
      below.push({ ordinal, reason: relevance < clearlyUnrelated ? 'clearly unrelated' : 'below minRelevance' });
    else if (relevance * ledger.confidenceOf(ordinal) < query.confidenceFloor)
      below.push({ ordinal, reason: 'below confidenceFloor' });
    else kept.push({ ordinal, score, relevance, matched, ...(why === undefined ? {} : { why }) });
  }
  // Below a floor it is not worth looking on: the best matches come first.
  return { kept, below, whole: hits.length < depth || hasFloor(query) };
}

/** Whether the asker has set a floor, so that all matches below it are to be counted; by default only those seen on the way are. */
function hasFloor({ minRelevance, confidenceFloor }: SearchQuery): boolean {
  return minRelevance > clearlyUnrelated || confidenceFloor > 0;
}

/** What the ledger knows, as the search asks for it. */
function factsFor(ledger: Ledger, from: Standpoint): RecordFacts {
  return {
    sessionOf: ledger.nameCount('session') === 0 ? () => 0 : (ordinal) => ledger.sessionOf(ordinal),
    isTurn: (ordinal) => ledger.kindOf(ordinal) === 'episodic',
    momentOf: (ordinal) => ledger.momentOf(ordinal),
    isReadable: (ordinal) => isVisible({ space: ledger.spaceOf(ordinal), agent: ledger.agentOf(ordinal) }, from),
  };
}

/** Matches of the handle's own that something stands against, with what it is. */
function hindered(
  { ledger }: SearchState,
  { index, from }: Sight,
  query: SearchQuery,
  now: number,
): readonly LeftOut[] {
  const labels = labelsOf(query.filter);
  if (labels.length === 0 && !mayHinder(ledger, from, query)) return [];
  const obstacle = obstacles(ledger, from, query, now);
  const labelled = labels.length === 0 ? undefined : new Set(index.matching(labels, true));
  const reasonOf = (ordinal: Ordinal) =>
    obstacle(ordinal) ?? (labelled?.has(ordinal) === false ? 'other labels' : undefined);
  const isNamed = (ordinal: Ordinal) => {
    const reason = reasonOf(ordinal);
    return reason !== undefined && reason !== 'hidden' && reason !== 'forgotten';
  };
  const { hits } = index.search({ text: query.text, limit: mostNamed, filter: isNamed, includeSuperseded: true });
  return hits.map(({ ordinal }) => ({ ordinal, reason: reasonOf(ordinal) ?? '' }));
}

/**
 * A later page of a ranking that is kept. Behind its end the ranking is made longer; what was shown is not shown again, even
 * if the store has changed.
 */
function continued(
  state: SearchState,
  sights: readonly Sight[],
  query: SearchQuery,
  now: number,
  question: string,
): Page {
  const [, token = '', position = ''] = /^r\.([0-9a-z]{1,12})\.(\d{1,9})$/.exec(query.cursor ?? '') ?? [];
  let ranking = state.rankings.get(token, question);
  if (ranking === undefined) throw staleCursor();
  const at = Number(position);
  const next = at + query.limit;
  while (!ranking.whole && ranking.places.length <= next) {
    ranking = longer(state, sights, query, now, ranking);
    state.rankings.extend(token, ranking);
  }
  const places = ranking.places.slice(at, next);
  return {
    places,
    filteredOut: 0,
    leftOut: [],
    ...(next < ranking.places.length ? { cursor: `r.${token}.${next}` } : {}),
  };
}

function longer(
  state: SearchState,
  sights: readonly Sight[],
  query: SearchQuery,
  now: number,
  ranking: KeptRanking,
): KeptRanking {
  const depth = ranking.depth * 4;
  const { kept, whole } = look(state, sights, query, now, depth);
  const known = new Set(ranking.places.map(({ ordinal }) => ordinal));
  const places = [...ranking.places, ...kept.filter(({ ordinal }) => ordinal < ranking.before && !known.has(ordinal))];
  return { ...ranking, places, depth, whole };
}

/**
 * Everything that makes two searches the same question; how many hits are shown at a time does not, nor which spaces the asker is a
 * member of by now: what is shown is looked at again.
 */
function questionOf(query: SearchQuery): string {
  const { access, limit: _limit, cursor: _cursor, explain: _explain, now: _now, ...asked } = query;
  const { user, agent, session, space } = access;
  return JSON.stringify([user, agent, session, space, asked]);
}
