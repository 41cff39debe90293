import { ByteWriter } from '../model/codec.js';
import { isMemoryError } from '../model/errors.js';
import type { Ordinal } from '../model/ids.js';
import { encodePayload } from '../model/payload-codec.js';
import type { Storage } from '../ports/storage.js';
import type { Attempt } from './attempt.js';
import { type Capture, captureState, missingIndex } from './capture.js';
import { encodeHead, type Head, namedPages, type PageRef } from './head.js';
import { headKey, numberOf } from './keyspace.js';
import { readAll, readOne, sameBytes, unlessCorrupt } from './loader.js';
import { decodeLog, encodeLog } from './log.js';
import { decodePage } from './page.js';
import { putAside } from './quarantine.js';
import { cutPages, fullPage, planPages, type Range } from './repage.js';
import { spareFor } from './spare.js';
import type { Store } from './store.js';
import { encodeTextPage } from './text-page.js';
import { noteStrangers } from './verify.js';

export interface FoldOptions {
  /** Writes every page of records and of the log anew, full ones side by side, and drops what was put aside before. */
  readonly everything?: boolean;
  /** Leaves the index out: it is a cache. */
  readonly withoutIndex?: boolean;
  /** Keeps no room in reserve: there is none. */
  readonly withoutSpare?: boolean;
}

/** What happened to a fold: `stale` means that another writer got there first, or the ground moved; look again. */
export type FoldOutcome = 'won' | 'stale';

/**
 * Makes the next generation: pages for everything that the commits after the head have touched, durable before the new head
 * appears. Erasing is the same path: what was forgotten is left out of the pages that held it.
 *
 * @param nonce tells this attempt from all others
 * @throws PageGone, MemoryError `quota` and others of the storage; then nothing has changed for anybody
 */
export async function fold(store: Store, nonce: string, options: FoldOptions = {}): Promise<FoldOutcome> {
  const withIndex = options.withoutIndex !== true;
  await noteStrangers(store);
  for (let space = missingIndex(store); withIndex && space !== undefined; space = missingIndex(store))
    await store.indexes.ensure(space);
  // Nothing is waited for between the last look at what is missing and this.
  const capture = captureState(store, nonce, withIndex);
  const { attempt } = capture;
  const texts = await writeTexts(store, capture, options.everything === true);
  const log = await writeLog(store, capture, options.everything === true);
  const damaged = [...new Set([...capture.damagedPages, ...texts.damaged, ...log.damaged])];
  const quarantine = await putAside(
    store,
    capture,
    damaged,
    options.everything === true ? [] : attempt.base.quarantine,
  );
  if (quarantine === undefined) return 'stale';
  const pages = { rec: texts.refs, led: capture.led, nam: capture.nam, log: log.refs, idx: capture.idx, quarantine };
  const { generation, folded } = attempt;
  const head: Head = {
    generation,
    nonce,
    folded,
    analyser: store.engine.analyser,
    ...pages,
    spare: options.withoutSpare === true ? [] : spareFor(attempt, pages),
  };
  store.expect(nonce, new Set(store.state.indexes.keys()));
  if (!(await publish(store, attempt, head))) return 'stale';
  for (const { page, key } of capture.segments) page.saved(key);
  await settle(store, capture, damaged);
  return 'won';
}

/** Whether the head became the newest one. */
async function publish(store: Store, attempt: Attempt, head: Head): Promise<boolean> {
  const { put } = attempt;
  try {
    const create = { key: headKey(head.generation), bytes: encodeHead(head) };
    await store.storage.commit({ put, create, under: headKey(attempt.base.generation) });
  } catch (error) {
    const isConflict = isMemoryError(error) && error.code === 'conflict';
    const isNewest = await discard(store, attempt).catch((later: unknown) => {
      throw isConflict ? later : error;
    });
    if (isNewest || isConflict) return isNewest;
    throw error;
  }
  try {
    // The name was free also when a sweep had removed the head that bore it: only the list tells whether this one counts.
    if ((await store.checkPlace(attempt.base)) !== head.generation) return await discard(store, attempt);
  } catch (error) {
    if (store.lost !== undefined) await takeBack(store.storage, attempt, head);
    throw error;
  }
  store.adopt(head);
  return true;
}

/** Removes a head and its pages that came to lie in a store of somebody else, or in an older copy of this one. */
async function takeBack(storage: Storage, { put }: Attempt, head: Head): Promise<void> {
  const key = headKey(head.generation);
  try {
    const isOwn = sameBytes(await readOne(storage, key), encodeHead(head));
    await storage.commit({ remove: [...(isOwn ? [key] : []), ...put.map((entry) => entry.key)] });
  } catch {
    // The place is gone altogether; the loss itself is what the caller hears of.
  }
}

/**
 * Removes pages of an attempt that seems to have come to nothing, except those that the newest head names after all.
 *
 * @returns whether the newest head is that of the attempt
 */
async function discard(store: Store, { put, nonce }: Attempt): Promise<boolean> {
  // Without a look at the newest head nothing may be removed; then a later sweep does it.
  await store.catchUp();
  if (store.head.nonce === nonce) return true;
  const named = namedPages(store.head);
  const remove = put.map(({ key }) => key).filter((key) => !named.has(key));
  if (remove.length > 0) await store.storage.commit({ remove });
  return false;
}

