import { MemoryError } from '../model/errors.js';

/** How long somebody is waited for, in milliseconds, per question. */
const patience = 60_000;
/** So many questions are asked at once. */
const atOnce = 4;

/**
 * Asks about each of some things, and notes in their order what was of use. Ends early when the signal fires.
 *
 * @param look gives what may be shown of one when its turn comes, since much may have been forgotten while others were asked about
 * @param ask says what is of use about one of them; nobody waits for it when it is late or the caller has given up
 * @param onFailure told of each about which it failed or was late
 */
export async function askAll<T, S, A>(
  about: readonly T[],
  look: (one: T) => Promise<S | undefined>,
  ask: (shown: S, signal: AbortSignal) => Promise<A | undefined>,
  signal: AbortSignal | undefined,
  onFailure: (one: T, error: unknown) => void,
): Promise<readonly A[]> {
  const said: (A | undefined)[] = about.map(() => undefined);
  const queue = about.entries();
  let isOver = false;
  // Several take from one queue.
  const work = async () => {
    for (const [place, one] of queue) {
      if (isOver || isAborted(signal)) return;
      try {
        const shown = await look(one);
        if (isOver || isAborted(signal)) return;
        if (shown !== undefined) said[place] = await inTime((own) => ask(shown, own), signal);
      } catch (error) {
        if (!isAborted(signal)) onFailure(one, error);
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } finally {
    // Where one of them fails, the others ask about nothing more.
    isOver = true;
  }
  return said.filter((one) => one !== undefined);
}

/** A call, since the answer changes while somebody is waited for. */
export function isAborted(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true;
}

/** Whether an answer says that there is nothing to say. */
export function isNothing(said: unknown): boolean {
  return said === undefined || said === null || (typeof said === 'object' && Object.keys(said).length === 0);
}

async function inTime<A>(ask: (signal: AbortSignal) => Promise<A>, signal: AbortSignal | undefined): Promise<A> {
  const abort = new AbortController();
  const stop = () => abort.abort();
  const ended = new Promise<never>((_, reject) => {
    abort.signal.addEventListener('abort', () =>
      reject(new MemoryError('unavailable', 'The enricher did not answer in time.')),
    );
  });
  ended.catch(() => {});
  signal?.addEventListener('abort', stop, { once: true });
  const timer = setTimeout(stop, patience);
  try {
    const answer = (async () => ask(abort.signal))();
    answer.catch(() => {});
    return await Promise.race([answer, ended]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}
