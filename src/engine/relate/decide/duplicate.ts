import { fold } from '../../text/fold.js';
import { compareValues } from '../frames/value.js';
import { type Quantity, sameQuantity } from '../read/quantity.js';
import type { Clause, Frame, Statement } from '../statement.js';
import { compareSlotOwners } from './owners.js';
import { framing } from './pair.js';
import type { Reason } from './reason.js';
import { sameRoles } from './roles.js';
import { compareNarrowing } from './slots.js';

/**
 * Why a newer statement says nothing new, if so. Two statements say the same when polarity, numbers, names, limits, scope and owner agree and
 * the newer one has no content word of its own; or when they fill one slot with one value and say nothing else.
 *
 * @param similarity the least Jaccard index of content words, 0 to 1
 */
export function sameness(older: Statement, newer: Statement, similarity: number): Reason | undefined {
  if (sameText(older.text, newer.text)) return 'same-text';
  if (older.language !== newer.language) return undefined;
  if (older.language === 'other') return sameWords(older, newer, similarity) ? 'same-content' : undefined;
  if (older.partial || newer.partial || !sameManner(older, newer)) return undefined;
  if (sameContent(older, newer, similarity)) return 'same-content';
  return sameRates(older, newer) && sameSlots(older, newer) ? 'same-slot-and-value' : undefined;
}

/** Long texts mostly differ from the beginning, which is cheaper to compare. */
function sameText(a: string, b: string): boolean {
  const start = (text: string) => plain(text.slice(0, 300)).slice(0, 100);
  return a === b || (start(a) === start(b) && plain(a) === plain(b));
}

function plain(text: string): string {
  return fold(text)
    .replace(/[\s.!,;]+/g, ' ')
    .trim();
}

/**
 * Languages without a pack: the same words, of which some may have gone from the end to the beginning; in any other order they may say who does
 * what to whom. Numbers, names and negations are words, so none may differ on both sides.
 */
function sameWords(older: Statement, newer: Statement, similarity: number): boolean {
  const a = new Set(older.terms);
  const b = new Set(newer.terms);
  if (b.size === 0 || [...b].some((term) => !a.has(term))) return false;
  if (
    !isTurnedRound(
      [...a].filter((term) => b.has(term)),
      [...b],
    )
  )
    return false;
  return b.size / a.size >= similarity && (a.size === b.size || b.size >= 8);
}

/** Whether one is the other read from some word on, then from its beginning. */
function isTurnedRound(a: readonly string[], b: readonly string[]): boolean {
  const start = a.indexOf(b[0] ?? '');
  return b.every((term, i) => term === a[(start + i) % a.length]);
}

/** Polarity, time, certainty and limits. */
function sameManner(older: Statement, newer: Statement): boolean {
  const manner = ({ clauses }: Statement) => {
    let sign = 1;
    let past = false;
    const guards = new Set<string>();
    const cues = new Set<string>();
    for (const clause of clauses) {
      sign *= clause.predicate.sign;
      past ||= clause.predicate.tense === 'past' && !clause.predicate.changed && clause.predicate.concept !== 'born';
      for (const guard of clause.guards)
        if (guard !== 'each' && guard !== 'all' && guard !== 'everi') guards.add(guard);
      for (const cue of clause.cues) if (telling.test(cue)) cues.add(cue);
      for (const { word, kind } of clause.tokens) if (kind === 'preposition' && apart.test(word)) cues.add(word);
    }
    return `${sign} ${past} ${[...guards].sort().join()} ${[...cues].sort().join()}`;
  };
  return manner(older) === manner(newer);
}

/** "In the garage", "out of the garage". */
const apart = /^(?:out|off|outside|without|against|before|after|until|since|above|below|over|under|behind)$/;

const telling = /^(?:ended|tentative|past|excepting|partly|instead|handover|changed|negates)$/;

function sameContent(older: Statement, newer: Statement, similarity: number): boolean {
  const a = content(older);
  const b = content(newer);
  if (!sameQuantities(older, newer) || !sameRates(older, newer)) return false;
  for (const term of b) if (!a.has(term)) return joined(a) === joined(b);
  if (b.size === 0 && quantitiesOf(older).length === 0) return false;
  if (a.size > 0 && b.size / a.size < similarity) return false;
  return sameRoles(older, newer);
}