/** Tails behind a gap were put aside, and would one day be taken for what follows; so were foreign heads. */
async function settle(store: Store, { attempt, damagedValues }: Capture, damaged: readonly PageRef[]): Promise<void> {
  const isAhead = (key: string) =>
    (numberOf(key) ?? 0) > (key.startsWith('tail/') ? attempt.folded : attempt.generation);
  const ahead = [...damagedValues.keys()].filter(isAhead);
  if (ahead.length > 0) await store.storage.commit({ remove: ahead });
  store.damage.settle([...damaged.map(({ key }) => key), ...damagedValues.keys()]);
}

interface Written {
  readonly refs: readonly PageRef[];
  /** Pages that turned out to be damaged while they were being read. */
  readonly damaged: readonly PageRef[];
}

async function writeTexts(store: Store, capture: Capture, everything: boolean): Promise<Written> {
  const { attempt, payloads, nextOrdinal } = capture;
  const { rec } = attempt.base;
  const end = Math.max(nextOrdinal, rec.at(-1)?.to ?? 0);
  const damagedKeys = new Set(capture.damagedPages.map(({ key }) => key));
  const plan = everything
    ? { kept: [], ranges: end === 0 ? [] : [{ from: 0, to: end }] }
    : planPages(rec, payloads.keys(), damagedKeys, nextOrdinal);
  const damaged = new Set<PageRef>();
  const written: PageRef[] = [];
  for (const range of plan.ranges) {
    const rows = await readRows(store, rec, range, damaged);
    for (const [ordinal, payload] of payloads) {
      if (ordinal >= range.from && ordinal < range.to) rows[ordinal - range.from] = encodePayload(payload);
    }
    for (const part of cutPages(range.from, rows, (row) => row?.length ?? 0)) {
      written.push(
        attempt.page('rec', { from: part.from, to: part.from + part.rows.length }, encodeTextPage(part.rows)),
      );
    }
  }
  return { refs: [...plan.kept, ...written].sort((a, b) => a.from - b.from), damaged: [...damaged] };
}

/** The stored rows of a range, as far as they can be read. @param damaged gets the pages of which a row cannot */
async function readRows(
  store: Store,
  rec: readonly PageRef[],
  { from, to }: Range,
  damaged: Set<PageRef>,
): Promise<(Uint8Array | undefined)[]> {
  const rows = new Array<Uint8Array | undefined>(to - from).fill(undefined);
  const refs = rec.filter((ref) => ref.from < to && ref.to > from);
  const pages = await store.texts.pages(refs);
  for (const ref of refs) {
    const page = pages.get(ref.key);
    if (page === undefined) damaged.add(ref);
    const end = Math.min(to, ref.to);
    for (let ordinal: Ordinal = Math.max(from, ref.from); page !== undefined && ordinal < end; ordinal++) {
      const row = page.row(ordinal);
      if (row === 'damaged') damaged.add(ref);
      else rows[ordinal - from] = row;
    }
  }
  return rows;
}

/** A stretch of the log: commits from a sequence number on, as their bytes. */
interface Stretch {
  readonly from: number;
  readonly bytes: Uint8Array;
}

/** New commits go onto the last log page while it is small, else onto one of their own. */
async function writeLog(store: Store, capture: Capture, everything: boolean): Promise<Written> {
  const { attempt, commits } = capture;
  const { base, folded } = attempt;
  const known = new Set(capture.damagedPages.map(({ key }) => key));
  const intact = base.log.filter(({ key }) => !known.has(key));
  if (commits.length === 0 && !everything && folded === base.folded) return { refs: intact, damaged: [] };
  const last = intact.at(-1);
  const merged = everything ? intact : last !== undefined && last.bytes < fullPage.bytes / 2 ? [last] : [];
  const read = await readAll(store.storage, merged);
  const damaged: PageRef[] = [];
  const stretches: Stretch[] = [];
  for (const ref of merged) {
    const bytes = logOf(ref, read.get(ref.key));
    if (bytes === undefined) damaged.push(ref);
    else stretches.push({ from: ref.from, bytes });
  }
  for (const commit of commits) stretches.push({ from: commit.sequence, bytes: encodeLog([commit]) });
  const kept = intact.filter((ref) => !merged.includes(ref));
  return { refs: [...kept, ...logPages(attempt, merged[0]?.from ?? last?.to ?? 1, stretches)], damaged };
}

/** The commits of a page in the range of its reference, as their bytes; `undefined` when it is damaged. */
function logOf(ref: PageRef, bytes: Uint8Array | undefined): Uint8Array | undefined {
  return unlessCorrupt(() => {
    if (bytes === undefined) return undefined;
    const { header, body } = decodePage(bytes);
    if (header.from === ref.from && header.to === ref.to) return body;
    return encodeLog(decodeLog(body).filter(({ sequence }) => sequence >= ref.from && sequence < ref.to));
  });
}

/** Pages that cover everything from `start` on: also that there is no commit with some number is something to know. */
function logPages(attempt: Attempt, start: number, stretches: readonly Stretch[]): readonly PageRef[] {
  const nothing: Stretch = { from: start, bytes: new Uint8Array() };
  const parts = cutPages(0, stretches.length === 0 ? [nothing] : stretches, ({ bytes }) => bytes.length);
  return parts.map(({ rows }, i) => {
    const from = i === 0 ? start : (rows[0]?.from ?? start);
    const to = parts[i + 1]?.rows[0]?.from ?? attempt.folded + 1;
    const body = new ByteWriter(rows.reduce((sum, { bytes }) => sum + bytes.length, 0));
    for (const { bytes } of rows) body.raw(bytes);
    return attempt.page('log', { from, to }, body.finish());
  });
}
