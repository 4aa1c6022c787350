import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { cartypeColumns, cartypes, type CartypeRow } from '../cartype/public';
import { prepareDaysOf } from './offers';
import { longPrices } from './schema';

/** A car type that a city rents by the month, whether or not one is free now. */
export interface PricedVehicle {
  cartype: CartypeRow;
  /** What a single one costs for a single month, fen. */
  base: number;
}

/** All car types that a city rents by the month, the cheapest first; CITY_NOT_SERVED where there are none. */
export async function priceListOf(db: Database, cityId: string): Promise<PricedVehicle[]> {
  await prepareDaysOf(db, cityId);
  return db
    .select({ cartype: cartypeColumns, base: longPrices.monthlyPrice })
    .from(longPrices)
    .innerJoin(cartypes, eq(cartypes.id, longPrices.cartypeId))
    .where(eq(longPrices.cityId, cityId))
    .orderBy(asc(longPrices.monthlyPrice), asc(cartypes.id));
}

/** One of them; undefined where the city does not rent it so. */
export async function pricedVehicle(
  db: Database,
  cityId: string,
  cartypeId: string,
): Promise<PricedVehicle | undefined> {
  const [found] = await db
    .select({ cartype: cartypeColumns, base: longPrices.monthlyPrice })
    .from(longPrices)
    .innerJoin(cartypes, eq(cartypes.id, longPrices.cartypeId))
    .where(and(eq(longPrices.cityId, cityId), eq(longPrices.cartypeId, cartypeId)));
  return found;
}
