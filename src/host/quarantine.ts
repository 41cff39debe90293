import type { Key } from '../ports/storage.js';
import type { Capture } from './capture.js';
import type { AsideRef, PageRef } from './head.js';
import { readOne, sameBytes } from './loader.js';
import type { Store } from './store.js';

/**
 * Copies damaged bytes to where nobody stumbles over them, for whoever wants to save what can be saved; a page that is missing
 * is recorded with none. So is what may hold text that this fold erases, and earlier copies of that kind lose their bytes: that
 * something was lost is still told.
 *
 * @param pages the damaged pages
 * @param earlier what was put aside before and is to stay
 * @returns `undefined` when something that seemed damaged has become whole: then everything must be loaded anew
 */
export async function putAside(
  store: Store,
  capture: Capture,
  pages: readonly PageRef[],
  earlier: readonly AsideRef[],
): Promise<readonly AsideRef[] | undefined> {
  const { attempt, erased, damagedValues } = capture;
  const mayHold = (was: Key, { from, to }: { from: number; to: number }) => {
    if (erased.size === 0 || hasNoText(was)) return false;
    // Which records a damaged commit was about is unknown.
    return !was.startsWith('rec/') || [...erased].some((ordinal) => ordinal >= from && ordinal < to);
  };
  const aside: AsideRef[] = [];
  const add = (ref: Omit<AsideRef, 'key' | 'bytes'>, bytes: Uint8Array) => {
    const kept = mayHold(ref.was, ref) ? new Uint8Array() : bytes;
    const { was, from, to } = ref;
    aside.push({ key: attempt.add('quarantine', kept), was, from, to, bytes: kept.length });
  };
  for (const ref of earlier) {
    if (mayHold(ref.was, ref) && ref.bytes > 0) add(ref, new Uint8Array());
    else aside.push(ref);
  }
  for (const ref of pages) {
    // An index is a cache that is built anew.
    if (ref.key.startsWith('idx/')) continue;
    add({ ...ref, was: ref.key }, (await readOne(store.storage, ref.key)) ?? new Uint8Array());
  }
  for (const [key, bytes] of damagedValues) {
    const now = await readOne(store.storage, key);
    if (now !== undefined && !sameBytes(now, bytes)) {
      store.doubt();
      return undefined;
    }
    add({ was: key, from: 0, to: 0 }, bytes);
  }
  return aside;
}

/** Ledger, names and log are numbers and digests. Under the name of a head somebody may have put anything. */
function hasNoText(was: Key): boolean {
  return /^(led|nam|log)\//.test(was);
}
