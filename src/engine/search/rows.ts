import type { Ordinal } from '../../model/ids.js';
import type { RecordFacts } from './facts.js';
import { decodeLength } from './lengths.js';
import type { ResolvedQuery } from './query.js';
import type { Shard } from './shard.js';
import { type IndexView, shardOf } from './statistics.js';

/** Looking for a neighbour passes over at most so many records of other sessions. */
const reach = 6;

/** So many telling words of a query in one record are no accident. */
const tellingTogether = 2;

/** Of a very long query the first so many terms are looked at in detail. */
export const mostTerms = 128;

/** Room for so many rows at first. */
const firstRoom = 1024;

/** The arrays of {@link Rows}, used again from search to search. */
export class RowRoom {
  record = new Int32Array(firstRoom);
  ordinal = new Float64Array(firstRoom);
  session = new Float64Array(firstRoom);
  traits = new Uint16Array(firstRoom);
  speaker = new Int32Array(firstRoom);
  length = new Float64Array(firstRoom);
  base = new Float64Array(firstRoom);
  score = new Float64Array(firstRoom);
  tf = new Uint8Array(firstRoom * 8);
  pairs = new Int32Array(firstRoom);
  place = new Float64Array(firstRoom);
  before = new Int32Array(firstRoom);
  after = new Int32Array(firstRoom);
  /** Open addressing by record: twice as many slots as rows, each a row + 1, 0 = free. */
  slots = new Int32Array(firstRoom * 2);

  get rows(): number {
    return this.record.length;
  }

  /** Twice the rows; what they hold stays, except the slots. */
  grow(): void {
    const room = this.rows * 2;
    this.record = wider(new Int32Array(room), this.record);
    this.ordinal = wider(new Float64Array(room), this.ordinal);
    this.session = wider(new Float64Array(room), this.session);
    this.traits = wider(new Uint16Array(room), this.traits);
    this.speaker = wider(new Int32Array(room), this.speaker);
    this.length = wider(new Float64Array(room), this.length);
    this.base = wider(new Float64Array(room), this.base);
    this.score = wider(new Float64Array(room), this.score);
    this.pairs = wider(new Int32Array(room), this.pairs);
    this.place = wider(new Float64Array(room), this.place);
    this.before = wider(new Int32Array(room), this.before);
    this.after = wider(new Int32Array(room), this.after);
    this.slots = new Int32Array(room * 2);
  }
}

function wider<T extends { set(other: T): void }>(make: T, old: T): T {
  make.set(old);
  return make;
}

/**
 * The records that the finer layers look at, in detail: which terms of the query each has and how often, where they stand beside
 * each other, who spoke, in which session, when. A row is made when somebody asks for it. The first {@link members} rows are
 * those that can become hits; the others are their neighbours in the conversation.
 */
export class Rows {
  readonly #view: IndexView;
  readonly #query: ResolvedQuery;
  readonly #facts: RecordFacts;
  readonly #room: RowRoom;
  /** Terms of the query. */
  readonly terms: number;
  members = 0;
  count = 0;
  record: Int32Array;
  ordinal: Float64Array;
  /** Number of the session; 0 = none. */
  session: Float64Array;
  traits: Uint16Array;
  /** The traits of all rows together. */
  seen = 0;
  /** Which value of the field `speaker` the record has, by its shard's numbering; -1 = none. */
  speaker: Int32Array;
  readonly shard: Shard[] = [];
  /** Content terms. */
  length: Float64Array;
  /** What the layers over all records gave; it does not change any more. */
  base: Float64Array;
  score: Float64Array;
  /** Occurrences of each term of the query: row x {@link terms} + term, at most 255. */
  tf: Uint8Array;
  /** Terms whose occurrences may have been counted for another term: some word of the index stands for both. */
  readonly shared = new Set<number>();
  /** Bit i: terms i and i + 1 of the query stand beside each other somewhere in the record, for the first 31 pairs. */
  pairs: Int32Array;
  /** Where the first term of the query stands: 0 = at the beginning, 1 = at the end. */
  place: Float64Array;
  #before: Int32Array;
  #after: Int32Array;
  #slots: Int32Array;
  readonly #scores: Float64Array;

