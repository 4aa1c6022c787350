import type { DataOf, RequestOf } from '../../../types/api';
import type { Bill } from '../../../types/api/bill';
import type { CarOffer, CarProduct } from '../../../types/api/cartype';
import { isBookable } from '../../../src/domain/carFilter';
import { toMillis } from '../../../src/domain/shanghaiTime';
import type { Context } from '../../http/endpoint';
import { kept } from '../../kernel/catalogue/Kept';
import { askCredit, configuredCredit } from '../../kernel/credit/askCredit';
import { companyLevelOf } from '../employee/public';
import { presentSite } from '../site/public';
import { presentCartype, presentOffer, presentSaving, tripBills, type PricedAsker } from './cartypePresenter';
import { bestCouponSaving } from './couponSaving';
import { findCartype } from './fleetRepository';
import { assertRentalPeriod } from './rentalPeriod';
import { pricedCarClass, type SiteRow } from './rentalRepository';
import { cityStock, findSite, rentalCarsIn, tripFrom, type SiteStock } from './siteStock';

type Products = 'GET /api/cartype/get_products';
type Query = RequestOf<Products>;

/** What a site asks for its car: the same for everybody at one price level, so that it can be kept. */
type SiteOffer = Pick<SiteStock, 'site' | 'centre'> & { offer: CarOffer; bill: Bill };

/** Lists that are kept. */
const MOST_LISTS = 200;
const lists = kept<SiteOffer[]>(MOST_LISTS);

/**
 * A car type at every site of a city that has it (specification §2, /cartype_product): bookable ones first, then
 * nearest first when a location is given, else cheapest first. CITY_NOT_SERVED, PERIOD_INVALID, NOT_FOUND.
 */
export async function listProducts(
  query: Query,
  context: Pick<Context, 'db' | 'now' | 'member' | 'settings' | 'version'>,
): Promise<DataOf<Products>> {
  const { db, now, member, settings } = context;
  assertRentalPeriod(query, now);
  const { location, city_id, cartype_id, from_time: from, to_time: to } = query;
  const [cartype, stock, returnSite, savingOn, credit, company] = await Promise.all([
    findCartype(db, cartype_id),
    cityStock(db, city_id, { from, to }, cartype_id),
    findSite(db, query.return_site_id),
    bestCouponSaving(context, from),
    askCredit(query.credit, member, configuredCredit(settings)),
    companyLevelOf(db, member, now),
  ]);
  const work = (): SiteOffer[] => offersOf(stock.read(), query, returnSite, { credit, company });
  const { return_site_id, delivery, collection } = query;
  const question = JSON.stringify([
    ...[city_id, cartype_id, toMillis(from), toMillis(to)],
    ...[return_site_id, delivery, collection, company],
  ]);
  // Credit is a member's own: what hangs on it is worked out for them alone.
  const offers = credit ? work() : await lists(db).get(question, stock.stamp, async () => work());
  const products = offers.map(({ site, centre, offer, bill }): CarProduct => ({
    site: presentSite(site, location ?? centre),
    offer: {
      ...offer,
      ...presentSaving(savingOn(bill, pricedCarClass({ site: { cityId: city_id }, cartype }))),
    },
  }));
  const rank = ({ site, offer }: CarProduct): number => (location ? site.distance : offer.total_price);
  products.sort((a, b) => Number(isBookable(b.offer)) - Number(isBookable(a.offer)) || rank(a) - rank(b));
  return { cartype: presentCartype(cartype), products };
}

/** What every site asks for its car. */
function offersOf(
  stock: readonly SiteStock[],
  query: Query,
  returnSite: SiteRow | undefined,
  asker: PricedAsker,
): SiteOffer[] {
  const billsAt = tripBills(query, asker);
  return stock.flatMap(one => {
    const place = tripFrom(one, returnSite);
    const bills = billsAt(place);
    const cars = rentalCarsIn(one.cars, { from: query.from_time, to: query.to_time });
    return cars.map(car => {
      const bill = bills(car);
      const offer = presentOffer({ ...place, ...car }, query, bill);
      return { site: one.site, centre: one.centre, offer, bill };
    });
  });
}
