import type { Excerpt, LoadedItem, NewItem, RememberCommand } from '../../../model/commands.js';
import { isMemoryError, MemoryError } from '../../../model/errors.js';
import type { Source } from '../../../model/events.js';
import type { Digest, Ordinal } from '../../../model/ids.js';
import { compact } from '../../../model/parse/memory.js';
import type { Payload } from '../../../model/records.js';
import type { Digester } from '../../digest.js';
import type { Standpoint } from '../../standpoint.js';
import { Draft } from '../draft.js';
import type { Row } from '../row.js';
import type { LedgerView } from '../view.js';
import { type DecisionContext, freshId, textOf, visibleRow, writerNumbers } from './context.js';
import { sameDetails, sameFact } from './sameness.js';

/** Records whose payloads the decision compares with: current holders of the items' external ids, and sources of excerpts. */
export function rememberNeeds(
  view: LedgerView,
  command: RememberCommand,
  from: Standpoint,
  digest: Digester,
): readonly Ordinal[] {
  return command.items.flatMap((item) => {
    const holder = holderOf(view, item, from, digest);
    const sources = item.derivedFrom.map(({ id }) => view.ordinalOf(id)).filter((ordinal) => ordinal !== undefined);
    return holder?.row.standing === 'active' ? [holder.row.ordinal, ...sources] : sources;
  });
}

/** Decides every item in turn, each seeing the ones before it. */
export function decideRemember(context: DecisionContext, command: RememberCommand): readonly LoadedItem[] {
  return command.items.map((item) => {
    const attempt: DecisionContext = { ...context, draft: new Draft(context.draft) };
    try {
      const outcome = decideItem(attempt, command, item);
      context.draft.absorb(attempt.draft);
      return outcome;
    } catch (error) {
      if (command.itemwise && isMemoryError(error)) return { status: 'failed', error: error.toData() };
      throw error;
    }
  });
}

function decideItem(context: DecisionContext, command: RememberCommand, item: NewItem): LoadedItem {
  const holder = holderOf(context.draft, item, context.standpoint, context.digest);
  if (holder === undefined) return store(context, item, undefined);
  const { row } = holder;
  if (row.standing === 'forgotten' && !command.revive) return { status: 'forgotten' };
  if (row.standing !== 'active') return store(context, item, undefined);
  const held = textOf(context, row.ordinal);
  if (held !== undefined && sameFact(held, item)) {
    if (sameDetails(held, item)) return { status: 'unchanged', id: row.id, superseded: [] };
    if (command.onExisting === 'error') throw taken();
    if (command.onExisting === 'skip') return { status: 'unchanged', id: row.id, superseded: [] };
    const { tags: _, refs: __, category: ___, ...kept } = held;
    const payload: Payload = { ...kept, ...detailsOf(item) };
    context.draft.emit({ type: 'edited', ordinal: row.ordinal, at: context.env.now }, payload);
    return { status: 'updated', id: row.id, superseded: [] };
  }
  if (command.onExisting === 'error') throw taken();
  if (command.onExisting === 'skip') return { status: 'unchanged', id: row.id, superseded: [] };
  return store(context, item, row);
}

function store(context: DecisionContext, item: NewItem, replaced: Row | undefined): LoadedItem {
  const { draft, env, access, digest, standpoint } = context;
  const session = item.session ?? access.session;
  const sources = item.derivedFrom.map((excerpt) => sourceOf(context, excerpt));
  const ordinal = draft.nextOrdinal;
  const id = freshId(env);
  if (draft.ordinalOf(id) !== undefined) throw new MemoryError('conflict', 'newId returned an id that is in use.');
  draft.emit(
    {
      type: 'recorded',
      ordinal,
      id,
      ...writerNumbers(context, session),
      kind: item.kind,
      provenance: item.provenance,
      storedAt: env.now,
      confidence: item.confidence,
      sources,
      ...(item.eventTime === undefined ? {} : { eventTime: item.eventTime }),
      ...(item.ttl === undefined ? {} : { expiresAt: env.now + item.ttl }),
      ...(item.importance === undefined ? {} : { importance: item.importance }),
      ...(item.externalId === undefined ? {} : { external: digest('external', standpoint.spaceName, item.externalId) }),
    },
    payloadOf(context, item, session),
  );
  if (replaced === undefined) return { status: 'stored', id, superseded: [] };
  draft.emit({ type: 'superseded', ordinal: replaced.ordinal, by: ordinal, at: env.now });
  return { status: 'amended', id, superseded: [replaced.id] };
}

/** What a handle's record keeps of its text. `createdBy` is left out when it is the owner of the space. */
function payloadOf({ access }: DecisionContext, item: NewItem, session: string | undefined): Payload {
  return compact({
    content: item.content,
    ...detailsOf(item),
    source: item.source,
    speaker: item.speaker,
    session,
    channel: item.channel ?? access.channel,
    agent: access.agent,
    createdBy: access.actor === `user:${access.user}` ? undefined : access.actor,
    onBehalfOf: access.onBehalfOf,
    externalId: item.externalId,
    meta: item.meta,
    mistake: item.mistake,
  });
}

function detailsOf(item: NewItem): Pick<Payload, 'tags' | 'refs' | 'category'> {
  return {
    ...(item.tags.length === 0 ? {} : { tags: item.tags }),
    ...(item.refs.length === 0 ? {} : { refs: item.refs }),
    ...(item.category === undefined ? {} : { category: item.category }),
  };
}

function sourceOf(context: DecisionContext, excerpt: Excerpt): Source {
  const row = visibleRow(context.draft, context.standpoint, excerpt.id);
  const text = textOf(context, row.ordinal);
  if (row.standing === 'forgotten' || text === undefined) {
    throw new MemoryError(
      'not-found',
      'The memory that this one is drawn from does not exist in the scope of this handle.',
    );
  }
  if (excerpt.end > text.content.length) {
    throw new MemoryError('invalid', 'derivedFrom ends behind the end of the memory that it names.', {
      data: { field: 'derivedFrom' },
    });
  }
  return { ordinal: row.ordinal, start: excerpt.start, end: excerpt.end };
}

function holderOf(
  view: LedgerView,
  item: NewItem,
  from: Standpoint,
  digest: Digester,
): { row: Row; external: Digest } | undefined {
  if (item.externalId === undefined) return undefined;
  const external = digest('external', from.spaceName, item.externalId);
  const ordinal = view.holderOf(external);
  const row = ordinal === undefined ? undefined : view.row(ordinal);
  return row === undefined ? undefined : { row, external };
}

function taken(): MemoryError {
  return new MemoryError(
    'conflict',
    'externalId is in use by a memory that differs; pass onExisting: "amend" to replace it.',
    {
      data: { field: 'externalId' },
    },
  );
}
