import { sameness } from './decide/duplicate.js';
import { endedEvidence } from './decide/ended.js';
import { type Evidence, type Pair, weak } from './decide/evidence.js';
import { measuredEvidence } from './decide/measured.js';
import { negatedEvidence } from './decide/negated.js';
import { isHarmless, isLiking, pairOf } from './decide/pair.js';
import type { Reason } from './decide/reason.js';
import { replacedEvidence } from './decide/replaced.js';
import { slotEvidence } from './decide/slots.js';
import { groupEvidence, siblingEvidence, swappedEvidence } from './decide/swapped.js';
import { packOf } from './language.js';
import type { LanguagePack } from './lexicon/pack.js';
import type { Clause, Statement } from './statement.js';

/** How a newer statement lies to an older one. */
export type RelationName = 'contradicts' | 'updates' | 'extends' | 'duplicate' | 'uncertain' | 'unrelated';

export interface RelateOptions {
  /** The least Jaccard index of content words for a duplicate, 0 to 1. Default 0.85. */
  readonly duplicateSimilarity?: number;
}

export interface Relation {
  readonly relation: RelationName;
  /** A fixed word; it holds no text of a memory. */
  readonly reason: Reason;
  /** The slot that both fill, where there is one. */
  readonly slot?: string;
  /** For `uncertain`: what the rules would say if the doubt were settled. */
  readonly leaning?: 'contradicts' | 'updates';
  /** For `duplicate`: whether the newer one may make the older one more certain. What an assistant says does not. */
  readonly strengthens: boolean;
}

/**
 * Relates a newer statement to an older one of the same space by rules. `contradicts` and `updates` need positive evidence; whatever is in doubt
 * is `uncertain`, and both statements stay. Similarity alone never decides.
 */
export function relate(older: Statement, newer: Statement, options: RelateOptions = {}): Relation {
  const quiet = silent(older, newer);
  if (quiet) return answer('unrelated', quiet);
  const same = sameness(older, newer, options.duplicateSimilarity ?? 0.85);
  if (same)
    return { ...answer('duplicate', same), strengthens: newer.voice !== 'assistant' || older.voice === 'assistant' };
  const pack = older.language === newer.language ? packOf(newer.language) : undefined;
  if (!pack)
    return (
      bySlot(older, newer) ??
      answer('unrelated', older.language === newer.language ? 'nothing-shared' : 'other-language')
    );
  const pairs = older.clauses.flatMap((a) => newer.clauses.map((b) => pairOf(a, b, pack)));
  const found = strongest(pairs, pack);
  if (found) return conclude(found.evidence, found.pair, older, newer);
  return compatible(pairs, pack);
}

function answer(relation: RelationName, reason: Reason, slot?: string): Relation {
  return { relation, reason, strengthens: false, ...(slot === undefined ? {} : { slot }) };
}

/** Questions, quotations, what is imagined and requests to forget relate to nothing. */
function silent(older: Statement, newer: Statement): Reason | undefined {
  for (const { type } of [newer, older]) {
    if (type === 'question') return 'question';
    if (type === 'quote') return 'quotation';
    if (type === 'hypothetical') return 'hypothetical';
    if (type === 'request') return 'request';
  }
  return undefined;
}

/** In a language without a pack only a slot that the caller named can decide, and then only to ask. */
function bySlot(older: Statement, newer: Statement): Relation | undefined {
  if (older.slot === undefined || older.slot !== newer.slot) return undefined;
  return { ...answer('uncertain', 'weak-evidence', newer.slot), leaning: 'updates' };
}

function strongest(pairs: readonly Pair[], pack: LanguagePack): { evidence: Evidence; pair: Pair } | undefined {
  let best: { evidence: Evidence; pair: Pair } | undefined;
  for (const pair of pairs) {
    const evidence = evidenceOf(pair, pack);
    if (!evidence) continue;
    if (evidence.strong) return { evidence, pair };
    best ??= { evidence, pair };
  }
  return best;
}

function evidenceOf(pair: Pair, pack: LanguagePack): Evidence | undefined {
  const { older, newer } = pair;
  if (older.role !== 'main' || isHarmless(newer)) return undefined;
  if (
    older.cues.has('past') ||
    (older.predicate.tense === 'past' &&
      !newer.cues.has('corrected') &&
      !older.predicate.changed &&
      !older.predicate.ended)
  )
    return undefined;
  const slot = pair.scope === 'apart' || pair.scope === 'narrower' ? undefined : slotEvidence(pair);
  if (slot?.strong) return byScope(slot, pair);
  const grouped = pair.owner === 'same' ? groupEvidence(pair, pack) : undefined;
  if (grouped) return grouped;
  if (pair.owner === 'different' && diedOf(pair)) return endedEvidence(pair, pack);
  if (pair.owner === 'different' || pair.scope === 'apart' || pair.scope === 'narrower') {
    return newer.cues.has('handover') && pair.scope !== 'apart' ? replacedEvidence(pair, pack) : slot;
  }
  const found =
    replacedEvidence(pair, pack) ??
    endedEvidence(pair, pack) ??
    negatedEvidence(pair, pack) ??
    swappedEvidence(pair, pack) ??
    siblingEvidence(pair, pack) ??
    measuredEvidence(pair, pack) ??
    slot;
  return found && byScope(found, pair);
}

