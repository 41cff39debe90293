import { asClock, asMaker, asStorage } from './facade/options.js';
import { openHost } from './host/open.js';
import { loaded } from './loaded.js';
import { MemoryError } from './model/errors.js';
import { compact } from './model/parse/memory.js';
import { asObject } from './model/parse/value.js';
import type { Storage } from './ports/storage.js';
import type { OpenRequest, Port } from './remote/protocol.js';
import { serveDriver } from './remote/server.js';
import type { RuntimeOptions } from './runtime/neutral.js';
import { webRuntime } from './runtime/web.js';

export type { Storage } from './ports/storage.js';
export type { OpenRequest } from './remote/protocol.js';

export interface ServeOptions {
  /** Where the bytes live, or a function that chooses by what the page asks for. */
  readonly storage: Storage | ((request: OpenRequest) => Storage | Promise<Storage>);
  /** The clock, in milliseconds since 1970 UTC; for tests. */
  readonly now?: () => number;
  /** The maker of record ids; for tests. */
  readonly newId?: () => string;
}

/**
 * Serves one memory from a worker of your own. Call it at the top level of the worker's module, and hand the worker's
 * address to `openMemory` of `loci/browser` as `workerUrl`.
 *
 * @throws MemoryError `invalid` for unknown options, `unavailable` outside of a worker
 */
export function serveMemory(options: ServeOptions): void {
  const given = asObject(options, 'options', ['storage', 'now', 'newId']);
  const { storage } = options;
  if (typeof storage !== 'function') asStorage(given.storage);
  const clock: RuntimeOptions = compact({
    now: given.now === undefined ? undefined : asClock(given.now, 'now'),
    newId: given.newId === undefined ? undefined : asMaker(given.newId, 'newId'),
  });
  serveDriver(workerScope(), async (request) => {
    const runtime = webRuntime(request.name, clock);
    const chosen = typeof storage === 'function' ? await storage(request) : storage;
    return { driver: await openHost({ storage: chosen, runtime, knowledge: loaded }), rest: runtime.rest };
  });
}

function workerScope(): Port {
  const scope: unknown = globalThis;
  if (typeof document !== 'undefined' || !isPort(scope)) {
    throw new MemoryError('unavailable', 'serveMemory works inside a dedicated worker only.');
  }
  return scope;
}

function isPort(value: unknown): value is Port {
  return (
    typeof value === 'object' &&
    value !== null &&
    'postMessage' in value &&
    typeof value.postMessage === 'function' &&
    'addEventListener' in value &&
    typeof value.addEventListener === 'function'
  );
}
