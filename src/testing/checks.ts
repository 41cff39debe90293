import { type ErrorCode, isMemoryError } from '../model/errors.js';

/** @throws Error with `message` unless `condition` holds */
export function check(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(message);
}

/** Whether two values hold the same bytes. */
export function sameBytes(a: Uint8Array | undefined, b: Uint8Array | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}

/** Whether `part` occurs in `whole`. An empty part occurs everywhere. */
export function includesBytes(whole: Uint8Array, part: Uint8Array): boolean {
  for (let at = whole.indexOf(part[0] ?? 0); at >= 0; at = whole.indexOf(part[0] ?? 0, at + 1)) {
    if (part.every((byte, i) => whole[at + i] === byte)) return true;
  }
  return part.length === 0;
}

/** @throws Error unless the lists are equal, item by item */
export function checkList(actual: readonly string[], expected: readonly string[], what: string): void {
  const same = actual.length === expected.length && actual.every((item, i) => item === expected[i]);
  check(same, `${what}: got ${show(actual)}, expected ${show(expected)}`);
}

const show = (items: readonly string[]): string =>
  `[${items.slice(0, 20).join(' ')}${items.length > 20 ? ` … ${items.length} in all` : ''}]`;

/** @throws Error unless `promise` rejects with a MemoryError of that code */
export async function checkFails(promise: Promise<unknown>, code: ErrorCode, what: string): Promise<void> {
  const outcome = await outcomeOf(promise);
  check(outcome === code, `${what}: ${outcome}, expected ${code}`);
}

/** `done`, the code of the MemoryError that `promise` rejects with, or another error's name. */
export async function outcomeOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
    return 'done';
  } catch (error) {
    return isMemoryError(error) ? error.code : `an error that is no MemoryError (${String(error)})`;
  }
}
