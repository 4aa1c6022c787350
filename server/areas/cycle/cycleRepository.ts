import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { CycleState } from '../../../src/domain/cycleLife';
import { cyclePlan } from '../../../src/domain/cyclePlans';
import type { Database } from '../../db/database';
import { jsonRow } from '../../db/jsonRow';
import { visibleTo, type OrderRow } from '../../kernel/orders/orderRepository';
import { orders } from '../../kernel/orders/schema';
import { coupons, voucherIdOf } from '../account/public';
import { cartypeColumns, cartypes, type CartypeRow } from '../cartype/public';
import { cities } from '../city/public';
import { cycleOrders } from './schema';

/** What an order of cycle purchase adds to its order. */
export type CycleRow = typeof cycleOrders.$inferSelect;

/** An order of cycle purchase: its order, in a state of its life, and what it adds. */
export interface CycleOrder {
  order: OrderRow & { state: CycleState };
  cycle: CycleRow;
}

/** What is shown of one besides its order. */
export interface ShownCycle {
  cycle: CycleRow;
  cartype: CartypeRow;
  cityName: string;
  /** Days that are left of it; null before it is paid. */
  left: number | null;
}

/** No other state comes into the database: `moveOrder` asks the life of the line. */
const readState = (order: OrderRow): CycleOrder['order'] => ({ ...order, state: order.state as CycleState });

const shown = (db: Database) =>
  db
    .select({
      order: getTableColumns(orders),
      cycle: getTableColumns(cycleOrders),
      cartype: jsonRow(cartypeColumns),
      cityName: cities.name,
      left: coupons.daysLeft,
    })
    .from(orders)
    .innerJoin(cycleOrders, eq(cycleOrders.orderId, orders.id))
    .innerJoin(cartypes, eq(cartypes.id, cycleOrders.cartypeId))
    .innerJoin(cities, eq(cities.id, cycleOrders.cityId))
    .leftJoin(coupons, eq(coupons.id, sql`${voucherIdOf('')} || ${orders.id}`));

/** Stores what a card adds to the order that was just inserted. */
export async function insertCycle(tx: Database, cycle: CycleRow): Promise<void> {
  await tx.insert(cycleOrders).values(cycle);
}

/** An order of a member; undefined when it does not exist, is deleted or is somebody else's. */
export async function findCycleOrder(
  db: Database,
  userId: string,
  id: string,
): Promise<(CycleOrder & ShownCycle) | undefined> {
  const [row] = await shown(db).where(and(eq(orders.id, id), visibleTo(userId)));
  return row && { ...row, order: readState(row.order) };
}

/** What lists show of orders of this line, in one query; in any order. */
export const listCycles = (db: Database, listed: readonly OrderRow[]) =>
  shown(db).where(
    inArray(
      orders.id,
      listed.map(({ id }) => id),
    ),
  );

/** All orders of a member, newest first, also those that they deleted. */
export const cyclesOf = (db: Database, userId: string) =>
  shown(db).where(eq(orders.userId, userId)).orderBy(desc(orders.createdAt), desc(orders.id));

/** An order of this line under lock (`lockOrder` says why); undefined when there is none. */
export async function lockCycleOrder(
  tx: Database,
  id: string,
  { skipLocked = false }: { skipLocked?: boolean } = {},
): Promise<CycleOrder | undefined> {
  const [row] = await tx
    .select({ order: getTableColumns(orders), cycle: getTableColumns(cycleOrders) })
    .from(orders)
    .innerJoin(cycleOrders, eq(cycleOrders.orderId, orders.id))
    .where(eq(orders.id, id))
    .for('update', skipLocked ? { of: orders, skipLocked } : { of: orders });
  return row && { ...row, order: readState(row.order) };
}

/** What an order of this line adds, with its city's name; throws when there is none. */
export async function readCycle(db: Database, id: string): Promise<CycleRow & { cityName: string }> {
  const [row] = await db
    .select({ ...getTableColumns(cycleOrders), cityName: cities.name })
    .from(cycleOrders)
    .innerJoin(cities, eq(cities.id, cycleOrders.cityId))
    .where(eq(cycleOrders.orderId, id));
  if (!row) throw new Error('An order of cycle purchase has no card');
  return row;
}

/** What a card is called: 周末卡. */
export const nameOf = ({ plan }: Pick<CycleRow, 'plan'>): string => cyclePlan(plan).name;
