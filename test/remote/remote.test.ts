import { afterEach, describe, expect, test, vi } from 'vitest';
import { isMemoryError, MemoryError } from '../../src/model/errors.js';
import type { CallOptions, Driver } from '../../src/ports/driver.js';
import { type RemoteOptions, remoteDriver } from '../../src/remote/client.js';
import type { OpenRequest, Port } from '../../src/remote/protocol.js';
import { serveDriver } from '../../src/remote/server.js';
import { fakeDriver } from '../facade/fake-driver.js';

const request: OpenRequest = { name: 'store', fallback: 'error' };
const access = { user: 'local', actor: 'user:local' };
const analyze = { type: 'analyze', text: 'x' } as const;
const compact = { type: 'compact' } as const;

const ports: MessagePort[] = [];
afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

/** A channel whose far end serves `driver`, or nobody. */
function channel(
  open?: (request: OpenRequest) => Promise<Driver>,
  rest?: (resting: boolean) => void,
): { near: Port; far: MessagePort } {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  if (open) serveDriver(port2, async (asked) => ({ driver: await open(asked), ...(rest ? { rest } : {}) }));
  return { near: port1, far: port2 };
}

async function connected(driver: Driver, options?: RemoteOptions) {
  const { near, far } = channel(async () => driver);
  return { client: await remoteDriver(() => near, request, options), far };
}

const fast = { beatMillis: 10, beats: 3 };

describe('a call', () => {
  test('crosses with its result', async () => {
    const driver = fakeDriver({ analyze: () => ({ tokens: ['x'] }), persist: () => true });
    const { client } = await connected(driver);
    expect(await client.ask(analyze)).toEqual({ tokens: ['x'] });
    expect(await client.run({ type: 'persist' })).toBe(true);
    expect(driver.seen).toEqual([analyze, { type: 'persist' }]);
    await client.flush();
  });

  test('keeps code and data of an error, and of a foreign one nothing but the name', async () => {
    const driver = fakeDriver({
      get: () => {
        throw new MemoryError('quota', 'Full.', { data: { field: 'x' }, cause: new Error('secret text') });
      },
      analyze: () => {
        throw new RangeError('secret text');
      },
    });
    const { client } = await connected(driver);
    const full = await client
      .ask({ type: 'stats', access, all: false })
      .then(() => client.ask({ type: 'get', access, id: 'id' as never }))
      .catch((error: unknown) => error);
    expect(isMemoryError(full)).toBe(true);
    expect(full).toMatchObject({ code: 'quota', message: 'Full.', data: { field: 'x' }, retryable: true });
    const fault = await client.ask(analyze).catch((error: unknown) => error);
    expect(fault).toMatchObject({ code: 'unavailable', data: { name: 'RangeError' } });
    expect(String(fault)).not.toContain('secret');
  });

  test('keeps its order', async () => {
    const driver = fakeDriver();
    const { client } = await connected(driver);
    await Promise.all(Array.from({ length: 50 }, (_, i) => client.ask({ type: 'analyze', text: String(i) })));
    expect(driver.seen.map((query) => 'text' in query && query.text)).toEqual(
      Array.from({ length: 50 }, (_, i) => String(i)),
    );
  });

  test('is aborted on the other side, whose word is waited for', async () => {
    const driver = fakeDriver({
      analyze: (_query, options?: CallOptions) =>
        new Promise((_resolve, reject) => {
          options?.signal?.addEventListener('abort', () => reject(new MemoryError('aborted', 'There.')));
        }),
      compact: () => new Promise((resolve) => setTimeout(resolve, 20, null)),
    });
    const { client } = await connected(driver);
    const controller = new AbortController();
    const call = client.ask(analyze, { signal: controller.signal });
    const done = client.run(compact, { signal: controller.signal });
    setTimeout(() => controller.abort(), 5);
    await expect(call).rejects.toMatchObject({ code: 'aborted', message: 'There.' });
    expect(await done).toBe(null);
    await expect(client.ask(analyze, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'aborted' });
    expect(driver.seen).toHaveLength(2);
  });
});

