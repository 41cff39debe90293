import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openHost } from '../../src/host/open.js';
import { nodeRuntime } from '../../src/node/runtime.js';
import { fileStorage } from '../../src/node/storage/file.js';
import { accessOf } from '../../src/testing/driver-moves.js';
import { knowledge } from '../support/knowledge.js';
import { bundle, start } from '../support/processes.js';
import { dump } from './help.js';

test('two processes that write 1,000 records each into one folder lose none', { timeout: 120_000 }, async () => {
  const script = await bundle(new URL('./processes/bulk.ts', import.meta.url));
  const parent = mkdtempSync(join(tmpdir(), 'loci-two-'));
  const folder = join(parent, 'store');
  try {
    const ends = ['left', 'right'].map((name) => {
      const child = start(script, [folder, name, '1000']);
      return new Promise((resolve) => child.on('exit', resolve));
    });
    expect(await Promise.all(ends)).toEqual([0, 0]);
    const driver = await openHost({ storage: fileStorage(folder), runtime: nodeRuntime(folder), knowledge });
    const said = (await dump(driver)).map(({ payload }) => payload.content);
    expect(said).toHaveLength(2000);
    for (const name of ['left', 'right']) {
      // Each process's own are there in its order.
      const own = said.filter((text) => text.startsWith(name));
      expect(own).toEqual(Array.from({ length: 1000 }, (_, n) => `${name} number ${n}`));
    }
    expect(await driver.ask({ type: 'lint', access: accessOf(), strict: true })).toEqual({ ok: true, findings: [] });
    await driver.close();
  } finally {
    script.remove();
    rmSync(parent, { recursive: true, force: true });
  }
});
