import { isMemoryError, MemoryError } from '../model/errors.js';
import type { Runtime } from '../ports/runtime.js';
import { type FoldOptions, fold } from './fold.js';
import type { Store } from './store.js';
import { sweep } from './sweep.js';
import { PageGone } from './texts.js';

/** A fold is due when so many commits, or so many bytes of them, wait for one. */
const due = { commits: 256, bytes: 1024 * 1024 };

/** How long a fold that somebody waits for gives another writer's fold to finish first. */
const patienceMillis = 300;

/** Runs folds, one at a time, each followed by a sweep. */
export class Checkpoints {
  readonly #store: Store;
  readonly #runtime: Runtime;
  #last: Promise<void> = Promise.resolve();
  #scheduled = false;

  constructor(store: Store, runtime: Runtime) {
    this.#store = store;
    this.#runtime = runtime;
  }

  get isDue(): boolean {
    const { unfolded } = this.#store;
    return unfolded.length >= due.commits || unfolded.reduce((sum, { bytes }) => sum + bytes, 0) >= due.bytes;
  }

  /** Folds in the background when a fold is due. A failure is left to the next one: the commits are durable as they are. */
  fold(): void {
    if (this.#scheduled || !this.isDue) return;
    this.#scheduled = true;
    this.until(() => !this.isDue)
      .catch(() => undefined)
      .finally(() => {
        this.#scheduled = false;
      });
  }

  /** Waits while writers are so far ahead of the folds that memory would grow. */
  async keepPace(): Promise<void> {
    if (
      this.#store.unfolded.length >= due.commits * 4 ||
      this.#store.unfolded.reduce((sum, { bytes }) => sum + bytes, 0) >= due.bytes * 4
    )
      await this.#last;
  }

  /** Folds until `reached` says so; another writer's fold may reach it too. Then sweeps, so that nothing superfluous is left. */
  until(reached: () => boolean, options: FoldOptions = {}): Promise<void> {
    const run = this.#last
      .catch(() => undefined)
      .then(() => this.#runtime.politely(patienceMillis, () => this.#foldUntil(reached, options)));
    this.#last = run.catch(() => undefined);
    return run;
  }

  async #foldUntil(reached: () => boolean, options: FoldOptions): Promise<void> {
    for (let attempt = 0; attempt < 200; attempt++) {
      await this.#store.catchUp();
      if (reached() || (await this.#attempt(options))) {
        if (!reached()) continue;
        await sweep(this.#store.storage, this.#store.head);
        return;
      }
      if (attempt > 3) await this.#runtime.sleep(Math.min(100, attempt * 5));
    }
    throw new MemoryError('locked', 'Other writers kept this store too busy to fold; try again.');
  }

  async #attempt(options: FoldOptions): Promise<boolean> {
    const nonce = Array.from(this.#runtime.random(6), (byte) => byte.toString(16).padStart(2, '0')).join('');
    try {
      return (await fold(this.#store, nonce, options)) === 'won';
    } catch (error) {
      if (error instanceof PageGone) return false;
      if (!isMemoryError(error) || error.code !== 'quota' || options.withoutIndex) throw error;
      await this.dropIndex();
      return (await fold(this.#store, nonce, { ...options, withoutIndex: true })) === 'won';
    }
  }

  /** Frees the room that saved indexes take: they are a cache, and a missing page is built again from the texts. */
  async dropIndex(): Promise<void> {
    const remove = this.#store.head.idx.map(({ key }) => key);
    if (remove.length > 0) await this.#store.storage.commit({ remove });
  }
}
