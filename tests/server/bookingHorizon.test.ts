import { horizonWarning } from '../../server/bookingHorizon';
import { LAST_BOOKABLE_DAY } from '../../src/domain/holidays';
import { addDays } from '../../src/domain/shanghaiTime';

// Issue 10, section 2, high 5: nothing is sold beyond the holiday calendar, so whoever runs the server hears in time.

const daysBefore = (days: number) => `${addDays(LAST_BOOKABLE_DAY, -days)} 09:00`;

test('a calendar that reaches 180 days ahead is enough', () => {
  expect(horizonWarning(daysBefore(180))).toBeUndefined();
});

test.each([
  [179, 'days ahead: 179'],
  [1, 'days ahead: 1)'],
])('%i days before its end the start says so, and what to do', (days, words) => {
  const warning = horizonWarning(daysBefore(days));
  expect(warning).toContain(words);
  expect(warning).toContain(LAST_BOOKABLE_DAY);
  expect(warning).toContain('src/domain/holidays.ts');
});

test('a calendar that has ended lets nothing be booked, and says so', () => {
  expect(horizonWarning(daysBefore(-3))).toMatch(/^Nothing can be booked/);
});