/** "Our cat died" ends "we have a cat". */
function diedOf({ older, newer }: Pair): boolean {
  if (!newer.predicate.ended || newer.owner.kind !== 'person' || older.owner.kind === 'person') return false;
  return older.heads.has(newer.owner.key) && /^(?:have|own)$/.test(older.predicate.concept);
}

/** A newer statement without the limits of the older one replaces it only when it says that something changed. */
function byScope(evidence: Evidence, pair: Pair): Evidence {
  if (!evidence.strong) return evidence;
  if (pair.owner === 'unclear') return weak(evidence.relation, evidence.reason, 'unclear-owner', evidence.slot);
  const covers = evidence.relation === 'contradicts' || pair.told;
  return pair.scope === 'wider' && !covers
    ? weak(evidence.relation, evidence.reason, 'wider-scope', evidence.slot)
    : evidence;
}

/** What the evidence comes to when both whole statements are looked at. */
function conclude(evidence: Evidence, pair: Pair, older: Statement, newer: Statement): Relation {
  const doubt = evidence.strong ? doubtOf(pair, older, newer) : (evidence.doubt ?? 'weak-evidence');
  if (doubt) return { ...answer('uncertain', doubt, evidence.slot), leaning: evidence.relation };
  return answer(evidence.relation, evidence.reason, evidence.slot);
}

function doubtOf(pair: Pair, older: Statement, newer: Statement): Reason | undefined {
  if (newer.voice === 'assistant' && older.voice !== 'assistant') return 'said-by-assistant';
  if (newer.eventTime !== undefined && older.eventTime !== undefined && newer.eventTime < older.eventTime)
    return 'earlier-event';
  const facts = older.clauses.filter((clause) => clause !== pair.older && isFact(clause));
  if (facts.length > 0) return 'part-of-older';
  return undefined;
}

/** A clause that states something of its own, beside what only tells how it came about. */
function isFact(clause: Clause): boolean {
  if (clause.role !== 'main' || clause.predicate.ended || clause.cues.has('corrected')) return false;
  return clause.frames.length > 0 || clause.terms.size > 1;
}

/** Two statements that can both hold: one tells more about the other's subject, or they have nothing to do with each other. */
function compatible(pairs: readonly Pair[], pack: LanguagePack): Relation {
  let best: Relation = answer('unrelated', 'nothing-shared');
  for (const pair of pairs) {
    if (pair.owner === 'different') {
      if (best.reason === 'nothing-shared') best = answer('unrelated', 'other-owner');
      continue;
    }
    if (pair.scope === 'apart') {
      if (best.reason === 'nothing-shared' && pair.shared.size > 0) best = answer('unrelated', 'other-scope');
      continue;
    }
    const topics = [...pair.shared].filter(
      (term) => !isLiking(term) && !pair.older.verbs.has(term) && !pack.neutral.has(term),
    );
    const verbs = [...pair.shared].filter((term) => pair.older.verbs.has(term) && !isLiking(term));
    if (topics.length === 0 && verbs.length === 0) continue;
    if (isSibling(pair)) {
      best = answer('unrelated', 'other-subject');
      continue;
    }
    const few = Math.min(pair.older.terms.size, pair.newer.terms.size);
    if (topics.length === 0 && pair.onlyOlder.size > 0 && pair.onlyNewer.size > 0) continue;
    if ((topics.length + verbs.length) * 3 < few) continue;
    const reason: Reason = pair.newer.cues.has('tentative')
      ? 'plan-only'
      : pair.newer.predicate.tense === 'past' || pair.newer.cues.has('past')
        ? 'earlier-state'
        : pair.scope === 'narrower'
          ? 'narrower-scope'
          : pair.newer.cues.has('additive')
            ? 'adds-value'
            : 'adds-detail';
    return answer('extends', reason);
  }
  return best;
}

/** "The vet appointment" and "the dentist appointment": one noun, two things. */
function isSibling({ older, newer }: Pair): boolean {
  for (const a of older.chunks) {
    for (const b of newer.chunks) {
      if (a.head.concept !== b.head.concept || a.head.quantity) continue;
      const mine = a.tokens.filter(
        (token) => token !== a.head && !b.tokens.some(({ concept }) => concept === token.concept),
      );
      const theirs = b.tokens.filter(
        (token) => token !== b.head && !a.tokens.some(({ concept }) => concept === token.concept),
      );
      if (mine.some((token) => !token.quantity) && theirs.some((token) => !token.quantity)) return true;
    }
  }
  return false;
}
