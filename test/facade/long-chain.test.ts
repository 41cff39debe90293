import { expect, test } from 'vitest';
import { memoryStorage, openMemory } from '../../src/index.js';

const length = 3000;
const versions = Array.from({ length }, (_, n) => ({
  id: `v${n}`,
  standing: n < length - 1 ? 'superseded' : 'active',
  ...(n < length - 1 ? { supersededBy: `v${n + 1}` } : {}),
  kind: 'fact',
  content: `The meter shows ${n}.`,
  storedAt: n,
}));

test.each([
  ['in its order', versions],
  ['backwards', [...versions].reverse()],
])('a chain of very many versions that is imported %s is not walked anew for each', async (_, records) => {
  const memory = await openMemory({ storage: memoryStorage() });
  // Where somebody else uses the store, too, ids are made anew.
  await memory.as({ user: 'ana' }).remember('Something');
  const lines = [{ loci: 'export', format: 1 }, ...records, { loci: 'end' }].map((line) => JSON.stringify(line));
  const file = new TextEncoder().encode(`${lines.join('\n')}\n`);
  expect(await memory.import(file)).toMatchObject({ added: length, failed: [] });
  expect((await memory.recall('meter')).map(({ content }) => content)).toEqual([`The meter shows ${length - 1}.`]);
  await memory.close();
});
