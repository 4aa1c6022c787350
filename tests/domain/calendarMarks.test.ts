import fc from 'fast-check';
import { rangeProblem, type RentalCalendar } from '@/domain/calendarChoice';
import { bestStretch, priceLevelOf } from '@/domain/calendarMarks';
import { priceCalendar } from '@/domain/pricing';
import { addDays } from '@/domain/shanghaiTime';

// Issue 11: the best stretch is marked, not every weekday; prices tinted.

/** 60 days from a day, priced for so many days of rental, with the cars that are left where they are fewer than three. */
function calendarFor(fromDay: string, length: number, left: Record<string, number> = {}) {
  const priced = { from: `${fromDay}T10:00:00+08:00`, to: `${addDays(fromDay, length)}T10:00:00+08:00` };
  const deposits = { vehicleDeposit: 0, violationDeposit: 0 };
  const rental = { ...priced, weekdayPrice: 10000, services: [], ...deposits };
  const days = priceCalendar(rental, { fromDay, days: 60 }).map(day => ({
    ...day,
    available: left[day.day] ?? 3,
  }));
  const calendar: RentalCalendar = { days, fromClock: '10:00', toClock: '10:00', now: `${fromDay} 09:00` };
  return { priced, calendar };
}

test('the first of the cheapest rentals is the best: 23 November 2026 is a Monday', () => {
  const { calendar, priced } = calendarFor('2026-11-20', 3);
  expect(bestStretch(calendar, priced)).toEqual({ from: '2026-11-23', to: '2026-11-26' });
});

test('one that runs into a day that is sold out is none', () => {
  const { calendar, priced } = calendarFor('2026-11-20', 3, { '2026-11-25': 0 });
  expect(bestStretch(calendar, priced)).toEqual({ from: '2026-11-30', to: '2026-12-03' });
});

test('a week costs the same on every day of the year without a holiday: none is the best', () => {
  const { calendar, priced } = calendarFor('2026-10-20', 7);
  const days = calendar.days.slice(0, 20);
  expect(bestStretch({ ...calendar, days }, priced)).toBeUndefined();
});

test('a weekend is as usual, a holiday is dear', () => {
  const { calendar } = calendarFor('2026-09-10', 1);
  const levelOf = priceLevelOf(calendar.days);
  const level = (day: string) => calendar.days.filter(one => one.day === day).map(levelOf)[0];
  expect(level('2026-09-17')).toBe('LOW');
  expect(level('2026-09-12')).toBe('USUAL');
  expect(level('2026-10-03')).toBe('HIGH');
});

test('the best stretch can be rented, and none that can is cheaper', () => {
  const soldOut = fc.uniqueArray(fc.integer({ min: 0, max: 59 }), { maxLength: 30 });
  fc.assert(
    fc.property(soldOut, fc.integer({ min: 1, max: 9 }), (gone, length) => {
      const first = '2026-09-10';
      const left = Object.fromEntries(gone.map(index => [addDays(first, index), 0]));
      const { calendar, priced } = calendarFor(first, length, left);
      const best = bestStretch(calendar, priced);
      if (!best) return;
      const priceOn = (day: string) => calendar.days.find(one => one.day === day)?.price ?? NaN;
      expect(rangeProblem(calendar, best)).toBeUndefined();
      for (const { day, price } of calendar.days) {
        const range = { from: day, to: addDays(day, length) };
        if (range.to <= (calendar.days.at(-1)?.day ?? '') && rangeProblem(calendar, range) === undefined) {
          expect(price).toBeGreaterThanOrEqual(priceOn(best.from));
        }
      }
    }),
    { numRuns: 30 },
  );
});
