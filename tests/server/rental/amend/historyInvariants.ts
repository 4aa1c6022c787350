import { deepStrictEqual, ok } from 'node:assert';
import { eq, isNotNull } from 'drizzle-orm';
import { coupons } from '../../../../server/areas/account/schema';
import { rentalDeposits, rentalHandovers } from '../../../../server/areas/rental/handover/schema';
import { rentalAmendments, rentalOrders } from '../../../../server/areas/rental/schema';
import { HOUSE } from '../../../../server/kernel/money/accounts';
import { orders } from '../../../../server/kernel/orders/schema';
import { inventory, stockDays } from '../../../../server/kernel/stock/schema';
import { stockDaysOf } from '../../../../server/kernel/stock/stockDays';
import { cameToNothing, type Mover } from '../../../../src/domain/orderLife';
import { rentalLife, type RentalState } from '../../../../src/domain/rentalLife';
import type { Database } from '../../../../server/db/database';
import { assertDeposits, assertMoved, ledgerOf, readMoney, total } from '../../support/histories/invariants';
import type { History } from './History';
import type { Action } from './historySteps';

type AmendmentRow = typeof rentalAmendments.$inferSelect;
type DepositRow = typeof rentalDeposits.$inferSelect;

/** An order with all that belongs to it. */
interface Whole {
  order: typeof orders.$inferSelect;
  rental: typeof rentalOrders.$inferSelect;
  amendments: AmendmentRow[];
  deposits: DepositRow[];
  /** When the car came back. */
  returned?: Date;
}

async function readOrders(db: Database): Promise<Whole[]> {
  const rows = await db
    .select({ order: orders, rental: rentalOrders })
    .from(orders)
    .innerJoin(rentalOrders, eq(rentalOrders.orderId, orders.id));
  const [amendments, deposits, handovers] = await Promise.all([
    db.select().from(rentalAmendments),
    db.select().from(rentalDeposits),
    db.select().from(rentalHandovers),
  ]);
  return rows.map(({ order, rental }) => ({
    order,
    rental,
    amendments: amendments.filter(({ orderId }) => orderId === order.id),
    deposits: deposits.filter(({ orderId }) => orderId === order.id),
    returned: handovers.find(({ orderId, kind }) => orderId === order.id && kind === 'RETURN')?.createdAt,
  }));
}

const stateOf = ({ order }: Whole): RentalState => order.state as RentalState;

/** Who can move an order by each action, besides the system and the providers, who may be late with anything. */
const MOVERS: Readonly<Partial<Record<Action, Mover>>> = {
  cancel: 'member',
  siteCancel: 'staff',
  noShow: 'staff',
  modify: 'member',
  relet: 'member',
  giveUp: 'member',
  accept: 'member',
  review: 'member',
  handOver: 'staff',
  takeBack: 'staff',
  sendBill: 'staff',
  conclude: 'staff',
  payFromDeposit: 'staff',
  release: 'staff',
};

/** The days that an order holds: until its car is back, and of what was used all. */
function heldDays({ rental: { fromTime, toTime }, returned = toTime }: Whole): string[] {
  const end = returned < fromTime ? fromTime : returned < toTime ? returned : toTime;
  return stockDaysOf(fromTime, end);
}

/** What orders that came to something and changes that wait hold together is what is taken, and there is no more. */
async function assertStock(db: Database, all: readonly Whole[]): Promise<void> {
  const held: Record<string, number> = {};
  const hold = (siteId: string, days: string[]): void => {
    for (const day of days) held[`${siteId} ${day}`] = (held[`${siteId} ${day}`] ?? 0) + 1;
  };
  for (const whole of all) {
    if (cameToNothing(rentalLife, stateOf(whole))) continue;
    const { siteId } = whole.rental;
    const own = heldDays(whole);
    hold(siteId, own);
    for (const { state, choice } of whole.amendments) {
      if (state !== 'UNPAID') continue;
      const wanted = stockDaysOf(choice.from_time, choice.to_time);
      hold(choice.site_id, choice.site_id === siteId ? wanted.filter(day => !own.includes(day)) : wanted);
    }
  }
  const rows = await db.select().from(stockDays);
  const taken = rows.filter(row => row.taken !== 0);
  deepStrictEqual(Object.fromEntries(taken.map(row => [`${row.siteId} ${row.day}`, row.taken])), held);
  const cars = await db.select().from(inventory).where(eq(inventory.cartypeId, 'car-lavida'));
  for (const { siteId, taken: out } of taken) {
    const { quantity = 0 } = cars.find(car => car.siteId === siteId) ?? {};
    deepStrictEqual([siteId, out, out > 0 && out <= quantity], [siteId, out, true]);
  }
}

