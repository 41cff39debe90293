import { MemoryError } from '../model/errors.js';
import { invalid, readable, sortOf } from '../model/parse/value.js';

/** An `AbortSignal`, or nothing. @throws MemoryError `invalid` */
export function asSignal(value: unknown, field = 'signal'): AbortSignal | undefined {
  if (value === undefined) return undefined;
  return readable(field, () => {
    if (value instanceof AbortSignal) return value;
    if (!isSignal(value)) throw invalid(field, `must be an AbortSignal, not ${sortOf(value)}`);
    return followed(value);
  });
}

/** A signal of this realm that follows one of another realm, or one made by hand. */
function followed(other: AbortSignal): AbortSignal {
  const own = new AbortController();
  if (other.aborted) own.abort();
  else other.addEventListener('abort', () => own.abort(), { once: true });
  return own.signal;
}

/** By shape, not by class: a signal of another realm is one too. */
function isSignal(value: unknown): value is AbortSignal {
  return (
    typeof value === 'object' &&
    value !== null &&
    'aborted' in value &&
    typeof value.aborted === 'boolean' &&
    'addEventListener' in value &&
    typeof value.addEventListener === 'function'
  );
}

/** @throws MemoryError `aborted` when the signal has fired */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new MemoryError('aborted', 'The caller aborted the operation.');
}
