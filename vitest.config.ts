import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, findChromium } from './scripts/find-chromium.mjs';

// LOCI_LONG=1 switches on the long runs (npm run test:long); tests read it from process.env or import.meta.env.
const long = process.env.LOCI_LONG === '1';
const executablePath = await findChromium();

export default defineConfig({
  // Named here so that no dependency is optimised, and the page reloaded, in the middle of a run.
  // Named ahead: a dependency that is discovered in the middle of a run reloads the page under the tests.
  optimizeDeps: {
    include: [
      'idb',
      'comlink',
      'stemmer',
      ...['dutch', 'french', 'german', 'italian', 'portuguese', 'russian', 'spanish'].map(
        (language) => `@orama/stemmers/${language}`,
      ),
    ],
  },
  test: {
    testTimeout: long ? 900_000 : 20_000,
    hookTimeout: 60_000,
    env: { LOCI_LONG: long ? '1' : '' },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // Processes, not threads: native modules and process-wide state stay apart.
          pool: 'forks',
          setupFiles: ['test/support/knowledge.ts'],
          include: ['test/**/*.test.ts'],
          exclude: ['test/**/*.browser.test.ts', 'test/**/*.dom.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          // For code that only needs a document. happy-dom has no Worker and no IndexedDB: use the browser for those.
          name: 'dom',
          environment: 'happy-dom',
          pool: 'forks',
          include: ['test/**/*.dom.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/**/*.browser.test.ts'],
          fileParallelism: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumFlags },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
