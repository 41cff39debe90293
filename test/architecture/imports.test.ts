import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type ImportGraph, specifiersOf, violations } from './graph.js';
import { layers } from './layers.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

function readGraph(folders: readonly string[]): ImportGraph {
  const graph = new Map<string, string[]>();
  for (const folder of folders.map((name) => join(root, name)).filter((path) => existsSync(path))) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.[cm]?tsx?$/.test(entry.name) || entry.name.endsWith('.config.ts')) continue;
      const file = join(entry.parentPath, entry.name);
      const path = relative(root, file).split(sep).join('/');
      graph.set(path, specifiersOf(path, readFileSync(file, 'utf8')));
    }
  }
  return graph;
}

test('every import of the project goes where its layer allows, and in no circle', () => {
  expect(violations(readGraph(['src', 'workers', 'demo']), layers)).toEqual([]);
});

/** A graph of the files named, each importing what is listed; targets are added as empty files. */
function graphOf(files: Record<string, string[]>, ...others: string[]): ImportGraph {
  return new Map([...others.map((path): [string, string[]] => [path, []]), ...Object.entries(files)]);
}

describe('the checker finds', () => {
  const forbidden: [what: string, from: string, specifier: string, target?: string][] = [
    ['the model importing a port', 'src/model/ids.ts', '../ports/storage.js', 'src/ports/storage.ts'],
    ['the model importing a package', 'src/model/ids.ts', 'stemmer'],
    ['the model importing hashes', 'src/model/ids.ts', 'stemmer'],
    ['the engine importing a port', 'src/engine/engine.ts', '../ports/storage.js', 'src/ports/storage.ts'],
    ['the engine importing the host', 'src/engine/ledger/state.ts', '../../host/open.js', 'src/host/open.ts'],
    ['the engine importing an unlisted package', 'src/engine/text/stem.ts', 'lodash/fp'],
    ['a slice importing a sibling', 'src/engine/search/rank.ts', '../graph/state.js', 'src/engine/graph/state.ts'],
    ['a slice importing the ledger', 'src/engine/graph/state.ts', '../ledger/state.js', 'src/engine/ledger/state.ts'],
    ['a slice importing the composition', 'src/engine/search/rank.ts', '../engine.js', 'src/engine/engine.ts'],
    ['text importing a slice', 'src/engine/text/stem.ts', '../search/rank.js', 'src/engine/search/rank.ts'],
    ['a contract importing a slice', 'src/engine/views.ts', './search/rank.js', 'src/engine/search/rank.ts'],
    ['a port importing the engine', 'src/ports/driver.ts', '../engine/env.js', 'src/engine/env.ts'],
    ['storage importing the engine', 'src/storage/memory.ts', '../engine/env.js', 'src/engine/env.ts'],
    ['storage importing the host', 'src/storage/memory.ts', '../host/open.js', 'src/host/open.ts'],
    ['embed importing text', 'src/embed/hashing.ts', '../engine/text/fold.js', 'src/engine/text/fold.ts'],
    ['enrich importing search', 'src/enrich/llm.ts', '../engine/search/rank.js', 'src/engine/search/rank.ts'],
    ['exchange importing the facade', 'src/exchange/mem0.ts', '../facade/memory.js', 'src/facade/memory.ts'],
    ['testing importing the host', 'src/testing/suite.ts', '../host/open.js', 'src/host/open.ts'],
    ['the host importing an adapter', 'src/host/open.ts', '../storage/memory.js', 'src/storage/memory.ts'],
    ['the facade importing the host', 'src/facade/memory.ts', '../host/open.js', 'src/host/open.ts'],
    ['the facade importing the engine', 'src/facade/memory.ts', '../engine/env.js', 'src/engine/env.ts'],
    ['remote importing exchange', 'src/remote/client.ts', '../exchange/mem0.js', 'src/exchange/mem0.ts'],
    ['comlink outside remote', 'src/browser.ts', 'comlink'],
    ['comlink in a worker', 'workers/memory.worker.ts', 'comlink'],
    ['hashes outside the engine', 'src/host/open.ts', 'stemmer'],
    ['an integration importing the host', 'src/integrations/mcp.ts', '../host/open.js', 'src/host/open.ts'],
    ['a preset importing node', 'src/index.ts', './node/index.js', 'src/node/index.ts'],
    ['a worker importing node', 'workers/memory.worker.ts', '../src/node/lock.js', 'src/node/lock.ts'],
    ['a built-in outside node', 'src/storage/memory.ts', 'node:fs'],
    ['a built-in without its prefix', 'src/browser.ts', 'fs/promises'],
    ['a built-in in a test suite that is published', 'src/testing/suite.ts', 'node:assert'],
    ['the project by its own name', 'src/host/open.ts', 'loci/browser'],
    ['the demo reaching into src', 'demo/main.ts', '../src/browser.js', 'src/browser.ts'],
    ['a file that is not there', 'src/index.ts', './gone.js'],
    ['a file outside the tree', 'src/index.ts', '../package.json'],
  ];
  test.each(forbidden)('%s', (_what, from, specifier, target) => {
    expect(violations(graphOf({ [from]: [specifier] }, ...(target ? [target] : [])), layers)).toHaveLength(1);
  });

  test('a folder without a layer', () => {
    expect(violations(graphOf({ 'src/utils/misc.ts': [] }), layers)).toEqual([
      'src/utils/misc.ts: no layer has this path',
    ]);
  });

  test('circles of two, of three through type-only imports, and of one', () => {
    const types = specifiersOf('src/model/c.ts', "import type { A } from './a.js'\nexport type C = A");
    const three = { 'src/model/a.ts': ['./b.js'], 'src/model/b.ts': ['./c.js'], 'src/model/c.ts': types };
    const two = { 'src/host/a.ts': ['./b.js'], 'src/host/b.ts': ['./a.js'] };
    const one = { 'src/ports/a.ts': ['./a.js'] };
    expect(violations(graphOf({ ...three, ...two, ...one }), layers)).toEqual([
      'import cycle: src/model/a.ts, src/model/b.ts, src/model/c.ts',
      'import cycle: src/host/a.ts, src/host/b.ts',
      'import cycle: src/ports/a.ts',
    ]);
  });
});

