/** Small tools of measurement. */

/** Milliseconds that `work` took, and its result. */
export async function timed<T>(work: () => T | Promise<T>): Promise<{ readonly ms: number; readonly result: T }> {
  const start = performance.now();
  const result = await work();
  return { ms: performance.now() - start, result };
}

/** The value below which `share` of the values lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Bytes that are in use after a collection: JavaScript values and array buffers. Needs `--expose-gc`. */
export function bytesHeld(): number {
  for (let i = 0; i < 3; i++) globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** How long each query takes: once to warm up, then twice. */
export async function queryTimes(
  queries: readonly string[],
  ask: (query: string) => unknown,
): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = 0; round < 3; round++) {
    for (const query of queries) {
      const { ms } = await timed(() => ask(query));
      if (round > 0) times.push(ms);
    }
  }
  return times;
}

/** What one subject reached; absent figures do not apply to it. Times in milliseconds, sizes in bytes. */
export interface Figures {
  readonly subject: string;
  readonly memories: number;
  readonly textBytes: number;
  readonly build: number;
  readonly searchP50: number;
  readonly searchP95: number;
  /** Loading what was saved, and the first answer. */
  readonly openAndFirst?: number;
  readonly held: number;
  readonly disk?: number;
  readonly rememberP50?: number;
  readonly rememberP95?: number;
  /** With the statement related to what is known. */
  readonly relatedP50?: number;
  readonly relatedP95?: number;
  readonly forgetP50?: number;
  readonly forgetP95?: number;
  /** One file made durably, measured beside the two above. */
  readonly creationP50?: number;
}
