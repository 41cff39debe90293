import type { Ordinal, RecordId } from '../../../model/ids.js';
import { compact } from '../../../model/parse/memory.js';
import type { Payload } from '../../../model/records.js';
import type { Access } from '../../../model/scope.js';
import { isFact, isStatement, statementOfKnown } from '../../relating/facts.js';
import type { Statement } from '../../relating/rules.js';
import type { SpaceIndex } from '../../search/space-index.js';
import type { Standpoint } from '../../standpoint.js';
import { withoutCorrected } from '../corrected.js';
import { heldFrom, type Row } from '../row.js';
import type { LedgerView } from '../view.js';
import { type DecisionContext, isExpired, textOf } from './context.js';

/** A living record that states something. */
export interface Fact {
  readonly row: Row;
  readonly held: Payload;
  /** What it says, without parts that were corrected since. */
  readonly content: string;
  readonly statement: Statement;
}

/** The row of a record that states something now, for exactly the readers of a handle. */
export function currentFact(
  view: LedgerView,
  from: Standpoint,
  now: number,
  ordinal: Ordinal | undefined,
): Row | undefined {
  const row = ordinal === undefined ? undefined : view.row(ordinal);
  return row !== undefined && isFact(row, from) && !isExpired(row, now) ? row : undefined;
}

/** A record, read; `undefined` when it does not stand, or states nothing. @param index by which what was read lately is kept */
export function readFact(
  view: LedgerView,
  row: Row,
  held: Payload,
  access: Access,
  index?: SpaceIndex,
): Fact | undefined {
  if (row.standing !== 'active' || !isStatement(held.content)) return undefined;
  const { content, speaker } = withoutCorrected(view, row, held);
  const statement = statementOfKnown(index, compact({ content, speaker }), access, heldFrom(row));
  return statement.type === 'statement' ? { row, held, content, statement } : undefined;
}

export function factOf(context: DecisionContext, ordinal: Ordinal): Fact | undefined {
  const row = context.draft.row(ordinal);
  const held = textOf(context, ordinal);
  return row === undefined || held === undefined ? undefined : readFact(context.draft, row, held, context.access);
}

/** The facts that ids name, as far as they hold now and are the handle's to speak of. */
export function factsOf(context: DecisionContext, ids: readonly RecordId[]): readonly Fact[] {
  const { draft, standpoint, env } = context;
  return [...new Set(ids)].flatMap((id) => {
    const row = currentFact(draft, standpoint, env.now, draft.ordinalOf(id));
    return row === undefined ? [] : (factOf(context, row.ordinal) ?? []);
  });
}

/** Whether two records are of one author: in a shared space what several people say of themselves is neither the same nor a pattern. */
export function haveOneAuthor({ shared }: Pick<Standpoint, 'shared'>, a: Row, b: Row): boolean {
  return shared === undefined || a.actor === b.actor;
}
