import { compareValues, memberOf, readValue } from '../frames/value.js';
import type { LanguagePack } from '../lexicon/pack.js';
import type { Chunk } from '../read/chunks.js';
import type { Clause } from '../statement.js';
import { type Evidence, type Pair, strong, weak } from './evidence.js';
import { contentOf } from './pair.js';

/** "I'm on the free plan", "I upgraded to the pro plan": one noun with another modifier, told as a change. */
export function siblingEvidence(pair: Pair, pack: LanguagePack): Evidence | undefined {
  const { older, newer } = pair;
  if (older.predicate.sign < 0 || newer.predicate.sign < 0 || !pair.told || newer.cues.has('handover'))
    return undefined;
  const changed = newer.predicate.changed !== undefined;
  if (!changed && older.predicate.concept !== newer.predicate.concept) return undefined;
  for (const a of older.chunks) {
    if (a === older.subject || a.head.quantity) continue;
    for (const b of newer.chunks) {
      if (b === newer.subject || b.head.concept !== a.head.concept || (b.preposition !== a.preposition && !changed))
        continue;
      const mine = words(a).filter((term) => !words(b).includes(term) && !pack.neutral.has(term));
      const theirs = words(b).filter((term) => !words(a).includes(term) && !pack.neutral.has(term));
      if (mine.length === 0 || theirs.length === 0 || b.joined || a.joined) continue;
      const swapped = new Set([...mine, ...theirs]);
      const rest = (terms: ReadonlySet<string>, clause: Clause) =>
        contentOf(terms, clause).filter((term) => !swapped.has(term) && !(changed && clause.verbs.has(term)));
      if (rest(pair.onlyNewer, newer).length > 0 || rest(pair.onlyOlder, older).length > 0) continue;
      return strong('updates', 'new-value');
    }
  }
  return undefined;
}

/** "I run in the mornings", "I moved my runs to the evening": the other value of a group, told as a change of what the older clause is about. */
export function groupEvidence(pair: Pair, pack: LanguagePack): Evidence | undefined {
  const { older, newer } = pair;
  if (older.predicate.sign < 0) return undefined;
  for (const { change, value, key, of, slot } of newer.frames) {
    if (!change || value.kind !== 'group' || !older.terms.has(key)) continue;
    if ([...of].some((term) => !older.terms.has(term))) continue;
    const rival = older.chunks.some((chunk) => {
      const other = memberOf(chunk.tokens, pack, key);
      return other?.group === value.group && other.member !== value.member;
    });
    if (rival) return strong('updates', 'new-value', slot);
  }
  return undefined;
}

/** The same sentence about another object, told as a change: "I use Sketch", "I use Figma now instead". */
export function swappedEvidence(pair: Pair, pack: LanguagePack): Evidence | undefined {
  const { older, newer } = pair;
  if (older.predicate.sign < 0 || newer.predicate.sign < 0 || older.predicate.concept !== newer.predicate.concept)
    return undefined;
  // "It is X", "it is Y" are for the rule of slots.
  if (older.predicate.concept === '' || older.predicate.concept === 'be' || older.predicate.main === undefined)
    return undefined;
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
    // "I teach maths", "I teach physics now": now alone leaves the old one standing, unless one rules the other out.
    return many || !grouped ? weak('updates', 'new-value', 'many-valued') : strong('updates', 'new-value');
  }
  return undefined;
}

function words(chunk: Chunk): string[] {
  return chunk.tokens.map(({ concept }) => concept);
}
