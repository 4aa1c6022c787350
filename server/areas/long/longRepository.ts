import { and, asc, desc, eq, getTableColumns, gte, inArray, isNull, lt } from 'drizzle-orm';
import type { Bill } from '../../../types/api/bill';
import { instalmentId } from '../../../src/domain/instalmentId';
import type { OrderInstalment } from '../../../src/domain/instalments';
import { longLife, type LongState } from '../../../src/domain/longLife';
import { hasEnded, statesOf } from '../../../src/domain/orderLife';
import { addDays, toIso, toMillis } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import { jsonRow } from '../../db/jsonRow';
import type { Subject } from '../../kernel/money/accounts';
import { orderSubject } from '../../kernel/orders/orderPayable';
import {
  lockOrder,
  setTotal,
  visibleTo,
  type LockOptions,
  type OrderRow,
} from '../../kernel/orders/orderRepository';
import { orders } from '../../kernel/orders/schema';
import type { StockClaim } from '../../kernel/stock/stock';
import { stockDaysOf } from '../../kernel/stock/stockDays';
import { cartypeColumns, cartypes, type CartypeRow } from '../cartype/public';
import { readBill, storedBill } from '../rental/public';
import { sites, type SiteRow } from '../site/public';
import { longCars, longChanges, longDeposits, longInstalments, longOrders } from './schema';

type StoredLong = typeof longOrders.$inferSelect;
export type LongRow = Omit<StoredLong, 'bill'> & { bill: Bill };
export type CarRow = typeof longCars.$inferSelect;
export type LongDepositRow = typeof longDeposits.$inferSelect;
type ChangeRow = typeof longChanges.$inferSelect;
export type ExtensionRow = Pick<ChangeRow, 'agreed' | 'toEnd' | 'createdAt'>;

/** An instalment as the rules and the database have it. */
export type InstalmentRow = OrderInstalment &
  Pick<
    typeof longInstalments.$inferSelect,
    'id' | 'orderId' | 'paidAt' | 'returned' | 'reminders' | 'collections' | 'collectAt'
  >;

/** A long rental: its order, in a state of its life, what it adds, and its plan. */
export interface LongOrder {
  order: OrderRow & { state: LongState };
  long: LongRow;
  plan: InstalmentRow[];
}

/** The same with what is shown of it. */
export interface FullLongOrder extends LongOrder {
  cartype: CartypeRow;
  site: SiteRow;
}

/** The kind of an instalment at the cashier. */
export const LONG_INSTALMENT = 'LONG_INSTALMENT';

/** What is paid of an order by itself: its first payment, then its tail. */
export const longSubject = (id: string): Subject => orderSubject({ line: 'LONG', id });
/** An instalment as what is paid for. */
export const instalmentSubject = (id: string): Subject => ({ kind: LONG_INSTALMENT, id });

/** Everything that money came for of an order. */
export const paidSubjects = ({ order, plan }: LongOrder): Subject[] => [
  longSubject(order.id),
  ...plan.map(({ id }) => instalmentSubject(id)),
];

const readLong = (stored: StoredLong): LongRow => ({ ...stored, bill: readBill(stored.bill) });

/** No other state comes into the database: `moveOrder` asks the life of the line. */
const readOrder = (order: OrderRow): LongOrder['order'] => ({ ...order, state: order.state as LongState });

const readInstalment = (row: typeof longInstalments.$inferSelect): InstalmentRow => {
  const { fromTime, toTime, dueAt, ...rest } = row;
  return { ...rest, from: toIso(fromTime), to: toIso(toTime), due: toIso(dueAt) };
};

/** The car that a long rental holds, day by day: as a short one does. */
export const claimOfLong = ({
  siteId,
  cartypeId,
  fromTime,
  toTime,
}: Pick<LongRow, 'siteId' | 'cartypeId' | 'fromTime' | 'toTime'>): StockClaim => ({
  siteId,
  cartypeId,
  days: stockDaysOf(fromTime, toTime),
});

/** Stores what a long rental adds to the order that was just inserted. */
export async function insertLong(tx: Database, long: LongRow): Promise<void> {
  await tx.insert(longOrders).values({ ...long, bill: storedBill(long.bill) });
}

