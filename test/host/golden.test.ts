import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openHost } from '../../src/host/open.js';
import { nodeRuntime } from '../../src/node/runtime.js';
import { fileStorage } from '../../src/node/storage/file.js';
import { accessOf, recall, remember } from '../../src/testing/driver-moves.js';
import { portrait } from '../fixtures/portrait.js';
import { knowledge } from '../support/knowledge.js';

const stores = fileURLToPath(new URL('../fixtures/stores', import.meta.url));

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'loci-golden-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

describe('a store of an earlier version', () => {
  for (const format of readdirSync(stores)) {
    for (const name of readdirSync(join(stores, format))) {
      test(`${format}/${name} says what it said then, and can be written to`, async () => {
        const folder = join(parent, 'store');
        cpSync(join(stores, format, name, 'store'), folder, { recursive: true });
        const expected: unknown = JSON.parse(readFileSync(join(stores, format, name, 'expected.json'), 'utf8'));
        const open = () => openHost({ storage: fileStorage(folder), runtime: nodeRuntime(folder), knowledge });
        const driver = await open();
        expect(await portrait(driver)).toEqual(expected);
        expect(await driver.ask({ type: 'lint', access: accessOf(), strict: true })).toEqual({
          ok: true,
          findings: [],
        });
        await remember(driver, 'written by a later version');
        await driver.run({ type: 'compact' });
        await driver.close();
        const again = await open();
        expect(await recall(again, 'version')).toEqual(['written by a later version']);
        await again.close();
      });
    }
  }
});
