import { RowRoom } from './rows.js';
import { mostUnits } from './segment.js';
import { sortByScore, splitByScore } from './top.js';

/** How finely scores are told apart when the best are looked for. */
const steps = 2048;

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
  readonly #steps = new Int32Array(steps);
  #order = new Int32Array(1024);

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
    this.touched = new Int32Array(room);
  }

  /** Adds to a record's score, never less than nothing; a record not yet touched becomes a candidate. */
  add(record: number, amount: number): void {
    if (amount === 0) return;
    const before = this.score[record] as number;
    if (before === 0) this.touched[this.count++] = record;
    this.score[record] = before + amount;
  }

  /** The scores of the records touched, in the order of {@link touched}. */
  snapshot(): Float64Array {
    const { score, touched, count } = this;
    const copy = new Float64Array(count);
    for (let i = 0; i < count; i++) copy[i] = score[touched[i] as number] as number;
    return copy;
  }

  /**
   * The records with the best scores, `wanted` of them when there are so many, among those that `admitted` lets in; best first, of equal ones
   * the higher number. Scores are counted in steps, so that only the best are sorted. When few of those are let in, all others are asked about
   * before they are sorted.
   */
  best(wanted: number, admitted: (record: number) => boolean): number[] {
    const { score, touched, count } = this;
    let top = 0;
    for (let i = 0; i < count; i++) {
      const own = score[touched[i] as number] as number;
      if (own > top) top = own;
    }
    if (top === 0) return [];
    const counts = this.#steps.fill(0);
    const scale = (steps - 1) / top;
    for (let i = 0; i < count; i++) {
      const step = ((score[touched[i] as number] as number) * scale) | 0;
      counts[step] = (counts[step] as number) + 1;
    }
    let from = steps;
    let held = 0;
    while (from > 0 && held < wanted) held += counts[--from] as number;
    const found: number[] = [];
    let order = this.#from(from, scale, held);
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
    if (from === 0 || found.length === wanted) return found;
    const others: number[] = [];
    for (let i = 0; i < count; i++) {
      const record = touched[i] as number;
      const own = score[record] as number;
      if (((own * scale) | 0) < from && admitted(record)) others.push(record);
    }
    order = Int32Array.from(others);
    const more = Math.min(wanted - found.length, order.length);
    splitByScore(order, score, order, 0, order.length, more);
    sortByScore(order, score, order, 0, more);
    for (let i = 0; i < more; i++) found.push(order[i] as number);
    return found;
  }

  /** The touched records from a step of scores on. */
  #from(step: number, scale: number, held: number): Int32Array {
    if (this.#order.length < held) this.#order = new Int32Array(held * 2);
    const { score, touched, count } = this;
    const order = this.#order;
    let at = 0;
    for (let i = 0; i < count; i++) {
      const record = touched[i] as number;
      if ((((score[record] as number) * scale) | 0) >= step) order[at++] = record;
    }
    return order;
  }
}
