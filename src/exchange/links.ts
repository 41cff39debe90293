import type { PortableRecord } from '../model/commands.js';
import type { RecordId } from '../model/ids.js';
import type { Collector } from './collector.js';

/**
 * Takes back links that cannot be true: a record replaced by itself, or records that replace each other in a circle. They are kept as
 * current, with a note. A successor that is not in the file may be in the store: that is for the ledger to see.
 */
export function repairLinks(out: Collector): void {
  const places = new Map<RecordId, number>(out.records.map(({ record }, at) => [record.id, at]));
  const next = out.records.map(({ record }) =>
    record.supersededBy === undefined ? undefined : places.get(record.supersededBy),
  );
  for (const at of circles(next)) {
    const found = out.records[at];
    if (found === undefined) continue;
    out.note(next[at] === at ? 'link-self' : 'link-cycle', found.line);
    out.replaceRecord(at, unlinked(found.record));
  }
}

/** The places that lie on a circle of `next`; each place has at most one next. */
function circles(next: readonly (number | undefined)[]): readonly number[] {
  const found: number[] = [];
  /** The walk in which a place was first seen; walks are numbered by where they start. */
  const walk = new Int32Array(next.length).fill(-1);
  for (let start = 0; start < next.length; start++) {
    let at: number | undefined = start;
    while (at !== undefined && walk[at] === -1) {
      walk[at] = start;
      at = next[at];
    }
    if (at === undefined || walk[at] !== start) continue;
    const entry: number = at;
    do {
      found.push(at);
      at = next[at] ?? entry;
    } while (at !== entry);
  }
  return found.sort((a, b) => a - b);
}

function unlinked(record: PortableRecord): PortableRecord {
  const { supersededBy: _by, supersededAt: _at, ...rest } = record;
  return rest.standing === 'superseded' ? { ...rest, standing: 'active' } : rest;
}
