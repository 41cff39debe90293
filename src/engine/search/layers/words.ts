import { cappedFrequency } from '../bm25.js';
import type { Candidates } from '../candidates.js';
import { inContent, type ResolvedTerm } from '../query.js';
import type { Shard } from '../shard.js';
import type { Layer } from './layer.js';

/** Layer 1: BM25+ over the content. A record in several passages scores by its best one. */
export const words: Layer = {
  name: 'words',
  apply({ view, query, candidates, weights, shares }, weight) {
    const { sums, local: touched } = candidates;
    view.shards.forEach((shard, i) => {
      if (shard.segment.divided) {
        const count = addUp(shard, i, query.terms, shares, view.weights, sums, touched);
        spread(shard, sums, touched, count, weight, weights.laterPassages, candidates);
      } else addAll(shard, i, query.terms, shares, view.weights, weight, candidates);
    });
  },
  detail({ view, query }, record) {
    const seen = query.terms.filter((term) => inContent(view, term, record)).flatMap((term) => term.words);
    return [...new Set(seen)].join(', ') || undefined;
  },
};

/** Adds every term's contribution to its records of a shard in which each record is one unit. */
function addAll(
  shard: Shard,
  index: number,
  terms: readonly ResolvedTerm[],
  shares: Float64Array,
  table: Float64Array,
  weight: number,
  candidates: Candidates,
): void {
  const { lengths } = shard.segment;
  const { base } = shard;
  const { score, touched } = candidates;
  const before = candidates.count;
  let count = before;
  for (let term = 0; term < terms.length; term++) {
    const here = terms[term]?.found[index];
    const value = (terms[term]?.idf ?? 0) * (shares[term] as number);
    if (!here || value === 0) continue;
    const { units, frequencies, end } = here;
    for (let i = here.start; i < end; i++) {
      const unit = units[i] as number;
      const record = base + unit;
      const sum = score[record] as number;
      if (sum === 0) touched[count++] = record;
      const place = (cappedFrequency(frequencies[i] as number) << 8) | (lengths[unit] as number);
      score[record] = sum + value * (table[place] as number);
    }
  }
  candidates.count = count;
  if (weight === 1) return;
  for (let i = before; i < count; i++) {
    const record = touched[i] as number;
    score[record] = weight * (score[record] as number);
  }
}

/** Adds every term's contribution to its units of one shard; returns how many units were touched. */
function addUp(
  shard: Shard,
  index: number,
  terms: readonly ResolvedTerm[],
  shares: Float64Array,
  table: Float64Array,
  sums: Float64Array,
  touched: Uint16Array,
): number {
  const { lengths } = shard.segment;
  let count = 0;
  for (let term = 0; term < terms.length; term++) {
    const here = terms[term]?.found[index];
    const value = (terms[term]?.idf ?? 0) * (shares[term] as number);
    if (!here || value === 0) continue;
    const { units, frequencies, end } = here;
    for (let i = here.start; i < end; i++) {
      const unit = units[i] as number;
      const before = sums[unit] as number;
      if (before === 0) touched[count++] = unit;
      const place = (cappedFrequency(frequencies[i] as number) << 8) | (lengths[unit] as number);
      sums[unit] = before + value * (table[place] as number);
    }
  }
  return count;
}

/** Gives each record of a shard the score of its best passage, later ones counting `later`; of equal ones the first. */
function spread(
  shard: Shard,
  sums: Float64Array,
  touched: Uint16Array,
  count: number,
  weight: number,
  later: number,
  candidates: Candidates,
): void {
  const { passages } = shard.segment;
  for (let k = 0; k < count; k++) {
    const first = (touched[k] as number) - (passages[touched[k] as number] as number);
    const end = shard.segment.endOf(first);
    let best = first;
    let score = sums[first] as number;
    for (let unit = first + 1; unit < end; unit++) {
      const here = later * (sums[unit] as number);
      if (here <= score) continue;
      best = unit;
      score = here;
    }
    for (let unit = first; unit < end; unit++) sums[unit] = 0;
    if (score === 0) continue; // another of its passages came before, or it has nothing that counts
    candidates.add(shard.base + first, weight * score);
    if (best !== first) candidates.passage.set(shard.base + first, shard.base + best);
  }
}
