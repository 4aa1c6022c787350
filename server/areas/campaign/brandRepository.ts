import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { notFound } from '../../kernel/failure';
import { brandShops } from './schema';

export type BrandShopRow = typeof brandShops.$inferSelect;

/** The shops of brands, in their order. */
export const listBrandShops = (db: Database): Promise<BrandShopRow[]> =>
  db.select().from(brandShops).orderBy(asc(brandShops.rank));

/** The shop of a brand; NOT_FOUND. */
export async function findBrandShop(db: Database, id: string): Promise<BrandShopRow> {
  const [row] = await db.select().from(brandShops).where(eq(brandShops.id, id));
  if (!row) throw notFound('这家品牌店');
  return row;
}
