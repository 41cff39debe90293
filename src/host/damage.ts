import type { Key } from '../ports/storage.js';
import type { PageRef } from './head.js';
import { numberOf } from './keyspace.js';

/** What was found damaged since the store was opened, until a fold puts it aside. */
export class Damage {
  readonly #pages = new Map<Key, PageRef>();
  readonly #values = new Map<Key, Uint8Array>();
  #faults = 0;
  /** Whether everything was read once since the store was opened. */
  isChecked = false;

  /** A page that the head names is missing, or at least one of its rows cannot be read. */
  page(ref: PageRef): void {
    this.#pages.set(ref.key, ref);
  }

  /** A tail or a head cannot be used. @param bytes as they were found */
  value(key: Key, bytes: Uint8Array): void {
    this.#values.set(key, bytes);
  }

  /** An event did not fit what is known, because something before it is damaged. */
  fault(): void {
    this.#faults++;
  }

  get pages(): readonly PageRef[] {
    return [...this.#pages.values()];
  }

  /** Damaged tails and heads, and tails behind a gap, with their bytes. */
  get values(): ReadonlyMap<Key, Uint8Array> {
    return this.#values;
  }

  /** The sequence numbers of the tails among them. */
  get tails(): readonly number[] {
    return [...this.#values.keys()].flatMap((key) => (key.startsWith('tail/') ? (numberOf(key) ?? []) : []));
  }

  get faults(): number {
    return this.#faults;
  }

  get count(): number {
    return this.#pages.size + this.#values.size;
  }

  isDamaged(key: Key): boolean {
    return this.#pages.has(key) || this.#values.has(key);
  }

  /** These were put aside, or are no longer part of the store. */
  settle(keys: Iterable<Key>): void {
    for (const key of keys) {
      this.#pages.delete(key);
      this.#values.delete(key);
    }
  }

  /** Everything is read anew, and found anew. */
  clear(): void {
    this.#pages.clear();
    this.#values.clear();
    this.#faults = 0;
  }
}