/** What an order costs by now, fen; undefined while it is not settled what that is. */
function costOf({ order, amendments }: Whole, { penalties }: History): number | undefined {
  switch (order.state as RentalState) {
    case 'UNPAID':
      return 0;
    case 'CLOSED':
    case 'CANCELLED':
      return penalties.get(order.id) ?? 0;
    case 'IN_USE':
    case 'RELET_UNPAID':
    case 'AWAITING_RETURN':
    case 'SETTLING': {
      // What is too much after an early return goes back with the settlement.
      const isShorter = amendments.some(({ kind, state }) => kind === 'EARLY_RETURN' && state === 'APPLIED');
      return isShorter ? undefined : order.total;
    }
    case 'AWAITING_SUPPLEMENT':
      return undefined;
    default:
      return order.total;
  }
}

/** What was paid is what was given back and what the order costs, in the order, at the providers and in the ledger. */
async function assertMoney(db: Database, history: History, all: readonly Whole[]): Promise<void> {
  const [{ came, went, revenue }, redeemed, used] = await Promise.all([
    readMoney(db),
    ledgerOf(db, HOUSE.coinsRedeemed.id),
    db.select({ id: coupons.id, orderId: coupons.orderId }).from(coupons).where(isNotNull(coupons.orderId)),
  ]);
  for (const whole of all) {
    const { order, rental, amendments, deposits } = whole;
    const { id, paid, refunded, state } = order;
    const ids = [id, ...amendments.map(amendment => amendment.id)];
    const fromDeposit = deposits.reduce((kept, deposit) => kept + deposit.kept, 0);
    const isNothing = cameToNothing(rentalLife, stateOf(whole));
    const cost = costOf(whole, history) ?? paid - refunded;
    deepStrictEqual(
      [id, state, { paid, refunded, revenue: total(revenue, ids), total: order.total }],
      [
        id,
        state,
        {
          paid: total(came, ids) + fromDeposit,
          refunded: total(went, ids),
          revenue: cost,
          total: rental.bill.total,
        },
      ],
    );
    deepStrictEqual([id, state, paid - refunded], [id, state, cost]);
    if (state === 'AWAITING_SUPPLEMENT') ok(paid - refunded < order.total);
    else if (!isNothing && state !== 'UNPAID') ok(paid - refunded >= order.total);
    deepStrictEqual([id, state, total(redeemed, [id])], [id, state, isNothing ? 0 : rental.wkcoins]);
    const coupon = used.filter(({ orderId }) => orderId === id).map(one => one.id);
    const isUsed = rental.couponId !== null && !isNothing;
    deepStrictEqual([id, state, coupon], [id, state, isUsed ? [rental.couponId] : []]);
  }
}

/** Both deposits are taken with the car, and go back before the order ends. */
function assertDepositsFit(all: readonly Whole[]): void {
  for (const { order, deposits, returned } of all) {
    const isOut = ['IN_USE', 'RELET_UNPAID', 'AWAITING_RETURN'].includes(order.state);
    deepStrictEqual([order.id, deposits.length], [order.id, isOut || returned ? 2 : 0]);
    const isEnded = order.state === 'AWAITING_REVIEW' || order.state === 'COMPLETED';
    if (!isEnded && !isOut && order.state !== 'SETTLING') continue;
    for (const { kind, releasedAt } of deposits) {
      deepStrictEqual([order.id, kind, releasedAt !== null], [order.id, kind, isEnded]);
    }
  }
}

/** Issue 12: what must hold after every step of a history. Resolves to the changes of its orders. */
export async function assertWhole(history: History, what: Action): Promise<AmendmentRow[]> {
  const { db, server } = history.world;
  await server.money.settled();
  const all = await readOrders(db);
  const rows = all.map(({ order }) => order);
  assertMoved(rentalLife, history.states, rows, { what, by: MOVERS[what] });
  await assertStock(db, all);
  await assertMoney(db, history, all);
  await assertDeposits(db, 'RENTAL', all, history.released);
  assertDepositsFit(all);
  return all.flatMap(({ amendments }) => amendments);
}
