/** A service worker: no window, no document, no Worker, and no import at run time. */
import { indexedDBStorage } from '../../src/storage/indexeddb.js';

addEventListener('message', async ({ data: name, ports: [port] }: MessageEvent<string>) => {
  try {
    const storage = indexedDBStorage(name);
    await storage.open();
    await storage.commit({ create: { key: 'tail/1', bytes: Uint8Array.of(1, 2) } });
    await storage.close();
    port?.postMessage('window' in globalThis || 'document' in globalThis ? 'this is no service worker' : 'done');
  } catch (error) {
    port?.postMessage(String(error));
  }
});
