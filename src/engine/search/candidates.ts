import { RowRoom } from './rows.js';
import { mostUnits } from './segment.js';
import { sortByScore, splitByScore } from './top.js';

/** Scores are counted in steps of less than one in a hundred: by the exponent and the first 7 bits of the mantissa, from 2^-20 to 2^44. */
const steps = 8192;
const stepShift = 13;
const lowestStep = (1023 - 20) << 7;

/**
 * The records that a search has touched and their scores so far: arrays over all units of the index, used again from search to
 * search. A record is named by the number of its first unit. A record is touched once its score is above zero.
 */
export class Candidates {
  /** By record. */
  score = new Float64Array(0);
  /** The records touched, in the order of touching; the first {@link count} entries. */
  touched = new Int32Array(0);
  count = 0;
  /** The unit of the best passage, for records where it is not the first one. */
  readonly passage = new Map<number, number>();
  /** Room for one shard's sums, all zero between uses. */
  readonly sums = new Float64Array(mostUnits);
  readonly local = new Uint16Array(mostUnits);
  #rows: RowRoom | undefined;
  #isWatched = false;
  #before: Float64Array | undefined;
  readonly #steps = new Int32Array(steps);
  #order = new Int32Array(1024);
  /** The step of each record touched. */
  #stepOf = new Uint16Array(1024);
  /** {@link score} as words of 32 bits, the lower one first. */
  #words = new Uint32Array(0);

  /** Room for the rows of a search. */
  get rows(): RowRoom {
    this.#rows ??= new RowRoom();
    return this.#rows;
  }

  /** Empties the set and makes room for so many units. */
  reset(units: number): void {
    const { score, touched, count } = this;
    if (count * 4 > units) score.fill(0);
    else for (let i = 0; i < count; i++) score[touched[i] as number] = 0;
    this.count = 0;
    this.passage.clear();
    if (score.length >= units) return;
    const room = Math.ceil(units * 1.25) + 1024;
    this.score = new Float64Array(room);
    this.#words = new Uint32Array(this.score.buffer);
    this.touched = new Int32Array(room);
  }

  /** Adds to a record's score, never less than nothing; a record not yet touched becomes a candidate. */
  add(record: number, amount: number): void {
    if (amount === 0) return;
    if (this.#isWatched) this.#copy();
    const before = this.score[record] as number;
    if (before === 0) this.touched[this.count++] = record;
    this.score[record] = before + amount;
  }

  /** From now on until {@link watched} is called, the scores are copied before the first of them changes. */
  watch(): void {
    this.#isWatched = true;
    this.#before = undefined;
  }

  /** The scores as they were at {@link watch}, in the order of {@link touched}; `undefined` when none has changed. */
  watched(): Float64Array | undefined {
    this.#isWatched = false;
    return this.#before;
  }

  #copy(): void {
    const { score, touched, count } = this;
    const copy = new Float64Array(count);
    for (let i = 0; i < count; i++) copy[i] = score[touched[i] as number] as number;
    this.#before = copy;
    this.#isWatched = false;
  }

  /**
   * The records with the best scores, `wanted` of them when there are so many, among those that `admitted` lets in; best first, of equal ones
   * the higher number. Scores are counted in steps, so that only the best are sorted. When few of those are let in, all others are asked about
   * before they are sorted.
   */
  best(wanted: number, admitted: (record: number) => boolean): number[] {
    const { score, touched, count } = this;
    const counts = this.#steps.fill(0);
    const stepOf = this.#countSteps(counts);
    let from = steps;
    let held = 0;
    while (from > 0 && held < wanted) held += counts[--from] as number;
    const order = this.#room(held);
    for (let i = 0, at = 0; at < held; i++) if ((stepOf[i] as number) >= from) order[at++] = touched[i] as number;
    const found: number[] = [];
    // The last step may hold many more than are wanted.
    let sorted = Math.min(wanted, held);
    splitByScore(order, score, order, 0, held, sorted);
    sortByScore(order, score, order, 0, sorted);
    for (let i = 0; i < held && found.length < wanted; i++) {
      if (i === sorted) {
        sorted = held;
        sortByScore(order, score, order, i, held);
      }
      const record = order[i] as number;
      if (admitted(record)) found.push(record);
    }
    if (held === count || found.length === wanted) return found;
    let others = 0;
    const rest = this.#room(count - held);
    for (let i = 0; i < count; i++) {
      const record = touched[i] as number;
      if ((stepOf[i] as number) < from && admitted(record)) rest[others++] = record;
    }
    const more = Math.min(wanted - found.length, others);
    splitByScore(rest, score, rest, 0, others, more);
    sortByScore(rest, score, rest, 0, more);
    for (let i = 0; i < more; i++) found.push(rest[i] as number);
    return found;
  }

  /** Counts the records touched by the step of their score. */
  #countSteps(counts: Int32Array): Uint16Array {
    const { touched, count } = this;
    if (this.#stepOf.length < count) this.#stepOf = new Uint16Array(count * 2);
    const stepOf = this.#stepOf;
    const words = this.#words;
    for (let i = 0; i < count; i++) {
      const above = ((words[(touched[i] as number) * 2 + 1] as number) >>> stepShift) - lowestStep;
      const step = above < 0 ? 0 : above >= steps ? steps - 1 : above;
      stepOf[i] = step;
      counts[step] = (counts[step] as number) + 1;
    }
    return stepOf;
  }

  #room(records: number): Int32Array {
    if (this.#order.length < records) this.#order = new Int32Array(records * 2);
    return this.#order;
  }
}
