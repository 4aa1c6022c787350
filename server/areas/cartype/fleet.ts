import type { CompanyLevel } from '../../../types/api/bill';
import type { FleetCarType, RentalSearch } from '../../../types/api/cartype';
import { toMillis } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import { kept } from '../../kernel/catalogue/Kept';
import type { CartypeRow } from './cartypeColumns';
import { presentFleetCartype, tripBills, type FleetCartype } from './cartypePresenter';
import type { SiteRow } from './rentalRepository';
import { cityStock, findSite, rentalCarsIn, tripFrom, type SiteStock } from './siteStock';

/** A trip that begins in a city, at whichever site. */
type Query = Omit<RentalSearch, 'site_id' | 'credit'> & { city_id: string };

/** Cities and trips whose fleets are kept. */
const MOST_FLEETS = 200;
const fleets = kept<FleetCarType[]>(MOST_FLEETS);

/**
 * The fleet of a city's open sites, cheapest first, at the prices of everybody or of a company, for a period that passed `assertRentalPeriod`; CITY_NOT_SERVED where
 * there is no site at all, NOT_FOUND for an unknown return site.
 */
export async function listFleet(
  db: Database,
  query: Query,
  company: CompanyLevel | undefined,
): Promise<FleetCarType[]> {
  const { city_id, from_time: from, to_time: to, return_site_id, delivery, collection } = query;
  const [stock, returnSite] = await Promise.all([
    cityStock(db, city_id, { from, to }),
    findSite(db, return_site_id),
  ]);
  const question = JSON.stringify([
    ...[city_id, toMillis(from), toMillis(to)],
    ...[return_site_id, delivery, collection, company],
  ]);
  return fleets(db).get(question, stock.stamp, async () =>
    fleetOf(stock.read(), query, returnSite, company).map(presentFleetCartype),
  );
}

/** Added up over the sites, each car type once. */
function fleetOf(
  stock: readonly SiteStock[],
  query: Query,
  returnSite: SiteRow | undefined,
  company: CompanyLevel | undefined,
): FleetCartype[] {
  const found = new Map<string, { cartype: CartypeRow; left: number[]; all: number[] }>();
  const billsAt = tripBills(query, { company });
  for (const one of stock) {
    if (one.site.closed) continue;
    const bills = billsAt(tripFrom(one, returnSite));
    const there = one.cars.filter(({ quantity }) => quantity > 0);
    for (const car of rentalCarsIn(there, { from: query.from_time, to: query.to_time })) {
      const { cartype, available } = car;
      const known = found.get(cartype.id) ?? { cartype, left: [], all: [] };
      const price = bills(car).dailyAverage;
      known.all.push(price);
      if (available > 0) known.left.push(price);
      found.set(cartype.id, known);
    }
  }
  return [...found.values()]
    .map(({ cartype, left, all }) => ({
      cartype,
      price: Math.min(...(left.length > 0 ? left : all)),
      siteCount: all.length,
    }))
    .sort((a, b) => a.price - b.price || (a.cartype.id < b.cartype.id ? -1 : 1));
}
