import type { NameTable } from '../../model/events.js';
import type { Digest, Ordinal, RecordId } from '../../model/ids.js';
import type { Charter } from '../../model/spaces.js';
import type { Row } from './row.js';

/** What a decision may ask of the ledger; the ledger itself and a ledger with undurable events on top look the same. */
export interface LedgerView {
  /** The ordinal of the next record. */
  readonly nextOrdinal: Ordinal;
  ordinalOf(id: RecordId): Ordinal | undefined;
  row(ordinal: Ordinal): Row | undefined;
  /** Every record with this external id, whatever its standing, in rising order. */
  holdersOf(external: Digest): readonly Ordinal[];
  /** The number of a name, 1 or more; `undefined` when it was never used. */
  numberOf(table: NameTable, name: Digest): number | undefined;
  /** Every digest in a table, in the order of their numbers. */
  digestsIn(table: NameTable): readonly Digest[];
  /** The highest number that a table has given to a name. */
  nameCount(table: NameTable): number;
  /** What holds in each shared space, by the ordinal of the record that stands for it, in the order of their making. */
  charters(): ReadonlyMap<Ordinal, Charter>;
  /** Records that were superseded by this one, forgotten ones too, in rising order. */
  predecessors(ordinal: Ordinal): readonly Ordinal[];
  /** Newer records that had a question about this one, in rising order. */
  questionersOf(ordinal: Ordinal): readonly Ordinal[];
  /** Records that were drawn from this one and are not forgotten, in rising order. */
  drawnFrom(ordinal: Ordinal): readonly Ordinal[];
}
