import type { RentalCode } from '../../types/api/bill';
import { holidayOn, isWeekend } from './holidays';
import type { Time } from './shanghaiTime';

/** A weekend day in percent of a weekday. */
export const WEEKEND_PERCENT = 115;

/** What a day costs in percent of a weekday, and why. */
export interface DayRate {
  code: RentalCode;
  /** 平日, 周末 or the holiday's name. */
  kind: string;
  percent: number;
  rule: string;
}

/** What a car costs on a day, in fen, and why. */
export interface DayPrice extends Omit<DayRate, 'percent'> {
  price: number;
}

/** The rate of a day, whatever the car: a holiday's, else a weekend's, else the weekday's. */
export function dayRate(day: Time): DayRate {
  const holiday = holidayOn(day);
  if (holiday) {
    const percent = 100 + holiday.ratePercent;
    return {
      code: `RENTAL_${holiday.code}`,
      kind: holiday.name,
      percent,
      rule: `${holiday.name}每天为平日价的${percent}%`,
    };
  }
  if (isWeekend(day)) {
    return {
      code: 'RENTAL_WEEKEND',
      kind: '周末',
      percent: WEEKEND_PERCENT,
      rule: `周六、周日每天为平日价的${WEEKEND_PERCENT}%`,
    };
  }
  return {
    code: 'RENTAL_WEEKDAY',
    kind: '平日',
    percent: 100,
    rule: '每24小时为一天，按每天开始时的日期计价',
  };
}

/** What a car costs on a day of a rate, fen, from its weekday price (fen). */
export const priceAt = ({ percent }: Pick<DayRate, 'percent'>, weekdayPrice: number): number =>
  Math.round((weekdayPrice * percent) / 100);

/** Price of a day from the weekday price (fen). */
export function dayPrice(weekdayPrice: number, day: Time): DayPrice {
  const { percent, ...rate } = dayRate(day);
  return { ...rate, price: priceAt({ percent }, weekdayPrice) };
}
