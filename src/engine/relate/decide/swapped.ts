import { compareValues, readValue } from '../frames/value.js';
import type { LanguagePack } from '../lexicon/pack.js';
import type { Chunk } from '../read/chunks.js';
import type { Clause } from '../statement.js';
import { type Evidence, type Pair, strong, weak } from './evidence.js';
import { contentOf } from './pair.js';

/** The same sentence about another object, told as a change: "I use Sketch", "I use Figma now instead". */
export function swappedEvidence(pair: Pair, pack: LanguagePack): Evidence | undefined {
  const { older, newer } = pair;
  if (older.predicate.sign < 0 || newer.predicate.sign < 0 || older.predicate.concept !== newer.predicate.concept)
    return undefined;
  if (older.predicate.concept === '' || older.predicate.main === undefined) return undefined;
  for (const a of older.chunks) {
    if (a === older.subject || a.head.quantity || newer.terms.has(a.head.concept)) continue;
    const b = newer.chunks.find(
      (chunk) =>
        chunk !== newer.subject &&
        chunk.preposition === a.preposition &&
        !chunk.head.quantity &&
        !older.terms.has(chunk.head.concept),
    );
    if (!b) continue;
    const swapped = new Set([...words(a), ...words(b)]);
    const rest = (terms: ReadonlySet<string>, clause: Clause) =>
      contentOf(terms, clause).filter((term) => !swapped.has(term));
    if (rest(pair.onlyNewer, newer).length > 0 || rest(pair.onlyOlder, older).length > 0) return undefined;
    const values = compareValues(readValue(a, pack), readValue(b, pack));
    if (values !== 'other') return undefined;
    const many = pack.manyValued.has(older.predicate.concept);
    if (newer.cues.has('instead') || (newer.cues.has('corrected') && !many))
      return strong('updates', 'replaced-instead');
    if (!newer.cues.has('now')) return undefined;
    const grouped = readValue(a, pack).kind === 'group' && readValue(b, pack).kind === 'group';
    return many && !grouped ? weak('updates', 'new-value', 'many-valued') : strong('updates', 'new-value');
  }
  return undefined;
}

function words(chunk: Chunk): string[] {
  return chunk.tokens.map(({ concept }) => concept);
}
