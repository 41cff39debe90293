/**
 * XXH32 (github.com/Cyan4973/xxHash, doc/xxhash_spec.md), an unsigned 32-bit number: a checksum for large pages, several times
 * as fast as a CRC because it takes whole words. Bytes are read in the machine's order, little-endian wherever loci runs.
 */
export function xxh32(bytes: Uint8Array, seed = 0): number {
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  const words = new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length >>> 2);
  let at = 0;
  let hash = (seed + prime5) | 0;
  if (aligned.length >= 16) {
    let a = (seed + prime1 + prime2) | 0;
    let b = (seed + prime2) | 0;
    let c = seed | 0;
    let d = (seed - prime1) | 0;
    for (const end = words.length - 3; at < end; at += 4) {
      a = round(a, words[at] as number);
      b = round(b, words[at + 1] as number);
      c = round(c, words[at + 2] as number);
      d = round(d, words[at + 3] as number);
    }
    hash = (rotate(a, 1) + rotate(b, 7) + rotate(c, 12) + rotate(d, 18)) | 0;
  }
  hash = (hash + aligned.length) | 0;
  for (; at < words.length; at++)
    hash = Math.imul(rotate((hash + Math.imul(words[at] as number, prime3)) | 0, 17), prime4);
  for (let i = words.length * 4; i < aligned.length; i++) {
    hash = Math.imul(rotate((hash + Math.imul(aligned[i] as number, prime5)) | 0, 11), prime1);
  }
  hash = Math.imul(hash ^ (hash >>> 15), prime2);
  hash = Math.imul(hash ^ (hash >>> 13), prime3);
  return (hash ^ (hash >>> 16)) >>> 0;
}

const prime1 = 0x9e3779b1 | 0;
const prime2 = 0x85ebca77 | 0;
const prime3 = 0xc2b2ae3d | 0;
const prime4 = 0x27d4eb2f | 0;
const prime5 = 0x165667b1 | 0;

function round(lane: number, word: number): number {
  return Math.imul(rotate((lane + Math.imul(word, prime2)) | 0, 13), prime1);
}

function rotate(value: number, by: number): number {
  return (value << by) | (value >>> (32 - by));
}
