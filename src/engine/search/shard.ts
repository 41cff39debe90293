import type { Ordinal } from '../../model/ids.js';
import { encodeUtf8 } from '../../model/utf8.js';
import { valueFields } from './fields.js';
import { decodeLength } from './lengths.js';
import type { Segment } from './segment.js';

/** Numbers of terms, `end` not included. */
interface TermRange {
  readonly first: number;
  readonly end: number;
}

/**
 * A segment in use: which of its units are active, and what the others must be subtracted from. Liveness is derived from the
 * ledger and never stored.
 */
export class Shard {
  readonly segment: Segment;
  /** The name under which the segment's bytes are stored; undefined until they are. */
  key: string | undefined;
  /** The number of the segment's first unit among all units of the index. */
  base = 0;
  /** The segment's place among those of the index. */
  place = 0;
  liveUnits: number;
  /** Content terms of all active units, as decoded lengths. */
  liveLength: number;
  #marks: Uint8Array | undefined;
  #speakers: TermRange | undefined;
  /** 1 per unit that is not active; undefined while all are. */
  #retired: Uint8Array | undefined;
  /** How many retired units have each term. */
  #retiredFrequency: Uint16Array | undefined;

  constructor(segment: Segment, key?: string) {
    this.segment = segment;
    this.key = key;
    this.liveUnits = segment.units;
    this.liveLength = 0;
    for (let unit = 0; unit < segment.units; unit++) this.liveLength += decodeLength(segment.lengths[unit] as number);
  }

  get from(): Ordinal {
    return this.segment.ordinals[0] as number;
  }

  /** The ordinal behind the last one. */
  get to(): Ordinal {
    return (this.segment.ordinals[this.segment.units - 1] as number) + 1;
  }

  /** Room for a search to mark terms in, all zero between searches. */
  get marks(): Uint8Array {
    this.#marks ??= new Uint8Array(this.segment.terms);
    return this.#marks;
  }

  /** The values of the field `speaker`. */
  get speakers(): TermRange {
    const { segment } = this;
    this.#speakers ??= segment.fieldTerms === 0 ? { first: 0, end: 0 } : segment.range(encodeUtf8(valueFields.speaker));
    return this.#speakers;
  }

  isLive(unit: number): boolean {
    return this.#retired === undefined || this.#retired[unit] === 0;
  }

  /** The ordinals of records that are not active. */
  retiredOrdinals(): Ordinal[] {
    const found: Ordinal[] = [];
    this.#retired?.forEach((retired, unit) => {
      if (retired === 1 && this.segment.passageOf(unit) === 0) found.push(this.segment.ordinals[unit] as number);
    });
    return found;
  }

  /** How many active units have a term. */
  frequency(term: number): number {
    const { postingOffsets } = this.segment;
    const all = (postingOffsets[term + 1] as number) - (postingOffsets[term] as number);
    return this.#retiredFrequency === undefined ? all : all - (this.#retiredFrequency[term] as number);
  }

  /** Takes a record out of the statistics. Doing so twice changes nothing. */
  retire(ordinal: Ordinal): void {
    const first = this.segment.unitOf(ordinal);
    if (first < 0 || !this.isLive(first)) return;
    this.#retired ??= new Uint8Array(this.segment.units);
    this.#retiredFrequency ??= new Uint16Array(this.segment.terms);
    const end = this.segment.endOf(first);
    for (let unit = first; unit < end; unit++) {
      this.#retired[unit] = 1;
      this.liveUnits--;
      this.liveLength -= decodeLength(this.segment.lengths[unit] as number);
      for (const term of this.termsOf(unit)) {
        this.#retiredFrequency[term] = (this.#retiredFrequency[term] as number) + 1;
      }
    }
  }

  /** The different terms of a unit. */
  termsOf(unit: number): Set<number> {
    const { forward, forwardOffsets } = this.segment;
    return new Set(forward.subarray(forwardOffsets[unit], forwardOffsets[unit + 1]));
  }

  /** The position of a unit in the postings of a term, or -1. */
  postingOf(term: number, unit: number): number {
    const { postings, postingOffsets } = this.segment;
    let low = postingOffsets[term] as number;
    const end = postingOffsets[term + 1] as number;
    let high = end;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((postings[middle] as number) < unit) low = middle + 1;
      else high = middle;
    }
    return low < end && postings[low] === unit ? low : -1;
  }
}
