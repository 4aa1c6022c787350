import type { DataOf, RequestOf } from '../../../types/api';
import type { CarProduct } from '../../../types/api/cartype';
import { isBookable } from '../../../src/domain/carFilter';
import type { Context } from '../../http/endpoint';
import { askCredit, configuredCredit } from '../../kernel/credit/askCredit';
import { presentSite } from '../site/public';
import { defaultBill, presentCartype, presentOffer } from './cartypePresenter';
import { findCartype } from './fleetRepository';
import { assertRentalPeriod } from './rentalPeriod';
import { findSite, listCityStock, rentalCarIn, tripFrom } from './siteStock';

type Products = 'GET /api/cartype/get_products';

/**
 * A car type at every site of a city that has it (specification §2, /cartype_product): bookable ones first, then
 * nearest first when a location is given, else cheapest first. CITY_NOT_SERVED, PERIOD_INVALID, NOT_FOUND.
 */
export async function listProducts(
  query: RequestOf<Products>,
  { db, now, member, settings }: Pick<Context, 'db' | 'now' | 'member' | 'settings'>,
): Promise<DataOf<Products>> {
  assertRentalPeriod(query, now);
  const { location, from_time: from, to_time: to } = query;
  const [cartype, stock, returnSite, credit] = await Promise.all([
    findCartype(db, query.cartype_id),
    listCityStock(db, query.city_id, { from, to }, query.cartype_id),
    findSite(db, query.return_site_id),
    askCredit(query.credit, member, configuredCredit(settings)),
  ]);
  const products = stock.flatMap(one =>
    one.cars.map((car): CarProduct => {
      const rental = { ...tripFrom(one, returnSite), ...rentalCarIn(car, { from, to }) };
      return {
        site: presentSite(one.site, location ?? one.centre),
        offer: presentOffer(rental, query, defaultBill(rental, query, credit)),
      };
    }),
  );
  const rank = ({ site, offer }: CarProduct): number => (location ? site.distance : offer.total_price);
  products.sort((a, b) => Number(isBookable(b.offer)) - Number(isBookable(a.offer)) || rank(a) - rank(b));
  return { cartype: presentCartype(cartype), products };
}
