import { minimumRentalDays } from '../../../src/domain/holidays';
import { chargedDays } from '../../../src/domain/rentalTime';
import type { Time } from '../../../src/domain/shanghaiTime';

/**
 * The minimum of a holiday that a period breaks: its days, and the rule in one sentence; undefined when the period
 * is long enough (rental.md, 国庆起租3天).
 */
export function brokenMinimum(from: Time, to: Time): { days: number; rule: string } | undefined {
  const minimum = minimumRentalDays(from, to);
  if (!minimum || chargedDays(from, to) >= minimum.days) return undefined;
  return { days: minimum.days, rule: `${minimum.holiday}${minimum.days}天起租，请延长租期` };
}
