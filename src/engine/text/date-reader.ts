import { civilFromDays } from '../../model/calendar.js';
import { type DateWord, type DateWordKind, dateWord, isFiller } from './date-words.js';
import { fold } from './fold.js';
import {
  dayIn,
  dayOf,
  monthOf,
  type Period,
  seasonOf,
  thirdOf,
  unitOf,
  weekdayIn,
  weekdayNear,
  weekendOf,
  weekInMonth,
  weekOf,
  yearOf,
} from './periods.js';

export interface FoundPeriod extends Period {
  readonly start: number;
  readonly end: number;
  readonly bound: 'in' | 'before' | 'after';
}

interface Token {
  readonly start: number;
  readonly end: number;
  /** As written. */
  readonly raw: string;
  readonly word: DateWord | undefined;
  /** Of digits, else NaN. */
  readonly number: number;
}

/** A period and the token behind it. */
interface Read {
  readonly period: Period;
  readonly next: number;
}

const pieces = /\d+(?:st|nd|rd|th)?(?![\p{L}\d])|\d+|[Qq][1-4](?![\p{L}\d])|\p{L}[\p{L}\p{M}]*/gu;
const numeric =
  /(?<![\p{L}\d.,/-])(?:(\d{4})([-/.])(\d{1,2})(?:\2(\d{1,2}))?|(\d{1,2})([-/.])(\d{1,2})\6(\d{4}))(?![\d/-]|\.\d)/uy;