test('notices are pushed until the subscription ends', async () => {
  const driver = fakeDriver();
  const { client } = await connected(driver);
  const [first, second] = [vi.fn(), vi.fn()];
  const end = client.onChange(first);
  client.onChange(second);
  await client.flush();
  const notice = { sequence: 1, own: false, changes: [{ id: 'a', what: 'stored' as const }] };
  driver.notify(notice);
  await vi.waitFor(() => expect(second).toHaveBeenCalledTimes(1));
  end();
  driver.notify(notice);
  await vi.waitFor(() => expect(second).toHaveBeenCalledTimes(2));
  expect(first.mock.calls).toEqual([[notice]]);
});

test('every scope is told apart, also by a worker that takes the place of another', async () => {
  const asked: unknown[][] = [[], []];
  const nears: Port[] = [];
  const client = await remoteDriver(
    () => {
      const driver = fakeDriver();
      const told = asked[nears.length] ?? [];
      const onChange = (_: unknown, scope?: unknown) => {
        told.push(scope);
        return () => {};
      };
      const watched = { ...driver, onChange };
      const { near } = channel(async () => watched as typeof driver);
      nears.push(near);
      return near;
    },
    { name: 'mine', fallback: 'memory' },
  );
  const [ann, ben] = ['ann', 'ben'].map((user) => ({ user, actor: user }));
  client.onChange(() => {}, ann);
  client.onChange(() => {}, ann);
  client.onChange(() => {}, ben)();
  await client.flush();
  expect(asked).toEqual([[ann, ben], []]);
  (nears[0] as unknown as EventTarget).dispatchEvent(new Event('error'));
  await client.flush();
  expect(asked).toEqual([[ann, ben], [ann]]);
});

test('the worker is told what to open, and when the page rests', async () => {
  const open = vi.fn(async () => fakeDriver());
  const rest = vi.fn();
  const { near } = channel(open, rest);
  const client = await remoteDriver(() => near, { name: 'mine', fallback: 'memory' });
  client.rest(true);
  client.rest(false);
  await client.flush();
  expect(open.mock.calls).toEqual([[{ name: 'mine', fallback: 'memory' }]]);
  expect(rest.mock.calls).toEqual([[true], [false]]);
});

test('what opening says is what the caller gets', async () => {
  const { near } = channel(async () => {
    throw new MemoryError('newer_format', 'Newer.');
  });
  await expect(remoteDriver(() => near, request)).rejects.toMatchObject({ code: 'newer_format' });
});

describe('a worker that does not come up', () => {
  const worker = { code: 'unavailable', data: { part: 'worker' } };

  test('because it cannot be made', async () => {
    const connect = () => {
      throw new DOMException('No.', 'SecurityError');
    };
    await expect(remoteDriver(connect, request)).rejects.toMatchObject(worker);
  });

  test('because its script fails', async () => {
    const { near } = channel();
    const opening = remoteDriver(() => near, request);
    (near as unknown as EventTarget).dispatchEvent(new Event('error'));
    await expect(opening).rejects.toMatchObject(worker);
  });

  test('because nobody answers', async () => {
    const { near } = channel();
    await expect(remoteDriver(() => near, request, fast)).rejects.toMatchObject(worker);
  });

  test('because it speaks another version', async () => {
    const { near, far } = channel();
    far.onmessage = ({ data }: MessageEvent<{ id: string }>) =>
      far.postMessage({ id: data.id, type: 'RAW', value: 999 });
    await expect(remoteDriver(() => near, request)).rejects.toMatchObject(worker);
  });
});

