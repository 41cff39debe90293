import { MemoryError } from '../model/errors.js';
import type { Storage } from '../ports/storage.js';
import { type AsideRef, firstHead, type Head, type PageRef } from './head.js';
import { numberOf, type PageKind, tailKey } from './keyspace.js';
import { readOne, unlessCorrupt } from './loader.js';
import { decodePage, type PageHeader } from './page.js';

/**
 * Makes a damaged or lost head again from what the pages say about themselves: for every range the page that knows most.
 * Index pages are left out, an index is a cache.
 *
 * @param upTo the generation of the head; pages of a higher one belong to attempts that came to nothing yet
 * @throws MemoryError `corrupt` when no page is left
 */
export async function rebuildHead(storage: Storage, analyser: string, upTo: number): Promise<Head> {
  const found = {
    rec: await intactPages(storage, 'rec', upTo),
    led: await intactPages(storage, 'led', upTo),
    nam: await intactPages(storage, 'nam', upTo),
    log: await intactPages(storage, 'log', upTo),
  };
  const all = Object.values(found).flat();
  const newest = all.reduce((most, { header }) => Math.max(most, header.generation), 0);
  if (newest === 0 && (await hasPages(storage, upTo))) {
    throw new MemoryError('corrupt', 'The head of the store is damaged, and so are all pages to make it from.');
  }
  const folded = await foldedBy(storage, all);
  return {
    ...firstHead(analyser),
    generation: Number.isFinite(upTo) ? upTo : Math.max(1, newest),
    folded,
    rec: cover(found.rec),
    led: cover(found.led),
    nam: cover(found.nam),
    log: cover(found.log).flatMap((ref) => (ref.from > folded ? [] : [{ ...ref, to: Math.min(ref.to, folded + 1) }])),
    quarantine: await quarantined(storage, upTo),
  };
}

interface Found {
  readonly ref: PageRef;
  readonly header: PageHeader;
}

async function intactPages(storage: Storage, kind: PageKind, upTo: number): Promise<readonly Found[]> {
  const found: Found[] = [];
  for await (const key of storage.list(`${kind}/`)) {
    const bytes = await readOne(storage, key);
    const page = bytes === undefined ? undefined : unlessCorrupt(() => decodePage(bytes));
    if (bytes === undefined || page === undefined || page.header.generation > upTo) continue;
    const { header } = page;
    found.push({ ref: { key, from: header.from, to: header.to, bytes: bytes.length }, header });
  }
  return found;
}

async function hasPages(storage: Storage, upTo: number): Promise<boolean> {
  for (const kind of ['rec', 'led', 'nam', 'log']) {
    for await (const key of storage.list(`${kind}/`))
      if ((numberOf(key) ?? Number.POSITIVE_INFINITY) <= upTo) return true;
  }
  return false;
}

/**
 * The last commit that the pages contain for sure. Attempts that came to nothing may have left pages, too: what they had seen
 * beyond the head is still in the tails, and is told again by them.
 */
async function foldedBy(storage: Storage, found: readonly Found[]): Promise<number> {
  const [most = 0, ...lower] = [...new Set(found.map(({ header }) => header.folded))].sort((a, b) => b - a);
  let folded = most;
  for (const candidate of lower) {
    const keys = Array.from({ length: folded - candidate }, (_, i) => tailKey(candidate + 1 + i));
    if ((await storage.read(keys)).size === keys.length) folded = candidate;
  }
  return folded;
}

/** For every number of the ranges the page of the highest generation, and of those the one that had seen most. */
function cover(found: readonly Found[]): readonly PageRef[] {
  let taken: PageRef[] = [];
  const best = [...found].sort(
    (a, b) => b.header.generation - a.header.generation || b.header.folded - a.header.folded,
  );
  for (const { ref } of best) {
    const gaps: PageRef[] = [];
    let from = ref.from;
    for (const other of taken) {
      if (other.to <= from || other.from >= ref.to) continue;
      if (other.from > from) gaps.push({ ...ref, from, to: other.from });
      from = other.to;
    }
    if (from < ref.to) gaps.push({ ...ref, from });
    taken = [...taken, ...gaps].sort((a, b) => a.from - b.from);
  }
  return taken;
}

/** What was put aside stays aside, although nobody remembers what it was. */
async function quarantined(storage: Storage, upTo: number): Promise<readonly AsideRef[]> {
  const aside: AsideRef[] = [];
  for await (const key of storage.list('quarantine/')) {
    if ((numberOf(key) ?? 0) > upTo) continue;
    const bytes = (await readOne(storage, key))?.length ?? 0;
    aside.push({ key, was: 'unknown', from: 0, to: 0, bytes });
  }
  return aside;
}
