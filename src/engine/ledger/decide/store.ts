import type { NewItem, Remembered } from '../../../model/commands.js';
import { MemoryError } from '../../../model/errors.js';
import type { Recorded, Source } from '../../../model/events.js';
import type { Excerpt } from '../../../model/portable.js';
import type { Payload, SupersedeCause } from '../../../model/records.js';
import { externalDigest } from '../externals.js';
import type { Row } from '../row.js';
import { authorOf, type DecisionContext, freshId, textOf, visibleRow, writerNumbers } from './context.js';
import { byCaller } from './outcome.js';
import { supersede } from './supersede.js';

/** A new record; it is for the same readers as the one that it replaces. */
export function store(
  context: DecisionContext,
  item: NewItem,
  replaced: Row | undefined,
  more: Partial<Payload> = {},
  cause: SupersedeCause = 'amended',
): Remembered {
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
  // Written field by field: a load makes thousands of these.
  const recorded: { -readonly [K in keyof Recorded]: Recorded[K] } = {
    type: 'recorded',
    ordinal,
    id,
    space: writer.space,
    actor: writer.actor,
    agent,
    session: writer.session,
    kind: item.kind,
    provenance: item.provenance,
    storedAt: env.now,
    confidence: item.confidence,
    sources,
  };
  if (item.eventTime !== undefined) recorded.eventTime = item.eventTime;
  if (item.ttl !== undefined) recorded.expiresAt = env.now + item.ttl;
  if (item.importance !== undefined) recorded.importance = item.importance;
  if (external !== undefined) recorded.external = external;
  draft.emit(recorded, payloadOf(context, item, session, agent === 0 ? undefined : access.agent, more));
  if (replaced === undefined) return byCaller(id, 'stored');
  supersede(context, replaced.ordinal, ordinal, cause);
  return byCaller(id, 'amended', [replaced.id]);
}

/** What a handle's record keeps of its text, and `more`. `createdBy` is left out when it is the owner of the space. */
function payloadOf(
  context: DecisionContext,
  item: NewItem,
  session: string | undefined,
  agent: string | undefined,
  more: Partial<Payload>,
): Payload {
  const { access } = context;
  const payload: { -readonly [K in keyof Payload]: Payload[K] } = { content: item.content };
  // In this order they are stored.
  if (item.tags.length > 0) payload.tags = item.tags;
  if (item.refs.length > 0) payload.refs = item.refs;
  if (item.category !== undefined) payload.category = item.category;
  if (item.source !== undefined) payload.source = item.source;
  if (item.speaker !== undefined) payload.speaker = item.speaker;
  if (session !== undefined) payload.session = session;
  const channel = item.channel ?? access.channel;
  if (channel !== undefined) payload.channel = channel;
  if (agent !== undefined) payload.agent = agent;
  const author = authorOf(context);
  if (author !== undefined) payload.createdBy = author;
  if (access.onBehalfOf !== undefined) payload.onBehalfOf = access.onBehalfOf;
  if (item.externalId !== undefined) payload.externalId = item.externalId;
  if (item.meta !== undefined) payload.meta = item.meta;
  if (item.mistake !== undefined) payload.mistake = item.mistake;
  for (const _ in more) return { ...payload, ...more };
  return payload;
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
