import { compareScopes, type Scope } from '../read/scope.js';
import type { Clause, Statement } from '../statement.js';
import { type Evidence, type Pair, strong } from './evidence.js';
import { compareOwners } from './owners.js';
import { isLiking } from './pair.js';

/** Whether two statements with the same words also give them the same parts: who does what to whom, from where to where, in which scope. */
export function sameRoles(older: Statement, newer: Statement): boolean {
  const [a] = older.clauses;
  const [b] = newer.clauses;
  if (!a || !b) return false;
  const free =
    a.owner.kind === 'self' || b.owner.kind === 'self' || a.owner.kind === 'thing' || b.owner.kind === 'thing';
  if (free && compareOwners(a, b) !== 'same') return false;
  // "I play golf", "you should play golf"
  const advised = newer.voice === 'self' && b.owner.kind === 'you' && a.owner.kind === 'self';
  if (advised && !a.command) return false;
  if (!free && !joins(a) && !joins(b)) {
    if (compareOwners(a, b) !== 'same' || a.subject?.head.concept !== b.subject?.head.concept) return false;
  }
  if (compareScopes(scopeOf(older), scopeOf(newer)) === 'apart') return false;
  if (haveChangedPlaces(a, b)) return false;
  return (
    sameWays(older.clauses, newer.clauses) &&
    !areExchanged(older.clauses, newer.clauses) &&
    !isOtherWay(older.clauses, newer.clauses)
  );
}

/** "Ana ayudó a Luis", "the red car hit the blue car", "Kim sold me my bike": who does it and to whom it is done have changed places. */
function haveChangedPlaces(a: Clause, b: Clause): boolean {
  if (a.predicate.at >= a.tokens.length) return areTurned(a, b);
  if (joins(a) && ![...a.tokens, ...b.tokens].some(({ kind }) => kind === 'preposition')) return false;
  // "Dark mode is what I prefer", "the report was written by Ana"
  const [verb, other] = [a, b].map(({ tokens, predicate }) => tokens[predicate.at]?.concept);
  if (verb !== other || isPassive(a) !== isPassive(b)) return false;
  const [doing, done] = [namesIn(a, 0, a.predicate.at), namesIn(a, a.predicate.behind)];
  const [doingNow, doneNow] = [namesIn(b, 0, b.predicate.at), namesIn(b, b.predicate.behind)];
  const went = (from: ReadonlySet<string>, to: ReadonlySet<string>, left: ReadonlySet<string>) =>
    [...from].some((term) => to.has(term) && !left.has(term));
  return went(doing, doneNow, doingNow) && went(done, doingNow, doneNow);
}

/** No verb is known, and what began the sentence ends it, or as many words stand in another order. */
function areTurned(a: Clause, b: Clause): boolean {
  const [p, q] = [a, b].map(({ tokens }) => tokens.filter(({ kind }) => named.test(kind)));
  if (!p || !q || p.length < 3 || p.length !== q.length) return false;
  if ([...a.tokens, ...b.tokens].some(({ gap }) => /[,;:]/.test(gap))) return false;
  if (p[0]?.concept === q[q.length - 1]?.concept && q[0]?.concept === p[p.length - 1]?.concept) return true;
  const [words, others] = [p, q].map((tokens) => tokens.map(({ concept }) => concept).join(' '));
  return p.length > 4 && words !== undefined && others !== undefined && !`${words} ${words}`.includes(others);
}

const named = /^(?:noun|either|unknown|adjective)$/;

function isPassive({ tokens, predicate }: Clause): boolean {
  return tokens[predicate.at]?.kind === 'be' && predicate.main?.kind !== 'be' && predicate.main?.form === 'past';
}

/** Nouns and names of a part of a clause; `i` for whoever speaks. */
function namesIn({ tokens }: Clause, from: number, to = tokens.length): ReadonlySet<string> {
  const part = tokens.slice(from, to);
  return new Set(
    part.flatMap(({ kind, concept, entry }) =>
      named.test(kind) ? [concept] : kind === 'pronoun' && entry?.person === 'self' ? ['i'] : [],
    ),
  );
}

