import type { LanguagePack } from '../lexicon/pack.js';
import type { Clause, Statement } from '../statement.js';
import type { Evidence, Pair } from './evidence.js';
import type { Reason } from './reason.js';

/** What stands against replacing the older statement although one of its clauses is clearly replaced. */
export function doubtOf(
  evidence: Evidence,
  pair: Pair,
  older: Statement,
  newer: Statement,
  pack: LanguagePack,
): Reason | undefined {
  if (newer.voice === 'assistant' && older.voice !== 'assistant') return 'said-by-assistant';
  if (newer.eventTime !== undefined && older.eventTime !== undefined && newer.eventTime < older.eventTime)
    return 'earlier-event';
  if (older.clauses.some((clause) => clause !== pair.older && isFact(clause))) return 'part-of-older';
  return isMedical(pair.older, pack) && !names(evidence, pair) ? 'safety' : undefined;
}

/** A clause that states something of its own, beside what only tells how it came about. */
function isFact(clause: Clause): boolean {
  if (clause.role !== 'main' || clause.predicate.ended || clause.cues.has('corrected')) return false;
  return clause.frames.length > 0 || clause.terms.size > 1;
}

/** Allergies, medicines, diagnoses: to lose one can harm. */
function isMedical(clause: Clause, pack: LanguagePack): boolean {
  if (clause.frames.some(({ key }) => key.startsWith('allergy:'))) return true;
  // No table knows every medicine: what one takes and no table knows may be one.
  const taken = clause.predicate.concept === 'take' ? clause.chunks : [];
  if (
    taken.some(
      ({ at, head, determiner }) => at >= clause.predicate.behind && head.kind === 'unknown' && determiner === '',
    )
  )
    return true;
  return clause.tokens.some((token) => {
    const hints = pack.hints.get(token.base);
    return (
      hints?.includes('medication') ||
      hints?.includes('allergy') ||
      medical.test(token.base) ||
      token.quantity?.unit === 'mg'
    );
  });
}

const medical =
  /^(?:diagnose|diagnosis|prescribe|inject|injection|epilepsy|diabetes|asthma|pacemaker|transfusion|vaccine|vaccinate|anaphylaxis|epipen|chemotherapy|dialysis)$/;

/** Whether the newer clause speaks of the same substance by name, and says that it ended, is not so, or has another amount. */
function names({ reason }: Evidence, { older, newer }: Pair): boolean {
  const allergies = older.frames.filter(({ key }) => key.startsWith('allergy:'));
  // Who eats none of it any more may do so for the allergy.
  if (allergies.length > 0)
    return allergies.some(({ key, sign }) => newer.frames.some((frame) => frame.key === key && frame.sign !== sign));
  if (!/^(?:ended|negated|amount-changed|changed-from-to|replaced-instead|rescheduled)$/.test(reason)) return false;
  // "I don't take it for headaches": perhaps still for something else.
  const limited = newer.chunks.some(
    ({ preposition, head }) => preposition === 'for' && !head.quantity && !older.terms.has(head.concept),
  );
  const partly = [...newer.guards].some((guard) => guard !== 'never' && !older.guards.has(guard));
  if (limited || partly) return false;
  const objects = older.chunks.filter((chunk) => chunk !== older.subject && !chunk.head.quantity);
  return objects.length === 0 || objects.some((chunk) => newer.terms.has(chunk.head.concept));
}
