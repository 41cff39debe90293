import type { Indexed } from '../../src/engine/indexing.js';
import type { Json } from '../../src/model/json.js';
import { dumpOf } from './dump-index.js';
import { dumpLedger } from './dump-ledger.js';

/**
 * The form that two equal states share: what lives, by record id, without ordinals or sequence numbers, in a fixed order. Tombstones are
 * left out.
 */
export function dumpState({ ledger, indexes }: Indexed): Record<string, Json> {
  const spaces = [...indexes].flatMap(([space, index]): [string, Json][] => {
    const { records, ...statistics } = dumpOf(index);
    const byId = records.map(({ ordinal, ...terms }): [string, Json] => [
      ledger.row(ordinal)?.id ?? `${ordinal}`,
      { ...terms },
    ]);
    return byId.length === 0 ? [] : [[`${space}`, { ...statistics, records: Object.fromEntries(byId.sort(byKey)) }]];
  });
  return { ledger: dumpLedger(ledger), index: Object.fromEntries(spaces.sort(byKey)) };
}

function byKey([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}
