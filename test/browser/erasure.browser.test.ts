import { expect, test } from 'vitest';
import type { Memory } from '../../src/browser.js';
import { rawDatabase } from '../contracts/indexeddb-place.js';
import { openedMemories } from './opened.js';

/** What was forgotten is in no value of the database of a real browser, and no tab says it. */

const memories = openedMemories('erasure');
const { opened, workers } = memories;

/** Every value of every store of the database, as text, with the keys under which they are. */
async function everyValue(): Promise<ReadonlyMap<string, string>> {
  const database = await rawDatabase(memories.name);
  try {
    const found = new Map<string, string>();
    for (const store of database.objectStoreNames) {
      const values = database.transaction([store], 'readonly').objectStore(store);
      const [keys, all] = await Promise.all([settled(values.getAllKeys()), settled(values.getAll())]);
      keys.forEach((key, i) => {
        found.set(`${store} ${String(key)}`, new TextDecoder().decode(all[i] as Uint8Array));
      });
    }
    return found;
  } finally {
    database.close();
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Where a word, or two signs of a text, are. */
async function placesOf(traces: readonly string[]): Promise<readonly string[]> {
  const values = await everyValue();
  return traces.flatMap((trace) => [...values].filter(([, value]) => value.includes(trace)).map(([key]) => key));
}

const text = 'The heirloom is in the zwqplonk at 猫头鹰.';
const traces = ['zwqplonk', '猫头', '头鹰'];

/** A memory with so many others that its search index is stored, too. */
async function filled(): Promise<{ memory: Memory; id: string }> {
  const memory = await opened();
  await memory.rememberAll(Array.from({ length: 1100 }, (_, i) => ({ content: `note number ${i}` })));
  const { id } = await memory.remember({ content: text, relate: false });
  await memory.flush();
  return { memory, id };
}

async function says(memory: Memory): Promise<string> {
  const answers = [];
  for (const question of ['heirloom', ...traces])
    answers.push(
      await memory.recall(question, { limit: 100 }),
      (await memory.search(question, { limit: 100, includeSuperseded: true })).hits.map(({ content }) => content),
    );
  return JSON.stringify(answers);
}

test('after a forget no value of any store holds a word of it, and the other tab does not say it', async () => {
  const { memory, id } = await filled();
  const other = await opened();
  expect(await says(other)).toContain('zwqplonk');
  for (const kind of ['values rec/', 'values idx/'])
    expect(
      (await placesOf(traces)).some((place) => place.startsWith(kind)),
      'the scan finds it',
    ).toBe(true);
  await memory.forget(id);
  const said = says(other);
  expect(await placesOf(traces)).toEqual([]);
  expect(await said).not.toContain('zwqplonk');
  expect(await says(memory)).not.toContain('zwqplonk');
});

test('not even for a moment, while the other tab goes on writing what it has in hand', async () => {
  const { memory, id } = await filled();
  const other = await opened();
  let isOver = false;
  const found: string[] = [];
  const writing = (async () => {
    for (let n = 0; !isOver; n++) {
      await other.edit(id, { tags: [`tag${n}`] }).catch(() => undefined);
      if (n % 7 === 6) await other.compact().catch(() => undefined);
    }
  })();
  await new Promise((resolve) => setTimeout(resolve, 60));
  await memory.forget(id);
  for (let look = 0; look < 15; look++) found.push(...(await placesOf(traces)));
  isOver = true;
  await writing;
  found.push(...(await placesOf(traces)));
  expect(found).toEqual([]);
  expect(await says(other)).not.toContain('zwqplonk');
});

test('also when the worker ends in the middle: whoever opens next finishes it before it answers', async () => {
  const { memory, id } = await filled();
  let handle = memory;
  let isGone = false;
  // Later and later, until the forget was committed; what is left to do then is done by the next opening.
  for (let millis = 2; !isGone; millis *= 2) {
    const forgetting = handle.forget(id).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, millis));
    const worker = workers.at(-1);
    worker?.terminate();
    worker?.dispatchEvent(new ErrorEvent('error'));
    await forgetting;
    handle = await opened();
    isGone = (await handle.get(id)).standing === 'forgotten';
    if (isGone) expect(await placesOf(traces)).toEqual([]);
    expect((await says(handle)).includes('zwqplonk')).toBe(!isGone);
  }
}, 60_000);
