import { isMemoryError, MemoryError } from '../../model/errors.js';

/** The POSIX code of a failed file operation, such as `ENOENT`; `''` when it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

const noRoom = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Whether a file operation failed because the disk, or the share of its owner, is full. */
export const isNoRoom = (error: unknown): boolean => noRoom.has(codeOf(error));

/** A failed file operation in the words of the storage port. */
export function asMemoryError(error: unknown): MemoryError {
  if (isMemoryError(error)) return error;
  const code = codeOf(error);
  const cause = { cause: error, data: { errno: code } };
  if (isNoRoom(error)) return new MemoryError('quota', 'There is no room left for the memory folder.', cause);
  return new MemoryError('unavailable', `The memory folder cannot be used (${code || 'unknown failure'}).`, cause);
}

export function storageLost(): MemoryError {
  return new MemoryError('storage_lost', 'The memory folder was deleted while it was open.');
}

/** What virus scanners, indexers and backup programs cause for a moment when they look at a file just written. */
const passing = new Set(['EPERM', 'EBUSY', 'EACCES']);

/** Resolves after `millis` milliseconds. */
export const sleep = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));

/**
 * Does `work`, and again while it fails with what may pass, with growing pauses, for at most about `budgetMillis`
 * milliseconds. Then the last failure is thrown.
 */
export async function patiently<T>(budgetMillis: number, work: () => T): Promise<T> {
  for (let waited = 0, pause = 4; ; ) {
    try {
      return work();
    } catch (error) {
      if (!passing.has(codeOf(error)) || waited >= budgetMillis) throw error;
    }
    pause = Math.min(pause * 2, 400, budgetMillis - waited);
    await sleep(pause);
    waited += pause;
  }
}
