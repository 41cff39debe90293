import { type ByteReader, type ByteWriter, fromHex, toHex } from './codec.js';
import { MemoryError } from './errors.js';
import { type LociEvent, nameTables, type Recorded, type Source } from './events.js';
import { packId, unpackId } from './id-codec.js';
import { type Digest, isDigest } from './ids.js';
import { forgetCauses, kinds, provenances, supersedeCauses } from './records.js';
import { type Charter, roles } from './spaces.js';

/** The stored form of events, format 1: a type number, then the fields in a fixed order. */
const typeNumbers = {
  named: 1,
  recorded: 2,
  superseded: 3,
  edited: 4,
  blanked: 5,
  forgotten: 6,
  sighted: 7,
  questioned: 8,
  settled: 9,
  enriched: 10,
  chartered: 11,
} as const;

/** Bits that say which optional fields of `recorded` follow. */
const has = { eventTime: 1, expiresAt: 2, importance: 4, external: 8, sources: 16, doubt: 32 } as const;
const allFlags = 63;

export function writeEvent(out: ByteWriter, event: LociEvent): void {
  out.byte(typeNumbers[event.type]);
  switch (event.type) {
    case 'named':
      out.byte(nameTables.indexOf(event.table));
      out.varint(event.number);
      out.raw(fromHex(event.digest));
      return;
    case 'recorded':
      writeRecorded(out, event);
      return;
    case 'superseded':
      out.varint(event.ordinal);
      // 0: unknown.
      out.varint(event.by === undefined ? 0 : event.by + 1);
      writeTime(out, event.at);
      // 0: unknown.
      out.byte(event.cause === undefined ? 0 : supersedeCauses.indexOf(event.cause) + 1);
      return;
    case 'edited':
      out.varint(event.ordinal);
      writeTime(out, event.at);
      writeChange(out, event.expiresAt);
      writeChange(out, event.importance);
      return;
    case 'blanked':
    case 'enriched':
      out.varint(event.ordinal);
      writeTime(out, event.at);
      return;
    case 'forgotten':
      out.varint(event.ordinal);
      writeTime(out, event.at);
      out.byte(forgetCauses.indexOf(event.cause));
      return;
    case 'sighted':
      out.varint(event.ordinal);
      writeTime(out, event.at);
      out.varint(event.times);
      out.float64(event.confidence);
      out.byte(event.external === undefined ? 0 : 1);
      if (event.external !== undefined) out.raw(fromHex(event.external));
      return;
    case 'questioned':
    case 'settled':
      out.varint(event.ordinal);
      out.varint(event.other);
      writeTime(out, event.at);
      return;
    case 'chartered':
      out.varint(event.ordinal);
      writeTime(out, event.at);
      writeCharter(out, event);
      return;
  }
}

/** @throws MemoryError `newer_format` for an event type that this version does not know, `corrupt` for a value out of range */
export function readEvent(input: ByteReader): LociEvent {
  const type = input.byte();
  switch (type) {
    case typeNumbers.named:
      return {
        type: 'named',
        table: member(nameTables, input.byte()),
        number: input.varint(),
        digest: readDigest(input),
      };
    case typeNumbers.recorded:
      return readRecorded(input);
    case typeNumbers.superseded: {
      const ordinal = input.varint();
      const by = input.varint();
      const at = input.float64();
      const cause = input.byte();
      return {
        type: 'superseded',
        ordinal,
        ...(by === 0 ? {} : { by: by - 1 }),
        at,
        ...(cause === 0 ? {} : { cause: member(supersedeCauses, cause - 1) }),
      };
    }
    case typeNumbers.edited: {
      const edited = { type: 'edited' as const, ordinal: input.varint(), at: input.float64() };
      const expiresAt = readChange(input);
      const importance = readChange(input);
      return {
        ...edited,
        ...(expiresAt === undefined ? {} : { expiresAt }),
        ...(importance === undefined ? {} : { importance }),
      };
    }
    case typeNumbers.blanked:
      return { type: 'blanked', ordinal: input.varint(), at: input.float64() };
    case typeNumbers.enriched:
      return { type: 'enriched', ordinal: input.varint(), at: input.float64() };
    case typeNumbers.forgotten:
      return {
        type: 'forgotten',
        ordinal: input.varint(),
        at: input.float64(),
        cause: member(forgetCauses, input.byte()),
      };
    case typeNumbers.sighted: {
      const sighted = {
        type: 'sighted' as const,
        ordinal: input.varint(),
        at: input.float64(),
        times: input.varint(),
        confidence: input.float64(),
      };
      const external = input.byte();
      if (external > 1) throw newer('A sighting has an unknown form');
      return external === 0 ? sighted : { ...sighted, external: readDigest(input) };
    }
    case typeNumbers.questioned:
      return { type: 'questioned', ordinal: input.varint(), other: input.varint(), at: input.float64() };
    case typeNumbers.settled:
      return { type: 'settled', ordinal: input.varint(), other: input.varint(), at: input.float64() };
    case typeNumbers.chartered:
      return { type: 'chartered', ordinal: input.varint(), at: input.float64(), ...readCharter(input) };
    default:
      throw newer(`An event has the unknown type ${type}`);
  }
}

