import { isMemoryError } from '../model/errors.js';
import type { Key, Storage } from '../ports/storage.js';
import { decodeHead, type Head, type PageRef } from './head.js';
import { farthestHead, numberOf } from './keyspace.js';
import { decodePage } from './page.js';
import { PageGone } from './texts.js';

/** A folder that changes while it is listed is listed again, so many times at most. */
const mostListings = 10;

/**
 * The numbers of the heads that exist, newest first. Listing a folder is no snapshot: a head that is made while the list is read
 * may be missing from it, and the one before it be gone already. So a list without a head of generation `least` or above is
 * read again before it is believed.
 */
export async function generations(storage: Storage, least = 1): Promise<readonly number[]> {
  for (let listing = 1; ; listing++) {
    const found: number[] = [];
    for await (const key of storage.list('head/')) {
      const generation = numberOf(key);
      if (generation !== undefined && (key <= farthestHead || (await strangerAt(storage, key)) === undefined))
        found.push(generation);
    }
    found.reverse();
    if ((found[0] ?? 0) >= least || listing === mostListings) return found;
  }
}

/** One value; `undefined` when there is none. */
export async function readOne(storage: Storage, key: Key): Promise<Uint8Array | undefined> {
  return (await storage.read([key])).get(key);
}

/** A head whose name is that of its generation; `undefined` when it is damaged, or a copy. @throws MemoryError `newer_format` */
export function headOf(generation: number, bytes: Uint8Array): Head | undefined {
  const head = unlessCorrupt(() => decodeHead(bytes));
  return head?.generation === generation ? head : undefined;
}

/** The bytes under the name of a head, if they are none. */
async function strangerAt(storage: Storage, key: Key): Promise<Uint8Array | undefined> {
  const bytes = await readOne(storage, key);
  return bytes === undefined || headOf(numberOf(key) ?? 0, bytes) !== undefined ? undefined : bytes;
}

/** What somebody put where heads lie, under numbers that no store comes to. */
export async function strangers(storage: Storage): Promise<ReadonlyMap<Key, Uint8Array>> {
  const found = new Map<Key, Uint8Array>();
  for await (const key of storage.list('head/', farthestHead)) {
    const bytes = numberOf(key) === undefined ? undefined : await strangerAt(storage, key);
    if (bytes !== undefined) found.set(key, bytes);
  }
  return found;
}

/** The bytes of pages, all of them. @throws PageGone */
export async function readAll(storage: Storage, refs: readonly PageRef[]): Promise<ReadonlyMap<Key, Uint8Array>> {
  const read = await storage.read(refs.map(({ key }) => key));
  for (const ref of refs) if (!read.has(ref.key)) throw new PageGone(ref);
  return read;
}

/** The body of a page; `undefined` when it is missing or damaged. @throws MemoryError `newer_format` */
export function bodyOf(bytes: Uint8Array | undefined): Uint8Array | undefined {
  if (bytes === undefined) return undefined;
  return unlessCorrupt(() => decodePage(bytes).body);
}

/** What `read` returns; `undefined` when it fails because the bytes are damaged. */
export function unlessCorrupt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError || (isMemoryError(error) && error.code === 'corrupt')) return undefined;
    throw error;
  }
}

export function sameBytes(a: Uint8Array | undefined, b: Uint8Array | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  if (a.length !== b.length) return false;
  let i = 0;
  if (a.byteOffset % 4 === 0 && b.byteOffset % 4 === 0) {
    const [x, y] = [wordsOf(a), wordsOf(b)];
    for (let n = 0; n < x.length; n++) if (x[n] !== y[n]) return false;
    i = x.length * 4;
  }
  for (; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Four bytes at a time. */
function wordsOf(bytes: Uint8Array): Uint32Array {
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2);
}

/** Whether damaged bytes were only on their way: without hard links a name shows before its bytes do. */
export async function isArriving(
  storage: Storage,
  key: Key,
  bytes: Uint8Array,
  sleep: (millis: number) => Promise<void>,
): Promise<boolean> {
  for (let look = 0; look < 10; look++) {
    await sleep(20);
    if (!sameBytes(await readOne(storage, key), bytes)) return true;
  }
  return false;
}
