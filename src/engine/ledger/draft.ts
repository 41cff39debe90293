import type { LociEvent, Named, NameTable, RecordEvent } from '../../model/events.js';
import type { Digest, Ordinal, RecordId } from '../../model/ids.js';
import type { Payload } from '../../model/records.js';
import type { Charter } from '../../model/spaces.js';
import { Links } from './links.js';
import { applyToRow, type Row } from './row.js';
import type { LedgerView } from './view.js';

interface Given {
  readonly count: number;
  readonly ordinal: Ordinal;
  readonly payload: Payload;
}

/** What was decided on top of a draft; with the draft of the decision itself, nothing has to be applied anew. */
export interface Decided {
  readonly events: readonly LociEvent[];
  readonly payloads: ReadonlyMap<Ordinal, Payload>;
  readonly draft?: Draft | undefined;
}

/**
 * A ledger with events on top that are decided but not durable yet. A decision writes into a draft; drafts stack, so that a
 * decision which fails half-way leaves the draft below as it was.
 */
export class Draft implements LedgerView {
  readonly #base: LedgerView;
  #rows = new Map<Ordinal, Row>();
  #ids = new Map<RecordId, Ordinal>();
  #links = new Links();
  #numbers = new Map<string, number>();
  #highest = new Map<NameTable, number>();
  #events: LociEvent[] = [];
  /** Payloads in the order in which they came, each with how many events there were then. */
  #given: Given[] = [];
  #payloads = new Map<Ordinal, Payload>();
  #next: Ordinal;

  constructor(base: LedgerView) {
    this.#base = base;
    this.#next = base.nextOrdinal;
  }

  get events(): readonly LociEvent[] {
    return this.#events;
  }

  get payloads(): ReadonlyMap<Ordinal, Payload> {
    return this.#payloads;
  }

  get nextOrdinal(): Ordinal {
    return this.#next;
  }

  ordinalOf(id: RecordId): Ordinal | undefined {
    return this.#ids.get(id) ?? this.#base.ordinalOf(id);
  }

  row(ordinal: Ordinal): Row | undefined {
    return this.#rows.get(ordinal) ?? this.#base.row(ordinal);
  }

  holdersOf(external: Digest): readonly Ordinal[] {
    return union(this.#base.holdersOf(external), this.#links.holdersOf(external));
  }

  numberOf(table: NameTable, name: Digest): number | undefined {
    return this.#numbers.get(table + name) ?? this.#base.numberOf(table, name);
  }

  digestsIn(table: NameTable): readonly Digest[] {
    const own = this.#events.flatMap((event) =>
      event.type === 'named' && event.table === table ? [event.digest] : [],
    );
    return [...this.#base.digestsIn(table), ...own];
  }

  nameCount(table: NameTable): number {
    return this.#highest.get(table) ?? this.#base.nameCount(table);
  }

  charters(): ReadonlyMap<Ordinal, Charter> {
    const base = this.#base.charters();
    const own = [...this.#rows].filter(([ordinal, { charter }]) => charter !== undefined || base.has(ordinal));
    if (own.length === 0) return base;
    const all = new Map(base);
    for (const [ordinal, { charter }] of own) {
      if (charter === undefined) all.delete(ordinal);
      else all.set(ordinal, charter);
    }
    return all;
  }

  predecessors(ordinal: Ordinal): readonly Ordinal[] {
    return union(this.#base.predecessors(ordinal), this.#links.predecessors(ordinal));
  }

  questionersOf(ordinal: Ordinal): readonly Ordinal[] {
    return union(this.#base.questionersOf(ordinal), this.#links.questionersOf(ordinal));
  }

  drawnFrom(ordinal: Ordinal): readonly Ordinal[] {
    return union(this.#base.drawnFrom(ordinal), this.#links.drawnFrom(ordinal)).filter(
      (drawn) => this.row(drawn)?.standing !== 'forgotten',
    );
  }

  /** The newest payload of a record that this draft, or one below it, has decided. */
  payloadOf(ordinal: Ordinal): Payload | undefined {
    return this.#payloads.get(ordinal) ?? (this.#base instanceof Draft ? this.#base.payloadOf(ordinal) : undefined);
  }

  /** What this draft and those below it have decided, oldest first. */
  recent(): readonly LociEvent[] {
    return this.#base instanceof Draft ? [...this.#base.recent(), ...this.#events] : this.#events;
  }

  /** The number of a name, which it gets now if it has none. */
  name(table: NameTable, digest: Digest): number {
    const known = this.numberOf(table, digest);
    if (known !== undefined) return known;
    const named: Named = { type: 'named', table, number: this.nameCount(table) + 1, digest };
    this.emit(named);
    return named.number;
  }

  /** Adds an event, and the new payload of the record that it is about. */
  emit(event: LociEvent, payload?: Payload): void {
    this.#events.push(event);
    if (event.type === 'named') {
      this.#numbers.set(event.table + event.digest, event.number);
      this.#highest.set(event.table, Math.max(event.number, this.nameCount(event.table)));
      return;
    }
    this.#apply(event);
    if (payload !== undefined) this.#give(event.ordinal, payload);
  }

  #give(ordinal: Ordinal, payload: Payload): void {
    this.#payloads.set(ordinal, payload);
    this.#given.push({ count: this.#events.length, ordinal, payload });
  }

  /** Takes back every event behind the first `count`, as if it had not been added. */
  takeBack(count: number): void {
    if (count >= this.#events.length) return;
    const events = this.#events.slice(0, count);
    const given = this.#given.filter((one) => one.count <= count);
    this.#become(new Draft(this.#base));
    for (const event of events) this.emit(event);
    for (const { ordinal, payload } of given) this.#give(ordinal, payload);
  }

  /** Takes over what was decided on top of this draft. */
  absorb({ events, payloads, draft }: Decided): void {
    if (draft !== undefined && draft.#base === this && this.#events.length === 0) {
      this.#become(draft);
      return;
    }
    for (const event of events) this.emit(event);
    for (const [ordinal, payload] of payloads) this.#give(ordinal, payload);
  }

  /** Has from now on what `other` has. The lists that were handed out stay as they are. */
  #become(other: Draft): void {
    this.#rows = other.#rows;
    this.#ids = other.#ids;
    this.#links = other.#links;
    this.#numbers = other.#numbers;
    this.#highest = other.#highest;
    this.#events = [...other.#events];
    this.#given = [...other.#given];
    this.#payloads = new Map(other.#payloads);
    this.#next = other.#next;
  }

  #apply(event: RecordEvent): void {
    const before = this.row(event.ordinal);
    const row = applyToRow(before, event);
    this.#rows.set(row.ordinal, row);
    if (event.type === 'recorded') {
      this.#ids.set(row.id, row.ordinal);
      this.#next = Math.max(this.#next, row.ordinal + 1);
    }
    this.#links.evolve(event, row, before);
  }
}

function union(a: readonly Ordinal[], b: readonly Ordinal[]): readonly Ordinal[] {
  return b.length === 0 ? a : a.length === 0 ? b : [...new Set([...a, ...b])].sort((x, y) => x - y);
}
