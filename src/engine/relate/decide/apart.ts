import type { LanguagePack } from '../lexicon/pack.js';
import type { Chunk } from '../read/chunks.js';
import { sameQuantity } from '../read/quantity.js';
import type { Token } from '../read/token.js';
import type { Clause, Frame, Value } from '../statement.js';
import { nextEvidence } from './completed.js';
import { type Evidence, type Pair, weak } from './evidence.js';
import type { Reason } from './reason.js';

/**
 * Strong evidence, unless something says that both statements can hold: what is only told, another one of the same name, another scope, a dated
 * event, a home that is no place. Then it only asks.
 */
export function unlessApart(evidence: Evidence, pair: Pair, pack: LanguagePack): Evidence {
  if (!evidence.strong) return evidence;
  const doubt = whyApart(evidence, pair, pack);
  return doubt ? weak(evidence.relation, evidence.reason, doubt, evidence.slot) : evidence;
}

function whyApart(evidence: Evidence, pair: Pair, pack: LanguagePack): Reason | undefined {
  const { older, newer } = pair;
  if (newer.hearsay || older.hearsay) return 'hearsay';
  if (isOther(older, newer) && !nextEvidence(pair)) return 'other-subject';
  // "Zoe replaced the ThinkPad with a Framework": perhaps hers, and mine is still one.
  const byAnother =
    newer.owner.kind === 'person' && newer.subject?.head.entry?.person !== 'role' && older.owner.kind !== 'person';
  if (byAnother && /^(?:changed-from-to|replaced-instead)$/.test(evidence.reason)) return 'unclear-owner';
  if (isDatedEvent(older) || isDatedEvent(newer)) return 'earlier-state';
  if (evidence.reason === 'changed-from-to' && changesElse(pair, pack)) return 'other-subject';
  if (evidence.slot === 'home') return homeDoubt(pair, pack);
  if (evidence.reason === 'negated' && otherDays(older, newer)) return 'other-scope';
  if (evidence.slot !== undefined && evidence.relation === 'updates') {
    const doubt = slotDoubt(pair, pack);
    if (doubt) return doubt;
  }
  return evidence.reason === 'changed-from-to' || evidence.reason === 'handed-over' || evidence.reason === 'ended'
    ? undefined
    : complementDoubt(evidence, pair);
}

/** Words that tell one thing or person from another of the same noun. */
const marking =
  /^(?:other|another|second|third|younger|older|big|little|gross|grosser|grosse|klein|kleiner|kleine|jungerer|jungere|alterer|altere|elder|eldest|youngest|oldest|ex|step|half|great|law|late|back|front|side|rear|spare|guest|upper|lower|inner|outer|backup|twin|adopted|foster|future|old|left|right|north|south|east|west|inlaw|daily|weekly|biweekly|fortnightly|monthly|quarterly|yearly|annual)$/;

/** "My other sister", "my mother-in-law", "my brother's wife", "the back door". */
function isOther(older: Clause, newer: Clause): boolean {
  if (otherLabel(older, newer) || isSomebodyElses(older, newer) || isSomebodyElses(newer, older)) return true;
  return lacks(marks(older), older, newer) || lacks(marks(newer), newer, older);
}

/** "My daughter is five", "Zoe's daughter turned six". */
function isSomebodyElses({ subject: mine }: Clause, { subject: theirs }: Clause): boolean {
  if (mine?.whose !== 'self' || mine.owner !== undefined || theirs?.owner === undefined) return false;
  return mine.head.concept === theirs.head.concept;
}

/** "The budget for project P1", "the budget for project P2": what they are about has another number. */
function otherLabel(older: Clause, newer: Clause): boolean {
  const labels = ({ tokens, predicate }: Clause) =>
    predicate.at < tokens.length ? tokens.slice(0, predicate.at).filter(({ code }) => code) : [];
  const [a, b] = [labels(older), labels(newer)];
  const [p, q] = [numbered(older), numbered(newer)];
  if (p !== undefined && q !== undefined && p !== q) return true;
  return (
    a.length > 0 &&
    b.length > 0 &&
    !a.some((one) => newer.terms.has(one.concept) || b.some(({ concept }) => concept === one.concept))
  );
}

/** "Zug 44 hält in Ulm": a bare number behind the first noun of a clause in which no verb is known. */
function numbered({ tokens: [noun, number], predicate, tokens }: Clause): number | undefined {
  if (predicate.at < tokens.length || !/^(?:noun|either|unknown)$/.test(noun?.kind ?? '') || noun?.quantity)
    return undefined;
  return number?.quantity?.kind === 'number' && number.gap === '' ? number.quantity.value : undefined;
}

function lacks(found: ReadonlySet<string>, { subject }: Clause, other: Clause): boolean {
  for (const mark of found) {
    if (!other.tokens.some((token) => token.word === mark || token.base === mark || markOf(token) === mark))
      return true;
  }
  const owner = subject?.owner;
  if (!owner || !subject.head.entry?.person) return false;
  return !other.terms.has(subject.head.concept) && !other.heads.has(subject.head.concept);
}