  /**
   * @param scores by record, from the layers over all records
   * @param room what no other search is using
   */
  constructor(view: IndexView, query: ResolvedQuery, facts: RecordFacts, scores: Float64Array, room: RowRoom) {
    this.#view = view;
    this.#query = query;
    this.#facts = facts;
    this.#scores = scores;
    this.#room = room;
    this.terms = Math.min(mostTerms, query.terms.length);
    this.record = room.record;
    this.ordinal = room.ordinal;
    this.session = room.session;
    this.traits = room.traits;
    this.speaker = room.speaker;
    this.length = room.length;
    this.base = room.base;
    this.score = room.score;
    this.tf = room.tf;
    this.pairs = room.pairs;
    this.place = room.place;
    this.#before = room.before;
    this.#after = room.after;
    this.#slots = room.slots.fill(0);
    query.terms.slice(0, mostTerms).forEach(({ numbers }, term) => {
      numbers.forEach((own, place) => {
        const { marks } = view.shards[place] as Shard;
        for (const number of own) {
          if (marks[number] === 0) marks[number] = term + 1;
          else if (marks[number] !== term + 1) this.shared.add(term);
        }
      });
    });
  }

  /** Takes the marks of the query's terms off the shards. To be called when the search is done. */
  release(): void {
    for (const { numbers } of this.#query.terms) {
      numbers.forEach((own, place) => {
        const { marks } = this.#view.shards[place] as Shard;
        for (const number of own) marks[number] = 0;
      });
    }
  }

