import type { Comparing, NewItem, PossibleConflict, RelationName } from '../../../model/commands.js';
import type { Ordinal } from '../../../model/ids.js';
import { sameJson } from '../../../model/json.js';
import type { Payload } from '../../../model/records.js';
import { summaryOf } from '../../answer/summary.js';
import { candidatesOf } from '../../relating/candidates.js';
import { isFact, isStatement, statementOfKnown } from '../../relating/facts.js';
import { conflictHints, type Relation, relate, type Statement } from '../../relating/rules.js';
import type { SpaceIndex } from '../../search/space-index.js';
import type { Standpoint } from '../../standpoint.js';
import { withoutCorrected } from '../corrected.js';
import { heldFrom, type Row } from '../row.js';
import type { LedgerView } from '../view.js';
import { type DecisionContext, isExpired, textOf } from './context.js';
import { amongMembers } from './members.js';
import { sameFact } from './sameness.js';

/** A known record beside a new statement. */
export interface Known {
  readonly row: Row;
  readonly held: Payload;
  readonly statement: Statement;
  readonly relation: RelationName;
  readonly reason: string;
  /** Whether the new statement may make the record more certain. */
  readonly strengthens: boolean;
}

/** The durable records that a new statement is compared with. */
export function relatedNeeds(
  view: LedgerView,
  index: SpaceIndex | undefined,
  from: Standpoint,
  statement: Statement,
  compare: Comparing | undefined,
): readonly Ordinal[] {
  const fits = (ordinal: Ordinal) => {
    const row = view.row(ordinal);
    return row !== undefined && isFact(row, from);
  };
  return candidatesOf(index, statement, `${from.agent ?? 0}`, fits, compare);
}

/** The known records that may lie to a statement, with what the rules say, in the order of their ordinals. */
export function relateTo(
  context: DecisionContext,
  statement: Statement,
  said: Said,
  compare: Comparing | undefined,
): readonly Known[] {
  const { draft, env, standpoint, access } = context;
  const ordinals = new Set(relatedNeeds(draft, context.index, standpoint, statement, compare));
  // The index knows durable records only; the rest of the same command is looked at one by one.
  for (const event of draft.recent()) if (event.type === 'recorded') ordinals.add(event.ordinal);
  const known: Known[] = [];
  for (const ordinal of [...ordinals].sort((a, b) => a - b)) {
    const row = draft.row(ordinal);
    const held = textOf(context, ordinal);
    if (row === undefined || held === undefined || !isFact(row, standpoint)) continue;
    if (isExpired(row, env.now) || !isStatement(held.content)) continue;
    // Of two moments that nobody named, the later one is that of the later record: a clock may have been put back.
    const moment =
      said.eventTime === undefined && row.eventTime === undefined ? Math.min(row.storedAt, env.now) : heldFrom(row);
    // What was corrected in it since is nothing that it says.
    const shown = withoutCorrected(draft, row, held);
    const older = statementOfKnown(context.index, shown, access, moment);
    const between = relationOf(older, statement, shown, said, compare);
    const found = amongMembers(standpoint, row, [older, statement], unlessElse(between, { row, held }, said));
    if (found === undefined) continue;
    const { relation, reason, strengthens } = found;
    known.push({ row, held, statement: older, relation, reason, strengthens });
  }
  return known;
}

/** What a new item says and how it is marked. */
type Said = Pick<NewItem, 'content' | 'eventTime' | 'refs' | 'tags' | 'confidence' | 'ttl'>;

/**
 * What is filed under other things is about another thing; what is only for a while or less certain does not end what is held
 * for good or is more certain. Then it is asked.
 */
function unlessElse(
  found: Pick<Relation, 'relation' | 'reason' | 'strengthens'>,
  { row, held }: Pick<Known, 'row' | 'held'>,
  said: Said,
): Pick<Relation, 'relation' | 'reason' | 'strengthens'> {
  if (found.relation !== 'contradicts' && found.relation !== 'updates') return found;
  const refs = (labelled: Pick<Said, 'refs'> | Payload) => (labelled.refs ?? []).map(({ type, id }) => `${type} ${id}`);
  if (areApart(refs(held), refs(said)) || haveOtherScopes(held.tags ?? [], said.tags))
    return { ...found, relation: 'uncertain', reason: 'other-subject' };
  if ((said.ttl !== undefined && row.expiresAt === undefined) || said.confidence < row.confidence)
    return { ...found, relation: 'uncertain', reason: 'weak-evidence' };
  return found;
}

