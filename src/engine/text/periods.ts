import { civilFromDays, daysFromCivil, daysInMonth, weekdayFromDays } from '../../model/calendar.js';

/** How exactly a date is said. */
export type DateGrain = 'day' | 'weekend' | 'week' | 'month' | 'season' | 'year' | 'decade' | 'span';

/** Whole days: `from` up to but not including `to`, counted from 1970-01-01. */
export interface Period {
  readonly from: number;
  readonly to: number;
  readonly grain: DateGrain;
}

export function dayOf(day: number): Period {
  return { from: day, to: day + 1, grain: 'day' };
}

/** The calendar week, Monday to Sunday, of a day. */
export function weekOf(day: number, offset = 0): Period {
  const from = day - ((weekdayFromDays(day) + 6) % 7) + 7 * offset;
  return { from, to: from + 7, grain: 'week' };
}

/** Saturday and Sunday of the calendar week of a day. */
export function weekendOf(day: number, offset = 0): Period {
  const { from } = weekOf(day, offset);
  return { from: from + 5, to: from + 7, grain: 'weekend' };
}

/** A month; `month` may lie outside 1 to 12 and then counts into other years. */
export function monthOf(year: number, month: number): Period {
  const first = (y: number, m: number) => {
    const years = Math.floor((m - 1) / 12);
    return daysFromCivil(y + years, m - 12 * years, 1);
  };
  return { from: first(year, month), to: first(year, month + 1), grain: 'month' };
}

export function yearOf(year: number): Period {
  return { from: daysFromCivil(year, 1, 1), to: daysFromCivil(year + 1, 1, 1), grain: 'year' };
}

/** Three months of the northern half: 0 = spring, from March; winter begins in December of `year`. */
export function seasonOf(year: number, season: number): Period {
  const first = 3 + 3 * season;
  return { from: monthOf(year, first).from, to: monthOf(year, first + 3).from, grain: 'season' };
}

/** The unit with the given number (see `DateWord`) that holds `day`, moved by `offset` units. */
export function unitOf(unit: number, day: number, offset: number): Period {
  const { year, month } = civilFromDays(day);
  switch (unit) {
    case 1:
      return weekOf(day, offset);
    case 2:
      return monthOf(year, month + offset);
    case 3:
      return yearOf(year + offset);
    case 4:
      return weekendOf(day, offset);
    case 6: {
      const first = 10 * (Math.floor(year / 10) + offset);
      return { from: yearOf(first).from, to: yearOf(first + 10).from, grain: 'decade' };
    }
    default:
      return dayOf(day + offset);
  }
}

/** The day, if it exists. */
export function dayIn(year: number, month: number, day: number): Period | undefined {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
    ? dayOf(daysFromCivil(year, month, day))
    : undefined;
}

/** The n-th week of a month counts its days from the first in sevens; 0 stands for its last seven days. */
export function weekInMonth(month: Period, n: number): Period {
  if (n === 0) return { from: month.to - 7, to: month.to, grain: 'week' };
  const from = month.from + 7 * (n - 1);
  return { from, to: Math.min(from + 7, month.to), grain: 'week' };
}

/** The n-th weekday in a period; 0 stands for the last one; undefined when there are not so many. */
export function weekdayIn(period: Period, weekday: number, n: number): Period | undefined {
  const first = period.from + ((weekday - weekdayFromDays(period.from) + 7) % 7);
  const day = n === 0 ? first + 7 * Math.floor((period.to - 1 - first) / 7) : first + 7 * (n - 1);
  return day >= period.from && day < period.to ? dayOf(day) : undefined;
}

/** The last such weekday before `day`, or with `after` the first one behind it. */
export function weekdayNear(day: number, weekday: number, after: boolean): Period {
  const distance = after
    ? ((weekday - weekdayFromDays(day) + 6) % 7) + 1
    : -(((weekdayFromDays(day) - weekday + 6) % 7) + 1);
  return dayOf(day + distance);
}

/** The first, middle or last third of a period. */
export function thirdOf({ from, to }: Period, third: number): Period {
  const length = to - from;
  return {
    from: from + Math.floor((length * third) / 3),
    to: from + Math.ceil((length * (third + 1)) / 3),
    grain: 'span',
  };
}
