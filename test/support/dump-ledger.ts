import type { Ledger } from '../../src/engine/ledger/ledger.js';
import { type NameTable, rowTables } from '../../src/model/events.js';
import type { Ordinal } from '../../src/model/ids.js';
import type { Json } from '../../src/model/json.js';

/** Everything that a ledger says about records that are not forgotten, by record id, with names as their digests. */
export function dumpLedger(ledger: Ledger): Json {
  const names = Object.fromEntries(rowTables.map((table) => [table, digestsOf(ledger, table)]));
  const idOf = (ordinal: Ordinal | undefined): string | null => {
    const row = ordinal === undefined ? undefined : ledger.row(ordinal);
    return row === undefined || row.standing === 'forgotten' ? null : row.id;
  };
  const idsOf = (ordinals: readonly Ordinal[]) => ordinals.flatMap((ordinal) => idOf(ordinal) ?? []);
  const records: [string, Json][] = [];
  for (let ordinal = 0; ordinal < ledger.nextOrdinal; ordinal++) {
    const row = ledger.row(ordinal);
    if (row === undefined || row.standing === 'forgotten') continue;
    const { ordinal: _, id, successor, sources, questions = [], charter, ...facts } = row;
    records.push([
      id,
      {
        ...facts,
        ...Object.fromEntries(rowTables.map((table) => [table, names[table]?.get(row[table]) ?? row[table]])),
        successor: idOf(successor),
        sources: sources.map(({ ordinal: source, start, end }) => [idOf(source), start, end]),
        questions: questions.flatMap(({ other, open }) => (idOf(other) === null ? [] : [[idOf(other), open]])),
        predecessors: idsOf(ledger.predecessors(ordinal)),
        drawn: idsOf(ledger.drawnFrom(ordinal)),
        holders: row.external === undefined ? [] : idsOf(ledger.holdersOf(row.external)),
        found: ledger.ordinalOf(id) === ordinal,
        ...(charter === undefined
          ? {}
          : {
              charter: {
                ...charter,
                space: names.space?.get(charter.space) ?? charter.space,
                members: charter.members.map(({ actor, role }) => [names.actor?.get(actor) ?? actor, role]),
              },
            }),
      },
    ]);
  }
  return Object.fromEntries(records.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function digestsOf(ledger: Ledger, table: NameTable): ReadonlyMap<number, string> {
  return new Map(Array.from(ledger.nameDigests(table), ([digest, number]) => [number, digest]));
}
