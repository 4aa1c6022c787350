import type { BillLine } from '../../types/api/bill';
import { monthsBetween } from './calendarMonths';
import { EXTRA_KM_PRICE, MONTHLY_KM, onceLine } from './longPricing';
import { energyCharge, lateReturnCharge } from './returnCharges';
import type { Time } from './shanghaiTime';

/** A car as it went out and came back: kilometres, and percent of a full tank or battery. */
export interface DrivenCar {
  energy: 'FUEL' | 'HYBRID' | 'ELECTRIC';
  odometerOut: number;
  energyOut: number;
  odometerBack: number;
  energyBack: number;
}

/** What a tail depends on: every car that was driven, one after the other. */
export interface TailInput {
  from: Time;
  /** When the car was to come back, and when it did. */
  to: Time;
  returned: Time;
  cars: readonly DrivenCar[];
  /** What a day costs, fen. */
  dayPrice: number;
  damage?: { amount: number; note: string };
}

/** Kilometres that a time includes: 2,000 a month, and a thirtieth of that for each day beyond. */
export function includedKm(from: Time, to: Time): number {
  const { months, days } = monthsBetween(from, to);
  return MONTHLY_KM * months + Math.round((MONTHLY_KM * days) / 30);
}

/** What is said of them; a car that came back before its term has begun includes none. */
export const includedText = (included: number): string =>
  included > 0 ? `租期内含${included}公里` : '起租前已还车，不含里程';

/** 尾款: kilometres over the allowance, what is missing in the tank, a late return, damages; empty where nothing is owed. */
export function tailLines({ from, to, returned, cars, dayPrice, damage }: TailInput): BillLine[] {
  const driven = cars.reduce((sum, { odometerOut, odometerBack }) => sum + odometerBack - odometerOut, 0);
  const included = includedKm(from, to);
  const over = Math.max(0, driven - included);
  const missing = cars.flatMap(car => energyCharge(car.energy, car.energyOut, car.energyBack) ?? []);
  const late = lateReturnCharge(to, returned, dayPrice);
  const lines: BillLine[] = [];
  if (over > 0) {
    lines.push({
      code: 'LONG_KILOMETRES',
      name: '超里程费',
      unitPrice: EXTRA_KM_PRICE,
      quantity: over,
      unit: '公里',
      rule: `共行驶${driven}公里，${includedText(included)}，超出${over}公里`,
      amount: over * EXTRA_KM_PRICE,
      group: 'afterwards',
    });
  }
  if (missing.length > 0) {
    lines.push(
      onceLine({
        code: 'ENERGY',
        name: '油电差额费',
        rule: missing.map(({ rule }) => rule).join('；'),
        amount: missing.reduce((sum, { amount }) => sum + amount, 0),
        group: 'afterwards',
      }),
    );
  }
  if (late) {
    lines.push(onceLine({ code: 'LATE_RETURN', name: '超时还车费', ...late, group: 'afterwards' }));
  }
  if (damage && damage.amount > 0) {
    const { amount, note } = damage;
    lines.push(onceLine({ code: 'DAMAGE', name: '车损费', rule: note, amount, group: 'afterwards' }));
  }
  return lines;
}
