import { toIso, toMillis } from '../model/calendar.js';
import type { Excerpt, PortableRecord } from '../model/commands.js';
import { isDigest, isRecordId, type RecordId } from '../model/ids.js';
import type { Json } from '../model/json.js';
import { parseEnrichment } from '../model/parse/enrichment.js';
import { compact, parseContent, parseNewMemory } from '../model/parse/memory.js';
import { parsePrincipal } from '../model/parse/scope.js';
import {
  asArray,
  asBoolean,
  asInteger,
  asName,
  asObject,
  asOneOf,
  asText,
  invalid,
  isBlank,
} from '../model/parse/value.js';
import {
  forgetCauses,
  type Payload,
  type Sighting,
  type Standing,
  standings,
  supersedeCauses,
  tombstonePayload,
} from '../model/records.js';
import { wellFormed } from '../model/utf8.js';
import { foreignMeta } from './foreign.js';

type Fields = Readonly<Record<string, unknown>>;

/** Fields of the payload that a memory of a caller has too, so that the same rules check them. */
const memoryFields = [
  'tags',
  'refs',
  'source',
  'category',
  'speaker',
  'session',
  'channel',
  'externalId',
  'meta',
  'mistake',
] as const;

const ledgerFields = [
  'id',
  'standing',
  'kind',
  'provenance',
  'storedAt',
  'eventTime',
  'expiresAt',
  'confidence',
  'importance',
  'supersededBy',
  'supersededAt',
  'forgottenAt',
  'forgetCause',
  'external',
  'derivedFrom',
  'supersedeCause',
  'times',
  'lastSighted',
  'questions',
  'enrichedAt',
] as const;

/** In the order in which they are written, so that equal records give equal lines. */
const payloadFields = [
  'content',
  ...memoryFields,
  'agent',
  'createdBy',
  'onBehalfOf',
  'reason',
  'about',
  'replaced',
  'sightings',
  'enrichment',
] as const;
const knownFields: ReadonlySet<string> = new Set([...ledgerFields, ...payloadFields]);

/**
 * A record as one line of JSON without its line end: what it is, what it says, when, and how it hangs together with others;
 * times as ISO 8601 text in UTC, absent fields left out. A tombstone has no text but its reason. The digest of an external
 * id is written for tombstones only: others have the id itself.
 */
export function recordLine(record: PortableRecord): string {
  const { payload } = record;
  const dead = record.standing === 'forgotten';
  const time = (millis: number | undefined): string | undefined => (millis === undefined ? undefined : toIso(millis));
  const text: [string, unknown][] = dead
    ? [['reason', payload.reason]]
    : [
        ...payloadFields.map((field): [string, unknown] => [field, payload[field]]),
        ...Object.entries(payload).filter(([key]) => !knownFields.has(key)),
      ];
  const fields: [string, unknown][] = [
    ['id', record.id],
    ['standing', record.standing],
    ['kind', record.kind],
    ...text,
    ['eventTime', time(record.eventTime)],
    ['storedAt', time(record.storedAt)],
    ['expiresAt', time(record.expiresAt)],
    ['supersededAt', time(record.supersededAt)],
    ['supersededBy', record.supersededBy],
    ['supersedeCause', record.supersedeCause],
    ['forgottenAt', time(record.forgottenAt)],
    ['forgetCause', record.forgetCause],
    ['external', dead ? record.external : undefined],
    ['derivedFrom', record.derivedFrom],
    ['provenance', record.provenance],
    ['confidence', record.confidence],
    ['importance', record.importance],
    ['times', record.times],
    ['lastSighted', time(record.lastSighted)],
    ['questions', record.questions],
    ['enrichedAt', time(record.enrichedAt)],
  ];
  return JSON.stringify(Object.fromEntries(fields.filter(([field, value]) => !isAbsent(field, value))));
}

/** What reading a record line could not keep or had to add. */
export interface LineFindings {
  readonly record: PortableRecord;
  /** How many unknown fields were too large or too deep to keep. */
  readonly dropped: number;
  /** The line does not say when the record was stored; `now` was taken. */
  readonly timeMissing: boolean;
}

