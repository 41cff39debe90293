import type { LanguagePack } from '../lexicon/pack.js';
import type { Chunk } from '../read/chunks.js';
import { isName } from '../read/owner.js';
import { sameQuantity } from '../read/quantity.js';
import type { Clause } from '../statement.js';
import { type Evidence, type Pair, strong, weak } from './evidence.js';
import { coverage, isLiking } from './pair.js';
import { isNarrower, isPartOfList } from './targets.js';

/** "I switched from tea to coffee", "instead of the bus", "Ivo replaced Petra": the old value is named as gone. */
export function replacedEvidence(pair: Pair, pack: LanguagePack): Evidence | undefined {
  const { older, newer } = pair;
  if (older.predicate.sign < 0 || newer.predicate.sign < 0) return undefined;
  for (const { gone, instead, how } of newer.replacements) {
    const { head } = gone;
    const reason = how === 'handover' ? 'handed-over' : how === 'instead' ? 'replaced-instead' : 'changed-from-to';
    if (head.quantity) {
      // "The rent went from 900 to 950": the old amount is named.
      const was = head.quantity;
      const known = older.quantities.some((quantity) => sameQuantity(quantity, was));
      const other = instead?.head.quantity;
      if (how !== 'from-to' || !known || !other || sameQuantity(was, other)) continue;
      const met = [...older.heads].some((term) => newer.heads.has(term));
      if (met) return strong('updates', 'amount-changed');
      continue;
    }
    if (!older.terms.has(head.concept) || isNarrower(gone, older.terms, pack.neutral)) continue;
    // "I follow a vegan diet", "I switched from vegan to vegetarian": two values of one group.
    const groups = pack.groupsOf.get(head.base) ?? [];
    const other = instead && pack.groupsOf.get(instead.head.base)?.some((group) => groups.includes(group));
    if (how === 'from-to' && other && pair.owner === 'same' && newer.predicate.changed)
      return strong('updates', reason);
    if (!older.heads.has(head.concept) && !older.names.has(head.concept) && !head.code) continue;
    if (isPartOfList(older, new Set(gone.tokens.map(({ concept }) => concept))))
      return weak('updates', reason, 'part-of-older');
    const others = [...older.terms].filter(
      (term) => !older.verbs.has(term) && !isLiking(term) && !gone.tokens.some(({ concept }) => concept === term),
    );
    const met = others.filter((term) => newer.terms.has(term)).length;
    const first = older.chunks.find((chunk) => chunk.at >= older.predicate.behind);
    const direct =
      how === 'from-to' && ((first !== undefined && first.head.concept === head.concept) || isTool(older, gone, pack));
    const valued = older.frames.some(({ value, single }) => single && value.terms.has(head.concept));
    const plain = valued || others.length === 0 || met > 0 || direct || coverage(pair) >= 0.5;
    // "Ivo replaced Petra as our team lead" says nothing of "Petra likes tea".
    const tied = how !== 'handover' || met > 0 || others.length === 0;
    // "My favourite tea is oolong", "I switched from oolong": not "my home town is Rome", "I moved from Rome".
    // "For shorts": perhaps not for the rest.
    const onlyFor =
      how === 'from-to' &&
      newer.chunks.some(
        (chunk) =>
          chunk.preposition === 'for' &&
          chunk !== instead &&
          !chunk.head.quantity &&
          !chunk.tokens.some(({ concept }) => older.terms.has(concept)) &&
          !lasting.test(chunk.head.base),
      );
    if (onlyFor) return weak('updates', reason, 'narrower-scope');
    const place = gone.tokens.some(({ concept, base }) => pack.places.has(concept) || pack.places.has(base));
    const held = valued && !place && !/^(?:move|relocate|go)/.test(newer.predicate.main?.base ?? '');
    if (plain && tied && (held || isTool(older, gone, pack) || !conflictsElsewhere(pair, met, others.length)))
      return doneByOther(pair, how) ? weak('updates', reason, 'unclear-owner') : strong('updates', reason);
    return weak('updates', reason, 'weak-evidence');
  }
  return undefined;
}

/** "We track tasks in Trello": what one works with, and no place. */
function isTool({ predicate, chunks, owner }: Clause, { head, tokens }: Chunk, pack: LanguagePack): boolean {
  if (owner.kind !== 'self' || !working.test(predicate.concept)) return false;
  const place = tokens.some(({ concept, base }) => pack.places.has(concept) || pack.places.has(base));
  return (
    !place &&
    chunks.some(
      (chunk) =>
        chunk.head.concept === head.concept && chunk.tokens.some(isName) && /^(?:in|on|with)$/.test(chunk.preposition),
    )
  );
}

/** What is no limit: "for good", "for now", "for work reasons". */
const lasting = /^(?:good|everything|all|reason|now)$/;

/** What one does with a tool. Concepts. */
const working = /^(?:track|edit|write|draw|design|code|deploi|host|manag|plan|store|keep|organ|book)$/;

/** "I use Vim", "my desk mate replaced Vim with Helix": somebody that no table knows does it, and for whom is not said. */
function doneByOther({ older, newer }: Pair, how: string): boolean {
  const { subject, predicate } = newer;
  if (how !== 'from-to' || older.owner.kind !== 'self' || !subject || subject.head.kind !== 'unknown') return false;
  return predicate.main?.entry?.cue === 'handover' && !older.terms.has(subject.head.concept);
}

/** The older sentence has a topic of its own that the newer one does not name: "I buy coffee at the harbour". */
function conflictsElsewhere({ older, newer }: Pair, met: number, others: number): boolean {
  if (others === 0 || met > 0) return false;
  const verbs = [...older.verbs].filter((verb) => !isLiking(verb) && !newer.verbs.has(verb));
  return others > 1 || (verbs.length > 0 && others > 1);
}
