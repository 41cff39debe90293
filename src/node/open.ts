import { createMemory, type Memory } from '../facade/memory.js';
import { type HandleOptions, parseHandleOptions } from '../facade/options.js';
import { openHost } from '../host/open.js';
import { loaded } from '../loaded.js';
import { nodeRuntime } from './runtime.js';
import { fileStorage } from './storage/file.js';

export type NodeOptions = HandleOptions;

/**
 * Opens the memory in a folder, which is made if it is missing. Several processes may use it at once.
 *
 * @param folder relative to the working directory at the time of this call
 * @throws MemoryError `invalid`, `not_a_store` for a folder with other files in it, `newer_format`, `unavailable` …
 */
export async function openMemory(folder: string, options: NodeOptions = {}): Promise<Memory> {
  const given = parseHandleOptions(options);
  const storage = fileStorage(folder);
  return createMemory(await openHost({ storage, runtime: nodeRuntime(folder, given), knowledge: loaded }), given);
}
