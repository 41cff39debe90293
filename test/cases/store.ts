import { type HandleOptions, type Memory, memoryStorage, openMemory, type Storage } from '../../src/index.js';

/** A store in memory that can be closed and opened again, with a clock that stands still until it is moved. */
export interface TestStore {
  readonly memory: Memory;
  readonly storage: Storage;
  now: number;
  /** Closes the memory and opens it again from what it has stored. */
  reopen(options?: HandleOptions): Promise<Memory>;
}

export const start = Date.UTC(2026, 0, 1, 12);

export async function openStore(options: HandleOptions = {}): Promise<TestStore> {
  const storage = memoryStorage();
  const open = (more: HandleOptions) => openMemory({ storage, now: () => store.now, ...options, ...more });
  const store = {
    now: start,
    storage,
    memory: undefined as unknown as Memory,
    async reopen(more: HandleOptions = {}) {
      await store.memory.close();
      store.memory = await open(more);
      return store.memory;
    },
  };
  store.memory = await open({});
  return store;
}

/** The contents that a recall gives, best first. */
export async function recalled(memory: Memory, query: string, limit = 10): Promise<readonly string[]> {
  return (await memory.recall(query, { limit })).map(({ content }) => content);
}

/** The contents of everything current, newest first. */
export async function current(memory: Memory): Promise<readonly string[]> {
  return (await memory.recent(100)).map(({ content }) => content);
}

/** The error that a promise rejects with. Fails when it resolves. */
export async function errorOf(
  promise: Promise<unknown>,
): Promise<Error & { readonly code?: string; readonly data?: unknown }> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof Error) return error;
    throw new Error('something else than an error was thrown');
  }
  throw new Error('expected an error, and there was none');
}

/** The whole export of a handle as text. */
export async function exportText(memory: Memory): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for await (const chunk of memory.export()) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}

/** The records of an export, without its first and last line. */
export async function exportRecords(memory: Memory): Promise<readonly Record<string, unknown>[]> {
  const lines = (await exportText(memory)).trim().split('\n');
  return lines.slice(1, -1).map((line) => JSON.parse(line) as Record<string, unknown>);
}
