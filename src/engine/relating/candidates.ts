import type { Ordinal } from '../../model/ids.js';
import type { SpaceIndex } from '../search/space-index.js';
import { type Statement, slotWords } from './rules.js';

/** How many records each look brings. */
const most = 20;
/** Of a long text the beginning is looked for. */
const mostText = 1000;

/**
 * Durable records that a statement may lie to: what its words find, and what is about the same slot. The rules decide which do;
 * nearness never does.
 */
export function candidatesOf(
  index: SpaceIndex | undefined,
  statement: Statement,
  fits: (ordinal: Ordinal) => boolean,
): readonly Ordinal[] {
  if (index === undefined) return [];
  const found = new Set<Ordinal>();
  const look = (text: string) => {
    if (text === '') return;
    const { hits } = index.search({ text, limit: most, filter: fits, weights: { preset: 'words' } });
    for (const { ordinal } of hits) found.add(ordinal);
  };
  look(statement.text.slice(0, mostText));
  look(slotWords(statement).join(' '));
  return [...found].sort((a, b) => a - b);
}