/**
 * The reverse of {@link recordLine}. Unknown fields are kept in the payload, so that an older loci does not lose what a newer
 * one wrote. Without a standing, a record that names a successor is superseded, and one that was forgotten is forgotten.
 *
 * @param now milliseconds since 1970 UTC
 * @throws MemoryError that names the bad field
 */
export function readRecordLine(line: Fields, now: number): LineFindings {
  const standing = standingOf(line);
  const given = (fields: readonly string[]): Fields =>
    Object.fromEntries(fields.filter((field) => line[field] !== undefined).map((field) => [field, line[field]]));
  const content = standing === 'forgotten' ? '' : recordContent(line.content);
  const checked = parseNewMemory({
    ...given(standing === 'forgotten' ? [] : memoryFields),
    ...given(['kind', 'provenance', 'eventTime', 'confidence', 'importance']),
    content: isBlank(content) ? '-' : content,
  });
  const time = (field: string): number | undefined =>
    line[field] === undefined ? undefined : toMillis(line[field], field);
  const { payload, dropped } =
    standing === 'forgotten'
      ? { payload: tombstonePayload(textField(line, 'reason')), dropped: 0 }
      : payloadOf(line, content, checked);
  const storedAt =
    time('storedAt') ?? (line.createdAt === undefined ? undefined : toMillis(line.createdAt, 'createdAt'));
  const record: PortableRecord = compact({
    id: idField(line.id, 'id'),
    standing,
    kind: checked.kind,
    provenance: checked.provenance,
    storedAt: storedAt ?? now,
    eventTime: checked.eventTime,
    expiresAt: time('expiresAt'),
    confidence: checked.confidence,
    importance: checked.importance,
    supersededBy: line.supersededBy === undefined ? undefined : idField(line.supersededBy, 'supersededBy'),
    supersededAt: time('supersededAt'),
    supersedeCause:
      line.supersedeCause === undefined ? undefined : asOneOf(line.supersedeCause, 'supersedeCause', supersedeCauses),
    times: line.times === undefined ? undefined : asInteger(line.times, 'times', 1, Number.MAX_SAFE_INTEGER),
    lastSighted: time('lastSighted'),
    forgottenAt: time('forgottenAt'),
    forgetCause: line.forgetCause === undefined ? undefined : asOneOf(line.forgetCause, 'forgetCause', forgetCauses),
    external:
      standing === 'forgotten' && typeof line.external === 'string' && isDigest(line.external)
        ? line.external
        : undefined,
    derivedFrom: excerptsOf(line.derivedFrom),
    questions: standing === 'forgotten' ? undefined : questionsOf(line.questions),
    enrichedAt: payload.enrichment === undefined ? undefined : time('enrichedAt'),
    payload,
  });
  return { record, dropped, timeMissing: storedAt === undefined };
}

/** Whether an object is a record of loci and no plain memory: it has an id and a place in the ledger. */
export function isRecordLine(value: Fields): boolean {
  return (
    value.id !== undefined &&
    ['standing', 'storedAt', 'supersededBy', 'supersededAt', 'forgottenAt'].some((field) => value[field] !== undefined)
  );
}

