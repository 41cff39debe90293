import { openMemory as openHere } from '../../src/browser.js';
import { isMemoryError, openMemory } from '../../src/index.js';
import { indexedDBStorage } from '../../src/storage/indexeddb.js';

// The test server routes import() through its own runner, which only the page of the tests has.
Object.assign(globalThis, { __vitest_browser_runner__: { wrapDynamicImport: (load: () => unknown) => load() } });

addEventListener('message', async ({ data: name, ports }: MessageEvent<string>) => {
  try {
    const memory = await openMemory({ storage: indexedDBStorage(name) });
    await memory.remember('from the service worker');
    const found = (await memory.recall('service')).length;
    await memory.close();
    const here = await openHere(name).catch((error: unknown) => (isMemoryError(error) ? error.code : String(error)));
    const workerUrl = await openHere(name, { workerUrl: 'memory.worker.js' }).catch((error: unknown) => String(error));
    ports[0]?.postMessage({ found, here, workerUrl });
  } catch (error) {
    ports[0]?.postMessage({ error: String(error) });
  }
});
