import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { inventory, stockDays } from './schema';

/** One car of a type at a site on some Shanghai days (`YYYY-MM-DD`). */
export interface StockClaim {
  siteId: string;
  cartypeId: string;
  days: readonly string[];
}

/**
 * Takes one car on every day of the claim; false when a day has none left, and then the caller must roll its
 * transaction back, since the other days may have been taken.
 *
 * One statement that counts up under the row's lock and only while it stays within the quantity, so there is
 * no moment between looking and taking: stock cannot be oversold by parallel calls, on one node or on many
 * (architecture, the backend). Days are locked in one order, so two claims cannot wait for each other.
 */
export async function takeStock(tx: Database, { siteId, cartypeId, days }: StockClaim): Promise<boolean> {
  const wanted = distinct(days);
  if (wanted.length === 0) throw new RangeError('A stock claim needs at least one day');
  const dayList = sql.join(
    wanted.map(day => sql`${day}`),
    sql`, `,
  );
  const taken = await tx
    .insert(stockDays)
    .select(
      sql`select ${inventory.siteId}, ${inventory.cartypeId}, wanted.day, 1
        from ${inventory} cross join unnest(array[${dayList}]::date[]) as wanted(day)
        where ${inventory.siteId} = ${siteId} and ${inventory.cartypeId} = ${cartypeId} and ${inventory.quantity} > 0
        order by wanted.day`,
    )
    .onConflictDoUpdate({
      target: [stockDays.siteId, stockDays.cartypeId, stockDays.day],
      set: { taken: sql`${stockDays.taken} + 1` },
      setWhere: sql`${stockDays.taken} < (select ${inventory.quantity} from ${inventory}
        where ${inventory.siteId} = ${stockDays.siteId} and ${inventory.cartypeId} = ${stockDays.cartypeId})`,
    })
    .returning({ day: stockDays.day });
  return taken.length === wanted.length;
}

/**
 * Gives back what `takeStock` took, in the same order of days. Call it once per claim, guarded by the change
 * of the order's state; throws when a day was not taken, since that would sell a car that is not there.
 */
export async function releaseStock(tx: Database, { siteId, cartypeId, days }: StockClaim): Promise<void> {
  const wanted = distinct(days);
  const claim = and(
    eq(stockDays.siteId, siteId),
    eq(stockDays.cartypeId, cartypeId),
    inArray(stockDays.day, wanted),
  );
  await tx.select({ day: stockDays.day }).from(stockDays).where(claim).orderBy(stockDays.day).for('update');
  const released = await tx
    .update(stockDays)
    .set({ taken: sql`${stockDays.taken} - 1` })
    .where(and(claim, gte(stockDays.taken, 1)))
    .returning({ day: stockDays.day });
  if (released.length !== wanted.length) throw new Error('Stock was released that had not been taken');
}

const distinct = (days: readonly string[]): string[] => [...new Set(days)];
