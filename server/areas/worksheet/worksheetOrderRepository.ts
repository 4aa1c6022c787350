import { and, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { DemandOrderState } from '../../../src/domain/demandOrderLife';
import type { Database } from '../../db/database';
import { lockable, visibleTo, type LockOptions, type OrderRow } from '../../kernel/orders/orderRepository';
import { orders } from '../../kernel/orders/schema';
import { cities } from '../city/public';
import { worksheetOrders } from './schema';

/** What an order that follows a quote adds to its order. */
export type WorksheetOrderRow = typeof worksheetOrders.$inferSelect;

/** Such an order: its order, in a state of its life, and what it adds. */
export interface WorksheetOrder {
  order: OrderRow & { state: DemandOrderState };
  agreed: WorksheetOrderRow;
  cityName: string;
}

/** No other state comes into the database: `moveOrder` asks the life of the line. */
const readState = <Row extends { order: OrderRow }>(row: Row) => ({
  ...row,
  order: { ...row.order, state: row.order.state as DemandOrderState },
});

const found = (db: Database) =>
  db
    .select({
      order: getTableColumns(orders),
      agreed: getTableColumns(worksheetOrders),
      cityName: cities.name,
    })
    .from(orders)
    .innerJoin(worksheetOrders, eq(worksheetOrders.orderId, orders.id))
    .innerJoin(cities, eq(cities.id, worksheetOrders.cityId));

/** Stores what an order adds to the order that was just inserted. */
export async function insertWorksheetOrder(tx: Database, row: WorksheetOrderRow): Promise<void> {
  await tx.insert(worksheetOrders).values(row);
}

/** Says which car an order has. */
export async function setCar(tx: Database, orderId: string, car: WorksheetOrderRow['car']): Promise<void> {
  await tx.update(worksheetOrders).set({ car }).where(eq(worksheetOrders.orderId, orderId));
}

/** An order of a member; undefined when it does not exist, is deleted or is somebody else's. */
export async function findWorksheetOrder(
  db: Database,
  userId: string,
  id: string,
): Promise<WorksheetOrder | undefined> {
  const [row] = await found(db).where(and(eq(orders.id, id), visibleTo(userId)));
  return row && readState(row);
}

/** What lists show of orders of this line, in one query; in any order. */
export async function listWorksheetOrders(
  db: Database,
  listed: readonly Pick<OrderRow, 'id'>[],
): Promise<WorksheetOrder[]> {
  const ids = listed.map(({ id }) => id);
  return (await found(db).where(inArray(orders.id, ids))).map(readState);
}

/** All orders of a member, newest first, also those that they deleted. */
export const worksheetOrdersOf = async (db: Database, userId: string): Promise<WorksheetOrder[]> =>
  (await found(db).where(eq(orders.userId, userId)).orderBy(desc(orders.createdAt), desc(orders.id))).map(
    readState,
  );

/** An order by its number, whoever owns it: for the staff and the cashier. */
export async function findAnyWorksheetOrder(db: Database, id: string): Promise<WorksheetOrder | undefined> {
  const [row] = await found(db).where(eq(orders.id, id));
  return row && readState(row);
}

/** An order of this line under lock (`lockOrder` says why); undefined when there is none. */
export async function lockWorksheetOrder(
  tx: Database,
  id: string,
  { ownerId }: Pick<LockOptions, 'ownerId'> = {},
): Promise<WorksheetOrder | undefined> {
  const [row] = await found(tx).where(lockable(id, ownerId)).for('update', { of: orders });
  return row && readState(row);
}
