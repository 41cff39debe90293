import { describe, expect, test, vi } from 'vitest';
import { openMemory } from '../../src/browser.js';
import { openedMemories } from './opened.js';

const memories = openedMemories('memory');
const { opened, workers } = memories;
const RealWorker = globalThis.Worker;

/** The test server routes import() through its own runner, which only the page of the tests has. */
const plainImports = 'globalThis.__vitest_browser_runner__ = { wrapDynamicImport: (load) => load() };';

const facts = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ content: `fact number ${i}`, externalId: `f${i}` }));

test('what was remembered is recalled after a reload, and what was forgotten is not', async () => {
  const memory = await opened();
  const { id } = await memory.remember('The spare key is under the blue tortoise');
  expect(workers).toHaveLength(1);
  expect(await memory.recall('tortoise')).toMatchObject([{ id, content: 'The spare key is under the blue tortoise' }]);
  await memory.close();
  const again = await opened();
  expect(await again.recall('tortoise')).toMatchObject([{ id }]);
  expect(await again.forget(id)).toMatchObject({ status: 'forgotten', ids: [id] });
  await again.close();
  const last = await opened();
  expect(await last.recall('tortoise')).toHaveLength(0);
  expect(await last.inspect()).toMatchObject({ records: [{ id, standing: 'forgotten', content: '' }] });
});

test('an enricher works in the page, and what it said is searched in the worker', async () => {
  const seen: string[] = [];
  const memory = await opened({
    enricher: (text) => {
      seen.push(`${text} ${typeof document}`);
      return { questions: ['Which animal belongs to the household?'] };
    },
  });
  const { id } = await memory.remember('Koda pulls at the leash');
  expect(workers).toHaveLength(1);
  expect([await memory.enrich(), await memory.enrich()]).toEqual([1, 0]);
  expect(seen).toEqual(['Koda pulls at the leash object']);
  await memory.close();
  const again = await opened();
  expect(await again.recall('household')).toMatchObject([{ id, enrichment: {} }]);
  await again.forget(id);
  expect(await again.search('household', { includeSuperseded: true })).toMatchObject({ hits: [] });
});

test('two tabs agree, also about what one of them forgot', async () => {
  const [one, two] = [await opened(), await opened()];
  expect(workers).toHaveLength(2);
  const heard: string[] = [];
  two.onChange(({ own, changes }) => {
    for (const { what } of changes) heard.push(`${what} ${own}`);
  });
  const { id } = await one.remember('The password is under the mat');
  expect(await two.recall('password')).toMatchObject([{ id }]);
  await two.forget(id);
  expect(await one.recall('password')).toHaveLength(0);
  expect(heard).toContain('stored false');
  expect(heard).toContain('forgotten true');
});

test('a tab hears of what another one wrote without asking', async () => {
  const [one, two] = [await opened(), await opened()];
  const heard = new Promise((resolve) => two.onChange(resolve));
  await one.remember('news');
  expect(await heard).toMatchObject({ own: false, changes: [{ what: 'stored' }] });
});

test('stats tell where the bytes are, and the browser can be asked to keep them', async () => {
  const memory = await opened();
  await memory.remember('x');
  const { storage } = await memory.stats();
  expect(storage).toMatchObject({ kind: 'indexeddb', persisted: expect.any(Boolean), state: 'ok' });
  expect(storage.usage).toBeGreaterThan(0);
  expect(storage.quota).toBeGreaterThan(storage.usage ?? 0);
  expect(typeof (await memory.requestPersistence())).toBe('boolean');
});

test('an export becomes an import elsewhere', async () => {
  const from = await opened();
  await from.rememberAll(facts(300));
  const to = await opened({}, `${memories.name}-copy`);
  expect(await to.import(from.export())).toMatchObject({ added: 300, failed: [] });
  const [best] = await to.recall('number 217');
  expect(best).toMatchObject({ content: 'fact number 217' });
  expect((await to.stats()).records.active).toBe(300);
  expect(await to.recall('', { limit: 10 })).toHaveLength(10);
  await to.destroy();
});

test('being put aside and shown again changes nothing', async () => {
  const [one, two] = [await opened(), await opened()];
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  await one.remember('while at rest');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(await two.recall('rest')).toHaveLength(1);
  const heard = new Promise((resolve) => two.onChange(resolve));
  await one.remember('after the rest');
  await heard;
});