function marks({ tokens, predicate }: Clause): ReadonlySet<string> {
  const found = new Set<string>();
  for (const token of tokens.slice(0, predicate.at)) {
    const mark = markOf(token);
    if (mark !== '') found.add(mark);
  }
  return found;
}

function markOf({ word, base, quantity }: Clause['tokens'][number]): string {
  if (quantity?.kind === 'ordinal') return `ordinal${quantity.value}`;
  return marking.test(word) ? word : marking.test(base) ? base : '';
}

/** "I moved to Berlin in 2010": stays true whatever comes later, and need not be later itself. */
function isDatedEvent({ predicate, quantities, frames }: Clause): boolean {
  if (predicate.tense !== 'past' || frames.some(({ value }) => value.kind === 'quantity')) return false;
  return quantities.some(({ kind }) => kind === 'year');
}

/** "I changed trains from Berlin to Paris": what changed is not what the older clause is about. */
function changesElse({ older, newer }: Pair, pack: LanguagePack): boolean {
  const from = newer.replacements.find(({ how, gone }) => how === 'from-to' && gone.preposition === 'from');
  if (!from) return false;
  const object = newer.chunks.find(
    (chunk) => chunk.at >= newer.predicate.behind && chunk.preposition === '' && !chunk.head.quantity,
  );
  const what = object ?? (newer.owner.kind === 'thing' ? newer.subject : undefined);
  if (what === undefined || what === from.gone) return false;
  // "I changed my major from chemistry" is about what one studies.
  const named = older.tokens.some(({ verb, base }) => verb && pack.slotWords.get(base)?.includes(what.head.base));
  return (
    !named &&
    !what.tokens.some(({ concept }) => older.terms.has(concept)) &&
    !/^(?:everything|all|it|mind)$/.test(what.head.base)
  );
}

/** Somebody's home is replaced by another place of the same size. */
function homeDoubt({ older, newer, told }: Pair, pack: LanguagePack): Reason | undefined {
  const home = ({ frames }: Clause) => frames.find(({ slot }) => slot === 'home' || slot === 'residence');
  const [a, b] = [home(older), home(newer)];
  if (!a || !b) return undefined;
  // "In another life I live in Porto"
  if (isFronted(newer, older)) return 'other-scope';
  const [from, to] = [placeOf(a.value, pack), placeOf(b.value, pack)];
  if (to === undefined) {
    // "Moved from Lisbon to Nowhere": the old place is named.
    const named = newer.replacements.some(({ gone }) => older.terms.has(gone.head.concept));
    const lives = !newer.predicate.changed && b.value.kind === 'name' && a.value.kind === 'name';
    return named || lives ? undefined : 'weak-evidence';
  }
  if (to === 'country' && from !== 'country') return 'weak-evidence';
  if (from === 'country' && to !== 'country') return told || b.change ? undefined : 'weak-evidence';
  return undefined;
}

/** A phrase in front of the subject that limits the whole sentence. */
function isFronted({ chunks, subject, predicate }: Clause, other: Clause): boolean {
  const until = subject?.at ?? predicate.at;
  return chunks.some(
    ({ at, preposition, head }) =>
      at < until && /^(?:in|at|on|for)$/.test(preposition) && !head.quantity && !other.terms.has(head.concept),
  );
}

function placeOf({ terms }: Value, pack: LanguagePack): 'town' | 'country' | undefined {
  let found: 'town' | 'country' | undefined;
  for (const term of terms) {
    const place = pack.places.get(term);
    if (place === 'town' || pack.placeEndings.test(term)) return 'town';
    found ??= place;
  }
  return found;
}

/** "Never deploy on Fridays", "deploy on Mondays". */
function otherDays(older: Clause, newer: Clause): boolean {
  const dated = ({ quantities }: Clause) => quantities.filter(({ kind }) => kind === 'weekday' || kind === 'date');
  const [a, b] = [dated(older), dated(newer)];
  return a.length > 0 && b.length > 0 && !a.some((one) => b.some((other) => sameQuantity(one, other)));
}

/** Things of which people have several at a time. Concepts and slots. */
const several = /^(?:goal|plan|hobbi|hobby|dream|wish|interest|task|thing|reason|problem|idea|skill|fear|habit|read)$/;

/** At times only. */
const atTimes = /^(?:often|sometim|sometimes|occasion|occasionally|rare|rarely|seldom)$/;

