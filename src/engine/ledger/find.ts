import type { ForgetTarget } from '../../model/commands.js';
import type { Digest, Ordinal } from '../../model/ids.js';
import type { Standpoint } from '../standpoint.js';
import { visibleRow } from './decide/context.js';
import type { Found } from './decide/forget.js';
import { heldFrom, type Row } from './row.js';
import type { LedgerView } from './view.js';

/** A forget target, but for its words; names are given as what rows hold. */
export interface LedgerTarget {
  readonly ids: ForgetTarget['ids'] | undefined;
  readonly session: number | undefined;
  readonly externals: readonly Digest[] | undefined;
  readonly before: number | undefined;
  /** Ordinals that have the target's labels; `undefined` when it names none. */
  readonly labelled: ReadonlySet<Ordinal> | undefined;
  /** Whether a record is within reach of the handle at all. */
  reaches(row: Row): boolean;
}

/** Whether a record that is not forgotten meets every key of a target but its ids. */
export function meets(row: Row, target: LedgerTarget): boolean {
  return (
    row.standing !== 'forgotten' &&
    target.reaches(row) &&
    (target.session === undefined || row.session === target.session) &&
    (target.externals === undefined || (row.external !== undefined && target.externals.includes(row.external))) &&
    (target.before === undefined || heldFrom(row) < target.before) &&
    (target.labelled === undefined || target.labelled.has(row.ordinal))
  );
}

/** The ordinals of named ids. @throws MemoryError `not-found` when one is unknown or foreign */
export function ordinalsOf(
  view: LedgerView,
  from: Standpoint,
  ids: NonNullable<ForgetTarget['ids']>,
): ReadonlySet<Ordinal> {
  return new Set(ids.map((id) => visibleRow(view, from, id).ordinal));
}

/**
 * The records that a target names. Named ids must exist; every other key narrows. Superseded and expired records count:
 * what was replaced can be forgotten too.
 *
 * @throws MemoryError `not-found`
 */
export function findTarget(view: LedgerView, from: Standpoint, target: LedgerTarget): Found {
  const named: Ordinal[] = [];
  const already: Ordinal[] = [];
  const namesThem = target.ids !== undefined || target.externals !== undefined;
  for (const ordinal of candidates(view, from, target)) {
    const row = view.row(ordinal);
    if (row === undefined) continue;
    if (meets(row, target)) named.push(ordinal);
    else if (row.standing === 'forgotten' && namesThem && target.reaches(row)) already.push(ordinal);
  }
  return { named, already };
}

function* candidates(view: LedgerView, from: Standpoint, target: LedgerTarget): Iterable<Ordinal> {
  if (target.ids !== undefined) yield* ordinalsOf(view, from, target.ids);
  else if (target.externals !== undefined) {
    for (const external of target.externals) yield* view.holdersOf(external);
  } else if (target.labelled !== undefined) yield* target.labelled;
  else for (let ordinal = 0; ordinal < view.nextOrdinal; ordinal++) yield ordinal;
}
