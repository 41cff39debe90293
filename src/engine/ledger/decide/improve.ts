import type { Comparing, ImproveCommand, Improved } from '../../../model/commands.js';
import type { Ordinal } from '../../../model/ids.js';
import { sameJson } from '../../../model/json.js';
import { relate } from '../../relating/rules.js';
import { isVisible, type Standpoint } from '../../standpoint.js';
import type { LedgerView } from '../view.js';
import type { DecisionContext } from './context.js';
import { decideSaid } from './drawn.js';
import { type Fact, factsOf, haveOneAuthor } from './fact.js';
import { coveringPatterns, derivePattern } from './pattern.js';
import { merge } from './sight.js';
import { supersede } from './supersede.js';

/** Records whose payloads the decision must see. */
export function improveNeeds(view: LedgerView, from: Standpoint, command: ImproveCommand): readonly Ordinal[] {
  const { duplicates, patterns, said } = command;
  const ids = [...duplicates.flat(), ...patterns.flat(), ...said.flatMap(({ shown }) => shown.map(({ id }) => id))];
  return [...new Set(ids)].flatMap((id) => {
    const ordinal = view.ordinalOf(id);
    const row = ordinal === undefined ? undefined : view.row(ordinal);
    return row?.standing === 'active' && isVisible(row, from) ? row.ordinal : [];
  });
}

/**
 * Merges facts that say the same, by the rules that keep duplicates out, and derives patterns from what several say. Everything is
 * read anew: what was found before and holds no longer is passed over.
 */
export function decideImprove(context: DecisionContext, command: ImproveCommand): Improved {
  const merged = mergeAll(context, command.duplicates, command.compare);
  const derived = [
    ...command.patterns.flatMap((ids) => derive(context, factsOf(context, ids))),
    ...command.said.flatMap((group) => decideSaid(context, group)),
  ];
  const { dryRun } = command;
  return { dryRun, merged, derived: dryRun ? derived.map(({ sources }) => ({ id: '', sources })) : derived };
}

function derive(context: DecisionContext, facts: readonly Fact[]): Improved['derived'] {
  const [first, ...others] = facts;
  if (first === undefined || !others.every(({ row }) => haveOneAuthor(context.standpoint, first.row, row))) return [];
  return coveringPatterns(facts).flatMap((pattern) => {
    const id = derivePattern(context, pattern);
    return id === undefined ? [] : [{ id, sources: pattern.facts.map(({ row }) => row.id) }];
  });
}

function mergeAll(
  context: DecisionContext,
  pairs: ImproveCommand['duplicates'],
  compare: Comparing | undefined,
): Improved['merged'] {
  const merged = new Map<string, string[]>();
  for (const pair of pairs) {
    // A pair before this one may have changed one of the two.
    const [older, newer] = [...factsOf(context, pair)].sort((a, b) => a.row.ordinal - b.row.ordinal);
    if (older === undefined || newer === undefined || !isSaidTwice(context.standpoint, older, newer, compare)) continue;
    const [kept, other] =
      older.row.external === undefined && newer.row.external !== undefined ? [newer, older] : [older, newer];
    merge(context, kept, other);
    supersede(context, other.row.ordinal, kept.row.ordinal, 'merged');
    merged.set(kept.row.id, [...(merged.get(kept.row.id) ?? []), other.row.id]);
  }
  return Array.from(merged, ([id, superseded]) => ({ id, superseded }));
}

/** Whether two records say the same and may become one. */
export function isSaidTwice(from: Standpoint, older: Fact, newer: Fact, compare: Comparing | undefined): boolean {
  return (
    haveOneAuthor(from, older.row, newer.row) &&
    canMerge(older, newer) &&
    !areOtherDocuments(older, newer) &&
    relate(older.statement, newer.statement, compare).relation === 'duplicate'
  );
}

/** Two documents are the same only when all of their text is; other words show that it is not, without comparing clauses. */
function areOtherDocuments({ statement: a }: Fact, { statement: b }: Fact): boolean {
  if (!a.partial || !b.partial) return false;
  return a.terms.length !== b.terms.length || a.terms.some((term, i) => term !== b.terms[i]);
}

/** Whether two records that say the same may become one without a loss. */
function canMerge({ row: a, held: x, statement }: Fact, { row: b, held: y, statement: other }: Fact): boolean {
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
    !isSettledBetween(a, b)
  );
}

/** Whether somebody has said that both hold. */
export function isSettledBetween(a: Fact['row'], b: Fact['row']): boolean {
  const settled = ({ questions = [] }: Fact['row'], { ordinal }: Fact['row']) =>
    questions.some(({ other, open }) => other === ordinal && !open);
  return settled(a, b) || settled(b, a);
}
