import { pageSize } from '../engine/ledger/ledger.js';
import type { IndexPage } from '../engine/search/space-index.js';
import type { CommitLog } from '../model/commit-codec.js';
import { isMemoryError } from '../model/errors.js';
import type { Ordinal } from '../model/ids.js';
import { encodePayload } from '../model/payload-codec.js';
import type { Payload } from '../model/records.js';
import type { Entry } from '../ports/storage.js';
import { encodeHead, type Head, type IndexRef, type PageRef } from './head.js';
import { headKey, type PageKind, pageKey, quarantineKey } from './keyspace.js';
import { generations, readAll } from './loader.js';
import { decodeLog, encodeLog } from './log.js';
import { decodePage, encodePage } from './page.js';
import { cutPages, planPages } from './repage.js';
import type { Store } from './store.js';
import { encodeTextPage, type TextPage } from './text-page.js';

/** Below this many living records an index is built at first use instead of being saved. */
const savedIndexFrom = 1024;

export interface FoldOptions {
  /** Writes every page of records and of the log anew, full ones side by side. */
  readonly everything?: boolean;
  /** Leaves the index out: it is a cache, and room is short. */
  readonly withoutIndex?: boolean;
}

/** What happened to a fold: `stale` means that another writer got there first, or the ground moved; look again. */
export type FoldOutcome = 'won' | 'stale';

/**
 * Makes the next generation: pages for everything that the commits after the head have touched, durable before the new head
 * appears. Erasing is the same path: what was forgotten is left out of the pages that held it.
 *
 * @throws PageGone, MemoryError `quota` and others of the storage; then nothing has changed for anybody
 */
export async function fold(store: Store, nonce: string, options: FoldOptions = {}): Promise<FoldOutcome> {
  await loadTouchedIndexes(store, options);
  const capture = captureState(store, nonce, options);
  const { base, put } = capture;
  const rec = await writeTexts(store, capture, options);
  const log = await writeLog(store, capture, options);
  const aside = await putAside(store, capture);
  const head: Head = {
    generation: capture.generation,
    folded: capture.folded,
    analyser: store.engine.analyser,
    rec,
    led: capture.led,
    nam: capture.nam,
    log,
    idx: capture.idx,
    quarantine: aside,
  };
  try {
    await store.storage.commit({ put, create: { key: headKey(head.generation), bytes: encodeHead(head) } });
  } catch (error) {
    await discard(store, put);
    if (isMemoryError(error) && error.code === 'conflict') return 'stale';
    throw error;
  }
  if ((await generations(store.storage))[0] !== head.generation) {
    // A higher head is there: whether it contains ours is unknown until somebody has caught up.
    await discard(store, put);
    return 'stale';
  }
  store.adopt(head, new Set(capture.saved.keys()));
  for (const marks of capture.saved.values()) for (const { segment, key } of marks) segment.saved(key);
  store.damage.settle(capture.damagedPages, capture.damagedCommits.keys());
  return base.generation < head.generation ? 'won' : 'stale';
}

interface Saved {
  readonly segment: IndexPage;
  readonly key: string;
}

/** Everything that a fold takes from memory, at one moment and without waiting. */
interface Capture {
  readonly base: Head;
  readonly generation: number;
  readonly folded: number;
  readonly commits: readonly CommitLog[];
  /** The newest payload of every record that the commits touched. */
  readonly payloads: ReadonlyMap<Ordinal, Payload>;
  readonly erased: ReadonlySet<Ordinal>;
  readonly nextOrdinal: Ordinal;
  readonly damagedPages: readonly PageRef[];
  readonly damagedCommits: ReadonlyMap<number, Uint8Array>;
  readonly led: readonly PageRef[];
  readonly nam: readonly PageRef[];
  readonly idx: readonly IndexRef[];
  /** The index segments of the spaces at hand, with the names under which the new head has them. */
  readonly saved: ReadonlyMap<number, readonly Saved[]>;
  readonly put: Entry[];
  readonly page: (kind: PageKind, range: { from: number; to: number }, body: Uint8Array, space?: number) => PageRef;
}

