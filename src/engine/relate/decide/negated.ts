import type { LanguagePack } from '../lexicon/pack.js';
import type { Clause } from '../statement.js';
import { isBreak } from './break.js';
import { alike } from './ended.js';
import { type Evidence, type Pair, strong, weak } from './evidence.js';
import { coverage, framing, isLiking } from './pair.js';
import { isNarrower, isPartOfList } from './targets.js';

const habitual: ReadonlySet<string> = new Set(['eat', 'use', 'go', 'own', 'resid']);
/** Verbs that say that something is there. */
const owning: ReadonlySet<string> = new Set(
  'have own possess suffer includ offer support provid featur contain'.split(' '),
);

/** One clause affirms what the other denies: "I like X" and "I don't like X", "the office allows dogs" and "dogs are banned". */
export function negatedEvidence(pair: Pair, pack: LanguagePack): Evidence | undefined {
  const { older, newer } = pair;
  if (older.predicate.sign === newer.predicate.sign) return undefined;
  const agreement = predicates(older, newer, pack);
  if (agreement === 'none') return undefined;
  // What limits the new statement makes an exception of it, not a reversal.
  if (
    [...newer.guards].some(
      (guard) =>
        !older.guards.has(guard) &&
        (guard !== 'alwai' || newer.predicate.sign < 0) &&
        guard !== 'ani' &&
        guard !== 'both',
    )
  )
    return undefined;
  const why = new Set(
    newer.chunks
      .filter((chunk) => explaining.test(chunk.preposition))
      .flatMap((chunk) => chunk.tokens.map(({ concept }) => concept)),
  );
  const extra = [...pair.onlyNewer]
    .filter((term) => !why.has(term))
    .filter(
      (term) =>
        !(
          newer.verbs.has(term) &&
          (framing.has(term) || isLiking(term) || agreement === 'loose' || alike(term, older.verbs))
        ) && term !== newer.predicate.concept,
    );
  const objects = newer.chunks.filter(
    (chunk) => chunk !== newer.subject && !chunk.head.quantity && !explaining.test(chunk.preposition),
  );
  const met = objects.filter((chunk) => older.terms.has(chunk.head.concept));
  if (met.some((chunk) => isNarrower(chunk, older.terms, pack.neutral))) return undefined;
  // "I stopped using pesticides in the garden" denies nothing of "I have a garden".
  const direct = objects.filter(
    (chunk) => chunk.preposition === '' && chunk.at >= newer.predicate.behind && !chunk.joined,
  );
  if (direct.some((chunk) => !older.terms.has(chunk.head.concept))) return undefined;
  if (newer.quantities.some((quantity) => !older.quantities.some((other) => other.kind === quantity.kind)))
    return undefined;
  if (coverage(pair) < 0.5 || !objectMet(older, newer)) return undefined;
  if (isPartOfList(older, newer.terms)) return weak('contradicts', 'negated', 'part-of-older');
  if (newer.predicate.ended && isBreak(newer, pack)) return weak('contradicts', 'negated', 'weak-evidence');
  // "I sold the kayak", then "I own a kayak": perhaps told in the wrong order.
  if (older.predicate.ended && !pair.told && !newer.cues.has('again'))
    return weak('contradicts', 'negated', 'weak-evidence');
  if (extra.length > 0) {
    return newer.cues.has('corrected') || newer.predicate.ended
      ? strong('contradicts', 'negated')
      : weak('contradicts', 'negated', 'weak-evidence');
  }
  return strong('contradicts', 'negated');
}

/** Since when or why it is so: no part of what is denied. */
const explaining = /^(?:since|because of|due to|thanks to|as of|after all)$/;

/** `same`: both say the same thing of their objects; `loose`: the newer one forbids or switches off whatever the older does. */
function predicates(older: Clause, newer: Clause, pack: LanguagePack): 'same' | 'loose' | 'none' {
  const a = older.predicate.concept;
  const b = newer.predicate.concept;
  // "I have asthma", "my asthma doesn't keep me from running": what it does is not that it is there.
  const does = newer.subject && newer.predicate.main?.kind !== 'be' && newer.predicate.main !== newer.predicate.ended;
  if (
    does &&
    a !== b &&
    older.heads.has(newer.subject.head.concept) &&
    older.subject?.head.concept !== newer.subject.head.concept &&
    owning.has(a)
  )
    return 'none';
  if (a === b) return 'same';
  // "I don't have a car", "I can drive a car"
  if (
    newer.predicate.sign > 0 &&
    owning.has(a) &&
    /^(?:can|could|able)$/.test(newer.tokens[newer.predicate.at]?.base ?? '')
  )
    return 'none';
  if (pack.liking.has(a) && pack.liking.has(b)) return 'same';
  if (owning.has(a) && owning.has(b)) return 'same';
  if (alike(a, new Set([b]))) return 'same';
  const denies = newer.predicate.sign < 0;
  if (denies && (b === '' || b === 'allow' || b === 'enabl')) return 'loose';
  // "Leave out the summary", "avoid fish", "refuse to work": the verb of denial leaves the older verb open.
  if (newer.cues.has('negates') && (newer.verbs.size === 0 || older.verbs.has([...newer.verbs][0] ?? '')))
    return 'loose';
  if (older.cues.has('negates') && older.verbs.size === 0) return 'loose';
  const having = older.chunks.some((chunk) => chunk.preposition === 'with' && newer.heads.has(chunk.head.concept));
  if (denies && (owning.has(b) || b === 'get') && having) return 'loose';
  if (older.predicate.ended && older.predicate.ended === older.predicate.main && (owning.has(b) || alike(b, habitual)))
    return 'loose';
  if (newer.verbs.has(a) || (b !== 'be' && older.verbs.has(b))) return 'loose';
  return 'none';
}

/** Whether the thing that the older clause is about is in the newer one. */
function objectMet(older: Clause, newer: Clause): boolean {
  const objects = older.chunks.filter((chunk) => chunk.at >= older.predicate.at && !chunk.head.quantity);
  const wanted =
    objects.length > 0 ? objects.slice(0, 1) : older.subject && older.owner.kind === 'thing' ? [older.subject] : [];
  // "Coffee with sugar", "no sugar in my coffee"
  const beside = older.chunks.some(
    ({ preposition, head }) =>
      preposition === 'with' && newer.chunks.some((chunk) => chunk.negated && chunk.head.concept === head.concept),
  );
  return (
    wanted.every(
      (chunk) =>
        newer.terms.has(chunk.head.concept) || (beside && chunk.tokens.some(({ concept }) => newer.terms.has(concept))),
    ) &&
    (wanted.length > 0 || [...older.verbs].every((verb) => isLiking(verb) || newer.terms.has(verb)))
  );
}
