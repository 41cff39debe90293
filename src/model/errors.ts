import type { Json } from './json.js';

/** What each error code means, and whether trying the same call again can help. */
export const errorCodes = {
  invalid: { retryable: false, meaning: 'an argument has the wrong type, form or range' },
  invalid_tag: { retryable: false, meaning: 'a tag has a character outside a-z 0-9 - _ . : or is longer than 50' },
  too_many_tags: { retryable: false, meaning: 'more than 20 tags' },
  invalid_ref: { retryable: false, meaning: 'a reference is malformed' },
  too_many_refs: { retryable: false, meaning: 'more than 20 references' },
  content_empty: { retryable: false, meaning: 'the content is empty or blank' },
  content_too_large: { retryable: false, meaning: 'the content is larger than 1 MiB of UTF-8' },
  invalid_time: { retryable: false, meaning: 'a time is impossible, ambiguous or out of range' },
  invalid_cursor: { retryable: false, meaning: 'a paging cursor is malformed or too old' },
  batch_empty: { retryable: false, meaning: 'a batch has no items' },
  batch_too_large: { retryable: false, meaning: 'a batch has more than 100 items' },
  batch_invalid: { retryable: false, meaning: 'at least one item of a batch is not valid; nothing was stored' },
  duplicate_external_id: { retryable: false, meaning: 'two items of one batch have the same external id' },
  denied: { retryable: false, meaning: 'the actor has no right to do this in this space' },
  'not-found': { retryable: false, meaning: 'no such memory in the scope of this handle' },
  space_not_found: { retryable: false, meaning: 'no such space in the scope of this handle' },
  space_archived: { retryable: false, meaning: 'the space is archived: it can be read, not written to' },
  slug_taken: { retryable: false, meaning: 'another space of the store has this slug' },
  invalid_slug: { retryable: false, meaning: 'a slug has a character outside a-z 0-9 -, or is not 1 to 64 long' },
  last_owner: { retryable: false, meaning: 'the space would be left without an owner' },
  confirm_slug_mismatch: { retryable: false, meaning: 'what confirms the erasure is not the slug of the space' },
  conflict: { retryable: false, meaning: 'the memory is not in a state that allows this, or its external id is taken' },
  blocked: { retryable: true, meaning: 'another tab keeps an older version of the database open' },
  locked: { retryable: true, meaning: 'another writer is at work on the same store' },
  quota: { retryable: true, meaning: 'the disk or the browser quota is full; nothing was stored' },
  corrupt: { retryable: false, meaning: 'stored bytes are damaged' },
  newer_format: { retryable: false, meaning: 'the store was written by a newer version of loci' },
  not_a_store: { retryable: false, meaning: 'the folder has files but is no loci store' },
  storage_lost: { retryable: false, meaning: 'the store was deleted while it was open' },
  storage_replaced: {
    retryable: false,
    meaning: 'the store was replaced by another one, or by an older copy, while it was open',
  },
  unavailable: { retryable: true, meaning: 'the storage or the worker cannot be reached' },
  closed: { retryable: false, meaning: 'the handle was closed' },
  aborted: { retryable: false, meaning: 'the caller aborted the operation' },
} as const;

export type ErrorCode = keyof typeof errorCodes;

/** An error as plain data, for borders that lose classes (workers, processes). */
export interface ErrorData {
  readonly code: ErrorCode;
  readonly message: string;
  readonly data?: Json;
}

/**
 * The one error class of loci. `code` is stable; `message` is one sentence that names the kind of the bad value and
 * what to do, and never holds memory text.
 */
export class MemoryError extends Error {
  override readonly name = 'MemoryError';
  readonly code: ErrorCode;
  /** Whether the same call may succeed later without a change by the caller. */
  readonly retryable: boolean;
  /** Details for programs, such as `{ field: 'tags' }`. */
  readonly data?: Json;

  constructor(code: ErrorCode, message: string, options: { readonly data?: Json; readonly cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.retryable = errorCodes[code].retryable;
    if (options.data !== undefined) this.data = options.data;
  }

  /** The error as plain data. The cause stays behind: it may hold text that must not travel. */
  toData(): ErrorData {
    return { code: this.code, message: this.message, ...(this.data === undefined ? {} : { data: this.data }) };
  }

  static from(data: ErrorData): MemoryError {
    return new MemoryError(data.code, data.message, data.data === undefined ? {} : { data: data.data });
  }
}

/** Whether `error` is a {@link MemoryError}, also one of another bundled copy of loci. */
export function isMemoryError(error: unknown): error is MemoryError {
  return (
    error instanceof Error &&
    error.name === 'MemoryError' &&
    'code' in error &&
    typeof error.code === 'string' &&
    Object.hasOwn(errorCodes, error.code)
  );
}
