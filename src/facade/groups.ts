import type { NewItem } from '../model/commands.js';
import { type ErrorCode, isMemoryError } from '../model/errors.js';
import { parseNewMemory } from '../model/parse/memory.js';
import { invalid, isRecord, ownFault, readable, sortOf } from '../model/parse/value.js';
import { throwIfAborted } from './signal.js';

/** An item that could not be stored, by its place in what was handed in. */
export interface Failure {
  readonly index: number;
  readonly code: ErrorCode;
  readonly message: string;
}

/** Items that are stored in one commit, with their places, and the invalid ones met on the way. */
export interface Group {
  readonly items: readonly NewItem[];
  readonly indexes: readonly number[];
  readonly failures: readonly Failure[];
}

const mostItems = 1000;
/** UTF-16 code units: with the overhead of an item this stays near 256 kB as a message to a worker. */
const mostUnits = 240 * 1024;
const unitsPerItem = 64;

/**
 * Cuts a source of memories into groups of about 1,000 items or 256 kB. Reads ahead no further than the group asked for;
 * a source that is silent does not hold up an abort.
 *
 * @throws MemoryError `invalid` when the source is not iterable or its own code fails, `aborted`
 */
export async function* groupsOf(source: unknown, signal: AbortSignal | undefined): AsyncGenerator<Group, void> {
  const iterator = iteratorOf(source);
  let index = 0;
  let finished = false;
  try {
    while (!finished) {
      const items: NewItem[] = [];
      const indexes: number[] = [];
      const failures: Failure[] = [];
      for (let units = 0; items.length + failures.length < mostItems && units < mostUnits; ) {
        const step = readable(field, () => iterator.next());
        const promise = promiseIn(step);
        const result = resultIn(promise === undefined ? step : await orAborted(promise, signal));
        throwIfAborted(signal);
        if (result.done) {
          finished = true;
          break;
        }
        try {
          const item = parseNewMemory(result.value);
          items.push(item);
          indexes.push(index);
          units += sizeOf(item);
        } catch (error) {
          if (!isMemoryError(error)) throw error;
          failures.push({ index, code: error.code, message: error.message });
        }
        index++;
      }
      if (items.length + failures.length > 0) yield { items, indexes, failures };
    }
  } finally {
    if (!finished) leave(iterator);
  }
}

const field = 'items';

/** An iterator of the caller's, which may be made by hand: nothing about it is believed. */
interface Source {
  next(): unknown;
  return?(): unknown;
}

function iteratorOf(source: unknown): Source {
  const iterator = readable(field, () => {
    if (typeof source !== 'object' || source === null) return undefined;
    const iterable: { [Symbol.asyncIterator]?: unknown; [Symbol.iterator]?: unknown } = source;
    const make = iterable[Symbol.asyncIterator] ?? iterable[Symbol.iterator];
    if (typeof make !== 'function') return undefined;
    const made: unknown = make.call(source);
    if (!isSource(made)) throw invalid(field, 'makes an iterator that has no next');
    return made;
  });
  if (iterator !== undefined) return iterator;
  throw invalid(
    field,
    `must be an iterable or an async iterable of memories, not ${isRecord(source) ? 'an object' : sortOf(source)}`,
  );
}

function isSource(value: unknown): value is Source {
  return typeof value === 'object' && value !== null && 'next' in value && typeof value.next === 'function';
}

/** Not awaited: a source that never answers must not keep its reader from leaving. */
function leave(iterator: Source): void {
  try {
    void Promise.resolve(iterator.return?.()).catch(() => {});
  } catch {
    // What ended the load matters more.
  }
}

/** The promise of a step, for which an async source is waited. */
function promiseIn(step: unknown): Promise<unknown> | undefined {
  return readable(field, () =>
    typeof step === 'object' && step !== null && 'then' in step ? Promise.resolve(step) : undefined,
  );
}

function resultIn(result: unknown): { readonly done: boolean; readonly value?: unknown } {
  return readable(field, () => {
    if (typeof result !== 'object' || result === null) throw invalid(field, 'gives steps that are no objects');
    if ('done' in result && result.done) return { done: true };
    return { done: false, value: 'value' in result ? result.value : undefined };
  });
}

function sizeOf({ content, meta }: NewItem): number {
  return unitsPerItem + content.length + (meta === undefined ? 0 : JSON.stringify(meta).length);
}

const abortion = Symbol('abortion');

async function orAborted(step: Promise<unknown>, signal: AbortSignal | undefined): Promise<unknown> {
  const promise = step.catch((error: unknown) => {
    throw ownFault(field, error);
  });
  if (signal === undefined) return promise;
  throwIfAborted(signal);
  let stop = () => {};
  const aborted = new Promise<typeof abortion>((resolve) => {
    stop = () => resolve(abortion);
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    const result = await Promise.race([promise, aborted]);
    if (result === abortion) {
      promise.catch(() => {});
      throwIfAborted(signal);
    }
    return await promise;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
