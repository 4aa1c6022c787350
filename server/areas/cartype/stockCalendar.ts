import type { RequestOf } from '../../../types/api';
import type { StockCalendarDay } from '../../../types/api/cartype';
import { priceCalendar } from '../../../src/domain/pricing';
import { addDays, dayOf } from '../../../src/domain/shanghaiTime';
import type { Context } from '../../http/endpoint';
import { notFound } from '../../kernel/failure';
import { findSiteStock, leftOn } from './siteStock';

/** Days of the price calendar (specification §2, /cardetail/calendar). */
const DAYS = 90;

/**
 * Price, marks and cars left of a car type at a site on the next 90 days, from today in Shanghai (rental.md, detail
 * 7). A site that is closed for the time being has none left. NOT_FOUND.
 */
export async function stockCalendar(
  { site_id, cartype_id }: RequestOf<'GET /api/cartype/get_calendar'>,
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<StockCalendarDay[]> {
  const today = dayOf(now);
  const span = { from: today, to: addDays(today, DAYS - 1) };
  const stock = await findSiteStock(db, site_id, span, cartype_id);
  if (!stock) throw notFound('这家门店');
  const [car] = stock.cars;
  if (!car) throw notFound('这款车型');
  return priceCalendar({ weekdayPrice: car.weekdayPrice, fromDay: today, days: DAYS }).map(price => ({
    ...price,
    available: stock.site.closed ? 0 : leftOn(car, price.day),
  }));
}
