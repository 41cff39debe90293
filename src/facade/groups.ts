import type { NewItem } from '../model/commands.js';
import { type ErrorCode, isMemoryError } from '../model/errors.js';
import { parseNewMemory } from '../model/parse/memory.js';
import { invalid, isRecord, sortOf } from '../model/parse/value.js';
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
 * @throws MemoryError `invalid` when the source is not iterable, `aborted`
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
        const step = iterator.next();
        const result = isPromise(step) ? await orAborted(step, signal) : step;
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
    // Not awaited: a source that never answers must not keep its reader from leaving.
    if (!finished) void Promise.resolve(iterator.return?.()).catch(() => {});
  }
}

type Step = IteratorResult<unknown> | Promise<IteratorResult<unknown>>;
interface Source {
  next(): Step;
  return?(): unknown;
}

function iteratorOf(source: unknown): Source {
  if (typeof source === 'object' && source !== null) {
    const iterable: { [Symbol.asyncIterator]?: unknown; [Symbol.iterator]?: unknown } = source;
    const make = iterable[Symbol.asyncIterator] ?? iterable[Symbol.iterator];
    if (typeof make === 'function') return make.call(source) as Source;
  }
  throw invalid(
    'items',
    `must be an iterable or an async iterable of memories, not ${isRecord(source) ? 'an object' : sortOf(source)}`,
  );
}

function sizeOf({ content, meta }: NewItem): number {
  return unitsPerItem + content.length + (meta === undefined ? 0 : JSON.stringify(meta).length);
}

function isPromise(step: Step): step is Promise<IteratorResult<unknown>> {
  return 'then' in step;
}

async function orAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return promise;
  throwIfAborted(signal);
  let stop = () => {};
  const aborted = new Promise<undefined>((resolve) => {
    stop = () => resolve(undefined);
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    const result = await Promise.race([promise, aborted]);
    if (result === undefined) {
      promise.catch(() => {});
      throwIfAborted(signal);
    }
    return await promise;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
