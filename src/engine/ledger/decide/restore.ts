import type { Remembered, ResolveCommand, RestoreCommand } from '../../../model/commands.js';
import { MemoryError } from '../../../model/errors.js';
import { compact } from '../../../model/parse/memory.js';
import { notFound } from '../../../model/parse/query.js';
import type { Payload } from '../../../model/records.js';
import { isStatement, statementOf } from '../../relating/facts.js';
import { isVisible } from '../../standpoint.js';
import { withoutCorrected } from '../corrected.js';
import { heldFrom, isPattern, type Row } from '../row.js';
import { aboutOf, replacedWords } from './about.js';
import { withoutHistory } from './amend.js';
import { authorOf, type DecisionContext, freshId, textOf, visibleRow } from './context.js';
import { inherited } from './inherited.js';
import { assertChanges } from './members.js';
import { byCaller } from './outcome.js';
import { supersede } from './supersede.js';

/**
 * Undoes a supersede: a new record says what the old one said, and the present one of the chain gives way. A merge is undone
 * beside the record that it went into, and the two are no longer taken for the same.
 *
 * @throws MemoryError `not-found`, also for what was forgotten, which is said; `conflict` for what is current, and for a pattern whose sources no
 * longer hold
 */
export function decideRestore(context: DecisionContext, command: RestoreCommand): Remembered {
  const { draft, env, access } = context;
  const row = visibleRow(draft, context.standpoint, command.id);
  if (row.standing === 'forgotten')
    throw new MemoryError('not-found', 'This memory was forgotten, which is final; remember() stores it anew.');
  if (row.standing === 'active') throw new MemoryError('conflict', 'This memory is current; there is nothing to undo.');
  const found = textOf(context, row.ordinal);
  if (found === undefined) throw new MemoryError('corrupt', 'The text of this memory is damaged; see lint().');
  // What was corrected in it since does not come back with it.
  const held = withoutCorrected(draft, row, found);
  const sources = row.sources.filter((source) => draft.row(source.ordinal)?.standing !== 'forgotten');
  if (isPattern(row) && sources.some((source) => draft.row(source.ordinal)?.standing !== 'active'))
    throw new MemoryError('conflict', 'This memory was derived from memories that no longer hold.');
  const { head, merged } = headOf(context, row);
  const gives = head !== undefined && !merged ? head : undefined;
  const external = row.external ?? gives?.external;
  const taken =
    external !== undefined &&
    draft.holdersOf(external).some((other) => other !== gives?.ordinal && draft.row(other)?.standing === 'active');
  const { externalId = gives && textOf(context, gives.ordinal)?.externalId, ...kept } = withoutHistory(held);
  const ordinal = draft.nextOrdinal;
  const id = freshId(context);
  draft.emit(
    {
      ...inherited(context, row, held),
      ordinal,
      id,
      sources,
      // What comes back in the place of something holds from now on.
      ...(row.eventTime === undefined || gives !== undefined ? {} : { eventTime: row.eventTime }),
      ...(external === undefined || taken ? {} : { external }),
    },
    compact({
      ...kept,
      externalId: taken ? undefined : externalId,
      createdBy: authorOf(context),
      onBehalfOf: access.onBehalfOf,
      reason: command.reason,
      ...aboutRestored(context, row, held, gives),
    }),
  );
  if (gives !== undefined) supersede(context, gives.ordinal, ordinal, 'restored');
  // Beside what it was merged into both hold; else it is settled with what it says again.
  const other = gives === undefined ? head : row;
  if (other !== undefined) draft.emit({ type: 'settled', ordinal, other: other.ordinal, at: env.now });
  return {
    ...byCaller(id, 'stored', gives === undefined ? [] : [gives.id]),
    relation: gives === undefined ? 'unrelated' : 'updates',
    ...(command.reason === undefined ? {} : { reason: command.reason }),
  };
}

/** The present record of the chain, if the handle sees it, and whether the way there is nothing but merges. */
function headOf({ draft, standpoint }: DecisionContext, row: Row): { head: Row | undefined; merged: boolean } {
  const seen = new Set([row.ordinal]);
  let merged = true;
  let at = row;
  while (at.successor !== undefined && !seen.has(at.successor)) {
    const next = draft.row(at.successor);
    if (next === undefined) break;
    merged &&= at.supersedeCause === 'merged';
    seen.add(next.ordinal);
    at = next;
  }
  const found = at !== row && at.standing === 'active' && isVisible(at, standpoint);
  return { head: found ? at : undefined, merged };
}

function aboutRestored(
  context: DecisionContext,
  row: Row,
  held: Payload,
  gives: Row | undefined,
): Pick<Payload, 'about' | 'replaced'> {
  if (!isStatement(held.content)) return {};
  const about = isPattern(row) ? (held.about ?? []) : aboutOf(statementOf(held, context.access, heldFrom(row)));
  const other = gives === undefined ? undefined : textOf(context, gives.ordinal);
  const replaced =
    other === undefined || gives === undefined || !isStatement(other.content)
      ? {}
      : replacedWords([{ held: other, statement: statementOf(other, context.access, heldFrom(gives)) }], about);
  return { ...(about.length === 0 ? {} : { about }), ...replaced };
}

/** Settles a pair: both hold, or the newer one replaces the older. @throws MemoryError `not-found`, `conflict` unless both are current */
export function decideResolve(context: DecisionContext, command: ResolveCommand): null {
  const { draft, env, standpoint, access } = context;
  const [a, b] = command.pair.map((id) => visibleRow(draft, standpoint, id));
  if (a === undefined || b === undefined || a.standing === 'forgotten' || b.standing === 'forgotten') throw notFound();
  if (a.ordinal === b.ordinal || a.standing !== 'active' || b.standing !== 'active')
    throw new MemoryError('conflict', 'Only two memories that are both current can be settled.');
  const [older, newer] = a.ordinal < b.ordinal ? [a, b] : [b, a];
  assertChanges(context, newer);
  if (command.choice === 'both') {
    draft.emit({ type: 'settled', ordinal: newer.ordinal, other: older.ordinal, at: env.now });
    return null;
  }
  if (newer.agent !== 0 && newer.agent !== older.agent)
    throw new MemoryError('conflict', 'A memory that others can read is not replaced by one that they cannot read.');
  const held = textOf(context, older.ordinal);
  const own = textOf(context, newer.ordinal);
  if (held !== undefined && own !== undefined && isStatement(held.content)) {
    const { replaced } = replacedWords(
      [{ held, statement: statementOf(held, access, heldFrom(older)) }],
      own.about ?? [],
    );
    const words = [...new Set([...(own.replaced ?? []), ...(replaced ?? [])])];
    const payload = words.length === 0 ? own : { ...own, replaced: words };
    if (payload !== own) draft.emit({ type: 'edited', ordinal: newer.ordinal, at: env.now }, payload);
  }
  const cause = command.relation === 'duplicate' ? 'merged' : (command.relation ?? 'resolved');
  supersede(context, older.ordinal, newer.ordinal, cause);
  return null;
}
