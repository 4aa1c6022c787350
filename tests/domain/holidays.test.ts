import fc from 'fast-check';
import {
  holidayOn,
  HOLIDAYS,
  isBeyondHorizon,
  isWeekend,
  LAST_BOOKABLE_DAY,
  minimumRentalDays,
  restNote,
} from '@/domain/holidays';
import { addDays, dayOf, weekdayOf } from '@/domain/shanghaiTime';
import { days, lengths, moments } from './arbitraries';

const NAMES = ['元旦', '春节', '清明节', '劳动节', '端午节', '中秋节', '国庆节'];

describe('the statutory calendar', () => {
  const years = Array.from(new Set(HOLIDAYS.map(({ from }) => from.slice(0, 4))));

  it.each(years)('has the seven holidays of %s in their order', year => {
    expect(HOLIDAYS.filter(({ from }) => from.startsWith(year)).map(({ name }) => name)).toEqual(NAMES);
  });

  it('is the horizon of what can be booked: its last day can be, the next one cannot', () => {
    expect(LAST_BOOKABLE_DAY).toBe(`${years[years.length - 1]}-12-31`);
    expect(isBeyondHorizon(`${LAST_BOOKABLE_DAY} 23:59`)).toBe(false);
    expect(isBeyondHorizon(addDays(LAST_BOOKABLE_DAY, 1))).toBe(true);
    expect(isBeyondHorizon(Date.UTC(10_000, 0, 1))).toBe(true);
  });

  it('has periods that follow each other, with prices and shortest rentals in their limits', () => {
    HOLIDAYS.forEach((holiday, index) => {
      expect(holiday.from <= holiday.to).toBe(true);
      expect(holiday.from > (HOLIDAYS[index - 1]?.to ?? '')).toBe(true);
      expect(holiday.ratePercent).toBeGreaterThanOrEqual(20);
      expect(holiday.ratePercent).toBeLessThanOrEqual(100);
      expect(holiday.minimumDays).toBe({ 国庆节: 3, 春节: 3, 劳动节: 2 }[holiday.name] ?? 1);
    });
  });

  it.each([
    ['2026-09-30', undefined],
    ['2026-10-01', '国庆节'],
    ['2026-10-07', '国庆节'],
    ['2026-10-07T23:59:59+08:00', '国庆节'],
    ['2026-10-08', undefined],
    ['2026-02-17', '春节'],
    ['2027-06-09', '端午节'],
  ])('%s is %s', (day, name) => {
    expect(holidayOn(day)?.name).toBe(name);
  });

  it.each([
    ['2026-09-30', undefined],
    ['2026-10-01', '国庆节'],
    ['2026-10-02T20:00:00+08:00', '休'],
    ['2026-10-10', '班'],
    ['2026-10-11', undefined],
  ])('a calendar says of %s: %s (issue 11, 休 and 班)', (day, note) => {
    expect(restNote(day)).toBe(note);
  });

  it('has the same holiday all day long', () => {
    fc.assert(fc.property(moments, time => holidayOn(time) === holidayOn(dayOf(time))));
  });
});

describe('weekends', () => {
  it.each([
    ['2026-11-20', false],
    ['2026-11-21', true],
    ['2026-11-22', true],
    ['2026-10-03', true],
    ['2026-10-10', false],
    ['2026-09-20', false],
  ])('%s: %p', (day, expected) => {
    expect(isWeekend(day)).toBe(expected);
  });

  // 调休, 2026 as announced, 2027 by the rules of 2025.
  it.each([
    ['2026', ['01-04', '02-14', '02-28', '05-09', '09-20', '10-10']],
    ['2027', ['01-30', '02-14', '05-08', '09-26', '10-09']],
  ])('of %s are worked on %j', (year, worked) => {
    const all = Array.from({ length: 365 }, (_, index) => addDays(`${year}-01-01`, index));
    const saturdaysAndSundays = all.filter(day => [0, 6].includes(weekdayOf(day)));
    expect(saturdaysAndSundays.filter(day => !isWeekend(day))).toEqual(worked.map(day => `${year}-${day}`));
  });

  it('are Saturdays and Sundays only, and a worked one lies outside the holidays', () => {
    fc.assert(
      fc.property(days, day => {
        const isSaturdayOrSunday = [0, 6].includes(weekdayOf(day));
        if (isWeekend(day)) expect(isSaturdayOrSunday).toBe(true);
        if (isSaturdayOrSunday && holidayOn(day)) expect(isWeekend(day)).toBe(true);
      }),
    );
  });
});

describe('shortest rental on holidays: 国庆起租3天', () => {
  it.each([
    ['touches the first day', '2026-09-30 10:00', '2026-10-01 10:00', { days: 3, holiday: '国庆节' }],
    ['ends at its midnight', '2026-09-30 10:00', '2026-10-01 00:00', undefined],
    ['begins on the last day', '2026-10-07 23:00', '2026-10-08 10:00', { days: 3, holiday: '国庆节' }],
    ['begins the day after', '2026-10-08 00:00', '2026-10-09 10:00', undefined],
    ['spans it', '2026-04-20 10:00', '2026-05-20 10:00', { days: 2, holiday: '劳动节' }],
    ['the longest of two', '2026-05-01 10:00', '2026-10-10 10:00', { days: 3, holiday: '国庆节' }],
    ['the longest of three', '2026-10-01 10:00', '2027-05-01 10:00', { days: 3, holiday: '国庆节' }],
    ['a holiday that asks for none', '2026-06-19 10:00', '2026-06-20 10:00', undefined],
    ['plain days', '2026-11-23 10:00', '2026-11-26 10:00', undefined],
  ])('%s', (_name, from, to, expected) => {
    expect(minimumRentalDays(from, to)).toEqual(expected);
  });

  it('asks no less of a longer period', () => {
    fc.assert(
      fc.property(moments, lengths, lengths, (from, length, more) => {
        const asked = (end: number) => minimumRentalDays(from, end)?.days ?? 0;
        expect(asked(from + length + more)).toBeGreaterThanOrEqual(asked(from + length));
      }),
    );
  });

  it('asks it on every day of the holiday', () => {
    fc.assert(
      fc.property(days, day => {
        const holiday = holidayOn(day);
        fc.pre(holiday !== undefined && holiday.minimumDays > 1);
        expect(minimumRentalDays(day, addDays(day, 1))?.days).toBe(holiday?.minimumDays);
      }),
    );
  });
});
