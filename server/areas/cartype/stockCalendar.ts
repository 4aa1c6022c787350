import type { RequestOf } from '../../../types/api';
import type { StockCalendarDay } from '../../../types/api/cartype';
import { priceCalendar } from '../../../src/domain/pricing';
import { addDays, dayOf } from '../../../src/domain/shanghaiTime';
import type { Context } from '../../http/endpoint';
import { kept } from '../../kernel/catalogue/Kept';
import { companyLevelOf } from '../employee/public';
import { assertDeliverable } from './doorDelivery';
import { closedReason } from './emptyReason';
import { assertRentalPeriod } from './rentalPeriod';
import { findRental, quoteInputOf } from './rentalRepository';
import { searchOf } from './rentalSearch';
import { carStock, leftOn } from './siteStock';

/** Days of the price calendar (specification §2, /cardetail/calendar). */
const DAYS = 90;

/** Calendars that are kept. */
const MOST_CALENDARS = 200;
const calendars = kept<StockCalendarDay[]>(MOST_CALENDARS);

/**
 * What a rental costs and how it is marked if it begins on each of the next 90 days, from today in Shanghai, and the cars
 * left on these days (rental.md, detail 7). A site that is closed for the time being has none left. PERIOD_INVALID,
 * NOT_FOUND, DELIVERY_UNAVAILABLE.
 */
export async function stockCalendar(
  request: RequestOf<'GET /api/cartype/get_calendar'>,
  { db, now, member }: Pick<Context, 'db' | 'now' | 'member'>,
): Promise<StockCalendarDay[]> {
  assertRentalPeriod(request, now);
  const today = dayOf(now);
  const span = { from: today, to: addDays(today, DAYS - 1) };
  const search = { ...searchOf(request), cartype_id: request.cartype_id };
  const [stock, company] = await Promise.all([
    carStock(db, { siteId: search.site_id, cartypeId: search.cartype_id }, span),
    companyLevelOf(db, member, now),
  ]);
  return calendars(db).get(JSON.stringify([today, search, company]), stock.stamp, async () => {
    const rental = await findRental(db, search);
    assertDeliverable(rental, search);
    const [car] = stock.read().flatMap(({ cars }) => cars);
    const isClosed = closedReason(rental) !== undefined;
    const priced = { ...quoteInputOf(rental, search), services: [], company };
    return priceCalendar(priced, { fromDay: today, days: DAYS }).map(day => ({
      ...day,
      available: isClosed || !car ? 0 : leftOn(car, day.day),
    }));
  });
}
