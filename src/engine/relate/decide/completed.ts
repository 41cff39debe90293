import type { LanguagePack } from '../lexicon/pack.js';
import { sameQuantity } from '../read/quantity.js';
import type { Clause } from '../statement.js';
import { type Evidence, type Pair, strong, weak } from './evidence.js';

/** "The migration is still running", "the migration finished last night": what went on is over. */
export function completedEvidence({ older, newer }: Pair, pack: LanguagePack): Evidence | undefined {
  const { subject, predicate } = newer;
  if (isLearned({ older, newer })) return strong('contradicts', 'negated');
  if (isGot({ older, newer }) || isBorn({ older, newer })) return strong('updates', 'status-changed');
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

/** What somebody is after, and how it ends: seek and find, train and run, apply and be accepted. Concepts. */
const courses: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:need|want|seek|wait|order|search|hunt|save)$/, /^(?:bui|get|find|receiv|order|land|arriv)$/],
  [/^(?:studi|prepar|train|practis|revis|learn|cram)$/, /^(?:pass|run|end|complet|win)$/],
  [/^(?:appli|appl)$/, /^(?:accept|admit|approv|get)$/],
];

/** "I need a laptop" and "I bought a laptop", "I'm studying for the bar" and "I passed it", "I applied to Oxford" and "Oxford accepted me". */
function isGot({ older, newer }: Pick<Pair, 'older' | 'newer'>): boolean {
  const { predicate, subject, tokens } = newer;
  if (older.predicate.sign < 0 || predicate.sign < 0 || predicate.tense === 'present' || predicate.tense === 'future')
    return false;
  if (!courses.some(([after, done]) => after.test(older.predicate.concept) && done.test(predicate.concept)))
    return false;
  const passive = tokens
    .slice(predicate.at, predicate.behind)
    .some(({ kind, base }) => kind === 'be' || (base === 'get' && predicate.main?.base !== 'get'));
  const toMe = /^(?:me|us)$/.test(tokens[predicate.behind]?.word ?? '');
  const wanted = older.chunks.find(
    ({ at, preposition }) => at >= older.predicate.behind && /^(?:|for|to|at)$/.test(preposition),
  );
  const got =
    passive || toMe || predicate.concept === 'arriv'
      ? subject
      : newer.chunks.find(({ at, preposition }) => at >= predicate.behind && preposition === '');
  if (wanted === undefined || got === undefined || got.owner || got.head.concept !== wanted.head.concept) return false;
  // "A laptop" is any; "my laptop", bought, is another one.
  const needs = /^(?:need|want)$/.test(older.predicate.concept);
  if (needs && !/^an?$/.test(wanted.determiner)) return false;
  const known = new Set(wanted.tokens.map(({ concept }) => concept));
  const all = new Set(got.tokens.map(({ concept }) => concept));
  return (
    got.tokens.every(({ concept }) => known.has(concept)) &&
    (!needs || wanted.tokens.every(({ concept }) => all.has(concept)))
  );
}

/** "I owe Ben 20 euros", "I paid Ben back". */
export function isPaid({ older, newer }: Pick<Pair, 'older' | 'newer'>): boolean {
  const { predicate, tokens, quantities } = newer;
  if (older.predicate.concept !== 'ow' || older.predicate.sign < 0 || predicate.sign < 0) return false;
  const back =
    predicate.concept === 'repai' || (predicate.concept === 'pai' && tokens.some(({ word }) => word === 'back'));
  if (!back || !/past|perfect/.test(predicate.tense)) return false;
  const [to] = older.chunks.filter(({ at, head }) => at >= older.predicate.behind && !head.quantity);
  const all = quantities.every((paid) => older.quantities.some((owed) => sameQuantity(owed, paid)));
  return to !== undefined && all && !to.owner && to.tokens.every(({ concept }) => newer.terms.has(concept));
}

/** "She is pregnant", "she had her baby". */
function isBorn({ older, newer }: Pick<Pair, 'older' | 'newer'>): boolean {
  const { predicate } = newer;
  if (!older.terms.has('pregnant') || older.predicate.sign < 0 || predicate.sign < 0) return false;
  return (
    /^(?:have|born|give|welcom|deliv)$/.test(predicate.concept) &&
    /past|perfect/.test(predicate.tense) &&
    /(?:^| )(?:babi|birth|born|kid|son|daughter|twin)(?: |$)/.test([...newer.terms].join(' '))
  );
}

/** "We have two kids", "our third child was born"; "we have two dogs", "we adopted a third dog". */
export function nextEvidence({ older, newer }: Pair): Evidence | undefined {
  const { subject, predicate, chunks, owner } = newer;
  if (predicate.sign < 0 || !/past|perfect/.test(predicate.tense)) return undefined;
  if (older.predicate.concept !== 'have' || older.owner.kind !== 'self') return undefined;
  const comes = subject?.whose === 'self' && /^(?:born|arriv|come|join)$/.test(predicate.concept);
  const gains = owner.kind === 'self' && /^(?:adopt|get|bui|have|welcom|hire|add)$/.test(predicate.concept);
  const next = comes
    ? subject
    : gains
      ? chunks.find(({ at, preposition }) => at >= predicate.behind && preposition === '')
      : undefined;
  const counted = (chunk: typeof next, kind: string) =>
    chunk?.tokens.find(({ quantity }) => quantity?.kind === kind)?.quantity?.value;
  const rank = counted(next, 'ordinal');
  const count = counted(
    older.chunks.find(({ head }) => head.concept === next?.head.concept),
    'number',
  );
  return rank !== undefined && count === rank - 1 ? strong('updates', 'amount-changed') : undefined;
}

/** "My German is at B1", "I passed the B2 exam in German": levels of one language. */
export function levelEvidence({ older, newer }: Pair, pack: LanguagePack): Evidence | undefined {
  const level = ({ tokens }: Clause) => tokens.find(({ word }) => /^[abc][12]$/.test(word))?.word;
  const [a, b] = [level(older), level(newer)];
  if (a === undefined || b === undefined || a === b || older.predicate.sign < 0 || newer.predicate.sign < 0)
    return undefined;
  const spoken = pack.groups.find(({ name }) => name === 'spoken language');
  const said = older.tokens.some(({ base, concept }) => spoken?.values.has(base) && newer.terms.has(concept));
  if (!said || newer.predicate.tense === 'future') return undefined;
  return /^(?:be|pass|reach|get|have|end|complet)$/.test(newer.predicate.concept)
    ? strong('updates', 'status-changed')
    : weak('updates', 'status-changed', 'weak-evidence');
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
