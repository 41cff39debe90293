import type { LanguagePack } from '../lexicon/pack.js';
import type { Clause } from '../statement.js';
import { type Evidence, type Pair, strong } from './evidence.js';

/** "The migration is still running", "the migration finished last night": what went on is over. */
export function completedEvidence({ older, newer }: Pair, pack: LanguagePack): Evidence | undefined {
  const { subject, predicate } = newer;
  if (isLearned({ older, newer })) return strong('contradicts', 'negated');
  if (isGot({ older, newer })) return strong('updates', 'status-changed');
  if (
    !/^(?:end|complet|conclud|fix|repair|mend)$/.test(predicate.concept) ||
    predicate.sign < 0 ||
    older.predicate.sign < 0
  )
    return undefined;
  if (predicate.tense !== 'past' && predicate.tense !== 'perfect') return undefined;
  const { main } = older.predicate;
  if (isRead({ older, newer })) return strong('updates', 'status-changed');
  if (main?.form !== 'gerund' || older.predicate.tense !== 'present' || older.owner.kind !== 'thing') return undefined;
  if (!subject || !older.subject || !names(older, subject.tokens, pack) || !names(newer, older.subject.tokens, pack))
    return undefined;
  return newer.chunks.some((chunk) => chunk.at >= predicate.behind && chunk.preposition === '' && !chunk.head.quantity)
    ? undefined
    : strong('updates', 'status-changed');
}

/** "I can't swim", "I learned to swim". */
function isLearned({ older, newer }: Pick<Pair, 'older' | 'newer'>): boolean {
  const { predicate } = newer;
  if (older.predicate.sign > 0 || predicate.sign < 0 || predicate.concept !== 'learn') return false;
  const can = older.tokens[older.predicate.at]?.base === 'can';
  return can && predicate.tense !== 'present' && [...older.terms].every((term) => newer.terms.has(term));
}

/** "I need a new laptop", "I bought a new laptop". */
function isGot({ older, newer }: Pick<Pair, 'older' | 'newer'>): boolean {
  if (older.predicate.sign < 0 || newer.predicate.sign < 0 || newer.predicate.tense === 'present') return false;
  if (
    !/^(?:need|want|seek)$/.test(older.predicate.concept) ||
    !/^(?:bui|get|find|receiv|order)$/.test(newer.predicate.concept)
  )
    return false;
  const object = (clause: Clause) =>
    clause.chunks.find(({ at, preposition }) => at >= clause.predicate.behind && preposition === '');
  const [a, b] = [object(older), object(newer)];
  if (a === undefined || b === undefined || !/^an?$/.test(a.determiner) || b.owner) return false;
  const words = ({ tokens }: typeof a) => tokens.map(({ concept }) => concept).join(' ');
  return words(a) === words(b);
}

/** "I'm reading Middlemarch", "I finished Middlemarch". */
function isRead({ older, newer }: Pick<Pair, 'older' | 'newer'>): boolean {
  const { main } = older.predicate;
  if (main?.form !== 'gerund' || !/^(?:read|watch|write|build|knit|plai)$/.test(main.concept)) return false;
  const object = newer.chunks.find(({ at, preposition }) => at >= newer.predicate.behind && preposition === '');
  const doing = older.chunks.filter(({ at }) => at >= older.predicate.behind);
  const [one] = doing;
  return (
    object !== undefined &&
    one !== undefined &&
    doing.length === 1 &&
    !object.owner &&
    object.tokens.length === one.tokens.length &&
    object.tokens.every(({ concept }) => older.terms.has(concept))
  );
}

/** Whether the subject of a clause has all words that tell one thing from another. */
function names({ subject }: Clause, tokens: Clause['tokens'], pack: LanguagePack): boolean {
  const words = new Set(subject?.tokens.map(({ concept }) => concept));
  return tokens.every(({ concept }) => words.has(concept) || pack.neutral.has(concept));
}
