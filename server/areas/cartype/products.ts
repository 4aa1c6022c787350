import type { DataOf, RequestOf } from '../../../types/api';
import type { CarProduct } from '../../../types/api/cartype';
import { isBookable } from '../../../src/domain/carFilter';
import type { Context } from '../../http/endpoint';
import { presentSite } from '../site/public';
import { defaultBill, presentCartype, presentOffer } from './cartypePresenter';
import { findCartype } from './fleetRepository';
import { assertRentalPeriod } from './rentalPeriod';
import { listCityStock, rentalCarIn, roundTrip } from './siteStock';

type Products = 'GET /api/cartype/get_products';

/**
 * A car type at every site of a city that has it (specification §2, /cartype_product): bookable ones first, then
 * nearest first when a location is given, else cheapest first. CITY_NOT_SERVED, PERIOD_INVALID, NOT_FOUND.
 */
export async function listProducts(
  query: RequestOf<Products>,
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<DataOf<Products>> {
  assertRentalPeriod(query, now);
  const { location, from_time: from, to_time: to } = query;
  const [cartype, stock] = await Promise.all([
    findCartype(db, query.cartype_id),
    listCityStock(db, query.city_id, { from, to }, query.cartype_id),
  ]);
  const products = stock.flatMap(one =>
    one.cars.map((car): CarProduct => {
      const rental = { ...roundTrip(one), ...rentalCarIn(car, { from, to }) };
      return {
        site: presentSite(one.site, location ?? one.centre),
        offer: presentOffer(rental, query, defaultBill(rental, query)),
      };
    }),
  );
  const rank = ({ site, offer }: CarProduct): number => (location ? site.distance : offer.total_price);
  products.sort((a, b) => Number(isBookable(b.offer)) - Number(isBookable(a.offer)) || rank(a) - rank(b));
  return { cartype: presentCartype(cartype), products };
}
