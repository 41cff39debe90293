import type { Change, Key, Storage } from '../../src/ports/storage.js';
import { seededRandom } from '../../src/testing/random.js';

interface Waiter {
  readonly who: string;
  readonly go: () => void;
}

/**
 * Decides who takes the next step, by chance that a seed fixes. Everybody who waits is held until it is picked; at times one of
 * them is held for long while the others go on, as a stopped process is.
 */
export class Scheduler {
  readonly #random: () => number;
  #waiting: Waiter[] = [];
  #frozen: string | undefined;
  #thaw = 0;
  steps = 0;

  constructor(seed: number) {
    this.#random = seededRandom(seed);
  }

  /** Resolves when `who` may go on. */
  wait(who: string): Promise<void> {
    return new Promise((go) => this.#waiting.push({ who, go }));
  }

  /** Lets everybody go on, one at a time, until `work` has settled. */
  async drive<T>(work: Promise<T>): Promise<T> {
    let isSettled = false;
    const settle = () => {
      isSettled = true;
    };
    work.then(settle, settle);
    for (;;) {
      await new Promise((resolve) => setImmediate(resolve));
      if (isSettled) return work;
      this.#pick()?.go();
      if (++this.steps > 200_000) throw new Error('the work never ends');
    }
  }

  #pick(): Waiter | undefined {
    if (this.#thaw-- <= 0) {
      const isFreezing = this.#random() < 0.05;
      this.#frozen = isFreezing ? this.#waiting[this.#index(this.#waiting.length)]?.who : undefined;
      this.#thaw = isFreezing ? Math.floor(this.#random() * 150) : 0;
    }
    const awake = this.#waiting.filter(({ who }) => who !== this.#frozen);
    const choice = (awake.length > 0 ? awake : this.#waiting)[this.#index(awake.length || this.#waiting.length)];
    this.#waiting = this.#waiting.filter((waiter) => waiter !== choice);
    return choice;
  }

  #index(length: number): number {
    return Math.floor(this.#random() * length);
  }
}

/**
 * `storage` as a slow disk shows it: each step of a commit, and each key that is read, takes its turn, and an answer arrives some
 * time after it was true.
 *
 * @param wait resolves when the next step may be taken
 */
export function inSteps(storage: Storage, wait: () => Promise<void>): Storage {
  return {
    traits: storage.traits,
    open: () => storage.open(),
    close: async () => {},
    async read(keys) {
      const found = new Map<Key, Uint8Array>();
      for (const key of keys) {
        // Of many keys each taking its turn nothing new would be learned.
        if (keys.length <= 4 || key === keys[0]) await wait();
        for (const [name, bytes] of await storage.read([key])) found.set(name, bytes);
      }
      await wait();
      return found;
    },
    async *list(prefix, after) {
      await wait();
      const keys: Key[] = [];
      for await (const key of storage.list(prefix, after)) keys.push(key);
      await wait();
      yield* keys;
    },
    async commit({ put = [], create, remove = [], under }) {
      const holds = under === undefined ? {} : { under };
      for (const entry of put) await step({ put: [entry], ...holds });
      if (create !== undefined) await step({ create, ...holds });
      for (const key of remove) await step({ remove: [key] });
      await wait();
    },
  };

  async function step(change: Change): Promise<void> {
    await wait();
    await storage.commit(change);
  }
}
