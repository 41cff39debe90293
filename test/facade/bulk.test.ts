import { expect, test } from 'vitest';
import { createMemory } from '../../src/facade/memory.js';
import type { RememberCommand } from '../../src/model/commands.js';
import { MemoryError } from '../../src/model/errors.js';
import { fakeDriver } from './fake-driver.js';

const facts = (count: number) => Array.from({ length: count }, (_, i) => ({ content: `fact ${i}` }));
const storeAll = ({ items }: RememberCommand) =>
  items.map((_, i) => ({ id: `id${i}`, status: 'stored', superseded: [] }));

function loader(remember: (command: RememberCommand) => unknown = storeAll) {
  const driver = fakeDriver({ remember });
  return {
    driver,
    memory: createMemory(driver),
    sizes: () => driver.seen.map((c) => (c as RememberCommand).items.length),
  };
}

test('stores in groups of a thousand, without bringing back what was forgotten', async () => {
  const { driver, memory, sizes } = loader();
  const progress: number[] = [];
  const loaded = await memory.rememberAll(facts(2500), { onProgress: (done) => progress.push(done), relate: false });
  expect(loaded).toEqual({ stored: 2500, unchanged: 0, forgotten: 0, failed: [] });
  expect(sizes()).toEqual([1000, 1000, 500]);
  expect(progress).toEqual([0, 1000, 2000, 2500]);
  expect(driver.seen[0]).toMatchObject({ onExisting: 'amend', revive: false, itemwise: true, dryRun: false });
});

test('stores in groups of about 256 kB', async () => {
  const { memory, sizes } = loader();
  await memory.rememberAll(Array.from({ length: 10 }, () => ({ content: 'x'.repeat(100_000) })));
  expect(sizes()).toEqual([3, 3, 3, 1]);
  const heavy = loader();
  await heavy.memory.rememberAll(Array.from({ length: 10 }, () => ({ content: 'x', meta: 'y'.repeat(60_000) })));
  expect(heavy.sizes()).toEqual([5, 5]);
});

test('reports invalid items by index and stores the rest', async () => {
  const { memory, sizes } = loader(({ items }) =>
    items.map((item, i) =>
      item.content === 'taken'
        ? { status: 'failed', error: { code: 'conflict', message: 'Taken.' } }
        : item.content === 'gone'
          ? { status: 'forgotten' }
          : { id: `id${i}`, status: item.content === 'old' ? 'unchanged' : 'amended', superseded: [] },
    ),
  );
  const items = [{ content: 'a' }, { content: '' }, { content: 'taken' }, 5, { content: 'gone' }, { content: 'old' }];
  expect(await memory.rememberAll(items as { content: string }[])).toEqual({
    stored: 1,
    unchanged: 1,
    forgotten: 1,
    failed: [
      { index: 1, code: 'content_empty', message: expect.any(String) },
      { index: 2, code: 'conflict', message: 'Taken.' },
      { index: 3, code: 'invalid', message: expect.any(String) },
    ],
  });
  expect(sizes()).toEqual([4]);
});

test('nothing but invalid items asks the driver nothing', async () => {
  const { driver, memory } = loader();
  expect((await memory.rememberAll([{ content: ' ' }])).failed).toHaveLength(1);
  expect(await memory.rememberAll([])).toEqual({ stored: 0, unchanged: 0, forgotten: 0, failed: [] });
  expect(driver.seen).toEqual([]);
});

test('reads an asynchronous source, at most one group ahead', async () => {
  let read = 0;
  async function* source() {
    for (const fact of facts(3000)) {
      read++;
      yield fact;
    }
  }
  const readBefore: number[] = [];
  const { memory } = loader((command) => {
    readBefore.push(read);
    return storeAll(command);
  });
  expect(await memory.rememberAll(source())).toMatchObject({ stored: 3000 });
  expect(readBefore).toEqual([1000, 2000, 3000]);
});

test('an abort half-way keeps what was stored, and says how much', async () => {
  const { memory, sizes } = loader();
  const controller = new AbortController();
  let progress = 0;
  const onProgress = (done: number) => {
    progress = done;
    if (done >= 5000) controller.abort();
  };
  const load = memory.rememberAll(facts(10_000), { signal: controller.signal, onProgress });
  await expect(load).rejects.toMatchObject({
    code: 'aborted',
    data: { stored: 5000, unchanged: 0, forgotten: 0, failed: 0 },
  });
  expect(progress).toBe(5000);
  expect(sizes().reduce((sum, size) => sum + size, 0)).toBe(5000);
});

test('an abort does not wait for a source that is silent, and one that has fired stores nothing', async () => {
  const { driver, memory } = loader();
  const controller = new AbortController();
  let ended = false;
  const silent = {
    [Symbol.asyncIterator]: () => ({
      next: () => new Promise<IteratorResult<{ content: string }>>(() => {}),
      return: async () => {
        ended = true;
        return { done: true as const, value: undefined };
      },
    }),
  };
  const load = memory.rememberAll(silent, { signal: controller.signal });
  controller.abort();
  await expect(load).rejects.toMatchObject({ code: 'aborted' });
  expect(ended).toBe(true);
  await expect(memory.rememberAll(facts(1), { signal: controller.signal })).rejects.toMatchObject({ code: 'aborted' });
  expect(driver.seen).toEqual([]);
});

test('an abort after the last item changes nothing', async () => {
  const { memory } = loader();
  const controller = new AbortController();
  const onProgress = (done: number) => done === 10 && controller.abort();
  expect(await memory.rememberAll(facts(10), { signal: controller.signal, onProgress })).toMatchObject({ stored: 10 });
});

test('a failing store, source or listener ends the load and the source with its own error', async () => {
  const full = new MemoryError('quota', 'Full.');
  let ended = 0;
  function* source() {
    try {
      yield* facts(5000);
    } finally {
      ended++;
    }
  }
  const failing = loader(() => {
    throw full;
  });
  await expect(failing.memory.rememberAll(source())).rejects.toBe(full);
  const fault = new Error('mine');
  async function* faulty() {
    yield* facts(1000);
    throw fault;
  }
  const { memory, sizes } = loader();
  const own = { name: 'MemoryError', code: 'invalid', cause: fault };
  await expect(memory.rememberAll(faulty())).rejects.toMatchObject(own);
  expect(sizes()).toEqual([1000]);
  const onProgress = (done: number) => {
    if (done > 0) throw fault;
  };
  await expect(memory.rememberAll(source(), { onProgress })).rejects.toMatchObject(own);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(ended).toBe(2);
});
