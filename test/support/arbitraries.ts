import fc from 'fast-check';
import { type Commit, type LociEvent, nameTables } from '../../src/model/events.js';
import { type CommitId, type Digest, isCommitId, isDigest, isRecordId, type RecordId } from '../../src/model/ids.js';
import { compact } from '../../src/model/parse/memory.js';
import { forgetCauses, kinds, type Payload, provenances, supersedeCauses } from '../../src/model/records.js';
import { roles } from '../../src/model/spaces.js';
import { wellFormed } from '../../src/model/utf8.js';
import { anyText } from './runs.js';

const record = <T>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }) => fc.record(model, { noNullPrototype: true });

/** The parts that are not undefined: how absent fields are written everywhere. */
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

function branded<T extends string>(test: (value: string) => value is T, text: string): T {
  if (!test(text)) throw new Error('the arbitrary made a malformed id');
  return text;
}

export const recordId: fc.Arbitrary<RecordId> = fc
  .oneof(fc.stringMatching(/^[0-7][0-9a-hjkmnp-tv-z]{25}$/), fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_.:-]{0,63}$/))
  .map((text) => branded(isRecordId, text));

export const commitId: fc.Arbitrary<CommitId> = recordId.map((id) => branded(isCommitId, id));

export const digest: fc.Arbitrary<Digest> = fc.stringMatching(/^[0-9a-f]{32}$/).map((text) => branded(isDigest, text));

export const ordinal = fc.oneof(fc.nat(300), fc.integer({ min: 0, max: 2 ** 40 }));
export const time = fc.integer({ min: -8.64e15, max: 8.64e15 });
const share = fc.double({ min: 0, max: 1, noNaN: true }).map((value) => value + 0);
const change = fc.option(fc.oneof(time, share), { nil: null });

/** Every event that can be stored. */
export const event: fc.Arbitrary<LociEvent> = fc.oneof(
  record({
    type: fc.constant('named' as const),
    table: fc.constantFrom(...nameTables),
    number: fc.integer({ min: 1, max: 2 ** 32 - 1 }),
    digest,
  }),
  record({
    type: fc.constant('recorded' as const),
    ordinal,
    id: recordId,
    space: fc.nat(),
    actor: fc.nat(),
    agent: fc.nat(),
    session: fc.nat(),
    kind: fc.constantFrom(...kinds),
    provenance: fc.constantFrom(...provenances),
    storedAt: time,
    eventTime: optional(time),
    expiresAt: optional(time),
    confidence: fc.oneof(fc.constant(1), share),
    importance: optional(share),
    external: optional(digest),
    sources: fc.array(record({ ordinal, start: fc.nat(), end: fc.nat() }), { maxLength: 4 }),
  }).map(compact),
  record({
    type: fc.constant('superseded' as const),
    ordinal,
    by: optional(ordinal),
    at: time,
    cause: optional(fc.constantFrom(...supersedeCauses)),
  }).map(compact),
  record({
    type: fc.constant('sighted' as const),
    ordinal,
    at: time,
    times: fc.nat(300),
    confidence: share,
    external: optional(digest),
  }).map(compact),
  record({ type: fc.constantFrom('questioned' as const, 'settled' as const), ordinal, other: ordinal, at: time }),
  record({
    type: fc.constant('edited' as const),
    ordinal,
    at: time,
    expiresAt: optional(change),
    importance: optional(change),
  }).map(compact),
  record({ type: fc.constantFrom('blanked' as const, 'enriched' as const), ordinal, at: time }),
  record({
    type: fc.constant('chartered' as const),
    ordinal,
    at: time,
    space: fc.nat(),
    archived: fc.boolean(),
    llmInference: fc.boolean(),
    members: fc.array(record({ actor: fc.nat(), role: fc.constantFrom(...roles) }), { maxLength: 4 }),
  }),
  record({
    type: fc.constant('forgotten' as const),
    ordinal,
    at: time,
    cause: fc.constantFrom(...forgetCauses),
  }),
);

const stored = anyText.map(wellFormed);

/** Every payload, as it is stored: no lone surrogates, no undefined fields. */
export const payload: fc.Arbitrary<Payload> = record({
  content: stored,
  tags: optional(fc.array(stored, { maxLength: 3 })),
  refs: optional(
    fc.array(record({ type: stored, id: stored, url: optional(stored), label: optional(stored) }).map(compact), {
      maxLength: 2,
    }),
  ),
  source: optional(stored),
  category: optional(stored),
  speaker: optional(stored),
  session: optional(stored),
  channel: optional(stored),
  agent: optional(stored),
  createdBy: optional(stored),
  onBehalfOf: optional(record({ id: stored, via: optional(stored) }).map(compact)),
  externalId: optional(stored),
  meta: optional(fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)))),
  mistake: optional(record({ whatHappened: stored, correction: stored })),
  reason: optional(stored),
  enrichment: optional(
    record({ summary: optional(stored), questions: optional(fc.array(stored, { maxLength: 2 })) }).map(compact),
  ),
}).map(compact);

export const commit: fc.Arbitrary<Commit> = record({
  sequence: fc.integer({ min: 1, max: 2 ** 40 }),
  id: commitId,
  events: fc.array(event, { maxLength: 8 }),
  payloads: fc.array(fc.tuple(ordinal, payload), { maxLength: 4 }),
}).map(({ payloads, ...log }) => ({ ...log, payloads: new Map(payloads) }));
