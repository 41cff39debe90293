import { ByteReader, ByteWriter, fromHex, toHex } from '../../model/codec.js';
import { MemoryError } from '../../model/errors.js';
import type { LociEvent, NameTable, RecordEvent, Source } from '../../model/events.js';
import { type Digest, isDigest, type Ordinal, type RecordId } from '../../model/ids.js';
import { forgetCauses, kinds, provenances, type Standing, standings } from '../../model/records.js';
import { Column, SparseColumn } from './columns.js';
import { IdTable } from './id-table.js';
import { Links } from './links.js';
import { Names } from './names.js';
import { applyToRow, type Row } from './row.js';
import type { LedgerView } from './view.js';

/** How many ordinals a ledger page covers. */
export const pageSize = 4096;

/** The standing code of an ordinal without a record. */
const absent = 255;

/** What is true about every record of the store, as columns by ordinal: about 75 bytes for each. */
export class Ledger implements LedgerView {
  readonly #ids = new IdTable();
  readonly #names = new Names();
  readonly #links = new Links();
  readonly #standing = new Column('u8', absent);
  readonly #kind = new Column('u8', 0);
  readonly #provenance = new Column('u8', 0);
  readonly #space = new Column('u32', 0);
  readonly #actor = new Column('u32', 0);
  readonly #agent = new Column('u32', 0);
  readonly #session = new Column('u32', 0);
  readonly #storedAt = new Column('f64', 0);
  readonly #eventTime = new Column('f64', Number.NaN);
  readonly #confidence = new Column('f64', 1);
  readonly #sparse = {
    expiresAt: new SparseColumn(),
    importance: new SparseColumn(),
    successor: new SparseColumn(),
    supersededAt: new SparseColumn(),
    forgottenAt: new SparseColumn(),
    forgetCause: new SparseColumn(),
  };
  readonly #sources = new Map<Ordinal, readonly Source[]>();
  readonly #externals = new Map<Ordinal, Digest>();
  readonly #counts = new Map<number, Record<Standing, number>>();

  get nextOrdinal(): Ordinal {
    return this.#ids.size;
  }

  ordinalOf(id: RecordId): Ordinal | undefined {
    return this.#ids.find(id);
  }

  holderOf(external: Digest): Ordinal | undefined {
    return this.#links.holderOf(external);
  }

  numberOf(table: NameTable, name: Digest): number | undefined {
    return this.#names.numberOf(table, name);
  }

  nameCount(table: NameTable): number {
    return this.#names.count(table);
  }

  nameDigests(table: NameTable): Iterable<[Digest, number]> {
    return this.#names.entries(table);
  }

  predecessors(ordinal: Ordinal): readonly Ordinal[] {
    return this.#links.predecessors(ordinal);
  }

  drawnFrom(ordinal: Ordinal): readonly Ordinal[] {
    return this.#links.drawnFrom(ordinal);
  }

  /** How many records of each standing a space has. */
  counts(space: number): Readonly<Record<Standing, number>> {
    return this.#counts.get(space) ?? { active: 0, superseded: 0, forgotten: 0 };
  }

  /** The numbers of the spaces that have records. */
  spaces(): Iterable<number> {
    return this.#counts.keys();
  }

  // Single columns, for the hot path of a search that looks at thousands of rows.

  standingOf(ordinal: Ordinal): Standing | undefined {
    return standings[this.#standing.get(ordinal)];
  }

  spaceOf(ordinal: Ordinal): number {
    return this.#space.get(ordinal);
  }

  agentOf(ordinal: Ordinal): number {
    return this.#agent.get(ordinal);
  }

  sessionOf(ordinal: Ordinal): number {
    return this.#session.get(ordinal);
  }

  kindOf(ordinal: Ordinal): Row['kind'] | undefined {
    return kinds[this.#kind.get(ordinal)];
  }

  confidenceOf(ordinal: Ordinal): number {
    return this.#confidence.get(ordinal);
  }

  expiryOf(ordinal: Ordinal): number | undefined {
    return this.#sparse.expiresAt.get(ordinal);
  }

  /** When the record began to hold. */
  momentOf(ordinal: Ordinal): number {
    const eventTime = this.#eventTime.get(ordinal);
    return Number.isNaN(eventTime) ? this.#storedAt.get(ordinal) : eventTime;
  }

  successorOf(ordinal: Ordinal): Ordinal | undefined {
    return this.#sparse.successor.get(ordinal);
  }

  row(ordinal: Ordinal): Row | undefined {
    const standing = this.standingOf(ordinal);
    const id = standing === undefined ? undefined : this.#ids.get(ordinal);
    if (standing === undefined || id === undefined) return undefined;
    const eventTime = this.#eventTime.get(ordinal);
    const { expiresAt, importance, successor, supersededAt, forgottenAt, forgetCause } = this.#sparse;
    const cause = forgetCauses[forgetCause.get(ordinal) ?? -1];
    const external = this.#externals.get(ordinal);
    return {
      ordinal,
      id,
      standing,
      space: this.#space.get(ordinal),
      actor: this.#actor.get(ordinal),
      agent: this.#agent.get(ordinal),
      session: this.#session.get(ordinal),
      kind: known(kinds, this.#kind.get(ordinal)),
      provenance: known(provenances, this.#provenance.get(ordinal)),
      storedAt: this.#storedAt.get(ordinal),
      confidence: this.#confidence.get(ordinal),
      sources: this.#sources.get(ordinal) ?? [],
      ...(Number.isNaN(eventTime) ? {} : { eventTime }),
      ...optional('expiresAt', expiresAt.get(ordinal)),
      ...optional('importance', importance.get(ordinal)),
      ...optional('successor', successor.get(ordinal)),
      ...optional('supersededAt', supersededAt.get(ordinal)),
      ...optional('forgottenAt', forgottenAt.get(ordinal)),
      ...(cause === undefined ? {} : { forgetCause: cause }),
      ...(external === undefined ? {} : { external }),
    };
  }

  evolve(event: LociEvent): void {
    if (event.type === 'named') this.#names.add(event);
    else this.#evolveRecord(event);
  }

  #evolveRecord(event: RecordEvent): void {
    const before = this.row(event.ordinal);
    const row = applyToRow(before, event);
    if (event.type === 'recorded') this.#ids.set(row.ordinal, row.id);
    this.#write(row);
    this.#links.evolve(event, row, before);
    this.#count(row.space, before?.standing, row.standing);
  }

  #write(row: Row): void {
    const { ordinal } = row;
    this.#standing.set(ordinal, standings.indexOf(row.standing));
    this.#kind.set(ordinal, kinds.indexOf(row.kind));
    this.#provenance.set(ordinal, provenances.indexOf(row.provenance));
    this.#space.set(ordinal, row.space);
    this.#actor.set(ordinal, row.actor);
    this.#agent.set(ordinal, row.agent);
    this.#session.set(ordinal, row.session);
    this.#storedAt.set(ordinal, row.storedAt);
    this.#eventTime.set(ordinal, row.eventTime ?? Number.NaN);
    this.#confidence.set(ordinal, row.confidence);
    for (const field of ['expiresAt', 'importance', 'successor', 'supersededAt', 'forgottenAt'] as const)
      this.#sparse[field].set(ordinal, row[field]);
    this.#sparse.forgetCause.set(
      ordinal,
      row.forgetCause === undefined ? undefined : forgetCauses.indexOf(row.forgetCause),
    );
    if (row.sources.length > 0) this.#sources.set(ordinal, row.sources);
    else this.#sources.delete(ordinal);
    if (row.external !== undefined) this.#externals.set(ordinal, row.external);
  }

  #count(space: number, from: Standing | undefined, to: Standing): void {
    const counts = this.#counts.get(space) ?? { active: 0, superseded: 0, forgotten: 0 };
    if (from !== undefined) counts[from]--;
    counts[to]++;
    this.#counts.set(space, counts);
  }

  /** The page that holds ordinals `[number * pageSize, (number + 1) * pageSize)`. */
  encodePage(number: number): Uint8Array {
    const from = number * pageSize;
    const to = Math.min(from + pageSize, this.nextOrdinal);
    const out = new ByteWriter();
    out.varint(from);
    out.varint(to);
    for (let ordinal = from; ordinal < to; ordinal++) out.bytes(this.#ids.packed(ordinal));
    for (const column of this.#columns()) column.write(out, from, to);
    for (const column of Object.values(this.#sparse)) column.write(out, from, to);
    const drawn: Ordinal[] = [];
    const external: Ordinal[] = [];
    for (let ordinal = from; ordinal < to; ordinal++) {
      if (this.#sources.has(ordinal)) drawn.push(ordinal);
      if (this.#externals.has(ordinal)) external.push(ordinal);
    }
    out.varint(drawn.length);
    for (const ordinal of drawn) {
      const sources = this.#sources.get(ordinal) ?? [];
      out.varint(ordinal - from);
      out.varint(sources.length);
      for (const source of sources) for (const n of [source.ordinal, source.start, source.end]) out.varint(n);
    }
    out.varint(external.length);
    for (const ordinal of external) {
      out.varint(ordinal - from);
      out.raw(fromHex(this.#externals.get(ordinal) ?? ''));
    }
    return out.finish();
  }

  /** Takes in a page; pages come in order. @throws MemoryError `corrupt` */
  decodePage(bytes: Uint8Array): void {
    const input = new ByteReader(bytes);
    const from = input.varint();
    const to = input.varint();
    for (let ordinal = from; ordinal < to; ordinal++) {
      const packed = input.bytes();
      if (packed.length > 0) this.#ids.setPacked(ordinal, packed);
    }
    for (const column of this.#columns()) column.read(input, from, to);
    for (const column of Object.values(this.#sparse)) column.read(input, from);
    for (let left = input.varint(); left > 0; left--) {
      const ordinal = from + input.varint();
      this.#sources.set(
        ordinal,
        Array.from({ length: input.varint() }, () => ({
          ordinal: input.varint(),
          start: input.varint(),
          end: input.varint(),
        })),
      );
    }
    for (let left = input.varint(); left > 0; left--) {
      const ordinal = from + input.varint();
      const digest = toHex(input.raw(16));
      if (!isDigest(digest)) throw new MemoryError('corrupt', 'A stored digest is malformed.');
      this.#externals.set(ordinal, digest);
    }
    this.#relink(from, to);
  }

  #relink(from: Ordinal, to: Ordinal): void {
    for (let ordinal = from; ordinal < to; ordinal++) {
      const standing = this.standingOf(ordinal);
      if (standing === undefined) continue;
      this.#count(this.#space.get(ordinal), undefined, standing);
      // Most records have no links; a whole row is made only for those that do.
      if (
        this.#sparse.successor.get(ordinal) !== undefined ||
        this.#sources.has(ordinal) ||
        this.#externals.has(ordinal)
      ) {
        const row = this.row(ordinal);
        if (row !== undefined) this.#links.add(row);
      }
    }
  }

  encodeNames(): Uint8Array {
    const out = new ByteWriter();
    this.#names.write(out);
    return out.finish();
  }

  decodeNames(bytes: Uint8Array): void {
    this.#names.read(new ByteReader(bytes));
  }

  #columns(): readonly Column[] {
    return [
      this.#standing,
      this.#kind,
      this.#provenance,
      this.#space,
      this.#actor,
      this.#agent,
      this.#session,
      this.#storedAt,
      this.#eventTime,
      this.#confidence,
    ];
  }
}

function optional<K extends string>(key: K, value: number | undefined): { [P in K]?: number } {
  return value === undefined ? {} : ({ [key]: value } as { [P in K]: number });
}

function known<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined)
    throw new MemoryError('newer_format', 'A stored code is unknown; open the store with a newer version of loci.');
  return value;
}