/** Changes what a long rental adds, under its order's lock; with a bill the order's total follows it. */
export async function changeLong(tx: Database, orderId: string, values: Partial<LongRow>): Promise<void> {
  const { bill, ...rest } = values;
  await tx
    .update(longOrders)
    .set({ ...rest, ...(bill && { bill: storedBill(bill) }) })
    .where(eq(longOrders.orderId, orderId));
  if (bill) await setTotal(tx, orderId, bill.total);
}

/** Stores instalments of an order. */
export async function insertInstalments(
  tx: Database,
  orderId: string,
  plan: readonly { number: number; from: string; to: string; due: string; amount: number }[],
): Promise<void> {
  await tx.insert(longInstalments).values(
    plan.map(({ number, from, to, due, amount }) => ({
      id: instalmentId(orderId, number),
      orderId,
      number,
      fromTime: new Date(from),
      toTime: new Date(to),
      dueAt: new Date(due),
      amount,
      state: 'PLANNED' as const,
    })),
  );
}

/** Changes an instalment, under its order's lock. */
export async function changeInstalment(
  tx: Database,
  id: string,
  values: Partial<typeof longInstalments.$inferInsert>,
): Promise<void> {
  await tx.update(longInstalments).set(values).where(eq(longInstalments.id, id));
}

/** Asks for none of the instalments any more that wait, under the order's lock. */
export async function dropInstalments(tx: Database, orderId: string): Promise<void> {
  await tx
    .update(longInstalments)
    .set({ state: 'DROPPED' })
    .where(and(eq(longInstalments.orderId, orderId), eq(longInstalments.state, 'PLANNED')));
}

