import type { Key, Storage } from '../ports/storage.js';
import type { Head } from './head.js';
import { identityKey, numberOf, tailKey } from './keyspace.js';
import { generations, readOne, sameBytes } from './loader.js';

/** How far somebody has followed the line of commits. */
export interface Position {
  readonly head: Head;
  /** The last commit taken in. */
  readonly sequence: number;
  /** The bytes of its tail, while no head contains it. */
  readonly last: Uint8Array | undefined;
}

export interface Tail {
  readonly sequence: number;
  readonly bytes: Uint8Array;
}

/** What a look at the store showed. */
export interface Look {
  readonly identity: Uint8Array | undefined;
  /**
   * Whether the last commit taken in is where it was. When it is not, and no newer head is there either, an older copy has
   * been put in the place of the store.
   */
  readonly isAnchored: boolean;
  /** The newest generation, listed after everything else was read. */
  readonly newest: number | undefined;
}

/** How many tails are read at once after the first. */
const ahead = 16;

/** Looks whether `position` is still part of the newest generation of the same store. */
export async function lookBack(storage: Storage, position: Position): Promise<Look> {
  return finish(storage, position, await storage.read(keysAt(position)));
}

/**
 * Looks what comes after `position`, without a gap. Tails first, the heads after: a tail that is missing here was either never
 * written or is part of a head listed later.
 */
export async function lookAhead(
  storage: Storage,
  position: Position,
): Promise<Look & { readonly tails: readonly Tail[] }> {
  const first = position.sequence + 1;
  const start = await storage.read([...keysAt(position), tailKey(first)]);
  const tails: Tail[] = [];
  let read = start;
  for (let sequence = first; ; sequence++) {
    if (sequence > first && (sequence - first - 1) % ahead === 0) {
      read = await storage.read(Array.from({ length: ahead }, (_, i) => tailKey(sequence + i)));
    }
    const bytes = read.get(tailKey(sequence));
    if (bytes === undefined) break;
    tails.push({ sequence, bytes });
  }
  return { ...(await finish(storage, position, start)), tails };
}

function keysAt({ sequence, last }: Position): Key[] {
  return last === undefined ? [identityKey] : [identityKey, tailKey(sequence)];
}

async function finish(
  storage: Storage,
  { sequence, last }: Position,
  read: ReadonlyMap<Key, Uint8Array>,
): Promise<Look> {
  return {
    identity: read.get(identityKey),
    isAnchored: last === undefined || sameBytes(read.get(tailKey(sequence)), last),
    newest: (await generations(storage))[0],
  };
}

/** Tails behind a gap: the line ends before them, for ever. Empty while others append as they should. */
export async function tailsBehindGap(
  storage: Storage,
  { head, sequence }: Position,
): Promise<ReadonlyMap<Key, Uint8Array>> {
  const keys: Key[] = [];
  for await (const key of storage.list('tail/', tailKey(sequence))) if (numberOf(key) !== undefined) keys.push(key);
  if (keys.length === 0) return new Map();
  // Somebody may have appended since, or folded: then this was no gap.
  if ((await readOne(storage, tailKey(sequence + 1))) !== undefined) return new Map();
  if ((await generations(storage))[0] !== head.generation) return new Map();
  return storage.read(keys);
}
