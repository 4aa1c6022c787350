import fc from 'fast-check';
import {
  addDays,
  DAY,
  dayOf,
  format,
  hourOf,
  isTime,
  minuteOf,
  toIso,
  toMillis,
  weekdayOf,
} from '@/domain/shanghaiTime';
import { days, moments } from './arbitraries';

const TEN = Date.UTC(2026, 10, 21, 2);

describe('decisions, reading 1: every time is Asia/Shanghai, whatever the zone of the device', () => {
  it.each([
    ['text without a zone', '2026-11-21 10:00'],
    ['with blanks around it', ' 2026-11-21 10:00 '],
    ['UTC with blanks around it', ' 2026-11-21T02:00:00Z '],
    ['the same with T', '2026-11-21T10:00'],
    ['with seconds and milliseconds', '2026-11-21T10:00:00.000'],
    ['UTC', '2026-11-21T02:00:00Z'],
    ['Shanghai', '2026-11-21T10:00:00+08:00'],
    ['an offset without colon', '2026-11-21T10:00:00+0800'],
    ['New York', '2026-11-20T21:00:00-05:00'],
    ['Kolkata', '2026-11-21T07:30+05:30'],
    ['a Date', new Date(TEN)],
    ['milliseconds', TEN],
  ])('%s', (_name, time) => {
    expect(toMillis(time)).toBe(TEN);
    expect(toIso(time)).toBe('2026-11-21T10:00:00+08:00');
  });

  it('reads a day as its midnight in Shanghai', () => {
    expect(toIso('2026-11-21')).toBe('2026-11-21T00:00:00+08:00');
  });

  it.each([
    ['.5', 500],
    ['.25', 250],
    ['.123456', 123],
  ])('keeps the milliseconds of %s', (fraction, millis) => {
    expect(toMillis(`2026-11-21T02:00:00${fraction}Z`) - TEN).toBe(millis);
  });

  it.each([
    '',
    'tomorrow',
    '11/21/2026',
    '0026-11-21',
    '2026-00-21',
    '2026-13-01',
    '2026-11-00',
    '2026-02-29',
    '2026-11-21 24:00',
    '2026-11-21T10:60',
    '2026-11-21T10:00:60',
    'at 2026-11-21',
    '2026-11-21 10:00 sharp',
  ])('knows no time %p', text => {
    expect(isTime(text)).toBe(false);
    expect(() => toMillis(text)).toThrow(RangeError);
  });

  it('no field of a time is larger than it can be, nor a day or month 0', () => {
    const two = (value: number): string => String(value).padStart(2, '0');
    fc.assert(
      fc.property(
        fc.nat(13),
        fc.nat(32),
        fc.nat(25),
        fc.nat(61),
        fc.nat(61),
        (month, day, hour, minute, second) => {
          const text = `2026-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}+08:00`;
          expect(isTime(text)).toBe(
            month >= 1 &&
              month <= 12 &&
              day >= 1 &&
              day <= new Date(Date.UTC(2026, month, 0)).getUTCDate() &&
              hour < 24 &&
              minute < 60 &&
              second < 60,
          );
        },
      ),
      { numRuns: 1000 },
    );
  });

  it.each([[NaN], [new Date('no date')], [undefined], [null], [{}]])('knows no time %p', value => {
    expect(isTime(value)).toBe(false);
  });

  it('reads back what it writes', () => {
    fc.assert(fc.property(moments, time => toMillis(toIso(time)) === time && isTime(toIso(time))));
  });
});

describe('parts and text of a time', () => {
  it.each([
    ['MM月DD日 HH:mm', '01月02日 09:05'],
    ['M月D日 ddd', '1月2日 周六'],
    ['YYYY-MM-DD HH:mm:ss', '2027-01-02 09:05:07'],
  ])('%s gives %s', (pattern, text) => {
    expect(format('2027-01-02T01:05:07Z', pattern)).toBe(text);
  });

  it('belongs to the day of Shanghai, not of UTC', () => {
    const time = '2026-11-20T16:30:00Z';
    expect([dayOf(time), hourOf(time), minuteOf(time), weekdayOf(time)]).toEqual(['2026-11-21', 0, 30, 6]);
  });

  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
  ])('%s and %i days is %s', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected);
  });

  it('adds days that can be taken off again, one weekday after the other', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -400, max: 400 }), (day, count) => {
        const other = addDays(day, count);
        expect(addDays(other, -count)).toBe(day);
        expect(toMillis(other) - toMillis(day)).toBe(count * DAY);
        expect(weekdayOf(addDays(day, 1))).toBe((weekdayOf(day) + 1) % 7);
      }),
    );
  });
});
