import { memoryStorage } from '../../src/index.js';
import { serveMemory } from '../../src/worker.js';

// The test runner rewrites `import()` in what it serves to pages; in a worker that it does not know, its helper is missing.
Object.assign(globalThis, { __vitest_browser_runner__: { wrapDynamicImport: (load: () => unknown) => load() } });

serveMemory({ storage: memoryStorage() });