/** Month names that are also words or names. */
const doubtful = /^(?:may|march|mars|mar|jan|april|june|august|sept?|dec|apr|abr|nov|oct|okt|dez|feb|jun|jul|aug)$/i;
const openers = new Set(
  'in of by since until till from to before after during for and last next this early late mid im bis seit en de desde depuis until on through between around about year every'.split(
    ' ',
  ),
);
const yearOpeners = new Set(
  'in of by since until till from to before after during im en seit desde depuis year jahr ano annee around and circa late early mid for season'.split(
    ' ',
  ),
);
const futures =
  /\b(?:will|shall|going to|gonna|plan|plans|planning|next|upcoming|let's|see you|won't|can't wait|looking forward)\b|'ll\b/i;
const french = /\b(?:est|les|une|nous|dans|avec|pour|j|je|ai)\b|[éèàçêœ]/i;

/** The dates of English, German, French and Spanish. */
export function readDates(text: string, today: number | undefined): FoundPeriod[] {
  return new DateReader(text, today).all();
}

/** Reads the dates of alphabets from left to right; at each token the longest rule wins, and every rule looks a bounded way ahead. One grammar, whose rules call each other, hence one file. */
class DateReader {
  readonly #text: string;
  readonly #today: number | undefined;
  readonly #tokens: Token[] = [];

  constructor(text: string, today: number | undefined) {
    this.#text = text;
    this.#today = today;
    for (const match of text.matchAll(pieces)) {
      const raw = match[0];
      const number = /^\d/.test(raw) ? Number.parseInt(raw, 10) : Number.NaN;
      this.#tokens.push({
        start: match.index,
        end: match.index + raw.length,
        raw,
        word: Number.isNaN(number) ? dateWord(raw) : undefined,
        number,
      });
    }
  }

  all(): FoundPeriod[] {
    const found: FoundPeriod[] = [];
    const tokens = this.#tokens;
    for (let i = 0; i < tokens.length; ) {
      const token = tokens[i] as Token;
      if (token.word === undefined && Number.isNaN(token.number)) {
        i++;
        continue;
      }
      const reads = this.#numeric(i) ?? [this.#date(i)];
      const first = reads[0];
      if (!first) {
        i++;
        continue;
      }
      const end = (tokens[first.next - 1] as Token).end;
      const bound = this.#bound(i);
      for (const read of reads) if (read) found.push({ ...read.period, start: token.start, end, bound });
      i = first.next;
      this.#join(found, reads.length);
    }
    return found;
  }

  /** `from May to July`, `5 May - 8 May`: the two periods become one. */
  #join(found: FoundPeriod[], readings: number): void {
    const b = found.at(-1);
    const a = found.at(-2);
    if (readings !== 1 || !a || !b || a.end > b.start || b.from < a.from) return;
    const gap = this.#text.slice(a.end, b.start);
    if (gap.length > 8) return;
    const before = this.#text.slice(Math.max(0, a.start - 12), a.start);
    const joined =
      /^\s*(?:to|until|till|through|bis|au|hasta|a|-|–)\s*$/.test(gap) ||
      (/^\s*(?:and|und|et|y)\s*$/.test(gap) && /(?:between|zwischen|entre)\s*(?:\S+\s)?$/i.test(before));
    if (joined) found.splice(-2, 2, { ...a, to: Math.max(a.to, b.to), end: b.end, grain: 'span', bound: 'in' });
  }

  #french: boolean | undefined;
  #isFrench(): boolean {
    this.#french ??= french.test(this.#text);
    return this.#french;
  }

  #bound(i: number): FoundPeriod['bound'] {
    const kind = this.#word(i - 1, 1)?.kind;
    if (kind === 'before') return 'before';
    return kind === 'after' || kind === 'since' ? 'after' : 'in';
  }

  /** The date word at `i`; with `back`, fillers are skipped backwards. */
  #word(i: number, back = 0): DateWord | undefined {
    const at = back > 0 && this.#filler(i) ? i - 1 : i;
    return this.#tokens[at]?.word;
  }

  #is(i: number, kind: DateWordKind): DateWord | undefined {
    const word = this.#tokens[i]?.word;
    return word?.kind === kind ? word : undefined;
  }

  #filler(i: number): boolean {
    const token = this.#tokens[i];
    return token !== undefined && token.word?.kind !== 'month' && isFiller(fold(token.raw));
  }

  #skip(i: number): number {
    let at = i;
    while (at < i + 3 && this.#filler(at)) at++;
    return at;
  }

  /** Nothing but spaces, a comma or a full stop between the token before `i` and the token at `i`. */
  #adjoins(i: number): boolean {
    const a = this.#tokens[i - 1];
    const b = this.#tokens[i];
    return a !== undefined && b !== undefined && /^[\s,.]{0,3}$/.test(this.#text.slice(a.end, b.start));
  }

  /** ISO and other dates of digits: both readings when two are possible. */
  #numeric(i: number): Read[] | undefined {
    const token = this.#tokens[i];
    if (token === undefined || Number.isNaN(token.number)) return undefined;
    numeric.lastIndex = token.start;
    const match = numeric.exec(this.#text);
    if (!match) return undefined;
    const [whole, y, sign, m, d, a, other, b, year] = match;
    const end = token.start + whole.length;
    let next = i + 1;
    while ((this.#tokens[next]?.start ?? end) < end) next++;
    let periods: (Period | undefined)[];
    if (y !== undefined) {
      if (d === undefined && sign !== '-') return undefined;
      periods = [
        d === undefined
          ? Number(m) >= 1 && Number(m) <= 12 && (m ?? '').length === 2
            ? monthOf(Number(y), Number(m))
            : undefined
          : dayIn(Number(y), Number(m), Number(d)),
      ];
    } else {
      const dayFirst = dayIn(Number(year), Number(b), Number(a));
      const monthFirst = other === '.' ? undefined : dayIn(Number(year), Number(a), Number(b));
      periods = monthFirst?.from === dayFirst?.from ? [dayFirst] : [monthFirst, dayFirst];
    }
    const reads = periods.flatMap((period) => (period ? [{ period, next }] : []));
    return reads.length > 0 ? reads : undefined;
  }

  /** How deep a date stands inside others: "the day before the week before …" ends somewhere. */
  #depth = 0;

  /** A date of words at `i`; `inner` when it is part of another one, so that a bare year or month counts. */
  #date(i: number, inner = false): Read | undefined {
    if (this.#depth > 2) return undefined;
    this.#depth++;
    const read = this.#dateAt(i, inner);
    this.#depth--;
    return read;
  }

  #dateAt(i: number, inner: boolean): Read | undefined {
    const token = this.#tokens[i];
    if (!token) return undefined;
    if (inner) {
      const read = this.#numeric(i)?.[0];
      if (read) return read;
    }
    if (!Number.isNaN(token.number))
      return this.#dayMonth(i) ?? this.#counted(i) ?? this.#nth(i) ?? this.#year(i, inner);
    switch (token.word?.kind) {
      case 'number':
        return this.#counted(i);
      case 'ordinal':
        return this.#dayMonth(i) ?? this.#nth(i);
      case 'month':
        return this.#month(i, inner);
      case 'weekday':
      case 'shortday':
        return this.#weekday(i);
      case 'unit':
        return this.#unit(i);
      case 'relative':
        return this.#relative(i);
      case 'direction':
        return this.#nth(i) ?? this.#directed(i);
      case 'season':
        return this.#season(i);
      case 'part':
        return this.#part(i);
      case 'feast':
        return this.#feast(i);
      case 'quarter':
        return this.#quarter(i);
      case 'agoBefore':
      case 'ahead':
        return this.#shifted(i);
      default:
        return undefined;
    }
  }

  /** A number that can be a year at `i`. */
  #yearAt(i: number): number | undefined {
    const token = this.#tokens[i];
    if (token === undefined || token.raw.length !== 4 || !(token.number >= 1900 && token.number < 2100))
      return undefined;
    return /^(?:[.,]\d|[%°])/.test(this.#text.slice(token.end, token.end + 2)) ? undefined : token.number;
  }

  #year(i: number, inner: boolean): Read | undefined {
    const year = this.#yearAt(i);
    const token = this.#tokens[i] as Token;
    if (year === undefined) {
      const decade = /^(?:19|20)\d0$/.test(token.raw) && /^'?s\b/.test(this.#text.slice(token.end, token.end + 3));
      if (!decade) return undefined;
    }
    if (
      /[-#$€£./]/.test(this.#text.charAt(token.start - 1)) ||
      /^(?:年|[-/]\d)/.test(this.#text.slice(token.end, token.end + 2))
    )
      return undefined;
    if (this.#tokens[i + 1]?.raw === 's' && token.number % 10 === 0) {
      const { from } = yearOf(token.number);
      return { period: { from, to: yearOf(token.number + 10).from, grain: 'decade' }, next: i + 2 };
    }
    if (year === undefined) return undefined;
    const before = this.#tokens[i - 1];
    const opened = inner || (before !== undefined && yearOpeners.has(fold(before.raw)));
    const likely = year >= 1980 && year < 2050 && year !== 2000;
    return opened || likely ? { period: yearOf(year), next: i + 1 } : undefined;
  }

  /** The year written behind a day or a month: ", 2023", "of 2023", "de 2023". */
  #yearBehind(i: number): { year: number; next: number } | undefined {
    if (!this.#adjoins(i)) return undefined;
    const at = this.#filler(i) && !this.#is(i, 'unit') ? i + 1 : i;
    const year = this.#yearAt(at);
    return year === undefined ? undefined : { year, next: at + 1 };
  }

  /** Of a month without a year: the one that is meant from here. */
  #nearYear(month: number, day: number, start: number): number | undefined {
    if (this.#today === undefined) return undefined;
    const today = civilFromDays(this.#today);
    const ahead = (month - today.month) * 31 + day - today.day;
    if (futures.test(this.#text.slice(Math.max(0, start - 40), start))) return today.year + (ahead < 0 ? 1 : 0);
    if (ahead > 5 * 31) return today.year - 1;
    return ahead < -7 * 31 ? today.year + 1 : today.year;
  }

  /** 12 May 2023, 12th of May, 12. Mai, 12 de mayo de 2023, 5-8 May. */
  #dayMonth(i: number): Read | undefined {
    const token = this.#tokens[i] as Token;
    const day = Number.isNaN(token.number) ? (token.word?.value ?? 0) : token.number;
    if (day < 1 || day > 31 || token.raw.length > 4) return undefined;
    let last = day;
    let at = i + 1;
    const range = this.#tokens[at];
    if (range && range.number > day && range.number <= 31 && this.#dashed(at)) {
      last = range.number;
      at++;
    }
    if (!this.#adjoins(at)) return undefined;
    at = this.#skip(at);
    const month = this.#is(at, 'month');
    if (!month) return undefined;
    return this.#dayOfMonth(month.value, day, last, at + 1, token.start);
  }

  #dashed(i: number): boolean {
    const a = this.#tokens[i - 1] as Token;
    const b = this.#tokens[i] as Token;
    return /^\s?[-–]\s?$/.test(this.#text.slice(a.end, b.start));
  }

  #dayOfMonth(month: number, day: number, last: number, next: number, start: number): Read | undefined {
    const behind = this.#yearBehind(next);
    const year = behind?.year ?? this.#nearYear(month, day, start);
    if (year === undefined) return undefined;
    const first = dayIn(year, month, day);
    const end = dayIn(year, month, last);
    if (!first || !end) return undefined;
    return { period: last > day ? { ...first, to: end.to, grain: 'span' } : first, next: behind?.next ?? next };
  }

  /** May 19th 2023, May 5-8, May 2023, in May. */
  #month(i: number, inner = false): Read | undefined {
    const token = this.#tokens[i] as Token;
    const month = token.word?.value ?? 1;
    const behind = this.#yearBehind(i + 1);
    if (behind) return { period: monthOf(behind.year, month), next: behind.next };
    const number = this.#tokens[i + 1];
    if (number && number.number >= 1 && number.number <= 31 && number.raw.length <= 4 && this.#adjoins(i + 1)) {
      const range = this.#tokens[i + 2];
      const ranged = range && range.number > number.number && range.number <= 31 && this.#dashed(i + 2);
      const day = this.#dayOfMonth(
        month,
        number.number,
        ranged ? range.number : number.number,
        i + (ranged ? 3 : 2),
        token.start,
      );
      if (day) return day;
    }
    if (!inner && doubtful.test(token.raw)) {
      const before = this.#tokens[i - 1];
      const capital = token.raw.charAt(0) !== token.raw.charAt(0).toLowerCase();
      if (!capital || before === undefined || !openers.has(fold(before.raw))) return undefined;
    }
    const year = this.#nearYear(month, 15, token.start);
    return year === undefined ? undefined : { period: monthOf(year, month), next: i + 1 };
  }

  /** Friday, Friday last week, Friday 12 May, the Friday before 12 May. */
  #weekday(i: number): Read | undefined {
    const token = this.#tokens[i] as Token;
    const weekday = token.word?.value ?? 0;
    if (this.#adjoins(i + 1)) {
      const at = this.#skip(i + 1);
      const exact = this.#numeric(at)?.[0] ?? this.#dateOfDay(at);
      if (exact) return exact;
    }
    if (token.word?.kind === 'shortday') return undefined;
    const related = this.#related(i);
    if (related) {
      const { period, after } = related;
      return { period: weekdayNear(after ? period.to - 1 : period.from, weekday, after), next: related.next };
    }
    const direction = this.#is(i + 1, 'direction');
    if (direction && this.#today !== undefined) {
      const span = this.#is(i + 2, 'unit');
      if (span?.value === 1) {
        const day = weekdayIn(weekOf(this.#today, direction.value), weekday, 1);
        if (day) return { period: day, next: i + 3 };
      }
      const behind = /^(?:dernier|derniere|prochain|prochaine|pasado|pasada|proximo|proxima)$/.test(
        fold((this.#tokens[i + 1] as Token).raw),
      );
      if (behind) return { period: weekdayNear(this.#today, weekday, direction.value > 0), next: i + 2 };
    }
    if (this.#today === undefined || /^(?:every|each|jeden|chaque|cada)$/i.test(this.#tokens[i - 1]?.raw ?? ''))
      return undefined;
    const ahead = futures.test(this.#text.slice(Math.max(0, token.start - 40), token.start));
    return { period: weekdayNear(this.#today, weekday, ahead), next: i + 1 };
  }

  #dateOfDay(i: number): Read | undefined {
    const read = Number.isNaN(this.#tokens[i]?.number ?? Number.NaN)
      ? this.#is(i, 'month')
        ? this.#month(i)
        : undefined
      : this.#dayMonth(i);
    return read?.period.grain === 'day' ? read : undefined;
  }

  /** Behind the token at `i`: "before 12 May", "after Christmas 2022". */
  #related(i: number): { period: Period; after: boolean; next: number } | undefined {
    const kind = this.#word(i + 1)?.kind;
    if (kind !== 'before' && kind !== 'after' && kind !== 'agoBefore') return undefined;
    const at = this.#skip(/^to$/i.test(this.#tokens[i + 2]?.raw ?? '') ? i + 3 : i + 2);
    const read = this.#date(at, true);
    return read && { period: read.period, after: kind === 'after', next: read.next };
  }

  /** Week before 16 Nov 2023, week of 16 Nov, weekend of May 5, semana pasada, semaine dernière. */
  #unit(i: number): Read | undefined {
    const unit = this.#tokens[i]?.word?.value ?? 0;
    const related = this.#related(i);
    if (related) return { period: besides(related.period, unit, 1, related.after), next: related.next };
    const direction = this.#is(i + 1, 'direction');
    if (
      direction &&
      this.#today !== undefined &&
      /^(?:dern|proch|pasa|prox)/.test(fold((this.#tokens[i + 1] as Token).raw))
    ) {
      return { period: unitOf(unit, this.#today, direction.value), next: i + 2 };
    }
    if ((unit === 1 || unit === 4) && /^(?:of|vom|du|del)$/i.test(this.#tokens[i + 1]?.raw ?? '')) {
      const read = this.#date(this.#skip(i + 2), true);
      if (read?.period.grain === 'day') {
        return { period: unit === 1 ? weekOf(read.period.from) : weekendOf(read.period.from), next: read.next };
      }
    }
    return undefined;
  }

  /** Two weeks ago, three days before 16 Nov, a week after Christmas, two weeks from now. */
  #counted(i: number): Read | undefined {
    const token = this.#tokens[i] as Token;
    const count = Number.isNaN(token.number) ? (token.word?.value ?? 1) : token.number;
    let at = i + 1;
    // "a couple of weeks", "a few days", "ein paar Tage"
    const inner = this.#is(at, 'number');
    const amount = inner && count === 1 ? inner.value : count;
    if (inner && count === 1) at++;
    if (/^of$/i.test(this.#tokens[at]?.raw ?? '')) at++;
    const unit = this.#is(at, 'unit');
    if (!unit || amount > 400) return undefined;
    const related = this.#related(at);
    if (related) return { period: besides(related.period, unit.value, amount, related.after), next: related.next };
    if (this.#today === undefined) return undefined;
    if (this.#is(at + 1, 'ago')) return { period: distant(this.#today, unit.value, -amount), next: at + 2 };
    if (/^from$/i.test(this.#tokens[at + 1]?.raw ?? '') && /^(?:now|today)$/i.test(this.#tokens[at + 2]?.raw ?? '')) {
      return { period: distant(this.#today, unit.value, amount), next: at + 3 };
    }
    return undefined;
  }

  /** Vor zwei Wochen, hace dos semanas, in two weeks. */
  #shifted(i: number): Read | undefined {
    const word = this.#tokens[i]?.word;
    const { raw } = this.#tokens[i] as Token;
    // "il y a deux ans", "dentro de un mes"
    const spanned = /^y$/i.test(raw) ? /^a$/i : /^(?:de|of)$/i;
    const skips = spanned.test(this.#tokens[i + 1]?.raw ?? '');
    if (/^y$/i.test(raw) && !skips) return undefined;
    const at = skips ? i + 2 : i + 1;
    const count = this.#tokens[at];
    if (!count || !word || this.#today === undefined) return undefined;
    let amount = Number.isNaN(count.number)
      ? count.word?.kind === 'number'
        ? count.word.value
        : Number.NaN
      : count.number;
    const second = this.#is(at + 1, 'number');
    if (second && amount === 1) amount = second.value;
    const behind = second ? at + 2 : at + 1;
    const unit = this.#is(behind, 'unit');
    if (!unit || !(amount <= 400)) return undefined;
    // "in two days of work", "in a year" as a duration: only as far as it ends the phrase.
    return { period: distant(this.#today, unit.value, word.kind === 'agoBefore' ? -amount : amount), next: behind + 1 };
  }

  /** Second week of August, last weekend of May 2023, first Monday of June, third of May. */
  #nth(i: number): Read | undefined {
    const token = this.#tokens[i] as Token;
    const word = token.word;
    const n = Number.isNaN(token.number)
      ? word?.kind === 'direction'
        ? word.value === -1
          ? 0
          : -1
        : (word?.value ?? -1)
      : token.raw.length > 2 && /\D/.test(token.raw)
        ? token.number
        : -1;
    if (n < 0 || n > 5) return undefined;
    const unit = this.#is(i + 1, 'unit');
    const weekday = this.#is(i + 1, 'weekday');
    if (!(unit && (unit.value === 1 || unit.value === 4)) && !weekday) return undefined;
    if (!this.#filler(i + 2)) return undefined;
    const at = this.#skip(i + 2);
    const read = this.#is(at, 'month') ? this.#month(at, true) : undefined;
    if (read?.period.grain !== 'month') return undefined;
    if (unit?.value === 1) return { period: weekInMonth(read.period, n), next: read.next };
    const day = weekdayIn(read.period, weekday?.value ?? 6, n);
    if (!day) return undefined;
    return { period: unit ? { ...day, to: day.from + 2, grain: 'weekend' } : day, next: read.next };
  }

  /** Yesterday, the day before yesterday, yesterday morning. */
  #relative(i: number): Read | undefined {
    const token = this.#tokens[i] as Token;
    const raw = token.raw;
    if (this.#today === undefined) return undefined;
    // "hier" is "here" in German.
    if (/^hier$/i.test(raw) && !this.#isFrench()) return undefined;
    if (raw === 'Morgen' || (/^mañana$/i.test(raw) && /^la$/i.test(this.#tokens[i - 1]?.raw ?? ''))) return undefined;
    return { period: dayOf(this.#today + (token.word?.value ?? 0)), next: i + 1 };
  }

  /** Last Friday, next month, this weekend, last summer, the past two weeks, last night. */
  #directed(i: number): Read | undefined {
    const offset = this.#tokens[i]?.word?.value ?? 0;
    const today = this.#today;
    if (today === undefined) return undefined;
    const token = this.#tokens[i + 1];
    const word = token?.word;
    const next = i + 2;
    if (token && offset !== 0 && (word?.kind === 'number' || token.number <= 100)) {
      const unit = this.#is(next, 'unit');
      const amount = word?.value ?? token.number;
      if (!unit) return undefined;
      const far = distant(today, unit.value, offset * amount).from;
      const span = offset < 0 ? { from: far, to: today + 1 } : { from: today, to: far + 1 };
      return { period: { ...span, grain: 'span' }, next: next + 1 };
    }
    switch (word?.kind) {
      case 'unit':
        if (word.value === 5) return { period: dayOf(today), next };
        // On a Monday the last weekend is that of the last week; on a Sunday this weekend is still on.
        return { period: unitOf(word.value, today, offset), next };
      case 'weekday': {
        if (offset !== 0) return { period: weekdayNear(today, word.value, offset > 0), next };
        const day = weekdayIn(weekOf(today), word.value, 1);
        return day && { period: day, next };
      }
      case 'daypart':
        return { period: dayOf(today + (offset < 0 ? word.value : 0)), next };
      case 'month': {
        const { year, month } = civilFromDays(today);
        const passed = word.value < month;
        if (offset === 0) return { period: monthOf(year, word.value), next };
        if (offset < 0) return { period: monthOf(passed ? year : year - 1, word.value), next };
        return { period: monthOf(word.value > month ? year : year + 1, word.value), next };
      }
      case 'season':
        return { period: nearSeason(today, word.value, offset), next };
      case 'feast': {
        const { year } = civilFromDays(today);
        const own = feastOf(word.value, year);
        const passed = own.to <= today;
        return {
          period: feastOf(word.value, year + (offset < 0 ? (passed ? 0 : -1) : offset > 0 && passed ? 1 : 0)),
          next,
        };
      }
      default:
        return undefined;
    }
  }

  /** Summer 2023, in the summer of 2023, été dernier. */
  #season(i: number): Read | undefined {
    const season = this.#tokens[i]?.word?.value ?? 0;
    const behind = this.#yearBehind(i + 1);
    if (behind) return { period: seasonOf(behind.year, season), next: behind.next };
    const direction = this.#is(i + 1, 'direction');
    if (
      direction &&
      this.#today !== undefined &&
      /^(?:dern|proch|pasa|prox)/.test(fold((this.#tokens[i + 1] as Token).raw))
    ) {
      return { period: nearSeason(this.#today, season, direction.value), next: i + 2 };
    }
    return undefined;
  }

  /** Early August, mid-May 2023, the end of 2022, Anfang März. */
  #part(i: number): Read | undefined {
    const third = this.#tokens[i]?.word?.value ?? 0;
    const read = this.#date(this.#skip(i + 1), true);
    if (!read || !['month', 'year', 'week', 'season', 'decade'].includes(read.period.grain)) return undefined;
    return { period: thirdOf(read.period, third), next: read.next };
  }

  /** Q3 2023. */
  #quarter(i: number): Read | undefined {
    const number = /^q([1-4])$/i.exec(this.#tokens[i]?.raw ?? '')?.[1];
    const year =
      this.#yearBehind(i + 1)?.year ?? (this.#today === undefined ? undefined : civilFromDays(this.#today).year);
    if (number === undefined || year === undefined) return undefined;
    const first = 3 * Number(number) - 2;
    const period: Period = { from: monthOf(year, first).from, to: monthOf(year, first + 3).from, grain: 'span' };
    return { period, next: this.#yearBehind(i + 1)?.next ?? i + 1 };
  }

  #feast(i: number): Read | undefined {
    const value = this.#tokens[i]?.word?.value ?? 0;
    const at = /^(?:s|day|eve)$/i.test(this.#tokens[i + 1]?.raw ?? '') ? i + 2 : i + 1;
    const behind = this.#yearBehind(at);
    const month = Math.floor(value / 100);
    const year = behind?.year ?? this.#nearYear(month, value % 100, this.#tokens[i]?.start ?? 0);
    return year === undefined ? undefined : { period: feastOf(value, year), next: behind?.next ?? i + 1 };
  }
}

/** A feast with the day before and the day after, since it is rarely meant to the day. */
function feastOf(value: number, year: number): Period {
  const day = dayIn(year, Math.floor(value / 100), value % 100)?.from ?? 0;
  return { from: day - 1, to: day + 2, grain: 'span' };
}

/** The last season that is over, this year's, or the next that has not begun. */
function nearSeason(today: number, season: number, offset: number): Period {
  const { year } = civilFromDays(today);
  const all = [year - 2, year - 1, year, year + 1].map((own) => seasonOf(own, season));
  const current = all.find((own) => own.from <= today && today < own.to);
  if (offset === 0) return current ?? seasonOf(year, season);
  const fitting = offset < 0 ? all.filter((own) => own.to <= today).at(-1) : all.find((own) => own.from > today);
  return fitting ?? seasonOf(year, season);
}

/** So many units from today, as exactly as people mean it: weeks to some days, months and years to their calendar unit. */
function distant(today: number, unit: number, amount: number): Period {
  if (unit === 5) return dayOf(today);
  if (unit !== 1) return unitOf(unit, today, amount);
  const day = today + 7 * amount;
  return { from: day - 3, to: day + 4, grain: 'week' };
}

/** The unit next to a period: one day is the day before, two days the second before; a week is the seven days before. */
function besides(period: Period, unit: number, amount: number, after: boolean): Period {
  const sign = after ? 1 : -1;
  const edge = after ? period.to - 1 : period.from;
  if (unit === 0 || unit === 5) return dayOf(edge + sign * (unit === 5 ? 0 : amount));
  if (unit === 1 && amount === 1)
    return after ? { from: edge + 1, to: edge + 8, grain: 'week' } : { from: edge - 7, to: edge, grain: 'week' };
  if (unit === 4) {
    const own = weekendOf(edge);
    if (after) return own.from > edge ? own : weekendOf(edge, 1);
    return own.to <= edge ? own : weekendOf(edge, -1);
  }
  return distant(edge, unit, sign * amount);
}
