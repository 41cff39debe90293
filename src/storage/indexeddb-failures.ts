import { isMemoryError, MemoryError } from '../model/errors.js';

export const lost = (): MemoryError => new MemoryError('storage_lost', 'The database was deleted while it was open.');

export const outdated = (): MemoryError =>
  new MemoryError('newer_format', 'A newer version of loci is in use with this database; reload this page.');

export const blocked = (): MemoryError =>
  new MemoryError('blocked', 'Another tab keeps the database open; close the other tabs of this site and try again.');

const nameOf = (error: unknown): string => (error instanceof Error || error instanceof DOMException ? error.name : '');

/** What a connection that the browser has closed, or a transaction that it has killed, fails with. */
export const isDeath = (error: unknown): boolean =>
  !isMemoryError(error) && ['InvalidStateError', 'AbortError', 'UnknownError'].includes(nameOf(error));

/** Why a database could not be opened, in the words of the storage port. */
export function asOpenError(error: unknown): MemoryError {
  const name = nameOf(error);
  if (name === 'VersionError') return outdated();
  if (name === 'QuotaExceededError') return asMemoryError(error);
  const why =
    'The browser does not let IndexedDB be used here; a private window or blocked site data can be the reason';
  return new MemoryError('unavailable', `${why} (${name || 'unknown failure'}).`, { cause: error });
}

/** Why a transaction failed, in the words of the storage port. */
export function asMemoryError(error: unknown): MemoryError {
  if (isMemoryError(error)) return error;
  const name = nameOf(error);
  const cause = { cause: error };
  if (name === 'QuotaExceededError') return new MemoryError('quota', 'The browser has no room left for it.', cause);
  if (name === 'ConstraintError') return new MemoryError('conflict', 'The key of this commit exists already.', cause);
  if (name === 'NotFoundError') return new MemoryError('not_a_store', 'The database is no memory store.', cause);
  return new MemoryError('unavailable', `The database cannot be used (${name || 'unknown failure'}).`, cause);
}
