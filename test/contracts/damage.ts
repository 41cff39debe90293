import type { Damage } from '../../src/testing/index.js';

/** The bytes after a damage; `undefined`: the value is to go. */
export function damaged(bytes: Uint8Array, how: Damage): Uint8Array | undefined {
  if (how === 'missing') return undefined;
  if (how === 'empty') return new Uint8Array();
  if (how === 'cut') return bytes.slice(0, -7);
  return bytes.map((byte, i) => (i === bytes.length >> 1 ? byte ^ 1 : byte));
}
