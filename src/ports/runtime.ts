/** What the host needs from the platform besides storage. All of it is replaceable in tests. */
export interface Runtime {
  /** Milliseconds since 1970 UTC. */
  now(): number;
  /** A fresh record id or commit id. */
  newId(): string;
  /** `length` random bytes. */
  random(length: number): Uint8Array;
  /** Resolves after about `millis` milliseconds. */
  sleep(millis: number): Promise<void>;
  /**
   * Runs `work` while holding the store's lock if it can be had within `waitMillis`, else without it: the lock saves double
   * work, safety never depends on it.
   */
  politely<T>(waitMillis: number, work: () => Promise<T>): Promise<T>;
  /** A hint channel between writers of one store: a message means "look again soon", its absence means nothing. */
  readonly hints: Hints;
}

export interface Hints {
  post(): void;
  /** Calls `listener` when another writer posts; returns the end of the subscription. */
  subscribe(listener: () => void): () => void;
  close(): void;
}
