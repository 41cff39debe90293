import type { Ordinal } from '../../model/ids.js';
import { compact } from '../../model/parse/memory.js';
import type { RecordView } from '../../model/queries.js';
import { isBare, type Payload } from '../../model/records.js';
import type { Access } from '../../model/scope.js';
import type { Row } from '../ledger/row.js';
import type { LedgerView } from '../ledger/view.js';
import { summaryOf } from './summary.js';

/** A record as answers show it. A forgotten one shows its id, its times and the reason. */
export function viewOf(view: LedgerView, row: Row, payload: Payload, access: Access): RecordView {
  return isPlain(view, row) && isBare(payload) ? plainView(row, payload, access) : fullView(view, row, payload, access);
}

/** Whether a row has nothing but what every row has, like most. */
function isPlain(view: LedgerView, row: Row): boolean {
  return (
    row.standing === 'active' &&
    row.importance === undefined &&
    row.eventTime === undefined &&
    row.expiresAt === undefined &&
    row.supersededAt === undefined &&
    row.supersedeCause === undefined &&
    row.forgottenAt === undefined &&
    row.sightings === undefined &&
    row.lastSighted === undefined &&
    row.questions === undefined &&
    row.sources.length === 0 &&
    view.questionersOf(row.ordinal).length === 0
  );
}

/** What {@link fullView} gives of such a row and a text without details, at a tenth of the cost: many are made for every answer. */
function plainView(
  { id, standing, kind, confidence, provenance, storedAt }: Row,
  { content }: Payload,
  access: Access,
) {
  return {
    id,
    standing,
    content,
    summary: summaryOf(content),
    kind,
    confidence,
    provenance,
    tags: [],
    refs: [],
    storedAt,
    space: access.space ?? 'personal',
    createdBy: `user:${access.user}`,
    sightings: 1,
  };
}

function fullView(view: LedgerView, row: Row, payload: Payload, access: Access): RecordView {
  const {
    content,
    tags,
    refs,
    source,
    category,
    speaker,
    session,
    channel,
    agent,
    createdBy,
    onBehalfOf,
    externalId,
    meta,
    mistake,
    reason,
    about,
    replaced,
    sightings,
    enrichment,
  } = payload;
  const gone = row.standing === 'forgotten';
  return compact({
    id: row.id,
    standing: row.standing,
    content,
    summary: summaryOf(content),
    kind: row.kind,
    confidence: row.confidence,
    importance: row.importance,
    provenance: row.provenance,
    externalId,
    source,
    category,
    tags: tags ?? [],
    refs: refs ?? [],
    meta,
    mistake,
    storedAt: row.storedAt,
    eventTime: row.eventTime,
    expiresAt: row.expiresAt,
    space: access.space ?? 'personal',
    session,
    channel,
    agent,
    speaker,
    createdBy: gone ? undefined : (createdBy ?? `user:${access.user}`),
    onBehalfOf,
    parent: idOf(view, row.sources[0]?.ordinal),
    supersededBy: row.standing === 'superseded' ? idOf(view, headOf(view, row)) : undefined,
    reason,
    supersededAt: row.supersededAt,
    supersedeCause: row.supersedeCause,
    forgottenAt: row.forgottenAt,
    sightings: row.sightings ?? 1,
    lastSighted: row.lastSighted,
    said: sightings,
    about,
    replaced,
    enrichment,
    enrichedAt: enrichment === undefined ? undefined : row.enrichedAt,
    openQuestions: openQuestions(view, row),
  });
}

/** Current records of the same readers with which a record has an open question; `undefined` when there are none. */
function openQuestions(view: LedgerView, row: Row): readonly string[] | undefined {
  if (row.standing !== 'active') return undefined;
  if (row.questions === undefined && view.questionersOf(row.ordinal).length === 0) return undefined;
  const asked = (row.questions ?? []).flatMap(({ other, open }) => (open ? [other] : []));
  const askedBy = view
    .questionersOf(row.ordinal)
    .filter((newer) => (view.row(newer)?.questions ?? []).some(({ other, open }) => open && other === row.ordinal));
  const ids = [...asked, ...askedBy].flatMap((ordinal) => {
    const other = view.row(ordinal);
    return other?.standing === 'active' && other.agent === row.agent ? [other.id] : [];
  });
  return ids.length === 0 ? undefined : ids;
}

/** The newest record of the chain of a superseded one. */
export function headOf(view: LedgerView, row: Row): Ordinal | undefined {
  let head = row.successor;
  const seen = new Set<Ordinal>();
  while (head !== undefined && !seen.has(head)) {
    seen.add(head);
    const next = view.row(head)?.successor;
    if (next === undefined) break;
    head = next;
  }
  return head;
}

export function idOf(view: LedgerView, ordinal: Ordinal | undefined): string | undefined {
  return ordinal === undefined ? undefined : view.row(ordinal)?.id;
}
