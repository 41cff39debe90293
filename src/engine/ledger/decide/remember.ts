import type { LoadedItem, NewItem, RememberCommand } from '../../../model/commands.js';
import { isMemoryError, MemoryError } from '../../../model/errors.js';
import type { Source } from '../../../model/events.js';
import type { Ordinal } from '../../../model/ids.js';
import { compact } from '../../../model/parse/memory.js';
import type { Excerpt } from '../../../model/portable.js';
import type { Payload } from '../../../model/records.js';
import type { Digester } from '../../digest.js';
import { isSettled, type Standpoint, standpointOf } from '../../standpoint.js';
import { Draft } from '../draft.js';
import { externalDigest, externalDigests, holderOf } from '../externals.js';
import type { Row } from '../row.js';
import type { LedgerView } from '../view.js';
import { type DecisionContext, freshId, isExpired, textOf, visibleRow, writerNumbers } from './context.js';
import { sameDetails, sameFact } from './sameness.js';

/** Records whose payloads the decision compares with: current holders of the items' external ids, and sources of excerpts. */
export function rememberNeeds(
  view: LedgerView,
  command: RememberCommand,
  from: Standpoint,
  digest: Digester,
): readonly Ordinal[] {
  return command.items.flatMap((item) => {
    const holder = heldBy(view, item, from, digest);
    const sources = item.derivedFrom.map(({ id }) => view.ordinalOf(id)).filter((ordinal) => ordinal !== undefined);
    return holder?.standing === 'active' ? [holder.ordinal, ...sources] : sources;
  });
}

/** Decides every item in turn, each seeing the ones before it. */
export function decideRemember(context: DecisionContext, command: RememberCommand): readonly LoadedItem[] {
  return command.items.map((item) => {
    const draft = new Draft(context.draft);
    const standpoint = isSettled(context.standpoint)
      ? context.standpoint
      : standpointOf(draft, context.digest, context.access);
    const attempt: DecisionContext = { ...context, draft, standpoint };
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
  const holder = heldBy(context.draft, item, context.standpoint, context.digest);
  if (holder === undefined) return store(context, item, undefined);
  if (holder.standing === 'forgotten' && !command.revive) return { status: 'forgotten' };
  if (holder.standing !== 'active') return store(context, item, undefined);
  const held = textOf(context, holder.ordinal);
  const kept: LoadedItem = { status: 'unchanged', id: holder.id, superseded: [] };
  // What has expired is not recalled any more; saying it again makes it new.
  if (held !== undefined && sameFact(held, item) && !isExpired(holder, context.env.now)) {
    const sameImportance = item.importance === undefined || item.importance === holder.importance;
    if (sameDetails(held, item) && sameImportance) return kept;
    if (command.onExisting === 'error') throw taken();
    return command.onExisting === 'skip' ? kept : update(context, item, holder, held);
  }
  if (command.onExisting === 'error') throw taken();
  return command.onExisting === 'skip' ? kept : store(context, item, holder);
}

function update(context: DecisionContext, item: NewItem, row: Row, held: Payload): LoadedItem {
  const { tags: _, refs: __, category: ___, ...kept } = held;
  context.draft.emit(
    {
      type: 'edited',
      ordinal: row.ordinal,
      at: context.env.now,
      ...(item.importance === undefined ? {} : { importance: item.importance }),
    },
    { ...kept, ...detailsOf(item), ...(item.meta === undefined ? {} : { meta: item.meta }) },
  );
  return { status: 'updated', id: row.id, superseded: [] };
}

/** A new record; it is for the same readers as the one that it replaces. */
function store(context: DecisionContext, item: NewItem, replaced: Row | undefined): LoadedItem {
  const { draft, env, access, digest, standpoint } = context;
  const session = item.session ?? access.session;
  const sources = item.derivedFrom.map((excerpt) => sourceOf(context, excerpt));
  const ordinal = draft.nextOrdinal;
  const id = freshId(context);
  const writer = writerNumbers(context, session);
  const agent = replaced?.agent ?? writer.agent;
  const external =
    replaced?.external ??
    (item.externalId === undefined
      ? undefined
      : externalDigest(digest, standpoint.spaceName, access.agent, item.externalId));
  draft.emit(
    {
      type: 'recorded',
      ordinal,
      id,
      ...writer,
      agent,
      kind: item.kind,
      provenance: item.provenance,
      storedAt: env.now,
      confidence: item.confidence,
      sources,
      ...(item.eventTime === undefined ? {} : { eventTime: item.eventTime }),
      ...(item.ttl === undefined ? {} : { expiresAt: env.now + item.ttl }),
      ...(item.importance === undefined ? {} : { importance: item.importance }),
      ...(external === undefined ? {} : { external }),
    },
    payloadOf(context, item, session, agent === 0 ? undefined : access.agent),
  );
  if (replaced === undefined) return { status: 'stored', id, superseded: [] };
  draft.emit({ type: 'superseded', ordinal: replaced.ordinal, by: ordinal, at: env.now });
  return { status: 'amended', id, superseded: [replaced.id] };
}

/** What a handle's record keeps of its text. `createdBy` is left out when it is the owner of the space. */
function payloadOf(
  { access }: DecisionContext,
  item: NewItem,
  session: string | undefined,
  agent: string | undefined,
): Payload {
  return compact({
    content: item.content,
    ...detailsOf(item),
    source: item.source,
    speaker: item.speaker,
    session,
    channel: item.channel ?? access.channel,
    agent,
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

function heldBy(view: LedgerView, item: NewItem, from: Standpoint, digest: Digester): Row | undefined {
  return item.externalId === undefined
    ? undefined
    : holderOf(view, from, externalDigests(view, digest, from, item.externalId));
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
