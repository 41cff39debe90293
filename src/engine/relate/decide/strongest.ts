import type { LanguagePack } from '../lexicon/pack.js';
import { unlessApart } from './apart.js';
import { completedEvidence, isPaid, levelEvidence, nextEvidence } from './completed.js';
import { endedEvidence, returnedEvidence } from './ended.js';
import { type Evidence, type Pair, strong, weak } from './evidence.js';
import { measuredEvidence } from './measured.js';
import { negatedEvidence } from './negated.js';
import { noneEvidence, toleratedEvidence } from './none.js';
import { isHarmless } from './pair.js';
import { replacedEvidence } from './replaced.js';
import { reversedEvidence } from './roles.js';
import { slotEvidence } from './slots.js';
import { groupEvidence, siblingEvidence, swappedEvidence } from './swapped.js';
import { isPartOfList } from './targets.js';

type Rule = (pair: Pair, pack: LanguagePack) => Evidence | undefined;

/** In order of how much they say: the first strong one decides. */
const rules: readonly Rule[] = [
  replacedEvidence,
  endedEvidence,
  returnedEvidence,
  negatedEvidence,
  reversedEvidence,
  swappedEvidence,
  siblingEvidence,
  measuredEvidence,
  completedEvidence,
  levelEvidence,
  noneEvidence,
];

/** The best ground in any pair of clauses for taking the older statement as replaced. */
export function strongest(
  pairs: readonly Pair[],
  pack: LanguagePack,
): { readonly evidence: Evidence; readonly pair: Pair } | undefined {
  let best: { evidence: Evidence; pair: Pair } | undefined;
  for (const pair of pairs) {
    const ground = evidenceOf(pair, pack);
    if (!ground) continue;
    const evidence = unlessApart(ground, pair, pack);
    if (evidence.strong) return { evidence, pair };
    best ??= { evidence, pair };
  }
  return best;
}

function evidenceOf(pair: Pair, pack: LanguagePack): Evidence | undefined {
  const { newer } = pair;
  const tolerated = pair.older.role === 'main' && newer.role === 'main' ? toleratedEvidence(pair) : undefined;
  if (tolerated) return tolerated;
  if (pair.owner === 'same' && isPaid(pair) && newer.role === 'main') return strong('updates', 'status-changed');
  if (pair.older.role !== 'main' || isHarmless(newer) || isHistory(pair)) return undefined;
  if (isGone(pair)) return goneEvidence(pair);
  if (isOurChild(pair)) return strong('updates', 'status-changed');
  const next = nextEvidence(pair);
  if (next) return next;
  const handed = newer.cues.has('handover') && pair.scope !== 'apart' ? replacedEvidence(pair, pack) : undefined;
  if (handed?.strong) return handed;
  const limited = pair.scope === 'apart' || pair.scope === 'narrower';
  const slot = limited ? undefined : slotEvidence(pair, pack);
  if (slot?.strong) return byScope(slot, pair);
  const grouped = pair.owner === 'same' ? groupEvidence(pair, pack) : undefined;
  if (grouped) return grouped;
  if (pair.owner === 'different') return handed ?? slot;
  if (limited) return handed ?? otherHour(pair, pack) ?? slot;
  let best: Evidence | undefined;
  for (const rule of rules) {
    const found = rule(pair, pack);
    if (found?.strong) return byScope(found, pair);
    best ??= found;
  }
  return best ?? slot;
}

/** The older clause tells what was, so that nothing new can end it; only a correction can. */
function isHistory({ older, newer }: Pair): boolean {
  if (older.cues.has('past')) return true;
  // Who applied still waits.
  if (older.predicate.concept === 'appli') return false;
  const { tense, changed, ended } = older.predicate;
  return (
    tense === 'past' && !changed && !ended && !newer.cues.has('corrected') && !older.frames.some(({ change }) => change)
  );
}

/** "Deliveries arrive in the morning", "deliveries arrive in the afternoon now". */
function otherHour(pair: Pair, pack: LanguagePack): Evidence | undefined {
  const { newer, older } = pair;
  if (!newer.cues.has('now') || !newer.scope.has('part of day') || !older.scope.has('part of day')) return undefined;
  return swappedEvidence(pair, pack);
}

/** "My wife is pregnant", "our baby was born on Friday". */
function isOurChild({ older, newer }: Pair): boolean {
  const { predicate, subject } = newer;
  if (!older.terms.has('pregnant') || older.predicate.sign < 0 || predicate.concept !== 'born') return false;
  const couple = older.owner.kind === 'self' || /^(?:wife|partner|girlfriend|spous|fiance)$/.test(older.owner.key);
  const ours =
    subject?.whose === 'self' && subject.tokens.every(({ base, entry }) => child.test(base) || !entry?.person);
  return couple && ours && subject.owner === undefined && /past|perfect/.test(predicate.tense);
}

const child = /^(?:baby|child|son|daughter|kid|twin)$/;

/** "Our cat died" ends "we have a cat". */
function isGone({ older, newer }: Pair): boolean {
  if (!newer.predicate.ended || newer.owner.kind !== 'person' || older.owner.kind === 'person') return false;
  const { key } = newer.owner;
  // "Our dog stopped chewing shoes" ends the chewing.
  if (newer.predicate.main !== newer.predicate.ended) return false;
  if (
    newer.chunks.some(
      ({ at, preposition, head }) => at >= newer.predicate.behind && preposition === '' && !head.quantity,
    )
  )
    return false;
  return (older.heads.has(key) || older.names.has(key)) && /^(?:have|own)$/.test(older.predicate.concept);
}

/** Of several, one that is gone leaves the others. */
function goneEvidence({ older, newer }: Pair): Evidence {
  const several =
    older.quantities.length > 0 ||
    isPartOfList(older, newer.terms) ||
    older.chunks.some(({ head }) => head.form === 'plural');
  return several ? weak('contradicts', 'ended', 'part-of-older') : strong('contradicts', 'ended');
}

/** "I think I can stop soon", "I should give it up": what one may do, one has not done. */
function mayCome({ newer }: Pair): boolean {
  const { predicate, tokens, owner } = newer;
  const first = tokens[predicate.at];
  if (first === undefined || predicate.ended?.verb !== true || owner.kind !== 'self' || predicate.at >= tokens.length)
    return false;
  // "Could you stop with the emojis"
  if (tokens[predicate.at + 1]?.word === 'you') return false;
  const present =
    /^(?:can|could|should|must|may|might|will|shall|have to|need to|ought)$/.test(first.base) && first.form !== 'past';
  return present || predicate.tense === 'future';
}

/** A newer statement without the limits of the older one replaces it only when it says that something changed. */
function byScope(evidence: Evidence, pair: Pair): Evidence {
  if (mayCome(pair)) return weak(evidence.relation, evidence.reason, 'planned', evidence.slot);
  if (pair.owner === 'unclear') return weak(evidence.relation, evidence.reason, 'unclear-owner', evidence.slot);
  const covers = evidence.relation === 'contradicts' || pair.told;
  return pair.scope === 'wider' && !covers
    ? weak(evidence.relation, evidence.reason, 'wider-scope', evidence.slot)
    : evidence;
}
