/** A process of its own that creates numbered keys in a folder until it is killed, and prints those that it was told are its. */
import { writeSync } from 'node:fs';
import { isMemoryError } from '../../src/model/errors.js';
import { fileStorage } from '../../src/node/storage/file.js';

const [, , folder = '', name = ''] = process.argv;
const storage = fileStorage(folder);
await storage.open();
const isConflict = (error: unknown): boolean => isMemoryError(error) && error.code === 'conflict';
await storage.commit({ create: { key: 'loci.json', bytes: Uint8Array.of(1) } }).catch((error: unknown) => {
  if (!isConflict(error)) throw error;
});
for (let n = 1; ; n++) {
  const keys = await storage.read([`tail/${n}`]);
  if (keys.size > 0) continue;
  const own = new TextEncoder().encode(`${name} ${n}`.padEnd(2_000, '.'));
  const change = { put: [{ key: `rec/${name}/${n}`, bytes: own }], create: { key: `tail/${n}`, bytes: own } };
  try {
    await storage.commit({ ...change, remove: [`rec/${name}/${n - 20}`] });
    writeSync(1, `${n}\n`);
  } catch (error) {
    if (!isConflict(error)) throw error;
  }
}
