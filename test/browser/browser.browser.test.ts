import { expect, test } from 'vitest';

// If these tests ever run in an imitation of a browser, this is the one that says so.
test('the browser project runs in a real browser, with workers and IndexedDB', async () => {
  const source = `
    const open = indexedDB.open('probe')
    open.onsuccess = () => { open.result.close(); indexedDB.deleteDatabase('probe'); postMessage('opened') }
    open.onerror = () => postMessage(String(open.error))`;
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  const worker = new Worker(url, { type: 'module' });
  const said = await new Promise((resolve, reject) => {
    worker.onmessage = (event) => resolve(event.data);
    worker.onerror = () => reject(new Error('the worker did not start'));
  });
  worker.terminate();
  URL.revokeObjectURL(url);
  expect(said).toBe('opened');
});
