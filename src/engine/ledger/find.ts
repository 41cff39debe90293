import type { ForgetTarget } from '../../model/commands.js';
import type { Digest, Ordinal } from '../../model/ids.js';
import type { Standpoint } from '../standpoint.js';
import { isVisible } from '../standpoint.js';
import { visibleRow } from './decide/context.js';
import type { Found } from './decide/forget.js';
import { heldFrom } from './row.js';
import type { LedgerView } from './view.js';

/** What of a forget target the ledger alone can tell; names are given as what rows hold. */
export interface LedgerTarget {
  readonly ids: ForgetTarget['ids'] | undefined;
  readonly session: number | undefined;
  readonly external: Digest | undefined;
  readonly before: number | undefined;
  /** Ordinals that the search index found for the target's words and labels; `undefined` when it names none. */
  readonly among: ReadonlySet<Ordinal> | undefined;
}

/**
 * The records that a target names. Named ids must exist (`not-found` otherwise); every other key narrows.
 * Superseded records count: what was replaced can be forgotten too.
 */
export function findTarget(view: LedgerView, from: Standpoint, target: LedgerTarget): Found {
  const named: Ordinal[] = [];
  const already: Ordinal[] = [];
  for (const ordinal of candidates(view, from, target)) {
    const row = view.row(ordinal);
    if (row === undefined || !isVisible(row, from)) continue;
    if (row.standing === 'forgotten') {
      if (target.ids !== undefined || target.external !== undefined) already.push(ordinal);
      continue;
    }
    if (target.session !== undefined && row.session !== target.session) continue;
    if (target.external !== undefined && row.external !== target.external) continue;
    if (target.before !== undefined && heldFrom(row) >= target.before) continue;
    if (target.among !== undefined && !target.among.has(ordinal)) continue;
    named.push(ordinal);
  }
  return { named, already };
}

function candidates(view: LedgerView, from: Standpoint, target: LedgerTarget): Iterable<Ordinal> {
  if (target.ids !== undefined) return new Set(target.ids.map((id) => visibleRow(view, from, id).ordinal));
  if (target.external !== undefined) {
    const holder = view.holderOf(target.external);
    return holder === undefined ? [] : [holder];
  }
  return target.among ?? Array.from({ length: view.nextOrdinal }, (_, ordinal) => ordinal);
}
