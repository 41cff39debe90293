import type { Ordinal } from '../model/ids.js';
import type { Json } from '../model/json.js';
import type { Payload } from '../model/records.js';
import type { Ledger } from './ledger/ledger.js';
import { noSpace } from './ledger/rows.js';
import type { Projection } from './projection.js';
import { SpaceIndex } from './search/space-index.js';

/** The search indexes beside the ledger that they follow. */
export interface Indexed {
  readonly ledger: Ledger;
  /** By space number. A space whose index is not loaded is absent; an index is a cache. */
  readonly indexes: Map<number, SpaceIndex>;
}

/** A saved page of an index. */
export interface SavedPage {
  readonly key: string;
  readonly bytes: Uint8Array;
}

/** The search indexes as a projection: whatever happened to a record, its index is brought up to the ledger. */
export const indexProjection: Projection<Indexed> = {
  name: 'index',

  evolve(state, { events, payloads }) {
    const touched = new Set<Ordinal>();
    const recorded = new Map<number, number>();
    for (const event of events) {
      if (event.type === 'named' || state.ledger.standingOf(event.ordinal) === undefined) continue;
      touched.add(event.ordinal);
      if (event.type === 'recorded') recorded.set(event.space, (recorded.get(event.space) ?? 0) + 1);
    }
    // The first records of a space: there is nothing to load.
    for (const [space, count] of recorded) {
      // What stands for a space is nothing to be found.
      if (space !== noSpace && !state.indexes.has(space) && recordsOf(state.ledger, space) === count)
        state.indexes.set(space, SpaceIndex.empty());
    }
    follow(state, touched, payloads);
  },

  encode({ indexes }) {
    const pages = new Map<string, Uint8Array>();
    for (const [space, index] of indexes) {
      index.pages().forEach((page, i) => void pages.set(`${space}/${i}`, page.bytes()));
    }
    return pages;
  },

  decode(state, pages) {
    const bySpace = new Map<number, SavedPage[]>();
    for (const [key, bytes] of pages) {
      const space = Number(key.split('/')[0]);
      bySpace.set(space, [...(bySpace.get(space) ?? []), { key, bytes }]);
    }
    for (const [space, saved] of bySpace) loadIndex(state, space, saved);
  },

  dump({ ledger, indexes }) {
    const spaces = [...indexes].flatMap(([space, index]): [string, Json][] => {
      const { records, ...statistics } = index.dump();
      const byId = records.map(({ ordinal, ...terms }): [string, Json] => [
        ledger.row(ordinal)?.id ?? `${ordinal}`,
        { ...terms },
      ]);
      return byId.length === 0 ? [] : [[`${space}`, { ...statistics, records: Object.fromEntries(byId.sort(byKey)) }]];
    });
    return Object.fromEntries(spaces.sort(byKey));
  },
};

/** Brings records of loaded indexes up to the ledger; the payloads of those whose text is new or has changed are given. */
export function follow(
  { ledger, indexes }: Indexed,
  ordinals: Iterable<Ordinal>,
  payloads: ReadonlyMap<Ordinal, Payload>,
): void {
  const gone = new Map<SpaceIndex, Ordinal[]>();
  const fresh: Ordinal[] = [];
  for (const ordinal of ordinals) {
    const index = indexes.get(ledger.spaceOf(ordinal));
    if (index === undefined) continue;
    const isForgotten = ledger.standingOf(ordinal) === 'forgotten';
    if (isForgotten || (payloads.has(ordinal) && index.has(ordinal))) {
      const list = gone.get(index);
      if (list === undefined) gone.set(index, [ordinal]);
      else list.push(ordinal);
    }
    if (!isForgotten) fresh.push(ordinal);
  }
  // All at once, since every erasure writes segments anew; then in the order of the index, which is cheapest.
  for (const [index, list] of gone) index.erase(list);
  for (const ordinal of fresh.sort((a, b) => a - b)) {
    const index = indexes.get(ledger.spaceOf(ordinal));
    const payload = payloads.get(ordinal);
    if (index === undefined) continue;
    if (payload !== undefined) index.add(ordinal, payload, ledger.momentOf(ordinal));
    retireIfSuperseded(ledger, index, ordinal);
  }
}

/** Builds the index of a space from the payloads of its living records, given in the order of their ordinals. */
export function buildIndex(
  { ledger, indexes }: Indexed,
  space: number,
  payloads: Iterable<readonly [Ordinal, Payload]>,
): void {
  const index = SpaceIndex.empty();
  for (const [ordinal, payload] of payloads) {
    index.add(ordinal, payload, ledger.momentOf(ordinal));
    retireIfSuperseded(ledger, index, ordinal);
  }
  indexes.set(space, index);
}

/** Installs the saved index of a space; `false` when it is of no use and must be built. */
export function loadIndex({ ledger, indexes }: Indexed, space: number, pages: readonly SavedPage[]): boolean {
  const standingOf = (ordinal: Ordinal) => {
    const standing = ledger.standingOf(ordinal);
    return standing === 'active' || standing === 'superseded' ? standing : 'gone';
  };
  const index = SpaceIndex.load(pages, standingOf, (ordinals) => ledger.areActive(ordinals));
  if (index.rejected.length > 0) return false;
  indexes.set(space, index);
  return true;
}

/** The living records of a space, in the order of their ordinals. */
export function* living(ledger: Ledger, space: number): Iterable<Ordinal> {
  for (let ordinal = 0; ordinal < ledger.nextOrdinal; ordinal++) {
    const standing = ledger.standingOf(ordinal);
    if (ledger.spaceOf(ordinal) === space && (standing === 'active' || standing === 'superseded')) yield ordinal;
  }
}

/** Whether the records of a space are there but its index is not. */
export function lacksIndex({ ledger, indexes }: Indexed, space: number | undefined): space is number {
  if (space === undefined || indexes.has(space)) return false;
  const { active, superseded } = ledger.counts(space);
  return active + superseded > 0;
}

function retireIfSuperseded(ledger: Ledger, index: SpaceIndex, ordinal: Ordinal): void {
  if (ledger.standingOf(ordinal) === 'superseded') index.retire(ordinal);
}

function recordsOf(ledger: Ledger, space: number): number {
  const { active, superseded, forgotten } = ledger.counts(space);
  return active + superseded + forgotten;
}

function byKey([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}
