import type { Command, CommandResult } from '../model/commands.js';
import { type ErrorData, isMemoryError, MemoryError } from '../model/errors.js';
import type { Query, QueryResult } from '../model/queries.js';
import type { Access } from '../model/scope.js';
import type { ChangeNotice } from '../ports/driver.js';

/** Raised with every change of this file, so that a page and a worker of different versions notice each other. */
export const protocolVersion = 2;

/** Which store the worker is to open. */
export interface OpenRequest {
  /** As the caller of `openMemory` gave it. */
  readonly name: string;
  /** What to do where the storage cannot be reached. */
  readonly fallback: 'memory' | 'error';
}

/** An answer as plain data: a worker border keeps neither the class nor the code of an error. */
export type Reply<T> = { readonly ok: T } | { readonly error: ErrorData };

/** What the worker's side offers. Calls carry a number by which they can be aborted. */
export interface Service {
  hello(): Promise<number>;
  open(request: OpenRequest): Promise<Reply<null>>;
  run<C extends Command>(call: number, command: C): Promise<Reply<CommandResult<C>>>;
  ask<Q extends Query>(call: number, query: Q): Promise<Reply<QueryResult<Q>>>;
  abort(call: number): Promise<void>;
  /** Pushes every notice from now on that is for a scope; for all of them without one. */
  watch(listener: (notice: ChangeNotice) => void, access: Access | undefined): Promise<Reply<null>>;
  flush(): Promise<Reply<null>>;
  close(): Promise<Reply<null>>;
  /** Answers at once, if anybody is there to answer. */
  beat(): Promise<void>;
  /** The page was put aside, or is shown again. */
  rest(resting: boolean): Promise<void>;
}

/** One end of a channel: a `Worker`, a `MessagePort`, or the global scope of a worker. */
export interface Port {
  postMessage(message: unknown, transfer?: Transferable[]): void;
  addEventListener(type: string, listener: (event: Event) => void): void;
  removeEventListener(type: string, listener: (event: Event) => void): void;
  start?(): void;
  /** Of a worker. */
  terminate?(): void;
  /** Of a message port. */
  close?(): void;
}

export async function replyOf<T>(work: () => Promise<T>): Promise<Reply<T>> {
  try {
    return { ok: await work() };
  } catch (error) {
    return { error: toErrorData(error) };
  }
}

export function unwrapped<T>(reply: Reply<T>): T {
  if ('error' in reply) throw MemoryError.from(reply.error);
  return reply.ok;
}

/** The message of a foreign error may hold memory text, so only its name travels. */
function toErrorData(error: unknown): ErrorData {
  if (isMemoryError(error)) {
    const { code, message, data } = error;
    return { code, message, ...(data === undefined ? {} : { data }) };
  }
  const name = error instanceof Error ? error.name : typeof error;
  return { code: 'unavailable', message: `The memory worker met an unexpected fault (${name}).`, data: { name } };
}
