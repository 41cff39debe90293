import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Consumer, installPacked, project } from './consumer.js';

let consumer: Consumer;
beforeAll(() => {
  consumer = installPacked();
});
afterAll(() => consumer.dispose());

/** Entries that run anywhere; the last one only does something in a worker. */
const neutral = ['loci', 'loci/browser', 'loci/worker', 'loci/storage/indexeddb', 'loci/testing'];

test('the package holds what it names, and nothing else', () => {
  const { files, manifest, installed } = consumer;
  const strange = files.filter(
    (path) =>
      /\.map$/.test(path) ||
      !/^(dist\/(src|workers)\/|docs\/[a-z]+\.md$|package\.json$|README|LICENSE|CHANGELOG|src\/DESIGN\.md$)/.test(path),
  );
  expect(strange).toEqual([]);
  // The documents that the README names are in it.
  const named = readFileSync(join(installed, 'README.md'), 'utf8').matchAll(/\]\(((?:docs|src)\/[\w./]+)\)/g);
  for (const [, path = ''] of named) expect(files, path).toContain(path);
  const targets = Object.values(manifest.exports).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target),
  );
  for (const target of [...targets, ...Object.values(manifest.bin)]) {
    expect(existsSync(join(installed, target)), target).toBe(true);
  }
  for (const path of Object.values(manifest.bin))
    expect(statSync(join(installed, path)).mode & 0o111, path).not.toBe(0);
  const entries = Object.keys(manifest.exports).map((entry) => entry.replace(/^\./, 'loci'));
  expect(entries.sort()).toEqual([...neutral, 'loci/node', 'loci/memory.worker', 'loci/package.json'].sort());
});

describe('in plain Node', () => {
  test.each([...neutral, 'loci/node'])('%s is imported without a word', (entry) => {
    expect(
      consumer.node(
        `const all = await import('${entry}'); if (Object.keys(all).length === 0) throw new Error('empty')`,
      ),
    ).toBe('');
  });

  test('the browser entry says in its own terms that there is no IndexedDB', () => {
    const said = consumer.node(`
      import { openMemory, MemoryError } from 'loci/browser'
      await openMemory('x').catch((error) => console.log(error instanceof MemoryError, error.code))
      const memory = await openMemory('x', { fallback: 'memory' })
      await memory.remember('in memory'); console.log((await memory.recall('memory')).length); await memory.close()`);
    expect(said).toBe('true unavailable\n1\n');
  });

  test('a folder keeps what it was told, in five lines', () => {
    const source = `
      import { openMemory } from 'loci/node'
      const memory = await openMemory('./store')
      await memory.remember('The spare key is under the blue tortoise', { externalId: 'key' })
      console.log((await memory.recall('where is the key?')).map((hit) => hit.content))
      await memory.close()`;
    for (let i = 0; i < 2; i++) expect(consumer.node(source)).toBe("[ 'The spare key is under the blue tortoise' ]\n");
  });
});

describe('bundled for a browser', () => {
  /** Every script of a page that imports `entry`, workers included. */
  async function bundle(entry: string): Promise<readonly { fileName: string; code: string }[]> {
    const input = consumer.write(
      `${entry.replaceAll('/', '-')}.js`,
      `import * as all from '${entry}'\nglobalThis.all = all\n`,
    );
    const result = await build({
      root: consumer.root,
      configFile: false,
      logLevel: 'silent',
      worker: { format: 'es' },
      build: { write: false, modulePreload: false, rolldownOptions: { input } },
    });
    return [result].flat().flatMap((part) =>
      ('output' in part ? part.output : []).flatMap((file) => {
        const code =
          file.type === 'chunk'
            ? file.code
            : typeof file.source === 'string'
              ? file.source
              : new TextDecoder().decode(file.source);
        return /\.m?js$/.test(file.fileName) ? [{ fileName: file.fileName, code }] : [];
      }),
    );
  }

  test.each([...neutral, 'loci/memory.worker'])('%s has nothing of Node in it', async (entry) => {
    const chunks = await bundle(entry);
    expect(chunks.length).toBeGreaterThan(0);
    for (const { fileName, code } of chunks) {
      expect(code.length, fileName).toBeGreaterThan(100);
      expect(code, fileName).not.toMatch(
        /["'`]node:|__vite-browser-external|\brequire\(|\bprocess\.|\bBuffer\b|\beval\(|new Function\b/,
      );
    }
  });

  test('loci/node does not get through', async () => {
    await expect(bundle('loci/node')).rejects.toThrow(/loci/);
  });

  test('loci/browser brings its worker along', async () => {
    const chunks = await bundle('loci/browser');
    expect(chunks.filter(({ fileName }) => /worker/.test(fileName))).toHaveLength(1);
  });
});

test('what a page and its worker load at once weighs no more than it did', () => {
  const { stdout: said } = spawnSync(process.execPath, [join(project, 'scripts/size.mjs')], { encoding: 'utf8' });
  const [, bytes] = /^(\d+) bytes/m.exec(said) ?? [];
  expect(Number(bytes)).toBeGreaterThan(10_000);
  expect(Number(bytes)).toBeLessThanOrEqual(112_000);
});
