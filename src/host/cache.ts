import type { Key } from '../ports/storage.js';

/** Keeps the most recently used values up to a sum of sizes. */
export class Cache<V, K = Key> {
  readonly #held = new Map<K, { readonly value: V; readonly size: number }>();
  readonly #room: number;
  #used = 0;

  /** @param room the largest sum of sizes, in the unit of `set` */
  constructor(room: number) {
    this.#room = room;
  }

  get(key: K): V | undefined {
    const entry = this.#held.get(key);
    if (entry === undefined) return undefined;
    this.#held.delete(key);
    this.#held.set(key, entry);
    return entry.value;
  }

  set(key: K, value: V, size: number): void {
    this.delete(key);
    this.#held.set(key, { value, size });
    this.#used += size;
    for (const oldest of this.#held.keys()) {
      if (this.#used <= this.#room || oldest === key) break;
      this.delete(oldest);
    }
  }

  delete(key: K): void {
    this.#used -= this.#held.get(key)?.size ?? 0;
    this.#held.delete(key);
  }

  clear(): void {
    this.#held.clear();
    this.#used = 0;
  }

  keys(): readonly K[] {
    return [...this.#held.keys()];
  }
}
