import type { RequestOf } from '../../../types/api';
import type { MapSite } from '../../../types/api/site';
import type { Context } from '../../http/endpoint';
import {
  assertRentalPeriod,
  brokenMinimum,
  defaultBill,
  findSite,
  listCityStock,
  rentalCarIn,
  tripFrom,
  type SiteStock,
} from '../cartype/public';
import { presentSite } from '../site/public';

type MapQuery = RequestOf<'GET /api/site/get_map_sites'>;

/**
 * Sites of a city within `radius` metres of `centre`, nearest first, with what can be booked as it stands and the
 * lowest daily price, as the list has it for the same return (specification §7, map sites). One query for the stock.
 * CITY_NOT_SERVED, PERIOD_INVALID, NOT_FOUND.
 */
export async function listMapSites(
  query: MapQuery,
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<MapSite[]> {
  assertRentalPeriod(query, now);
  const [stock, returnSite] = await Promise.all([
    listCityStock(db, query.city_id, { from: query.from_time, to: query.to_time }),
    findSite(db, query.return_site_id),
  ]);
  return stock
    .map(one => ({
      ...presentSite(one.site, query.centre),
      ...bookableOf(one, tripFrom(one, returnSite), query),
    }))
    .filter(({ distance }) => distance <= query.radius)
    .sort((a, b) => a.distance - b.distance);
}

function bookableOf(
  stock: SiteStock,
  place: ReturnType<typeof tripFrom>,
  { from_time, to_time, collection }: MapQuery,
): Pick<MapSite, 'bookable' | 'lowest_daily_price'> {
  if (place.site.closed || place.returnSite.closed || brokenMinimum(from_time, to_time))
    return { bookable: 0 };
  const cars = stock.cars
    .map(car => rentalCarIn(car, { from: from_time, to: to_time }))
    .filter(({ available }) => available > 0);
  // Cheapest first by the weekday's price, from which every other price of a site and period grows.
  const [cheapest] = cars;
  if (!cheapest) return { bookable: 0 };
  const bill = defaultBill({ ...place, ...cheapest }, { from_time, to_time, collection });
  return { bookable: cars.length, lowest_daily_price: bill.dailyAverage };
}
