import { encodeUtf8 } from '../model/utf8.js';

/**
 * FNV-1a with 64 bits over the UTF-8 bytes of `text` (Fowler, Noll, Vo; RFC 9923), as 16 hexadecimal digits. It names items
 * that have no id of their own, the same in every run; it is no defence against somebody who makes two texts collide.
 */
export function fnv1a64(text: string): string {
  // The prime is 2^40 + 0x1b3. Both halves stay below 2^42, which a double holds exactly.
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  for (const byte of encodeUtf8(text)) {
    low = (low ^ byte) >>> 0;
    const product = low * 0x1b3;
    const carry = Math.floor(product / 0x100000000);
    high = (high * 0x1b3 + carry + low * 0x100) % 0x100000000;
    low = product % 0x100000000;
  }
  return high.toString(16).padStart(8, '0') + low.toString(16).padStart(8, '0');
}
