import type { DataOf, RequestOf } from '../../../types/api';
import type { CarOffer, CarProduct } from '../../../types/api/cartype';
import { isBookable } from '../../../src/domain/carFilter';
import { toMillis } from '../../../src/domain/shanghaiTime';
import type { Context } from '../../http/endpoint';
import { kept } from '../../kernel/catalogue/Kept';
import { presentSite } from '../site/public';
import { presentCartype, presentOffer, roundTripBills } from './cartypePresenter';
import { findCartype } from './fleetRepository';
import { assertRentalPeriod } from './rentalPeriod';
import { cityStock, rentalCarsIn, roundTrip, type SiteStock } from './siteStock';

type Products = 'GET /api/cartype/get_products';
type Query = RequestOf<Products>;

/** Lists that are kept. */
const MOST_LISTS = 200;
const lists = kept<(Pick<SiteStock, 'site' | 'centre'> & { offer: CarOffer })[]>(MOST_LISTS);

/**
 * A car type at every site of a city that has it (specification §2, /cartype_product): bookable ones first, then
 * nearest first when a location is given, else cheapest first. CITY_NOT_SERVED, PERIOD_INVALID, NOT_FOUND.
 */
export async function listProducts(
  query: Query,
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<DataOf<Products>> {
  assertRentalPeriod(query, now);
  const { location, from_time: from, to_time: to } = query;
  const [cartype, stock] = await Promise.all([
    findCartype(db, query.cartype_id),
    cityStock(db, query.city_id, { from, to }, query.cartype_id),
  ]);
  const question = JSON.stringify([query.city_id, query.cartype_id, toMillis(from), toMillis(to)]);
  const offers = await lists(db).get(question, stock.stamp, async () => offersOf(stock.read(), query));
  const products = offers.map(({ site, centre, offer }): CarProduct => ({
    site: presentSite(site, location ?? centre),
    offer,
  }));
  const rank = ({ site, offer }: CarProduct): number => (location ? site.distance : offer.total_price);
  products.sort((a, b) => Number(isBookable(b.offer)) - Number(isBookable(a.offer)) || rank(a) - rank(b));
  return { cartype: presentCartype(cartype), products };
}

/** What every site asks for its car. */
function offersOf(stock: readonly SiteStock[], query: Query) {
  const { from_time: from, to_time: to } = query;
  const bills = roundTripBills({ from, to });
  return stock.flatMap(one =>
    rentalCarsIn(one.cars, { from, to }).map(car => ({
      site: one.site,
      centre: one.centre,
      offer: presentOffer({ ...roundTrip(one), ...car }, query, bills(car)),
    })),
  );
}
