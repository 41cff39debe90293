import { civilFromDays } from '../../model/calendar.js';
import type { FoundPeriod } from './date-reader.js';
import { dayIn, dayOf, monthOf, type Period, unitOf, weekdayIn, yearOf } from './periods.js';

const digits = '〇一二三四五六七八九十';
const weekdays = new Map([...'日一二三四五六'].map((sign, i) => [sign, i]));
for (const [i, sign] of [...'月火水木金土'].entries()) weekdays.set(sign, i + 1);
weekdays.set('天', 0);

const days = new Map<string, number>();
for (const [offset, words] of [
  [0, '今天 今日 今晚 今朝'],
  [-1, '昨天 昨日 昨晚'],
  [1, '明天 明日'],
  [-2, '前天 一昨日'],
  [2, '后天 後天 明後日'],
] as const) {
  for (const word of words.split(' ')) days.set(word, offset);
}
const years = new Map([
  ['去年', -1],
  ['今年', 0],
  ['明年', 1],
  ['来年', 1],
  ['前年', -2],
]);

const number = '\\d{1,4}|[一二两三四五六七八九十]{1,3}';
const pattern = new RegExp(
  `(?<year>\\d{4})\\s?年(?:\\s?(?<month>\\d{1,2})\\s?月(?:\\s?(?<day>\\d{1,2})\\s?[日号號])?)?` +
    `|(?<dayMonth>\\d{1,2})\\s?月\\s?(?<dayDay>\\d{1,2})\\s?[日号號]` +
    `|(?<count>${number})\\s?(?:个|個|か|ヶ)?(?<unit>天|日|周|星期|週間|月|年)(?<way>之?前|以前|[后後]|以後|之[后後])` +
    `|(?<side>上|下|这|這|本|先|来|今)(?:个|個)?(?<span>周末|週末|周|星期|礼拜|週|月)(?<weekday>[一二三四五六日天](?![天月年周]))?` +
    `|(?<word>${[...days.keys()].join('|')})|(?<named>${[...years.keys()].join('|')})`,
  'gu',
);

/** Dates written in Chinese and Japanese. */
export function civilDates(text: string, today: number | undefined): FoundPeriod[] {
  if (!/[年月日天周週期前拜]/.test(text)) return [];
  const found: FoundPeriod[] = [];
  for (const match of text.matchAll(pattern)) {
    const period = periodOf(match.groups ?? {}, today);
    if (period) found.push({ ...period, start: match.index, end: match.index + match[0].length, bound: 'in' });
  }
  return found;
}

function periodOf(said: Record<string, string | undefined>, today: number | undefined): Period | undefined {
  if (said.year !== undefined) {
    const year = Number(said.year);
    if (said.month === undefined) return yearOf(year);
    const month = Number(said.month);
    if (said.day !== undefined) return dayIn(year, month, Number(said.day));
    return month >= 1 && month <= 12 ? monthOf(year, month) : undefined;
  }
  if (today === undefined) return undefined;
  const { year } = civilFromDays(today);
  if (said.dayMonth !== undefined) return dayIn(year, Number(said.dayMonth), Number(said.dayDay));
  if (said.word !== undefined) return dayOf(today + (days.get(said.word) ?? 0));
  if (said.named !== undefined) return yearOf(year + (years.get(said.named) ?? 0));
  if (said.count !== undefined) {
    const count = numberOf(said.count) * (/前/.test(said.way ?? '') ? -1 : 1);
    return unitOf(unitOfSign(said.unit ?? ''), today, count);
  }
  const offset = /[上先]/.test(said.side ?? '') ? -1 : /[下来]/.test(said.side ?? '') ? 1 : 0;
  const span = unitOf(unitOfSign(said.span ?? ''), today, offset);
  const weekday = said.weekday === undefined ? undefined : weekdays.get(said.weekday);
  return weekday === undefined || span.grain !== 'week' ? span : weekdayIn(span, weekday, 1);
}

function unitOfSign(sign: string): number {
  return /末/.test(sign) ? 4 : /[周星礼週]/.test(sign) ? 1 : sign === '月' ? 2 : sign === '年' ? 3 : 0;
}

/** 1 to 99 in digits or in Chinese numerals. */
function numberOf(text: string): number {
  if (/\d/.test(text)) return Number(text);
  const plain = text.replaceAll('两', '二');
  const ten = plain.indexOf('十');
  if (ten < 0) return digits.indexOf(plain.charAt(0));
  const tens = ten === 0 ? 1 : digits.indexOf(plain.charAt(0));
  return 10 * tens + (ten === plain.length - 1 ? 0 : digits.indexOf(plain.charAt(ten + 1)));
}
