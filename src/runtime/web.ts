import type { Hints, Runtime } from '../ports/runtime.js';
import { neutralRuntime, type RuntimeOptions } from './neutral.js';

/** A runtime for a store that several tabs and workers of one origin share. */
export interface WebRuntime extends Runtime {
  /**
   * Lets go of everything that could keep the page out of the back/forward cache, or takes it up again. After a rest every
   * subscriber is told to look again, since hints may have been missed.
   */
  rest(resting: boolean): void;
}

/**
 * Web Locks and a BroadcastChannel under a name, as far as the platform has them.
 *
 * @param store what the writers have in common, such as the name of the database
 */
export function webRuntime(store: string, options: RuntimeOptions = {}): WebRuntime {
  const name = `loci:${store}`;
  const hints = new ChannelHints(name);
  return {
    ...neutralRuntime(options),
    politely: (waitMillis, work) => underLock(name, waitMillis, work),
    hints,
    rest: (resting) => hints.rest(resting),
  };
}

async function underLock<T>(name: string, waitMillis: number, work: () => Promise<T>): Promise<T> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (locks === undefined) return work();
  let working: Promise<T> | undefined;
  const start = () => {
    working ??= work();
    return working;
  };
  try {
    await locks.request(name, { signal: AbortSignal.timeout(waitMillis) }, start);
  } catch {
    // Waited long enough, or locks are refused here: the work goes on without. Its own failure is told below.
  }
  return start();
}

class ChannelHints implements Hints {
  readonly #name: string;
  readonly #listeners = new Set<() => void>();
  #channel: BroadcastChannel | undefined;
  #closed = false;

  constructor(name: string) {
    this.#name = name;
    this.#open();
  }

  post(): void {
    this.#channel?.postMessage(null);
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  rest(resting: boolean): void {
    if (resting) this.#release();
    else if (this.#channel === undefined && !this.#closed) {
      this.#open();
      this.#tell();
    }
  }

  close(): void {
    this.#closed = true;
    this.#listeners.clear();
    this.#release();
  }

  #open(): void {
    if (typeof BroadcastChannel === 'undefined') return;
    this.#channel = new BroadcastChannel(this.#name);
    this.#channel.onmessage = () => this.#tell();
  }

  #release(): void {
    this.#channel?.close();
    this.#channel = undefined;
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
