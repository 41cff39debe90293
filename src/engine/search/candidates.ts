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
}
