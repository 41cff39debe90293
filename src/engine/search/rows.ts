import type { Ordinal } from '../../model/ids.js';
import { encodeUtf8 } from '../../model/utf8.js';
import type { RecordFacts } from './facts.js';
import { valueFields } from './fields.js';
import { decodeLength } from './lengths.js';
import type { ResolvedQuery } from './query.js';
import type { Shard } from './shard.js';
import { type IndexView, shardOf } from './statistics.js';

/** Looking for a neighbour passes over at most so many records of other sessions. */
const reach = 6;

/** Of a very long query the first so many terms are looked at in detail. */
const mostTerms = 128;

/**
 * The records that the finer layers look at, in detail: which terms of the query each has and how often, where they stand beside
 * each other, who spoke, in which session, when. A row is made when somebody asks for it. The first {@link members} rows are
 * those that can become hits; the others are their neighbours in the conversation.
 */
export class Rows {
  readonly #view: IndexView;
  readonly #query: ResolvedQuery;
  readonly #facts: RecordFacts;
  readonly #byRecord = new Map<number, number>();
  readonly #speakers: readonly { readonly first: number; readonly end: number }[];
  /** Terms of the query. */
  readonly terms: number;
  members = 0;
  count = 0;
  record: Int32Array;
  ordinal: Float64Array;
  /** Number of the session; 0 = none. */
  session: Float64Array;
  traits: Uint16Array;
  /** Which value of the field `speaker` the record has, by its shard's numbering; -1 = none. */
  speaker: Int32Array;
  shard: Shard[] = [];
  /** Content terms. */
  length: Float64Array;
  /** What the layers over all records gave; it does not change any more. */
  base: Float64Array;
  score: Float64Array;
  /** Occurrences of each term of the query: row x {@link terms} + term, at most 255. */
  tf: Uint8Array;
  /** Bit i: terms i and i + 1 of the query stand beside each other somewhere in the record, for the first 31 pairs. */
  pairs: Int32Array;
  /** Where the first term of the query stands: 0 = at the beginning, 1 = at the end. */
  place: Float64Array;
  #before: Int32Array;
  #after: Int32Array;
  readonly #scores: Float64Array;

  /** @param scores by record, from the layers over all records */
  constructor(view: IndexView, query: ResolvedQuery, facts: RecordFacts, scores: Float64Array, room: number) {
    this.#view = view;
    this.#query = query;
    this.#facts = facts;
    this.#scores = scores;
    this.terms = Math.min(mostTerms, query.terms.length);
    this.record = new Int32Array(room);
    this.ordinal = new Float64Array(room);
    this.session = new Float64Array(room);
    this.traits = new Uint16Array(room);
    this.speaker = new Int32Array(room);
    this.length = new Float64Array(room);
    this.base = new Float64Array(room);
    this.score = new Float64Array(room);
    this.tf = new Uint8Array(room * this.terms);
    this.pairs = new Int32Array(room);
    this.place = new Float64Array(room);
    this.#before = new Int32Array(room);
    this.#after = new Int32Array(room);
    const prefix = encodeUtf8(valueFields.speaker);
    this.#speakers = view.shards.map(({ segment }) =>
      segment.fieldTerms === 0 ? { first: 0, end: 0 } : segment.range(prefix),
    );
    query.terms.slice(0, mostTerms).forEach(({ numbers }, term) => {
      numbers.forEach((own, place) => {
        const { marks } = view.shards[place] as Shard;
        for (const number of own) if (marks[number] === 0) marks[number] = term + 1;
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

  has(record: number): boolean {
    return this.#byRecord.has(record);
  }

  /** The row of a record. */
  of(record: number): number {
    const known = this.#byRecord.get(record);
    if (known !== undefined) return known;
    if (this.count === this.record.length) this.#grow();
    const row = this.count++;
    this.#byRecord.set(record, row);
    const shard = shardOf(this.#view, record);
    const unit = record - shard.base;
    this.record[row] = record;
    this.shard[row] = shard;
    this.ordinal[row] = shard.segment.ordinals[unit] as number;
    this.base[row] = this.#scores[record] as number;
    this.score[row] = this.base[row] as number;
    this.#before[row] = -2;
    this.#after[row] = -2;
    this.#read(row, shard, unit);
    const ordinal = this.ordinal[row] as number;
    const isTurn = (this.speaker[row] as number) >= 0 || this.#facts.isTurn(ordinal);
    this.session[row] = isTurn ? this.#facts.sessionOf(ordinal) : 0;
    return row;
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
    let place = -1;
    let unit = (this.record[row] as number) - shard.base;
    for (let tries = 0; tries < reach; ) {
      const { segment } = shard;
      unit = step < 0 ? unit - 1 : segment.endOf(unit);
      if (unit < 0 || unit >= segment.units) {
        if (place < 0) place = shards.indexOf(shard);
        place += step;
        const next = shards[place];
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
    const { segment, marks } = shard;
    const { forward, forwardOffsets, fieldTerms } = segment;
    const end = segment.endOf(unit);
    const { terms, tf } = this;
    const speakers = this.#speakers[this.#view.shards.indexOf(shard)] ?? { first: 0, end: 0 };
    let bits = 0;
    let length = 0;
    let pairs = 0;
    let first = -1;
    let speaker = -1;
    for (let u = unit; u < end; u++) {
      bits |= segment.traits[u] as number;
      length += decodeLength(segment.lengths[u] as number);
      const from = forwardOffsets[u] as number;
      const to = forwardOffsets[u + 1] as number;
      let previous = 0;
      for (let i = from; i < to; i++) {
        const number = forward[i] as number;
        if (number < fieldTerms) {
          if (number >= speakers.first && number < speakers.end) speaker = number;
          continue;
        }
        const mark = marks[number] as number;
        if (mark !== 0) {
          const at = row * terms + mark - 1;
          if ((tf[at] as number) < 255) tf[at] = (tf[at] as number) + 1;
          if (first < 0) first = i - (forwardOffsets[unit] as number);
          if (previous !== 0 && mark === previous + 1 && previous < 32) pairs |= 1 << (previous - 1);
        }
        previous = mark;
      }
    }
    // What a record asks is what its last passage asks.
    const last = segment.traits[end - 1] as number;
    this.traits[row] = (bits & ~1) | (last & 1);
    this.length[row] = length;
    this.pairs[row] = pairs;
    this.place[row] = first < 0 || length === 0 ? 1 : Math.min(1, first / length);
    this.speaker[row] = speaker;
  }

  #grow(): void {
    const room = this.record.length * 2;
    const wider = <T extends { set(other: T): void }>(make: T, old: T): T => {
      make.set(old);
      return make;
    };
    this.record = wider(new Int32Array(room), this.record);
    this.ordinal = wider(new Float64Array(room), this.ordinal);
    this.session = wider(new Float64Array(room), this.session);
    this.traits = wider(new Uint16Array(room), this.traits);
    this.speaker = wider(new Int32Array(room), this.speaker);
    this.length = wider(new Float64Array(room), this.length);
    this.base = wider(new Float64Array(room), this.base);
    this.score = wider(new Float64Array(room), this.score);
    this.tf = wider(new Uint8Array(room * this.terms), this.tf);
    this.pairs = wider(new Int32Array(room), this.pairs);
    this.place = wider(new Float64Array(room), this.place);
    this.#before = wider(new Int32Array(room), this.#before);
    this.#after = wider(new Int32Array(room), this.#after);
  }

  /** The moment of a row's record. */
  moment(row: number): number {
    return this.#facts.momentOf(this.ordinal[row] as Ordinal);
  }
}
