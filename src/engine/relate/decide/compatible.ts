import type { LanguagePack } from '../lexicon/pack.js';
import { comparable, sameQuantity } from '../read/quantity.js';
import type { Clause } from '../statement.js';
import type { Pair } from './evidence.js';
import { isLiking } from './pair.js';
import type { Reason } from './reason.js';

/** How two statements that can both hold lie to each other. */
export interface Compatible {
  readonly relation: 'extends' | 'unrelated' | 'uncertain';
  readonly reason: Reason;
}

/** One tells more about the other's subject, or they have nothing to do with each other. */
export function compatible(pairs: readonly Pair[], pack: LanguagePack): Compatible {
  let best: Compatible = { relation: 'unrelated', reason: 'nothing-shared' };
  for (const pair of pairs) {
    if (pair.owner === 'different' && isOwned(pair)) return { relation: 'extends', reason: 'adds-detail' };
    if (pair.owner === 'different') {
      if (best.reason === 'nothing-shared') best = { relation: 'unrelated', reason: 'other-owner' };
      continue;
    }
    if (pair.scope === 'apart') {
      if (best.reason === 'nothing-shared' && pair.shared.size > 0)
        best = { relation: 'unrelated', reason: 'other-scope' };
      continue;
    }
    const met = [...pair.shared].filter((term) => !isLiking(term));
    const topics = met.filter((term) => !pair.older.verbs.has(term) && !pack.neutral.has(term));
    const verbs = met.filter((term) => pair.older.verbs.has(term));
    const fewest = Math.min(pair.older.terms.size, pair.newer.terms.size);
    if ((topics.length + verbs.length) * 3 < Math.max(fewest, 1)) continue;
    // "I run on Tuesdays" and "I run a company": a verb alone is no topic.
    if (topics.length === 0 && pair.onlyOlder.size > 0 && pair.onlyNewer.size > 0) continue;
    if (isSibling(pair) || (isElsewhere(pair, topics) && !pair.newer.cues.has('additive'))) {
      best = { relation: 'unrelated', reason: 'other-subject' };
      continue;
    }
    if (tellsChange(pair, pack)) return { relation: 'uncertain', reason: 'weak-evidence' };
    return { relation: 'extends', reason: howItAdds(pair) };
  }
  return best;
}

/** The newer one is plainly about a change, and each has something of its own where the other may have another value of the same: nobody but the user knows. */
function tellsChange({ older, newer, onlyOlder, onlyNewer, told }: Pair, pack: LanguagePack): boolean {
  const { predicate, cues, role } = newer;
  if (role !== 'main' || older.role !== 'main' || /^(?:past|future)$/.test(older.predicate.tense)) return false;
  if (silent.some((cue) => cues.has(cue))) return false;
  if (predicate.tense === 'future' || newer.hearsay) return false;
  const changes =
    predicate.changed !== undefined || predicate.ended !== undefined || told || newer.replacements.length > 0;
  if (!changes || isAboutAnother(older, newer, pack)) return false;
  const own = (terms: ReadonlySet<string>, { verbs }: Clause) =>
    [...terms].some((term) => !verbs.has(term) && !pack.neutral.has(term) && !isLiking(term));
  const counts = older.quantities.some((a) => newer.quantities.some((b) => comparable(a, b) && !sameQuantity(a, b)));
  return counts || (own(onlyOlder, older) && own(onlyNewer, newer));
}

/** "Ana is reading Dune", "Ana changed her mind", "Ana lost a tooth": what a person changed or lost is named, and it is nothing that the older one tells of. */
function isAboutAnother(older: Clause, { predicate, owner, chunks }: Clause, pack: LanguagePack): boolean {
  const verb = predicate.changed ?? (predicate.ended?.verb === true ? predicate.ended : undefined);
  if (owner.kind !== 'person' || verb === undefined) return false;
  const [object] = chunks.filter(
    ({ at, preposition, head }) => at >= predicate.behind && preposition === '' && !head.quantity,
  );
  // Who lost the job may have lost the one at Birch.
  return (
    object !== undefined && !object.tokens.some(({ concept }) => older.terms.has(concept) || pack.slotOf.has(concept))
  );
}

const silent = ['tentative', 'hypothetical', 'past', 'additive', 'excepting', 'partly'] as const;

function howItAdds({ newer, scope }: Pair): Reason {
  if (newer.cues.has('tentative')) return 'plan-only';
  if (newer.predicate.tense === 'past' || newer.cues.has('past')) return 'earlier-state';
  if (scope === 'narrower') return 'narrower-scope';
  return newer.cues.has('additive') ? 'adds-value' : 'adds-detail';
}

/** "I have a dog", "my dog is a beagle". */
function isOwned({ older, newer }: Pair): boolean {
  const { owner, subject } = newer;
  return (
    owner.kind === 'person' &&
    subject?.whose === 'self' &&
    older.owner.kind === 'self' &&
    /^(?:have|own|adopt|get)$/.test(older.predicate.concept) &&
    older.heads.has(owner.key) &&
    older.predicate.sign > 0
  );
}

/** "Allergic to nuts" and "allergic to pollen", "my flight to Paris" and "my flight to Rome": what they share is not what they are about. */
function isElsewhere({ older, newer }: Pair, topics: readonly string[]): boolean {
  for (const a of older.chunks) {
    for (const b of newer.chunks) {
      if (a.preposition !== b.preposition || a.head.concept === b.head.concept || a.head.quantity || b.head.quantity)
        continue;
      if (older.terms.has(b.head.concept) || newer.terms.has(a.head.concept)) continue;
      const words = new Set(b.tokens.map(({ concept }) => concept));
      const common = a.tokens.filter(({ concept }) => words.has(concept)).map(({ concept }) => concept);
      if (common.length > 0 && topics.every((topic) => common.includes(topic))) return true;
      const hangs = a.preposition !== '' && a.at < older.predicate.at && b.at < newer.predicate.at;
      if (hangs && older.subject !== undefined && older.subject.head.concept === newer.subject?.head.concept)
        return true;
    }
  }
  return false;
}

/** "The vet appointment" and "the dentist appointment": one noun, two things. */
function isSibling({ older, newer }: Pair): boolean {
  for (const a of older.chunks) {
    for (const b of newer.chunks) {
      if (a.head.concept !== b.head.concept || a.head.quantity) continue;
      const alone = (one: typeof a, other: typeof b) =>
        one.tokens.some(
          (token) =>
            token !== one.head && !token.quantity && !other.tokens.some(({ concept }) => concept === token.concept),
        );
      if (alone(a, b) && alone(b, a)) return true;
    }
  }
  return false;
}
