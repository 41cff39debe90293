import { blake3 } from '@noble/hashes/blake3.js';
import { toHex } from '../model/codec.js';
import { type Digest, isDigest } from '../model/ids.js';
import { encodeUtf8 } from '../model/utf8.js';

/** Turns names into keyed digests: 128 bits of BLAKE3 in its keyed mode. The key is the store's own. */
export type Digester = (
  purpose: 'space' | 'session' | 'actor' | 'agent' | 'external',
  ...names: readonly string[]
) => Digest;

/** @param key 32 bytes */
export function digester(key: Uint8Array): Digester {
  return (purpose, ...names) => {
    // Each name is preceded by its length, so that no two lists of names run together into the same message.
    const message = encodeUtf8([purpose, ...names].map((name) => `${name.length}:${name}`).join(''));
    const digest = toHex(blake3(message, { key, dkLen: 16 }));
    if (!isDigest(digest)) throw new RangeError('a digest has 32 hexadecimal digits');
    return digest;
  };
}
