import type { RecordEvent, Recorded } from '../../model/events.js';
import type { Ordinal } from '../../model/ids.js';
import type { ForgetCause, Standing, SupersedeCause } from '../../model/records.js';
import type { Charter } from '../../model/spaces.js';
import { transition } from './lifecycle.js';

/** Whether a record replaces an older one: asked and open, or settled so that both hold. */
export interface Question {
  readonly other: Ordinal;
  readonly open: boolean;
}

/** Everything that the ledger knows about one record: numbers, times and codes, no text. */
export interface Row extends Omit<Recorded, 'type'> {
  readonly standing: Standing;
  readonly successor?: Ordinal;
  readonly supersededAt?: number;
  readonly supersedeCause?: SupersedeCause;
  /** How often it was said; absent: once. */
  readonly sightings?: number;
  readonly lastSighted?: number;
  /** In rising order of the other record; absent: none. */
  readonly questions?: readonly Question[];
  /** When it was enriched last; absent: it has no enrichment. */
  readonly enrichedAt?: number;
  /** What holds in the shared space that the record stands for; absent: it stands for none. */
  readonly charter?: Charter;
  readonly forgottenAt?: number;
  readonly forgetCause?: ForgetCause;
}

/** Whether a record was derived from whole records, as a pattern is; an excerpt has a span. */
export function isPattern({ sources }: Pick<Row, 'sources'>): boolean {
  return sources.length > 0 && sources.every(({ start, end }) => start === 0 && end === 0);
}

/** The row after `event`: the only place where an event's meaning for a record is written down. */
export function applyToRow(row: Row | undefined, event: RecordEvent): Row {
  const standing = transition(row?.standing ?? 'absent', event.type);
  if (event.type === 'recorded') {
    return recordedRow(event, standing);
  }
  if (row === undefined) throw new RangeError('an event about a record comes after its recording');
  switch (event.type) {
    case 'superseded':
      return {
        ...row,
        standing,
        supersededAt: event.at,
        ...(event.by === undefined ? {} : { successor: event.by }),
        ...(event.cause === undefined ? {} : { supersedeCause: event.cause }),
      };
    case 'sighted': {
      const external = row.external ?? event.external;
      return {
        ...row,
        standing,
        sightings: event.times,
        lastSighted: event.at,
        confidence: event.confidence,
        ...(external === undefined ? {} : { external }),
      };
    }
    case 'questioned':
    case 'settled':
      return { ...row, standing, questions: withQuestion(row, event.other, event.type === 'questioned') };
    case 'edited':
      return { ...withChange(withChange(row, 'expiresAt', event.expiresAt), 'importance', event.importance), standing };
    case 'blanked': {
      const { enrichedAt: _, ...rest } = row;
      return { ...rest, standing };
    }
    case 'enriched':
      return { ...row, standing, enrichedAt: event.at };
    case 'chartered': {
      const { space, archived, llmInference, members } = event;
      return { ...row, standing, charter: { space, archived, llmInference, members } };
    }
    case 'forgotten': {
      // What a tombstone keeps; the rest said something about the content.
      const { ordinal, id, space, actor, agent, kind, provenance, storedAt, successor, supersededAt, external } = row;
      return {
        ordinal,
        id,
        space,
        actor,
        agent,
        session: 0,
        kind,
        provenance,
        storedAt,
        standing,
        confidence: 1,
        sources: [],
        forgottenAt: event.at,
        forgetCause: event.cause,
        ...(successor === undefined ? {} : { successor }),
        ...(supersededAt === undefined ? {} : { supersededAt }),
        ...(external === undefined ? {} : { external }),
      };
    }
  }
}

/** Field by field: a load makes thousands of these. */
function recordedRow(event: Recorded, standing: Standing): Row {
  const { ordinal, id, space, actor, agent, session, kind, provenance, storedAt, confidence, sources } = event;
  const row: { -readonly [K in keyof Row]: Row[K] } = {
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
    standing,
  };
  if (event.eventTime !== undefined) row.eventTime = event.eventTime;
  if (event.expiresAt !== undefined) row.expiresAt = event.expiresAt;
  if (event.importance !== undefined) row.importance = event.importance;
  if (event.external !== undefined) row.external = event.external;
  return row;
}

/** When a record began to hold: when it happened, or else when it was stored. */
export function heldFrom(row: Row): number {
  return row.eventTime ?? row.storedAt;
}

function withQuestion({ questions = [] }: Row, other: Ordinal, open: boolean): readonly Question[] {
  const others = questions.filter((question) => question.other !== other);
  return [...others, { other, open }].sort((a, b) => a.other - b.other);
}

function withChange(row: Row, field: 'expiresAt' | 'importance', value: number | null | undefined): Row {
  if (value === undefined) return row;
  const { [field]: _, ...rest } = row;
  return value === null ? rest : { ...rest, [field]: value };
}