/** The plans of some orders, each in the order of its numbers. */
export async function plansOf(
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, InstalmentRow[]>> {
  const plans = new Map<string, InstalmentRow[]>(orderIds.map(id => [id, []]));
  if (orderIds.length === 0) return plans;
  const rows = await db
    .select()
    .from(longInstalments)
    .where(inArray(longInstalments.orderId, [...orderIds]))
    .orderBy(asc(longInstalments.number));
  for (const row of rows) plans.get(row.orderId)?.push(readInstalment(row));
  return plans;
}

const planOfOrder = async (db: Database, id: string): Promise<InstalmentRow[]> =>
  (await plansOf(db, [id])).get(id) ?? [];

/** A long rental under the lock of its order, whoever owns it; undefined when there is none. */
export async function lockLong(
  tx: Database,
  id: string,
  options?: LockOptions,
): Promise<LongOrder | undefined> {
  const order = await lockOrder(tx, id, options);
  if (order?.line !== 'LONG') return undefined;
  return { order: readOrder(order), long: await readLongOf(tx, id), plan: await planOfOrder(tx, id) };
}

async function readLongOf(db: Database, id: string): Promise<LongRow> {
  const [row] = await db.select().from(longOrders).where(eq(longOrders.orderId, id));
  if (!row) throw new Error('A long rental has no row of its own');
  return readLong(row);
}

/** A long rental without a lock, whoever owns it; throws when there is none. */
export async function readLongOrder(db: Database, id: string): Promise<LongOrder & { cartype: CartypeRow }> {
  const [row] = await db
    .select({
      order: getTableColumns(orders),
      long: getTableColumns(longOrders),
      cartype: jsonRow(cartypeColumns),
    })
    .from(orders)
    .innerJoin(longOrders, eq(longOrders.orderId, orders.id))
    .innerJoin(cartypes, eq(cartypes.id, longOrders.cartypeId))
    .where(eq(orders.id, id));
  if (!row) throw new Error('The long rental does not exist');
  const { order, long, cartype } = row;
  return { order: readOrder(order), long: readLong(long), cartype, plan: await planOfOrder(db, id) };
}

/** A long rental of a member; undefined when it does not exist, is deleted or is somebody else's. */
export async function findLong(db: Database, userId: string, id: string): Promise<FullLongOrder | undefined> {
  const [row] = await db
    .select({
      order: getTableColumns(orders),
      long: getTableColumns(longOrders),
      cartype: jsonRow(cartypeColumns),
      site: jsonRow(getTableColumns(sites)),
    })
    .from(orders)
    .innerJoin(longOrders, eq(longOrders.orderId, orders.id))
    .innerJoin(cartypes, eq(cartypes.id, longOrders.cartypeId))
    .innerJoin(sites, eq(sites.id, longOrders.siteId))
    .where(and(eq(orders.id, id), visibleTo(userId)));
  if (!row) return undefined;
  const { order, long, cartype, site } = row;
  return { order: readOrder(order), long: readLong(long), cartype, site, plan: await planOfOrder(db, id) };
}

/** What lists show of long rentals, in one query; in any order. */
export const listLongs = (db: Database, listed: readonly OrderRow[]) =>
  db
    .select({
      orderId: longOrders.orderId,
      siteId: longOrders.siteId,
      cartypeId: longOrders.cartypeId,
      fromTime: longOrders.fromTime,
      toTime: longOrders.toTime,
      months: longOrders.months,
      plan: longOrders.plan,
      firstPayment: longOrders.firstPayment,
      endedBySite: longOrders.endedBySite,
      cartype: jsonRow(cartypeColumns),
      siteName: sites.name,
    })
    .from(longOrders)
    .innerJoin(cartypes, eq(cartypes.id, longOrders.cartypeId))
    .innerJoin(sites, eq(sites.id, longOrders.siteId))
    .where(
      inArray(
        longOrders.orderId,
        listed.map(({ id }) => id),
      ),
    );

/** Whose an instalment is, and of which order; undefined where there is none, or its order was deleted. */
export async function ownerOfInstalment(
  db: Database,
  id: string,
): Promise<{ userId: string; orderId: string } | undefined> {
  const [row] = await db
    .select({ userId: orders.userId, orderId: orders.id })
    .from(longInstalments)
    .innerJoin(orders, eq(orders.id, longInstalments.orderId))
    .where(and(eq(longInstalments.id, id), isNull(orders.deletedAt)));
  return row;
}

/** When the first long rental of a car type that runs begins at a site on a day (`YYYY-MM-DD`); undefined where none does. */
export async function firstLongPickup(
  db: Database,
  { siteId, cartypeId }: Pick<StockClaim, 'siteId' | 'cartypeId'>,
  day: string,
): Promise<Date | undefined> {
  const running = statesOf(longLife).filter(state => !hasEnded(longLife, state));
  const [first] = await db
    .select({ fromTime: longOrders.fromTime })
    .from(longOrders)
    .innerJoin(orders, eq(orders.id, longOrders.orderId))
    .where(
      and(
        eq(longOrders.siteId, siteId),
        eq(longOrders.cartypeId, cartypeId),
        inArray(orders.state, running),
        gte(longOrders.fromTime, new Date(toMillis(day))),
        lt(longOrders.fromTime, new Date(toMillis(addDays(day, 1)))),
      ),
    )
    .orderBy(asc(longOrders.fromTime))
    .limit(1);
  return first?.fromTime;
}

/** The cars of an order, newest first. */
export const carsOf = (db: Database, orderId: string): Promise<CarRow[]> =>
  db.select().from(longCars).where(eq(longCars.orderId, orderId)).orderBy(desc(longCars.number));

/** The deposits of an order. */
export const depositsOf = (db: Database, orderId: string): Promise<LongDepositRow[]> =>
  db.select().from(longDeposits).where(eq(longDeposits.orderId, orderId)).orderBy(asc(longDeposits.kind));

/** The change that a client key has made of an order, if it has. */
export async function findChange(
  tx: Database,
  orderId: string,
  clientKey: string,
): Promise<ChangeRow | undefined> {
  const [row] = await tx
    .select()
    .from(longChanges)
    .where(and(eq(longChanges.orderId, orderId), eq(longChanges.clientKey, clientKey)));
  return row;
}

/** The extensions of an order, the first first. */
export const extensionsOf = (db: Database, orderId: string): Promise<ExtensionRow[]> =>
  db
    .select({ agreed: longChanges.agreed, toEnd: longChanges.toEnd, createdAt: longChanges.createdAt })
    .from(longChanges)
    .where(and(eq(longChanges.orderId, orderId), eq(longChanges.kind, 'EXTENSION')))
    .orderBy(asc(longChanges.createdAt), asc(longChanges.toEnd));

/** Notes a change, under the order's lock. */
export async function insertChange(tx: Database, change: typeof longChanges.$inferInsert): Promise<void> {
  await tx.insert(longChanges).values(change);
}