/** Index pages cover every record up to the head, so a space that has some and was touched must be at hand. */
async function loadTouchedIndexes(store: Store, options: FoldOptions): Promise<void> {
  if (options.withoutIndex || store.head.analyser !== store.engine.analyser) return;
  for (;;) {
    const saved = new Set(store.head.idx.map(({ space }) => space));
    const missing = [...touchedSpaces(store)].find((space) => saved.has(space) && !store.state.indexes.has(space));
    if (missing === undefined) return;
    await store.ensureIndex(missing);
  }
}

function captureState(store: Store, nonce: string, options: FoldOptions): Capture {
  const { head: base, state, unfolded } = store;
  const generation = base.generation + 1;
  const folded = store.sequence;
  const put: Entry[] = [];
  const write: Capture['page'] = (kind, range, body, space = 0) => {
    const bytes = encodePage({ kind, generation, ...range, space, folded }, body);
    const key = pageKey(kind, generation, nonce, put.length);
    put.push({ key, bytes });
    return { key, ...range, bytes: bytes.length };
  };
  const touched = new Set<Ordinal>();
  const erased = new Set<Ordinal>();
  let named = base.nam.length === 0;
  for (const { commit } of unfolded) {
    for (const event of commit.events) {
      if (event.type === 'named') named = true;
      else touched.add(event.ordinal);
      if (event.type === 'forgotten') erased.add(event.ordinal);
    }
  }
  const damagedPages = store.damage.pages;
  const { idx, saved } = captureIndexes(store, write, options);
  return {
    base,
    generation,
    folded,
    put,
    idx,
    saved,
    erased,
    damagedPages,
    commits: unfolded.map(({ commit }) => commit),
    payloads: new Map(unfolded.flatMap(({ commit }) => [...commit.payloads])),
    nextOrdinal: state.ledger.nextOrdinal,
    damagedCommits: new Map(store.damage.commits),
    led: captureLedger(store, touched, damagedPages, write),
    nam:
      named || damagedPages.some(({ key }) => key.startsWith('nam/'))
        ? [write('nam', { from: 0, to: 1 }, state.ledger.encodeNames())]
        : base.nam,
    page: write,
  };
}

function captureLedger(
  store: Store,
  touched: ReadonlySet<Ordinal>,
  damaged: readonly PageRef[],
  write: Capture['page'],
): readonly PageRef[] {
  const { ledger } = store.state;
  const damagedKeys = new Set(damaged.map(({ key }) => key));
  const numbers = new Set(Array.from(touched, (ordinal) => Math.floor(ordinal / pageSize)));
  for (const ref of store.head.led) if (damagedKeys.has(ref.key)) numbers.add(Math.floor(ref.from / pageSize));
  const kept = store.head.led.filter((ref) => !numbers.has(Math.floor(ref.from / pageSize)));
  const written = Array.from(numbers, (number) =>
    write(
      'led',
      { from: number * pageSize, to: Math.min((number + 1) * pageSize, ledger.nextOrdinal) },
      ledger.encodePage(number),
    ),
  );
  return [...kept, ...written].sort((a, b) => a.from - b.from);
}

function captureIndexes(
  store: Store,
  write: Capture['page'],
  options: FoldOptions,
): { idx: readonly IndexRef[]; saved: ReadonlyMap<number, readonly Saved[]> } {
  const saved = new Map<number, readonly Saved[]>();
  if (options.withoutIndex) return { idx: [], saved };
  const { head, state, engine } = store;
  const known = head.analyser === engine.analyser ? head.idx : [];
  const idx: IndexRef[] = known.filter(({ space }) => !state.indexes.has(space));
  for (const [space, index] of state.indexes) {
    const { active, superseded } = state.ledger.counts(space);
    if (active + superseded < savedIndexFrom) continue;
    const marks: Saved[] = [];
    for (const segment of index.pages()) {
      const ref = known.find(({ key }) => key === segment.key) ?? {
        ...write('idx', { from: segment.from, to: segment.to }, segment.bytes(), space),
        space,
      };
      idx.push(ref);
      marks.push({ segment, key: ref.key });
    }
    saved.set(space, marks);
  }
  return { idx, saved };
}

