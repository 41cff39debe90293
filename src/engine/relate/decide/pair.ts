import type { LanguagePack } from '../lexicon/pack.js';
import { compareScopes } from '../read/scope.js';
import type { Clause, Statement } from '../statement.js';
import type { Pair } from './evidence.js';
import { deniesAll } from './none.js';
import { compareOwners } from './owners.js';

/** Verbs that measure or frame a value and say nothing else: the rent is, costs, comes to. Concepts. */
export const framing: ReadonlySet<string> = new Set(
  'cost pai weigh last begin name set total reach email contact amount measur run take schedul plan hold fix turn be stand remain becom stai come leav'.split(
    ' ',
  ),
);

/** Further clauses of a long text are left aside: it is a document, which no statement replaces. */
const mostClauses = 24;

/** All clauses of two statements side by side that have anything in common. */
export function pairsOf(older: Statement, newer: Statement, pack: LanguagePack): Pair[] {
  const pairs: Pair[] = [];
  for (const a of older.clauses.slice(0, mostClauses)) {
    for (const b of newer.clauses.slice(0, mostClauses)) if (mayMeet(a, b)) pairs.push(pairOf(a, b, pack));
  }
  return pairs;
}

/** Whether two clauses share a word, a slot, or both have a quantity: without any of these no rule applies. */
function mayMeet(older: Clause, newer: Clause): boolean {
  if (older.quantities.length > 0 && newer.quantities.length > 0) return true;
  for (const term of newer.terms) if (older.terms.has(term)) return true;
  for (const kind of ['allergy', 'medication']) if (deniesAll(older, kind) || deniesAll(newer, kind)) return true;
  if (older.terms.has('pregnant') && newer.terms.has('born')) return true;
  return older.frames.some((a) => newer.frames.some((b) => a.key === b.key || older.terms.has(b.key)));
}

/** Puts two clauses side by side. */
function pairOf(older: Clause, newer: Clause, pack: LanguagePack): Pair {
  const shared = new Set<string>();
  const onlyOlder = new Set<string>();
  const onlyNewer = new Set<string>();
  const owners = new Set([...ownerWords(older), ...ownerWords(newer)]);
  for (const term of older.terms) {
    if (newer.terms.has(term)) shared.add(term);
    else if (!pack.neutral.has(term) && !owners.has(term)) onlyOlder.add(term);
  }
  for (const term of newer.terms) {
    if (!older.terms.has(term) && !pack.neutral.has(term) && !owners.has(term)) onlyNewer.add(term);
  }
  const { cues } = newer;
  return {
    older,
    newer,
    owner: compareOwners(older, newer),
    scope: onCertainDays(older, newer) ? 'narrower' : compareScopes(limits(older, newer), limits(newer, older)),
    shared,
    onlyOlder,
    onlyNewer,
    told:
      newer.replacements.some(({ how }) => how === 'contrast') ||
      cues.has('now') ||
      cues.has('instead') ||
      cues.has('corrected') ||
      cues.has('changed') ||
      cues.has('handover'),
  };
}

/** "I don't work from home on Tuesdays": a day that the older clause does not have makes an exception. */
function onCertainDays(older: Clause, newer: Clause): boolean {
  const { predicate, frames, cues } = newer;
  if (
    predicate.tense === 'past' ||
    predicate.changed ||
    predicate.ended ||
    cues.has('now') ||
    frames.some(({ change }) => change)
  )
    return false;
  const valued = frames.some(({ value }) => value.quantities.some(({ kind }) => kind === 'weekday'));
  const has = ({ quantities }: Clause) =>
    quantities.some(({ kind }) => kind === 'weekday' || kind === 'date' || kind === 'day' || kind === 'year');
  return !valued && newer.quantities.some(({ kind }) => kind === 'weekday') && !has(older);
}

/** What limits a clause, without words that the other one has too, and without when a change took place. */
function limits(clause: Clause, other: Clause): Clause['scope'] {
  const { predicate } = clause;
  const event =
    (predicate.changed || predicate.ended || clause.frames.some(({ change }) => change)) &&
    predicate.tense !== 'present';
  if (clause.scope.size === 0) return clause.scope;
  const kept = new Map<string, ReadonlySet<string>>();
  for (const [dimension, values] of clause.scope) {
    if (event && (dimension === 'season' || dimension === 'days' || dimension === 'occasion')) continue;
    // "After five years I moved", "I swore it off after the strike": when it came about.
    if (dimension === 'when' && cameAbout(clause, event || isLiking(predicate.concept))) continue;
    // "I moved to Porto with my family": who went along limits nothing.
    if (event && dimension === 'audience' && clause.frames.some(({ slot }) => slot === 'home')) continue;
    if (!other.scope.has(dimension) && [...values].every((value) => other.terms.has(value))) continue;
    kept.set(dimension, values);
  }
  return kept;
}

