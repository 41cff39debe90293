import { isMemoryError } from '../model/errors.js';
import type { Ordinal } from '../model/ids.js';
import { decodePayload } from '../model/payload-codec.js';
import { isBare, type Payload } from '../model/records.js';
import type { Key, Storage } from '../ports/storage.js';
import { Cache } from './cache.js';
import { type Head, namedPages, type PageRef, pageOf } from './head.js';
import { openPage } from './page.js';
import { TextPage } from './text-page.js';

/** A page that a head names is not there any more: somebody has folded. Read the head and ask again. */
export class PageGone extends Error {
  override readonly name = 'PageGone';
  readonly ref: PageRef;

  constructor(ref: PageRef) {
    super(`The page ${ref.key} is gone.`);
    this.ref = ref;
  }
}

/** How many bytes of text pages stay in memory. */
const cacheBytes = 24 * 1024 * 1024;

/** How many characters of decoded texts stay in memory besides. */
const cacheCharacters = 512 * 1024;

/** Reads payloads from the text pages of a head. */
export class Texts {
  readonly #storage: Storage;
  readonly #pages = new Cache<TextPage>(cacheBytes);
  /** Texts of pages that are named, by ordinal: answers show the same ones again and again. Emptied when a head names other pages. */
  readonly #decoded = new Cache<Decoded, Ordinal>(cacheCharacters);
  readonly #onDamage: (ref: PageRef) => void;
  #named: ReadonlySet<Key> = new Set();
  /** Pages that are missing although the newest head names them. */
  readonly #missing = new Set<Key>();

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
      if (page === undefined) continue;
      for (const ordinal of list) {
        const payload = this.#payload(page, ref, ordinal);
        if (payload !== undefined) texts.set(ordinal, payload);
      }
    }
    return texts;
  }

  #payload(page: TextPage, ref: PageRef, ordinal: Ordinal): Payload | undefined {
    const known = this.#decoded.get(ordinal);
    if (known?.page === page) return known.payload;
    const row = page.row(ordinal);
    if (row === undefined) return undefined;
    try {
      if (row !== 'damaged') {
        const payload = decodePayload(row);
        // Others have parts that answers hand out, which nobody but the asker may hold.
        if (isBare(payload) && this.#named.has(ref.key))
          this.#decoded.set(ordinal, { page, payload }, payload.content.length + roomOfEntry);
        return payload;
      }
    } catch (error) {
      if (!isMemoryError(error) || error.code !== 'corrupt') throw error;
    }
    this.#onDamage(ref);
    return undefined;
  }

  /** The pages themselves; one that is damaged or known to be missing is left out and reported. @throws PageGone */
  async pages(refs: readonly PageRef[]): Promise<ReadonlyMap<Key, TextPage>> {
    const found = new Map<Key, TextPage>();
    const unread: PageRef[] = [];
    for (const ref of refs) {
      const page = this.#pages.get(ref.key);
      if (page !== undefined) found.set(ref.key, page);
      else if (this.#missing.has(ref.key)) this.#onDamage(ref);
      else unread.push(ref);
    }
    if (unread.length === 0) return found;
    const read = await this.#storage.read(unread.map(({ key }) => key));
    for (const ref of unread) {
      const bytes = read.get(ref.key);
      if (bytes === undefined) throw new PageGone(ref);
      const page = textPageOf(ref, bytes);
      if (page === undefined) {
        this.#onDamage(ref);
        continue;
      }
      // A fold may have replaced the page while it was being read; then it serves this one answer only.
      if (this.#named.has(ref.key)) this.#pages.set(ref.key, page, page.bytes);
      found.set(ref.key, page);
    }
    return found;
  }

  /** From now on a missing page is damage, and does not stop anybody. */
  giveUp(ref: PageRef): void {
    this.#missing.add(ref.key);
    this.#onDamage(ref);
  }

  /** Keeps in memory what `head` names, and nothing else. */
  retain(head: Head): void {
    this.#named = namedPages(head);
    this.#decoded.clear();
    for (const key of this.#pages.keys()) if (!this.#named.has(key)) this.#pages.delete(key);
    for (const key of this.#missing) if (!this.#named.has(key)) this.#missing.delete(key);
  }
}

/** A payload as it stands on a page. */
interface Decoded {
  readonly page: TextPage;
  readonly payload: Payload;
}

/** About what an entry takes besides its text, in characters. */
const roomOfEntry = 64;

function textPageOf(ref: PageRef, bytes: Uint8Array): TextPage | undefined {
  try {
    const { header, body } = openPage(bytes);
    if (header.kind !== 'rec' || header.from > ref.from || header.to < ref.to) return undefined;
    return new TextPage(header.from, header.to, body);
  } catch (error) {
    if (error instanceof RangeError || (isMemoryError(error) && error.code === 'corrupt')) return undefined;
    throw error;
  }
}
