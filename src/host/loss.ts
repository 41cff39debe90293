import { isMemoryError, MemoryError } from '../model/errors.js';

export type LossCode = 'storage_lost' | 'storage_replaced';

/** What an open handle says from the moment on when its store is no longer there. */
export function lossOf(code: LossCode): MemoryError {
  return new MemoryError(
    code,
    code === 'storage_lost'
      ? 'The store was deleted while it was open; open it again to start a new one.'
      : 'The store was replaced by another or an older copy while it was open; open it again.',
  );
}

/** The code of an error that says the store is no longer there. */
export function lossCodeOf(error: unknown): LossCode | undefined {
  if (!isMemoryError(error)) return undefined;
  return error.code === 'storage_lost' || error.code === 'storage_replaced' ? error.code : undefined;
}

/** Somebody looked again and again, and each time the ground had moved. */
export function changing(): MemoryError {
  return new MemoryError('unavailable', 'The store changes faster than it can be read; try again.');
}
