import type { Ordinal } from '../model/ids.js';
import type { Payload } from '../model/records.js';
import { correctedBy, withoutCorrected } from './ledger/corrected.js';
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
};

/**
 * Brings records of loaded indexes up to the ledger; the payloads of those whose text is new or has changed are given. A text of
 * which a part was corrected, or is no longer, is awaited: see {@link lacksIndex}.
 */
export function follow(
  { ledger, indexes }: Indexed,
  ordinals: Iterable<Ordinal>,
  payloads: ReadonlyMap<Ordinal, Payload>,
): void {
  const gone = new Map<SpaceIndex, Ordinal[]>();
  const changed = new Map<SpaceIndex, [Ordinal, Payload][]>();
  const fresh: Ordinal[] = [];
  const replaced: Ordinal[] = [];
  for (const ordinal of ordinals) {
    const index = indexes.get(ledger.spaceOf(ordinal));
    if (index === undefined) continue;
    const standing = ledger.standingOf(ordinal);
    const isForgotten = standing === 'forgotten';
    const payload = payloads.get(ordinal);
    if (isForgotten || payload !== undefined) index.awaited.delete(ordinal);
    if (isForgotten) listIn(gone, index).push(ordinal);
    else {
      fresh.push(ordinal);
      if (payload !== undefined && index.has(ordinal))
        listIn(changed, index).push([ordinal, withoutCorrected(ledger, { ordinal }, payload)]);
    }
    if (standing === 'superseded') replaced.push(ordinal);
  }
  for (const source of correctedBy(ledger, replaced))
    if (!payloads.has(source) && ledger.standingOf(source) !== 'forgotten')
      indexes.get(ledger.spaceOf(source))?.awaited.add(source);
  // All at once, since every erasure writes segments anew; then new ones in the order of the index, which is cheapest.
  for (const [index, list] of gone) index.erase(list);
  for (const [index, list] of changed) index.rewrite(list, (ordinal) => ledger.momentOf(ordinal));
  for (const ordinal of fresh.sort((a, b) => a - b)) {
    const index = indexes.get(ledger.spaceOf(ordinal));
    const payload = payloads.get(ordinal);
    if (index === undefined) continue;
    if (payload !== undefined) enter(ledger, index, ordinal, payload);
    retireIfSuperseded(ledger, index, ordinal);
  }
}

function listIn<T>(lists: Map<SpaceIndex, T[]>, index: SpaceIndex): T[] {
  const list = lists.get(index) ?? [];
  lists.set(index, list);
  return list;
}

/** Adds a record as it is to be found now, and where a part of it was corrected, as it was, too. */
function enter(ledger: Ledger, index: SpaceIndex, ordinal: Ordinal, payload: Payload): void {
  const moment = ledger.momentOf(ordinal);
  const current = withoutCorrected(ledger, { ordinal }, payload);
  index.add(ordinal, current, moment);
  if (current !== payload) index.keep(ordinal, payload, moment);
}

/** Hands in awaited texts; what is absent among them is damaged and stays as it is. */
export function complete({ ledger, indexes }: Indexed, space: number, texts: ReadonlyMap<Ordinal, Payload>): void {
  const index = indexes.get(space);
  if (index === undefined) return;
  const momentOf = (ordinal: Ordinal) => ledger.momentOf(ordinal);
  const held = [...index.awaited].flatMap((ordinal): { ordinal: Ordinal; payload: Payload; current: Payload }[] => {
    const payload = texts.get(ordinal);
    return payload === undefined ? [] : [{ ordinal, payload, current: withoutCorrected(ledger, { ordinal }, payload) }];
  });
  index.awaited.clear();
  const changed = held.filter(({ ordinal, current }) => !index.says(ordinal, current, momentOf(ordinal)));
  index.rewrite(
    changed.map(({ ordinal, current }) => [ordinal, current]),
    momentOf,
  );
  for (const { ordinal, payload, current } of held) {
    retireIfSuperseded(ledger, index, ordinal);
    if (current === payload) index.drop(ordinal);
    else index.keep(ordinal, payload, momentOf(ordinal));
  }
}

/** Records of a space whose text its index must be given before it may be asked; none while the index is not loaded. */
export function awaited({ indexes }: Indexed, space: number): ReadonlySet<Ordinal> {
  return indexes.get(space)?.awaited ?? new Set();
}

/** Builds the index of a space from the payloads of its living records, given in the order of their ordinals. */
export function buildIndex(
  { ledger, indexes }: Indexed,
  space: number,
  payloads: Iterable<readonly [Ordinal, Payload]>,
): void {
  const index = SpaceIndex.empty();
  for (const [ordinal, payload] of payloads) {
    enter(ledger, index, ordinal, payload);
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
  for (const source of ledger.sources()) {
    const isIn = ledger.spaceOf(source) === space && ledger.standingOf(source) !== 'forgotten';
    if (isIn && ledger.drawnFrom(source).some((drawn) => ledger.standingOf(drawn) === 'superseded'))
      index.awaited.add(source);
  }
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

/** Whether the records of a space are there but its index is not, or awaits some of their texts. */
export function lacksIndex({ ledger, indexes }: Indexed, space: number | undefined): space is number {
  if (space === undefined) return false;
  const index = indexes.get(space);
  if (index !== undefined) return index.awaited.size > 0;
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