describe('a worker that dies', () => {
  const hanging = () => fakeDriver({ analyze: () => new Promise(() => {}) });

  test.each(['close', 'error', 'messageerror', 'silence'])('by %s rejects every pending call', async (cause) => {
    const { near, far } = channel(async () => hanging());
    const client = await remoteDriver(() => near, request, cause === 'silence' ? fast : {});
    const calls = Array.from({ length: 10 }, () => client.ask(analyze));
    await client.flush();
    if (cause === 'close') far.close();
    else if (cause === 'silence') mute(far);
    else (near as unknown as EventTarget).dispatchEvent(new Event(cause));
    const outcomes = await Promise.allSettled(calls);
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'unavailable', data: { part: 'worker' } } });
    }
  });

  test('is replaced at the next call, with its listeners, three times', async () => {
    const drivers: ReturnType<typeof hanging>[] = [];
    const nears: Port[] = [];
    const connect = () => {
      const driver = hanging();
      drivers.push(driver);
      const { near } = channel(async () => driver);
      nears.push(near);
      return near;
    };
    const client = await remoteDriver(connect, request);
    const listener = vi.fn();
    client.onChange(listener);
    for (let died = 1; died <= 4; died++) {
      const call = client.ask(analyze);
      await client.flush();
      (nears.at(-1) as unknown as EventTarget).dispatchEvent(new Event('error'));
      await expect(call).rejects.toMatchObject({ code: 'unavailable' });
      expect(drivers).toHaveLength(died);
      if (died < 4) await Promise.all([client.flush(), client.flush()]);
    }
    expect(drivers).toHaveLength(4);
    await expect(client.flush()).rejects.toMatchObject({ code: 'unavailable' });
    expect(drivers).toHaveLength(4);
    await client.close();
  });

  test('tells the listeners of the one before', async () => {
    const drivers = [hanging(), hanging()];
    const nears: Port[] = [];
    const client = await remoteDriver(() => {
      const driver = drivers[nears.length] ?? hanging();
      const { near } = channel(async () => driver);
      nears.push(near);
      return near;
    }, request);
    const listener = vi.fn();
    client.onChange(listener);
    await client.flush();
    (nears[0] as unknown as EventTarget).dispatchEvent(new Event('error'));
    await client.flush();
    drivers[1]?.notify({ sequence: 1, own: true, changes: [] });
    await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1));
  });
});

test('a slow answer is not death: heartbeats are answered beside it', async () => {
  const driver = fakeDriver({ compact: () => new Promise((resolve) => setTimeout(resolve, 150, null)) });
  const { client } = await connected(driver, fast);
  expect(await client.run(compact)).toBe(null);
});

describe('after close', () => {
  test('every call says closed, and so does one that was left over', async () => {
    const driver = fakeDriver({ analyze: () => new Promise(() => {}) });
    const { client } = await connected(driver);
    const left = client.ask(analyze);
    const outcome = left.catch((error: unknown) => error);
    await client.close();
    await client.close();
    expect(driver.closed).toBe(1);
    expect(await outcome).toMatchObject({ code: 'closed' });
    for (const call of [client.ask(analyze), client.run(compact), client.flush()]) {
      await expect(call).rejects.toMatchObject({ code: 'closed' });
    }
  });

  test('a worker that dies while it closes is closed', async () => {
    const driver = { ...fakeDriver(), close: () => new Promise<void>(() => {}) };
    const { near } = channel(async () => driver);
    const client = await remoteDriver(() => near, request);
    const closing = client.close();
    setTimeout(() => (near as unknown as EventTarget).dispatchEvent(new Event('error')), 10);
    await closing;
  });

  test('a fault of closing is told', async () => {
    const driver = fakeDriver();
    driver.close = () => Promise.reject(new MemoryError('quota', 'Full.'));
    const { client } = await connected(driver);
    await expect(client.close()).rejects.toMatchObject({ code: 'quota' });
    await expect(client.flush()).rejects.toMatchObject({ code: 'closed' });
  });

  test('a worker that is dead is closed already', async () => {
    const { near } = channel(async () => fakeDriver());
    const client = await remoteDriver(() => near, request);
    (near as unknown as EventTarget).dispatchEvent(new Event('error'));
    await client.close();
  });
});

/** Takes away whoever listens at this end. */
function mute(port: MessagePort): void {
  (port as unknown as { removeAllListeners(type: string): void }).removeAllListeners('message');
}
