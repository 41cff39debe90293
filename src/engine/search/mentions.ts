import type { Ordinal } from '../../model/ids.js';
import { decodeUtf8 } from '../../model/utf8.js';
import { termsOf } from '../text/analyse.js';
import { registeredPacks, stemmingLanguages } from '../text/languages.js';
import { type IndexView, inverseFrequency, locate } from './statistics.js';

/** An active record that shares rare words with others. */
export interface Mention {
  readonly ordinal: Ordinal;
  /** Terms as the analyser writes them. */
  readonly terms: readonly string[];
}

/** A word is rare when at most this many other units have it, or one in 200 of them. */
const rare = 3;

/**
 * Active records, other than `subjects`, that have a rare word of theirs, those that share most first. Works from forward lists,
 * without any text.
 */
export function mentionsOf(view: IndexView, subjects: ReadonlySet<Ordinal>, limit: number): Mention[] {
  const found = new Map<Ordinal, { weight: number; terms: string[] }>();
  const most = Math.max(rare, view.liveUnits / 200);
  for (const term of contentTerms(view, subjects)) {
    if (namesNothing(term)) continue;
    const { numbers } = locate(view, term);
    const others = new Set<Ordinal>();
    view.shards.forEach((shard, i) => {
      const number = numbers[i] ?? -1;
      if (number < 0) return;
      const { postings, postingOffsets, ordinals } = shard.segment;
      const end = postingOffsets[number + 1] as number;
      for (let k = postingOffsets[number] as number; k < end && others.size <= most; k++) {
        const unit = postings[k] as number;
        const ordinal = ordinals[unit] as number;
        if (shard.isLive(unit) && !subjects.has(ordinal)) others.add(ordinal);
      }
    });
    if (others.size > most) continue;
    const weight = inverseFrequency(view.liveUnits, others.size);
    for (const ordinal of others) {
      const seen = found.get(ordinal) ?? { weight: 0, terms: [] };
      seen.weight += weight;
      seen.terms.push(term);
      found.set(ordinal, seen);
    }
  }
  return [...found]
    .sort(([x, a], [y, b]) => b.weight - a.weight || y - x)
    .slice(0, limit)
    .map(([ordinal, { terms }]) => ({ ordinal, terms }));
}

/** By the packs that were registered when it was made. */
let empty: { readonly packs: number; readonly terms: ReadonlySet<string> } | undefined;

/** Whether a term, as rare as it may be, names nothing: an everyday word, a small number, a year, a frequent word of a known language. */
function namesNothing(term: string): boolean {
  const packs = registeredPacks();
  if (empty?.packs !== packs.length) {
    const words = packs.flatMap((pack) => pack.empty?.split(' ') ?? []);
    empty = { packs: packs.length, terms: new Set(words.flatMap(termsOf)) };
  }
  return (
    empty.terms.has(term) ||
    /^(?:\d{1,2}|(?:19|20)\d\d)$/.test(term) ||
    stemmingLanguages().some(({ common }) => common.has(term))
  );
}

/** The different terms of some records' contents, in UTF-8 order of each shard. */
function contentTerms(view: IndexView, subjects: ReadonlySet<Ordinal>): Set<string> {
  const terms = new Set<string>();
  for (const { segment } of view.shards) {
    for (const ordinal of subjects) {
      const first = segment.unitOf(ordinal);
      if (first < 0) continue;
      const end = segment.endOf(first);
      const own = segment.forward.subarray(segment.forwardOffsets[first], segment.forwardOffsets[end]);
      for (const term of own) if (term >= segment.fieldTerms) terms.add(decodeUtf8(segment.term(term)));
    }
  }
  return terms;
}
