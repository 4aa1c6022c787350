import type { FleetCarType } from '../../../types/api/cartype';
import { toMillis, type Time } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import { kept } from '../../kernel/catalogue/Kept';
import type { CartypeRow } from './cartypeColumns';
import { presentFleet, type FleetCartype } from './cartypePresenter';
import { cityStock, rentalCarsIn, type SiteStock } from './siteStock';

/** Cities and periods whose fleets are kept. */
const MOST_FLEETS = 200;
const fleets = kept<FleetCarType[]>(MOST_FLEETS);

/**
 * The fleet of a city's open sites, cheapest first, for a period that passed `assertRentalPeriod`; CITY_NOT_SERVED where
 * there is no site at all.
 */
export async function listFleet(
  db: Database,
  cityId: string,
  period: { from: Time; to: Time },
): Promise<FleetCarType[]> {
  const stock = await cityStock(db, cityId, period);
  const question = JSON.stringify([cityId, toMillis(period.from), toMillis(period.to)]);
  return fleets(db).get(question, stock.stamp, async () =>
    presentFleet(fleetOf(stock.read(), period), period),
  );
}

/** Added up over the sites, each car type once. */
function fleetOf(stock: readonly SiteStock[], period: { from: Time; to: Time }): FleetCartype[] {
  const found = new Map<string, { cartype: CartypeRow; left: number[]; all: number[] }>();
  for (const { site, cars } of stock) {
    if (site.closed) continue;
    const there = cars.filter(({ quantity }) => quantity > 0);
    for (const { cartype, weekdayPrice, available } of rentalCarsIn(there, period)) {
      const one = found.get(cartype.id) ?? { cartype, left: [], all: [] };
      one.all.push(weekdayPrice);
      if (available > 0) one.left.push(weekdayPrice);
      found.set(cartype.id, one);
    }
  }
  return [...found.values()]
    .map(({ cartype, left, all }) => ({
      cartype,
      weekdayPrice: Math.min(...(left.length > 0 ? left : all)),
      siteCount: all.length,
    }))
    .sort((a, b) => a.weekdayPrice - b.weekdayPrice || (a.cartype.id < b.cartype.id ? -1 : 1));
}
