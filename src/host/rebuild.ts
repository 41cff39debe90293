import type { Engine } from '../engine/engine.js';
import { isMemoryError, MemoryError } from '../model/errors.js';
import type { Storage } from '../ports/storage.js';
import type { Head, PageRef } from './head.js';
import { headKey, type PageKind } from './keyspace.js';
import { decodePage, type PageHeader } from './page.js';

/**
 * Makes a damaged head again from what the pages say about themselves: for every range the page of the highest generation.
 * Index pages are left out, an index is a cache. The damaged head is reported as put aside.
 */
export async function rebuildHead(storage: Storage, engine: Engine, generation: number): Promise<Head> {
  const pages = {
    rec: await headers(storage, 'rec', generation),
    led: await headers(storage, 'led', generation),
    nam: await headers(storage, 'nam', generation),
    log: await headers(storage, 'log', generation),
  };
  const all = Object.values(pages).flat();
  const newest = Math.max(0, ...all.map(({ header }) => header.generation));
  if (newest === 0)
    throw new MemoryError('corrupt', 'The head of the store is damaged and no pages are left to make it from.');
  const folded = Math.max(
    ...all.filter(({ header }) => header.generation === newest).map(({ header }) => header.folded),
  );
  return {
    generation,
    folded,
    analyser: engine.analyser,
    rec: newestPerRange(pages.rec),
    led: newestPerRange(pages.led),
    nam: newestPerRange(pages.nam).slice(0, 1),
    log: newestPerRange(pages.log),
    idx: [],
    quarantine: [{ key: headKey(generation), from: 0, to: 0, bytes: 0 }],
  };
}

interface Found {
  readonly ref: PageRef;
  readonly header: PageHeader;
}

async function headers(storage: Storage, kind: PageKind, upTo: number): Promise<readonly Found[]> {
  const found: Found[] = [];
  for await (const key of storage.list(`${kind}/`)) {
    const bytes = (await storage.read([key])).get(key);
    if (bytes === undefined) continue;
    try {
      const { header } = decodePage(bytes);
      if (header.generation <= upTo)
        found.push({ ref: { key, from: header.from, to: header.to, bytes: bytes.length }, header });
    } catch (error) {
      if (!isMemoryError(error) || error.code !== 'corrupt') throw error;
    }
  }
  return found;
}

function newestPerRange(found: readonly Found[]): readonly PageRef[] {
  const taken: PageRef[] = [];
  for (const { ref } of [...found].sort(
    (a, b) => b.header.generation - a.header.generation || b.header.folded - a.header.folded,
  )) {
    if (taken.every((other) => ref.to <= other.from || ref.from >= other.to)) taken.push(ref);
  }
  return taken.sort((a, b) => a.from - b.from);
}
