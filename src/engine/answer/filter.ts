import type { Ordinal } from '../../model/ids.js';
import type { SearchQuery } from '../../model/queries.js';
import type { Ledger } from '../ledger/ledger.js';
import { isVisible, type Standpoint } from '../standpoint.js';

/** Why a record is no answer to a query. `hidden`: it is none of the handle's business, and nobody says that it exists. */
export type Obstacle =
  | 'hidden'
  | 'forgotten'
  | 'superseded'
  | 'did not hold then'
  | 'expired'
  | 'other kind'
  | 'other time'
  | 'other session';

/** What stands between a record and a query, by what the ledger knows about it; `undefined` when nothing does. */
export function obstacles(
  ledger: Ledger,
  from: Standpoint,
  query: SearchQuery,
  now: number,
): (ordinal: Ordinal) => Obstacle | undefined {
  const { filter, asOf } = query;
  const { since, until } = filter;
  const kinds = filter.kinds === undefined ? undefined : new Set(filter.kinds);
  const { session } = from;
  const isOfSession = session !== undefined && filter.sessions !== 'all';
  return (ordinal) => {
    const standing = ledger.standingOf(ordinal);
    if (standing === undefined || !isVisible({ space: ledger.spaceOf(ordinal), agent: ledger.agentOf(ordinal) }, from))
      return 'hidden';
    if (standing === 'forgotten') return 'forgotten';
    if (asOf !== undefined) {
      if (!heldAt(ledger, ordinal, asOf)) return 'did not hold then';
    } else if (standing === 'superseded' && !query.includeSuperseded) return 'superseded';
    const expiry = ledger.expiryOf(ordinal);
    if (expiry !== undefined && expiry <= (asOf ?? now)) return 'expired';
    if (kinds !== undefined) {
      const kind = ledger.kindOf(ordinal);
      if (kind === undefined || !kinds.has(kind)) return 'other kind';
    }
    if (since !== undefined || until !== undefined) {
      const moment = ledger.momentOf(ordinal);
      if ((since !== undefined && moment < since) || (until !== undefined && moment >= until)) return 'other time';
    }
    if (isOfSession) {
      const kind = ledger.kindOf(ordinal);
      const own = ledger.sessionOf(ordinal);
      const ofConversation = kind === 'episodic' || kind === 'chunk';
      if (own !== 0 && own !== session && (filter.sessions === 'none' || ofConversation)) return 'other session';
    }
    return undefined;
  };
}

/** Whether anything can stand between a query and records that the handle sees: often there is nothing of the kind in the whole store. */
export function mayHinder(ledger: Ledger, { space, session }: Standpoint, query: SearchQuery): boolean {
  const { filter, asOf, includeSuperseded } = query;
  const { kinds, since, until, sessions } = filter;
  if (asOf !== undefined || kinds !== undefined || since !== undefined || until !== undefined) return true;
  if (session !== undefined && sessions !== 'all') return true;
  return ledger.expires || (!includeSuperseded && space !== undefined && ledger.counts(space).superseded > 0);
}

/**
 * Whether a handle may be shown every record that the index of its space holds as active: nothing expires, no agent keeps anything to itself,
 * and the query asks for no kind, time or session.
 */
export function admitsAll(ledger: Ledger, { session }: Standpoint, query: SearchQuery): boolean {
  const { filter, asOf, includeSuperseded } = query;
  const { kinds, since, until, sessions } = filter;
  if (asOf !== undefined || includeSuperseded || kinds !== undefined || since !== undefined || until !== undefined)
    return false;
  return (session === undefined || sessions === 'all') && !ledger.expires && ledger.nameCount('agent') === 0;
}

/** Which records a query may show. It is asked before ranking, and again after the texts were loaded. */
export function eligibility(
  ledger: Ledger,
  from: Standpoint,
  query: SearchQuery,
  now: number,
): (ordinal: Ordinal) => boolean {
  const obstacle = obstacles(ledger, from, query, now);
  return (ordinal) => obstacle(ordinal) === undefined;
}

/** The same for a query that looks through several spaces. */
export function eligibilityIn(
  ledger: Ledger,
  places: readonly Standpoint[],
  query: SearchQuery,
  now: number,
): (ordinal: Ordinal) => boolean {
  const [only, ...others] = places;
  if (only === undefined) return () => false;
  if (others.length === 0) return eligibility(ledger, only, query, now);
  const bySpace = new Map(places.map((from) => [from.space, eligibility(ledger, from, query, now)]));
  return (ordinal) => bySpace.get(ledger.spaceOf(ordinal))?.(ordinal) === true;
}

/**
 * Whether a record was true at a moment: from its own beginning until its successor's. A later version that goes back further
 * than the ones before it corrects them, so the earliest beginning of all later versions counts. Where the successor did not
 * come along, it is when the record was superseded. Forgotten records never were true.
 */
export function heldAt(ledger: Ledger, ordinal: Ordinal, moment: number): boolean {
  const standing = ledger.standingOf(ordinal);
  if (standing === undefined || standing === 'forgotten' || ledger.momentOf(ordinal) > moment) return false;
  if (standing === 'active') return true;
  const later = ledger.successorOf(ordinal);
  if (later === undefined) return moment < (ledger.row(ordinal)?.supersededAt ?? moment);
  const seen = new Set<Ordinal>();
  for (let next: Ordinal | undefined = later; next !== undefined && !seen.has(next); next = ledger.successorOf(next)) {
    if (ledger.momentOf(next) <= moment) return false;
    seen.add(next);
  }
  return true;
}
