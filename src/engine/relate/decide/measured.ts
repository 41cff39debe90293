import type { LanguagePack } from '../lexicon/pack.js';
import type { Chunk } from '../read/chunks.js';
import { comparable, type Quantity, refines, sameQuantity } from '../read/quantity.js';
import type { Token } from '../read/token.js';
import type { Clause } from '../statement.js';
import { type Evidence, type Pair, strong, weak } from './evidence.js';
import { contentOf } from './pair.js';
import type { Reason } from './reason.js';

/** The same sentence with another number, date, time or label: "the ferry leaves at 10" and "the ferry leaves at 11". */
export function measuredEvidence(pair: Pair, pack: LanguagePack): Evidence | undefined {
  const { older, newer } = pair;
  if (older.predicate.sign < 0 || newer.predicate.sign < 0) return undefined;
  const conflicts = conflicting(older.quantities, newer.quantities);
  const labels = labelConflict(older, newer);
  if (conflicts.length === 0 && !labels) return undefined;
  const steps = isStep(pair, conflicts);
  const ignored = new Set(labels);
  const units = new Set(conflicts.map(({ unit }) => unit));
  const agent = agentOf(newer);
  const keep = (terms: ReadonlySet<string>, clause: Clause) =>
    contentOf(terms, clause).filter(
      (term) =>
        !ignored.has(term) &&
        !agent.has(term) &&
        !units.has(term) &&
        !(pair.told && measures.test(term)) &&
        !(steps && stepping.test(term)),
    );
  const onlyOlder = keep(pair.onlyOlder, older);
  const onlyNewer = keep(pair.onlyNewer, newer);
  const shared =
    keep(pair.shared, older).length +
    (pair.owner === 'same' && older.owner.kind === 'person' ? 1 : 0) +
    [...units].filter((unit) => unit !== '').length;
  if (onlyNewer.length > 0 || shared === 0) return undefined;
  if ([...newer.rates].some((rate) => older.rates.size > 0 && !older.rates.has(rate))) return undefined;
  // "The shop opens at 10 on Sundays": a day that the older sentence did not have makes an exception.
  const days = newer.quantities.some(
    ({ kind }) => (kind === 'weekday' || kind === 'date') && !older.quantities.some((other) => other.kind === kind),
  );
  if (days && !newer.predicate.changed) return undefined;
  const reason: Reason = labels
    ? 'new-value'
    : conflicts.some(({ kind }) => kind === 'date' || kind === 'weekday' || kind === 'time' || kind === 'day')
      ? 'rescheduled'
      : 'amount-changed';
  if (onlyOlder.length > 0) {
    const named = onlyOlder.some((term) => older.names.has(term));
    return pair.told && !named && keep(pair.shared, older).length > 0
      ? strong('updates', reason)
      : weak('updates', reason, 'wider-scope');
  }
  // "I take vitamin B12", "I take vitamin D": of what one can have many, another label is another thing.
  if (labels && pack.manyValued.has(older.predicate.concept)) return weak('updates', reason, 'many-valued');
  if (pair.told || steps) return strong('updates', reason);
  // "The deadline for group A", "the deadline for group B"; "it applies to version 1.1", "it applies to version 1.2".
  if (labels && conflicts.length === 0 && newer.chunks.some((chunk) => limits(chunk, labels)))
    return weak('updates', reason, 'other-scope');
  // "The shop is open on Mondays", "the shop is open on Sundays".
  if (conflicts.every(({ kind }) => kind === 'weekday') && older.tokens.some(({ word }) => opening.test(word)))
    return weak('updates', reason, 'many-valued');
  // "The meeting is on Mondays at 10", "next Monday the meeting is at 12".
  if (isOnce(newer.tokens) && !isOnce(older.tokens) && shares(older.quantities, newer.quantities))
    return weak('updates', reason, 'narrower-scope');
  // "We have a printer on floor 2": there may be another one.
  if (/^(?:have|own)$/.test(older.predicate.concept) && older.chunks.some(({ determiner }) => /^an?$/.test(determiner)))
    return weak('updates', reason, 'many-valued');
  if (conflicts.length > 1) return weak('updates', reason, 'weak-evidence');
  // "I swim on Mondays", "I swim on Thursdays": both can be.
  const [first] = conflicts;
  const habit = older.owner.kind !== 'thing' && older.predicate.main?.kind !== 'be';
  if (
    habit &&
    first &&
    (first.kind === 'weekday' || first.kind === 'date' || first.kind === 'time') &&
    !single(older, pack)
  ) {
    return weak('updates', reason, 'many-valued');
  }
  return strong('updates', reason);
}