/** What holds in a space: its number, two bits, and each member with the role. */
export function writeCharter(out: ByteWriter, { space, archived, llmInference, members }: Charter): void {
  out.varint(space);
  out.byte((archived ? 1 : 0) | (llmInference ? 2 : 0));
  out.varint(members.length);
  for (const { actor, role } of members) {
    out.varint(actor);
    out.byte(roles.indexOf(role));
  }
}

/** @throws MemoryError `newer_format` */
export function readCharter(input: ByteReader): Charter {
  const space = input.varint();
  const flags = input.byte();
  if (flags > 3) throw newer('A space has unknown fields');
  const members = Array.from({ length: input.varint() }, () => ({
    actor: input.varint(),
    role: member(roles, input.byte()),
  }));
  return { space, archived: (flags & 1) === 1, llmInference: (flags & 2) === 2, members };
}

function writeRecorded(out: ByteWriter, event: Recorded): void {
  const { eventTime, expiresAt, importance, external, sources, confidence } = event;
  out.byte(
    (eventTime === undefined ? 0 : has.eventTime) |
      (expiresAt === undefined ? 0 : has.expiresAt) |
      (importance === undefined ? 0 : has.importance) |
      (external === undefined ? 0 : has.external) |
      (sources.length === 0 ? 0 : has.sources) |
      (confidence === 1 ? 0 : has.doubt),
  );
  out.varint(event.ordinal);
  out.bytes(packId(event.id));
  for (const number of [event.space, event.actor, event.agent, event.session]) out.varint(number);
  out.byte(kinds.indexOf(event.kind));
  out.byte(provenances.indexOf(event.provenance));
  writeTime(out, event.storedAt);
  if (eventTime !== undefined) writeTime(out, eventTime);
  if (expiresAt !== undefined) writeTime(out, expiresAt);
  if (importance !== undefined) out.float64(importance);
  if (external !== undefined) out.raw(fromHex(external));
  if (sources.length > 0) {
    out.varint(sources.length);
    for (const source of sources) for (const n of [source.ordinal, source.start, source.end]) out.varint(n);
  }
  if (confidence !== 1) out.float64(confidence);
}

function readRecorded(input: ByteReader): Recorded {
  const flags = input.byte();
  if (flags > allFlags) throw newer('An event has unknown fields');
  const ordinal = input.varint();
  const id = unpackId(input.bytes());
  const [space, actor, agent, session] = [input.varint(), input.varint(), input.varint(), input.varint()];
  const kind = member(kinds, input.byte());
  const provenance = member(provenances, input.byte());
  const storedAt = input.float64();
  const eventTime = flags & has.eventTime ? input.float64() : undefined;
  const expiresAt = flags & has.expiresAt ? input.float64() : undefined;
  const importance = flags & has.importance ? input.float64() : undefined;
  const external = flags & has.external ? readDigest(input) : undefined;
  const sources: Source[] = [];
  if (flags & has.sources) {
    for (let left = input.varint(); left > 0; left--) {
      sources.push({ ordinal: input.varint(), start: input.varint(), end: input.varint() });
    }
  }
  const confidence = flags & has.doubt ? input.float64() : 1;
  return {
    type: 'recorded',
    ordinal,
    id,
    space,
    actor,
    agent,
    session,
    kind,
    provenance,
    storedAt,
    confidence,
    sources,
    ...(eventTime === undefined ? {} : { eventTime }),
    ...(expiresAt === undefined ? {} : { expiresAt }),
    ...(importance === undefined ? {} : { importance }),
    ...(external === undefined ? {} : { external }),
  };
}

function writeTime(out: ByteWriter, millis: number): void {
  out.float64(millis);
}

/** 0 = unchanged, 1 = cleared, 2 = a value follows. */
function writeChange(out: ByteWriter, value: number | null | undefined): void {
  out.byte(value === undefined ? 0 : value === null ? 1 : 2);
  if (typeof value === 'number') out.float64(value);
}

function readChange(input: ByteReader): number | null | undefined {
  const tag = input.byte();
  if (tag > 2) throw newer('A change of a value has an unknown form');
  return tag === 0 ? undefined : tag === 1 ? null : input.float64();
}

function readDigest(input: ByteReader): Digest {
  const digest = toHex(input.raw(16));
  if (!isDigest(digest)) throw new MemoryError('corrupt', 'A stored digest is malformed.');
  return digest;
}

function member<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw newer('A stored code is unknown');
  return value;
}

function newer(problem: string): MemoryError {
  return new MemoryError('newer_format', `${problem}; open the store with a newer version of loci.`);
}
