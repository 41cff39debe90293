import type { NewItem } from '../../../model/commands.js';
import type { Digest } from '../../../model/ids.js';
import { compact } from '../../../model/parse/memory.js';
import type { Payload, Ref, Sighting } from '../../../model/records.js';
import type { Row } from '../row.js';
import type { DecisionContext } from './context.js';

/** What saying a fact again adds to its confidence. */
const assurance = 0.05;
/** As many tags and references as a record may have. */
const mostLabels = 20;
/** So many sightings are kept apart, beside what each different voice needs. */
const mostSightings = 100;
/** Of more different voices than this the oldest behind the first lose their names. */
const mostVoices = 1000;

/** Notes that a record's fact was said again: by whom, and with which labels. @param external the digest of the item's external id */
export function sight(
  { draft, env }: Pick<DecisionContext, 'draft' | 'env'>,
  row: Row,
  held: Payload,
  said: Pick<NewItem, 'source' | 'session' | 'externalId' | 'tags' | 'refs' | 'eventTime'>,
  external: Digest | undefined,
): void {
  const before = sightingsOf(row, held);
  const again = sightingOf({ ...said, at: said.eventTime ?? env.now });
  const sightings = bounded([...before, again]);
  const takesId = row.external === undefined && external !== undefined;
  draft.emit(
    {
      type: 'sighted',
      ordinal: row.ordinal,
      at: env.now,
      times: (row.sightings ?? 1) + 1,
      confidence: Math.min(1, Math.round((row.confidence + assurance) * 1e6) / 1e6),
      ...(takesId ? { external } : {}),
    },
    compact({
      ...held,
      tags: listOrNone([...new Set([...(held.tags ?? []), ...said.tags])]),
      refs: listOrNone(unique([...(held.refs ?? []), ...said.refs])),
      externalId: takesId ? said.externalId : held.externalId,
      sightings,
    }),
  );
}

/** Notes that a record says what another one says, too, with everything that stands with that one. */
export function merge(
  { draft, env }: Pick<DecisionContext, 'draft' | 'env'>,
  { row, held }: { readonly row: Row; readonly held: Payload },
  other: { readonly row: Row; readonly held: Payload },
): void {
  const own = sightingsOf(row, held);
  const said = sightingsOf(other.row, other.held);
  const theirs = said.map((sighting): Sighting => ({ record: other.row.id, ...sighting }));
  const sightings = bounded([...own, ...theirs]);
  draft.emit(
    {
      type: 'sighted',
      ordinal: row.ordinal,
      at: env.now,
      times: (row.sightings ?? 1) + (other.row.sightings ?? 1),
      confidence: Math.min(1, Math.round((Math.max(row.confidence, other.row.confidence) + assurance) * 1e6) / 1e6),
    },
    compact({
      ...held,
      tags: listOrNone([...new Set([...(held.tags ?? []), ...(other.held.tags ?? [])])]),
      refs: listOrNone(unique([...(held.refs ?? []), ...(other.held.refs ?? [])])),
      sightings,
    }),
  );
}

/**
 * At most {@link mostSightings} of them, and one for each voice where there are more voices. The oldest behind the first that the same
 * voice has repeated gives way first, and leaves its labels to the repetition: so whoever spoke once is still known and can be
 * forgotten. Only of more than {@link mostVoices} voices the oldest go on without their names: what they said stays said when all
 * others are forgotten.
 */
function bounded(sightings: readonly Sighting[]): readonly Sighting[] {
  const left = [...sightings];
  while (left.length > mostSightings) {
    const seen = new Set<string>();
    let at = 0;
    for (let place = left.length - 1; place > 0; place--) {
      const voice = voiceOf(left[place]);
      if (seen.has(voice)) at = place;
      else seen.add(voice);
    }
    if (at > 0) join(left, at);
    else if (left.length > mostVoices) silence(left);
    else break;
  }
  return left;
}

