/** A process of its own that asks, as one user, what it is told to ask, with handles that it opened at the beginning. */
import { isMemoryError } from '../../../src/index.js';
import { openMemory } from '../../../src/node/index.js';

const [, , folder = '', user = '', space = ''] = process.argv;
process.on('disconnect', () => process.exit(0));
const memory = await openMemory(folder, { scope: { user } });
const within = memory.as({ space });

/** What is found, in and out of the space, or with which code that fails. */
async function said(work: () => Promise<readonly { readonly content: string }[]>): Promise<string> {
  try {
    return (await work()).map(({ content }) => content).join(', ');
  } catch (error) {
    return isMemoryError(error) ? error.code : String(error);
  }
}

process.on('message', async (text: string) => {
  const answers = [await said(() => memory.recall(text)), await said(() => within.recall(text))];
  process.send?.(answers);
});
process.send?.('ready');
