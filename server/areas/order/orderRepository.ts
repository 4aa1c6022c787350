import { and, count, desc, eq, getTableColumns, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { can, statesOf, statesOfGroup } from '../../../src/domain/orderLife';
import { rentalLife, type RentalState } from '../../../src/domain/rentalLife';
import type { Database } from '../../db/database';
import { cartypes } from '../cartype/public';
import { orderEvents, orders } from './schema';
import { sites } from '../site/public';

export type OrderRow = typeof orders.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;

const returnSites = alias(sites, 'return_sites');

/** An order with what is shown of it: its car type and both sites. */
export interface FullOrder {
  order: OrderRow;
  cartype: typeof cartypes.$inferSelect;
  site: typeof sites.$inferSelect;
  returnSite: typeof sites.$inferSelect;
}

/** Orders that a member sees: his own, without those he deleted. */
const visibleTo = (userId: string): SQL | undefined =>
  and(eq(orders.userId, userId), isNull(orders.deletedAt));

const fullOrders = (db: Database) =>
  db
    .select({
      order: getTableColumns(orders),
      cartype: getTableColumns(cartypes),
      site: getTableColumns(sites),
      returnSite: getTableColumns(returnSites),
    })
    .from(orders)
    .innerJoin(cartypes, eq(cartypes.id, orders.cartypeId))
    .innerJoin(sites, eq(sites.id, orders.siteId))
    .innerJoin(returnSites, eq(returnSites.id, orders.returnSiteId));

/** An order of a member; undefined when it does not exist, is deleted or is somebody else's. */
export async function findOrder(db: Database, userId: string, id: string): Promise<FullOrder | undefined> {
  const [row] = await fullOrders(db).where(and(eq(orders.id, id), visibleTo(userId)));
  return row;
}

/** A page of a member's orders by group (0 processing, 1 completed, 2 all; specification §3), newest first. */
export function listOrders(
  db: Database,
  userId: string,
  group: 0 | 1 | 2,
  page: { offset: number; limit: number },
): Promise<FullOrder[]> {
  return fullOrders(db)
    .where(and(visibleTo(userId), inArray(orders.status, statesOfGroup(rentalLife, group))))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(page.limit)
    .offset(page.offset);
}

/** How many orders of a group a member has. */
export async function countOrders(db: Database, userId: string, group: 0 | 1 | 2): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(orders)
    .where(and(visibleTo(userId), inArray(orders.status, statesOfGroup(rentalLife, group))));
  return row?.total ?? 0;
}

/** The order that a member's client key has made, if it has. */
export async function findOrderByClientKey(
  db: Database,
  userId: string,
  clientKey: string,
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.clientKey, clientKey)));
  return row;
}

/**
 * The order under lock until the transaction ends, whoever owns it. All that changes an order begins here, and
 * takes stock, coupon and wallet after it, so that two changes wait for each other and never in a circle. With
 * `skipLocked` an order that another transaction holds is answered as if it were not there.
 */
export async function lockOrder(
  tx: Database,
  id: string,
  { skipLocked = false } = {},
): Promise<OrderRow | undefined> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(eq(orders.id, id))
    .for('update', skipLocked ? { skipLocked } : undefined);
  return row;
}

/** Ids of a member's unpaid orders whose time is over. */
export async function listOverdueOrders(db: Database, userId: string, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(visibleTo(userId), eq(orders.status, 'UNPAID'), lte(orders.expiresAt, now)));
  return rows.map(({ id }) => id);
}

/** Stores an order; false when its id or its client key is there already (waiting for a twin that is under way). */
export async function insertOrder(tx: Database, order: NewOrder): Promise<boolean> {
  const inserted = await tx.insert(orders).values(order).onConflictDoNothing().returning({ id: orders.id });
  return inserted.length === 1;
}

/** Moves an order on and counts money in and out (fen); false when it is no longer in the state `from`. */
export async function changeStatus(
  tx: Database,
  id: string,
  change: { from: RentalState; to: RentalState; paid?: number; refunded?: number },
): Promise<boolean> {
  const { from, to, paid = 0, refunded = 0 } = change;
  if (!rentalLife.states[from].next[to]) return false;
  const changed = await tx
    .update(orders)
    .set({ status: to, ...moneyMoved(paid, refunded) })
    .where(and(eq(orders.id, id), eq(orders.status, from)))
    .returning({ id: orders.id });
  return changed.length === 1;
}

/** Counts money in and out of an order (fen) without moving it on. */
export async function countMoney(tx: Database, id: string, paid: number, refunded: number): Promise<void> {
  await tx.update(orders).set(moneyMoved(paid, refunded)).where(eq(orders.id, id));
}

const moneyMoved = (paid: number, refunded: number) => ({
  paid: sql`${orders.paid} + ${paid}`,
  refunded: sql`${orders.refunded} + ${refunded}`,
});

/** Hides an ended order from its owner; false when it is not ended. */
export async function hideOrder(db: Database, userId: string, id: string, now: Date): Promise<boolean> {
  const hidden = await db
    .update(orders)
    .set({ deletedAt: now })
    .where(
      and(
        eq(orders.id, id),
        visibleTo(userId),
        inArray(
          orders.status,
          statesOf(rentalLife).filter(state => can(rentalLife, state, 'delete')),
        ),
      ),
    )
    .returning({ id: orders.id });
  return hidden.length === 1;
}

/** Writes down what happened to an order, one sentence each for the renter. */
export async function addEvents(tx: Database, orderId: string, now: Date, ...texts: string[]): Promise<void> {
  await tx.insert(orderEvents).values(texts.map(text => ({ orderId, text, createdAt: now })));
}

/** What happened to an order, newest first. */
export function listEvents(db: Database, orderId: string): Promise<{ text: string; createdAt: Date }[]> {
  return db
    .select({ text: orderEvents.text, createdAt: orderEvents.createdAt })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(desc(orderEvents.createdAt), desc(orderEvents.id));
}
