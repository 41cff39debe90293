import type { SpaceIndex } from '../../src/engine/search/space-index.js';
import type { Ordinal } from '../../src/model/ids.js';
import { decodeUtf8 } from '../../src/model/utf8.js';

/** What an index says, by record, without a word on how it is laid out. Two indexes with equal dumps answer alike. */
export interface IndexDump {
  readonly records: readonly {
    readonly ordinal: Ordinal;
    readonly live: boolean;
    /** Per passage: the length code and the terms in order. */
    readonly units: readonly { readonly length: number; readonly traits: number; readonly terms: readonly string[] }[];
  }[];
  readonly liveUnits: number;
  readonly averageLength: number;
  /** Terms that some active unit has, and how many do, in order. */
  readonly frequencies: readonly (readonly [term: string, units: number])[];
}

/** The canonical form of an index. */
export function dumpOf({ view }: SpaceIndex): IndexDump {
  const records: { ordinal: Ordinal; live: boolean; units: { length: number; traits: number; terms: string[] }[] }[] =
    [];
  const frequencies = new Map<string, number>();
  for (const shard of view.shards) {
    const { segment } = shard;
    const names = Array.from({ length: segment.terms }, (_, term) => decodeUtf8(segment.term(term)));
    names.forEach((name, term) => {
      const frequency = shard.frequency(term);
      if (frequency > 0) frequencies.set(name, (frequencies.get(name) ?? 0) + frequency);
    });
    for (let unit = 0; unit < segment.units; unit++) {
      const ordinal = segment.ordinals[unit] as number;
      if (segment.passageOf(unit) === 0) records.push({ ordinal, live: shard.isLive(unit), units: [] });
      const own = segment.forward.subarray(segment.forwardOffsets[unit], segment.forwardOffsets[unit + 1]);
      const terms = Array.from(own, (term) => names[term] ?? '');
      records[records.length - 1]?.units.push({
        length: segment.lengths[unit] as number,
        traits: segment.traits[unit] as number,
        terms,
      });
    }
  }
  records.sort((a, b) => a.ordinal - b.ordinal);
  const byTerm = [...frequencies].sort(([a], [b]) => (a < b ? -1 : 1));
  return { records, liveUnits: view.liveUnits, averageLength: view.averageLength, frequencies: byTerm };
}
