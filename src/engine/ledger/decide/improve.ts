import type { Comparing, ImproveCommand, Improved } from '../../../model/commands.js';
import type { Ordinal } from '../../../model/ids.js';
import { sameJson } from '../../../model/json.js';
import { isFact } from '../../relating/facts.js';
import { relate } from '../../relating/rules.js';
import type { Standpoint } from '../../standpoint.js';
import type { LedgerView } from '../view.js';
import { type DecisionContext, isExpired } from './context.js';
import { derivePattern, type Fact, factOf, patternsOf } from './pattern.js';
import { merge } from './sight.js';
import { supersede } from './supersede.js';

/** So many of the newest facts are looked at. */
const mostFacts = 5000;
/** Words that more facts than this have in common say little. */
const mostShared = 200;

/** The records that an improvement looks at: active ones that state something, for the readers of the handle. */
export function improveNeeds(view: LedgerView, from: Standpoint): readonly Ordinal[] {
  const facts = factsOf(view, from);
  return facts.slice(-mostFacts);
}

/** How many older facts are left out, as an answer says it: nothing where none is. */
export function unreadOf(view: LedgerView, from: Standpoint): { readonly unread?: number } {
  const unread = factsOf(view, from).length - mostFacts;
  return unread > 0 ? { unread } : {};
}

function factsOf(view: LedgerView, from: Standpoint): Ordinal[] {
  const found: Ordinal[] = [];
  for (let ordinal = 0; ordinal < view.nextOrdinal; ordinal++) {
    const row = view.row(ordinal);
    if (row !== undefined && isFact(row, from)) found.push(ordinal);
  }
  return found;
}

/** Merges facts that say the same, by the rules that keep duplicates out, and derives patterns from what several say. */
export function decideImprove(context: DecisionContext, command: ImproveCommand): Improved {
  const { draft, env, standpoint } = context;
  const unread = unreadOf(draft, standpoint);
  const facts = improveNeeds(draft, standpoint).flatMap((ordinal) => {
    const fact = factOf(context, ordinal);
    return fact === undefined || isExpired(fact.row, env.now) ? [] : [fact];
  });
  // What several people say of themselves is neither the same nor a pattern.
  const authors = byAuthor(facts, standpoint);
  const merged = authors.flatMap((own) => mergeAll(context, own, command.compare));
  const derived = authors.flatMap((own) => {
    const living = own.flatMap(({ row }) => factOf(context, row.ordinal) ?? []);
    return patternsOf(living).flatMap((pattern) => {
      const id = derivePattern(context, pattern);
      const sources = pattern.facts.map(({ row }) => row.id);
      return id === undefined ? [] : [{ id: command.dryRun ? '' : id, sources }];
    });
  });
  return { dryRun: command.dryRun, merged, derived, ...unread };
}

/** Facts of a shared space by the members who wrote them; in a personal space all are its owner's. */
export function byAuthor<F extends Pick<Fact, 'row'>>(
  facts: readonly F[],
  { shared }: Standpoint,
): readonly (readonly F[])[] {
  if (shared === undefined) return [facts];
  const authors = new Map<number, F[]>();
  for (const fact of facts) {
    const own = authors.get(fact.row.actor);
    if (own === undefined) authors.set(fact.row.actor, [fact]);
    else own.push(fact);
  }
  return [...authors.values()];
}

function mergeAll(
  context: DecisionContext,
  facts: readonly Fact[],
  compare: Comparing | undefined,
): Improved['merged'] {
  const gone = new Set<Ordinal>();
  const merged = new Map<string, string[]>();
  for (const [older, newer] of closePairs(facts)) {
    if (gone.has(older.row.ordinal) || gone.has(newer.row.ordinal) || !canMerge(older, newer)) continue;
    if (areOtherDocuments(older, newer) || relate(older.statement, newer.statement, compare).relation !== 'duplicate')
      continue;
    const [kept, other] =
      older.row.external === undefined && newer.row.external !== undefined ? [newer, older] : [older, newer];
    const { row, held } = factOf(context, kept.row.ordinal) ?? kept;
    const again = factOf(context, other.row.ordinal) ?? other;
    merge(context, { row, held }, again);
    supersede(context, again.row.ordinal, row.ordinal, 'merged');
    gone.add(again.row.ordinal);
    merged.set(row.id, [...(merged.get(row.id) ?? []), again.row.id]);
  }
  return Array.from(merged, ([id, superseded]) => ({ id, superseded }));
}

/** Two documents are the same only when all of their text is; other words show that it is not, without comparing clauses. */
function areOtherDocuments({ statement: a }: Fact, { statement: b }: Fact): boolean {
  if (!a.partial || !b.partial) return false;
  return a.terms.length !== b.terms.length || a.terms.some((term, i) => term !== b.terms[i]);
}

/** Whether two records that say the same may become one without a loss. */
function canMerge({ row: a, held: x, statement }: Fact, { row: b, held: y, statement: other }: Fact): boolean {
  const settled = (one: Fact['row'], two: Ordinal) =>
    (one.questions ?? []).some((question) => question.other === two && !question.open);
  return (
    (a.external === undefined || b.external === undefined) &&
    a.sources.length === 0 &&
    b.sources.length === 0 &&
    a.expiresAt === undefined &&
    b.expiresAt === undefined &&
    x.mistake === undefined &&
    y.mistake === undefined &&
    (x.meta === undefined || y.meta === undefined ? x.meta === y.meta : sameJson(x.meta, y.meta)) &&
    statement.voice === other.voice &&
    (statement.voice !== 'other' || x.speaker?.toLowerCase() === y.speaker?.toLowerCase()) &&
    (a.eventTime === b.eventTime || !other.clauses.some(({ predicate }) => predicate.tense === 'past')) &&
    !settled(a, b.ordinal) &&
    !settled(b, a.ordinal)
  );
}

/** Pairs of facts that fill the same slot or share a good part of their words, the older one first. */
export function* closePairs(facts: readonly Fact[]): Generator<readonly [Fact, Fact]> {
  const byTerm = new Map<string, number[]>();
  const bySlot = new Map<string, number[]>();
  for (const [at, fact] of facts.entries()) {
    const terms = new Set(fact.statement.terms);
    const shared = sharedWith(byTerm, terms, at);
    const slots = sharedWith(bySlot, slotsOf(fact), at);
    const others = [...new Set([...shared.keys(), ...slots.keys()])].sort((a, b) => a - b);
    for (const other of others) {
      const older = facts[other];
      if (older === undefined) continue;
      const least = Math.min(terms.size, new Set(older.statement.terms).size);
      if (slots.has(other) || (shared.get(other) ?? 0) * 3 >= least) yield [older, fact];
    }
  }
}

/** How many keys each earlier place has in common with `at`, which is entered under all of them. */
function sharedWith(places: Map<string, number[]>, keys: ReadonlySet<string>, at: number): ReadonlyMap<number, number> {
  const shared = new Map<number, number>();
  for (const key of keys) {
    const holders = places.get(key) ?? [];
    if (holders.length <= mostShared) for (const other of holders) shared.set(other, (shared.get(other) ?? 0) + 1);
    holders.push(at);
    places.set(key, holders);
  }
  return shared;
}

function slotsOf({ statement }: Fact): ReadonlySet<string> {
  return new Set(statement.clauses.flatMap(({ frames }) => frames.map(({ key }) => key)));
}
