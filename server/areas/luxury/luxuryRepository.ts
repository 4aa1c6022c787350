import { and, asc, countDistinct, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { inventory } from '../../kernel/stock/schema';
import { cartypeColumns, cartypes, type CartypeRow } from '../cartype/public';
import { sites } from '../site/public';
import { luxuryCars } from './schema';

/** A luxury car with what is told of it. */
export interface LuxuryRow {
  cartype: CartypeRow;
  facts: typeof luxuryCars.$inferSelect;
}

/** Every luxury car, in the order of the fleet. */
export const listLuxuryCars = (db: Database): Promise<LuxuryRow[]> =>
  db
    .select({ cartype: cartypeColumns, facts: luxuryCars })
    .from(luxuryCars)
    .innerJoin(cartypes, eq(cartypes.id, luxuryCars.cartypeId))
    .orderBy(asc(cartypes.id));

/** How many luxury car types each city's open sites have; a city without any is not among them. */
export async function luxuryInStock(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .select({ cityId: sites.cityId, cartypes: countDistinct(inventory.cartypeId) })
    .from(inventory)
    .innerJoin(luxuryCars, eq(luxuryCars.cartypeId, inventory.cartypeId))
    .innerJoin(sites, eq(sites.id, inventory.siteId))
    .where(and(eq(sites.closed, false), gt(inventory.quantity, 0)))
    .groupBy(sites.cityId);
  return new Map(rows.map(({ cityId, cartypes: count }) => [cityId, count]));
}
