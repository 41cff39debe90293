import { fromHex, toHex } from '../model/codec.js';
import { type Digest, isDigest } from '../model/ids.js';
import { encodeUtf8 } from '../model/utf8.js';
import { siphash128 } from './siphash.js';

/** Turns names into keyed digests: 128 bits of SipHash-2-4. The key is the store's own. */
export type Digester = (
  purpose: 'space' | 'session' | 'actor' | 'agent' | 'external' | 'pattern' | 'drawn' | 'asked' | 'record' | 'seen',
  ...names: readonly string[]
) => Digest;

/** @param key 16 bytes */
export function digester(key: Uint8Array): Digester {
  // A handle asks for the same space, actor and session with every record; one of each is kept, so that no list of names grows.
  const last = new Map<string, { readonly names: readonly string[]; readonly digest: Digest }>();
  return (purpose, ...names) => {
    const held = last.get(purpose);
    if (held !== undefined && held.names.length === names.length && held.names.every((name, i) => name === names[i])) {
      return held.digest;
    }
    const digest = digestOf(key, purpose, ...names);
    last.set(purpose, { names, digest });
    return digest;
  };
}

/**
 * A digest under a key that is a digest itself: what is made so can be compared by whoever was given that key, and tells nothing
 * about other digests of the store.
 */
export function digestUnder(key: Digest, ...names: readonly string[]): Digest {
  return digestOf(fromHex(key), ...names);
}

function digestOf(key: Uint8Array, ...names: readonly string[]): Digest {
  // Each name is preceded by its length, so that no two lists of names run together into the same message.
  const message = encodeUtf8(names.map((name) => `${name.length}:${name}`).join(''));
  const digest = toHex(siphash128(key, message));
  if (!isDigest(digest)) throw new RangeError('a digest has 32 hexadecimal digits');
  return digest;
}