async function writeTexts(store: Store, capture: Capture, options: FoldOptions): Promise<readonly PageRef[]> {
  const { base, payloads, nextOrdinal, page } = capture;
  const damaged = new Set(capture.damagedPages.map(({ key }) => key));
  const plan = options.everything
    ? { kept: [], ranges: nextOrdinal === 0 ? [] : [{ from: 0, to: nextOrdinal }] }
    : planPages(base.rec, payloads.keys(), damaged, nextOrdinal);
  const written: PageRef[] = [];
  for (const { from, to } of plan.ranges) {
    const old = base.rec.filter((ref) => ref.from < to && ref.to > from);
    const pages = [...(await store.texts.pages(old)).values()];
    const rows = Array.from({ length: to - from }, (_, i) => rowOf(from + i, payloads, pages));
    for (const part of cutPages(from, rows, (row) => row?.length ?? 0)) {
      written.push(page('rec', { from: part.from, to: part.from + part.rows.length }, encodeTextPage(part.rows)));
    }
  }
  return [...plan.kept, ...written].sort((a, b) => a.from - b.from);
}

function rowOf(
  ordinal: Ordinal,
  payloads: ReadonlyMap<Ordinal, Payload>,
  pages: readonly TextPage[],
): Uint8Array | undefined {
  const fresh = payloads.get(ordinal);
  if (fresh !== undefined) return encodePayload(fresh);
  for (const page of pages) {
    const row = page.row(ordinal);
    if (row !== undefined) return row;
  }
  return undefined;
}

/** New commits go onto the last log page while it is small, else onto one of their own. */
async function writeLog(store: Store, capture: Capture, options: FoldOptions): Promise<readonly PageRef[]> {
  const { base, commits, folded, page } = capture;
  const damaged = new Set(capture.damagedPages.map(({ key }) => key));
  const intact = base.log.filter(({ key }) => !damaged.has(key));
  const last = intact.at(-1);
  const merged = options.everything ? intact : last !== undefined && last.bytes < 64 * 1024 ? [last] : [];
  if (commits.length === 0 && !options.everything && folded === base.folded) return intact;
  const read = await readAll(store.storage, merged);
  const earlier = merged.flatMap((ref) => decodeLog(decodePage(read.get(ref.key) ?? new Uint8Array()).body));
  const from = merged[0]?.from ?? last?.to ?? base.folded + 1;
  const kept = intact.filter((ref) => !merged.includes(ref));
  return [...kept, page('log', { from, to: folded + 1 }, encodeLog([...earlier, ...commits]))];
}

/** Copies damaged bytes to where nobody stumbles over them. What an erasure may have meant goes for good instead. */
async function putAside(store: Store, capture: Capture): Promise<readonly PageRef[]> {
  const { base, erased, damagedPages, damagedCommits, put } = capture;
  const mayHold = ({ from, to }: PageRef) =>
    erased.size > 0 && (to <= from || [...erased].some((ordinal) => ordinal >= from && ordinal < to));
  const aside = base.quarantine.filter((ref) => !mayHold(ref));
  const isTextual = ({ key }: PageRef) => key.startsWith('rec/');
  for (const ref of damagedPages) {
    if (isTextual(ref) && mayHold(ref)) continue;
    const bytes = (await store.storage.read([ref.key])).get(ref.key);
    if (bytes === undefined) continue;
    const key = quarantineKey(ref.key);
    put.push({ key, bytes });
    aside.push({ ...ref, key, ...(isTextual(ref) ? {} : { from: 0, to: 1 }) });
  }
  for (const [sequence, bytes] of damagedCommits) {
    if (erased.size > 0) continue;
    const key = quarantineKey(`tail/${String(sequence).padStart(12, '0')}`);
    put.push({ key, bytes });
    // The range of a damaged commit is unknown: the next erasure takes it along.
    aside.push({ key, from: 0, to: 0, bytes: bytes.length });
  }
  return aside;
}

/** Removes pages of an attempt that came to nothing, except those that the newest head names after all. */
async function discard(store: Store, put: readonly Entry[]): Promise<void> {
  await store.catchUp().catch(() => undefined);
  const { head } = store;
  const named = new Set(
    [...head.rec, ...head.led, ...head.nam, ...head.log, ...head.idx, ...head.quarantine].map(({ key }) => key),
  );
  await store.storage
    .commit({ remove: put.map(({ key }) => key).filter((key) => !named.has(key)) })
    .catch(() => undefined);
}

function touchedSpaces(store: Store): ReadonlySet<number> {
  const { ledger } = store.state;
  return new Set(
    store.unfolded.flatMap(({ commit }) =>
      commit.events.flatMap((event) => (event.type === 'named' ? [] : [ledger.spaceOf(event.ordinal)])),
    ),
  );
}
