import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openMemory } from '../../src/node/index.js';
import { bundle, end, exchange, filesWith, start } from '../support/processes.js';

test('what a member may see ends in other processes, too, and an erased space leaves no word in the folder', {
  timeout: 120_000,
}, async () => {
  const script = await bundle(new URL('./processes/member.ts', import.meta.url));
  const parent = mkdtempSync(join(tmpdir(), 'loci-space-'));
  const folder = join(parent, 'store');
  const memory = await openMemory(folder, { scope: { user: 'ana' } });
  const child = start(script, [folder, 'ben', 'zqgarden']);
  const ask = (text: string) => exchange(child, text);
  try {
    await exchange(child);
    expect(await ask('shed')).toEqual(['', 'space_not_found']);
    await memory.spaces.create({ slug: 'zqgarden', name: 'Zqplot' });
    await memory.spaces.setMember('zqgarden', 'ben', 'viewer');
    const garden = memory.as({ space: 'zqgarden' });
    await garden.remember('The zqkey is in the shed.');
    expect(await ask('shed')).toEqual(['The zqkey is in the shed.', 'The zqkey is in the shed.']);
    await memory.spaces.removeMember('zqgarden', 'ben');
    expect(await ask('shed')).toEqual(['', 'space_not_found']);
    await memory.spaces.setMember('zqgarden', 'ben', 'viewer');
    await memory.spaces.archive('zqgarden');
    expect(await ask('shed')).toEqual(['', 'The zqkey is in the shed.']);
    await memory.flush();
    expect(['zqgarden', 'Zqplot', 'zqkey'].map((word) => filesWith(folder, word).length > 0)).toEqual([
      true,
      true,
      true,
    ]);
    await memory.spaces.erase('zqgarden', { confirm: 'zqgarden' });
    expect(['zqgarden', 'Zqplot', 'zqkey'].map((word) => filesWith(folder, word))).toEqual([[], [], []]);
    expect(await ask('shed')).toEqual(['', 'space_not_found']);
    await memory.close();
  } finally {
    await end(child);
    script.remove();
    rmSync(parent, { recursive: true, force: true });
  }
});