/** "The brother of Amy's husband", "the husband of Amy's brother": what is whose. */
function areExchanged(older: readonly Clause[], newer: readonly Clause[]): boolean {
  const [a, b] = [owned(older), owned(newer)];
  return a.some(
    ([what, whose]) =>
      !b.some((one) => one[0] === what && one[1] === whose) && b.some((one) => one[0] !== what && one[1] === whose),
  );
}

function owned(clauses: readonly Clause[]): (readonly [string, string])[] {
  return clauses.flatMap(({ chunks }) =>
    chunks.flatMap(({ head, owner }) => (owner ? [[head.concept, owner.head.concept] as const] : [])),
  );
}

/** "Copy the file to the server", "copy the server to the file". */
function isOtherWay(older: readonly Clause[], newer: readonly Clause[]): boolean {
  const [from, to] = [waysOf(older), waysOf(newer)];
  const bare = (clauses: readonly Clause[], term: string) =>
    clauses.some(({ chunks }) => chunks.some(({ head, preposition }) => preposition === '' && head.concept === term));
  return (
    [...from.keys()].some((term) => !to.has(term) && bare(newer, term)) &&
    [...to.keys()].some((term) => !from.has(term) && bare(older, term))
  );
}

/** Whether the verb only joins two names, so that they may change places. */
function joins({ predicate }: Clause): boolean {
  return predicate.concept === 'be' || predicate.concept === 'name';
}

function scopeOf({ clauses }: Statement): Scope {
  const scope = new Map<string, Set<string>>();
  for (const clause of clauses) {
    for (const [dimension, values] of clause.scope) {
      scope.set(dimension, new Set([...(scope.get(dimension) ?? []), ...values]));
    }
  }
  return scope;
}

const directed =
  /^(?:from|to|into|than|over|before|after|for|with|without|by|against|under|above|below|behind|instead of|rather than)$/;
/** With these the order is what is said: "tabs over spaces". */
const comparing = /^(?:from|than|over|before|after|without|instead of|rather than)$/;

const opposites: readonly (readonly [string, string])[] = [
  ['from', 'to'],
  ['from', 'into'],
  ['before', 'after'],
  ['with', 'without'],
  ['above', 'below'],
  ['over', 'under'],
  ['for', 'against'],
  ['for', 'with'],
];

function sameWays(older: readonly Clause[], newer: readonly Clause[]): boolean {
  const from = waysOf(older);
  const to = waysOf(newer);
  return matches(from, to) && matches(to, from);
}

function matches(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  for (const [head, preposition] of one) {
    const there = other.get(head);
    if (there === preposition) continue;
    if (comparing.test(preposition) || (there !== undefined && areOpposite(there, preposition))) return false;
  }
  return true;
}

function areOpposite(a: string, b: string): boolean {
  return opposites.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
}

/** Nouns by the preposition before them. */
function waysOf(clauses: readonly Clause[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const clause of clauses) {
    for (const chunk of clause.chunks)
      if (directed.test(chunk.preposition)) found.set(chunk.head.concept, chunk.preposition);
  }
  return found;
}

/** "I prefer tabs over spaces", "I prefer spaces over tabs": the same words of liking with the order turned round. */
export function reversedEvidence({ older, newer, onlyOlder, onlyNewer }: Pair): Evidence | undefined {
  if (older.predicate.sign < 0 || newer.predicate.sign < 0 || onlyOlder.size > 0 || onlyNewer.size > 0)
    return undefined;
  if (!isLiking(older.predicate.concept) || older.predicate.concept !== newer.predicate.concept) return undefined;
  const lesser = (clause: Clause) =>
    clause.chunks.find((chunk) => /^(?:over|than|rather than|to|instead of)$/.test(chunk.preposition))?.head.concept;
  const [a, b] = [lesser(older), lesser(newer)];
  return a !== undefined && b !== undefined && a !== b ? strong('contradicts', 'opposite') : undefined;
}