/** "left-handed" and "lefthanded". */
function joined(terms: ReadonlySet<string>): string {
  return [...terms]
    .sort()
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Content words without verbs that only frame a value, and without words of liking that all mean one thing. */
function content({ clauses }: Statement): Set<string> {
  const terms = new Set<string>();
  for (const clause of clauses) {
    for (const term of clause.terms) {
      if (clause.verbs.has(term) && (framing.has(term) || term === 'work')) continue;
      terms.add(/^(?:enjoi|like)$/.test(term) ? 'like' : term);
    }
  }
  return terms;
}

function quantitiesOf({ clauses }: Statement): Quantity[] {
  return clauses.flatMap(({ quantities }) => quantities);
}

function sameQuantities(older: Statement, newer: Statement): boolean {
  const a = quantitiesOf(older);
  const b = [...quantitiesOf(newer)];
  if (a.length !== b.length) return false;
  return a.every((quantity) => {
    const at = b.findIndex((other) => sameQuantity(quantity, other) || sameAmount(quantity, other));
    if (at >= 0) b.splice(at, 1);
    return at >= 0;
  });
}

/** "80k" and "80,000": a bare number beside the same number with a unit. */
function sameAmount(a: Quantity, b: Quantity): boolean {
  const bare = (a.kind === 'number' && a.unit === '') || (b.kind === 'number' && b.unit === '');
  return bare && a.value === b.value && (a.kind === 'number' || b.kind === 'number') && a.kind === b.kind;
}

function sameRates(older: Statement, newer: Statement): boolean {
  const rates = ({ clauses }: Statement) => new Set(clauses.flatMap((clause) => [...clause.rates]));
  const a = rates(older);
  const b = rates(newer);
  return a.size === b.size && [...a].every((rate) => b.has(rate));
}

/** Both fill the same slot with the same value, and neither says more than that. */
function sameSlots(older: Statement, newer: Statement): boolean {
  const [a, ...moreOlder] = older.clauses.filter(({ role }) => role === 'main');
  const [b, ...moreNewer] = newer.clauses.filter(({ role }) => role === 'main');
  if (!a || !b || moreOlder.length > 0 || moreNewer.length > 0 || older.clauses.length + newer.clauses.length > 2)
    return false;
  for (const f of a.frames) {
    for (const g of b.frames) {
      if (f.key !== g.key || f.sign !== g.sign || compareNarrowing(f.of, g.of) !== 'same') continue;
      if (compareSlotOwners(f.owner, g.owner) !== 'same') continue;
      const same = f.key.startsWith('allergy:')
        ? [...b.heads].every((head) => a.heads.has(head) || /^allerg/.test(head))
        : compareValues(f.value, g.value) === 'same';
      if (same && isAll(a, f) && isAll(b, g)) return true;
    }
  }
  return false;
}

/** Whether a slot and its value are all that a clause says. */
function isAll(clause: Clause, frame: Frame): boolean {
  const slot = new Set([...frame.slot.split(/[ :]/), frame.key, ...frame.of, ...frame.owner.key.split(' ')]);
  const words = clause.tokens.map((token) => ({ concept: token.concept, base: token.base }));
  const named = (term: string) =>
    words.some(({ concept, base }) => concept === term && base.split(' ').some((part) => slot.has(part)));
  const said = (term: string) =>
    frame.value.terms.has(term) || slot.has(term) || named(term) || frame.slot.includes(term);
  const place = frame.slot === 'workplace' ? /^(?:home|remot|offic)$/ : undefined;
  const rest = [...clause.terms].filter(
    (term) =>
      !said(term) &&
      !place?.test(term) &&
      !(clause.verbs.has(term) && (framing.has(term) || usual.test(term))) &&
      !usual.test(term),
  );
  const counted = clause.quantities.filter(
    (quantity) => !frame.value.quantities.some((other) => other.value === quantity.value),
  );
  return rest.length === 0 && counted.length === 0 && clause.scope.size === 0;
}

/** Words with which a slot is filled and that are no content beside it. */
const usual =
  /^(?:name|call|reach|email|write|use|have|resid|work|emploi|born|old|ag|allerg|allergi|intoler|phone|dial|go|employe|address|report)$/;
