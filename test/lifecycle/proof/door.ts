import { MemoryError } from '../../../src/model/errors.js';
import type { Change, Key, Storage } from '../../../src/ports/storage.js';

/**
 * The way of one writer into a place, of which every step can be its last: it may be cut off, as when its process ends, or held, as
 * when its process is stopped. Each value that is written or removed is a step of its own.
 */
export class Door implements Storage {
  readonly traits;
  readonly #inner: Storage;
  #isCut = false;
  /** So many steps of writing are left before it is cut off. */
  #stepsLeft = Number.POSITIVE_INFINITY;
  /** So many steps of any kind are left before it is held. */
  #freeSteps = Number.POSITIVE_INFINITY;
  #reach: () => void = () => {};
  #gate: Promise<void> = Promise.resolve();
  #letGo: () => void = () => {};

  constructor(inner: Storage) {
    this.#inner = inner;
    this.traits = inner.traits;
  }

  /** The process ends before the `steps`-th change from now on. */
  cutAfter(steps: number): void {
    this.#stepsLeft = steps;
  }

  /** The process ends. */
  cut(): void {
    this.#isCut = true;
  }

  /** The process is stopped before the `steps`-th step from now on. @returns resolves when it is */
  holdAfter(steps: number): Promise<void> {
    this.#freeSteps = steps;
    this.#gate = new Promise((resolve) => {
      this.#letGo = resolve;
    });
    return new Promise((resolve) => {
      this.#reach = resolve;
    });
  }

  letGo(): void {
    this.#freeSteps = Number.POSITIVE_INFINITY;
    this.#letGo();
  }

  open(): Promise<void> {
    return this.#inner.open();
  }

  async read(keys: readonly Key[]): Promise<Map<Key, Uint8Array>> {
    await this.#step();
    return this.#inner.read(keys);
  }

  async *list(prefix: string, after?: Key): AsyncGenerator<Key> {
    await this.#step();
    yield* this.#inner.list(prefix, after);
  }

  async commit({ put = [], create, remove, under }: Change): Promise<void> {
    const holds = under === undefined ? {} : { under };
    const steps: Change[] = put.map((entry) => ({ put: [entry], ...holds }));
    if (create !== undefined) steps.push({ create, ...holds });
    for (const key of remove ?? []) steps.push({ remove: [key] });
    for (const step of steps) {
      await this.#step(true);
      await this.#inner.commit(step);
    }
  }

  async close(): Promise<void> {
    if (!this.#isCut) await this.#inner.close();
  }

  async #step(isChange = false): Promise<void> {
    if (--this.#freeSteps < 0) {
      this.#reach();
      await this.#gate;
    }
    if (isChange && --this.#stepsLeft < 0) this.#isCut = true;
    if (this.#isCut) throw new MemoryError('unavailable', 'The process of this writer has ended.');
  }
}

/** A lock between the writers of one place, which may be stolen: it is polite, and nothing depends on it. */
export class Lock {
  #holder: symbol | undefined;

  steal(): void {
    this.#holder = undefined;
  }

  readonly politely = async <T>(_waitMillis: number, work: () => Promise<T>): Promise<T> => {
    const me = Symbol('a writer');
    for (let look = 0; this.#holder !== undefined && look < 20; look++) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    this.#holder ??= me;
    try {
      return await work();
    } finally {
      if (this.#holder === me) this.#holder = undefined;
    }
  };
}
