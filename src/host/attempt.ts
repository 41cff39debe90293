import type { Entry, Key } from '../ports/storage.js';
import type { Head, PageRef } from './head.js';
import { type FoldKind, foldKey, type PageKind } from './keyspace.js';
import { encodePage } from './page.js';
import type { Range } from './repage.js';

/** One try to make the next generation: what it has written so far, under names that nobody else uses. */
export class Attempt {
  readonly base: Head;
  readonly generation: number;
  readonly nonce: string;
  /** The last commit that its pages will contain. */
  readonly folded: number;
  readonly put: Entry[] = [];

  /** @param nonce tells it from other attempts at the same generation: `[0-9a-z]+` */
  constructor(base: Head, nonce: string, folded: number) {
    this.base = base;
    this.generation = base.generation + 1;
    this.nonce = nonce;
    this.folded = folded;
  }

  page(kind: PageKind, range: Range, body: Uint8Array, space = 0): PageRef {
    const { generation, folded } = this;
    const bytes = encodePage({ kind, generation, ...range, space, folded }, body);
    return { key: this.add(kind, bytes), ...range, bytes: bytes.length };
  }

  /** Bytes as they are. */
  add(kind: FoldKind, bytes: Uint8Array): Key {
    const key = foldKey(kind, this.generation, this.nonce, this.put.length);
    this.put.push({ key, bytes });
    return key;
  }
}
