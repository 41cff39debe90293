import { ByteReader, ByteWriter } from '../../model/codec.js';
import { MemoryError } from '../../model/errors.js';
import { type LociEvent, type NameTable, type RecordEvent, rowTables } from '../../model/events.js';
import type { Digest, Ordinal, RecordId } from '../../model/ids.js';
import type { Standing } from '../../model/records.js';
import type { Charter } from '../../model/spaces.js';
import { Links } from './links.js';
import { Names } from './names.js';
import { applyToRow, type Row } from './row.js';
import { noSpace, Rows } from './rows.js';
import type { LedgerView } from './view.js';

export { pageSize } from './rows.js';

/** What is true about every record of the store. */
export class Ledger implements LedgerView {
  readonly #rows = new Rows();
  readonly #names = new Names();
  readonly #links = new Links();
  readonly #counts = new Map<number, Record<Standing, number>>();

  get nextOrdinal(): Ordinal {
    return this.#rows.end;
  }

  ordinalOf(id: RecordId): Ordinal | undefined {
    return this.#rows.ordinalOf(id);
  }

  row(ordinal: Ordinal): Row | undefined {
    return this.#rows.get(ordinal);
  }

  holdersOf(external: Digest): readonly Ordinal[] {
    return this.#links.holdersOf(external);
  }

  numberOf(table: NameTable, name: Digest): number | undefined {
    return this.#names.numberOf(table, name);
  }

  nameCount(table: NameTable): number {
    return this.#names.count(table);
  }

  digestsIn(table: NameTable): readonly Digest[] {
    return Array.from(this.#names.entries(table), ([digest]) => digest);
  }

  nameDigests(table: NameTable): Iterable<[Digest, number]> {
    return this.#names.entries(table);
  }

  charters(): ReadonlyMap<Ordinal, Charter> {
    return this.#rows.charters;
  }

  predecessors(ordinal: Ordinal): readonly Ordinal[] {
    return this.#links.predecessors(ordinal);
  }

  questionersOf(ordinal: Ordinal): readonly Ordinal[] {
    return this.#links.questionersOf(ordinal);
  }

  drawnFrom(ordinal: Ordinal): readonly Ordinal[] {
    return this.#links.drawnFrom(ordinal);
  }

  /** The records from which something was drawn. */
  sources(): Iterable<Ordinal> {
    return this.#links.sources();
  }

  /** How many records of each standing a space has. */
  counts(space: number): Readonly<Record<Standing, number>> {
    return this.#counts.get(space) ?? { active: 0, superseded: 0, forgotten: 0 };
  }

  /** The numbers of the spaces that have records. Records that stand for spaces lie in none. */
  spaces(): readonly number[] {
    return [...this.#counts.keys()].filter((space) => space !== noSpace);
  }

  // Single columns, for the hot path of a search that looks at thousands of rows.

  standingOf(ordinal: Ordinal): Standing | undefined {
    return this.#rows.standingOf(ordinal);
  }

  spaceOf(ordinal: Ordinal): number {
    return this.#rows.numberOf('space', ordinal);
  }

  agentOf(ordinal: Ordinal): number {
    return this.#rows.numberOf('agent', ordinal);
  }

  sessionOf(ordinal: Ordinal): number {
    return this.#rows.numberOf('session', ordinal);
  }

  kindOf(ordinal: Ordinal): Row['kind'] | undefined {
    return this.#rows.kindOf(ordinal);
  }

  confidenceOf(ordinal: Ordinal): number {
    return this.#rows.confidenceOf(ordinal);
  }

  /** Whether all of these records are active: asked about whole pages of an index. */
  areActive(ordinals: Uint32Array): boolean {
    return this.#rows.areActive(ordinals);
  }

  /** Whether any record expires. */
  get expires(): boolean {
    return this.#rows.expires;
  }

  expiryOf(ordinal: Ordinal): number | undefined {
    return this.#rows.expiryOf(ordinal);
  }

  /** When the record began to hold. */
  momentOf(ordinal: Ordinal): number {
    return this.#rows.momentOf(ordinal);
  }

  isEnriched(ordinal: Ordinal): boolean {
    return this.#rows.isEnriched(ordinal);
  }

  successorOf(ordinal: Ordinal): Ordinal | undefined {
    return this.#rows.successorOf(ordinal);
  }

  /** @throws MemoryError `corrupt` when the event cannot follow on what is known, and then nothing has changed */
  evolve(event: LociEvent): void {
    if (event.type === 'named') this.#names.add(event);
    else this.#evolveRecord(event);
  }

  #evolveRecord(event: RecordEvent): void {
    const before = this.#rows.get(event.ordinal);
    const row = applyToRow(before, event);
    if (event.type === 'recorded') {
      if (row.ordinal < this.nextOrdinal)
        throw new MemoryError('corrupt', 'A record takes a place that was passed over.');
      for (const table of rowTables) this.#names.reserve(table, row[table]);
    }
    if (event.type === 'chartered') this.#reserveFor(event);
    this.#rows.set(row);
    this.#links.evolve(event, row, before);
    this.#count(row.space, before?.standing, row.standing);
  }

  #reserveFor({ space, members }: Charter): void {
    this.#names.reserve('space', space);
    for (const { actor } of members) this.#names.reserve('actor', actor);
  }

