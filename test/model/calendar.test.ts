import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  civilFromDays,
  daysFromCivil,
  daysInMonth,
  toIso,
  toMillis,
  weekdayFromDays,
} from '../../src/model/calendar.js';
import { errorOf, runs } from '../support/runs.js';

const farthest = 8.64e15;
const moment = fc.integer({ min: -farthest, max: farthest });
const usual = fc.integer({ min: Date.UTC(-10, 0), max: Date.UTC(2400, 0) });
const day = fc.integer({ min: -100_000_000, max: 100_000_000 });

describe('the calendar', () => {
  it('counts days as Date does', () => {
    fc.assert(
      fc.property(day, (days) => {
        const date = new Date(days * 86_400_000);
        const civil = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
        expect(civilFromDays(days)).toEqual(civil);
        expect(daysFromCivil(civil.year, civil.month, civil.day)).toBe(days);
        expect(weekdayFromDays(days)).toBe(date.getUTCDay());
      }),
      runs(500),
    );
  });

  it('knows how long a month is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
        const last = new Date(0);
        last.setUTCFullYear(year, month, 0);
        expect(daysInMonth(year, month)).toBe(last.getUTCDate());
      }),
      runs(300),
    );
    expect([1900, 2000, 2023, 2024].map((year) => daysInMonth(year, 2))).toEqual([28, 29, 28, 29]);
  });

  it('writes a moment as Date does', () => {
    fc.assert(
      fc.property(fc.oneof(moment, usual), (millis) => {
        expect(toIso(millis)).toBe(new Date(millis).toISOString());
      }),
      runs(500),
    );
  });
});

describe('toMillis', () => {
  it('reads what toIso and Date write', () => {
    fc.assert(
      fc.property(fc.oneof(moment, usual), (millis) => {
        expect(toMillis(new Date(millis).toISOString(), 'at')).toBe(millis);
        expect(toMillis(new Date(millis), 'at')).toBe(millis);
        expect(toMillis(millis, 'at')).toBe(millis);
      }),
      runs(500),
    );
  });

  it('reads every fraction and every offset as Date does', () => {
    const pad = (n: number, width = 2) => String(n).padStart(width, '0');
    fc.assert(
      fc.property(
        usual,
        fc.integer({ min: 0, max: 999 }),
        fc.integer({ min: -1439, max: 1439 }),
        (at, millis, offset) => {
          const base = new Date(at).toISOString().slice(0, -5);
          const zone = `${offset < 0 ? '-' : '+'}${pad(Math.floor(Math.abs(offset) / 60))}:${pad(Math.abs(offset) % 60)}`;
          const text = `${base}.${pad(millis, 3)}${zone}`;
          expect(toMillis(text, 'at')).toBe(Date.parse(text));
          expect(toMillis(text.replace('T', ' '), 'at')).toBe(Date.parse(text));
        },
      ),
      runs(1000),
    );
  });

  it('reads the forms that people write', () => {
    const cases: [string, string][] = [
      ['2024-05-01', '2024-05-01T00:00:00.000Z'],
      ['2024-05', '2024-05-01T00:00:00.000Z'],
      ['2024-02-29', '2024-02-29T00:00:00.000Z'],
      ['2024-05-01T10:00Z', '2024-05-01T10:00:00.000Z'],
      ['2024-05-01t10:00:00z', '2024-05-01T10:00:00.000Z'],
      ['2024-05-01 10:00:00+0200', '2024-05-01T08:00:00.000Z'],
      ['2022-05-01T10:00:00+05:30', '2022-05-01T04:30:00.000Z'],
      ['2024-05-01T10:00:00-03', '2024-05-01T13:00:00.000Z'],
      ['2024-05-01T10:00:00.5Z', '2024-05-01T10:00:00.500Z'],
      ['2024-05-01T10:00:00,25Z', '2024-05-01T10:00:00.250Z'],
      ['2024-05-01T10:00:00.123456789Z', '2024-05-01T10:00:00.123Z'],
      ['1969-12-31T23:59:59.9999Z', '1969-12-31T23:59:59.999Z'],
      ['-000001-01-01T00:00:00Z', '-000001-01-01T00:00:00.000Z'],
    ];
    for (const [text, iso] of cases) expect([text, toIso(toMillis(text, 'at'))]).toEqual([text, iso]);
  });

  it('takes a number as milliseconds and leaves out what is finer', () => {
    expect([-1, 0, 1.9, -1.9, 1620000000000].map((n) => toMillis(n, 'at'))).toEqual([-1, 0, 1, -1, 1620000000000]);
    expect(Object.is(toMillis(-0.5, 'at'), 0)).toBe(true);
  });

  const impossible: unknown[] = [
    '2024-02-30T00:00:00Z',
    '2023-02-29',
    '1900-02-29',
    '2024-04-31',
    '2024-13-01',
    '2024-00-01',
    '2024-01-00',
    '2024-01-32',
    '2024-01-01T24:00:00Z',
    '2024-01-01T10:60:00Z',
    '2024-01-01T10:00:60Z',
    '2024-01-01T10:00:00+24:00',
    '2024-01-01T10:00:00+02:60',
    'yesterday',
    'now',
    '01/02/2024',
    '2024/01/02',
    '20240102',
    '2024-1-2',
    ' 2024-01-02',
    '2024-01-02 ',
    '2024-01-02\n',
    '',
    '2024-05-01T10:00:00',
    '2024-05-01T10:00',
    '2024-05-01 10:00:00',
    '10:00Z',
    '-000000-01-01',
    '+275760-09-14',
    '+999999-01-01',
    '-999999-01-01',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    farthest + 1,
    -farthest - 1,
    new Date('x'),
    null,
    undefined,
    true,
    {},
    [],
    ['2024-01-01'],
    10n,
    Symbol('x'),
    () => 0,
    { getTime: () => 0 },
  ];
  it.each(impossible.map((value) => [typeof value, value]))(
    'refuses an impossible %s, naming the field: %s',
    (_, value) => {
      const error = errorOf(() => toMillis(value, 'eventTime'));
      expect(error).toMatchObject({ name: 'MemoryError', code: 'invalid_time', data: { field: 'eventTime' } });
      const { message } = error as Error;
      expect(message).toMatch(/^eventTime .*\.$/);
      if (typeof value === 'string' && value.trim().length > 4) expect(message).not.toContain(value.trim());
    },
  );

  it('reads random text as Date does, or refuses it', () => {
    const almost = fc.stringMatching(
      /^[+-]?\d{4,6}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/,
    );
    fc.assert(
      fc.property(almost, (text) => {
        let millis: number;
        try {
          millis = toMillis(text, 'at');
        } catch (error) {
          expect(error).toMatchObject({ code: 'invalid_time' });
          return;
        }
        expect(millis).toBe(Date.parse(text));
        expect(Math.abs(millis)).toBeLessThanOrEqual(farthest);
      }),
      runs(2000),
    );
  });
});
