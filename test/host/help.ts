import { termsOf } from '../../src/engine/text/analyse.js';
import { openHost } from '../../src/host/open.js';
import { crc32 } from '../../src/model/codec.js';
import type { PortableRecord } from '../../src/model/commands.js';
import { isMemoryError } from '../../src/model/errors.js';
import type { Driver } from '../../src/ports/driver.js';
import type { Runtime } from '../../src/ports/runtime.js';
import type { Key, Storage } from '../../src/ports/storage.js';
import { countingIds } from '../../src/testing/clock.js';
import { accessOf } from '../../src/testing/driver-moves.js';
import { seededRandom } from '../../src/testing/random.js';
import { knowledge } from '../support/knowledge.js';

/** The code of the MemoryError that `work` throws; other errors pass. */
export function codeOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (isMemoryError(error)) return error.code;
    throw error;
  }
  return 'none';
}

/** The same for a promise. */
export async function codeIn(work: Promise<unknown>): Promise<string> {
  const outcome = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (outcome === undefined) return 'none';
  if (isMemoryError(outcome)) return outcome.code;
  throw outcome;
}

let hosts = 0;

/** A runtime of which nothing is left to chance, and which does not really sleep. */
export function testRuntime(more: Partial<Runtime> = {}): Runtime {
  const host = ++hosts;
  const random = seededRandom(host);
  let time = Date.UTC(2026, 0, 1);
  return {
    now: () => time++,
    newId: countingIds(`h${host}`),
    random: (length) => Uint8Array.from({ length }, () => Math.floor(random() * 256)),
    sleep: () => new Promise((resolve) => setImmediate(resolve)),
    politely: (_, work) => work(),
    hints: { post: () => {}, subscribe: () => () => {}, close: () => {} },
    ...more,
  };
}

export function open(storage: Storage, more: Partial<Runtime> = {}): Promise<Driver> {
  return openHost({ storage, runtime: testRuntime(more), knowledge });
}

/** A second way into the same storage, which may be closed without closing the first. */
export function door(storage: Storage): Storage {
  return { ...storage, close: async () => {} };
}

export async function keysOf(storage: Storage, prefix = ''): Promise<Key[]> {
  const keys: Key[] = [];
  for await (const key of storage.list(prefix)) keys.push(key);
  return keys;
}

/** Everything that a storage holds. */
export async function valuesOf(storage: Storage, prefix = ''): Promise<Map<Key, Uint8Array>> {
  return storage.read(await keysOf(storage, prefix));
}

/** What a storage holds, each value by its checksum: quick to compare. */
export async function printsOf(storage: Storage, prefix = ''): Promise<Map<Key, string>> {
  return new Map(
    Array.from(await valuesOf(storage, prefix), ([key, bytes]) => [key, `${bytes.length}:${crc32(bytes)}`]),
  );
}

/** All records of all standings, as an export has them: what a store says. */
export async function dump(driver: Driver, user?: string): Promise<PortableRecord[]> {
  const records: PortableRecord[] = [];
  for (let from: number | undefined = 0; from !== undefined; ) {
    const page: { records: readonly PortableRecord[]; next?: number } = await driver.ask({
      type: 'export',
      access: accessOf(user),
      from,
    });
    records.push(...page.records);
    from = page.next;
  }
  return records;
}

/** A text of words, and of Chinese characters, that no other number has. */
export function secret(n: number): string {
  const letters = 'bcdfghjkmnpqrtvwxz';
  const vowels = 'aeiou';
  const spell = (seed: number) => {
    let word = '';
    for (let rest = seed * 7919 + 104_729, i = 0; i < 5; i++, rest = Math.floor(rest / 90)) {
      word += letters.charAt(rest % 18) + vowels.charAt(Math.floor(rest / 18) % 5);
    }
    return word;
  };
  const han = (i: number) => String.fromCodePoint(0x4e00 + ((n * 5 + i) % 20_000));
  return `${spell(n * 3)}x ${spell(n * 3 + 1)}q ${spell(n * 3 + 2)}v 。${han(0)}${han(1)}${han(2)}${han(3)}`;
}

/** What must not be left of a text: the text, and every term that its words come to. */
export function needlesOf(text: string): readonly string[] {
  return [...new Set([text, ...termsOf(text)])];
}

/** Where some of the needles are: `key: needle`. */
export function foundIn(needles: readonly string[], values: ReadonlyMap<Key, Uint8Array>): readonly string[] {
  const found: string[] = [];
  for (const [key, bytes] of values) {
    const haystack = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (const needle of needles) if (haystack.includes(needle)) found.push(`${key}: ${needle}`);
  }
  return found;
}
