import type { AmendCommand, EditCommand, PossibleConflict, Remembered } from '../../../model/commands.js';
import { MemoryError } from '../../../model/errors.js';
import type { Ordinal } from '../../../model/ids.js';
import { sameJson } from '../../../model/json.js';
import { notFound } from '../../../model/parse/query.js';
import type { Payload } from '../../../model/records.js';
import { isFact, isStatement, statementOf } from '../../relating/facts.js';
import { relate } from '../../relating/rules.js';
import type { SpaceIndex } from '../../search/space-index.js';
import type { Standpoint } from '../../standpoint.js';
import { withoutEnrichment } from '../erase.js';
import { heldFrom, type Row } from '../row.js';
import type { LedgerView } from '../view.js';
import { aboutOf, replacedWords } from './about.js';
import { authorOf, type DecisionContext, freshId, isExpired, textOf, visibleRow } from './context.js';
import { inherited } from './inherited.js';
import { assertChanges } from './members.js';
import { byCaller } from './outcome.js';
import { conflictsWith, type Known } from './relate.js';
import { sameFact, sameLabels } from './sameness.js';
import { supersede } from './supersede.js';

/**
 * Replaces what a record says: a new record with the old one's details, and the old one superseded, in one commit. The new
 * one expires when the old one would have; if that is past, it does not expire.
 */
export function decideAmend(context: DecisionContext, command: AmendCommand): Remembered {
  const { draft, env, access } = context;
  const { row, held } = current(context, command.id);
  const expired = isExpired(row, env.now);
  if (!expired && sameFact(held, command)) return byCaller(row.id, 'unchanged');
  const ordinal = draft.nextOrdinal;
  const id = freshId(context);
  const kept = withoutHistory(held);
  const author = authorOf(context);
  const payload: Payload = {
    ...kept,
    content: command.content,
    ...aboutAmended(context, command, row, held),
    ...(author === undefined ? {} : { createdBy: author }),
    ...(access.onBehalfOf === undefined ? {} : { onBehalfOf: access.onBehalfOf }),
    ...(command.reason === undefined ? {} : { reason: command.reason }),
  };
  draft.emit(
    {
      ...inherited(context, row, held),
      ordinal,
      id,
      sources: row.sources,
      ...(command.eventTime === undefined ? {} : { eventTime: command.eventTime }),
      ...(row.external === undefined ? {} : { external: row.external }),
    },
    payload,
  );
  supersede(context, row.ordinal, ordinal, 'amended');
  return {
    ...byCaller(id, 'amended', [row.id], alsoSaid(context, command, row, held)),
    ...(command.reason === undefined ? {} : { reason: command.reason }),
  };
}

/** Durable records that share rare words with one; no text is needed to find them. */
export function nearBy(
  view: LedgerView,
  index: SpaceIndex | undefined,
  from: Standpoint,
  ordinal: Ordinal,
): readonly Ordinal[] {
  return (index?.mentions([ordinal], mostNear) ?? []).flatMap((mention) => {
    const row = view.row(mention.ordinal);
    return row !== undefined && isFact(row, from) ? [row.ordinal] : [];
  });
}

const mostNear = 10;

/** Other records that say what was replaced, or may not agree with what replaces it: they were not named, so they stay. */
function alsoSaid(
  context: DecisionContext,
  command: AmendCommand,
  row: Row,
  held: Payload,
): readonly PossibleConflict[] {
  const { access, draft, env, index, standpoint } = context;
  if (!isStatement(held.content) || !isStatement(command.content)) return [];
  const before = statementOf(held, access, heldFrom(row));
  const after = statementOf({ ...held, content: command.content }, access, command.eventTime ?? env.now);
  const known = nearBy(draft, index, standpoint, row.ordinal).flatMap((ordinal): readonly Known[] => {
    const other = draft.row(ordinal);
    const text = textOf(context, ordinal);
    if (other === undefined || text === undefined || !isStatement(text.content)) return [];
    const statement = statementOf(text, access, heldFrom(other));
    return [{ row: other, held: text, statement, ...relate(statement, before) }];
  });
  return conflictsWith(known, after, command);
}

