/** A clock that stands still until it is moved. */
export interface FixedClock {
  /** Milliseconds since 1970 UTC. */
  now(): number;
  /** Moves on by `millis`; a negative number moves back, as clocks do. */
  advance(millis: number): void;
  set(millis: number): void;
}

/** @param start milliseconds since 1970 UTC; default 2026-01-01T00:00:00Z */
export function fixedClock(start = Date.UTC(2026, 0, 1)): FixedClock {
  let time = start;
  return {
    now: () => time,
    advance(millis) {
      time += millis;
    },
    set(millis) {
      time = millis;
    },
  };
}

/**
 * Ids in the order of making: `id-000001`, `id-000002` …
 *
 * @param prefix letters, digits and `_.:-`, starting with a letter or digit; two makers of one store need two prefixes
 */
export function countingIds(prefix = 'id'): () => string {
  let made = 0;
  return () => `${prefix}-${String(++made).padStart(6, '0')}`;
}