describe('a bulk load of 10,000', () => {
  /** Runs `work` and returns the longest time that the page could not act in the meantime, in milliseconds. */
  async function longestGap(work: () => Promise<unknown>): Promise<number> {
    let last = performance.now();
    let gap = 0;
    const look = () => {
      const now = performance.now();
      gap = Math.max(gap, now - last);
      last = now;
    };
    const timer = setInterval(look, 4);
    await work();
    look();
    clearInterval(timer);
    return gap;
  }

  test('keeps the page free and tells its progress', async () => {
    const memory = await opened();
    const progress: number[] = [];
    const gap = await longestGap(async () => {
      const loaded = await memory.rememberAll(facts(10_000), { onProgress: (done) => progress.push(done) });
      expect(loaded).toEqual({ stored: 10_000, unchanged: 0, forgotten: 0, failed: [] });
    });
    expect(gap).toBeLessThan(200);
    expect(progress[0]).toBe(0);
    expect(progress.at(-1)).toBe(10_000);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect((await memory.stats()).records.active).toBe(10_000);
    const times: number[] = [];
    const asking = await longestGap(async () => {
      for (let i = 0; i < 50; i++) {
        const start = performance.now();
        await memory.recall(`number ${i * 97}`);
        times.push(performance.now() - start);
      }
    });
    times.sort((a, b) => a - b);
    console.info(
      `10,000 memories: longest gap ${gap.toFixed(0)} ms while loading, ${asking.toFixed(0)} ms while asking; recall p50 ${times[25]?.toFixed(1)} ms`,
    );
  });

  test('stops at half, keeps what it told of, and the next load completes it', async () => {
    const memory = await opened();
    const controller = new AbortController();
    let told = 0;
    const onProgress = (done: number) => {
      told = done;
      if (done >= 5000) controller.abort();
    };
    const load = memory.rememberAll(facts(10_000), { signal: controller.signal, onProgress });
    const aborted = await load.catch((error: unknown) => error);
    expect(told).toBeLessThan(10_000);
    expect(aborted).toMatchObject({ code: 'aborted', data: { stored: told } });
    expect((await memory.stats()).records.active).toBe(told);
    expect(await memory.rememberAll(facts(10_000))).toMatchObject({ stored: 10_000 - told, unchanged: told });
    expect((await memory.stats()).records.active).toBe(10_000);
  });

  test('keeps the page free also where there is no worker', async () => {
    vi.stubGlobal('Worker', undefined);
    const memory = await opened();
    const gap = await longestGap(() => memory.rememberAll(facts(10_000)));
    expect(gap).toBeLessThan(200);
  });
});

describe('the worker', () => {
  test('that fails rejects what is pending; the next call starts another', async () => {
    const memory = await opened();
    await memory.remember('kept');
    const pending = Promise.allSettled([memory.recall('kept'), memory.remember('perhaps'), memory.stats()]);
    workers[0]?.dispatchEvent(new ErrorEvent('error'));
    for (const outcome of await pending) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
    }
    expect(await memory.recall('kept')).toHaveLength(1);
    expect(workers).toHaveLength(2);
  });

  test('is ended by close, after which every call says closed', async () => {
    const memory = await opened();
    const terminate = vi.spyOn(workers[0] as Worker, 'terminate');
    await memory.close();
    expect(terminate).toHaveBeenCalled();
    await expect(memory.recall('x')).rejects.toMatchObject({ code: 'closed' });
  });

  test('may be one of the own, by its address', async () => {
    const workerUrl = new URL('./own.worker.ts', import.meta.url);
    const memory = await opened({ workerUrl });
    await memory.remember('served by another');
    expect((await memory.stats()).storage.kind).toBe('memory');
    expect(await memory.recall('served')).toHaveLength(1);
  });

  test.each([
    ['is missing', new URL('./no-such.worker.js', import.meta.url)],
    ['is no address', 'http://['],
    ['lies elsewhere', 'https://elsewhere.invalid/memory.worker.js'],
  ])('of the own that %s is an error that names the option, not another store', async (_, workerUrl) => {
    await expect(openMemory(memories.name, { workerUrl })).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/^No memory worker answers at workerUrl;/),
      data: { field: 'workerUrl' },
    });
  });

  test.each([
    ['is missing', undefined],
    [
      'is refused at once',
      class {
        constructor() {
          throw new DOMException('Refused.', 'SecurityError');
        }
      },
    ],
    [
      'is refused later',
      class extends EventTarget {
        postMessage() {}
        terminate() {}
        constructor() {
          super();
          setTimeout(() => this.dispatchEvent(new ErrorEvent('error')));
        }
      },
    ],
  ])('that %s is done without', async (_how, stub) => {
    vi.stubGlobal('Worker', stub);
    const memory = await opened();
    await memory.remember('without a worker');
    expect(await memory.recall('worker')).toHaveLength(1);
    await memory.close();
    vi.stubGlobal('Worker', RealWorker);
    expect(await (await opened()).recall('worker')).toHaveLength(1);
  });

  test('forbidden by a content security policy is done without', async () => {
    const frame = document.createElement('iframe');
    const module = new URL('../../src/browser.ts', import.meta.url).href;
    frame.srcdoc = `<meta http-equiv="Content-Security-Policy" content="worker-src 'none'">
      <script type="module">
        ${plainImports}
        import { openMemory } from '${module}';
        try {
          const memory = await openMemory('${memories.name}');
          await memory.remember('under a policy');
          parent.postMessage({ found: (await memory.recall('policy')).length }, '*');
          await memory.close();
        } catch (error) {
          parent.postMessage({ error: String(error) }, '*');
        }
      </script>`;
    const said = new Promise((resolve) =>
      window.addEventListener('message', ({ data }) => resolve(data), { once: true }),
    );
    document.body.append(frame);
    expect(await said).toEqual({ found: 1 });
    frame.remove();
  });

  test('can itself open a memory', async () => {
    const worker = new RealWorker(new URL('./opening.worker.js', import.meta.url), { type: 'module' });
    const said = new Promise((resolve) =>
      worker.addEventListener('message', ({ data }) => resolve(data), { once: true }),
    );
    worker.postMessage(memories.name);
    expect(await said).toEqual({ found: 1 });
    worker.terminate();
    expect(await (await opened()).recall('inside')).toHaveLength(1);
  });

  test('is not needed with a clock or ids of the own, which cannot cross into it', async () => {
    const memory = await opened({ now: () => 1_700_000_000_000 });
    const { id } = await memory.remember('x');
    expect(await memory.get(id)).toMatchObject({ storedAt: 1_700_000_000_000 });
    expect(workers).toHaveLength(0);
    const workerUrl = new URL('./own.worker.ts', import.meta.url);
    await expect(openMemory(memories.name, { workerUrl, now: () => 1 })).rejects.toMatchObject({ code: 'invalid' });
  });
});

