import { MemoryError } from '../model/errors.js';

/** Somebody looked again and again, and each time the ground had moved. */
export function changing(): MemoryError {
  return new MemoryError('unavailable', 'The store changes faster than it can be read; try again.');
}
