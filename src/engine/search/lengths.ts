/**
 * The length of a unit in one byte: exact up to 40 terms, then in steps of about 4 %, up to more than 100,000. Statistics
 * add up decoded lengths, so that taking a unit out subtracts exactly what putting it in added.
 */
const decoded = new Uint32Array(256);
for (let code = 0, length = 0; code < 256; code++) {
  decoded[code] = length;
  length = Math.max(length + 1, Math.round(length * 1.0375));
}

/** The code of the greatest representable length that is not above `length`. */
export function encodeLength(length: number): number {
  let low = 0;
  let high = 255;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((decoded[middle] as number) <= length) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The length that a code stands for. */
export function decodeLength(code: number): number {
  return decoded[code] as number;
}
