import { MemoryError } from '../../model/errors.js';
import type { Ordinal } from '../../model/ids.js';
import type { Indexed } from '../indexing.js';
import type { Ranked, Rankings } from './rankings.js';

/** What a search reads. */
export interface SearchState extends Indexed {
  readonly rankings: Rankings;
}

export interface LeftOut {
  readonly ordinal: Ordinal;
  readonly reason: string;
}

/** One page of an answer, and how to get the next one. */
export interface Page {
  readonly places: readonly Ranked[];
  readonly filteredOut: number;
  readonly leftOut: readonly LeftOut[];
  readonly cursor?: string;
}

export function staleCursor(): MemoryError {
  return new MemoryError('invalid_cursor', 'The cursor is malformed or too old; start again without it.', {
    data: { field: 'cursor' },
  });
}
