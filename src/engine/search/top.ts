import type { Ordinal } from '../../model/ids.js';

/** The best `limit` records seen so far: higher score first, of equal scores the newer. */
export class Top {
  readonly #limit: number;
  readonly #scores: number[] = [];
  readonly #ordinals: Ordinal[] = [];
  readonly #records: number[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  get records(): readonly number[] {
    return this.#records;
  }

  /** Whether a record with this score can still come in; with an equal score that depends on its ordinal. */
  wants(score: number): boolean {
    return this.#records.length < this.#limit || score >= (this.#scores[this.#limit - 1] as number);
  }

  add(score: number, ordinal: Ordinal, record: number): void {
    let low = 0;
    let high = this.#records.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = this.#scores[middle] as number;
      const before = other > score || (other === score && (this.#ordinals[middle] as number) > ordinal);
      if (before) low = middle + 1;
      else high = middle;
    }
    if (low >= this.#limit) return;
    this.#scores.splice(low, 0, score);
    this.#ordinals.splice(low, 0, ordinal);
    this.#records.splice(low, 0, record);
    if (this.#records.length > this.#limit) {
      this.#scores.pop();
      this.#ordinals.pop();
      this.#records.pop();
    }
  }
}
