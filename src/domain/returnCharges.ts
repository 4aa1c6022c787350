import type { ChargeCode } from '../../types/api/bill';
import { FEES } from './fees';
import { DAY, HOUR, MINUTE, toMillis, type Time } from './shanghaiTime';

/** What may come to light when a car is back, by its code: the word on the bill. */
export const CHARGES: Readonly<Record<ChargeCode, string>> = {
  LATE_RETURN: '超时还车费',
  ENERGY: '油电差额费',
  CLEANING: '清洁费',
  DAMAGE: '车损费',
  FINE: '违章处理费',
  OTHER_CHARGE: '其他费用',
};

/** An amount in fen with the rule by which it came about. */
export interface ShownCharge {
  amount: number;
  rule: string;
}

/** Who comes back as much later pays nothing: there may be a queue at the gate. */
export const LATE_GRACE = 30 * MINUTE;

/**
 * What a car costs that comes back late, fen: by the started hour, and never more than a day's price for a day; undefined
 * within the grace. `dayPrice`: of the rental, a day, fen.
 */
export function lateReturnCharge(due: Time, returned: Time, dayPrice: number): ShownCharge | undefined {
  const late = toMillis(returned) - toMillis(due);
  if (late <= LATE_GRACE) return undefined;
  const days = Math.floor(late / DAY);
  const hours = Math.ceil((late % DAY) / HOUR);
  const { unitPrice } = FEES.OVERTIME;
  const amount = days * dayPrice + Math.min(hours * unitPrice, dayPrice);
  const length = [days && `${days}天`, hours && `${hours}小时`].filter(Boolean).join('');
  return {
    amount,
    rule: `晚还${length}，每小时${unitPrice / 100}元，不足1小时按1小时计，一天不超过当天租金`,
  };
}

/** What a percent of a full tank or battery costs, fen: half a litre, or 0.6 kilowatt hours. */
export const ENERGY_PERCENT_PRICE = { FUEL: 400, ELECTRIC: 100 } as const;

/**
 * What is missing in the tank or battery, fen, by the percents at pickup and return; undefined where nothing is. A plug-in
 * car is counted by its tank.
 */
export function energyCharge(
  energy: 'FUEL' | 'HYBRID' | 'ELECTRIC',
  atPickup: number,
  atReturn: number,
): ShownCharge | undefined {
  const missing = atPickup - atReturn;
  if (missing <= 0) return undefined;
  const isElectric = energy === 'ELECTRIC';
  const price = isElectric ? ENERGY_PERCENT_PRICE.ELECTRIC : ENERGY_PERCENT_PRICE.FUEL;
  const what = isElectric ? '电量' : '油量';
  return {
    amount: missing * price,
    rule: `取车时${what}${atPickup}%，还车时${atReturn}%，每少1%收${price / 100}元`,
  };
}
