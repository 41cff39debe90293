import { encodeUtf8 } from '../../model/utf8.js';
import { type ValueField, valueFields } from './fields.js';
import type { IndexView } from './statistics.js';

/** A record must have one of these values in this field, exactly as they were stored. For `ref` see `refValue`. */
export interface ValueFilter {
  readonly field: ValueField;
  readonly anyOf: readonly string[];
}

/**
 * 1 per record (by its first unit) that passes all filters; undefined when there are none. Made of postings, so it costs what
 * the values' frequencies add up to.
 */
export function passing(view: IndexView, filters: readonly ValueFilter[] | undefined): Uint8Array | undefined {
  if (!filters || filters.length === 0) return undefined;
  let passed = new Uint8Array(view.units).fill(1);
  for (const { field, anyOf } of filters) {
    const next = new Uint8Array(view.units);
    for (const value of anyOf) {
      const bytes = encodeUtf8(valueFields[field] + value);
      for (const { segment, base } of view.shards) {
        const term = segment.find(bytes);
        if (term < 0) continue;
        const end = segment.postingOffsets[term + 1] as number;
        for (let i = segment.postingOffsets[term] as number; i < end; i++) {
          const record = base + (segment.postings[i] as number);
          next[record] = passed[record] as number;
        }
      }
    }
    passed = next;
  }
  return passed;
}
