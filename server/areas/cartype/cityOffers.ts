import type { DataOf, RequestOf } from '../../../types/api';
import type { Bill } from '../../../types/api/bill';
import type { CarOffer } from '../../../types/api/cartype';
import type { Site } from '../../../types/api/site';
import { waiverOf } from '../../../src/domain/credit';
import { toMillis } from '../../../src/domain/shanghaiTime';
import type { Context } from '../../http/endpoint';
import { kept } from '../../kernel/catalogue/Kept';
import { askCredit, configuredCredit } from '../../kernel/credit/askCredit';
import { companyLevelOf } from '../employee/public';
import { presentSite } from '../site/public';
import { presentOffer, presentSaving, tripBills, type PricedAsker } from './cartypePresenter';
import { bestCouponSaving } from './couponSaving';
import { closedReason, emptyReason } from './emptyReason';
import { assertRentalPeriod } from './rentalPeriod';
import { pricedCarClass, type RentalCar, type SiteRow } from './rentalRepository';
import { cityStock, findSite, rentalCarsIn, tripFrom, type SiteStock } from './siteStock';

type CityOffers = 'GET /api/cartype/search_city';
type Query = RequestOf<CityOffers>;

/** A car of a site that lies so far away. */
export interface PlacedCar {
  site: Pick<Site, 'id' | 'distance'>;
  car: Pick<RentalCar, 'available' | 'weekdayPrice'> & { cartype: Pick<RentalCar['cartype'], 'id'> };
}

/** Which of two sites a car is taken at: the one that has it left, the nearer, the cheaper; at last the first by id. */
const before = (a: PlacedCar, b: PlacedCar): number =>
  Number(b.car.available > 0) - Number(a.car.available > 0) ||
  a.site.distance - b.site.distance ||
  a.car.weekdayPrice - b.car.weekdayPrice ||
  (a.site.id < b.site.id ? -1 : 1);

/** Each car type once: at the nearest site that has it left, and where none has, at the nearest; the cheapest first. */
export function nearestOfEach<Placed extends PlacedCar>(placed: readonly Placed[]): Placed[] {
  const found = new Map<string, Placed>();
  for (const one of placed) {
    const known = found.get(one.car.cartype.id);
    if (!known || before(one, known) < 0) found.set(one.car.cartype.id, one);
  }
  return [...found.values()].sort(
    ({ car: a }, { car: b }) => a.weekdayPrice - b.weekdayPrice || (a.cartype.id < b.cartype.id ? -1 : 1),
  );
}

/** What a city offers: the same for everybody who asks from the same place, at one price level. */
interface Offered {
  cars: { offer: CarOffer; bill: Bill }[];
  /** Nearest first. */
  sites: Site[];
}

/** Cities, trips and periods whose offers are kept. */
const MOST_CITIES = 100;
const cityOffers = kept<Offered>(MOST_CITIES);

/**
 * 北京全城 (issue 11): each car type of a city at the nearest of its open sites that has it left for the period, with the
 * price of a search there. CITY_NOT_SERVED, PERIOD_INVALID, NOT_FOUND.
 */
export async function searchCity(
  query: Query,
  context: Pick<Context, 'db' | 'now' | 'member' | 'settings' | 'version'>,
): Promise<DataOf<CityOffers>> {
  const { db, now, member, settings } = context;
  assertRentalPeriod(query, now);
  const { city_id, from_time: from, to_time: to, location, return_site_id, delivery, collection } = query;
  const [stock, returnSite, savingOn, credit, company] = await Promise.all([
    cityStock(db, city_id, { from, to }),
    findSite(db, return_site_id),
    bestCouponSaving(context, from),
    askCredit(query.credit, member, configuredCredit(settings)),
    companyLevelOf(db, member, now),
  ]);
  const answer = credit && { credit: waiverOf(credit) };
  const closed = returnSite && closedReason({ site: returnSite, returnSite });
  if (closed) return { cars: [], sites: [], ...answer, ...closed };
  const work = (): Offered => offersOf(stock.read(), query, returnSite, { credit, company });
  const question = JSON.stringify([
    ...[city_id, toMillis(from), toMillis(to)],
    ...[return_site_id, delivery, collection, company],
  ]);
  // Where somebody stands, and what hangs on their credit, is worked out for them alone.
  const isForAll = !credit && !location;
  const { cars, sites } = isForAll
    ? await cityOffers(db).get(question, stock.stamp, async () => work())
    : work();
  const offers = cars.map(({ offer, bill }) => ({
    ...offer,
    ...presentSaving(savingOn(bill, pricedCarClass({ site: { cityId: city_id }, cartype: offer.cartype }))),
  }));
  return { cars: offers, sites, ...answer, ...emptyReason(offers, query, 'city') };
}

/** The cars of the open sites, each at its nearest, with its bill there. */
function offersOf(
  stock: readonly SiteStock[],
  query: Query,
  returnSite: SiteRow | undefined,
  asker: PricedAsker,
): Offered {
  const period = { from: query.from_time, to: query.to_time };
  const placed = stock
    .filter(({ site }) => !site.closed)
    .flatMap(one => {
      const site = presentSite(one.site, query.location ?? one.centre);
      const place = tripFrom(one, returnSite);
      const cars = one.cars.filter(({ quantity }) => quantity > 0);
      return rentalCarsIn(cars, period).map(car => ({ site, place, car }));
    });
  const billsAt = tripBills(query, asker);
  const nearest = nearestOfEach(placed);
  return {
    cars: nearest.map(({ place, car }) => {
      const bill = billsAt(place)(car);
      return { offer: presentOffer({ ...place, ...car }, query, bill), bill };
    }),
    sites: [...new Set(nearest.map(({ site }) => site))].sort((a, b) => a.distance - b.distance),
  };
}