test('a service worker opens by the neutral entry, and is told so by this one', async () => {
  const script = new URL('./service.worker.ts', import.meta.url);
  const registration = await navigator.serviceWorker.register(script, { type: 'module' });
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  const { port1, port2 } = new MessageChannel();
  const said = new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  worker?.postMessage(memories.name, [port2]);
  expect(await said).toEqual({
    found: 1,
    here: 'unavailable',
    workerUrl:
      'MemoryError: No worker can be started here; open with openMemory of `loci` and indexedDBStorage instead.',
  });
  await registration.unregister();
});

describe('where IndexedDB is refused', () => {
  const refusals: [how: string, stub: unknown][] = [
    ['by not being there', undefined],
    [
      'by throwing',
      {
        open: () => {
          throw new DOMException('No.', 'SecurityError');
        },
      },
    ],
    [
      'by an error event',
      {
        open: () => {
          const request = Object.assign(new EventTarget(), {
            error: new DOMException('No.', 'InvalidStateError'),
            result: undefined,
          });
          setTimeout(() => request.dispatchEvent(new Event('error')));
          return request;
        },
      },
    ],
  ];

  test.each(refusals)('%s, opening says unavailable', async (_how, stub) => {
    vi.stubGlobal('Worker', undefined);
    vi.stubGlobal('indexedDB', stub);
    await expect(openMemory(memories.name)).rejects.toMatchObject({ code: 'unavailable' });
  });

  test.each(refusals)('%s, memory takes its place where that is wanted, and says so once', async (_how, stub) => {
    vi.stubGlobal('Worker', undefined);
    vi.stubGlobal('indexedDB', stub);
    const onFallback = vi.fn();
    const memory = await opened({ fallback: 'memory', onFallback });
    await memory.remember('volatile');
    expect(await memory.recall('volatile')).toHaveLength(1);
    expect((await memory.stats()).storage).toMatchObject({ kind: 'memory', durability: 'none' });
    expect(await memory.requestPersistence()).toBe(false);
    expect(onFallback).toHaveBeenCalledTimes(1);
  });
});

test.each([
  ['no name', () => openMemory(undefined as never)],
  ['an empty name', () => openMemory(' ')],
  ['a name of 300 characters', () => openMemory('x'.repeat(300))],
  ['a storage', () => openMemory('x', { storage: {} } as never)],
  ['an unknown fallback', () => openMemory('x', { fallback: 'none' as never })],
  ['an address that is none', () => openMemory('x', { workerUrl: 5 as never })],
])('refuses %s', async (_what, call) => {
  await expect(call()).rejects.toMatchObject({ name: 'MemoryError', code: 'invalid' });
  expect(workers).toHaveLength(0);
});
