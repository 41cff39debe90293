import type { Comparing } from '../../model/commands.js';
import type { Ordinal } from '../../model/ids.js';
import type { SpaceIndex } from '../search/space-index.js';
import { type Statement, slotWords } from './rules.js';

/** How many records are brought by the words of a statement, and by the words for what it is about. */
const most = { words: 14, slot: 10 };
/** In a large space, records that have less of the words, by their rarity, have nothing to do with it; in a small one rarity says little. */
const least = { coverage: 0.1, units: 2000 };
/** Of a long text the beginning is looked for. */
const mostText = 1000;

/** What was found in an index as it is now: a plan and its decision ask the same. */
const found = new WeakMap<object, Map<string, readonly Ordinal[]>>();

/**
 * Durable records that a statement may lie to: what its words find, and what is about the same slot. The rules decide which do;
 * nearness never does.
 *
 * @param reader names for whom `fits` answers
 */
export function candidatesOf(
  index: SpaceIndex | undefined,
  statement: Statement,
  reader: string,
  fits: (ordinal: Ordinal) => boolean,
  { scanK = most.words, minSimilarity }: Comparing = {},
): readonly Ordinal[] {
  if (index === undefined) return [];
  const known = found.get(index.stamp) ?? new Map<string, readonly Ordinal[]>();
  found.set(index.stamp, known);
  // Whose words they are decides what they are about: of two speakers the same text may lie to other records.
  const slot = slotWords(statement).join(' ');
  const key = `${reader} ${scanK} ${minSimilarity} ${slot}\n${statement.text}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const floor = minSimilarity ?? (index.units < least.units ? 0 : least.coverage);
  const ordinals = new Set<Ordinal>();
  const look = (text: string, limit: number) => {
    if (text === '') return;
    const weights = { preset: 'words', families: 0, classes: 0 } as const;
    for (const { ordinal, coverage } of index.search({ text, limit, filter: fits, weights }).hits)
      if (coverage >= floor) ordinals.add(ordinal);
  };
  look(statement.text.slice(0, mostText), scanK);
  look(slot, most.slot);
  const sorted = [...ordinals].sort((a, b) => a - b);
  known.set(key, sorted);
  return sorted;
}
