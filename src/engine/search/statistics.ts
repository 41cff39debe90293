import type { Ordinal } from '../../model/ids.js';
import { encodeUtf8 } from '../../model/utf8.js';
import { weightTable } from './bm25.js';
import { hashOf } from './segment.js';
import type { Shard } from './shard.js';
import { TermTable } from './term-table.js';

/** What the ranking reads: the shards in order and the numbers over all active units. */
export interface IndexView {
  readonly shards: readonly Shard[];
  /** Of all standings. A unit's number is its shard's base plus its place there. */
  readonly units: number;
  readonly liveUnits: number;
  /** Content terms per active unit; at least 1. */
  readonly averageLength: number;
  /** See `weightTable`. */
  readonly weights: Float64Array;
  /** Terms looked up lately: frequent words come up in nearly every search. Goes with the view, so no erased word stays here. */
  readonly located: Map<string, Located>;
  /** Relatives of terms that were asked for lately: of the same family, of the same everyday class. */
  readonly related: Map<string, Relatives>;
  readonly classes: Map<string, Relatives>;
  /** What words that nothing has were meant for. */
  readonly meant: Map<string, { readonly term: string | undefined }>;
  /** The same by number, for terms met in records. */
  readonly table: TermTable;
  /** Where older forms of records are part of it: which records, and how many shards hold what is current. */
  readonly older?: { readonly ordinals: ReadonlySet<Ordinal>; readonly from: number };
}

const mostLocated = 4096;

/** Sets the bases of `shards` and adds up their numbers. */
export function viewOf(shards: readonly Shard[], older?: IndexView['older']): IndexView {
  let units = 0;
  let liveUnits = 0;
  let length = 0;
  for (const [place, shard] of shards.entries()) {
    shard.place = place;
    shard.base = units;
    units += shard.segment.units;
    liveUnits += shard.liveUnits;
    length += shard.liveLength;
  }
  const averageLength = Math.max(1, liveUnits === 0 ? 1 : length / liveUnits);
  return {
    shards,
    units,
    liveUnits,
    averageLength,
    weights: weightTable(averageLength),
    located: new Map(),
    related: new Map(),
    classes: new Map(),
    meant: new Map(),
    table: new TermTable(shards),
    ...(older === undefined ? {} : { older }),
  };
}

/** Whether a unit's record is there in an older form, too. */
export function hasOlder({ older }: IndexView, shard: Shard, unit: number): boolean {
  return older !== undefined && shard.place < older.from && older.ordinals.has(shard.segment.ordinals[unit] as number);
}

/** The shard that holds a unit of the whole index. */
export function shardOf(view: IndexView, unit: number): Shard {
  let low = 0;
  let high = view.shards.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((view.shards[middle] as Shard).base <= unit) low = middle;
    else high = middle - 1;
  }
  return view.shards[low] as Shard;
}

/**
 * How much a term tells: ln(1 + (N - n + 0.5) / (n + 0.5)), N units, n of them with the term (Robertson and Sparck Jones,
 * kept above zero as Lucene does). A term that nothing has tells most.
 */
export function inverseFrequency(units: number, frequency: number): number {
  return Math.log(1 + (units - frequency + 0.5) / (frequency + 0.5));
}

/** Where a term is: its number in each shard, -1 where it is not, and in how many active units. */
export interface Located {
  readonly numbers: readonly number[];
  readonly frequency: number;
}

/** A relative of a term, with the numbers of what stands for it in each shard. */
export interface LocatedRelative {
  readonly term: string;
  /** What a match is worth beside a match of the term itself: 0 to 1. */
  readonly weight: number;
  readonly numbers: readonly (readonly number[])[];
}

/** What may stand for a term. */
export interface Relatives {
  /** Whether the tables know the term; of word families, whether the index has one. */
  readonly known: boolean;
  /** Those that the index has. */
  readonly here: readonly LocatedRelative[];
}

/** What `memory` holds for a term, or what `make` gives, which is kept there. A full memory begins anew. */
export function kept<T>(memory: Map<string, T>, term: string, make: () => T): T {
  const known = memory.get(term);
  if (known !== undefined) return known;
  const made = make();
  if (memory.size >= mostLocated) memory.clear();
  memory.set(term, made);
  return made;
}

/** Looks a term up in every shard. */
export function locate(view: IndexView, term: string): Located {
  return kept(view.located, term, () => {
    const bytes = encodeUtf8(term);
    const code = hashOf(bytes, 0, bytes.length);
    let frequency = 0;
    const numbers = view.shards.map((shard) => {
      const number = shard.segment.find(bytes, code);
      if (number >= 0) frequency += shard.frequency(number);
      return number;
    });
    return { numbers, frequency };
  });
}

/** The numbers of the terms in a range of a segment's dictionary. */
export function inRange({ first, end }: { readonly first: number; readonly end: number }): number[] {
  return Array.from({ length: end - first }, (_, i) => first + i);
}
