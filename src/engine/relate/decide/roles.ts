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
  if (!free && !joins(a) && !joins(b)) {
    if (compareOwners(a, b) !== 'same' || a.subject?.head.concept !== b.subject?.head.concept) return false;
  }
  if (compareScopes(scopeOf(older), scopeOf(newer)) === 'apart') return false;
  if (haveChangedPlaces(a, b)) return false;
  return sameWays(older.clauses, newer.clauses) && !areExchanged(older.clauses, newer.clauses);
}

/** "Ana ayudó a Luis", "Luis ayudó a Ana": no verb is known, and what began the sentence ends it. */
function haveChangedPlaces({ tokens: a, predicate }: Clause, { tokens: b }: Clause): boolean {
  if (predicate.at < a.length || a.length < 3 || a.length !== b.length) return false;
  if ([...a, ...b].some(({ gap }) => /[,;:]/.test(gap))) return false;
  return a[0]?.concept === b[b.length - 1]?.concept && b[0]?.concept === a[a.length - 1]?.concept;
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