function payloadOf(
  line: Fields,
  content: string,
  checked: Partial<Payload>,
): { readonly payload: Payload; readonly dropped: number } {
  const fields: [string, unknown][] = [['content', content]];
  for (const field of memoryFields) if (line[field] !== undefined) fields.push([field, checked[field]]);
  if (line.agent !== undefined) fields.push(['agent', asName(line.agent, 'agent')]);
  if (line.createdBy !== undefined) fields.push(['createdBy', textField(line, 'createdBy')]);
  if (line.onBehalfOf !== undefined) fields.push(['onBehalfOf', parsePrincipal(line.onBehalfOf)]);
  if (line.reason !== undefined) fields.push(['reason', textField(line, 'reason')]);
  if (line.about !== undefined) fields.push(['about', wordsOf(line.about, 'about')]);
  if (line.replaced !== undefined) fields.push(['replaced', wordsOf(line.replaced, 'replaced')]);
  const enrichment = parseEnrichment(line.enrichment);
  if (enrichment !== undefined) fields.push(['enrichment', enrichment]);
  if (line.sightings !== undefined) fields.push(['sightings', sightingsOf(line.sightings)]);
  let dropped = 0;
  for (const [key, value] of Object.entries(line)) {
    if (knownFields.has(key)) continue;
    const kept: Json | undefined = foreignMeta(value);
    if (kept === undefined) dropped++;
    else fields.push([wellFormed(key), kept]);
  }
  return { payload: { ...Object.fromEntries(fields), content }, dropped };
}

function standingOf(line: Fields): Standing {
  const stated = line.standing === undefined ? undefined : asOneOf(line.standing, 'standing', standings);
  if (stated === 'forgotten' || line.forgottenAt !== undefined) return 'forgotten';
  // A record that claims to be current and names its successor is not current.
  return stated === 'superseded' || line.supersededBy !== undefined ? 'superseded' : 'active';
}

/** Content as it was exported. It may be blank where forgetting has blanked all of it, but not empty. */
function recordContent(value: unknown): string {
  if (typeof value === 'string' && value !== '' && isBlank(value)) return value;
  return parseContent(value);
}

function idField(value: unknown, field: string): RecordId {
  if (typeof value !== 'string' || !isRecordId(value)) throw invalid(field, 'is missing or is not the id of a memory');
  return value;
}

function textField(line: Fields, field: string): string | undefined {
  return line[field] === undefined ? undefined : asText(line[field], field, 512);
}

function wordsOf(value: unknown, field: string): readonly string[] {
  return asArray(value, field)
    .slice(0, 100)
    .map((word) => asText(word, field, 256));
}

/** Each sighting checked by the rules of memories; its time is a number of milliseconds, as it was written. */
function sightingsOf(value: unknown): readonly Sighting[] {
  return asArray(value, 'sightings')
    .slice(0, 1000)
    .map((given) => {
      const fields = ['at', 'record', 'source', 'session', 'externalId', 'tags', 'refs'] as const;
      const { at, record, ...labels } = asObject(given, 'sightings', fields);
      const { source, session, externalId, tags, refs } = parseNewMemory({ content: '-', ...labels });
      return compact({
        at: asInteger(at, 'sightings.at', -8.64e15, 8.64e15),
        source,
        session,
        externalId,
        tags: tags.length === 0 ? undefined : tags,
        refs: refs.length === 0 ? undefined : refs,
        record: record === undefined ? undefined : idField(record, 'sightings.record'),
      });
    });
}

function questionsOf(value: unknown): PortableRecord['questions'] {
  if (value === undefined) return undefined;
  return asArray(value, 'questions').map((given) => {
    const { id, open } = asObject(given, 'questions', ['id', 'open']);
    return { id: idField(id, 'questions.id'), open: asBoolean(open, 'questions.open') };
  });
}

function excerptsOf(value: unknown): readonly Excerpt[] {
  if (value === undefined) return [];
  return asArray(value, 'derivedFrom').map((given) => {
    const { id, start, end } = asObject(given, 'derivedFrom', ['id', 'start', 'end']);
    return {
      id: idField(id, 'derivedFrom.id'),
      start: asInteger(start, 'derivedFrom.start', 0, Number.MAX_SAFE_INTEGER),
      end: asInteger(end, 'derivedFrom.end', 0, Number.MAX_SAFE_INTEGER),
    };
  });
}

/** An empty list of labels or of sources says as much as none; in the details it is a value. */
function isAbsent(field: string, value: unknown): boolean {
  const isList = field === 'tags' || field === 'refs' || field === 'derivedFrom';
  return value === undefined || (isList && Array.isArray(value) && value.length === 0);
}
