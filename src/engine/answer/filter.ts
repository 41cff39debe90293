import type { Ordinal } from '../../model/ids.js';
import type { SearchQuery } from '../../model/queries.js';
import type { Ledger } from '../ledger/ledger.js';
import { isVisible, type Standpoint } from '../standpoint.js';
import { heldAt } from './records.js';

/** Which records a query may see at all, by what the ledger knows about them. It is asked before ranking, and again after. */
export function eligibility(
  ledger: Ledger,
  from: Standpoint,
  query: SearchQuery,
  now: number,
): (ordinal: Ordinal) => boolean {
  const { filter, asOf } = query;
  const kinds = filter.kinds === undefined ? undefined : new Set(filter.kinds);
  return (ordinal) => {
    const standing = ledger.standingOf(ordinal);
    if (asOf !== undefined) {
      if (!heldAt(ledger, ordinal, asOf)) return false;
    } else if (standing !== 'active' && !(query.includeSuperseded && standing === 'superseded')) return false;
    if (!isVisible({ space: ledger.spaceOf(ordinal), agent: ledger.agentOf(ordinal) }, from)) return false;
    const expiry = ledger.expiryOf(ordinal);
    if (expiry !== undefined && expiry <= (asOf ?? now)) return false;
    const kind = ledger.kindOf(ordinal);
    if (kinds !== undefined && (kind === undefined || !kinds.has(kind))) return false;
    if (filter.since !== undefined && ledger.momentOf(ordinal) < filter.since) return false;
    if (filter.until !== undefined && ledger.momentOf(ordinal) >= filter.until) return false;
    if (from.session !== undefined && filter.sessions !== 'all') {
      const session = ledger.sessionOf(ordinal);
      if (
        session !== 0 &&
        session !== from.session &&
        (filter.sessions === 'none' || kind === 'episodic' || kind === 'chunk')
      )
        return false;
    }
    return true;
  };
}