/** Leaves the labels of a sighting to the next one of the same voice. */
function join(sightings: Sighting[], at: number): void {
  const [gone] = sightings.splice(at, 1);
  const next = sightings.findIndex((one, place) => place >= at && voiceOf(one) === voiceOf(gone));
  const heir = sightings[next];
  if (gone === undefined || heir === undefined) return;
  sightings[next] = compact({
    ...heir,
    tags: listOrNone([...new Set([...(heir.tags ?? []), ...(gone.tags ?? [])])]),
    refs: listOrNone(unique([...(heir.refs ?? []), ...(gone.refs ?? [])])),
  });
}

/** Takes the name from the oldest sighting behind the first that has one. */
function silence(sightings: Sighting[]): void {
  const nobody = voiceOf(undefined);
  const at = sightings.findIndex((said, place) => place > 0 && voiceOf(said) !== nobody);
  const said = sightings[at];
  if (said !== undefined) sightings[at] = compact({ at: said.at, tags: said.tags, refs: said.refs });
}

/** By what a sighting can be named when it is to be forgotten. */
function voiceOf(said: Sighting | undefined): string {
  return JSON.stringify([said?.source, said?.session, said?.externalId, said?.record]);
}

/** The first sighting of a record: as it was stored. */
function ownSighting(row: Row, { source, session, externalId, tags, refs }: Payload): Sighting {
  const at = row.eventTime ?? row.storedAt;
  return sightingOf({ at, source, session, externalId, tags: tags ?? [], refs: refs ?? [] });
}

function sightingOf({
  at,
  source,
  session,
  externalId,
  tags,
  refs,
}: {
  readonly at: number;
  readonly source?: string | undefined;
  readonly session?: string | undefined;
  readonly externalId?: string | undefined;
  readonly tags: readonly string[];
  readonly refs: readonly Ref[];
}): Sighting {
  return compact({ at, source, session, externalId, tags: listOrNone(tags), refs: listOrNone(refs) });
}

/**
 * A payload without what only some of its sightings said: their source, session, external id, tags and references.
 *
 * @param goes which sightings are taken out; at least one must stay
 */
export function withoutSightings(held: Payload, goes: (sighting: Sighting) => boolean): Payload {
  const all = held.sightings ?? [];
  const gone = all.filter(goes);
  const left = all.filter((sighting) => !goes(sighting));
  const keptTags = new Set(left.flatMap(({ tags = [] }) => tags));
  const keptRefs = new Set(left.flatMap(({ refs = [] }) => refs.map(keyOf)));
  const goneTags = new Set(gone.flatMap(({ tags = [] }) => tags.filter((tag) => !keptTags.has(tag))));
  const goneRefs = new Set(gone.flatMap(({ refs = [] }) => refs.map(keyOf).filter((key) => !keptRefs.has(key))));
  const ids = new Set(gone.map(({ externalId }) => externalId));
  const { source, session, externalId, tags, refs, sightings: _, ...rest } = held;
  /** What stands for the record itself: its own if that stays, else the first that is left. */
  const next = (field: 'source' | 'session', own: string | undefined) =>
    gone.some((sighting) => sighting[field] === own)
      ? left.find((sighting) => sighting[field] !== undefined)?.[field]
      : own;
  return compact({
    ...rest,
    source: next('source', source),
    session: next('session', session),
    externalId: ids.has(externalId) ? undefined : externalId,
    tags: listOrNone((tags ?? []).filter((tag) => !goneTags.has(tag))),
    refs: listOrNone((refs ?? []).filter((ref) => !goneRefs.has(keyOf(ref)))),
    sightings: left.length > 1 ? left : undefined,
  });
}

/** Who has said what a record says: its sightings, or itself alone. */
export function sightingsOf(row: Row, held: Payload): readonly Sighting[] {
  return held.sightings ?? [ownSighting(row, held)];
}

function unique(refs: readonly Ref[]): readonly Ref[] {
  return [...new Map(refs.map((ref) => [keyOf(ref), ref])).values()];
}

function keyOf({ type, id }: Ref): string {
  return JSON.stringify([type, id]);
}

function listOrNone<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length === 0 ? undefined : list.slice(0, mostLabels);
}
