import fc from 'fast-check';
import { dayPrice } from '@/domain/dayPrice';
import { holidayOn, isWeekend } from '@/domain/holidays';
import { days, fen } from './arbitraries';

describe('the price of a day: weekend ×1.15, holidays +20 to 100 %', () => {
  it.each([
    ['2026-11-23', 'RENTAL_WEEKDAY', '平日', 12800, '每24小时为一天，按每天开始时的日期计价'],
    ['2026-11-21', 'RENTAL_WEEKEND', '周末', 14720, '周六、周日每天为平日价的115%'],
    ['2026-10-10', 'RENTAL_WEEKDAY', '平日', 12800, '每24小时为一天，按每天开始时的日期计价'],
    ['2026-10-03', 'RENTAL_NATIONAL_DAY', '国庆节', 23040, '国庆节每天为平日价的180%'],
    ['2026-02-16', 'RENTAL_SPRING_FESTIVAL', '春节', 25600, '春节每天为平日价的200%'],
  ])('%s: %s', (day, code, kind, price, rule) => {
    expect(dayPrice(12800, day)).toEqual({ code, kind, price, rule });
  });

  it('is whole fen, no less than a weekday and no more than twice it', () => {
    fc.assert(
      fc.property(fen, days, (weekdayPrice, day) => {
        const { price } = dayPrice(weekdayPrice, day);
        expect(Number.isInteger(price)).toBe(true);
        expect(price).toBeGreaterThanOrEqual(weekdayPrice);
        expect(price).toBeLessThanOrEqual(weekdayPrice * 2);
        if (!holidayOn(day) && !isWeekend(day)) expect(price).toBe(weekdayPrice);
      }),
    );
  });
});
