import type { Runtime } from '../ports/runtime.js';
import { neutralRuntime, type RuntimeOptions } from '../runtime/neutral.js';
import { folderLock } from './lock.js';

/** A runtime for a folder that several processes may share: they take turns by a lock file. */
export function nodeRuntime(folder: string, options: RuntimeOptions = {}): Runtime {
  return { ...neutralRuntime(options), politely: folderLock(folder) };
}
