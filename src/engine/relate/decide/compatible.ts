import type { LanguagePack } from '../lexicon/pack.js';
import type { Pair } from './evidence.js';
import { isLiking } from './pair.js';
import type { Reason } from './reason.js';

/** How two statements that can both hold lie to each other. */
export interface Compatible {
  readonly relation: 'extends' | 'unrelated';
  readonly reason: Reason;
}

/** One tells more about the other's subject, or they have nothing to do with each other. */
export function compatible(pairs: readonly Pair[], pack: LanguagePack): Compatible {
  let best: Compatible = { relation: 'unrelated', reason: 'nothing-shared' };
  for (const pair of pairs) {
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
    if (isSibling(pair)) {
      best = { relation: 'unrelated', reason: 'other-subject' };
      continue;
    }
    return { relation: 'extends', reason: howItAdds(pair) };
  }
  return best;
}

function howItAdds({ newer, scope }: Pair): Reason {
  if (newer.cues.has('tentative')) return 'plan-only';
  if (newer.predicate.tense === 'past' || newer.cues.has('past')) return 'earlier-state';
  if (scope === 'narrower') return 'narrower-scope';
  return newer.cues.has('additive') ? 'adds-value' : 'adds-detail';
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
