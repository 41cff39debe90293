import { afterEach, beforeEach, vi } from 'vitest';
import { type BrowserOptions, type Memory, openMemory } from '../../src/browser.js';

export interface OpenedMemories {
  /** Of the database of the test that runs. */
  name: string;
  /** Every worker that was started, so that a test can end it. */
  readonly workers: Worker[];
  readonly opened: (options?: BrowserOptions, name?: string) => Promise<Memory>;
}

/** What the tests of one file open: each test has a database of its own, and everything is closed behind it. */
export function openedMemories(of: string): OpenedMemories {
  const open: Memory[] = [];
  const workers: Worker[] = [];
  const RealWorker = globalThis.Worker;
  let names = 0;
  const memories: OpenedMemories = {
    name: '',
    workers,
    opened: async (options, name = memories.name) => {
      const memory = await openMemory(name, options);
      open.push(memory);
      return memory;
    },
  };
  beforeEach(() => {
    memories.name = `${of}-${Date.now()}-${names++}`;
    workers.length = 0;
    vi.stubGlobal(
      'Worker',
      class extends RealWorker {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options);
          workers.push(this);
        }
      },
    );
  });
  afterEach(async () => {
    vi.unstubAllGlobals();
    for (const memory of open.splice(0)) await memory.close();
  });
  return memories;
}