  /** The row of a record that has one; else -1. */
  find(record: number): number {
    return (this.#slots[this.#slotOf(record)] as number) - 1;
  }

  /** The row of a record. */
  of(record: number): number {
    const known = this.#slots[this.#slotOf(record)] as number;
    if (known !== 0) return known - 1;
    if (this.count === this.record.length) this.#grow();
    const row = this.count++;
    this.record[row] = record;
    this.#slots[this.#slotOf(record)] = row + 1;
    const shard = shardOf(this.#view, record);
    const unit = record - shard.base;
    const ordinal = shard.segment.ordinals[unit] as number;
    const score = this.#scores[record] as number;
    this.shard.push(shard);
    this.ordinal[row] = ordinal;
    this.base[row] = score;
    this.score[row] = score;
    this.#before[row] = -2;
    this.#after[row] = -2;
    this.#read(row, shard, unit);
    this.session[row] = this.#facts.sessionOf(ordinal);
    return row;
  }

  /** Where a record's row is noted, or would be. */
  #slotOf(record: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = (Math.imul(record, 0x9e37_79b1) >>> 12) & mask;
    for (;;) {
      const held = slots[slot] as number;
      if (held === 0 || this.record[held - 1] === record) return slot;
      slot = (slot + 1) & mask;
    }
  }

  /** The row of the record that comes before (-1) or after (1) in the same session, or -1. */
  neighbour(row: number, step: -1 | 1): number {
    const memory = step < 0 ? this.#before : this.#after;
    const known = memory[row] as number;
    if (known !== -2) return known;
    const found = this.#find(row, step);
    const other = found < 0 ? -1 : this.of(found);
    // `of` may have grown the arrays.
    (step < 0 ? this.#before : this.#after)[row] = other;
    if (other >= 0) (step < 0 ? this.#after : this.#before)[other] = row;
    return other;
  }

  /** The same as a record, without making a row of it. */
  neighbourRecord(row: number, step: -1 | 1): number {
    return this.#find(row, step);
  }

  #find(row: number, step: -1 | 1): number {
    const session = this.session[row] as number;
    if (session === 0) return -1;
    const { shards } = this.#view;
    let shard = this.shard[row] as Shard;
    let unit = (this.record[row] as number) - shard.base;
    for (let tries = 0; tries < reach; ) {
      const { segment } = shard;
      unit = step < 0 ? unit - 1 : segment.endOf(unit);
      if (unit < 0 || unit >= segment.units) {
        const next = shards[shard.place + step];
        if (next === undefined || (step > 0 ? next.from < shard.to : next.to > shard.from)) return -1;
        shard = next;
        unit = step < 0 ? next.segment.units : 0;
        if (step < 0) continue;
      }
      if (step < 0) unit -= shard.segment.passageOf(unit);
      const ordinal = shard.segment.ordinals[unit] as number;
      tries++;
      if (this.#facts.sessionOf(ordinal) !== session) continue;
      if (shard.isLive(unit) && this.#facts.isReadable(ordinal)) return shard.base + unit;
    }
    return -1;
  }

  /** Counts the query's terms in a record. */
  #read(row: number, shard: Shard, unit: number): void {
    const { segment, marks, speakers } = shard;
    const { forward, forwardOffsets, fieldTerms } = segment;
    const end = segment.endOf(unit);
    const { terms } = this;
    const from = row * terms;
    if (this.tf.length < from + terms) this.#widen(from + terms);
    const { tf } = this;
    for (let i = from; i < from + terms; i++) tf[i] = 0;
    let bits = 0;
    let length = 0;
    let pairs = 0;
    let first = -1;
    let speaker = -1;
    const start = forwardOffsets[unit] as number;
    let i = start;
    for (let u = unit; u < end; u++) {
      bits |= segment.traits[u] as number;
      length += decodeLength(segment.lengths[u] as number);
      const to = forwardOffsets[u + 1] as number;
      let previous = 0;
      for (; i < to; i++) {
        const number = forward[i] as number;
        if (number < fieldTerms) {
          if (number >= speakers.first && number < speakers.end) speaker = number;
          continue;
        }
        const mark = marks[number] as number;
        if (mark !== 0) {
          const at = from + mark - 1;
          if ((tf[at] as number) < 255) tf[at] = (tf[at] as number) + 1;
          if (first < 0) first = i - start;
          if (previous !== 0 && mark === previous + 1 && previous < 32) pairs |= 1 << (previous - 1);
        }
        previous = mark;
      }
    }
    // What a record asks is what its last passage asks.
    const last = segment.traits[end - 1] as number;
    this.traits[row] = (bits & ~1) | (last & 1);
    this.seen |= bits;
    this.length[row] = length;
    this.pairs[row] = pairs;
    this.place[row] = first < 0 || length === 0 ? 1 : Math.min(1, first / length);
    this.speaker[row] = speaker;
  }

  #grow(): void {
    const room = this.#room;
    room.grow();
    this.record = room.record;
    this.ordinal = room.ordinal;
    this.session = room.session;
    this.traits = room.traits;
    this.speaker = room.speaker;
    this.length = room.length;
    this.base = room.base;
    this.score = room.score;
    this.pairs = room.pairs;
    this.place = room.place;
    this.#before = room.before;
    this.#after = room.after;
    this.#slots = room.slots;
    for (let row = 0; row < this.count; row++) {
      this.#slots[this.#slotOf(this.record[row] as number)] = row + 1;
    }
  }

  /** Makes room for so many counts. */
  #widen(counts: number): void {
    const room = this.#room;
    room.tf = new Uint8Array(Math.max(counts, this.tf.length * 2));
    room.tf.set(this.tf);
    this.tf = room.tf;
  }

  /**
   * Whether what a row says is evidence for the records beside it, too: that of a turn of a conversation is, for answers refer to what was just
   * said. Facts written down in one session need not have to do with each other, so there it takes several telling words of the query.
   */
  speaksForOthers(row: number): boolean {
    if ((this.speaker[row] as number) >= 0 || this.#facts.isTurn(this.ordinal[row] as Ordinal)) return true;
    let telling = 0;
    const own = Math.min(this.terms, this.#query.own);
    for (let term = 0; term < own && telling < tellingTogether; term++)
      if (this.tf[row * this.terms + term] !== 0 && this.#query.terms[term]?.weakness === 0) telling++;
    return telling === tellingTogether;
  }

  /** The moment of a row's record. */
  moment(row: number): number {
    return this.#facts.momentOf(this.ordinal[row] as Ordinal);
  }
}
