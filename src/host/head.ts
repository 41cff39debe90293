import { crc32 } from '../model/codec.js';
import { MemoryError } from '../model/errors.js';
import { decodeUtf8, encodeUtf8 } from '../model/utf8.js';
import type { Key } from '../ports/storage.js';

/** A page, or the part of one, that holds a range: `[from, to)` of ordinals, or of sequence numbers for the log. */
export interface PageRef {
  readonly key: Key;
  readonly from: number;
  readonly to: number;
  readonly bytes: number;
}

/** A segment of the index of a space. */
export interface IndexRef extends PageRef {
  readonly space: number;
}

/** Damaged bytes that were put aside. */
export interface AsideRef extends PageRef {
  /** The name under which they were damaged. */
  readonly was: Key;
}

/** The table of all pages: what is true up to the commit `folded`. Immutable; the next fold makes the next generation. */
export interface Head {
  readonly generation: number;
  /** Which attempt at this generation made it; empty in a new store. */
  readonly nonce: string;
  /** The last commit that the pages contain. */
  readonly folded: number;
  /** The analyser that made the index pages. */
  readonly analyser: string;
  readonly rec: readonly PageRef[];
  readonly led: readonly PageRef[];
  readonly nam: readonly PageRef[];
  readonly log: readonly PageRef[];
  readonly idx: readonly IndexRef[];
  readonly quarantine: readonly AsideRef[];
  /** Room that an erasure gives up when the disk is full. */
  readonly spare: readonly PageRef[];
}

const lists = ['rec', 'led', 'nam', 'log', 'idx', 'quarantine', 'spare'] as const;

export function firstHead(analyser: string): Head {
  return {
    generation: 1,
    nonce: '',
    folded: 0,
    analyser,
    rec: [],
    led: [],
    nam: [],
    log: [],
    idx: [],
    quarantine: [],
    spare: [],
  };
}

/** Every page that a head names. */
export function namedPages(head: Head): ReadonlySet<Key> {
  return new Set(lists.flatMap((list) => head[list].map(({ key }) => key)));
}

/** The page among `pages` that holds `n`; pages are in order and do not overlap. */
export function pageOf<P extends PageRef>(pages: readonly P[], n: number): P | undefined {
  let low = 0;
  for (let high = pages.length; low < high; ) {
    const middle = (low + high) >> 1;
    if ((pages[middle] as P).to <= n) low = middle + 1;
    else high = middle;
  }
  const page = pages[low];
  return page !== undefined && page.from <= n ? page : undefined;
}

/** `head` without the named pages, which are caches or spare room. */
export function withoutPages(head: Head, keys: ReadonlySet<Key>): Head {
  const rest = <P extends PageRef>(pages: readonly P[]) => pages.filter(({ key }) => !keys.has(key));
  return { ...head, idx: rest(head.idx), spare: rest(head.spare) };
}

/** A head is text: a line with `LCH1` and the CRC-32 of everything else, then JSON, then a line feed. */
const magic = 'LCH1';

export function encodeHead(head: Head): Uint8Array {
  const json = JSON.stringify(head);
  return encodeUtf8(`${magic} ${checksum(magic, json)}\n${json}\n`);
}

/** @throws MemoryError `corrupt`, `newer_format` */
export function decodeHead(bytes: Uint8Array): Head {
  const [, start = '', sum, json = ''] = /^(LCH[1-9]) ([0-9a-f]{8})\n([^\n]*)\n$/.exec(decodeUtf8(bytes)) ?? [];
  if (sum === undefined || sum !== checksum(start, json)) throw damaged();
  if (start !== magic)
    throw new MemoryError('newer_format', 'A head has a newer format; open the store with a newer version of loci.');
  const value: unknown = JSON.parse(json);
  if (!isHead(value)) throw damaged();
  return value;
}

function checksum(start: string, json: string): string {
  return crc32(encodeUtf8(json), crc32(encodeUtf8(start)))
    .toString(16)
    .padStart(8, '0');
}

/** The checksum has vouched for the rest; this guards against a head of another make. */
function isHead(value: unknown): value is Head {
  if (typeof value !== 'object' || value === null) return false;
  const held: Readonly<Record<string, unknown>> = { ...value };
  const { generation, folded, nonce, analyser } = held;
  return (
    typeof generation === 'number' &&
    typeof folded === 'number' &&
    typeof nonce === 'string' &&
    typeof analyser === 'string' &&
    lists.every((list) => Array.isArray(held[list]))
  );
}

function damaged(): MemoryError {
  return new MemoryError('corrupt', 'A head of the store is damaged.');
}
