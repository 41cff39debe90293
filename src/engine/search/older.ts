import type { Ordinal } from '../../model/ids.js';
import { decodeUtf8 } from '../../model/utf8.js';
import { wordFields } from './fields.js';
import type { Segment } from './segment.js';
import { type IndexView, inverseFrequency, locate } from './statistics.js';

/** Of each word so many of the nearest older units that have it are looked at. */
const window = 100;
/** What has a smaller part of the words, by their rarity, has nothing to do with a record. */
const leastShare = 0.15;

/**
 * Active records older than `ordinal` that share most of its words and of the words for what it is about, by their rarity; those that
 * share most first. The work for one record does not grow with the index, so that a whole space can be gone through.
 */
export function olderKin(view: IndexView, ordinal: Ordinal, limit: number): Ordinal[] {
  const shared = new Map<Ordinal, number>();
  let total = 0;
  // Newest first, as far as they do not overlap.
  const shards = [...view.shards.entries()].sort(([, a], [, b]) => b.from - a.from);
  for (const term of termsOf(view, ordinal)) {
    const { numbers, frequency } = locate(view, term);
    const weight = inverseFrequency(view.liveUnits, frequency);
    total += weight;
    const seen = new Set<Ordinal>();
    for (const [place, shard] of shards) {
      const number = numbers[place] ?? -1;
      if (number < 0 || shard.from >= ordinal) continue;
      const { segment } = shard;
      const first = segment.postingOffsets[number] as number;
      const end = segment.postingOffsets[number + 1] as number;
      for (let k = behind(segment, first, end, ordinal) - 1; k >= first && seen.size < window; k--) {
        const unit = segment.postings[k] as number;
        if (shard.isLive(unit)) seen.add(segment.ordinals[unit] as number);
      }
      if (seen.size >= window) break;
    }
    for (const other of seen) shared.set(other, (shared.get(other) ?? 0) + weight);
  }
  return [...shared]
    .filter(([, weight]) => weight >= total * leastShare)
    .sort(([x, a], [y, b]) => b - a || y - x)
    .slice(0, limit)
    .map(([other]) => other);
}

/** The place of the first posting, in the range of a term, whose record is `ordinal` or a later one. */
function behind({ postings, ordinals }: Segment, first: number, end: number, ordinal: Ordinal): number {
  let low = first;
  let high = end;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ordinals[postings[middle] as number] as number) < ordinal) low = middle + 1;
    else high = middle;
  }
  return low;
}

const about = wordFields.about.charCodeAt(0);

/** The different words of a record's content, and those for what it is about. */
function termsOf(view: IndexView, ordinal: Ordinal): ReadonlySet<string> {
  const terms = new Set<string>();
  for (const { segment } of view.shards) {
    const first = segment.unitOf(ordinal);
    if (first < 0) continue;
    const end = segment.endOf(first);
    for (const number of segment.forward.subarray(segment.forwardOffsets[first], segment.forwardOffsets[end])) {
      const term = segment.term(number);
      if (number >= segment.fieldTerms || term[0] === about) terms.add(decodeUtf8(term));
    }
  }
  return terms;
}
