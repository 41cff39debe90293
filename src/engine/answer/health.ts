import type { Ordinal } from '../../model/ids.js';
import type { Finding } from '../../model/queries.js';
import type { Ledger } from '../ledger/ledger.js';
import type { SpaceIndex } from '../search/space-index.js';
import type { Standpoint } from '../standpoint.js';
import { sees } from './records.js';

/** Faults of the ledger and of the loaded indexes that a handle may know about. */
export function findings(
  ledger: Ledger,
  indexes: ReadonlyMap<number, SpaceIndex>,
  from: Standpoint,
): readonly Finding[] {
  const found = new Map<string, { level: Finding['level']; detail: string; ids: string[] }>();
  const report = (check: string, level: Finding['level'], detail: string, ordinal: Ordinal) => {
    const id = ledger.row(ordinal)?.id;
    const entry = found.get(check) ?? { level, detail, ids: [] };
    if (id !== undefined) entry.ids.push(id);
    found.set(check, entry);
  };
  const index = from.space === undefined ? undefined : indexes.get(from.space);
  for (let ordinal = 0; ordinal < ledger.nextOrdinal; ordinal++) {
    const standing = ledger.standingOf(ordinal);
    if (standing === undefined || !sees(ledger, from, ordinal)) continue;
    const successor = ledger.successorOf(ordinal);
    if (standing === 'superseded') {
      const next = successor === undefined ? undefined : ledger.row(successor);
      if (next === undefined) report('orphaned-chain', 'error', 'A superseded record has no successor.', ordinal);
      else if (next.space !== ledger.spaceOf(ordinal))
        report('successor-elsewhere', 'error', 'A record was replaced by one of another space.', ordinal);
      else if (next.standing === 'forgotten')
        report('forgotten-successor', 'error', 'A superseded record outlived its forgotten successor.', ordinal);
      if (inCircle(ledger, ordinal)) report('cycle', 'error', 'A chain of successors leads in a circle.', ordinal);
    }
    if (standing !== 'forgotten') {
      for (const source of ledger.row(ordinal)?.sources ?? []) {
        if (ledger.standingOf(source.ordinal) === 'forgotten')
          report('forgotten-source', 'error', 'A record was drawn from a forgotten one.', ordinal);
        else if (standing === 'active' && source.end === 0 && ledger.standingOf(source.ordinal) === 'superseded')
          report('outdated-source', 'error', 'A record was derived from one that has been replaced.', ordinal);
      }
    }
    if (index !== undefined && index.has(ordinal) !== (standing !== 'forgotten')) {
      report('index', 'error', 'The search index and the ledger disagree; reindex() mends it.', ordinal);
    }
  }
  return Array.from(found, ([check, entry]) => ({ check, ...entry }));
}

function inCircle(ledger: Ledger, start: Ordinal): boolean {
  const seen = new Set<Ordinal>();
  for (let at = ledger.successorOf(start); at !== undefined; at = ledger.successorOf(at)) {
    if (at === start) return true;
    if (seen.has(at)) return false;
    seen.add(at);
  }
  return false;
}
