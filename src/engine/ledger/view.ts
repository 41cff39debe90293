import type { NameTable } from '../../model/events.js';
import type { Digest, Ordinal, RecordId } from '../../model/ids.js';
import type { Row } from './row.js';

/** What a decision may ask of the ledger; the ledger itself and a ledger with undurable events on top look the same. */
export interface LedgerView {
  /** The ordinal of the next record. */
  readonly nextOrdinal: Ordinal;
  ordinalOf(id: RecordId): Ordinal | undefined;
  row(ordinal: Ordinal): Row | undefined;
  /** The newest record with this external id, whatever its standing. */
  holderOf(external: Digest): Ordinal | undefined;
  /** The number of a name, 1 or more; `undefined` when it was never used. */
  numberOf(table: NameTable, name: Digest): number | undefined;
  /** How many names a table has. */
  nameCount(table: NameTable): number;
  /** Records that were superseded by this one. */
  predecessors(ordinal: Ordinal): readonly Ordinal[];
  /** Records that were drawn from this one. */
  drawnFrom(ordinal: Ordinal): readonly Ordinal[];
}
