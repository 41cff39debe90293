import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'vitest';
import { openHost } from '../../src/host/open.js';
import { nodeRuntime } from '../../src/node/runtime.js';
import { fileStorage } from '../../src/node/storage/file.js';
import type { Driver } from '../../src/ports/driver.js';
import { remoteDriver } from '../../src/remote/client.js';
import { serveDriver } from '../../src/remote/server.js';
import { neutralRuntime } from '../../src/runtime/neutral.js';
import { memoryStorage } from '../../src/storage/memory.js';
import { driverSuite } from '../../src/testing/driver-suite.js';
import { knowledge } from '../support/knowledge.js';

/** Several drivers on one storage, which lives as long as the place. */
function place(open: (host: () => Promise<Driver>) => Promise<Driver>) {
  return async () => {
    const storage = memoryStorage();
    // Each driver closes what it was given; the values stay.
    const shared = { ...storage, close: async () => {} };
    const host = () => open(() => openHost({ storage: shared, runtime: neutralRuntime(), knowledge }));
    return { driver: await host(), another: host, reopen: host };
  };
}

driverSuite({ describe, test }, { name: 'in this thread', place: place((host) => host()) });

driverSuite(
  { describe, test },
  {
    name: 'across a message channel',
    place: place(async (host) => {
      const { port1, port2 } = new MessageChannel();
      serveDriver(port2, async () => ({ driver: await host() }));
      return remoteDriver(() => port1, { name: 'store', fallback: 'error' });
    }),
  },
);

driverSuite(
  { describe, test },
  {
    name: 'over a folder',
    async place() {
      const folder = await mkdtemp(join(tmpdir(), 'loci-driver-'));
      const store = join(folder, 'store');
      const host = () => openHost({ storage: fileStorage(store), runtime: nodeRuntime(store), knowledge });
      return { driver: await host(), another: host, reopen: host, dispose: () => rm(folder, { recursive: true }) };
    },
  },
);