/** Both have some, and none in common. */
function areApart(a: readonly string[], b: readonly string[]): boolean {
  return a.length > 0 && b.length > 0 && !b.some((one) => a.includes(one));
}

/** Tags that say where a statement holds: `project:heron`, `client/acme`, `work`. What is only a topic says nothing of that. */
export function scopesOf(tags: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const tag of tags) {
    const dimension = /^([^:/]+)[:/]./.exec(tag)?.[1] ?? (spheres.test(tag) ? 'sphere' : undefined);
    if (dimension === undefined) continue;
    const values = found.get(dimension) ?? [];
    values.push(tag);
    found.set(dimension, values);
  }
  return found;
}

const spheres = /^(?:work|personal|private|business|professional|home|office|school)$/;

function haveOtherScopes(a: readonly string[], b: readonly string[]): boolean {
  const theirs = scopesOf(b);
  return [...scopesOf(a)].some(([dimension, values]) => areApart(values, theirs.get(dimension) ?? []));
}

function relationOf(
  older: Statement,
  newer: Statement,
  held: Pick<Payload, 'content'>,
  said: Pick<Payload, 'content'>,
  compare: Comparing | undefined,
): Pick<Relation, 'relation' | 'reason' | 'strengthens'> {
  const found = relate(older, newer, compare);
  const silent = newer.type !== 'statement' && newer.type !== 'command';
  // In a language that no rules know, the same text is still the same.
  const same = !silent && older.type === newer.type && older.voice === newer.voice && sameFact(held, said);
  return same && found.relation !== 'duplicate'
    ? { relation: 'duplicate', reason: 'same-text', strengthens: true }
    : found;
}

/**
 * Whether a known record can stand for an item that says the same: nothing that the item brings along is lost, and no current
 * external id gives way.
 */
export function canStandFor({ row, held, statement }: Known, newer: Statement, item: NewItem): boolean {
  return (
    (item.externalId === undefined || row.external === undefined) &&
    item.derivedFrom.length === 0 &&
    item.mistake === undefined &&
    item.ttl === undefined &&
    row.expiresAt === undefined &&
    (item.meta === undefined || sameJson(held.meta, item.meta)) &&
    // A fact is what nobody said more about; another kind is news about it.
    (item.kind === row.kind || item.kind === 'fact') &&
    // An assistant that repeats what somebody said adds nothing; the reverse is a statement of its own.
    (statement.voice === newer.voice || newer.voice === 'assistant') &&
    (newer.voice !== 'other' || held.speaker?.toLowerCase() === item.speaker?.toLowerCase()) &&
    // What happened at one time is not what happened at another.
    (item.eventTime === row.eventTime || !newer.clauses.some(({ predicate }) => predicate.tense === 'past'))
  );
}

const mostConflicts = 10;

/** What of the known may not agree with a statement, with both sides in short. */
export function conflictsWith(
  known: readonly Known[],
  statement: Statement,
  said: Pick<Payload, 'content'>,
): readonly PossibleConflict[] {
  return known
    .flatMap(({ row, held, statement: older, relation }): PossibleConflict[] => {
      if (older.type !== 'statement' && older.type !== 'command') return [];
      const hint = conflictHints(older, statement)[0];
      if (hint !== undefined) return [{ id: row.id, mine: hint.mine, theirs: hint.theirs, signal: hint.signal }];
      if (relation !== 'uncertain' && relation !== 'duplicate') return [];
      const signal = relation === 'duplicate' ? 'near-duplicate' : 'slot';
      return [{ id: row.id, mine: summaryOf(said.content), theirs: summaryOf(held.content), signal }];
    })
    .slice(0, mostConflicts);
}
