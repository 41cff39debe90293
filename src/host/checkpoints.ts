import { toHex } from '../model/codec.js';
import { isMemoryError, MemoryError } from '../model/errors.js';
import type { Runtime } from '../ports/runtime.js';
import { type FoldOptions, fold } from './fold.js';
import type { Store } from './store.js';
import { sweep } from './sweep.js';
import { PageGone } from './texts.js';

/** A fold is due when so many commits, or so many bytes of them, wait for one. */
const due = { commits: 256, bytes: 1024 * 1024 };

/** How many times as much may wait before writers have to wait, too. */
const slack = 4;

/** How long a fold gives another writer's fold to finish first, in milliseconds. */
const patience = 300;

export interface CheckpointsOptions {
  readonly store: Store;
  readonly runtime: Pick<Runtime, 'politely' | 'random' | 'sleep'>;
  /** Told of a fold in the background that failed. */
  readonly onFailure: (error: unknown) => void;
}

/** Runs folds, one at a time, each followed by a sweep. */
export class Checkpoints {
  readonly #options: CheckpointsOptions;
  #last: Promise<void> = Promise.resolve();
  #isScheduled = false;
  /** After a failure the next try in the background waits for so many commits more. */
  #notBefore = 0;

  constructor(options: CheckpointsOptions) {
    this.#options = options;
  }

  get #store(): Store {
    return this.#options.store;
  }

  get #isDue(): boolean {
    const { count, bytes, lastErasure } = this.#store.unfolded;
    return count >= due.commits || bytes >= due.bytes || lastErasure !== undefined;
  }

  /** Folds in the background when a fold is due. The commits are durable as they are, so a failure is told and left to the next. */
  fold(): void {
    if (this.#isScheduled || !this.#isDue || this.#store.sequence < this.#notBefore) return;
    this.#isScheduled = true;
    this.#until(() => !this.#isDue)
      .catch((error: unknown) => {
        this.#notBefore = this.#store.sequence + due.commits;
        this.#options.onFailure(error);
      })
      .finally(() => {
        this.#isScheduled = false;
      });
  }

  /** Waits while writers are so far ahead of the folds that memory would grow. */
  async keepPace(): Promise<void> {
    const { count, bytes } = this.#store.unfolded;
    if (this.#isScheduled && (count >= due.commits * slack || bytes >= due.bytes * slack)) await this.#last;
  }

  /** Resolves when no fold runs or waits. */
  async idle(): Promise<void> {
    for (let last: Promise<void> | undefined; last !== this.#last; ) {
      last = this.#last;
      await last;
    }
  }

  /** Folds until no page and no tail holds any more what commits up to `sequence` erased. */
  erase(sequence: number): Promise<void> {
    return this.#until(() => this.#store.head.folded >= sequence);
  }

  /** Folds until the pages contain everything up to `sequence`; another writer's fold may do it, too. */
  reach(sequence: number): Promise<void> {
    return this.#until(() => this.#store.head.folded >= sequence);
  }

  #until(reached: () => boolean): Promise<void> {
    return this.#run(async () => {
      if (reached()) return true;
      await this.#attempt({});
      return false;
    });
  }

  /** Folds in any case. */
  once(options: FoldOptions = {}): Promise<void> {
    let isDone = false;
    return this.#run(async () => {
      if (isDone) return true;
      isDone = await this.#attempt(options);
      return false;
    });
  }

  /**
   * Then sweeps, so that nothing superfluous is left.
   *
   * @param step is called on the newest state until it returns true
   */
  #run(step: () => Promise<boolean>): Promise<void> {
    const { runtime } = this.#options;
    const run = this.#last.then(() => runtime.politely(patience, () => this.#repeat(step)));
    this.#last = run.catch(() => undefined);
    return run;
  }

  async #repeat(step: () => Promise<boolean>): Promise<void> {
    for (let attempt = 0; attempt < 200; attempt++) {
      await this.#store.catchUp();
      if ((await step()) && (await sweep(this.#store.storage, this.#store.head))) return;
      if (attempt > 3) await this.#options.runtime.sleep(Math.min(100, attempt * 5));
    }
    throw new MemoryError('locked', 'Other writers kept this store too busy to fold; try again.');
  }

  /** Whether a fold of this process was made. */
  async #attempt(options: FoldOptions): Promise<boolean> {
    try {
      return (await this.#fold(options)) === 'won';
    } catch (error) {
      if (error instanceof PageGone) {
        await this.#store.catchUpAfter(error);
        return false;
      }
      if (!isMemoryError(error) || error.code !== 'quota' || options.withoutIndex === true) throw error;
      await this.makeRoom();
      return (await this.#fold({ ...options, withoutIndex: true, withoutSpare: true })) === 'won';
    }
  }

  #fold(options: FoldOptions): ReturnType<typeof fold> {
    return fold(this.#store, toHex(this.#options.runtime.random(6)), options);
  }

  /** Frees the room that saved indexes take, and for an erasure the reserve: an index is a cache that is built again from the texts. */
  async makeRoom(forErasure = this.#store.unfolded.lastErasure !== undefined): Promise<void> {
    const { idx, spare } = this.#store.head;
    const remove = [...idx, ...(forErasure ? spare : [])].map(({ key }) => key);
    if (remove.length === 0) return;
    await this.#store.storage.commit({ remove });
    this.#store.forgetPages(remove);
  }
}
