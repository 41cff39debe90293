import { ByteReader, ByteWriter, fromHex, toHex } from '../../model/codec.js';
import { MemoryError } from '../../model/errors.js';
import { readCharter, writeCharter } from '../../model/event-codec.js';
import type { RowTable, Source } from '../../model/events.js';
import { type Digest, isDigest, type Ordinal, type RecordId } from '../../model/ids.js';
import { forgetCauses, kinds, provenances, type Standing, standings, supersedeCauses } from '../../model/records.js';
import type { Charter } from '../../model/spaces.js';
import { Column, SparseColumn } from './columns.js';
import { IdTable } from './id-table.js';
import type { Question, Row } from './row.js';

/** How many ordinals a ledger page covers. */
export const pageSize = 4096;

/** Where records lie that stand for spaces. */
export const noSpace = 0;

/** The standing code of an ordinal without a record. */
const absent = 255;

const sparseFields = [
  'expiresAt',
  'importance',
  'successor',
  'supersededAt',
  'forgottenAt',
  'sightings',
  'lastSighted',
] as const satisfies readonly (keyof Row)[];

/** Rows as columns by ordinal, about 75 bytes for each, and their stored form. */
export class Rows {
  readonly #ids = new IdTable();
  readonly #standing = new Column('u8', absent);
  readonly #kind = new Column('u8', 0);
  readonly #provenance = new Column('u8', 0);
  /** The numbers of names. */
  readonly #named = {
    space: new Column('u32', 0),
    actor: new Column('u32', 0),
    agent: new Column('u32', 0),
    session: new Column('u32', 0),
  } satisfies Record<RowTable, Column>;
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
    sightings: new SparseColumn(),
    lastSighted: new SparseColumn(),
    supersedeCause: new SparseColumn(),
  };
  readonly #sources = new Map<Ordinal, readonly Source[]>();
  readonly #externals = new Map<Ordinal, Digest>();
  readonly #questions = new Map<Ordinal, readonly Question[]>();
  readonly #enrichedAt = new SparseColumn();
  readonly #charters = new Map<Ordinal, Charter>();

  /** One more than the highest ordinal that was ever set. */
  get end(): Ordinal {
    return this.#ids.size;
  }

  ordinalOf(id: RecordId): Ordinal | undefined {
    return this.#ids.find(id);
  }

  standingOf(ordinal: Ordinal): Standing | undefined {
    return standings[this.#standing.get(ordinal)];
  }

  numberOf(table: RowTable, ordinal: Ordinal): number {
    return this.#named[table].get(ordinal);
  }

  kindOf(ordinal: Ordinal): Row['kind'] | undefined {
    return kinds[this.#kind.get(ordinal)];
  }

  confidenceOf(ordinal: Ordinal): number {
    return this.#confidence.get(ordinal);
  }

  areActive(ordinals: Uint32Array): boolean {
    return this.#standing.areAll(ordinals, standings.indexOf('active'));
  }

  get expires(): boolean {
    return this.#sparse.expiresAt.size > 0;
  }

  expiryOf(ordinal: Ordinal): number | undefined {
    return this.#sparse.expiresAt.get(ordinal);
  }

  momentOf(ordinal: Ordinal): number {
    const eventTime = this.#eventTime.get(ordinal);
    return Number.isNaN(eventTime) ? this.#storedAt.get(ordinal) : eventTime;
  }

  isEnriched(ordinal: Ordinal): boolean {
    return this.#enrichedAt.get(ordinal) !== undefined;
  }

  successorOf(ordinal: Ordinal): Ordinal | undefined {
    return this.#sparse.successor.get(ordinal);
  }

  /** What holds in each shared space, by the ordinal of the record that stands for it, in the order of their making. */
  get charters(): ReadonlyMap<Ordinal, Charter> {
    return this.#charters;
  }

  /** Makes room for `count` rows at once. */
  reserve(count: number): void {
    this.#ids.reserve(count);
    for (const column of this.#columns()) column.reserve(count);
  }

  /** The highest number of a name that rows of a range hold. */
  highest(table: RowTable, from: Ordinal, to: Ordinal): number {
    return this.#named[table].highest(from, to);
  }

  /** How many successors, sources, external ids and questions there are in all: it grows when a row with links comes in. */
  get links(): number {
    return this.#sparse.successor.size + this.#sources.size + this.#externals.size + this.#questions.size;
  }

  /** Whether the row has a successor, sources, questions or an external id. Most rows have none of them. */
  hasLinks(ordinal: Ordinal): boolean {
    return (
      this.successorOf(ordinal) !== undefined ||
      this.#sources.has(ordinal) ||
      this.#externals.has(ordinal) ||
      this.#questions.has(ordinal)
    );
  }

  get(ordinal: Ordinal): Row | undefined {
    const standing = this.standingOf(ordinal);
    const id = standing === undefined ? undefined : this.#ids.get(ordinal);
    if (standing === undefined || id === undefined) return undefined;
    const eventTime = this.#eventTime.get(ordinal);
    const cause = forgetCauses[this.#sparse.forgetCause.get(ordinal) ?? -1];
    const external = this.#externals.get(ordinal);
    const questions = this.#questions.get(ordinal);
    const replacing = supersedeCauses[this.#sparse.supersedeCause.get(ordinal) ?? -1];
    // Field by field, because one is made for every hit, and most have none of the rare ones.
    const row: { -readonly [K in keyof Row]: Row[K] } = {
      ordinal,
      id,
      standing,
      space: this.#named.space.get(ordinal),
      actor: this.#named.actor.get(ordinal),
      agent: this.#named.agent.get(ordinal),
      session: this.#named.session.get(ordinal),
      kind: known(kinds, this.#kind.get(ordinal)),
      provenance: known(provenances, this.#provenance.get(ordinal)),
      storedAt: this.#storedAt.get(ordinal),
      confidence: this.#confidence.get(ordinal),
      sources: this.#sources.get(ordinal) ?? [],
    };
    if (!Number.isNaN(eventTime)) row.eventTime = eventTime;
    for (const field of sparseFields) {
      const value = this.#sparse[field].get(ordinal);
      if (value !== undefined) row[field] = value;
    }
    const enrichedAt = this.#enrichedAt.get(ordinal);
    if (enrichedAt !== undefined) row.enrichedAt = enrichedAt;
    const charter = this.#charters.get(ordinal);
    if (charter !== undefined) row.charter = charter;
    if (replacing !== undefined) row.supersedeCause = replacing;
    if (questions !== undefined) row.questions = questions;
    if (cause !== undefined) row.forgetCause = cause;
    if (external !== undefined) row.external = external;
    return row;
  }

  /** Writes a row. A new one comes after all others. */
  set(row: Row): void {
    const { ordinal } = row;
    const isNew = ordinal >= this.#ids.size;
    if (isNew) this.#ids.set(ordinal, row.id);
    this.#standing.set(ordinal, standings.indexOf(row.standing));
    this.#kind.set(ordinal, kinds.indexOf(row.kind));
    this.#provenance.set(ordinal, provenances.indexOf(row.provenance));
    this.#named.space.set(ordinal, row.space);
    this.#named.actor.set(ordinal, row.actor);
    this.#named.agent.set(ordinal, row.agent);
    this.#named.session.set(ordinal, row.session);
    this.#storedAt.set(ordinal, row.storedAt);
    this.#eventTime.set(ordinal, row.eventTime ?? Number.NaN);
    this.#confidence.set(ordinal, row.confidence);
    // A new row seldom has any of it, and then there is nothing to take away either.
    if (isNew && row.standing === 'active' && row.expiresAt === undefined && row.importance === undefined) {
      if (row.sources.length > 0) this.#sources.set(ordinal, row.sources);
      if (row.external !== undefined) this.#externals.set(ordinal, row.external);
      return;
    }
    for (const field of sparseFields) this.#sparse[field].set(ordinal, row[field]);
    const cause = row.forgetCause === undefined ? undefined : forgetCauses.indexOf(row.forgetCause);
    this.#sparse.forgetCause.set(ordinal, cause);
    const replacing = row.supersedeCause === undefined ? undefined : supersedeCauses.indexOf(row.supersedeCause);
    this.#sparse.supersedeCause.set(ordinal, replacing);
    this.#enrichedAt.set(ordinal, row.enrichedAt);
    if (row.charter !== undefined) this.#charters.set(ordinal, row.charter);
    else this.#charters.delete(ordinal);
    if (row.questions !== undefined) this.#questions.set(ordinal, row.questions);
    else this.#questions.delete(ordinal);
    if (row.sources.length > 0) this.#sources.set(ordinal, row.sources);
    else this.#sources.delete(ordinal);
    if (row.external !== undefined) this.#externals.set(ordinal, row.external);
  }

  /** The page that holds ordinals `[number * pageSize, (number + 1) * pageSize)`. */
  encodePage(number: number): Uint8Array {
    const from = number * pageSize;
    const to = Math.min(from + pageSize, this.end);
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
    const asked: Ordinal[] = [];
    for (let ordinal = from; ordinal < to; ordinal++) if (this.#questions.has(ordinal)) asked.push(ordinal);
    out.varint(asked.length);
    for (const ordinal of asked) {
      const questions = this.#questions.get(ordinal) ?? [];
      out.varint(ordinal - from);
      out.varint(questions.length);
      for (const { other, open } of questions) {
        out.varint(other);
        out.byte(open ? 1 : 0);
      }
    }
    // Only where there is one: a page without it is one of a store that was never enriched, byte by byte.
    const charters = [...this.#charters].filter(([ordinal]) => ordinal >= from && ordinal < to);
    if (charters.length > 0 || this.#enrichedAt.isAnyIn(from, to)) this.#enrichedAt.write(out, from, to);
    // The same holds for spaces.
    if (charters.length > 0) {
      out.varint(charters.length);
      for (const [ordinal, charter] of charters) {
        out.varint(ordinal - from);
        writeCharter(out, charter);
      }
    }
    return out.finish();
  }

  /**
   * Takes in a page; pages come in order.
   *
   * @returns the range of ordinals that it covers, `to` excluded, and whether all of them are of one space and one standing
   * @throws MemoryError `corrupt`, `newer_format`, and a `RangeError` when the bytes end too early
   */
  decodePage(bytes: Uint8Array): { readonly from: Ordinal; readonly to: Ordinal; readonly isUniform: boolean } {
    const input = new ByteReader(bytes);
    const from = input.varint();
    const to = input.varint();
    input.raw(this.#ids.takePage(from, to, bytes, input.at) - input.at);
    const equal = new Set(this.#columns().filter((column) => column.read(input, from, to)));
    const isUniform = equal.has(this.#standing) && equal.has(this.#named.space);
    for (const column of Object.values(this.#sparse)) column.read(input, from);
    for (let left = input.varint(); left > 0; left--) {
      const ordinal = from + input.varint();
      const sources = Array.from({ length: input.varint() }, () => ({
        ordinal: input.varint(),
        start: input.varint(),
        end: input.varint(),
      }));
      this.#sources.set(ordinal, sources);
    }
    for (let left = input.varint(); left > 0; left--) {
      const ordinal = from + input.varint();
      const digest = toHex(input.raw(16));
      if (!isDigest(digest)) throw new MemoryError('corrupt', 'A stored digest is malformed.');
      this.#externals.set(ordinal, digest);
    }
    for (let left = input.varint(); left > 0; left--) {
      const ordinal = from + input.varint();
      const count = input.varint();
      this.#questions.set(
        ordinal,
        Array.from({ length: count }, () => ({ other: input.varint(), open: input.byte() === 1 })),
      );
    }
    if (input.rest > 0) this.#enrichedAt.read(input, from);
    if (input.rest > 0) {
      for (let left = input.varint(); left > 0; left--) this.#charters.set(from + input.varint(), readCharter(input));
    }
    for (let ordinal = from; ordinal < (isUniform ? Math.min(from + 1, to) : to); ordinal++) {
      if (this.#standing.get(ordinal) !== absent) known(standings, this.#standing.get(ordinal));
    }
    return { from, to, isUniform };
  }

  #columns(): readonly Column[] {
    const { space, actor, agent, session } = this.#named;
    return [
      this.#standing,
      this.#kind,
      this.#provenance,
      space,
      actor,
      agent,
      session,
      this.#storedAt,
      this.#eventTime,
      this.#confidence,
    ];
  }
}

function known<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined)
    throw new MemoryError('newer_format', 'A stored code is unknown; open the store with a newer version of loci.');
  return value;
}
