import { expect, test } from 'vitest';

test('without a browser the module can be imported and made use of, up to a clear error at open', async () => {
  expect('indexedDB' in globalThis || 'window' in globalThis || 'document' in globalThis).toBe(false);
  const { deleteDatabase, indexedDBStorage } = await import('../../src/storage/indexeddb.js');
  const storage = indexedDBStorage('anything');
  await expect(storage.open()).rejects.toMatchObject({ name: 'MemoryError', code: 'unavailable' });
  await expect(storage.read(['tail/1'])).rejects.toMatchObject({ code: 'closed' });
  await expect(deleteDatabase('anything')).rejects.toMatchObject({ code: 'unavailable' });
  await storage.close();
});
