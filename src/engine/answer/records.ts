import type { PortableRecord } from '../../model/commands.js';
import { MemoryError } from '../../model/errors.js';
import type { Ordinal } from '../../model/ids.js';
import { compact } from '../../model/parse/memory.js';
import { notFound } from '../../model/parse/query.js';
import type {
  ExportPage,
  ExportQuery,
  GetQuery,
  HistoryQuery,
  Inspected,
  InspectQuery,
  RecordView,
} from '../../model/queries.js';
import { type Payload, tombstonePayload } from '../../model/records.js';
import { answered, type Step, type Texts } from '../env.js';
import type { Ledger } from '../ledger/ledger.js';
import type { Row } from '../ledger/row.js';
import { isVisible, type Standpoint } from '../standpoint.js';
import { viewOf } from './view.js';

export function answerGet(ledger: Ledger, from: Standpoint, query: GetQuery): Step<RecordView | null> {
  const ordinal = ledger.ordinalOf(query.id);
  const row = ordinal === undefined ? undefined : ledger.row(ordinal);
  if (row === undefined || !isVisible(row, from)) return answered(null);
  return withTexts([row.ordinal], (texts) => {
    const now = ledger.row(row.ordinal) ?? row;
    const payload = texts.get(row.ordinal);
    return now.standing !== 'forgotten' && payload === undefined
      ? null
      : viewOf(ledger, now, payloadFor(now, payload), query.access);
  });
}

/** The chain of a record, oldest first; with `asOf` only what held at that moment. @throws MemoryError `not-found` */
export function answerHistory(ledger: Ledger, from: Standpoint, query: HistoryQuery): Step<readonly RecordView[]> {
  const ordinal = ledger.ordinalOf(query.id);
  const row = ordinal === undefined ? undefined : ledger.row(ordinal);
  if (row === undefined || !isVisible(row, from)) throw notFound();
  const chain = wholeChain(ledger, row.ordinal).filter(
    (item) => query.asOf === undefined || heldAt(ledger, item, query.asOf),
  );
  return withTexts(chain, (texts) => viewsOf(ledger, chain, texts, query.access));
}

/** Every record of every standing, newest first. */
export function answerInspect(ledger: Ledger, from: Standpoint, query: InspectQuery): Step<Inspected> {
  const page: Ordinal[] = [];
  let ordinal = query.cursor === undefined ? ledger.nextOrdinal - 1 : parseCursor(query.cursor);
  for (; ordinal >= 0 && page.length < query.limit; ordinal--) {
    if (!sees(ledger, from, ordinal)) continue;
    if (query.standing !== undefined && ledger.standingOf(ordinal) !== query.standing) continue;
    page.push(ordinal);
  }
  const next = ordinal;
  return withTexts(page, (texts) => ({
    records: viewsOf(ledger, page, texts, query.access),
    ...(next < 0 ? {} : { cursor: `i.${next}` }),
  }));
}

const exportPageSize = 200;

/** Records in ordinal order, tombstones among them. */
export function answerExport(ledger: Ledger, from: Standpoint, query: ExportQuery): Step<ExportPage> {
  const page: Ordinal[] = [];
  let ordinal = query.from;
  for (; ordinal < ledger.nextOrdinal && page.length < exportPageSize; ordinal++)
    if (sees(ledger, from, ordinal)) page.push(ordinal);
  const next = ordinal;
  return withTexts(page, (texts) => ({
    records: page.flatMap((at) => {
      const row = ledger.row(at);
      const payload = texts.get(at);
      return row === undefined || (payload === undefined && row.standing !== 'forgotten')
        ? []
        : [portable(ledger, row, payloadFor(row, payload))];
    }),
    ...(next >= ledger.nextOrdinal ? {} : { next }),
  }));
}

/** Whether a record was true at a moment: from its own beginning until its successor's. Forgotten records never were. */
export function heldAt(ledger: Ledger, ordinal: Ordinal, moment: number): boolean {
  const standing = ledger.standingOf(ordinal);
  if (standing === undefined || standing === 'forgotten' || ledger.momentOf(ordinal) > moment) return false;
  const successor = ledger.successorOf(ordinal);
  if (successor === undefined) return true;
  return moment < Math.max(ledger.momentOf(successor), ledger.momentOf(ordinal));
}

function wholeChain(ledger: Ledger, ordinal: Ordinal): readonly Ordinal[] {
  const seen = new Set<Ordinal>();
  const queue = [ordinal];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    queue.push(...ledger.predecessors(next));
    const successor = ledger.successorOf(next);
    if (successor !== undefined) queue.push(successor);
  }
  return [...seen].sort((a, b) => a - b);
}

function viewsOf(
  ledger: Ledger,
  ordinals: readonly Ordinal[],
  texts: Texts,
  access: GetQuery['access'],
): readonly RecordView[] {
  return ordinals.flatMap((ordinal) => {
    const row = ledger.row(ordinal);
    const payload = texts.get(ordinal);
    if (row === undefined || (payload === undefined && row.standing !== 'forgotten')) return [];
    return [viewOf(ledger, row, payloadFor(row, payload), access)];
  });
}

/** The loaded payload; for a forgotten record never more than a tombstone keeps, even when the text was loaded before it went. */
function payloadFor(row: Row, payload: Payload | undefined): Payload {
  return row.standing === 'forgotten'
    ? tombstonePayload(payload?.content === '' ? payload.reason : undefined)
    : (payload ?? { content: '' });
}

function portable(ledger: Ledger, row: Row, payload: Payload): PortableRecord {
  const supersededBy = row.successor === undefined ? undefined : ledger.row(row.successor)?.id;
  return compact({
    id: row.id,
    standing: row.standing,
    kind: row.kind,
    provenance: row.provenance,
    storedAt: row.storedAt,
    eventTime: row.eventTime,
    expiresAt: row.expiresAt,
    confidence: row.confidence,
    importance: row.importance,
    supersededBy,
    supersededAt: row.supersededAt,
    forgottenAt: row.forgottenAt,
    forgetCause: row.forgetCause,
    external: row.external,
    derivedFrom: row.sources.flatMap(({ ordinal, start, end }) => {
      const id = ledger.row(ordinal)?.id;
      return id === undefined ? [] : [{ id, start, end }];
    }),
    payload,
  });
}

function sees(ledger: Ledger, from: Standpoint, ordinal: Ordinal): boolean {
  return (
    ledger.standingOf(ordinal) !== undefined &&
    isVisible({ space: ledger.spaceOf(ordinal), agent: ledger.agentOf(ordinal) }, from)
  );
}

function parseCursor(cursor: string): Ordinal {
  const match = /^i\.(\d{1,15})$/.exec(cursor);
  if (match === null)
    throw new MemoryError('invalid_cursor', 'The cursor does not come from inspect().', { data: { field: 'cursor' } });
  return Number(match[1]);
}

function withTexts<A>(ordinals: readonly Ordinal[], next: (texts: Texts) => A): Step<A> {
  if (ordinals.length === 0) return answered(next(new Map()));
  return { done: false, needs: { spaces: [], ordinals }, next: (texts) => answered(next(texts)) };
}
