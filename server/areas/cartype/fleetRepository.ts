import { eq } from 'drizzle-orm';
import { toMillis, type Time } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import { jsonRow } from '../../db/jsonRow';
import { notFound } from '../../kernel/failure';
import { kept } from '../../kernel/catalogue/Kept';
import { cartypeColumns, type CartypeRow } from './cartypeColumns';
import { cartypes } from './schema';
import { cityStock, rentalCarsIn, type SiteStock } from './siteStock';

type Specification = (typeof cartypes.$inferSelect)['specification'];

/** A car type of a city's fleet. */
export interface FleetCartype {
  cartype: CartypeRow;
  /** Lowest price of a plain weekday (fen) at the open sites that have a car left, or else at all open ones. */
  weekdayPrice: number;
  /** Open sites that have it. */
  siteCount: number;
}

/** Cities and periods whose fleets are kept. */
const MOST_FLEETS = 200;
const fleets = kept<FleetCartype[]>(MOST_FLEETS);

/**
 * The fleet of a city's open sites, cheapest first, for a period that passed `assertRentalPeriod`; CITY_NOT_SERVED where
 * there is no site at all.
 */
export async function listFleet(
  db: Database,
  cityId: string,
  period: { from: Time; to: Time },
): Promise<FleetCartype[]> {
  const stock = await cityStock(db, cityId, period);
  const question = JSON.stringify([cityId, toMillis(period.from), toMillis(period.to)]);
  return fleets(db).get(question, stock.stamp, async () => fleetOf(stock.read(), period));
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

/** A car type by its id; NOT_FOUND when there is none. */
export async function findCartype(db: Database, id: string): Promise<CartypeRow> {
  const [row] = await db
    .select({ cartype: jsonRow(cartypeColumns) })
    .from(cartypes)
    .where(eq(cartypes.id, id));
  if (!row) throw notFound('这款车型');
  return row.cartype;
}

/** The specification of a car type, line by line; empty for an unknown one. */
export async function readSpecification(db: Database, id: string): Promise<Specification> {
  const [row] = await db
    .select({ specification: cartypes.specification })
    .from(cartypes)
    .where(eq(cartypes.id, id));
  return row?.specification ?? [];
}
