import { pageSize } from '../engine/ledger/ledger.js';
import type { IndexPage } from '../engine/search/space-index.js';
import type { CommitLog } from '../model/commit-codec.js';
import type { Ordinal } from '../model/ids.js';
import type { Payload } from '../model/records.js';
import type { Key } from '../ports/storage.js';
import { Attempt } from './attempt.js';
import type { IndexRef, PageRef } from './head.js';
import { usableIndex } from './indexes.js';
import type { Store } from './store.js';
import { erases } from './unfolded.js';

/** Below this many living records an index is built at first use instead of being saved. */
const savedIndexFrom = 1024;

/** Everything that a fold takes from memory, at one moment and without waiting. */
export interface Capture {
  readonly attempt: Attempt;
  readonly commits: readonly CommitLog[];
  /** The newest payload of every record that the commits touched. */
  readonly payloads: ReadonlyMap<Ordinal, Payload>;
  /** Records of which the commits took text away. */
  readonly erased: ReadonlySet<Ordinal>;
  readonly nextOrdinal: Ordinal;
  readonly damagedPages: readonly PageRef[];
  readonly damagedValues: ReadonlyMap<Key, Uint8Array>;
  readonly led: readonly PageRef[];
  readonly nam: readonly PageRef[];
  readonly idx: readonly IndexRef[];
  /** Segments at hand, with the names under which the new head has them. */
  readonly segments: readonly { readonly page: IndexPage; readonly key: Key }[];
}

/**
 * A space whose saved index lacks what the commits brought and is not at hand. Index pages cover every record up to the head,
 * so it must be loaded before anything is captured.
 */
export function missingIndex(store: Store): number | undefined {
  const { head, state, unfolded, engine } = store;
  const saved = new Set(usableIndex(head, engine.analyser).map(({ space }) => space));
  for (const { events } of unfolded.commits) {
    for (const event of events) {
      if (event.type === 'named') continue;
      const space = state.ledger.spaceOf(event.ordinal);
      if (saved.has(space) && !state.indexes.has(space)) return space;
    }
  }
  return undefined;
}

/** @param withIndex whether index pages are written and named */
export function captureState(store: Store, nonce: string, withIndex: boolean): Capture {
  const { head, state, unfolded, damage } = store;
  const attempt = new Attempt(head, nonce, store.sequence);
  const touched = new Set<Ordinal>();
  const erased = new Set<Ordinal>();
  let hasNames = head.nam.length === 0;
  for (const commit of unfolded.commits) {
    for (const event of commit.events) {
      if (event.type === 'named') {
        hasNames = true;
        continue;
      }
      touched.add(event.ordinal);
      if (event.type !== 'recorded' && event.type !== 'superseded' && erases(commit)) erased.add(event.ordinal);
    }
  }
  const damagedKeys = new Set(damage.pages.map(({ key }) => key));
  hasNames ||= head.nam.some(({ key }) => damagedKeys.has(key));
  return {
    attempt,
    commits: unfolded.commits,
    payloads: new Map(unfolded.payloads),
    erased,
    nextOrdinal: state.ledger.nextOrdinal,
    damagedPages: damage.pages,
    damagedValues: new Map(damage.values),
    led: captureLedger(store, attempt, touched, damagedKeys),
    nam: hasNames ? [attempt.page('nam', { from: 0, to: 1 }, state.ledger.encodeNames())] : head.nam,
    ...(withIndex ? captureIndexes(store, attempt) : { idx: [], segments: [] }),
  };
}

function captureLedger(
  store: Store,
  attempt: Attempt,
  touched: ReadonlySet<Ordinal>,
  damaged: ReadonlySet<Key>,
): readonly PageRef[] {
  const { ledger } = store.state;
  const numberAt = (ordinal: Ordinal) => Math.floor(ordinal / pageSize);
  const numbers = new Set(Array.from(touched, numberAt));
  for (const ref of attempt.base.led) if (damaged.has(ref.key)) numbers.add(numberAt(ref.from));
  const kept = attempt.base.led.filter((ref) => !numbers.has(numberAt(ref.from)));
  const written = Array.from(numbers, (number) => {
    const from = number * pageSize;
    return attempt.page('led', { from, to: Math.min(from + pageSize, ledger.nextOrdinal) }, ledger.encodePage(number));
  });
  return [...kept, ...written].sort((a, b) => a.from - b.from);
}

function captureIndexes(store: Store, attempt: Attempt): Pick<Capture, 'idx' | 'segments'> {
  const { head, state, engine } = store;
  const known = usableIndex(head, engine.analyser);
  const idx: IndexRef[] = known.filter(({ space }) => !state.indexes.has(space));
  const segments: { page: IndexPage; key: Key }[] = [];
  for (const [space, index] of state.indexes) {
    const { active, superseded } = state.ledger.counts(space);
    if (active + superseded < savedIndexFrom) continue;
    for (const page of index.pages()) {
      const range = { from: page.from, to: page.to };
      const ref = known.find(({ key }) => key === page.key) ?? {
        ...attempt.page('idx', range, page.bytes(), space),
        space,
      };
      idx.push(ref);
      segments.push({ page, key: ref.key });
    }
  }
  return { idx, segments };
}