  #count(space: number, from: Standing | undefined, to: Standing): void {
    const counts = this.#countsOf(space);
    if (from !== undefined) counts[from]--;
    counts[to]++;
  }

  #countsOf(space: number): Record<Standing, number> {
    const counts = this.#counts.get(space) ?? { active: 0, superseded: 0, forgotten: 0 };
    this.#counts.set(space, counts);
    return counts;
  }

  /** The page that holds ordinals `[number * pageSize, (number + 1) * pageSize)`. */
  encodePage(number: number): Uint8Array {
    return this.#rows.encodePage(number);
  }

  /** Takes in a page; pages come in order. @throws MemoryError `corrupt`, `newer_format`, and a `RangeError` when the bytes end too early */
  decodePage(bytes: Uint8Array): void {
    const before = this.#rows.links;
    const { from, to, isUniform } = this.#rows.decodePage(bytes);
    const isLinked = this.#rows.links > before;
    if (isUniform && !isLinked) this.#countAll(from, to);
    else this.#countEach(from, to, isLinked);
    for (const table of rowTables) this.#names.reserve(table, this.#rows.highest(table, from, to));
    for (const charter of this.#rows.charters.values()) this.#reserveFor(charter);
  }

  /** Counts rows of one space and one standing. */
  #countAll(from: Ordinal, to: Ordinal): void {
    const standing = this.standingOf(from);
    if (standing !== undefined && to > from) this.#countsOf(this.spaceOf(from))[standing] += to - from;
  }

  #countEach(from: Ordinal, to: Ordinal, isLinked: boolean): void {
    let space = Number.NaN;
    let counts: Record<Standing, number> | undefined;
    for (let ordinal = from; ordinal < to; ordinal++) {
      const standing = this.standingOf(ordinal);
      if (standing === undefined) continue;
      if (counts === undefined || this.spaceOf(ordinal) !== space) {
        space = this.spaceOf(ordinal);
        counts = this.#countsOf(space);
      }
      counts[standing]++;
      const row = isLinked && this.#rows.hasLinks(ordinal) ? this.row(ordinal) : undefined;
      if (row !== undefined) this.#links.add(row);
    }
  }

  /** Makes room for `count` records at once, before their pages come in. */
  reserve(count: number): void {
    this.#rows.reserve(count);
  }

  encodeNames(): Uint8Array {
    const out = new ByteWriter();
    this.#names.write(out);
    return out.finish();
  }

  /** @throws MemoryError `corrupt`, and a `RangeError` when the bytes end too early */
  decodeNames(bytes: Uint8Array): void {
    this.#names.read(new ByteReader(bytes));
  }
}
