import type { AdoptCommand, Adopted, PortableRecord } from '../../../model/commands.js';
import { type ErrorData, MemoryError } from '../../../model/errors.js';
import type { Ordinal, RecordId } from '../../../model/ids.js';
import { tombstonePayload } from '../../../model/records.js';
import { isVisible } from '../../standpoint.js';
import { canBe } from '../lifecycle.js';
import { type DecisionContext, freshId, writerNumbers } from './context.js';

type Outcome = Adopted['outcomes'][number];

/**
 * Takes over records of an export. Known ids stay as they are; an id that another scope uses gets a new one here, so that
 * nothing can be learned about it. Links that lead nowhere, to themselves or in a circle are reported, and their records stay current.
 */
export function decideAdopt(context: DecisionContext, command: AdoptCommand): Adopted {
  const places = new Map<RecordId, Ordinal>();
  const outcomes = command.records.map((record): Outcome => take(context, record, places));
  command.records.forEach((record, index) => {
    const outcome = outcomes[index];
    if (outcome?.status !== 'stored' && !(outcome?.status === 'forgotten' && places.has(record.id))) return;
    const problem = link(context, record, places);
    if (problem !== undefined) outcomes[index] = { ...outcome, error: problem };
  });
  return { outcomes };
}

function take(context: DecisionContext, record: PortableRecord, places: Map<RecordId, Ordinal>): Outcome {
  const { draft, env, digest, standpoint } = context;
  const known = draft.ordinalOf(record.id);
  const row = known === undefined ? undefined : draft.row(known);
  if (row !== undefined && isVisible(row, standpoint)) {
    // A tombstone that arrives later is obeyed: what was forgotten elsewhere is forgotten here.
    if (record.standing === 'forgotten' && row.standing !== 'forgotten') {
      return {
        id: row.id,
        status: 'failed',
        error: new MemoryError(
          'conflict',
          'This memory was forgotten where the export comes from; forget it here too.',
        ).toData(),
      };
    }
    return { id: row.id, status: row.standing === 'forgotten' ? 'forgotten' : 'unchanged' };
  }
  const { payload } = record;
  const external =
    payload.externalId === undefined ? record.external : digest('external', standpoint.spaceName, payload.externalId);
  const holder = external === undefined ? undefined : draft.holderOf(external);
  const held = holder === undefined ? undefined : draft.row(holder);
  if (record.standing === 'active' && held !== undefined && !places.has(held.id)) {
    if (held.standing === 'forgotten') return { id: record.id, status: 'forgotten' };
    if (held.standing === 'active') {
      return {
        id: held.id,
        status: 'failed',
        error: new MemoryError('conflict', 'Its external id is in use here by another memory.').toData(),
      };
    }
  }
  const ordinal = draft.nextOrdinal;
  const id = row === undefined ? record.id : freshId(env);
  const sources = record.derivedFrom.flatMap(({ id: source, start, end }) => {
    const at = places.get(source) ?? visibleOrdinal(context, source);
    return at === undefined ? [] : [{ ordinal: at, start, end }];
  });
  draft.emit(
    {
      type: 'recorded',
      ordinal,
      id,
      ...writerNumbers(context, payload.session),
      agent: payload.agent === undefined ? 0 : draft.name('agent', digest('agent', payload.agent)),
      kind: record.kind,
      provenance: record.provenance,
      storedAt: record.storedAt,
      confidence: record.confidence,
      sources,
      ...(record.eventTime === undefined ? {} : { eventTime: record.eventTime }),
      ...(record.expiresAt === undefined ? {} : { expiresAt: record.expiresAt }),
      ...(record.importance === undefined ? {} : { importance: record.importance }),
      ...(external === undefined ? {} : { external }),
    },
    record.standing === 'forgotten' ? tombstonePayload(payload.reason) : payload,
  );
  places.set(record.id, ordinal);
  return { id, status: record.standing === 'forgotten' ? 'forgotten' : 'stored' };
}

/** Gives an adopted record its standing. */
function link(
  context: DecisionContext,
  record: PortableRecord,
  places: ReadonlyMap<RecordId, Ordinal>,
): ErrorData | undefined {
  const { draft, env } = context;
  const ordinal = places.get(record.id);
  if (ordinal === undefined) return undefined;
  const problem = supersede(context, record, ordinal, places);
  if (record.standing === 'forgotten') {
    const cause = record.forgetCause ?? 'imported';
    draft.emit(
      { type: 'forgotten', ordinal, at: record.forgottenAt ?? env.now, cause },
      tombstonePayload(record.payload.reason),
    );
  }
  return problem;
}

/** An outdated record stays outdated even when its successor is not at hand; only a link that contradicts itself is dropped. */
function supersede(
  context: DecisionContext,
  record: PortableRecord,
  ordinal: Ordinal,
  places: ReadonlyMap<RecordId, Ordinal>,
): ErrorData | undefined {
  const { draft } = context;
  if (record.supersededBy === undefined && record.standing !== 'superseded') return undefined;
  if (!canBe(draft.row(ordinal)?.standing ?? 'absent', 'superseded')) return undefined;
  const by =
    record.supersededBy === undefined
      ? undefined
      : (places.get(record.supersededBy) ?? visibleOrdinal(context, record.supersededBy));
  if (by === ordinal) return problemOf('leads to itself; it was kept as current');
  if (by !== undefined && leadsBack(context, by, ordinal))
    return problemOf('leads in a circle; it was kept as current');
  draft.emit({
    type: 'superseded',
    ordinal,
    ...(by === undefined ? {} : { by }),
    at: record.supersededAt ?? record.storedAt,
  });
  return by === undefined ? problemOf('leads to a memory that is not here; it was kept as superseded') : undefined;
}

function problemOf(fault: string): ErrorData {
  return new MemoryError('invalid', `The link to its successor ${fault}.`).toData();
}

function leadsBack(context: DecisionContext, from: Ordinal, to: Ordinal): boolean {
  const seen = new Set<Ordinal>();
  for (let at: Ordinal | undefined = from; at !== undefined && !seen.has(at); at = context.draft.row(at)?.successor) {
    if (at === to) return true;
    seen.add(at);
  }
  return false;
}

function visibleOrdinal(context: DecisionContext, id: RecordId): Ordinal | undefined {
  const ordinal = context.draft.ordinalOf(id);
  const row = ordinal === undefined ? undefined : context.draft.row(ordinal);
  return row !== undefined && isVisible(row, context.standpoint) ? ordinal : undefined;
}
