import type { RentalCode } from '../../types/api/bill';
import { holidayOn, isWeekend } from './holidays';
import type { Time } from './shanghaiTime';

/** A weekend day in percent of a weekday. */
const WEEKEND_PERCENT = 115;

/** What a car costs on a day, in fen, and why. */
export interface DayPrice {
  code: RentalCode;
  /** 平日, 周末 or the holiday's name. */
  kind: string;
  price: number;
  rule: string;
}

/** Price of a day from the weekday price (fen): a holiday's, else a weekend's, else the weekday's. */
export function dayPrice(weekdayPrice: number, day: Time): DayPrice {
  const of = (code: RentalCode, kind: string, percent: number, rule: string): DayPrice => ({
    code,
    kind,
    price: Math.round((weekdayPrice * percent) / 100),
    rule,
  });
  const holiday = holidayOn(day);
  if (holiday) {
    const percent = 100 + holiday.ratePercent;
    return of(`RENTAL_${holiday.code}`, holiday.name, percent, `${holiday.name}每天为平日价的${percent}%`);
  }
  if (isWeekend(day)) {
    return of('RENTAL_WEEKEND', '周末', WEEKEND_PERCENT, `周六、周日每天为平日价的${WEEKEND_PERCENT}%`);
  }
  return of('RENTAL_WEEKDAY', '平日', 100, '每24小时为一天，按每天开始时的日期计价');
}
