import { encodeUtf8 } from '../../model/utf8.js';
import { datesIn } from '../text/dates.js';
import { marks } from '../text/marks.js';
import type { Shard } from './shard.js';

const dayMillis = 86_400_000;
/** A text says no more dates than this that anybody looks for. */
const mostDates = 24;

/**
 * Dates that a record says are terms of their own fields: first day and length in days, in digits of base 36 of fixed width, so that the
 * order of the dictionary is the order of time and a period is a range of it. Periods of more than 31 days have the second field.
 */
const shortPeriod = '\u0017';
const longPeriod = '\u0016';
const longestShort = 31;

/** A stretch of days since 1970, the second one not included. */
export interface Days {
  readonly from: number;
  readonly to: number;
}

/** Whether a text whose words have these marks can say a date at all; most texts cannot, and are spared the reading. */
export function saysDates(found: number): boolean {
  return (found & (marks.date | marks.unspaced)) !== 0;
}

/** The terms of the dates that `text` says, as meant by somebody who speaks at `moment`. */
export function saidDateTerms(text: string, moment: number | undefined): string[] {
  const terms = new Set<string>();
  for (const { from, to, bound } of datesIn(text, moment)) {
    if (bound === 'in') terms.add(termOf({ from: Math.floor(from / dayMillis), to: Math.ceil(to / dayMillis) }));
    if (terms.size === mostDates) break;
  }
  return [...terms];
}

/** Calls `visit` with the number of each term of a shard whose period has a day in common with `days` and is not much longer. */
export function periodsWithin({ segment }: Shard, days: Days, visit: (term: number) => void): void {
  if (segment.fieldTerms === 0) return;
  const length = days.to - days.from;
  const short = { from: days.from - longestShort, to: days.to };
  const ranges = [
    rangeOf(short, shortPeriod),
    ...(length > longestShort / 3 ? [rangeOf({ from: days.from - 3700, to: days.to }, longPeriod)] : []),
  ];
  for (const { low, high } of ranges) {
    const first = segment.range(encodeUtf8(low)).first;
    const end = segment.range(encodeUtf8(high)).first;
    for (let term = first; term < end; term++) {
      const period = daysOf(segment.term(term));
      const longer = period.to - period.from > Math.max(7, length * 3);
      if (!longer && period.from < days.to && period.to > days.from) visit(term);
    }
  }
}

function rangeOf({ from, to }: Days, field: string): { readonly low: string; readonly high: string } {
  return { low: field + base36(from + offset, 4), high: field + base36(to + offset, 4) };
}

/** Makes all days of the calendar that are in use positive. */
const offset = 800_000;

function termOf({ from, to }: Days): string {
  const length = to - from;
  return (length > longestShort ? longPeriod : shortPeriod) + base36(from + offset, 4) + base36(length, 3);
}

function daysOf(term: Uint8Array): Days {
  let from = 0;
  let length = 0;
  for (let i = 1; i < 5; i++) from = from * 36 + digit(term[i] as number);
  for (let i = 5; i < 8; i++) length = length * 36 + digit(term[i] as number);
  return { from: from - offset, to: from - offset + length };
}

function base36(value: number, width: number): string {
  return Math.max(0, Math.min(36 ** width - 1, value))
    .toString(36)
    .padStart(width, '0');
}

function digit(byte: number): number {
  return byte < 0x40 ? byte - 0x30 : byte - 0x57;
}
