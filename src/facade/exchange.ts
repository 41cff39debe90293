import { MemoryError } from '../model/errors.js';

/**
 * Reading and writing of files, loaded when it is needed: most pages never import anything.
 *
 * @throws MemoryError `unavailable` where nothing may be loaded later, as in a service worker, or the page cannot be reached
 */
export async function loadExchange(): Promise<typeof import('../exchange/index.js')> {
  try {
    return await import('../exchange/index.js');
  } catch (cause) {
    const message = 'Import and export could not be loaded here; in a service worker, leave them to a page.';
    throw new MemoryError('unavailable', message, { cause });
  }
}
