import type { LoadedItem } from '../model/commands.js';
import { isMemoryError, MemoryError } from '../model/errors.js';
import type { NewMemory } from '../model/parse/memory.js';
import { asBoolean, asObject } from '../model/parse/value.js';
import { breathe } from './breathe.js';
import { type Failure, type Group, groupsOf } from './groups.js';
import type { Handle } from './handle.js';
import { asCallback } from './options.js';
import { asSignal, throwIfAborted } from './signal.js';
import { related } from './writing.js';

export interface LoadOptions {
  /** Called with the number of items dealt with so far, from 0 on, after each group became durable. */
  readonly onProgress?: (done: number) => void;
  /** Ends the load with `aborted`; what was stored stays stored. */
  readonly signal?: AbortSignal;
  /** Whether items are related to what is known, as `remember` does; default no. An item's own `relate` wins. */
  readonly relate?: boolean;
}

/** What became of the items of a bulk load; the four counts add up to the number of items. */
export interface Loaded {
  /** New, or changed under an external id that was in use. */
  readonly stored: number;
  readonly unchanged: number;
  /** Were forgotten before and stay so: a bulk load does not bring back what was forgotten. */
  readonly forgotten: number;
  readonly failed: readonly Failure[];
}

export async function rememberAll(
  handle: Handle,
  items: Iterable<NewMemory> | AsyncIterable<NewMemory>,
  options: LoadOptions = {},
): Promise<Loaded> {
  const given = asObject(options, 'options', ['onProgress', 'signal', 'relate']);
  const relate = given.relate !== undefined && asBoolean(given.relate, 'relate');
  const signal = asSignal(given.signal);
  const tally = new Tally(given.onProgress === undefined ? undefined : asCallback(given.onProgress, 'onProgress'));
  const groups = groupsOf(items, signal);
  try {
    throwIfAborted(signal);
    let group = await groups.next();
    tally.report();
    while (!group.done) {
      const storing = store(handle, group.value, relate);
      // The next group is read while this one is being stored; its errors count when its turn comes.
      const following = groups.next();
      following.catch(() => {});
      tally.add(group.value, await storing);
      tally.report();
      await breathe();
      group = await following;
      if (!group.done) throwIfAborted(signal);
    }
    return tally.result();
  } catch (error) {
    if (!isMemoryError(error) || error.code !== 'aborted') throw error;
    throw new MemoryError('aborted', 'The caller aborted the load; what was stored stays stored.', {
      data: tally.counts(),
    });
  } finally {
    void groups.return().catch(() => {});
  }
}

/** Stores a group in one commit. The signal stays outside, so that the counts are true to the store whenever it fires. */
async function store(
  { driver, access, compare }: Handle,
  { items }: Group,
  relate: boolean,
): Promise<readonly LoadedItem[]> {
  if (items.length === 0) return [];
  return driver.run({
    ...(compare === undefined ? {} : { compare }),
    type: 'remember',
    access,
    items: related(items, relate),
    onExisting: 'amend',
    revive: false,
    itemwise: true,
    dryRun: false,
  });
}

class Tally {
  #done = 0;
  #stored = 0;
  #unchanged = 0;
  #forgotten = 0;
  readonly #failed: Failure[] = [];
  readonly #onProgress: ((done: number) => void) | undefined;

  constructor(onProgress: ((done: number) => void) | undefined) {
    this.#onProgress = onProgress;
  }

  add({ indexes, failures }: Group, outcomes: readonly LoadedItem[]): void {
    outcomes.forEach((outcome, place) => {
      if (outcome.status === 'failed') {
        const { code, message } = outcome.error;
        this.#failed.push({ index: indexes[place] ?? place, code, message });
      } else if (outcome.status === 'forgotten') this.#forgotten++;
      else if (outcome.status === 'unchanged' || outcome.status === 'duplicate') this.#unchanged++;
      else this.#stored++;
    });
    this.#failed.push(...failures);
    this.#done += outcomes.length + failures.length;
  }

  report(): void {
    this.#onProgress?.(this.#done);
  }

  counts() {
    return {
      stored: this.#stored,
      unchanged: this.#unchanged,
      forgotten: this.#forgotten,
      failed: this.#failed.length,
    };
  }

  result(): Loaded {
    const failed = this.#failed.sort((a, b) => a.index - b.index);
    return { ...this.counts(), failed };
  }
}