/** What it is for, of or about has the label. */
function limits({ preposition, tokens }: Chunk, labels: readonly string[]): boolean {
  return /^(?:for|of|to|about|with)$/.test(preposition) && tokens.some(({ concept }) => labels.includes(concept));
}

const opening = /^(?:open|opens|opened|closed|shut|offen|geoffnet|geschlossen|zu)$/;

/** "Next Monday", "this Friday". */
function isOnce(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ word }, i) => /^(?:next|this|coming|nachsten|diesen)$/.test(word) && tokens[i + 1]?.quantity?.kind === 'weekday',
  );
}

function shares(older: readonly Quantity[], newer: readonly Quantity[]): boolean {
  return older.some((a) => a.kind === 'weekday' && newer.some((b) => sameQuantity(a, b)));
}

/** "The airline moved our flight": who moves it is not what is told. */
function agentOf({ predicate, subject, chunks }: Clause): ReadonlySet<string> {
  if (subject === undefined || predicate.changed === undefined || predicate.main !== predicate.changed) return none;
  const [object] = chunks.filter(({ at }) => at >= predicate.behind);
  const ours = object?.preposition === '' && !object.head.quantity && object.whose === 'self';
  return ours ? new Set(subject.tokens.map(({ concept }) => concept)) : none;
}

const none: ReadonlySet<string> = new Set();

/** Verbs by which somebody comes to the next one. Concepts. */
const stepping = /^(?:begin|enter|reach|pass|end|complet|finish|attend)$/;

/** "My son is in second grade", "my son started third grade". */
function isStep({ newer }: Pair, conflicts: readonly Quantity[]): boolean {
  return (
    conflicts.length > 0 &&
    conflicts.every(({ kind }) => kind === 'ordinal') &&
    /^(?:begin|enter|reach)$/.test(newer.predicate.concept)
  );
}

/** Nouns that only say that something is counted or paid: "my dose of it was raised". Concepts. */
const measures = /^(?:dose|dosag|price|cost|bill|amount|fee|rate|total|number|level|payment|charg)$/;

function single(clause: Clause, pack: LanguagePack): boolean {
  const { concept } = clause.predicate;
  return pack.verbSlots.get(`${concept} at`)?.single === true || pack.verbSlots.get(concept)?.single === true;
}

/** Quantities of the older clause whose place others have taken; none while any of a kind is still the same. */
function conflicting(older: readonly Quantity[], newer: readonly Quantity[]): Quantity[] {
  const found: Quantity[] = [];
  for (const a of older) {
    const rivals = newer.filter((b) => comparable(a, b));
    if (rivals.length === 0) continue;
    if (rivals.some((b) => sameQuantity(a, b) || refines(a, b) || refines(b, a))) continue;
    found.push(a);
  }
  return found;
}

/** Labels behind the same noun, outside the subject: room 12 and room 30. */
function labelConflict(older: Clause, newer: Clause): readonly string[] | undefined {
  for (const a of older.chunks) {
    if (a === older.subject || a.at < older.predicate.at) continue;
    const label = a.tokens.find((token) => token.code);
    if (!label || a.head.code) continue;
    const moved = newer.frames.find(
      ({ change, key, value }) =>
        change && key === a.head.concept && (value.kind === 'code' || value.kind === 'quantity'),
    );
    if (moved && [...moved.of].every((term) => older.terms.has(term)))
      return [label.concept, a.head.concept, ...moved.value.terms];
    for (const b of newer.chunks) {
      if (
        b === newer.subject ||
        b.at < newer.predicate.at ||
        b.head.concept !== a.head.concept ||
        (b.preposition !== a.preposition && !newer.predicate.changed)
      )
        continue;
      const other = b.tokens.find((token) => token.code);
      if (other && other.concept !== label.concept) return [label.concept, other.concept];
    }
  }
  return undefined;
}
