import { MemoryError } from '../../model/errors.js';
import type { RecordEvent } from '../../model/events.js';
import type { Standing } from '../../model/records.js';

/**
 * The one transition table: what each event makes of each standing. `undefined` means that the event cannot happen there.
 * `absent` is the standing of a record that does not exist yet; only `forgotten` is final.
 */
const table: Readonly<Record<RecordEvent['type'], Readonly<Partial<Record<Standing | 'absent', Standing>>>>> = {
  recorded: { absent: 'active' },
  superseded: { active: 'superseded' },
  edited: { active: 'active', superseded: 'superseded' },
  // A tombstone can lose its reason.
  blanked: { active: 'active', superseded: 'superseded', forgotten: 'forgotten' },
  forgotten: { active: 'forgotten', superseded: 'forgotten' },
  sighted: { active: 'active' },
  questioned: { active: 'active', superseded: 'superseded' },
  settled: { active: 'active', superseded: 'superseded' },
  enriched: { active: 'active' },
  chartered: { active: 'active' },
};

/** The standing after `event`. @throws MemoryError `corrupt` when the event cannot follow: a decision or the store is broken */
export function transition(from: Standing | 'absent', event: RecordEvent['type']): Standing {
  const to = table[event][from];
  if (to === undefined) throw new MemoryError('corrupt', `A record that is ${from} cannot be ${event}.`);
  return to;
}

/** Whether `event` may follow. */
export function canBe(from: Standing | 'absent', event: RecordEvent['type']): boolean {
  return table[event][from] !== undefined;
}
