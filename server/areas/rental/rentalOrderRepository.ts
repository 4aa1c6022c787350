import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';
import { jsonRow } from '../../db/jsonRow';
import { visibleTo, type OrderRow } from '../../kernel/orders/orderRepository';
import { orders } from '../../kernel/orders/schema';
import type { Bill } from '../../../types/api/bill';
import type { InsuredPerson, OrderChoice } from '../../../types/api/rental';
import type { RentalState } from '../../../src/domain/rentalLife';
import { cartypeColumns, cartypes, type CartypeRow } from '../cartype/public';
import { sites, type SiteRow } from '../site/public';
import { rentalOrders } from './schema';
import { readBill, readChoice, readInsured, storedBill, storedChoice, storedInsured } from './stored';

type StoredRental = typeof rentalOrders.$inferSelect;

/** What a rental adds to its order, with what is stored in versions as the code has it. */
export type RentalRow = Omit<StoredRental, 'bill' | 'choice' | 'insured'> & {
  bill: Bill;
  choice: OrderChoice;
  insured: InsuredPerson[];
};

/** A rental order: its order, in a state of the rental's life, and what the rental adds. */
export interface RentalOrder {
  order: OrderRow & { state: RentalState };
  rental: RentalRow;
}

/** A rental order with what is shown of it: its car type and both sites. */
export interface FullRentalOrder extends RentalOrder {
  cartype: CartypeRow;
  site: SiteRow;
  returnSite: SiteRow;
}

/** What a list shows of a rental besides its order. */
export interface ListedRental extends Pick<RentalRow, 'fromTime' | 'toTime'> {
  cartype: CartypeRow;
  siteName: string;
  returnSiteName: string;
}

const returnSites = alias(sites, 'return_sites');

const readRental = (stored: StoredRental): RentalRow => ({
  ...stored,
  bill: readBill(stored.bill),
  choice: readChoice(stored.choice),
  insured: readInsured(stored.insured),
});

/** No other state comes into the database: `moveOrder` asks the life of the line. */
const readOrder = (order: OrderRow): RentalOrder['order'] => ({
  ...order,
  state: order.state as RentalState,
});

/** Stores what a rental adds to the order that was just inserted. */
export async function insertRental(tx: Database, rental: RentalRow): Promise<void> {
  const { bill, choice, insured } = rental;
  await tx.insert(rentalOrders).values({
    ...rental,
    bill: storedBill(bill),
    choice: storedChoice(choice),
    insured: storedInsured(insured),
  });
}

/** A rental order of a member; undefined when it does not exist, is deleted or is somebody else's. */
export async function findRentalOrder(
  db: Database,
  userId: string,
  id: string,
): Promise<FullRentalOrder | undefined> {
  const [row] = await db
    .select({
      order: getTableColumns(orders),
      rental: getTableColumns(rentalOrders),
      cartype: jsonRow(cartypeColumns),
      site: jsonRow(getTableColumns(sites)),
      returnSite: jsonRow(getTableColumns(returnSites)),
    })
    .from(orders)
    .innerJoin(rentalOrders, eq(rentalOrders.orderId, orders.id))
    .innerJoin(cartypes, eq(cartypes.id, rentalOrders.cartypeId))
    .innerJoin(sites, eq(sites.id, rentalOrders.siteId))
    .innerJoin(returnSites, eq(returnSites.id, rentalOrders.returnSiteId))
    .where(and(eq(orders.id, id), visibleTo(userId)));
  return row && { ...row, order: readOrder(row.order), rental: readRental(row.rental) };
}

/** What a list shows of rentals, in one query; in any order. */
export function listRentals(
  db: Database,
  listed: readonly OrderRow[],
): Promise<(ListedRental & { orderId: string })[]> {
  return db
    .select({
      orderId: rentalOrders.orderId,
      fromTime: rentalOrders.fromTime,
      toTime: rentalOrders.toTime,
      cartype: jsonRow(cartypeColumns),
      siteName: sites.name,
      returnSiteName: returnSites.name,
    })
    .from(rentalOrders)
    .innerJoin(cartypes, eq(cartypes.id, rentalOrders.cartypeId))
    .innerJoin(sites, eq(sites.id, rentalOrders.siteId))
    .innerJoin(returnSites, eq(returnSites.id, rentalOrders.returnSiteId))
    .where(
      inArray(
        rentalOrders.orderId,
        listed.map(({ id }) => id),
      ),
    );
}

/** A rental order under the lock of its order (`lockOrder` says why); undefined when there is none. */
export async function lockRentalOrder(tx: Database, id: string): Promise<RentalOrder | undefined> {
  const [row] = await tx
    .select({ order: getTableColumns(orders), rental: getTableColumns(rentalOrders) })
    .from(orders)
    .innerJoin(rentalOrders, eq(rentalOrders.orderId, orders.id))
    .where(eq(orders.id, id))
    .for('update', { of: orders });
  return row && { order: readOrder(row.order), rental: readRental(row.rental) };
}

/** An order of this line with what the rental adds. */
export async function rentalOf(db: Database, order: OrderRow): Promise<RentalOrder> {
  const [stored] = await db.select().from(rentalOrders).where(eq(rentalOrders.orderId, order.id));
  if (!stored) throw new Error('A rental order has no rental');
  return { order: readOrder(order), rental: readRental(stored) };
}
