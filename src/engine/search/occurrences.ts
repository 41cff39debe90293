import { mostUnits } from './segment.js';
import type { Shard } from './shard.js';
import type { IndexView } from './statistics.js';

/** Local units, ascending, and how often each has the term: a range of two parallel arrays. */
export interface Occurrences {
  readonly units: Uint16Array;
  readonly frequencies: Uint8Array;
  readonly start: number;
  readonly end: number;
}

/** What one or several terms come to. */
export interface Found {
  readonly found: readonly (Occurrences | undefined)[];
  readonly numbers: readonly (readonly number[])[];
  readonly frequency: number;
}

/** The occurrences of one term of a shard. */
export function occurrences({ segment }: Shard, number: number): Occurrences {
  return {
    units: segment.postings,
    frequencies: segment.frequencies,
    start: segment.postingOffsets[number] as number,
    end: segment.postingOffsets[number + 1] as number,
  };
}

/** Room to count in, all zero between uses. */
const counts = new Uint8Array(mostUnits);

/** Room for merged occurrences, which lie behind each other until the next query. */
let mergedUnits = new Uint16Array(1 << 15);
let mergedFrequencies = new Uint8Array(1 << 15);
let merged = 0;

/** Gives the room of the last query's merged occurrences to the next one. */
export function startMerging(): void {
  merged = 0;
}

/** Sees to it that so many occurrences have room. Those already merged stay where they are. */
function makeRoom(most: number): void {
  if (merged + most <= mergedUnits.length) return;
  const room = Math.max(mergedUnits.length * 2, most);
  mergedUnits = new Uint16Array(room);
  mergedFrequencies = new Uint8Array(room);
  merged = 0;
}

/** Several terms of each shard taken as one: their postings merged, with one frequency. */
export function asOne(view: IndexView, numbers: readonly (readonly number[])[]): Found {
  let frequency = 0;
  const found = view.shards.map((shard, place): Occurrences | undefined => {
    const own = numbers[place] ?? [];
    const [first, second] = own;
    if (first === undefined) return undefined;
    if (second === undefined) {
      frequency += shard.frequency(first);
      return occurrences(shard, first);
    }
    const start = own.length === 2 ? mergeTwo(shard, first, second) : mergeAll(shard, own);
    for (let i = start; i < merged; i++) if (shard.isLive(mergedUnits[i] as number)) frequency++;
    return { units: mergedUnits, frequencies: mergedFrequencies, start, end: merged };
  });
  return { found, numbers, frequency };
}

/** Merges the occurrences of two terms of a shard, and returns where they start. */
function mergeTwo({ segment }: Shard, first: number, second: number): number {
  const { postings, frequencies, postingOffsets } = segment;
  let a = postingOffsets[first] as number;
  let b = postingOffsets[second] as number;
  const endA = postingOffsets[first + 1] as number;
  const endB = postingOffsets[second + 1] as number;
  makeRoom(endA - a + endB - b);
  const start = merged;
  const [units, often] = [mergedUnits, mergedFrequencies];
  let at = start;
  while (a < endA || b < endB) {
    const unitA = a < endA ? (postings[a] as number) : mostUnits;
    const unitB = b < endB ? (postings[b] as number) : mostUnits;
    units[at] = Math.min(unitA, unitB);
    let count = 0;
    if (unitA <= unitB) count += frequencies[a++] as number;
    if (unitB <= unitA) count += frequencies[b++] as number;
    often[at++] = Math.min(255, count);
  }
  merged = at;
  return start;
}

/** The same for many terms. */
function mergeAll({ segment }: Shard, numbers: readonly number[]): number {
  const { postings, frequencies, postingOffsets } = segment;
  makeRoom(
    Math.min(
      mostUnits,
      numbers.reduce((sum, number) => sum + occurrencesIn(postingOffsets, number), 0),
    ),
  );
  const start = merged;
  let at = start;
  for (const number of numbers) {
    const end = postingOffsets[number + 1] as number;
    for (let i = postingOffsets[number] as number; i < end; i++) {
      const unit = postings[i] as number;
      const before = counts[unit] as number;
      if (before === 0) mergedUnits[at++] = unit;
      counts[unit] = Math.min(255, before + (frequencies[i] as number));
    }
  }
  mergedUnits.subarray(start, at).sort();
  for (let i = start; i < at; i++) {
    const unit = mergedUnits[i] as number;
    mergedFrequencies[i] = counts[unit] as number;
    counts[unit] = 0;
  }
  merged = at;
  return start;
}

function occurrencesIn(postingOffsets: Uint32Array, number: number): number {
  return (postingOffsets[number + 1] as number) - (postingOffsets[number] as number);
}
