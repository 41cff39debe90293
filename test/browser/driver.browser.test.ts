import { describe, expect, test } from 'vitest';
import { remoteDriver } from '../../src/remote/client.js';
import { driverSuite } from '../../src/testing/driver-suite.js';

const startWorker = () => new Worker(new URL('../../workers/memory.worker.js', import.meta.url), { type: 'module' });
let stores = 0;

driverSuite(
  { describe, test },
  {
    name: 'behind a worker, over IndexedDB',
    async place() {
      const request = { name: `driver-${Date.now()}-${stores++}`, fallback: 'error' } as const;
      const open = () => remoteDriver(startWorker, request);
      // The databases end with the browser's profile.
      return { driver: await open(), another: open, reopen: open };
    },
  },
);

test('a worker that is ended in the middle rejects what is pending, and the next call starts another', async () => {
  const workers: Worker[] = [];
  const connect = () => {
    const worker = startWorker();
    workers.push(worker);
    return worker;
  };
  const request = { name: `death-${Date.now()}`, fallback: 'error' } as const;
  const driver = await remoteDriver(connect, request, { beatMillis: 100, beats: 3 });
  const access = { user: 'local', actor: 'user:local' };
  const ask = () => driver.ask({ type: 'stats', access, all: false });
  await ask();
  const pending = Array.from({ length: 10 }, ask);
  workers[0]?.terminate();
  const outcomes = await Promise.allSettled(pending);
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'unavailable', retryable: true } });
  }
  expect((await ask()).records.active).toBe(0);
  expect(workers).toHaveLength(2);
  await driver.run({ type: 'destroy' });
  await driver.close();
});
