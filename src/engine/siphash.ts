/**
 * SipHash-2-4 with 128 bits of output (Aumasson and Bernstein, "SipHash: a fast short-input PRF", 2012): a keyed digest for short
 * messages. 64-bit words are pairs of 32-bit halves, low half first.
 *
 * @param key 16 bytes
 * @returns 16 bytes
 */
export function siphash128(key: Uint8Array, message: Uint8Array): Uint8Array {
  const k = new DataView(key.buffer, key.byteOffset, 16);
  const [k0, k1, k2, k3] = [k.getInt32(0, true), k.getInt32(4, true), k.getInt32(8, true), k.getInt32(12, true)];
  const state = new Int32Array([
    0x70736575 ^ k0,
    0x736f6d65 ^ k1,
    0x6e646f6d ^ k2 ^ 0xee,
    0x646f7261 ^ k3,
    0x6e657261 ^ k0,
    0x6c796765 ^ k1,
    0x79746573 ^ k2,
    0x74656462 ^ k3,
  ]);
  const whole = message.length & ~7;
  const words = new DataView(message.buffer, message.byteOffset, message.length);
  for (let at = 0; at < whole; at += 8) absorb(state, words.getInt32(at, true), words.getInt32(at + 4, true));
  const last = new DataView(new ArrayBuffer(8));
  for (let at = whole; at < message.length; at++) last.setUint8(at - whole, message[at] as number);
  last.setUint8(7, message.length & 0xff);
  absorb(state, last.getInt32(0, true), last.getInt32(4, true));
  const digest = new DataView(new ArrayBuffer(16));
  for (const [at, mark] of [
    [0, 0xee],
    [8, 0xdd],
  ] as const) {
    const word = at === 0 ? 4 : 2;
    state[word] = (state[word] as number) ^ mark;
    rounds(state, 4);
    for (const half of [0, 1]) {
      const mixed = [0, 2, 4, 6].reduce((sum, i) => sum ^ (state[i + half] as number), 0);
      digest.setInt32(at + half * 4, mixed, true);
    }
  }
  return new Uint8Array(digest.buffer);
}

/** Mixes one word of the message into the state. */
function absorb(state: Int32Array, low: number, high: number): void {
  state[6] = (state[6] as number) ^ low;
  state[7] = (state[7] as number) ^ high;
  rounds(state, 2);
  state[0] = (state[0] as number) ^ low;
  state[1] = (state[1] as number) ^ high;
}

/** SipRound as in figure 2.1 of the paper; v0 … v3 are at 0, 2, 4, 6. */
function rounds(state: Int32Array, count: number): void {
  for (let i = 0; i < count; i++) {
    addRotateXor(state, 0, 2, 13);
    swapHalves(state, 0);
    addRotateXor(state, 4, 6, 16);
    addRotateXor(state, 0, 6, 21);
    addRotateXor(state, 4, 2, 17);
    swapHalves(state, 4);
  }
}

/** a += b; b = (b <<< shift) ^ a. */
function addRotateXor(state: Int32Array, a: number, b: number, shift: number): void {
  const [bLow, bHigh] = [state[b] as number, state[b + 1] as number];
  const low = ((state[a] as number) >>> 0) + (bLow >>> 0);
  const carry = low > 0xffffffff ? 1 : 0;
  state[a] = low;
  state[a + 1] = (state[a + 1] as number) + bHigh + carry;
  state[b] = ((bLow << shift) | (bHigh >>> (32 - shift))) ^ (state[a] as number);
  state[b + 1] = ((bHigh << shift) | (bLow >>> (32 - shift))) ^ (state[a + 1] as number);
}

/** a <<< 32. */
function swapHalves(state: Int32Array, a: number): void {
  const low = state[a] as number;
  state[a] = state[a + 1] as number;
  state[a + 1] = low;
}
