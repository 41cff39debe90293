/** A process of its own that writes into a folder until it is killed: it remembers, amends, forgets, and answers questions. */
import { bundled } from '../../../src/bundled.js';
import { openHost } from '../../../src/host/open.js';
import { isMemoryError } from '../../../src/model/errors.js';
import type { RecordId } from '../../../src/model/ids.js';
import { nodeRuntime } from '../../../src/node/runtime.js';
import { fileStorage } from '../../../src/node/storage/file.js';
import { accessOf, forgetOf, idIn, idOf, itemOf, recall, rememberOf } from '../../../src/testing/driver-moves.js';
import { seededRandom } from '../../../src/testing/random.js';
import { type FromWriter, type ToWriter, wordOf } from './messages.js';

const [, , folder = '', name = '', seed = '1'] = process.argv;
const random = seededRandom(Number(seed));
const asked: ToWriter[] = [];
process.on('message', (message: ToWriter) => asked.push(message));
process.on('disconnect', () => process.exit(0));

/** Asks again while others fold so fast that there is no answer. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask();
    } catch (error) {
      if (!isMemoryError(error) || error.code !== 'unavailable' || attempt === 5) throw error;
    }
  }
}

const tell = (message: FromWriter) => new Promise<void>((resolve) => process.send?.(message, () => resolve()));

try {
  const driver = await openHost({ storage: fileStorage(folder), runtime: nodeRuntime(folder), knowledge: bundled });
  await tell({ type: 'ready' });
  for (let n = 0; ; n++) {
    for (let next = asked.shift(); next !== undefined; next = asked.shift()) {
      const { ask, word } = next;
      const said = await patiently(() => recall(driver, word, { includeSuperseded: true }));
      await tell({ type: 'answer', ask, isSaid: said.some((content) => content.includes(word)) });
    }
    await move(n);
    if (random() < 0.1) await new Promise((resolve) => setTimeout(resolve, random() * 20));
    else await new Promise((resolve) => setImmediate(resolve));
  }

  async function move(n: number): Promise<void> {
    const chance = random();
    const known = chance < 0.6 ? undefined : await pick();
    const word = wordOf(name, n);
    const text = `the ${word} stands in the garden`;
    try {
      if (known === undefined) {
        const [outcome] = await driver.run(rememberOf([itemOf(text)]));
        await tell({ type: 'stored', id: idIn(outcome), word });
      } else if (chance < 0.75) {
        const { ids } = await driver.run(forgetOf({ ids: [known] }));
        if (ids.length > 0) await tell({ type: 'forgot', ids });
      } else if (chance < 0.85) {
        const { id } = await driver.run({ type: 'amend', access: accessOf(), id: known, content: text });
        await tell({ type: 'stored', id, word });
      } else if (chance < 0.97) {
        await driver.run({ type: 'edit', access: accessOf(), id: known, details: { tags: [`t${n}`] } });
      } else await driver.flush();
    } catch (error) {
      // Another writer came first.
      if (!isMemoryError(error) || !['conflict', 'not-found', 'locked'].includes(error.code)) throw error;
    }
  }

  async function pick(): Promise<RecordId | undefined> {
    const list = { type: 'inspect', access: accessOf(), standing: 'active', limit: 50 } as const;
    const { records } = await patiently(() => driver.ask(list));
    const record = records[Math.floor(random() * records.length)];
    return record === undefined ? undefined : idOf(record.id);
  }
} catch (error) {
  await tell({ type: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  process.exit(1);
}
