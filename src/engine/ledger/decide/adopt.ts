import type { AdoptCommand, Adopted, PortableRecord } from '../../../model/commands.js';
import { type ErrorData, MemoryError } from '../../../model/errors.js';
import { type Digest, isRecordId, type Ordinal, type RecordId } from '../../../model/ids.js';
import { type Payload, tombstonePayload } from '../../../model/records.js';
import { externalDigest, externalKey, foreignDigests } from '../externals.js';
import { canBe } from '../lifecycle.js';
import type { Row } from '../row.js';
import { authorOf, type DecisionContext, spaceOf, writerNumbers } from './context.js';

type Outcome = Adopted['outcomes'][number];

/** Where the records of an export were put, by the ids that the export gives them. */
type Places = Map<RecordId, Ordinal>;

/** What is being taken over. */
interface Batch {
  readonly records: ReadonlyMap<RecordId, PortableRecord>;
  readonly places: Places;
  /** Places of records that will not be current once they are linked. */
  readonly passing: Set<Ordinal>;
  /** Ids of records that were left out because they were forgotten here. */
  readonly refused: Set<RecordId>;
  /** By agent and id: records of which no later version is forgotten, so that a long chain is walked once. */
  readonly sound: Set<string>;
  /** Whether records keep the ids that the export gives them. */
  readonly keepsIds: boolean;
}

/**
 * Takes over records of an export. Known ids stay as they are. Where a store holds what the handle does not see, every record gets an
 * id of its own in this space, always the same one: so nothing can be learned about ids that others use. What was forgotten here does not come back, and an external id keeps one current record.
 * Tombstones are taken over with the key under which the other store knew their external ids, so that no load brings back what
 * was forgotten there; they erase nothing here, which is for the owner of this store to do.
 */
export function decideAdopt(context: DecisionContext, command: AdoptCommand): Adopted {
  const places: Places = new Map();
  const records = new Map(command.records.map((record) => [record.id, record]));
  const batch: Batch = {
    records,
    places,
    passing: new Set(),
    refused: new Set(),
    sound: new Set(),
    keepsIds: seesAll(context, command),
  };
  const { externalKey: foreign } = command;
  const isForeign = foreign !== undefined && foreign !== externalKey(context.digest, context.standpoint.spaceName);
  if (isForeign && command.records.some(({ standing, external }) => standing === 'forgotten' && external !== undefined))
    context.draft.name('foreign', foreign);
  const outcomes = command.records.map((record): Outcome => take(context, record, batch));
  // Links are made once every record has its place.
  const linked = new Set<Ordinal>();
  command.records.forEach((record, index) => {
    const outcome = outcomes[index];
    const ordinal = places.get(record.id);
    if (outcome === undefined || ordinal === undefined || linked.has(ordinal)) return;
    linked.add(ordinal);
    const problem = link(context, record, ordinal, places);
    if (problem !== undefined) outcomes[index] = { ...outcome, error: problem };
    ask(context, record, ordinal, places);
  });
  return { outcomes };
}

