import fc from 'fast-check';
import { priceCalendar, quote, type QuoteInput } from '@/domain/pricing';
import { DAY, dayOf, toMillis } from '@/domain/shanghaiTime';
import { days, quoteInputs } from './arbitraries';

// The price calendar (specification §2, /cardetail/calendar): what a rental costs by the day on which it begins.

describe('the price calendar marks 最低, 节假日, 起租3天', () => {
  const aDay: QuoteInput = {
    weekdayPrice: 10000,
    services: [],
    vehicleDeposit: 300000,
    violationDeposit: 200000,
    from: '2026-09-24 10:00',
    to: '2026-09-25 10:00',
  };
  const fees = 8000;

  it('marks days, each with what a rental costs that begins on it', () => {
    const of = (day: string, rent: number) => ({ day, price: rent + fees, total: rent + fees });
    expect(priceCalendar(aDay, { fromDay: '2026-09-24', days: 8 })).toEqual([
      { ...of('2026-09-24', 10000), isLowest: true },
      { ...of('2026-09-25', 13000), holiday: '中秋节', isLowest: false },
      { ...of('2026-09-26', 13000), holiday: '中秋节', isLowest: false },
      { ...of('2026-09-27', 13000), holiday: '中秋节', isLowest: false },
      { ...of('2026-09-28', 10000), isLowest: true },
      { ...of('2026-09-29', 10000), isLowest: true },
      { ...of('2026-09-30', 10000), isLowest: true },
      { ...of('2026-10-01', 18000), holiday: '国庆节', minimumDays: 3, isLowest: false },
    ]);
  });

  it('marks no day as the lowest where all are alike', () => {
    const week = priceCalendar(aDay, { fromDay: '2026-11-23', days: 5 });
    expect(week.some(({ isLowest }) => isLowest)).toBe(false);
  });

  it('ends with the last rental that can be booked', () => {
    const calendar = priceCalendar({ ...aDay, to: '2026-09-26 10:00' }, { fromDay: '2027-12-25', days: 30 });
    expect(calendar[calendar.length - 1]?.day).toBe('2027-12-29');
  });

  it('says of every day what the bill says of a rental that begins then', () => {
    fc.assert(
      fc.property(quoteInputs, days, fc.integer({ min: 1, max: 10 }), (input, fromDay, count) => {
        const calendar = priceCalendar(input, { fromDay, days: count });
        expect(calendar.length).toBeLessThanOrEqual(count);
        const moved = toMillis(fromDay) - toMillis(dayOf(input.from));
        calendar.forEach(({ price, total }, index) => {
          const shift = moved + index * DAY;
          const bill = quote({
            ...input,
            from: toMillis(input.from) + shift,
            to: toMillis(input.to) + shift,
          });
          expect([price, total]).toEqual([bill.dailyAverage, bill.total]);
        });
        const lowest = Math.min(...calendar.map(({ price }) => price));
        calendar.filter(({ isLowest }) => isLowest).forEach(({ price }) => expect(price).toBe(lowest));
      }),
    );
  });
});
