import { decodeUtf8 } from '../../../model/utf8.js';
import type { ResolvedQuery } from '../query.js';
import { mostTerms, type Rows } from '../rows.js';
import type { Shard } from '../shard.js';
import { type IndexView, inverseFrequency, locate } from '../statistics.js';

/** A term outside the query that speaks for a record. */
export interface Companion {
  /** Its entry in the table of terms. */
  readonly entry: number;
  readonly weight: number;
}

/** So many companions are looked for at once, as bits of one number. */
const together = 30;
/** Records with more tokens than this are not read but looked up in postings. */
const longRecord = 400;

/** Adds the weight of each companion to the members that have it, in the order of the companions. */
export function addCompanions(view: IndexView, rows: Rows, companions: readonly Companion[]): void {
  for (let from = 0; from < companions.length; from += together) {
    addSome(view, rows, companions.slice(from, from + together));
  }
}

function addSome({ shards, table }: IndexView, rows: Rows, companions: readonly Companion[]): void {
  const { members, record, score } = rows;
  // The same term may come as several companions.
  const entries = [...new Set(companions.map(({ entry }) => entry))];
  const bits = Int32Array.from(entries, (own) =>
    companions.reduce((sum, { entry }, i) => (entry === own ? sum | (1 << i) : sum), 0),
  );
  const numbers = shards.map(({ place }) => entries.map((entry) => table.numberIn(entry, place)));
  const marks = shards.map((shard, place) => new CompanionMarks(shard, numbers[place] ?? []));
  for (let row = 0; row < members; row++) {
    const shard = rows.shard[row] as Shard;
    let has = companionsIn(shard, (record[row] as number) - shard.base, numbers[shard.place] ?? [], bits);
    for (let i = 0; has !== 0; i++, has >>>= 1) {
      if ((has & 1) !== 0) score[row] = (score[row] as number) + (companions[i] as Companion).weight;
    }
  }
  for (const own of marks) own.remove();
}

/** Marks of a shard's terms that are greater than those of the query's terms: 129 and on for the companions. */
const firstMark = mostTerms + 1;

/** Companions marked in a shard, in the place of marks that come back when they are removed. */
class CompanionMarks {
  readonly #shard: Shard;
  readonly #numbers: readonly number[];
  readonly #before: readonly number[];

  constructor(shard: Shard, numbers: readonly number[]) {
    this.#shard = shard;
    this.#numbers = numbers;
    this.#before = numbers.map((number) => (number < 0 ? 0 : (shard.marks[number] as number)));
    numbers.forEach((number, i) => {
      if (number >= 0) shard.marks[number] = firstMark + i;
    });
  }

  remove(): void {
    this.#numbers.forEach((number, i) => {
      if (number >= 0) this.#shard.marks[number] = this.#before[i] as number;
    });
  }
}

/** The bits of the companions that a record has. */
function companionsIn(shard: Shard, first: number, numbers: readonly number[], bits: Int32Array): number {
  const { segment, marks } = shard;
  const { forward, forwardOffsets } = segment;
  const from = forwardOffsets[first] as number;
  const to = forwardOffsets[segment.endOf(first)] as number;
  let has = 0;
  if (to - from > longRecord) {
    numbers.forEach((number, i) => {
      if (number >= 0 && occurs(shard, number, first)) has |= bits[i] as number;
    });
    return has;
  }
  for (let i = from; i < to; i++) {
    const mark = marks[forward[i] as number] as number;
    if (mark >= firstMark) has |= bits[mark - firstMark] as number;
  }
  return has;
}

/** Whether any passage of the record that begins at `first` has a term. */
export function occurs(shard: Shard, number: number, first: number): boolean {
  const { postings, postingOffsets } = shard.segment;
  let low = postingOffsets[number] as number;
  const end = postingOffsets[number + 1] as number;
  let high = end;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((postings[middle] as number) < first) low = middle + 1;
    else high = middle;
  }
  return low < end && (postings[low] as number) < shard.segment.endOf(first);
}

/** The content terms of a unit, as entries of the table, with how often each stands there. */
export function contentOf({ table }: IndexView, shard: Shard, unit: number): Map<number, number> {
  const { forward, forwardOffsets, fieldTerms } = shard.segment;
  const found = new Map<number, number>();
  const end = forwardOffsets[unit + 1] as number;
  for (let i = forwardOffsets[unit] as number; i < end; i++) {
    const number = forward[i] as number;
    if (number < fieldTerms) continue;
    const entry = table.entryOf(shard.place, number);
    found.set(entry, (found.get(entry) ?? 0) + 1);
  }
  return found;
}

/** The entries of the words of the query itself, as far as the index has them. */
export function askedEntries(view: IndexView, { terms }: ResolvedQuery): Set<number> {
  const found = new Set<number>();
  for (const { term } of terms) {
    const { numbers } = locate(view, term);
    const place = numbers.findIndex((number) => number >= 0);
    if (place >= 0) found.add(view.table.entryOf(place, numbers[place] as number));
  }
  return found;
}

/** How much a term tells, by its active units. */
export function rarityOf({ table, liveUnits }: IndexView, entry: number): number {
  return inverseFrequency(liveUnits, table.frequency(entry));
}

/** The `count` heaviest companions, the heaviest first, of equal ones by their letters. */
export function heaviest({ table }: IndexView, companions: readonly Companion[], count: number): Companion[] {
  const textOf = ({ entry }: Companion) => decodeUtf8(table.bytesOf(entry));
  const isBefore = (a: Companion, b: Companion) =>
    a.weight > b.weight || (a.weight === b.weight && textOf(a) < textOf(b));
  const best: Companion[] = [];
  for (const companion of companions) {
    if (best.length === count && !isBefore(companion, best[count - 1] as Companion)) continue;
    let at = best.length;
    while (at > 0 && isBefore(companion, best[at - 1] as Companion)) at--;
    best.splice(at, 0, companion);
    if (best.length > count) best.pop();
  }
  return best;
}

/** The members with the best scores, best first; of equal ones the newer. */
export function bestRows(rows: Rows, count: number): number[] {
  const best: number[] = [];
  const above = (a: number, b: number) =>
    (rows.score[a] as number) > (rows.score[b] as number) ||
    (rows.score[a] === rows.score[b] && (rows.ordinal[a] as number) > (rows.ordinal[b] as number));
  for (let row = 0; row < rows.members; row++) {
    if (best.length === count && !above(row, best[count - 1] as number)) continue;
    let at = best.length;
    while (at > 0 && above(row, best[at - 1] as number)) at--;
    best.splice(at, 0, row);
    if (best.length > count) best.pop();
  }
  return best;
}
