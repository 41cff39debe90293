import { fieldWeight } from '../bm25.js';
import { type EnrichedField, isEnriched, type WordField } from '../fields.js';
import { fieldsWith } from '../query.js';
import { inverseFrequency } from '../statistics.js';
import type { Layer } from './layer.js';

/** How much a word in each short field counts beside one in the content. */
const shares: Readonly<Record<Exclude<WordField, EnrichedField>, number>> = {
  tags: 1,
  category: 0.5,
  source: 0.5,
  speaker: 0.5,
  about: 1,
};

/**
 * Layer 3: BM25+ over the words of tags, category, source, speaker and what a record is about, each with its own statistics, and over
 * those of enrichments. There a word counts by its rarity among contents too, and less when questions are made of it: where few
 * records are enriched, every word of an enrichment would be a rare one.
 */
export const fields: Layer = {
  name: 'fields',
  apply({ view, query, candidates, weights, shares: termShares }, weight) {
    query.terms.forEach(({ inFields, idf }, term) => {
      for (const { field, numbers, frequency } of inFields) {
        // Who speaks is a signal of its own.
        if (field === 'speaker' && weights.speaker > 0) continue;
        const rarity = inverseFrequency(view.liveUnits, frequency);
        const share = isEnriched(field)
          ? weights[field] * (termShares[term] as number) * Math.min(1, idf / rarity)
          : shares[field];
        const amount = weight * share * fieldWeight * rarity;
        view.shards.forEach(({ segment, base }, i) => {
          const number = numbers[i] ?? -1;
          if (number < 0) return;
          const end = segment.postingOffsets[number + 1] as number;
          for (let k = segment.postingOffsets[number] as number; k < end; k++) {
            candidates.add(base + (segment.postings[k] as number), amount);
          }
        });
      }
    });
  },
  detail({ view, query }, record) {
    const seen = query.terms.flatMap((term) =>
      fieldsWith(view, term, record).map((field) => `${field}: ${term.words.join(', ')}`),
    );
    return [...new Set(seen)].join('; ') || undefined;
  },
};
