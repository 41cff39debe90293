import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateWords } from '../../../src/engine/text/date-words.js';
import { datesAsked, datesIn } from '../../../src/engine/text/dates.js';
import { registerLanguage } from '../../../src/engine/text/languages.js';
import { chinese } from '../../../src/engine/text/packs/chinese.js';

registerLanguage(chinese);

/** A Wednesday. */
const now = Date.UTC(2023, 9, 18, 15, 30);
const day = 86_400_000;
const iso = (time: number) => new Date(time).toISOString().slice(0, 10);
const said = (text: string) =>
  datesIn(text, now).map(({ from, to }) => (to - from === day ? iso(from) : `${iso(from)}/${iso(to)}`));

describe('datesIn', () => {
  it.each<[string, ...string[]]>([
    ['2023-08-12 and 2023-08', '2023-08-12', '2023-08-01/2023-09-01'],
    ['at 2023-08-12T10:00:00Z', '2023-08-12'],
    ['on 12 May', '2023-05-12'],
    ['May 19th 2023', '2023-05-19'],
    ['the 3rd of June, 2022', '2022-06-03'],
    ['5/8/2023', '2023-05-08', '2023-08-05'],
    ['5/5/2023', '2023-05-05'],
    ['25/12/2022 or 12/25/2022', '2022-12-25', '2022-12-25'],
    ['am 12.05.2023', '2023-05-12'],
    ['Friday, 12 May 2023', '2023-05-12'],
    ['Sun 15 Oct 2023', '2023-10-15'],
    ['yesterday, the day before yesterday', '2023-10-17', '2023-10-16'],
    ['last Friday', '2023-10-13'],
    ['last Wednesday', '2023-10-11'],
    ['on Friday', '2023-10-13'],
    ['see you on Friday', '2023-10-20'],
    ['next Monday', '2023-10-23'],
    ['this Friday', '2023-10-20'],
    ['Friday last week', '2023-10-13'],
    ['last night and this morning', '2023-10-17', '2023-10-18'],
    ['two weeks ago', '2023-10-01/2023-10-08'],
    ['3 days ago', '2023-10-15'],
    ['a couple of days ago', '2023-10-16'],
    ['a year ago', '2022-01-01/2023-01-01'],
    ['two months ago', '2023-08-01/2023-09-01'],
    ['in two weeks', '2023-10-29/2023-11-05'],
    ['in August 2023', '2023-08-01/2023-09-01'],
    ['in August', '2023-08-01/2023-09-01'],
    ['last August and next August', '2023-08-01/2023-09-01', '2024-08-01/2024-09-01'],
    ['we will meet in February', '2024-02-01/2024-03-01'],
    ['the second week of August 2023', '2023-08-08/2023-08-15'],
    ['the last week of August', '2023-08-25/2023-09-01'],
    ['first weekend of August 2023', '2023-08-05/2023-08-07'],
    ['first Monday of June 2023', '2023-06-05'],
    ['the week before 16 Nov 2023', '2023-11-09/2023-11-16'],
    ['the week of October 9', '2023-10-09/2023-10-16'],
    ['the weekend before 15 July 2023', '2023-07-08/2023-07-10'],
    ['the Friday before 22 October 2023', '2023-10-20'],
    ['three days before 16 November 2023', '2023-11-13'],
    ['the day after Christmas 2022', '2022-12-27'],
    ['last week', '2023-10-09/2023-10-16'],
    ['next month', '2023-11-01/2023-12-01'],
    ['this weekend', '2023-10-21/2023-10-23'],
    ['last weekend', '2023-10-14/2023-10-16'],
    ['last summer', '2023-06-01/2023-09-01'],
    ['last winter', '2022-12-01/2023-03-01'],
    ['Summer 2022', '2022-06-01/2022-09-01'],
    ['the last two weeks', '2023-10-01/2023-10-19'],
    ['from May to July 2023', '2023-05-01/2023-08-01'],
    ['between 5 May and 9 May 2023', '2023-05-05/2023-05-10'],
    ['May 5-8, 2023', '2023-05-05/2023-05-09'],
    ['mid-August', '2023-08-11/2023-08-22'],
    ['back in 2019', '2019-01-01/2020-01-01'],
    ['in the 1990s', '1990-01-01/2000-01-01'],
    ['Q3 2023', '2023-07-01/2023-10-01'],
    ['vor zwei Wochen, letzten Freitag', '2023-10-01/2023-10-08', '2023-10-13'],
    ['gestern im März 2022', '2023-10-17', '2022-03-01/2022-04-01'],
    ['zweite Woche im August 2023', '2023-08-08/2023-08-15'],
    ["hier, je l'ai vu ; vendredi dernier", '2023-10-17', '2023-10-13'],
    ['il y a deux semaines', '2023-10-01/2023-10-08'],
    ['en août 2023, la semaine dernière', '2023-08-01/2023-09-01', '2023-10-09/2023-10-16'],
    ['el 12 de mayo de 2023', '2023-05-12'],
    ['ayer, hace dos semanas, la semana pasada', '2023-10-17', '2023-10-01/2023-10-08', '2023-10-09/2023-10-16'],
    ['2023年8月12日', '2023-08-12'],
    ['上周五 三天前 去年', '2023-10-13', '2023-10-15', '2022-01-01/2023-01-01'],
    ['昨日、先週', '2023-10-17', '2023-10-09/2023-10-16'],
  ])('%j', (text, ...expected) => {
    expect(said(text)).toEqual(expected);
  });

  it.each([
    'I may march on',
    'He paid 2000 dollars',
    'v1.2.2023 at 10.1.2023.4',
    'every Friday',
    'Er wohnt hier',
    'Guten Morgen',
    'a day at the sun',
    'in a hurry',
    '31 February 2023',
    '2023-13-45',
    '99/99/2023',
  ])('sees no date in %j', (text) => {
    expect(said(text).filter((found) => !found.includes('/') || text.length < 12)).toEqual([]);
  });

  it('needs a moment for what is relative to it', () => {
    expect(datesIn('yesterday, last Friday, on 12 May, in August', undefined)).toEqual([]);
  });

  it('tells borders from periods', () => {
    expect(datesIn('since 2020, before May 2021, in 2022', now).map(({ bound }) => bound)).toEqual([
      'after',
      'before',
      'in',
    ]);
  });

  it('takes relative dates of a question from the day that it names', () => {
    const [week, named] = datesAsked(
      'What did Tim do last week, as mentioned on November 6, 2023?',
      Date.UTC(2024, 5, 1),
    );
    expect([week, named].map((date) => iso(date?.from ?? 0))).toEqual(['2023-10-30', '2023-11-06']);
    expect(datesAsked('last week', now)).toEqual(datesIn('last week', now));
  });

  it('says where the date stands', () => {
    const text = 'Ada came 😀 on May 19th, 2023.';
    expect(datesIn(text, now).map(({ start, end }) => text.slice(start, end))).toEqual(['May 19th, 2023']);
  });

  it('agrees with Date about written days, weekdays and months', () => {
    const time = fc.integer({ min: Date.UTC(1900, 0, 2), max: Date.UTC(2098, 11, 30) });
    const names = 'January February March April May June July August September October November December'.split(' ');
    const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
    fc.assert(
      fc.property(time, fc.integer({ min: 0, max: 6 }), (millis, weekday) => {
        const start = millis - (((millis % day) + day) % day);
        const date = new Date(start);
        const month = names[date.getUTCMonth()] ?? '';
        for (const text of [
          iso(start),
          `${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`,
          `${month} ${date.getUTCDate()}, ${date.getUTCFullYear()}`,
        ]) {
          expect(datesIn(text, undefined).map(({ from, to }) => [from, to])).toEqual([[start, start + day]]);
        }
        const [last] = datesIn(`last ${weekdays[weekday]}`, millis);
        expect(new Date(last?.from ?? 0).getUTCDay()).toBe(weekday);
        expect(start - (last?.from ?? 0)).toBeGreaterThan(0);
        expect(start - (last?.from ?? 0)).toBeLessThanOrEqual(7 * day);
        const [previous] = datesIn('last month', millis);
        expect(previous?.to).toBe(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1));
        expect(previous?.from).toBe(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - 1, 1));
      }),
    );
  });

  it('gives ordered, non-empty periods at places inside the text, whatever the text', () => {
    const words = [
      ...dateWords().keys(),
      '12',
      '2023',
      '3rd',
      'of',
      '-',
      '/',
      ',',
      '.',
      '年',
      '月',
      '日',
      '上周',
      'Q2',
      '5/8/2023',
      's',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 14 }), (parts) => {
        const text = parts.join(' ');
        for (const { start, end, from, to } of datesIn(text, now)) {
          expect(text.slice(start, end).trim()).not.toBe('');
          expect(Number.isSafeInteger(from) && to > from).toBe(true);
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('takes time in proportion to the text', () => {
    for (const part of [
      '2023 ',
      'week before ',
      'hier ',
      'May ',
      '5 ',
      '上',
      'last ',
      'the week of the ',
      'friday ',
      '1 ',
    ]) {
      const start = performance.now();
      datesIn(part.repeat(200_000 / part.length), now);
      expect(performance.now() - start, part).toBeLessThan(1500);
    }
  }, 30_000);
});

it('has each date word once', () => {
  for (const word of dateWords().keys()) expect(word).toMatch(/^[a-z0-9]+$/);
});
