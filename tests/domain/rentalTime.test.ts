import fc from 'fast-check';
import {
  analyticsRentalDays,
  chargedDays,
  defaultRentalPeriod,
  describePeriod,
  isPast,
  overtimeHours,
  reletTime,
  rentalDays,
  shortDays,
} from '@/domain/rentalTime';
import { addDays, DAY, dayOf, HOUR, MINUTE, toMillis } from '@/domain/shanghaiTime';
import { lengths, moments } from './arbitraries';

const FROM = '2026-11-22 10:00';
const after = (hours: number): number => toMillis(FROM) + hours * HOUR;

describe('specification §4 and §9: default is tomorrow 10:00 to three days later 10:00', () => {
  it.each([
    ['2026-11-21T03:00:00Z', '2026-11-22T10:00:00+08:00', '2026-11-25T10:00:00+08:00'],
    ['2026-11-21T15:59:59Z', '2026-11-22T10:00:00+08:00', '2026-11-25T10:00:00+08:00'],
    ['2026-11-21T16:00:00Z', '2026-11-23T10:00:00+08:00', '2026-11-26T10:00:00+08:00'],
    ['2026-12-31 00:00', '2027-01-01T10:00:00+08:00', '2027-01-04T10:00:00+08:00'],
  ])('now %s: %s to %s', (now, from, to) => {
    expect(defaultRentalPeriod(now)).toEqual({ from, to });
  });

  it('is always three days, and four days out from today', () => {
    fc.assert(
      fc.property(moments, now => {
        const { from, to } = defaultRentalPeriod(now);
        expect(toMillis(to) - toMillis(from)).toBe(3 * DAY);
        expect(dayOf(to)).toBe(addDays(dayOf(now), 4));
        expect(isPast(from, now)).toBe(false);
      }),
    );
  });
});

describe('specification §5: a time is past if now is at or after it', () => {
  it.each([
    ['2026-11-22 09:59', false],
    ['2026-11-22 10:00', true],
    ['2026-11-22 10:01', true],
  ])('at %s, 10:00 is past: %p', (now, expected) => {
    expect(isPast(FROM, now)).toBe(expected);
  });

  it('stays past', () => {
    fc.assert(fc.property(moments, lengths, (time, later) => isPast(time, time + later)));
  });
});

describe('specification §5: rental days are whole days, plus one from 7 leftover hours', () => {
  it.each([
    // hours, rental days, charged days, overtime hours, tracked days
    [0, 0, 1, 0, 0],
    [3, 0, 1, 0, 0],
    [5, 0, 1, 0, 1],
    [7, 1, 1, 0, 1],
    [24, 1, 1, 0, 1],
    [24.5, 1, 1, 1, 1],
    [28, 1, 1, 4, 1],
    [28.1, 1, 1, 5, 2],
    [30.9, 1, 1, 7, 2],
    [31, 2, 2, 0, 2],
    [72, 3, 3, 0, 3],
    [74, 3, 3, 2, 3],
    [79, 4, 4, 0, 4],
  ])(
    '%d hours: %i days, %i charged, %i hours overtime, %i tracked',
    (hours, days, charged, overtime, tracked) => {
      expect(rentalDays(FROM, after(hours))).toBe(days);
      expect(chargedDays(FROM, after(hours))).toBe(charged);
      expect(overtimeHours(FROM, after(hours))).toBe(overtime);
      expect(analyticsRentalDays(FROM, after(hours))).toBe(tracked);
    },
  );

  it('counts nothing when the return comes first', () => {
    expect([rentalDays(after(48), FROM), analyticsRentalDays(after(48), FROM)]).toEqual([0, 0]);
  });

  it('never counts fewer days for a longer rental, and tracks no fewer than it rents', () => {
    fc.assert(
      fc.property(moments, lengths, lengths, (from, length, more) => {
        const days = rentalDays(from, from + length);
        expect(rentalDays(from, from + length + more)).toBeGreaterThanOrEqual(days);
        expect(rentalDays(from, from + length + DAY)).toBe(days + 1);
        expect(analyticsRentalDays(from, from + length)).toBeGreaterThanOrEqual(days);
      }),
    );
  });

  it('charges days and hours that cover the whole rental', () => {
    fc.assert(
      fc.property(moments, lengths, (from, length) => {
        const hours = overtimeHours(from, from + length);
        expect(chargedDays(from, from + length) * DAY + hours * HOUR).toBeGreaterThanOrEqual(length);
        expect(hours).toBeLessThanOrEqual(7);
      }),
    );
  });
});

describe('specification §4: relet adds 30 minutes', () => {
  it.each([
    ['2026-11-22T10:00:00+08:00', '2026-11-22T10:30:00+08:00'],
    ['2026-11-22 23:45', '2026-11-23T00:15:00+08:00'],
  ])('%s becomes %s', (time, expected) => {
    expect(reletTime(time)).toBe(expected);
  });

  it('always adds 30 minutes', () => {
    fc.assert(fc.property(moments, time => toMillis(reletTime(time)) - time === 30 * MINUTE));
  });
});

describe('the length of a period in words', () => {
  it.each([
    [74, '3天2小时'],
    [72, '3天'],
    [5.5, '5小时30分钟'],
    [24.25, '1天15分钟'],
    [0, '0小时'],
    [-3, '0小时'],
  ])('%d hours: %s', (hours, text) => {
    expect(describePeriod(FROM, after(hours))).toBe(text);
  });

  it('says the whole length', () => {
    fc.assert(
      fc.property(moments, lengths, (from, length) => {
        const text = describePeriod(from, from + length);
        const part = (unit: string) => Number(new RegExp(`(\\d+)${unit}`).exec(text)?.[1] ?? 0);
        expect(part('天') * DAY + part('小时') * HOUR + part('分钟') * MINUTE).toBe(length);
      }),
    );
  });
});

describe('both days in the fewest digits', () => {
  it.each([
    ['2026-11-23 10:00', '2026-11-26 10:00', '11.23–26'],
    ['2026-11-30 10:00', '2026-12-03 10:00', '11.30–12.3'],
    ['2026-12-30 10:00', '2027-01-02 10:00', '2026.12.30–2027.1.2'],
  ])('%s to %s: %s', (from, to, text) => {
    expect(shortDays(from, to)).toBe(text);
  });
});
