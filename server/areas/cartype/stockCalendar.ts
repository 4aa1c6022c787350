import type { RequestOf } from '../../../types/api';
import type { StockCalendarDay } from '../../../types/api/cartype';
import { priceCalendar } from '../../../src/domain/pricing';
import { addDays, dayOf } from '../../../src/domain/shanghaiTime';
import type { Context } from '../../http/endpoint';
import { assertDeliverable } from './doorDelivery';
import { closedReason } from './emptyReason';
import { assertRentalPeriod } from './rentalPeriod';
import { findRental, quoteInputOf } from './rentalRepository';
import { findSiteStock, leftOn } from './siteStock';

/** Days of the price calendar (specification §2, /cardetail/calendar). */
const DAYS = 90;

/**
 * What a rental costs and how it is marked if it begins on each of the next 90 days, from today in Shanghai, and the cars
 * left on these days (rental.md, detail 7). A site that is closed for the time being has none left. PERIOD_INVALID,
 * NOT_FOUND, DELIVERY_UNAVAILABLE.
 */
export async function stockCalendar(
  search: RequestOf<'GET /api/cartype/get_calendar'>,
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<StockCalendarDay[]> {
  assertRentalPeriod(search, now);
  const today = dayOf(now);
  const span = { from: today, to: addDays(today, DAYS - 1) };
  const [rental, stock] = await Promise.all([
    findRental(db, search),
    findSiteStock(db, search.site_id, span, search.cartype_id),
  ]);
  assertDeliverable(rental, search);
  const [car] = stock?.cars ?? [];
  const isClosed = closedReason(rental) !== undefined;
  const priced = { ...quoteInputOf(rental, search), services: [] };
  return priceCalendar(priced, { fromDay: today, days: DAYS }).map(day => ({
    ...day,
    available: isClosed || !car ? 0 : leftOn(car, day.day),
  }));
}
