import { type ChangeNotice, type Memory, openMemory } from 'loci/browser';
import { showError } from './ui/notices.js';

/** The database of this page. */
const databaseName = 'loci-playground';

/** What the parts of the page share: the memory, and news of it. */
export class App {
  #memory: Memory;
  readonly #listeners = new Set<(notice: ChangeNotice) => void>();

  private constructor(memory: Memory) {
    this.#memory = memory;
    this.#listen();
  }

  static async open(): Promise<App> {
    return new App(await openStore());
  }

  get memory(): Memory {
    return this.#memory;
  }

  /** Calls `listener` after each change of the store, whichever tab made it. */
  onChange(listener: (notice: ChangeNotice) => void): void {
    this.#listeners.add(listener);
  }

  /** Does something with the memory. What goes wrong is shown, and the answer is `undefined`. */
  async attempt<T>(work: (memory: Memory) => Promise<T>): Promise<T | undefined> {
    try {
      return await work(this.#memory);
    } catch (error) {
      showError(error);
      return undefined;
    }
  }

  /** Deletes the database and begins a new, empty one. */
  async startOver(): Promise<void> {
    await this.#memory.destroy();
    this.#memory = await openStore();
    this.#listen();
  }

  #listen(): void {
    this.#memory.onChange((notice) => {
      for (const listener of this.#listeners) listener(notice);
    });
  }
}

/** Where a browser refuses IndexedDB, the page still works, and the banner says that nothing is kept. */
function openStore(): Promise<Memory> {
  return openMemory(databaseName, { fallback: 'memory' });
}

/** Calls `work` once for a burst of calls, when they have been quiet for a moment; never twice at the same time. */
export function settled(work: () => Promise<void>, quiet = 40): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = Promise.resolve();
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(work).catch(showError);
    }, quiet);
  };
}
