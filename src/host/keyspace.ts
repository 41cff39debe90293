import type { Key } from '../ports/storage.js';

/** The names under which a store keeps its bytes. Numbers have twelve digits, so that names sort as numbers do. */

/** Format and identity of the store; read before anything else. */
export const identityKey: Key = 'loci.json';

/** Says that the store is being destroyed: whoever opens it finishes that. */
export const destroyedKey: Key = 'destroyed';

/**
 * What a page holds. `rec`: payloads of a range of ordinals; `led`: ledger rows of a range of ordinals; `nam`: the numbers of
 * names; `log`: commits without payloads; `idx`: a segment of a space's search index. Order is part of the stored format.
 */
export const pageKinds = ['rec', 'led', 'nam', 'log', 'idx'] as const;
export type PageKind = (typeof pageKinds)[number];

/**
 * Everything that a fold writes and a head names: pages, `quarantine` (damaged bytes that were put aside) and `spare` (room that
 * an erasure gives up when the disk is full).
 */
export const foldKinds = [...pageKinds, 'quarantine', 'spare'] as const;
export type FoldKind = (typeof foldKinds)[number];

const digits = 12;

/** The commit with this sequence number. */
export function tailKey(sequence: number): Key {
  return `tail/${padded(sequence)}`;
}

/** The table of pages of this generation. */
export function headKey(generation: number): Key {
  return `head/${padded(generation)}`;
}

/**
 * The number of a damaged head is believed up to here, as the head is made again from the pages: a fold each second for thirty
 * years. Beyond it only what is a head counts as one, since behind the last number of twelve digits no fold could go on.
 */
export const farthestHead: Key = headKey(1e9);

/** What a fold towards `generation` wrote; `nonce` tells attempts at the same generation apart. */
export function foldKey(kind: FoldKind, generation: number, nonce: string, n: number): Key {
  return `${kind}/${padded(generation)}-${nonce}-${n}`;
}

/** The number in a key of a head, a tail or a page (its generation); `undefined` for other names. */
export function numberOf(key: Key): number | undefined {
  const match = /^[a-z]+\/(\d{12})(?:-[a-z0-9]+-\d+)?$/.exec(key);
  return match?.[1] === undefined ? undefined : Number(match[1]);
}

function padded(number: number): string {
  return String(number).padStart(digits, '0');
}