/** What came before was an event, and no time of day at which it holds. */
function cameAbout({ chunks }: Clause, event: boolean): boolean {
  const when = chunks.filter(({ preposition }) => /^(?:after|before|during|until|till|within)$/.test(preposition));
  return (
    when.length > 0 &&
    when.every(({ preposition, head: { quantity, concept: head }, tokens, determiner, whose }) => {
      if (preposition !== 'after') return false;
      // "After six weeks of lessons I can swim": so long a time is no hour at which it holds.
      const time = quantity ?? tokens.find((token) => token.quantity)?.quantity;
      if (time) return time.kind === 'measure' && /^(?:year|month|week|day)$/.test(time.unit);
      return (
        (event || /^(?:raise|promot|move|renov|merger|surgeri|oper)$/.test(head)) &&
        (determiner !== '' || whose !== undefined)
      );
    })
  );
}

function ownerWords({ owner }: Clause): readonly string[] {
  return owner.kind === 'person' ? [...owner.key.split(' '), ...owner.names] : [];
}

/** Words of a clause that are its content: without the verbs that only frame a value. */
export function contentOf(terms: ReadonlySet<string>, clause: Clause): string[] {
  return [...terms].filter((term) => !(clause.verbs.has(term) && framing.has(term)));
}

/** The share of the older clause's content that the newer one speaks about. */
export function coverage(pair: Pair): number {
  const content = contentOf(pair.older.terms, pair.older).filter((term) => !isLiking(term));
  if (content.length === 0) return pair.shared.size > 0 ? 1 : 0;
  return content.filter((term) => pair.newer.terms.has(term)).length / content.length;
}

const likes = /^(?:like|love|ador|enjoi|prefer|appreci|want|need|use)$/;

export function isLiking(term: string): boolean {
  return likes.test(term);
}

/** "I'm done with it for today", "no coffee this morning". */
function isForToday({ chunks, predicate }: Clause): boolean {
  return chunks.some(
    ({ preposition, head, determiner, owner }) =>
      !owner &&
      (preposition === 'for' || (preposition === '' && predicate.sign < 0)) &&
      ((head.quantity?.kind === 'relative' && head.quantity.value >= 0) ||
        (/^(?:this|the)$/.test(determiner) && spans.test(head.base))),
  );
}

/** "I was married to Ben before": a state that was, and nothing that came about. */
function isEarlier({ tokens, predicate, frames }: Clause): boolean {
  if (tokens[predicate.at]?.concept !== 'be' || predicate.ended) return false;
  const then = /^(?:before|once|previously|formerly|earlier|fruher|einmal)$/.test(
    tokens[tokens.length - 1]?.word ?? '',
  );
  return then || (predicate.changed === undefined && frames.some(({ slot }) => slot === 'spouse'));
}

/** "Got my braces off today", "I sold it this morning": that day it came about. */
function isForGood({ predicate }: Clause): boolean {
  const { ended, tense } = predicate;
  return tense === 'past' && ended?.verb === true && finalEnds.test(ended.base);
}

const finalEnds = /^(?:get off|quit|give up|sell|get rid|move out|die|break up)/;

const spans = /^(?:morning|afternoon|evening|night|day|weekend|session)$/;

/** Verbs by which something comes to its end. Concepts. */
const accomplished =
  /^(?:end|complet|conclud|fix|repair|mend|arriv|learn|bui|get|find|receiv|order|land|pass|run|win|accept|admit|approv|born|have|give|welcom|begin|enter|reach|adopt|hire|add)$/;

/** Whether something in the newer clause rules out that it ends what the older one says. */
export function isHarmless(clause: Clause): boolean {
  const { cues, predicate, role } = clause;
  if (role !== 'main' || (isForToday(clause) && !isForGood(clause))) return true;
  if (
    cues.has('tentative') ||
    cues.has('hypothetical') ||
    cues.has('excepting') ||
    cues.has('partly') ||
    cues.has('past')
  )
    return true;
  if (cues.has('additive') && !predicate.ended) return true;
  if (predicate.tense !== 'past') return false;
  if (clause.replacements.some(({ how }) => how === 'from-to')) return false;
  if (isEarlier(clause)) return true;
  return !(
    predicate.ended ||
    predicate.changed ||
    (predicate.sign > 0 && accomplished.test(predicate.concept)) ||
    cues.has('handover') ||
    cues.has('corrected') ||
    clause.frames.some(({ change }) => change)
  );
}
