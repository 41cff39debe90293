import type { Key } from '../ports/storage.js';
import type { PageRef } from './head.js';

/** What was found damaged since the store was opened, until a fold puts it aside. */
export class Damage {
  readonly #pages = new Map<Key, PageRef>();
  readonly #commits = new Map<number, Uint8Array>();
  #faults = 0;

  page(ref: PageRef): void {
    this.#pages.set(ref.key, ref);
  }

  /** @param bytes the damaged bytes of the commit */
  commit(sequence: number, bytes: Uint8Array): void {
    this.#commits.set(sequence, bytes);
  }

  /** An event did not fit what is known, because something before it is damaged. */
  fault(): void {
    this.#faults++;
  }

  get pages(): readonly PageRef[] {
    return [...this.#pages.values()];
  }

  get commits(): ReadonlyMap<number, Uint8Array> {
    return this.#commits;
  }

  get faults(): number {
    return this.#faults;
  }

  get count(): number {
    return this.#pages.size + this.#commits.size;
  }

  /** A fold has put these aside. */
  settle(pages: readonly PageRef[], sequences: Iterable<number>): void {
    for (const { key } of pages) this.#pages.delete(key);
    for (const sequence of sequences) this.#commits.delete(sequence);
  }
}
