import { MemoryError } from '../model/errors.js';

export function aborted(): MemoryError {
  return new MemoryError('aborted', 'The operation was aborted by its caller.');
}

/** What `work` comes to, or `aborted` as soon as the signal says so; the work itself goes on and is of no account then. */
export function unlessAborted<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
  if (signal === undefined) return work();
  if (signal.aborted) return Promise.reject(aborted());
  return new Promise((resolve, reject) => {
    const stop = () => reject(aborted());
    signal.addEventListener('abort', stop, { once: true });
    work()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', stop));
  });
}
