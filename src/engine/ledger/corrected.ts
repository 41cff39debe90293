import type { Source } from '../../model/events.js';
import type { Ordinal } from '../../model/ids.js';
import type { Payload } from '../../model/records.js';
import { blank } from './erase.js';
import type { Row } from './row.js';
import type { LedgerView } from './view.js';

type Rows = Pick<LedgerView, 'row' | 'drawnFrom' | 'predecessors'>;

/** A text without the parts from which something was drawn that has been corrected since. */
export function withoutCorrected(view: Rows, row: Pick<Row, 'ordinal'>, payload: Payload): Payload {
  let left = payload;
  for (const drawn of view.drawnFrom(row.ordinal)) {
    const part = view.row(drawn);
    for (const span of part?.sources ?? []) {
      if (part === undefined || span.ordinal !== row.ordinal || span.start === span.end) continue;
      if (isCorrected(view, part, span)) left = blank(left, span.start, span.end);
    }
  }
  return left;
}

/**
 * Records of whose texts a part may be corrected since some records have changed, or no longer: those from which they, or what they
 * replaced, were drawn. All at once, since one chain may have many of them.
 */
export function correctedBy(view: Rows, ordinals: Iterable<Ordinal>): ReadonlySet<Ordinal> {
  const found = new Set<Ordinal>();
  const seen = new Set(ordinals);
  // It grows while it is walked.
  for (const next of seen) {
    for (const older of view.predecessors(next)) seen.add(older);
    const row = view.row(next);
    if (row?.standing !== 'superseded') continue;
    for (const { ordinal: source, start, end } of row.sources) if (end > start) found.add(source);
  }
  return found;
}

/**
 * Whether what a record said that was drawn from a span does not hold any more. What was merged into another record is said by that
 * one; what was restored is said by the record that brought it back, which is settled with it; and what was corrected back is said
 * by who was drawn from the same span again.
 */
function isCorrected(view: Rows, row: Row, span: Source): boolean {
  if (row.standing !== 'superseded' || isHeir(view, row, span)) return false;
  const chain = chainFrom(view, row);
  let at = chain.length - 1;
  if (chain[at]?.standing !== 'active') return true;
  // Back along the versions that say the same as the present one.
  for (let before = chain[at - 1]; before !== undefined; before = chain[at - 1]) {
    const same =
      before.supersedeCause === 'merged'
        ? at - 1
        : before.supersedeCause === 'restored'
          ? chain.findIndex(({ ordinal }) => isSettledWith(chain[at], ordinal))
          : -1;
    if (same < 0 || same >= at) break;
    at = same;
  }
  const last = chain[at];
  return at > 0 && last !== undefined && (!hasSpan(last, span) || isHeir(view, last, span));
}

/** Whether a record has its span from the one that it took up: that one tells whether the span holds. */
function isHeir(view: Rows, { ordinal }: Row, span: Source): boolean {
  return view.predecessors(ordinal).some((older) => {
    const before = view.row(older);
    const cause = before?.supersedeCause;
    return cause === 'restored' || (cause === 'amended' && before !== undefined && hasSpan(before, span));
  });
}

function hasSpan({ sources }: Row, { ordinal, start, end }: Source): boolean {
  return sources.some((source) => source.ordinal === ordinal && source.start === start && source.end === end);
}

/** A record and the versions after it, the newest last. */
function chainFrom(view: Rows, row: Row): readonly Row[] {
  const chain = new Map([[row.ordinal, row]]);
  for (let next = row.successor; next !== undefined && !chain.has(next); ) {
    const later = view.row(next);
    if (later === undefined) break;
    chain.set(next, later);
    next = later.successor;
  }
  return [...chain.values()];
}

function isSettledWith(row: Row | undefined, ordinal: Ordinal): boolean {
  return row?.questions?.some(({ other, open }) => other === ordinal && !open) === true;
}