/** What of a payload a new version keeps: not why and by whom it was written, how often it was said, or what was said about it. */
export function withoutHistory(held: Payload): Payload {
  const { reason: _, createdBy: __, onBehalfOf: ___, sightings: ____, about: _____, replaced: ______, ...rest } = held;
  return withoutEnrichment(rest);
}

/** What the new text is about, and what the old one was about that the new one does not name. */
function aboutAmended(
  { access, env }: DecisionContext,
  command: AmendCommand,
  row: Row,
  held: Payload,
): Pick<Payload, 'about' | 'replaced'> {
  if (!isStatement(command.content) || !isStatement(held.content)) return {};
  const next = statementOf({ ...held, content: command.content }, access, command.eventTime ?? env.now);
  const about = aboutOf(next);
  const replaced = replacedWords([{ held, statement: statementOf(held, access, heldFrom(row)) }], about);
  return { ...(about.length === 0 ? {} : { about }), ...replaced };
}

/** Changes a record's details. Its content and its place in time stay. */
export function decideEdit(context: DecisionContext, command: EditCommand): Remembered {
  const { draft, env } = context;
  const { row, held } = current(context, command.id);
  assertChanges(context, row);
  const { ttl, importance } = command.details;
  const payload = withDetails(held, command.details);
  const expiresAt = typeof ttl === 'number' ? env.now + ttl : ttl;
  const same =
    sameLabels(held, payload) &&
    sameJson(held.meta, payload.meta) &&
    (expiresAt === undefined || expiresAt === (row.expiresAt ?? null)) &&
    (importance === undefined || importance === (row.importance ?? null));
  if (same) return byCaller(row.id, 'unchanged');
  draft.emit(
    {
      type: 'edited',
      ordinal: row.ordinal,
      at: env.now,
      ...(expiresAt === undefined ? {} : { expiresAt }),
      ...(importance === undefined ? {} : { importance }),
    },
    payload,
  );
  return byCaller(row.id, 'updated');
}

/** The payload with new details: what is absent stays, `null` and an empty list of labels clear. */
function withDetails(held: Payload, { tags, refs, category, meta }: EditCommand['details']): Payload {
  const { tags: heldTags, refs: heldRefs, category: heldCategory, meta: heldMeta, ...kept } = held;
  const next = {
    tags: tags === undefined ? heldTags : tags,
    refs: refs === undefined ? heldRefs : refs,
    category: category === undefined ? heldCategory : category,
    meta: meta === undefined ? heldMeta : meta,
  };
  return {
    ...kept,
    ...(next.tags?.length ? { tags: next.tags } : {}),
    ...(next.refs?.length ? { refs: next.refs } : {}),
    ...(next.category === undefined || next.category === null ? {} : { category: next.category }),
    ...(next.meta === undefined || next.meta === null ? {} : { meta: next.meta }),
  };
}

/** The record that is named, when it is the current one. @throws MemoryError `not-found`, `conflict` when it was replaced */
function current(context: DecisionContext, id: AmendCommand['id']): { row: Row; held: Payload } {
  const row = visibleRow(context.draft, context.standpoint, id);
  if (row.standing === 'forgotten') throw notFound();
  if (row.standing === 'superseded') {
    const successor = row.successor === undefined ? undefined : context.draft.row(row.successor);
    throw new MemoryError('conflict', 'This memory was replaced by a newer one; use the newer one.', {
      data: successor === undefined || successor.standing === 'forgotten' ? {} : { supersededBy: successor.id },
    });
  }
  const held = textOf(context, row.ordinal);
  if (held === undefined) throw new MemoryError('corrupt', 'The text of this memory is damaged; see lint().');
  return { row, held };
}
