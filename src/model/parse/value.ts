import { isDate } from '../calendar.js';
import { type ErrorCode, isMemoryError, MemoryError } from '../errors.js';
import type { Json } from '../json.js';
import { utf8Length, wellFormed } from '../utf8.js';

/** Checks of single values. Each names the field, never the value, in its error. */

export function invalid(field: string, problem: string, code: ErrorCode = 'invalid'): MemoryError {
  return new MemoryError(code, `${field} ${problem}.`, { data: { field } });
}

/** What sort of thing `value` is, for error sentences. */
export function sortOf(value: unknown): string {
  if (value === null) return 'null';
  if (isList(value)) return 'an array';
  if (value === undefined) return 'undefined';
  const type = typeof value;
  return `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`;
}

/** A plain object whose keys are all among `known`. */
export function asObject(value: unknown, field: string, known: readonly string[]): Readonly<Record<string, unknown>> {
  const copy = readable(field, () => (isRecord(value) ? { ...value } : undefined));
  if (copy === undefined) throw invalid(field, `must be an object, not ${sortOf(value)}`);
  for (const key of Object.keys(copy)) {
    if (!known.includes(key) && copy[key] !== undefined) {
      // The unknown name itself may be text of the caller; the known one that it resembles is not.
      const meant = known.find((name) => name.startsWith(key) || key.startsWith(name));
      const hint = meant === undefined ? `known are ${known.join(', ')}` : `perhaps ${meant} is meant`;
      throw invalid(field, `has a field that loci does not know; ${hint}`);
    }
  }
  return copy;
}

/** What `read` takes from a caller's object. Getters and proxies run the caller's code: what that throws is no fault of loci. */
export function readable<T>(field: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw ownFault(field, error);
  }
}

/** What a caller's own code threw while it was at work for loci. Its message may hold anything, so it is the cause alone. */
export function ownFault(field: string, error: unknown): MemoryError {
  if (isMemoryError(error)) return error;
  return new MemoryError('invalid', `${field} could not be read: its own code failed.`, {
    data: { field },
    cause: error,
  });
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !isList(value) && !isDate(value);
}

function isList(value: unknown): boolean {
  try {
    return Array.isArray(value);
  } catch {
    // A proxy that was revoked is nothing any more.
    return false;
  }
}

/** Text of at most `most` UTF-16 code units that is not blank. Lone surrogates become U+FFFD. */
export function asText(value: unknown, field: string, most: number): string {
  if (typeof value !== 'string') throw invalid(field, `must be a string, not ${sortOf(value)}`);
  if (isBlank(value)) throw invalid(field, 'must not be blank');
  if (value.length > most) throw invalid(field, `is longer than ${most} characters`);
  return wellFormed(value);
}

/** A name that keys something (user, session, agent …): not blank, at most 256 characters, no control characters, no lone surrogates. */
export function asName(value: unknown, field: string): string {
  const name = asText(value, field, 256);
  if (name !== value) throw invalid(field, 'has half of a surrogate pair');
  for (let i = 0; i < name.length; i++) {
    const unit = name.charCodeAt(i);
    if (unit < 0x20 || (unit >= 0x7f && unit < 0xa0)) throw invalid(field, 'has a control character');
  }
  return name;
}

/** A finite number within `[least, most]`. */
export function asNumber(value: unknown, field: string, least: number, most: number): number {
  if (typeof value !== 'number') throw invalid(field, `must be a number, not ${sortOf(value)}`);
  if (!Number.isFinite(value) || value < least || value > most) {
    throw invalid(
      field,
      most === Number.MAX_VALUE
        ? `must be a finite number of at least ${least}`
        : `must be a number from ${least} to ${most}`,
    );
  }
  return value;
}

/** A whole number within `[least, most]`. */
export function asInteger(value: unknown, field: string, least: number, most: number): number {
  const number = asNumber(value, field, least, most);
  if (!Number.isInteger(number)) throw invalid(field, 'must be a whole number');
  return number;
}

export function asBoolean(value: unknown, field: string): boolean {
  if (typeof value !== 'boolean') throw invalid(field, `must be true or false, not ${sortOf(value)}`);
  return value;
}

export function asOneOf<const T extends string>(value: unknown, field: string, list: readonly T[]): T {
  const found = list.find((item) => item === value);
  if (found === undefined) throw invalid(field, `must be one of ${list.join(', ')}`);
  return found;
}

export function asArray(value: unknown, field: string): readonly unknown[] {
  const copy = readable(field, () => (Array.isArray(value) ? Array.from<unknown>(value) : undefined));
  if (copy === undefined) throw invalid(field, `must be an array, not ${sortOf(value)}`);
  return copy;
}

/** Nothing but white space and invisible characters. */
export function isBlank(text: string): boolean {
  return !/[^\s\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/u.test(text);
}

const deepest = 32;
const metaBytes = 64 * 1024;

/** A value that JSON carries without loss, copied: no undefined, functions, symbols, bigints, dates, NaN, infinities, -0 or cycles. At most 64 KiB. */
export function asJson(value: unknown, field: string): Json {
  const copy = readable(field, () => copyJson(value, field, 0, { left: metaBytes }));
  if (utf8Length(JSON.stringify(copy)) > metaBytes) throw invalid(field, 'is larger than 64 KiB of JSON');
  return copy;
}

/** @param room how many values may still be copied: one takes at least a byte of JSON, so this bounds shared parts, too */
function copyJson(value: unknown, path: string, depth: number, room: { left: number }): Json {
  if (--room.left < 0) throw invalid(path, 'is larger than 64 KiB of JSON');
  if (depth > deepest) throw invalid(path, `is nested deeper than ${deepest} levels or contains itself`);
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'string') return wellFormed(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value) || Object.is(value, -0))
      throw invalid(path, 'is a number that JSON cannot carry (NaN, an infinity or -0)');
    return value;
  }
  if (Array.isArray(value))
    return Array.from(value, (item: unknown, i) => copyJson(item, `${path}[${i}]`, depth + 1, room));
  if (typeof value === 'object' && isPlain(value)) {
    const entries = Object.entries(value).map(([key, item]): [string, Json] => [
      wellFormed(key),
      copyJson(item, `${path}.${safeKey(key)}`, depth + 1, room),
    ]);
    const copy = Object.fromEntries(entries);
    if (Object.keys(copy).length < entries.length)
      throw invalid(path, 'has keys that are the same once they are well-formed');
    return copy;
  }
  throw invalid(
    path,
    `is ${typeof value === 'object' ? 'an object of a class' : sortOf(value)}, which JSON cannot carry`,
  );
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype || Object.getPrototypeOf(prototype) === null;
}

/** A key for a path in an error: only when it is a plain identifier, since other keys may be memory text. */
function safeKey(key: string): string {
  return /^[A-Za-z_$][\w$]{0,39}$/.test(key) ? key : '?';
}
