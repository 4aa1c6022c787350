import type { Bill, BillLineCode } from '../../types/api/bill';
import { SERVICES } from './services';

/** What a renter takes or leaves, or does: it makes a bill, but not the price of a car. */
const chosen: ReadonlySet<BillLineCode> = new Set<BillLineCode>([
  ...SERVICES.filter(({ required }) => !required).map(({ code }) => code),
  'COUPON',
  'WKCOIN',
  'EARLY_RETURN',
]);

/**
 * What a car costs a day: all that everybody pays for this period and these places (an employee: at the price level of
 * their company), over the charged days, in fen. The
 * one figure of lists, maps, calendars and details (rental.md, detail 5). It is whole yuan, rounded up, so that the days
 * never come to more than they promised.
 */
export function dailyPrice({ lines, days }: Pick<Bill, 'lines' | 'days'>): number {
  const total = lines.reduce((sum, { code, amount }) => (chosen.has(code) ? sum : sum + amount), 0);
  return Math.ceil(total / (days * 100)) * 100;
}
