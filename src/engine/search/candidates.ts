import { mostUnits } from './segment.js';

/**
 * The records that a search has touched and their scores so far: arrays over all units of the index, used again from search to
 * search. A record is named by the number of its first unit.
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
  #present = new Uint8Array(0);

  /** Empties the set and makes room for so many units. */
  reset(units: number): void {
    for (let i = 0; i < this.count; i++) {
      const record = this.touched[i] as number;
      this.score[record] = 0;
      this.#present[record] = 0;
    }
    this.count = 0;
    this.passage.clear();
    if (this.score.length >= units) return;
    const room = Math.ceil(units * 1.25) + 1024;
    this.score = new Float64Array(room);
    this.touched = new Int32Array(room);
    this.#present = new Uint8Array(room);
  }

  /** Adds to a record's score; a record not yet touched becomes a candidate. */
  add(record: number, amount: number): void {
    if (this.#present[record] === 0) {
      this.#present[record] = 1;
      this.touched[this.count++] = record;
    }
    this.score[record] = (this.score[record] as number) + amount;
  }

  /** A copy of all scores. */
  snapshot(): Float64Array {
    return this.score.slice();
  }

  /**
   * The records with the best scores, about `wanted` of them and never fewer than there are (more when scores are equal), among those that
   * `admitted` lets in; best first, of equal ones the higher number.
   */
  best(wanted: number, admitted: (record: number) => boolean): number[] {
    const order = this.touched.slice(0, this.count);
    const found: number[] = [];
    const { score } = this;
    for (let from = 0, step = wanted; from < order.length && found.length < wanted; from += step, step *= 2) {
      const to = Math.min(order.length, from + step);
      select(order, score, from, to - 1);
      const part = order.subarray(from, to).sort((a, b) => (score[b] as number) - (score[a] as number) || b - a);
      for (const record of part) {
        if (found.length >= wanted) break;
        if ((score[record] as number) > 0 && admitted(record)) found.push(record);
      }
    }
    return found;
  }
}

/** Reorders `order[from …]` so that what stands up to `at` scores no less than what comes behind (quickselect, Hoare 1961). */
function select(order: Int32Array, score: Float64Array, from: number, at: number): void {
  let low = from;
  let high = order.length - 1;
  const above = (a: number, b: number) => {
    const difference = (score[a] as number) - (score[b] as number);
    return difference > 0 || (difference === 0 && a > b);
  };
  while (low < high) {
    const pivot = order[(low + high) >> 1] as number;
    let i = low;
    let j = high;
    while (i <= j) {
      while (above(order[i] as number, pivot)) i++;
      while (above(pivot, order[j] as number)) j--;
      if (i <= j) {
        const swapped = order[i] as number;
        order[i] = order[j] as number;
        order[j] = swapped;
        i++;
        j--;
      }
    }
    if (at <= j) high = j;
    else if (at >= i) low = i;
    else return;
  }
}
