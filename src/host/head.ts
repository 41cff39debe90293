import { crc32 } from '../model/codec.js';
import { MemoryError } from '../model/errors.js';
import { decodeUtf8, encodeUtf8 } from '../model/utf8.js';
import type { Key } from '../ports/storage.js';

/** A page of a range: `[from, to)` of ordinals, or of sequence numbers for the log. */
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

/** The table of all pages: what is true up to the commit `folded`. Immutable; the next fold makes the next generation. */
export interface Head {
  readonly generation: number;
  /** The last commit that the pages contain. */
  readonly folded: number;
  /** The analyser that made the index pages. */
  readonly analyser: string;
  readonly rec: readonly PageRef[];
  readonly led: readonly PageRef[];
  readonly nam: readonly PageRef[];
  readonly log: readonly PageRef[];
  readonly idx: readonly IndexRef[];
  /** Damaged bytes that were put aside; a range is known for pages of records only. */
  readonly quarantine: readonly PageRef[];
}

export function firstHead(analyser: string): Head {
  return { generation: 1, folded: 0, analyser, rec: [], led: [], nam: [], log: [], idx: [], quarantine: [] };
}

/** Every page that a head names. */
export function namedPages(head: Head): ReadonlySet<Key> {
  return new Set([...head.rec, ...head.led, ...head.nam, ...head.log, ...head.idx].map(({ key }) => key));
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

/** The head as text: a line with the checksum of the rest, then JSON. */
export function encodeHead(head: Head): Uint8Array {
  const json = JSON.stringify(head);
  return encodeUtf8(`${crc32(encodeUtf8(json)).toString(16).padStart(8, '0')}\n${json}\n`);
}

/** @throws MemoryError `corrupt` */
export function decodeHead(bytes: Uint8Array): Head {
  const text = decodeUtf8(bytes);
  const json = text.slice(9, -1);
  if (text.at(-1) !== '\n' || crc32(encodeUtf8(json)).toString(16).padStart(8, '0') !== text.slice(0, 8))
    throw damaged();
  const value: unknown = JSON.parse(json);
  if (!isHead(value)) throw damaged();
  return value;
}

/** The checksum has vouched for the rest; this guards against a head of another make. */
function isHead(value: unknown): value is Head {
  if (typeof value !== 'object' || value === null) return false;
  const held: Readonly<Record<string, unknown>> = { ...value };
  return (
    typeof held.generation === 'number' &&
    typeof held.folded === 'number' &&
    typeof held.analyser === 'string' &&
    ['rec', 'led', 'nam', 'log', 'idx', 'quarantine'].every((list) => Array.isArray(held[list]))
  );
}

function damaged(): MemoryError {
  return new MemoryError('corrupt', 'A head of the store is damaged.');
}
