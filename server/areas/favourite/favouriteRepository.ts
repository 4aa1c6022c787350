import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { jsonRow } from '../../db/jsonRow';
import { cartypeColumns, cartypes, type CartypeRow } from '../cartype/public';
import { favourites } from './schema';

/** The car types that a member keeps, kept last first. */
export async function listFavourites(db: Database, userId: string): Promise<CartypeRow[]> {
  const rows = await db
    .select({ cartype: jsonRow(cartypeColumns) })
    .from(favourites)
    .innerJoin(cartypes, eq(cartypes.id, favourites.cartypeId))
    .where(eq(favourites.userId, userId))
    .orderBy(desc(favourites.keptAt), favourites.cartypeId);
  return rows.map(({ cartype }) => cartype);
}

/** Keeps car types for a member, in this order before those that are there; unknown ones and those that are there are left out. */
export async function keepFavourites(
  db: Database,
  userId: string,
  cartypeIds: readonly string[],
  now: Date,
): Promise<void> {
  const known = await db
    .select({ id: cartypes.id })
    .from(cartypes)
    .where(inArray(cartypes.id, [...cartypeIds]));
  if (known.length === 0) return;
  // A millisecond apart, they are told apart by when they were kept.
  const keptAt = (cartypeId: string) => new Date(now.getTime() - cartypeIds.indexOf(cartypeId));
  await db
    .insert(favourites)
    .values(known.map(({ id }) => ({ userId, cartypeId: id, keptAt: keptAt(id) })))
    .onConflictDoNothing();
}

/** Forgets a car type of a member. */
export async function removeFavourite(db: Database, userId: string, cartypeId: string): Promise<void> {
  await db.delete(favourites).where(and(eq(favourites.userId, userId), eq(favourites.cartypeId, cartypeId)));
}