describe('the checker allows', () => {
  const allowed: [from: string, specifier: string, target?: string][] = [
    ['src/model/records.ts', './ids.js', 'src/model/ids.ts'],
    ['src/engine/engine.ts', './search/rank.js', 'src/engine/search/rank.ts'],
    ['src/engine/search/rank.ts', '../text/fold.js', 'src/engine/text/fold.ts'],
    ['src/engine/search/layers/01-terms.ts', '../plan.js', 'src/engine/search/plan.ts'],
    ['src/engine/graph/state.ts', '../views.js', 'src/engine/views.ts'],
    ['src/engine/text/stem.ts', 'stemmer'],
    ['src/engine/ledger/erase.ts', 'stemmer'],
    ['src/storage/indexeddb.ts', 'idb'],
    ['src/enrich/llm.ts', '../engine/text/fold.js', 'src/engine/text/fold.ts'],
    ['src/facade/memory.ts', '../exchange/mem0.js', 'src/exchange/mem0.ts'],
    ['src/remote/client.ts', 'comlink'],
    ['src/node/files.ts', 'node:fs/promises'],
    ['src/node/index.ts', '../host/open.js', 'src/host/open.ts'],
    ['src/browser.ts', '../workers/memory.worker.js', 'workers/memory.worker.ts'],
    ['workers/memory.worker.ts', '../src/worker.js', 'src/worker.ts'],
    ['demo/main.ts', 'loci/browser'],
  ];
  test.each(allowed)('%s -> %s', (from, specifier, target) => {
    expect(violations(graphOf({ [from]: [specifier] }, ...(target ? [target] : [])), layers)).toEqual([]);
  });
});

test('every way of naming a module is read', () => {
  const source = `
    import a from './a.js'
    import type { B } from './b.js'
    import './c.js'
    export * from './d.js'
    export type { E } from './e.js'
    const f = () => import('./f.js')
    type G = import('./g.js').G
    const h = new Worker(new URL('./h.js', import.meta.url), { type: 'module' })
    import i = require('./i.js')
    const text = "import './not.js'" // import './nor.js'
    const elsewhere = new URL('./page.html', location.href)`;
  const names = specifiersOf('x.ts', source).map((specifier) => specifier.replace(/[./]|js$/g, ''));
  expect(names.join('')).toBe('abcdefghi');
});
