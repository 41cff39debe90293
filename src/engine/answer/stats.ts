import type { EngineStats, StatsQuery } from '../../model/queries.js';
import type { Ledger } from '../ledger/ledger.js';
import { noSpace } from '../ledger/rows.js';
import type { SpaceIndex } from '../search/space-index.js';
import type { Standpoint } from '../standpoint.js';
import { analyserId } from '../text/analyse.js';
import { sees } from './records.js';

/** Counts of the records that a handle sees, or of the whole store, and of the indexes that are loaded. */
export function engineStats(
  ledger: Ledger,
  indexes: ReadonlyMap<number, SpaceIndex>,
  from: Standpoint,
  query: StatsQuery,
): EngineStats {
  const spaces = query.all ? ledger.spaces() : from.space === undefined ? [] : [from.space];
  const records = { active: 0, superseded: 0, forgotten: 0 };
  for (let ordinal = 0; ordinal < ledger.nextOrdinal; ordinal++) {
    const standing = ledger.standingOf(ordinal);
    if (standing !== undefined && (query.all ? ledger.spaceOf(ordinal) !== noSpace : sees(ledger, from, ordinal)))
      records[standing]++;
  }
  const loaded = spaces.flatMap((space) => indexes.get(space) ?? []);
  const total = (count: (index: SpaceIndex) => number) => loaded.reduce((sum, index) => sum + count(index), 0);
  const index = {
    units: total(({ units }) => units),
    terms: total(({ terms }) => terms),
    bytes: total(({ bytes }) => bytes),
    analyser: analyserId,
  };
  return { records, spaces: spaces.length, index };
}
