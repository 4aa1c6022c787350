import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { inventory, stockDays } from './schema';
import { releaseStock, takeStock, type StockClaim } from './stock';

/** What a claim asks for beyond another one of the same car type: without days where that holds all of it. */
export const beyond = (claim: StockClaim, other: StockClaim): StockClaim =>
  claim.siteId === other.siteId && claim.cartypeId === other.cartypeId
    ? { ...claim, days: claim.days.filter(day => !other.days.includes(day)) }
    : claim;

/** Takes a claim, or nothing where it has no days; false when a day has no car left, as `takeStock`. */
export const takeClaim = async (tx: Database, claim: StockClaim): Promise<boolean> =>
  claim.days.length === 0 || takeStock(tx, claim);

/** Gives a claim back, or nothing where it has no days. */
export async function releaseClaim(tx: Database, claim: StockClaim): Promise<void> {
  if (claim.days.length > 0) await releaseStock(tx, claim);
}

/**
 * Moves from one claim to another; false when a day of the new one has no car left, and then the caller must roll its
 * transaction back. Day by day of one site after the other, taken or given back, in the order in which every claim locks
 * its days: whoever books or moves at the same time waits, and never in a circle.
 */
export async function moveStock(tx: Database, from: StockClaim, to: StockClaim): Promise<boolean> {
  const taken = beyond(to, from);
  const released = beyond(from, to);
  const steps = [
    ...taken.days.map(day => ({ claim: { ...taken, days: [day] }, day, isTaken: true })),
    ...released.days.map(day => ({ claim: { ...released, days: [day] }, day, isTaken: false })),
  ].sort((a, b) => order(a.claim.siteId, b.claim.siteId) || order(a.day, b.day));
  for (const { claim, isTaken } of steps) {
    if (!isTaken) await releaseStock(tx, claim);
    else if (!(await takeStock(tx, claim))) return false;
  }
  return true;
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The first day of a claim that has no car left; undefined while all have. Told, not taken. */
export async function fullDay(
  db: Database,
  { siteId, cartypeId, days }: StockClaim,
): Promise<string | undefined> {
  const [car] = await db
    .select({ quantity: inventory.quantity })
    .from(inventory)
    .where(and(eq(inventory.siteId, siteId), eq(inventory.cartypeId, cartypeId)));
  const quantity = car?.quantity ?? 0;
  if (quantity === 0) return days[0];
  const [full] = await db
    .select({ day: stockDays.day })
    .from(stockDays)
    .where(
      and(
        eq(stockDays.siteId, siteId),
        eq(stockDays.cartypeId, cartypeId),
        inArray(stockDays.day, [...days]),
        sql`${stockDays.taken} >= ${quantity}`,
      ),
    )
    .orderBy(stockDays.day)
    .limit(1);
  return full?.day;
}
