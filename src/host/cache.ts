import type { Key } from '../ports/storage.js';

/** Keeps the most recently used values up to a sum of sizes. */
export class Cache<V> {
  readonly #held = new Map<Key, { readonly value: V; readonly size: number }>();
  readonly #room: number;
  #used = 0;

  /** @param room the largest sum of sizes, in the unit of `set` */
  constructor(room: number) {
    this.#room = room;
  }

  get(key: Key): V | undefined {
    const entry = this.#held.get(key);
    if (entry === undefined) return undefined;
    this.#held.delete(key);
    this.#held.set(key, entry);
    return entry.value;
  }

  set(key: Key, value: V, size: number): void {
    this.delete(key);
    this.#held.set(key, { value, size });
    this.#used += size;
    for (const oldest of this.#held.keys()) {
      if (this.#used <= this.#room || oldest === key) break;
      this.delete(oldest);
    }
  }

  delete(key: Key): void {
    this.#used -= this.#held.get(key)?.size ?? 0;
    this.#held.delete(key);
  }

  keys(): readonly Key[] {
    return [...this.#held.keys()];
  }
}