function slotDoubt(pair: Pair, pack: LanguagePack): Reason | undefined {
  const { older, newer, told } = pair;
  for (const a of older.frames) {
    for (const b of newer.frames) {
      if (a.key !== b.key) continue;
      // "My new shoes are blue": the old ones may still be red.
      const isNew = newer.subject?.whose === 'self' && newer.subject.tokens.some(({ base }) => base === 'new');
      const single = pack.attributes.has(b.key) || pack.possessions.has(b.key) || pack.singleRoles.has(b.key);
      if (isNew && !single && newer.subject?.head.concept === b.key) return 'other-subject';
      const counted = a.value.kind === 'quantity' && b.value.kind === 'quantity';
      // "My name is often spelled Iain"
      if ([...newer.guards].some((guard) => atTimes.test(guard) && !older.guards.has(guard))) return 'narrower-scope';
      if (several.test(b.key) && !counted && !newer.predicate.changed) return 'many-valued';
      if (!b.change && (a.value.kind === 'group') !== (b.value.kind === 'group') && isState(a.value, b.value))
        return 'weak-evidence';
      if (!told && !b.change && (isInverted(older, a, pack) || isInverted(newer, b, pack))) return 'many-valued';
      if (
        locates(older, a) !== locates(newer, b) &&
        a.slot !== 'commute' &&
        !b.change &&
        a.value.kind !== 'quantity' &&
        a.value.kind !== 'code'
      )
        return 'weak-evidence';
      // "I work at night", "I joined a gym"
      const named = /^(?:name|code)$/.test(b.value.kind) || (b.value.kind === 'kind' && newer.cues.has('now'));
      if (b.slot === 'employer' && !named) return 'weak-evidence';
      const plural = newer.subject?.head.form === 'plural' || newer.subject?.head.word.endsWith('s');
      const days = b.value.quantities.some(({ kind }) => kind === 'weekday');
      if (plural && days && !told) return 'many-valued';
    }
  }
  return undefined;
}

/** "Broken" says how a thing is, not what. */
function isState(...values: readonly Value[]): boolean {
  return values.some(({ group }) => /^(?:status|frequency|season|part of day|work mode|visibility)$/.test(group));
}

/** "Postgres is our database", "Bob is the manager": one of perhaps several; "Omar is my boss" is not. */
function isInverted({ subject, chunks, predicate }: Clause, { value, key }: Frame, pack: LanguagePack): boolean {
  if (!subject || predicate.concept !== 'be' || !value.terms.has(subject.head.concept)) return false;
  const role = chunks.find((chunk) => chunk.at >= predicate.behind && chunk.head.concept === key);
  if (!role) return false;
  const neutral = role.tokens.some((token) => token !== role.head && pack.neutral.has(token.concept));
  return !neutral && !(role.whose === 'self' && role.head.entry?.person !== undefined);
}

const locative = /^(?:in|on|at|near|under|behind|above|inside|outside|with|by|beside|between|below|next to|opposite)$/;

function locates({ chunks, predicate }: Clause, { value }: Frame): boolean {
  const chunk = chunks.find(({ head, at }) => head.concept === value.head && at >= predicate.behind);
  return chunk !== undefined && locative.test(chunk.preposition);
}

const limiting = /^(?:in|for|to|at|of|on|with|about|into|near|without|under|inside|outside)$/;

/** Phrases that limit what is said: each is part of what it is about. */
function complementDoubt(evidence: Evidence, { older, newer, told }: Pair): Reason | undefined {
  const [a, b] = [complements(older, newer), complements(newer, older)];
  if (evidence.slot === 'relationship') return undefined;
  // "Put it at the bottom instead": where is what is told.
  if (evidence.reason === 'replaced-instead' && a.size === 1 && b.size === 1) return undefined;
  const swaps = evidence.slot === undefined && evidence.relation === 'updates' && evidence.reason === 'new-value';
  if (a.size > 0 && b.size > 0 && !swaps) return 'other-scope';
  const event =
    newer.predicate.changed !== undefined || newer.predicate.ended !== undefined || newer.cues.has('instead');
  return b.size > 0 && !event && !told && !swaps ? 'narrower-scope' : undefined;
}

/** "On long flights", "on short flights": the same noun, and another kind of it. */
function isOtherKind({ head, tokens, preposition }: Chunk, other: Clause): boolean {
  const twin = other.chunks.find((chunk) => chunk.head.concept === head.concept && chunk.preposition === preposition);
  const own = (mine: readonly Token[], theirs: readonly Token[]) =>
    mine.some(
      (token) =>
        token.concept !== head.concept &&
        !token.quantity &&
        /^(?:adjective|noun|either|unknown)$/.test(token.kind) &&
        !theirs.some(({ concept }) => concept === token.concept),
    );
  return twin !== undefined && own(tokens, twin.tokens) && own(twin.tokens, tokens);
}

function complements(clause: Clause, other: Clause): ReadonlySet<string> {
  const found = new Set<string>();
  const { frames, replacements, predicate } = clause;
  for (const chunk of clause.chunks) {
    const { head } = chunk;
    if (!limiting.test(chunk.preposition) || head.quantity || head.entry?.light) continue;
    if (chunk.tokens.some(({ concept }) => other.terms.has(concept)) && !isOtherKind(chunk, other)) continue;
    if (frames.some(({ value }) => value.terms.has(head.concept))) continue;
    if (replacements.some(({ gone, instead }) => gone === chunk || instead === chunk)) continue;
    if (predicate.changed && chunk.at >= predicate.behind && /^(?:to|into|at|on)$/.test(chunk.preposition)) continue;
    found.add(head.concept);
  }
  return found;
}
