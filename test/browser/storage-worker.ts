/** A worker that commits until it is ended, and says what it was told is stored. */
import { indexedDBStorage } from '../../src/storage/indexeddb.js';

addEventListener('message', async ({ data: name }: MessageEvent<string>) => {
  const storage = indexedDBStorage(name);
  await storage.open();
  for (let n = 1; ; n++) {
    const value = new Uint8Array(40_000).fill(n);
    const put = [1, 2, 3].map((i) => ({ key: `rec/${n}-${i}`, bytes: value }));
    const remove = [`head/${n - 1}`, ...[1, 2, 3].map((i) => `rec/${n - 1}-${i}`)];
    await storage.commit({ put, create: { key: `head/${n}`, bytes: value }, remove });
    postMessage(n);
  }
});
