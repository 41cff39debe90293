import { MemoryError } from '../../model/errors.js';
import { isRecordId, type Ordinal, type RecordId } from '../../model/ids.js';
import { notFound } from '../../model/parse/query.js';
import type { GetQuery, HistoryQuery, Inspected, InspectQuery, RecordView } from '../../model/queries.js';
import { type Payload, tombstonePayload } from '../../model/records.js';
import type { Access } from '../../model/scope.js';
import { answered, type Step, type Texts } from '../env.js';
import { withoutCorrected } from '../ledger/corrected.js';
import type { Ledger } from '../ledger/ledger.js';
import type { Row } from '../ledger/row.js';
import { isVisible, mayBeShown, type Standpoint } from '../standpoint.js';
import { heldAt } from './filter.js';
import { tellerIn } from './teller.js';
import { viewOf } from './view.js';

/** @throws MemoryError `corrupt` when the text is damaged */
export function answerGet(ledger: Ledger, from: Standpoint, query: GetQuery): Step<RecordView | null> {
  const row = visible(ledger, from, query.id);
  if (row === undefined || (query.forModel === true && !mayBeShown(from))) return answered(null);
  return told(from, query.access, [row.ordinal], (texts, access) => {
    const now = ledger.row(row.ordinal) ?? row;
    const payload = texts.get(row.ordinal);
    if (now.standing !== 'forgotten' && payload === undefined)
      throw new MemoryError('corrupt', 'The text of this memory is damaged; see lint().');
    const held = payloadFor(now, payload);
    return viewOf(ledger, now, query.forModel === true ? withoutCorrected(ledger, now, held) : held, access);
  });
}

/** The chain of a record, oldest first; with `asOf` only what held at that moment. @throws MemoryError `not-found` */
export function answerHistory(ledger: Ledger, from: Standpoint, query: HistoryQuery): Step<readonly RecordView[]> {
  const row = visible(ledger, from, query.id);
  if (row === undefined) throw notFound();
  const chain = wholeChain(ledger, row.ordinal).filter(
    (item) => sees(ledger, from, item) && (query.asOf === undefined || heldAt(ledger, item, query.asOf)),
  );
  return told(from, query.access, chain, (texts, access) => viewsOf(ledger, chain, texts, access));
}

/** Every record of every standing, newest first. @throws MemoryError `invalid_cursor` */
export function answerInspect(ledger: Ledger, from: Standpoint, query: InspectQuery): Step<Inspected> {
  const page: Ordinal[] = [];
  const start = query.cursor === undefined ? ledger.nextOrdinal : parseCursor(ledger, from, query.cursor);
  // One more than the page has room for, to know whether there is a next one.
  for (let ordinal = start - 1; ordinal >= 0 && page.length <= query.limit; ordinal--) {
    if (!sees(ledger, from, ordinal)) continue;
    if (query.standing === undefined || ledger.standingOf(ordinal) === query.standing) page.push(ordinal);
  }
  const shown = page.slice(0, query.limit);
  const last = shown.at(-1);
  return told(from, query.access, shown, (texts, access) => ({
    records: viewsOf(ledger, shown, texts, access),
    ...(page.length > shown.length && last !== undefined ? { cursor: `i.${ledger.row(last)?.id}` } : {}),
  }));
}

/** All versions of a record: each after those that it replaced. */
function wholeChain(ledger: Ledger, ordinal: Ordinal): readonly Ordinal[] {
  let newest = ordinal;
  const passed = new Set<Ordinal>([newest]);
  for (let next = ledger.successorOf(newest); next !== undefined; next = ledger.successorOf(newest)) {
    if (passed.has(next)) break;
    passed.add(next);
    newest = next;
  }
  // From the newest one back; the reverse of it has every record after its predecessors.
  const chain: Ordinal[] = [];
  const seen = new Set<Ordinal>();
  const stack = [newest];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    chain.push(next);
    stack.push(...ledger.predecessors(next));
  }
  return chain.reverse();
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
export function payloadFor(row: Row, payload: Payload | undefined): Payload {
  return row.standing === 'forgotten'
    ? tombstonePayload(payload?.content === '' ? payload.reason : undefined)
    : (payload ?? { content: '' });
}

function visible(ledger: Ledger, from: Standpoint, id: RecordId): Row | undefined {
  const ordinal = ledger.ordinalOf(id);
  const row = ordinal === undefined ? undefined : ledger.row(ordinal);
  return row !== undefined && isVisible(row, from) ? row : undefined;
}

/** Whether a record is there, forgotten or not, and a handle may know of it. */
export function sees(ledger: Ledger, from: Standpoint, ordinal: Ordinal): boolean {
  return (
    ledger.standingOf(ordinal) !== undefined &&
    isVisible({ space: ledger.spaceOf(ordinal), agent: ledger.agentOf(ordinal) }, from)
  );
}

/** The ordinal of the record that a cursor names: the last one shown. */
function parseCursor(ledger: Ledger, from: Standpoint, cursor: string): Ordinal {
  const id = cursor.startsWith('i.') ? cursor.slice(2) : '';
  const row = isRecordId(id) ? visible(ledger, from, id) : undefined;
  if (row === undefined) {
    throw new MemoryError('invalid_cursor', 'The cursor does not come from inspect().', { data: { field: 'cursor' } });
  }
  return row.ordinal;
}

/** An answer about records of one space, which is told by its slug. */
function told<A>(
  from: Standpoint,
  access: Access,
  ordinals: readonly Ordinal[],
  next: (texts: Texts, access: Access) => A,
): Step<A> {
  const { shared } = from;
  const all = shared === undefined || ordinals.length === 0 ? ordinals : [...ordinals, shared.place];
  return withTexts(all, (texts) => next(texts, tellerIn(from, access, texts)));
}

/** An answer that is made of the texts of some records; those whose text is damaged are absent. */
export function withTexts<A>(ordinals: readonly Ordinal[], next: (texts: Texts) => A): Step<A> {
  if (ordinals.length === 0) return answered(next(new Map()));
  return { done: false, needs: { spaces: [], ordinals }, next: (texts) => answered(next(texts)) };
}
