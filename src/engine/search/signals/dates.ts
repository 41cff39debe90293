import { analyse } from '../../text/analyse.js';
import { datesAsked } from '../../text/dates.js';
import { fieldWeight } from '../bm25.js';
import type { Layer } from '../layers/layer.js';
import { type Days, periodsWithin, saysDates } from '../said-dates.js';
import type { Shard } from '../shard.js';
import { inverseFrequency } from '../statistics.js';

const dayMillis = 86_400_000;

/**
 * A date in the question ("on 5 May", "last week", "in the second week of August 2023") is like one more word of it: records have it that
 * happened then or that speak of then. It counts by its rarity, as words do.
 */
export const dates: Layer = {
  name: 'dates',
  apply({ view, query, now, facts, candidates }, weight) {
    if (!saysDates(analyse(query.text, () => undefined))) return;
    const asked = datesAsked(query.text, now === 0 ? undefined : now).filter(({ bound }) => bound === 'in');
    for (const { from, to } of asked.slice(0, 4)) {
      const days: Days = { from: Math.floor(from / dayMillis), to: Math.ceil(to / dayMillis) };
      const found = new Set<number>();
      let live = 0;
      const add = (shard: Shard, unit: number) => {
        const record = shard.base + unit;
        if (found.has(record)) return;
        found.add(record);
        if (shard.isLive(unit)) live++;
      };
      for (const shard of view.shards) {
        const { segment } = shard;
        for (let unit = 0; unit < segment.units; unit++) {
          if (segment.passageOf(unit) !== 0) continue;
          const moment = facts.momentOf(segment.ordinals[unit] as number);
          if (moment >= from && moment < to) add(shard, unit);
        }
        periodsWithin(shard, days, (term) => {
          const end = segment.postingOffsets[term + 1] as number;
          for (let i = segment.postingOffsets[term] as number; i < end; i++) {
            add(shard, segment.postings[i] as number);
          }
        });
      }
      const amount = weight * fieldWeight * inverseFrequency(view.liveUnits, Math.min(view.liveUnits, live));
      if (amount < 0.1) continue;
      for (const record of found) candidates.add(record, amount);
    }
  },
};
