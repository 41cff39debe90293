import type { Key, Storage } from '../ports/storage.js';
import { check, sameBytes } from './checks.js';
import { seededBytes } from './random.js';

/** Some bytes that no other number gives. */
export const bytesOf = (seed: number, length = 40): Uint8Array => seededBytes(length, seed);

export async function keysIn(storage: Storage, prefix = '', after?: Key): Promise<Key[]> {
  const keys: Key[] = [];
  for await (const key of storage.list(prefix, after)) keys.push(key);
  return keys;
}

export async function readValue(storage: Storage, key: Key): Promise<Uint8Array | undefined> {
  return (await storage.read([key])).get(key);
}

/** @throws Error unless `key` has exactly these bytes */
export async function checkValue(storage: Storage, key: Key, expected: Uint8Array | undefined): Promise<void> {
  check(sameBytes(await readValue(storage, key), expected), `${key} does not have the bytes that were committed`);
}
