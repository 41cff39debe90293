import type { Verbosity } from '../model/parse/query.js';
import type { Hit } from '../model/queries.js';

/** A hit with less in it: `light` drops meta, references, the enrichment and the explanation, `concise` also puts the summary in place of the content. */
export function shaped(hit: Hit, verbosity: Exclude<Verbosity, 'full'>): Hit {
  const { meta: _meta, why: _why, enrichment: _enrichment, ...rest } = hit;
  return { ...rest, refs: [], content: verbosity === 'concise' ? hit.summary : hit.content };
}
