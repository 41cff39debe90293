import { MemoryError } from './errors.js';

/**
 * A moment given by a caller: a `Date`, milliseconds since 1970 UTC, or ISO 8601 text. A date alone means midnight UTC;
 * a date with a time must name its zone (`Z` or an offset), so that it means the same on every machine.
 */
export type When = Date | number | string;

/** The largest distance from 1970 that a JavaScript `Date` can hold, in milliseconds. */
const farthest = 8.64e15;

const isoPattern =
  /^(\d{4}|[+-]\d{6})-(\d\d)(?:-(\d\d)(?:[Tt ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?(Z|z|[+-]\d\d(?::?\d\d)?)?)?)?$/;

/** Days from 1970-01-01 to a day of the proleptic Gregorian calendar (H. Hinnant, "chrono-compatible low-level date algorithms"). */
export function daysFromCivil(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146097 + dayOfEra - 719468;
}

/** The day of the proleptic Gregorian calendar that lies `days` after 1970-01-01; `month` and `day` count from 1. */
export function civilFromDays(days: number): { year: number; month: number; day: number } {
  const shifted = days + 719468;
  const era = Math.floor(shifted / 146097);
  const dayOfEra = shifted - era * 146097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
}

/** 0 = Sunday … 6 = Saturday. */
export function weekdayFromDays(days: number): number {
  return (((days + 4) % 7) + 7) % 7;
}

export function daysInMonth(year: number, month: number): number {
  return month === 2
    ? year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
      ? 29
      : 28
    : [4, 6, 9, 11].includes(month)
      ? 30
      : 31;
}

/**
 * Milliseconds since 1970 UTC of a moment given by a caller.
 *
 * @param field the name of the argument, for the error
 * @throws MemoryError `invalid_time` for an impossible day, a missing zone, a word, or a number out of range
 */
export function toMillis(when: unknown, field: string): number {
  if (isDate(when) || typeof when === 'number') {
    const millis = typeof when === 'number' ? when : timeOf(when);
    // Plus 0, so that there is no -0.
    return Math.trunc(inRange(millis, field)) + 0;
  }
  if (typeof when !== 'string') throw timeError(field, 'must be a Date, a number of milliseconds, or ISO 8601 text');
  const match = isoPattern.exec(when);
  if (!match) throw timeError(field, 'is not ISO 8601 text such as 2024-05-01 or 2024-05-01T10:00:00Z');
  const [, y = '', mo = '', d, h, mi, s, fraction, zone] = match;
  if (y === '-000000') throw timeError(field, 'names the year 0 with a minus sign');
  if (h !== undefined && zone === undefined)
    throw timeError(field, 'has a time of day but no zone; add Z or an offset such as +02:00');
  const [year, month, day, hour, minute, second] = [
    Number(y),
    Number(mo),
    Number(d ?? 1),
    Number(h ?? 0),
    Number(mi ?? 0),
    Number(s ?? 0),
  ];
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month) || hour > 23 || minute > 59 || second > 59) {
    throw timeError(field, 'names a day or a time that does not exist');
  }
  const offset = zone === undefined || zone === 'Z' || zone === 'z' ? 0 : offsetMinutes(zone);
  if (offset === undefined) throw timeError(field, 'has an impossible zone offset');
  const millis = Number((fraction ?? '').padEnd(3, '0').slice(0, 3));
  const minutes = (daysFromCivil(year, month, day) * 24 + hour) * 60 + minute - offset;
  return inRange(minutes * 60_000 + second * 1000 + millis, field);
}

/** Whether something is a `Date`, or seems to be one. */
export function isDate(value: unknown): value is Date {
  try {
    return value instanceof Date;
  } catch {
    // A proxy that was revoked is nothing any more.
    return false;
  }
}

function timeOf(date: Date): number {
  try {
    return date.getTime();
  } catch {
    return Number.NaN;
  }
}

/** A moment as ISO 8601 text in UTC with milliseconds, such as `2024-05-01T10:00:00.000Z`. */
export function toIso(millis: number): string {
  const days = Math.floor(millis / 86_400_000);
  const { year, month, day } = civilFromDays(days);
  let rest = millis - days * 86_400_000;
  const parts: number[] = [];
  for (const unit of [3_600_000, 60_000, 1000]) {
    parts.push(Math.floor(rest / unit));
    rest %= unit;
  }
  const two = (n: number | undefined) => String(n).padStart(2, '0');
  const years =
    year >= 0 && year <= 9999
      ? String(year).padStart(4, '0')
      : `${year < 0 ? '-' : '+'}${String(Math.abs(year)).padStart(6, '0')}`;
  return `${years}-${two(month)}-${two(day)}T${two(parts[0])}:${two(parts[1])}:${two(parts[2])}.${String(rest).padStart(3, '0')}Z`;
}

function inRange(millis: number, field: string): number {
  if (!Number.isFinite(millis) || Math.abs(millis) > farthest) {
    throw timeError(field, 'is not a moment that a Date can hold; pass milliseconds since 1970 UTC');
  }
  return millis;
}

function offsetMinutes(zone: string): number | undefined {
  const hours = Number(zone.slice(1, 3));
  const minutes = Number(zone.slice(3).replace(':', '') || 0);
  if (hours > 23 || minutes > 59) return undefined;
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}

function timeError(field: string, problem: string): MemoryError {
  return new MemoryError('invalid_time', `${field} ${problem}.`, { data: { field } });
}
