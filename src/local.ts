import { openHost } from './host/open.js';
import { loaded } from './loaded.js';
import { isMemoryError } from './model/errors.js';
import type { Driver } from './ports/driver.js';
import type { Storage } from './ports/storage.js';
import type { OpenRequest } from './remote/protocol.js';
import type { RuntimeOptions } from './runtime/neutral.js';
import { webRuntime } from './runtime/web.js';
import { indexedDBStorage } from './storage/indexeddb.js';
import { memoryStorage } from './storage/memory.js';

/** The best that this browser has for a request: an IndexedDB database, or memory where that is refused and the request allows it. */
export async function browserStorage({ name, fallback }: OpenRequest): Promise<Storage> {
  const storage = indexedDBStorage(name);
  try {
    await storage.open();
    return storage;
  } catch (error) {
    if (fallback === 'memory' && isMemoryError(error) && error.code === 'unavailable') return memoryStorage();
    throw error;
  }
}

/** Opens a browser's store in this thread, where no worker can be had. */
export async function openLocally(
  request: OpenRequest,
  clock: RuntimeOptions,
): Promise<{ readonly driver: Driver; readonly rest: (resting: boolean) => void }> {
  const storage = await browserStorage(request);
  const runtime = webRuntime(request.name, clock);
  return { driver: await openHost({ storage, runtime, knowledge: loaded }), rest: runtime.rest };
}