function take(context: DecisionContext, record: PortableRecord, batch: Batch): Outcome {
  const { draft, digest, standpoint } = context;
  const { places } = batch;
  const payload = standpoint.shared === undefined ? record.payload : forMembers(context, record.payload);
  const agent = payload.agent === undefined ? 0 : draft.name('agent', digest('agent', payload.agent));
  const known = rowHere(context, record.id, agent);
  if (known !== undefined) return alreadyHere(record, known);
  const external =
    payload.externalId === undefined
      ? record.external
      : externalDigest(digest, standpoint.spaceName, payload.agent, payload.externalId);
  if (record.standing !== 'forgotten') {
    const taken = external === undefined ? undefined : holderBefore(context, external, batch);
    if (
      taken?.standing === 'forgotten' ||
      fellElsewhere(context, record) ||
      fellWithOthers(context, record, agent, batch)
    ) {
      batch.refused.add(record.id);
      batch.sound.clear();
      return { id: record.id, status: 'forgotten' };
    }
    if (taken?.standing === 'active' && record.standing === 'active')
      return failed(taken.id, 'Its external id is in use here by another memory.');
  }
  const ordinal = draft.nextOrdinal;
  const id = batch.keepsIds ? record.id : adoptedId(context, record.id);
  const sources = record.derivedFrom.flatMap(({ id: source, start, end }) => {
    const at = placeOf(context, source, agent, places);
    return at === undefined ? [] : [{ ordinal: at.ordinal, start, end }];
  });
  draft.emit(
    {
      type: 'recorded',
      ordinal,
      id,
      ...writerNumbers(context, payload.session),
      agent,
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
  const { times, lastSighted: at = record.storedAt, confidence } = record;
  if (times !== undefined && times > 1 && record.standing !== 'forgotten')
    draft.emit({ type: 'sighted', ordinal, at, times, confidence });
  if (payload.enrichment !== undefined && record.standing !== 'forgotten')
    draft.emit({ type: 'enriched', ordinal, at: record.enrichedAt ?? record.storedAt });
  if (record.standing !== 'active') batch.passing.add(ordinal);
  return { id, status: record.standing === 'forgotten' ? 'forgotten' : 'stored' };
}

/** What an agent kept to itself is for all members of the space that it comes into; whoever wrote it is named. */
function forMembers(context: DecisionContext, { agent: _, ...payload }: Payload): Payload {
  const author = payload.createdBy ?? authorOf(context);
  return author === undefined ? payload : { ...payload, createdBy: author };
}

/** Whether another store had forgotten what a record's external id stands for, after the record was stored. */
function fellElsewhere(context: DecisionContext, { payload, storedAt }: PortableRecord): boolean {
  const { draft } = context;
  if (payload.externalId === undefined) return false;
  return foreignDigests(draft, payload.agent, payload.externalId)
    .flatMap((external) => draft.holdersOf(external))
    .some((ordinal) => {
      const row = draft.row(ordinal);
      return (
        row !== undefined &&
        row.space === spaceOf(context) &&
        row.standing === 'forgotten' &&
        storedAt <= (row.forgottenAt ?? 0)
      );
    });
}

/** A record that is here already stays as it is, and a tombstone from elsewhere does not erase it: that is for its owner to do. */
function alreadyHere(record: PortableRecord, row: Row): Outcome {
  if (row.standing === 'forgotten') return { id: row.id, status: 'forgotten' };
  if (record.standing !== 'forgotten') return { id: row.id, status: 'unchanged' };
  return failed(row.id, 'This memory was forgotten where the export comes from; forget it here too.');
}

/** The record that an external id stands for so far: the current one, else the newest. */
function holderBefore({ draft }: DecisionContext, external: Digest, { passing }: Batch): Row | undefined {
  const held = draft.holdersOf(external).flatMap((ordinal) => (passing.has(ordinal) ? [] : (draft.row(ordinal) ?? [])));
  return held.find(({ standing }) => standing === 'active') ?? held.at(-1);
}

/**
 * Whether a record would have been forgotten here with another one: with what replaced it, or with what it was drawn from.
 * What was forgotten does not come back because a part of it was elsewhere at the time.
 */
function fellWithOthers(context: DecisionContext, record: PortableRecord, agent: number, batch: Batch): boolean {
  const isForgotten = (id: RecordId): boolean => {
    const row = rowHere(context, id, agent);
    if (row !== undefined) return row.standing === 'forgotten';
    return batch.refused.has(id) || batch.records.get(id)?.standing === 'forgotten';
  };
  if (record.derivedFrom.some(({ id }) => isForgotten(id))) return true;
  const seen = new Set<RecordId>();
  for (let id = record.supersededBy; id !== undefined && !seen.has(id); id = successorOf(context, id, batch)) {
    if (batch.sound.has(`${agent} ${id}`)) break;
    if (isForgotten(id)) return true;
    seen.add(id);
  }
  for (const id of seen) batch.sound.add(`${agent} ${id}`);
  return false;
}

function successorOf(context: DecisionContext, id: RecordId, { records }: Batch): RecordId | undefined {
  const successor = rowOf(context, id)?.successor;
  return successor === undefined ? records.get(id)?.supersededBy : context.draft.row(successor)?.id;
}

/** Gives an adopted record its standing. */
function link(
  context: DecisionContext,
  record: PortableRecord,
  ordinal: Ordinal,
  places: Places,
): ErrorData | undefined {
  const { draft, env } = context;
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

/** Open and settled questions come along with the record that asks them; the record that they ask about must be here. */
function ask(context: DecisionContext, record: PortableRecord, ordinal: Ordinal, places: Places): void {
  const { draft, env } = context;
  const row = draft.row(ordinal);
  if (row === undefined || row.standing === 'forgotten') return;
  for (const { id, open } of record.questions ?? []) {
    const other = placeOf(context, id, row.agent, places);
    if (other === undefined || other.standing === 'forgotten' || other.ordinal === ordinal) continue;
    draft.emit({ type: open ? 'questioned' : 'settled', ordinal, other: other.ordinal, at: env.now });
  }
}

/**
 * An outdated record stays outdated even when its successor is not at hand. A link that contradicts itself is dropped, and its
 * record stays current, unless another one is current under the same external id.
 */
function supersede(
  context: DecisionContext,
  record: PortableRecord,
  ordinal: Ordinal,
  places: Places,
): ErrorData | undefined {
  const { draft } = context;
  const row = draft.row(ordinal);
  if (record.supersededBy === undefined && record.standing !== 'superseded') return undefined;
  if (row === undefined || !canBe(row.standing, 'superseded')) return undefined;
  const successor =
    record.supersededBy === undefined ? undefined : placeOf(context, record.supersededBy, row.agent, places);
  const fault = faultOf(context, row, successor);
  const by = fault === undefined ? successor?.ordinal : holderBeside(context, row);
  if (by !== undefined || fault === 'nowhere') {
    const at = record.supersededAt ?? record.storedAt;
    const { supersedeCause: cause } = record;
    draft.emit({
      type: 'superseded',
      ordinal,
      ...(by === undefined ? {} : { by }),
      at,
      ...(cause === undefined ? {} : { cause }),
    });
  }
  return fault === undefined ? undefined : problemOf(fault, by === undefined && fault !== 'nowhere');
}

type Fault = 'nowhere' | 'self' | 'circle';

/** What is wrong with a link; whoever reads the old record must be able to read the new one. */
function faultOf(context: DecisionContext, row: Row, successor: Row | undefined): Fault | undefined {
  if (successor === undefined || (successor.agent !== 0 && successor.agent !== row.agent)) return 'nowhere';
  if (successor.ordinal === row.ordinal) return 'self';
  return leadsBack(context, successor.ordinal, row.ordinal) ? 'circle' : undefined;
}

function problemOf(fault: Fault, current: boolean): ErrorData {
  const where = { nowhere: 'leads to a memory that is not here', self: 'leads to itself', circle: 'leads in a circle' };
  const kept = current ? 'current' : 'superseded';
  return new MemoryError('invalid', `The link to its successor ${where[fault]}; it was kept as ${kept}.`).toData();
}

/** Another record that is current under the same external id and does not lead back here. */
function holderBeside(context: DecisionContext, row: Row): Ordinal | undefined {
  if (row.external === undefined) return undefined;
  return context.draft
    .holdersOf(row.external)
    .filter((other) => context.draft.row(other)?.standing === 'active' && !leadsBack(context, other, row.ordinal))
    .at(-1);
}

function leadsBack(context: DecisionContext, from: Ordinal, to: Ordinal): boolean {
  const seen = new Set<Ordinal>();
  for (let at: Ordinal | undefined = from; at !== undefined && !seen.has(at); at = context.draft.row(at)?.successor) {
    if (at === to) return true;
    seen.add(at);
  }
  return false;
}

/** The record that an id of the export means: one of the export, or one that is here. */
function placeOf(context: DecisionContext, id: RecordId, agent: number, places: Places): Row | undefined {
  const place = places.get(id);
  if (place === undefined) return rowHere(context, id, agent);
  const row = context.draft.row(place);
  return row !== undefined && reaches(context, row, agent) ? row : undefined;
}

/** The record of the handle's space that an id of an export means: the one with this id, or the one that was adopted for it. */
function rowHere(context: DecisionContext, id: RecordId, agent: number): Row | undefined {
  const reached = (row: Row | undefined) => (row !== undefined && reaches(context, row, agent) ? row : undefined);
  return reached(rowOf(context, id)) ?? reached(rowOf(context, adoptedId(context, id)));
}

/** The id that a record of an export gets in a space of a store that others use, too. */
function adoptedId({ digest, standpoint }: DecisionContext, id: RecordId): RecordId {
  const adopted: string = digest('record', standpoint.spaceName, standpoint.agentName ?? '', id);
  if (!isRecordId(adopted)) throw new RangeError('a digest has the form of an id');
  return adopted;
}

/** Whether the handle, or who the export names, sees everything that there is in the store. */
function seesAll(context: DecisionContext, { records }: AdoptCommand): boolean {
  const { draft, digest, standpoint } = context;
  const named = [standpoint.agentName, ...records.map(({ payload }) => payload.agent)];
  const agents = new Set(named.flatMap((name) => (name === undefined ? [] : digest('agent', name))));
  return (
    draft.nameCount('space') === (spaceOf(context) === undefined ? 0 : 1) &&
    draft.digestsIn('agent').every((agent) => agents.has(agent))
  );
}

/** Whether a record lies in the space of the handle, and is for everybody, for its agent, or for the agent that the export names. */
function reaches(context: DecisionContext, row: Row, agent: number): boolean {
  const readers = row.agent === 0 || row.agent === agent || row.agent === context.standpoint.agent;
  return readers && row.space === spaceOf(context);
}

function rowOf({ draft }: DecisionContext, id: RecordId): Row | undefined {
  const ordinal = draft.ordinalOf(id);
  return ordinal === undefined ? undefined : draft.row(ordinal);
}

function failed(id: string, sentence: string): Outcome {
  return { id, status: 'failed', error: new MemoryError('conflict', sentence).toData() };
}
