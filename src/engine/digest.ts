import { toHex } from '../model/codec.js';
import { type Digest, isDigest } from '../model/ids.js';
import { encodeUtf8 } from '../model/utf8.js';
import { siphash128 } from './siphash.js';

/** Turns names into keyed digests: 128 bits of SipHash-2-4. The key is the store's own. */
export type Digester = (
  purpose: 'space' | 'session' | 'actor' | 'agent' | 'external',
  ...names: readonly string[]
) => Digest;

/** @param key 16 bytes */
export function digester(key: Uint8Array): Digester {
  return (purpose, ...names) => {
    // Each name is preceded by its length, so that no two lists of names run together into the same message.
    const message = encodeUtf8([purpose, ...names].map((name) => `${name.length}:${name}`).join(''));
    const digest = toHex(siphash128(key, message));
    if (!isDigest(digest)) throw new RangeError('a digest has 32 hexadecimal digits');
    return digest;
  };
}
