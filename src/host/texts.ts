import { MemoryError } from '../model/errors.js';
import type { Ordinal } from '../model/ids.js';
import type { Payload } from '../model/records.js';
import type { Key, Storage } from '../ports/storage.js';
import { Cache } from './cache.js';
import { type Head, type PageRef, pageOf } from './head.js';
import { readHeader } from './page.js';
import { TextPage } from './text-page.js';

/** A page that a head names is not there any more: somebody has folded. Read the head and ask again. */
export class PageGone extends Error {
  override readonly name = 'PageGone';
}

/** How many bytes of text pages stay in memory. */
const cacheBytes = 8 * 1024 * 1024;

/** Reads payloads from the text pages of a head. */
export class Texts {
  readonly #storage: Storage;
  readonly #pages = new Cache<TextPage>(cacheBytes);
  readonly #onDamage: (ref: PageRef) => void;

  /** @param onDamage told of a page with at least one unreadable row */
  constructor(storage: Storage, onDamage: (ref: PageRef) => void) {
    this.#storage = storage;
    this.#onDamage = onDamage;
  }

  /** The payloads of those `ordinals` that have one. @throws PageGone */
  async load(head: Head, ordinals: Iterable<Ordinal>): Promise<Map<Ordinal, Payload>> {
    const wanted = new Map<PageRef, Ordinal[]>();
    for (const ordinal of ordinals) {
      const ref = pageOf(head.rec, ordinal);
      if (ref === undefined) continue;
      const list = wanted.get(ref);
      if (list === undefined) wanted.set(ref, [ordinal]);
      else list.push(ordinal);
    }
    const pages = await this.pages([...wanted.keys()]);
    const texts = new Map<Ordinal, Payload>();
    for (const [ref, list] of wanted) {
      const page = pages.get(ref.key);
      for (const ordinal of list) {
        const payload = page === undefined ? undefined : readRow(page, ordinal);
        if (payload === undefined) this.#onDamage(ref);
        else texts.set(ordinal, payload);
      }
    }
    return texts;
  }

  /** The pages themselves; a damaged one is left out and reported. @throws PageGone */
  async pages(refs: readonly PageRef[]): Promise<ReadonlyMap<Key, TextPage>> {
    const found = new Map<Key, TextPage>();
    const missing: PageRef[] = [];
    for (const ref of refs) {
      const page = this.#pages.get(ref.key);
      if (page === undefined) missing.push(ref);
      else found.set(ref.key, page);
    }
    if (missing.length === 0) return found;
    const read = await this.#storage.read(missing.map(({ key }) => key));
    for (const ref of missing) {
      const bytes = read.get(ref.key);
      if (bytes === undefined) throw new PageGone(ref.key);
      const page = openPage(ref, bytes);
      if (page === undefined) {
        this.#onDamage(ref);
        continue;
      }
      this.#pages.set(ref.key, page, page.bytes);
      found.set(ref.key, page);
    }
    return found;
  }

  /** Forgets pages that the head does not name any more. */
  retain(named: ReadonlySet<Key>): void {
    for (const key of this.#pages.keys()) if (!named.has(key)) this.#pages.delete(key);
  }
}

function openPage(ref: PageRef, bytes: Uint8Array): TextPage | undefined {
  try {
    const { header, body } = readHeader(bytes);
    return header.from === ref.from && header.to === ref.to ? new TextPage(ref.from, ref.to, body) : undefined;
  } catch (error) {
    if (error instanceof RangeError || (error instanceof MemoryError && error.code === 'corrupt')) return undefined;
    throw error;
  }
}

function readRow(page: TextPage, ordinal: Ordinal): Payload | undefined {
  try {
    return page.payload(ordinal);
  } catch (error) {
    if (error instanceof MemoryError && error.code === 'corrupt') return undefined;
    throw error;
  }
}
