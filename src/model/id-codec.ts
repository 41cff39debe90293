import { MemoryError } from './errors.js';
import { isRecordId, type RecordId } from './ids.js';

/** The stored form of a record id: a ULID as a zero byte and its 128 bits, any other id as its ASCII characters. */

const ulidPattern = /^[0-7][0-9a-hjkmnp-tv-z]{25}$/;
const digits = '0123456789abcdefghjkmnpqrstvwxyz';
/** By character code; 255 = no digit. */
const digitValues = new Uint8Array(128).fill(255);
for (let i = 0; i < digits.length; i++) digitValues[digits.charCodeAt(i)] = i;

export function packId(id: RecordId): Uint8Array {
  if (!isUlid(id)) return Uint8Array.from({ length: id.length }, (_, i) => id.charCodeAt(i));
  const packed = new Uint8Array(17);
  let bits = 0;
  let held = 0;
  let at = 1;
  // 26 characters hold 130 bits; the first one contributes only its low three.
  for (let i = 0; i < 26; i++) {
    bits = (bits << 5) | (digitValues[id.charCodeAt(i)] as number);
    held += i === 0 ? 3 : 5;
    if (held >= 8) {
      held -= 8;
      packed[at++] = (bits >> held) & 0xff;
      bits &= (1 << held) - 1;
    }
  }
  return packed;
}

/** Whether {@link ulidPattern} fits. */
function isUlid(id: string): boolean {
  if (id.length !== 26 || id.charCodeAt(0) > 0x37) return false;
  for (let i = 0; i < 26; i++) if ((digitValues[id.charCodeAt(i)] ?? 255) === 255) return false;
  return true;
}

/** @throws MemoryError `corrupt` when the bytes are not a packed id */
export function unpackId(packed: Uint8Array): RecordId {
  let id = '';
  if (packed[0] !== 0) {
    if (packed.length <= 64) id = String.fromCharCode(...packed);
  } else if (packed.length === 17) {
    let bits = 0;
    let held = 2;
    for (let i = 1; i < packed.length; i++) {
      bits = (bits << 8) | (packed[i] as number);
      held += 8;
      while (held >= 5) {
        held -= 5;
        id += digits.charAt((bits >> held) & 31);
        bits &= (1 << held) - 1;
      }
    }
  }
  // A ULID has one form only: its bits.
  if (!isRecordId(id) || (packed[0] !== 0 && ulidPattern.test(id)))
    throw new MemoryError('corrupt', 'A stored record id is malformed.');
  return id;
}
