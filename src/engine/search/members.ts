import type { Ordinal } from '../../model/ids.js';
import type { Candidates } from './candidates.js';
import type { Rows } from './rows.js';
import { hasOlder, type IndexView, shardOf } from './statistics.js';

/** So many records are looked at in detail, or twice as many as are asked for. */
const most = 300;
/** So many of them bring their neighbours along. */
const withNeighbours = 150;

export interface Admission {
  /** At least so many members, when there are. */
  readonly least: number;
  /** By record: 1 where the filters on stored values pass. */
  readonly passed: Uint8Array | undefined;
  readonly filter: ((ordinal: Ordinal) => boolean) | undefined;
  readonly includeSuperseded: boolean;
}

/** Makes the best candidates that may be shown, and the neighbours of the very best, the members of `rows`. */
export function membersOf(view: IndexView, candidates: Candidates, rows: Rows, admission: Admission): void {
  const { passed, filter, includeSuperseded } = admission;
  const admitted = (record: number) => {
    if (passed && passed[record] === 0) return false;
    const shard = shardOf(view, record);
    const unit = record - shard.base;
    if (includeSuperseded ? hasOlder(view, shard, unit) : !shard.isLive(unit)) return false;
    return !filter || filter(shard.segment.ordinals[unit] as number);
  };
  const wanted = Math.max(most, admission.least * 2);
  for (const record of candidates.best(wanted, admitted)) rows.of(record);
  const direct = Math.min(rows.count, withNeighbours);
  // Neighbours are made as rows only when they may be shown; all others stay for the layers to ask for.
  rows.members = rows.count;
  const others: number[] = [];
  for (let row = 0; row < direct; row++) {
    // Without a session it stands beside nothing.
    if (rows.session[row] === 0 || !rows.speaksForOthers(row)) continue;
    for (const step of [-1, 1] as const) {
      const record = rows.neighbourRecord(row, step);
      if (record >= 0 && rows.find(record) < 0 && admitted(record)) others.push(record);
    }
  }
  for (const record of others) rows.of(record);
  rows.members = rows.count;
}
