import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { closedError } from '../../facade/handle.js';
import { createMemory, type Memory } from '../../facade/memory.js';
import { parseHandleOptions } from '../../facade/options.js';
import { openHost } from '../../host/open.js';
import { loaded } from '../../loaded.js';
import { MemoryError } from '../../model/errors.js';
import type { Scope } from '../../model/scope.js';
import type { Driver } from '../../ports/driver.js';
import { neutralRuntime } from '../../runtime/neutral.js';
import { memoryStorage } from '../../storage/memory.js';
import { nodeRuntime } from '../runtime.js';
import { fileStorage } from '../storage/file.js';

/**
 * What becomes of a store that is missing: `expect` it and fail, `make` it, or `imagine` an empty one that nothing is kept
 * of.
 */
export type Missing = 'expect' | 'make' | 'imagine';

/** The memory in a folder, opened by the first call that needs it: a wrong argument opens and makes nothing. */
export function memoryIn(folder: string, missing: Missing, scope: Scope): Memory {
  return createMemory(
    lazily(() => openFolder(folder, missing)),
    parseHandleOptions({ scope }),
  );
}

async function openFolder(folder: string, missing: Missing): Promise<Driver> {
  if (missing !== 'make' && !existsSync(join(folder, 'loci.json'))) {
    if (hasParts(folder)) {
      throw new MemoryError('not_a_store', 'The folder holds parts of a store but no loci.json; restore that file.');
    }
    if (missing === 'expect') {
      throw new MemoryError(
        'not-found',
        `There is no memory store in ${folder}; name its folder with --store, or make one with loci init.`,
      );
    }
    return openHost({ storage: memoryStorage(), runtime: neutralRuntime(), knowledge: loaded });
  }
  return openHost({ storage: fileStorage(folder), runtime: nodeRuntime(folder), knowledge: loaded });
}

function hasParts(folder: string): boolean {
  try {
    return readdirSync(folder).some((name) => name === 'head' || name === 'tail');
  } catch {
    return false;
  }
}

/** A driver that is opened by the first command or query. */
function lazily(open: () => Promise<Driver>): Driver {
  let opening: Promise<Driver> | undefined;
  let live: Driver | undefined;
  let closed = false;
  const waiting = new Set<() => void>();
  const opened = () => {
    // What an interrupt closed before it was opened must not come to life afterwards.
    if (closed) throw closedError();
    opening ??= open().then((driver) => {
      live = driver;
      for (const subscribe of waiting) subscribe();
      return driver;
    });
    return opening;
  };
  return {
    run: async (command, options) => (await opened()).run(command, options),
    ask: async (query, options) => (await opened()).ask(query, options),
    onChange(listener, access) {
      if (live !== undefined) return live.onChange(listener, access);
      let end: (() => void) | undefined;
      const subscribe = () => {
        end = live?.onChange(listener, access);
      };
      waiting.add(subscribe);
      return () => {
        waiting.delete(subscribe);
        end?.();
      };
    },
    flush: async () => (await opening)?.flush(),
    async close() {
      closed = true;
      // One that could not be opened has nothing to close; the call that wanted it has been told.
      const driver = await opening?.catch(() => undefined);
      await driver?.close();
    },
  };
}
