import { stockDaysOf } from '../../../../server/kernel/stock/stockDays';

/** Architecture, the backend: stock is counted per site, car type and day. */
describe('stockDaysOf', () => {
  test.each([
    ['a rental of three days', '2026-11-22 10:00', '2026-11-25 10:00', ['22', '23', '24', '25']],
    ['a rental within a day', '2026-11-22 10:00', '2026-11-22 18:00', ['22']],
    ['a night', '2026-11-22 23:30', '2026-11-23 00:00', ['22', '23']],
  ])('holds the days of pickup and return and those between: %s', (_name, from, to, days) => {
    expect(stockDaysOf(from, to)).toEqual(days.map(day => `2026-11-${day}`));
  });

  test('counts the days of Shanghai, whatever zone a time is written in', () => {
    expect(stockDaysOf('2026-11-22T15:59:00Z', '2026-11-22T16:00:00Z')).toEqual(['2026-11-22', '2026-11-23']);
  });

  test('goes on over the end of a month and a year', () => {
    expect(stockDaysOf('2026-12-30 08:00', '2027-01-01 08:00')).toEqual([
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
    ]);
  });
});
