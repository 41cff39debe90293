import type { Filter } from '../../model/queries.js';
import { refValue } from '../search/fields.js';
import type { ValueFilter } from '../search/filters.js';

/** The conditions of a filter that the search index knows: tags, references, category and source, as exact values. */
export function labelsOf(filter: Omit<Filter, 'sessions'>): readonly ValueFilter[] {
  const { tagsAny, tagsAll, refType, refId, category, source } = filter;
  const labels: ValueFilter[] = (tagsAll ?? []).map((tag) => ({ field: 'tag', anyOf: [tag] }));
  if (tagsAny !== undefined && tagsAny.length > 0) labels.push({ field: 'tag', anyOf: tagsAny });
  if (refType !== undefined && refId !== undefined) labels.push({ field: 'ref', anyOf: [refValue(refType, refId)] });
  else if (refType !== undefined) labels.push({ field: 'refType', anyOf: [refType] });
  if (category !== undefined) labels.push({ field: 'category', anyOf: [category] });
  if (source !== undefined) labels.push({ field: 'source', anyOf: [source] });
  return labels;
}
