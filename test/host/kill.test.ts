import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHost } from '../../src/host/open.js';
import { nodeRuntime } from '../../src/node/runtime.js';
import { fileStorage } from '../../src/node/storage/file.js';
import { accessOf } from '../../src/testing/driver-moves.js';
import { knowledge } from '../support/knowledge.js';
import { type Bundle, bundle, filesWith } from '../support/processes.js';
import { isLong } from '../support/runs.js';
import { dump } from './help.js';
import { melee } from './processes/melee.js';

let writer: Bundle;
beforeAll(async () => {
  writer = await bundle(new URL('./processes/writer.ts', import.meta.url));
});
afterAll(() => writer.remove());

/** Processes fight over a folder; afterwards it has what was acknowledged and not what was forgotten. */
async function fight(
  seed: number,
  writers: number,
  millis: number,
  peace: number,
): Promise<{ stored: number; forgotten: number }> {
  const parent = mkdtempSync(join(tmpdir(), 'loci-kill-'));
  const folder = join(parent, 'store');
  try {
    const { stored, forgotten, faults } = await melee({ script: writer, folder, seed, writers, millis, peace });
    expect(faults).toEqual([]);
    const driver = await openHost({ storage: fileStorage(folder), runtime: nodeRuntime(folder), knowledge });
    const records = new Map((await dump(driver)).map((record) => [`${record.id}`, record]));
    for (const [id, word] of stored) {
      const record = records.get(id);
      if (forgotten.has(id)) expect(record?.standing, word).toBe('forgotten');
      else if (record?.standing !== 'forgotten') expect(record?.payload.content, word).toContain(word);
    }
    for (const { id, standing } of records.values()) {
      const word = stored.get(id);
      if (standing === 'forgotten' && word !== undefined) expect(filesWith(folder, word), word).toEqual([]);
    }
    expect(await driver.ask({ type: 'lint', access: accessOf(), strict: true })).toEqual({ ok: true, findings: [] });
    await driver.close();
    return { stored: stored.size, forgotten: forgotten.size };
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}

describe('processes that are killed and stopped at any moment, their lock stolen and faked,', () => {
  const runs = isLong ? 200 : 20;
  test(`lose nothing that was acknowledged and keep no byte of what was forgotten: ${runs} runs`, {
    timeout: runs * 10_000,
  }, async () => {
    let stored = 0;
    let forgotten = 0;
    for (let seed = 1; seed <= runs; seed++) {
      const counts = await fight(seed, 3, 800, 120);
      stored += counts.stored;
      forgotten += counts.forgotten;
    }
    // How much they get done depends on the machine.
    expect(stored).toBeGreaterThan(runs * 2);
    expect(forgotten).toBeGreaterThan(runs / 4);
  });

  test.runIf(isLong)('and so for minutes', { timeout: 600_000 }, async () => {
    const { stored, forgotten } = await fight(Date.now() % 1_000_000, 4, 240_000, 500);
    expect(stored).toBeGreaterThan(1000);
    expect(forgotten).toBeGreaterThan(100);
  });
});
