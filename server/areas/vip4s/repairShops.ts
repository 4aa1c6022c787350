import { and, asc, eq, ilike, or } from 'drizzle-orm';
import { containing } from '../../db/containing';
import type { Database } from '../../db/database';
import { repairShops } from './schema';

/** A shop as it is kept. */
export type RepairShopRow = typeof repairShops.$inferSelect;

/** Shops that one answer has at most. */
const MOST = 50;

/** The shops of a city whose name or address has a text, by name. */
export function shopsIn(db: Database, cityId: string, keyword: string): Promise<RepairShopRow[]> {
  const pattern = containing(keyword.trim());
  const found = or(ilike(repairShops.name, pattern), ilike(repairShops.address, pattern));
  return db
    .select()
    .from(repairShops)
    .where(and(eq(repairShops.cityId, cityId), found))
    .orderBy(asc(repairShops.name), asc(repairShops.id))
    .limit(MOST);
}

/** A shop by its id; undefined when there is none. */
export async function findShop(db: Database, id: string): Promise<RepairShopRow | undefined> {
  const [row] = await db.select().from(repairShops).where(eq(repairShops.id, id));
  return row;
}
