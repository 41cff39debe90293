import { openMemory } from '../../src/browser.js';

// The test server routes import() through its own runner, which only the page of the tests has.
Object.assign(globalThis, { __vitest_browser_runner__: { wrapDynamicImport: (load: () => unknown) => load() } });

addEventListener(
  'message',
  async ({ data: name }: MessageEvent<string>) => {
    try {
      const memory = await openMemory(name);
      await memory.remember('from the inside');
      const found = (await memory.recall('inside')).length;
      await memory.close();
      postMessage({ found });
    } catch (error) {
      postMessage({ error: String(error) });
    }
  },
  { once: true },
);
