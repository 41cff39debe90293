import { expect, test, vi } from 'vitest';
import { createMemory } from '../../src/facade/memory.js';
import { fakeDriver } from './fake-driver.js';

// As in a service worker, where nothing may be loaded later.
vi.mock('../../src/exchange/index.js', () => {
  throw new TypeError('import() is disallowed here.');
});

const refusal = {
  name: 'MemoryError',
  code: 'unavailable',
  message: 'Import and export could not be loaded here; in a service worker, leave them to a page.',
};

test('import and export say so where they cannot be loaded, and have touched nothing', async () => {
  const driver = fakeDriver({});
  const memory = createMemory(driver, { now: () => 0 });
  await expect(memory.import('{"content":"x"}')).rejects.toMatchObject(refusal);
  await expect(memory.export()[Symbol.asyncIterator]().next()).rejects.toMatchObject(refusal);
  expect(driver.seen).toEqual([]);
});
