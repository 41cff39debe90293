/**
 * Work that looks at the newest state of something. Calls that come while it runs share the next run: the running one may
 * already have looked.
 */
export class SharedRun {
  readonly #work: () => Promise<void>;
  #running: Promise<void> | undefined;
  #waiting: Promise<void> | undefined;

  constructor(work: () => Promise<void>) {
    this.#work = work;
  }

  /** Resolves after a run that began after this call. */
  run(): Promise<void> {
    if (this.#running === undefined) {
      this.#running = this.#work().finally(() => {
        this.#running = undefined;
      });
      return this.#running;
    }
    this.#waiting ??= this.#running
      .catch(() => undefined)
      .then(() => {
        this.#waiting = undefined;
        // Whoever began in between began after those who wait here.
        return this.#running ?? this.run();
      });
    return this.#waiting;
  }
}
