import { registeredDateReaders } from './languages.js';
import type { DateGrain } from './periods.js';

/** A date that a text says. Offsets are UTF-16 code units; times are milliseconds since 1970 UTC. */
export interface SaidDate {
  readonly start: number;
  readonly end: number;
  /** The first moment that is meant, by the calendar of UTC. */
  readonly from: number;
  /** The first moment that is not meant any more. */
  readonly to: number;
  readonly grain: DateGrain;
  /** `before 2020` and `since May` name a border: the period is still the one that is named. */
  readonly bound: 'in' | 'before' | 'after';
}

const dayMillis = 86_400_000;

/**
 * The dates that `text` says, in order: written ones (`2023-08-12`, `12 May`, `May 19th 2023`, `second week of August 2023`), and, when
 * `now` says the moment of speaking, relative ones (`last Friday`, `two weeks ago`). A date without a year is the last such
 * one, or the next one within five months or behind a word of the future. `5/8/2023` gives both readings, month first. Days and weeks (from Monday) are those of
 * UTC; seasons those of the northern half. English, German, French, Spanish, Chinese and Japanese. Takes time in proportion to the text.
 */
export function datesIn(text: string, now: number | undefined): SaidDate[] {
  const today = now === undefined ? undefined : Math.floor(now / dayMillis);
  return registeredDateReaders()
    .flatMap((read) => read(text, today))
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, from, to, grain, bound }) => ({
      start,
      end,
      from: from * dayMillis,
      to: to * dayMillis,
      grain,
      bound,
    }));
}

/**
 * The dates that a question asks for. A question that names a day takes its relative dates from there: "last week, as mentioned on
 * 6 November 2023" is the week before that day, whatever the moment of asking.
 */
export function datesAsked(text: string, now: number | undefined): SaidDate[] {
  const named = datesIn(text, undefined).find(({ grain }) => grain === 'day');
  return datesIn(text, named?.from ?? now);
}
