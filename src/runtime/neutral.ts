import { isRecordId, ulid } from '../model/ids.js';
import { invalid } from '../model/parse/value.js';
import type { Hints, Runtime } from '../ports/runtime.js';

/** Clock and ids to use instead of the platform's. */
export interface RuntimeOptions {
  readonly now?: () => number;
  readonly newId?: () => string;
}

/** A runtime of what every platform has: no lock between writers, no hints. A single writer misses nothing, several ones stay safe. */
export function neutralRuntime({ now = Date.now, newId }: RuntimeOptions = {}): Runtime {
  return {
    now,
    newId: newId === undefined ? () => ulid(now(), random(10)) : () => checked(newId()),
    random,
    sleep: (millis) => new Promise((resolve) => setTimeout(resolve, millis)),
    politely: (_waitMillis, work) => work(),
    hints: noHints,
  };
}

const noHints: Hints = { post: () => {}, subscribe: () => () => {}, close: () => {} };

// Asking the platform costs more than the bytes, so they are fetched in stock.
const stock = new Uint8Array(2048);
let used = stock.length;

function random(length: number): Uint8Array {
  if (length > stock.length) {
    const bytes = new Uint8Array(length);
    for (let at = 0; at < length; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536));
    return bytes;
  }
  if (used + length > stock.length) {
    crypto.getRandomValues(stock);
    used = 0;
  }
  used += length;
  return stock.slice(used - length, used);
}

function checked(id: string): string {
  if (typeof id !== 'string' || !isRecordId(id)) {
    throw invalid('newId', 'must return 1 to 64 of A-Z a-z 0-9 _ . : -, starting with a letter or a digit');
  }
  return id;
}
