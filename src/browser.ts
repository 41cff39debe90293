/** loci in a browser: an IndexedDB database, searched inside a Web Worker. Importing this file touches nothing. */
import { createMemory, type Memory } from './facade/memory.js';
import { asFunction, type HandleOptions, parseHandleOptions } from './facade/options.js';
import { isMemoryError, MemoryError } from './model/errors.js';
import { asName, asOneOf, invalid, isRecord } from './model/parse/value.js';
import type { Driver } from './ports/driver.js';
import { remoteDriver } from './remote/client.js';
import type { OpenRequest, Port } from './remote/protocol.js';
import type { RuntimeOptions } from './runtime/neutral.js';
import { onPageRest, pageStorage } from './runtime/page.js';

export type * from './index.js';
export { type ErrorCode, errorCodes, isMemoryError, MemoryError } from './model/errors.js';

export interface BrowserOptions extends HandleOptions {
  /**
   * The address of the worker, where a strict content security policy or a bundler needs it said, or of a worker of your own
   * that calls `serveMemory`. Without it, loci starts its own worker, and works on this thread where workers are refused.
   */
  readonly workerUrl?: string | URL;
  /**
   * Where IndexedDB is refused, as in some private windows: `error` (default) rejects with `unavailable`, `memory` keeps
   * everything in this window only, which `stats().storage` shows.
   */
  readonly fallback?: 'memory' | 'error';
  /** Called once, while opening, when `fallback: 'memory'` took effect: nothing will be kept. */
  readonly onFallback?: () => void;
}

/**
 * Opens the memory of this name, made if it is missing. Tabs of one origin may share it.
 *
 * With `now` or `newId`, which cannot cross into a worker, the engine works on this thread.
 *
 * @param name 1 to 256 characters; every name is a database of its own
 * @throws MemoryError `invalid`; `unavailable` where there is no IndexedDB or the worker cannot be reached; `blocked`,
 * `newer_format` …
 */
export async function openMemory(name: string, options: BrowserOptions = {}): Promise<Memory> {
  const given = parseHandleOptions(options, ['workerUrl', 'fallback', 'onFallback']);
  const { workerUrl, fallback = 'error', onFallback } = options;
  if (workerUrl !== undefined && typeof workerUrl !== 'string' && !(workerUrl instanceof URL)) {
    throw invalid('workerUrl', 'must be a string or a URL');
  }
  if (onFallback !== undefined) asFunction(onFallback, 'onFallback');
  const request: OpenRequest = {
    name: asName(name, 'name'),
    fallback: asOneOf(fallback, 'fallback', ['memory', 'error']),
  };
  if (workerUrl !== undefined && (given.now !== undefined || given.newId !== undefined)) {
    throw invalid('now or newId', 'cannot cross into a worker; hand it to serveMemory there');
  }
  const { driver, rest } = await openDriver(request, given, workerUrl);
  const memory = createMemory(endingWith(driver, onPageRest(rest)), given, pageStorage);
  if (fallback === 'error' || (await memory.stats()).storage.durability !== 'none') return memory;
  onFallback?.();
  return memory;
}

interface Opened {
  readonly driver: Driver;
  readonly rest: (resting: boolean) => void;
}

async function openDriver(request: OpenRequest, clock: RuntimeOptions, workerUrl?: string | URL): Promise<Opened> {
  if (workerUrl !== undefined && typeof Worker !== 'function') {
    const message = 'No worker can be started here; open with openMemory of `loci` and indexedDBStorage instead.';
    throw new MemoryError('unavailable', message, { data: { part: 'worker', field: 'workerUrl' } });
  }
  if (workerUrl !== undefined || hasWorkers(clock)) {
    try {
      const driver = await remoteDriver(() => startWorker(workerUrl), request);
      return { driver, rest: (resting) => driver.rest(resting) };
    } catch (error) {
      // A worker of the caller's own may serve another storage: nothing here can stand in for it.
      if (workerUrl !== undefined) throw isRefusal(error, false) ? noWorkerAt(error) : error;
      if (!isRefusal(error)) throw error;
    }
  }
  return (await loadLocal()).openLocally(request, clock);
}

/** The engine for this thread, loaded only where it is needed: elsewhere it would lie beside the one in the worker. */
async function loadLocal(): Promise<typeof import('./local.js')> {
  try {
    return await import('./local.js');
  } catch (cause) {
    // A service worker may not load anything later; what it needs is in the neutral entry.
    const message = 'The engine could not be loaded here; open with openMemory of `loci` and indexedDBStorage instead.';
    throw new MemoryError('unavailable', message, { cause });
  }
}

/** Only a page starts a worker; a worker is one already. A clock of the caller's is a function, which cannot cross. */
function hasWorkers({ now, newId }: RuntimeOptions): boolean {
  return typeof document !== 'undefined' && typeof Worker === 'function' && now === undefined && newId === undefined;
}

function startWorker(url: string | URL | undefined): Port {
  if (url !== undefined) return new Worker(url, { type: 'module' });
  // Written out, because bundlers look for exactly this.
  return new Worker(new URL('../workers/memory.worker.js', import.meta.url), { type: 'module' });
}

/** @param started whether the worker had been heard before; either by default */
function isRefusal(error: unknown, started?: boolean): boolean {
  if (!isMemoryError(error) || !isRecord(error.data) || error.data.part !== 'worker') return false;
  return started === undefined || error.data.started === started;
}

function noWorkerAt(cause: unknown): MemoryError {
  return new MemoryError(
    'unavailable',
    'No memory worker answers at workerUrl; it must be the address of loci/memory.worker, or of a worker of yours that calls serveMemory, which this page may load.',
    { data: { part: 'worker', field: 'workerUrl' }, cause },
  );
}

/** The same driver, which does one thing more when it is closed. */
function endingWith(driver: Driver, end: () => void): Driver {
  return {
    run: (command, options) => driver.run(command, options),
    ask: (query, options) => driver.ask(query, options),
    onChange: (listener, access) => driver.onChange(listener, access),
    flush: () => driver.flush(),
    close: () => {
      end();
      return driver.close();
    },
  };
}
