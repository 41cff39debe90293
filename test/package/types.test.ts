import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Consumer, installPacked } from './consumer.js';
import { typesOf } from './reachable.js';

let consumer: Consumer;
beforeAll(() => {
  consumer = installPacked();
});
afterAll(() => consumer.dispose());

const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const dom = ['DOM', 'DOM.Iterable', 'DOM.AsyncIterable'];

/** What the compiler says about a program of a user, down to the last declaration file. */
function compiled(name: string, source: string, options: Readonly<Record<string, unknown>>): string {
  consumer.write(`${name}/main.ts`, source);
  const compilerOptions = {
    target: 'ES2022',
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    noEmit: true,
    ...options,
  };
  consumer.write(`${name}/tsconfig.json`, JSON.stringify({ compilerOptions, files: ['main.ts'] }));
  return spawnSync(process.execPath, [tsc, '-p', join(consumer.root, name)], { encoding: 'utf8' }).stdout;
}

const resolutions = [
  ['Node16', 'Node16'],
  ['NodeNext', 'NodeNext'],
  ['ESNext', 'Bundler'],
] as const;

const source = `
  import { type Hit, isMemoryError, type Memory, memoryStorage, openMemory, type Storage } from 'loci'
  import { openMemory as openPage } from 'loci/browser'
  import { openMemory as openFolder, fileStorage } from 'loci/node'
  import { serveMemory } from 'loci/worker'
  import { indexedDBStorage } from 'loci/storage/indexeddb'
  import { storageSuite, driverSuite } from 'loci/testing'
  const storages: Storage[] = [memoryStorage(), fileStorage('x'), indexedDBStorage('x')]
  export async function main(): Promise<string[]> {
    const memories: Memory[] = [
      await openMemory({ storage: memoryStorage(), scope: { user: 'ada' } }),
      await openPage('name', { fallback: 'memory' }),
      await openFolder('./memory'),
    ]
    const memory = memories[0]
    if (memory === undefined) return []
    await memory.remember('x', { tags: ['t'], eventTime: new Date() })
    await memory.rememberAll([{ content: 'y' }], { signal: new AbortController().signal })
    const hits = await memory.recall('x', { limit: 3 })
    const left: number = hits.filteredOut
    const first: Hit | undefined = hits[0]
    for await (const piece of memory.export()) piece.byteLength.toFixed(left)
    await memory.as({ session: 's' })[Symbol.asyncDispose]()
    // @ts-expect-error an option that does not exist
    await memory.recall('x', { limits: 3 })
    // @ts-expect-error answers are read-only
    if (first) first.content = 'z'
    try { await memory.forget({ session: 's' }) } catch (error) { if (isMemoryError(error)) return [error.code] }
    return hits.map((hit) => hit.id)
  }
  export const more = [serveMemory, storageSuite, driverSuite, storages]`;

test.each(resolutions)('resolve for %s modules and %s resolution', (module, moduleResolution) => {
  const options = { module, moduleResolution, lib: ['ES2022', ...dom], types: ['node'] };
  expect(compiled(`all-${module}`, source, options)).toBe('');
});

describe('a program of a runtime finds every type there', () => {
  const using = (entries: readonly string[]) =>
    entries.map((entry, i) => `import * as all${i} from '${entry}'\nexport { all${i} }`).join('\n');

  test.each(resolutions)(
    'in Node without the types of a browser: %s modules, %s resolution',
    (module, moduleResolution) => {
      const options = { module, moduleResolution, lib: ['ES2022'], types: ['node'] };
      expect(compiled(`node-${module}`, using(['loci', 'loci/node', 'loci/testing']), options)).toBe('');
    },
  );

  test.each(resolutions)(
    'on a page without the types of Node: %s modules, %s resolution',
    (module, moduleResolution) => {
      const entries = ['loci', 'loci/browser', 'loci/worker', 'loci/storage/indexeddb', 'loci/testing'];
      const options = { module, moduleResolution, lib: ['ES2022', ...dom], types: [] };
      expect(compiled(`page-${module}`, using(entries), options)).toBe('');
    },
  );

  test('and is told when there is something that does not fit', () => {
    const options = { module: 'NodeNext', moduleResolution: 'NodeNext', lib: ['ES2022'], types: [] };
    expect(compiled('bare', using(['loci']), options)).toMatch(/error TS/);
  });
});

test('every type that a signature mentions has a name that can be imported', () => {
  const files = Object.fromEntries(
    Object.entries(consumer.manifest.exports).flatMap(([entry, target]) =>
      typeof target === 'string' || target.types === undefined || entry === './memory.worker'
        ? []
        : [[entry.replace(/^\./, 'loci'), join(consumer.installed, target.types)]],
    ),
  );
  const entries = typesOf(files, consumer.installed, 'loci');
  expect(Object.keys(entries)).toHaveLength(6);
  for (const [entry, { exported, missing }] of Object.entries(entries)) {
    expect(exported.length, entry).toBeGreaterThan(2);
    expect(missing, entry).toEqual([]);
  }
});
