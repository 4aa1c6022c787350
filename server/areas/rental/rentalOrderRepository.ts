import { and, asc, desc, eq, getTableColumns, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';
import { jsonRow } from '../../db/jsonRow';
import { prepared } from '../../db/prepared';
import {
  lockable,
  overdueState,
  visibleTo,
  type LockOptions,
  type OrderRow,
} from '../../kernel/orders/orderRepository';
import { orders } from '../../kernel/orders/schema';
import type { StockClaim } from '../../kernel/stock/stock';
import type { Bill } from '../../../types/api/bill';
import type { AcceptedAgreement } from '../../../types/api/contract';
import type { OrderChoice } from '../../../types/api/rental';
import { hasEnded, statesOf } from '../../../src/domain/orderLife';
import { rentalLife, type RentalState } from '../../../src/domain/rentalLife';
import { addDays, toMillis } from '../../../src/domain/shanghaiTime';
import { cartypeColumns, cartypes, type CartypeRow } from '../cartype/public';
import { sites, type SiteRow } from '../site/public';
import { rentalAmendments, rentalOrders } from './schema';
import {
  readAccepted,
  readBill,
  readChoice,
  readInsured,
  storedAccepted,
  storedBill,
  storedChoice,
  storedInsured,
  type KeptPerson,
} from './stored';

type StoredRental = typeof rentalOrders.$inferSelect;

/** What a rental adds to its order, with what is stored in versions as the code has it. */
export type RentalRow = Omit<StoredRental, 'bill' | 'choice' | 'insured' | 'accepted'> & {
  bill: Bill;
  choice: OrderChoice;
  insured: KeptPerson[];
  /** Empty for rentals from before it was kept. */
  accepted: AcceptedAgreement[];
};

/** What an amendment may change of it. */
export type RentalChange = Pick<
  RentalRow,
  'bill' | 'choice' | 'insured' | 'siteId' | 'returnSiteId' | 'fromTime' | 'toTime' | 'couponId' | 'wkcoins'
>;

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
export interface ListedRental extends Pick<RentalRow, 'fromTime' | 'toTime' | 'endedBySite'> {
  cartype: CartypeRow;
  siteName: string;
  returnSiteName: string;
  /** The change of it that waits for its money. */
  unpaid: Pick<typeof rentalAmendments.$inferSelect, 'id' | 'kind' | 'difference'> | null;
}

/** A rental of some days, as who books another one is told of it. */
export interface RentalWithin extends Pick<RentalRow, 'fromTime' | 'toTime'> {
  state: RentalState;
  cartype: Pick<CartypeRow, 'brand' | 'series'>;
}

const returnSites = alias(sites, 'return_sites');

const readRental = (stored: StoredRental): RentalRow => ({
  ...stored,
  bill: readBill(stored.bill),
  choice: readChoice(stored.choice),
  insured: readInsured(stored.insured),
  accepted: readAccepted(stored.accepted),
});

/** No other state comes into the database: `moveOrder` asks the life of the line. */
const readOrder = (order: OrderRow): RentalOrder['order'] => ({
  ...order,
  state: order.state as RentalState,
});

/** Stores what a rental adds to the order that was just inserted. */
export async function insertRental(tx: Database, rental: RentalRow): Promise<void> {
  const { bill, choice, insured, accepted } = rental;
  await tx.insert(rentalOrders).values({
    ...rental,
    bill: storedBill(bill),
    choice: storedChoice(choice),
    insured: storedInsured(insured),
    accepted: storedAccepted(accepted),
  });
}

/** Changes the bill of a rental, under its order's lock. */
export async function setBill(tx: Database, orderId: string, bill: Bill): Promise<void> {
  await tx
    .update(rentalOrders)
    .set({ bill: storedBill(bill) })
    .where(eq(rentalOrders.orderId, orderId));
}

/** Notes why its site has ended a rental, under its order's lock. */
export async function setEndedBySite(tx: Database, orderId: string, endedBySite: string): Promise<void> {
  await tx.update(rentalOrders).set({ endedBySite }).where(eq(rentalOrders.orderId, orderId));
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
  return (
    db
      .select({
        orderId: rentalOrders.orderId,
        fromTime: rentalOrders.fromTime,
        toTime: rentalOrders.toTime,
        cartype: jsonRow(cartypeColumns),
        siteName: sites.name,
        returnSiteName: returnSites.name,
        endedBySite: rentalOrders.endedBySite,
        unpaid: {
          id: rentalAmendments.id,
          kind: rentalAmendments.kind,
          difference: rentalAmendments.difference,
        },
      })
      .from(rentalOrders)
      .innerJoin(cartypes, eq(cartypes.id, rentalOrders.cartypeId))
      .innerJoin(sites, eq(sites.id, rentalOrders.siteId))
      .innerJoin(returnSites, eq(returnSites.id, rentalOrders.returnSiteId))
      // At most one of an order waits.
      .leftJoin(
        rentalAmendments,
        and(eq(rentalAmendments.orderId, rentalOrders.orderId), eq(rentalAmendments.state, 'UNPAID')),
      )
      .where(
        inArray(
          rentalOrders.orderId,
          listed.map(({ id }) => id),
        ),
      )
  );
}

/** Which car rentals are for, where and when, in one query; in any order. */
export const listHeld = (
  db: Database,
  listed: readonly OrderRow[],
): Promise<Pick<RentalRow, 'orderId' | 'siteId' | 'cartypeId' | 'fromTime' | 'toTime'>[]> =>
  db
    .select({
      orderId: rentalOrders.orderId,
      siteId: rentalOrders.siteId,
      cartypeId: rentalOrders.cartypeId,
      fromTime: rentalOrders.fromTime,
      toTime: rentalOrders.toTime,
    })
    .from(rentalOrders)
    .where(
      inArray(
        rentalOrders.orderId,
        listed.map(({ id }) => id),
      ),
    );

/** In which a member has, or is about to have, the car. */
const TAKEN = statesOf(rentalLife).filter(state => {
  const { stage } = rentalLife.states[state];
  return stage === 'TO_PAY' || stage === 'TO_PICK_UP' || stage === 'IN_USE';
});

const takenWithin = prepared(db =>
  db
    .select({
      line: orders.line,
      state: orders.state,
      expiresAt: orders.expiresAt,
      fromTime: rentalOrders.fromTime,
      toTime: rentalOrders.toTime,
      cartype: { brand: cartypes.brand, series: cartypes.series },
    })
    .from(orders)
    .innerJoin(rentalOrders, eq(rentalOrders.orderId, orders.id))
    .innerJoin(cartypes, eq(cartypes.id, rentalOrders.cartypeId))
    .where(
      and(
        visibleTo(sql.placeholder('userId')),
        inArray(orders.state, TAKEN),
        lt(rentalOrders.fromTime, sql.placeholder('to')),
        gt(rentalOrders.toTime, sql.placeholder('from')),
      ),
    )
    .orderBy(asc(rentalOrders.fromTime))
    .prepare('rentals_within'),
);

/** Rentals of a member that are to be paid, to be picked up or out in some part of a period, the earliest first. */
export async function listRentalsWithin(
  db: Database,
  userId: string,
  period: Pick<OrderChoice, 'from_time' | 'to_time'>,
  now: Date,
): Promise<RentalWithin[]> {
  const rows = await takenWithin(db).execute({ userId, from: period.from_time, to: period.to_time });
  return rows
    .filter(order => overdueState(order, now) === undefined)
    .map(({ state, cartype, fromTime, toTime }) => ({
      state: state as RentalState,
      cartype,
      fromTime,
      toTime,
    }));
}

/** Changes what a rental adds to its order, under the lock of the order. */
export async function changeRental(
  tx: Database,
  orderId: string,
  { bill, choice, insured, ...changes }: RentalChange,
): Promise<void> {
  await tx
    .update(rentalOrders)
    .set({
      ...changes,
      bill: storedBill(bill),
      choice: storedChoice(choice),
      insured: storedInsured(insured),
    })
    .where(eq(rentalOrders.orderId, orderId));
}

/**
 * A rental order under the lock of its order (`lockOrder` says why); undefined when there is none, with `skipLocked` also
 * when another transaction holds it.
 */
export async function lockRentalOrder(
  tx: Database,
  id: string,
  { skipLocked = false, ownerId }: LockOptions = {},
): Promise<RentalOrder | undefined> {
  const [row] = await tx
    .select({ order: getTableColumns(orders), rental: getTableColumns(rentalOrders) })
    .from(orders)
    .innerJoin(rentalOrders, eq(rentalOrders.orderId, orders.id))
    .where(lockable(id, ownerId))
    .for('update', skipLocked ? { of: orders, skipLocked } : { of: orders });
  return row && { order: readOrder(row.order), rental: readRental(row.rental) };
}

/** An order of this line with what the rental adds. */
export async function rentalOf(db: Database, order: OrderRow): Promise<RentalOrder> {
  const [stored] = await db.select().from(rentalOrders).where(eq(rentalOrders.orderId, order.id));
  if (!stored) throw new Error('A rental order has no rental');
  return { order: readOrder(order), rental: readRental(stored) };
}

/** All rental orders of a member, newest first, also those that they deleted. */
export async function rentalsOf(db: Database, userId: string): Promise<RentalOrder[]> {
  const rows = await db
    .select({ order: getTableColumns(orders), rental: getTableColumns(rentalOrders) })
    .from(orders)
    .innerJoin(rentalOrders, eq(rentalOrders.orderId, orders.id))
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), desc(orders.id));
  return rows.map(({ order, rental }) => ({ order: readOrder(order), rental: readRental(rental) }));
}

/** When the first rental of a car type that runs begins at a site on a day (`YYYY-MM-DD`); undefined where none does. */
export async function firstRentalPickup(
  db: Database,
  { siteId, cartypeId }: Pick<StockClaim, 'siteId' | 'cartypeId'>,
  day: string,
): Promise<Date | undefined> {
  const running = statesOf(rentalLife).filter(state => !hasEnded(rentalLife, state));
  const [first] = await db
    .select({ fromTime: rentalOrders.fromTime })
    .from(rentalOrders)
    .innerJoin(orders, eq(orders.id, rentalOrders.orderId))
    .where(
      and(
        eq(rentalOrders.siteId, siteId),
        eq(rentalOrders.cartypeId, cartypeId),
        inArray(orders.state, running),
        gte(rentalOrders.fromTime, new Date(toMillis(day))),
        lt(rentalOrders.fromTime, new Date(toMillis(addDays(day, 1)))),
      ),
    )
    .orderBy(asc(rentalOrders.fromTime))
    .limit(1);
  return first?.fromTime;
}
