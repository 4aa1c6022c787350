import { deepStrictEqual, ok } from 'node:assert';
import { eq, isNotNull } from 'drizzle-orm';
import { coupons } from '../../../../server/areas/account/schema';
import { claimOfLong, plansOf, type InstalmentRow } from '../../../../server/areas/long/longRepository';
import { longCars, longDeposits, longOrders } from '../../../../server/areas/long/schema';
import type { Database } from '../../../../server/db/database';
import { orders } from '../../../../server/kernel/orders/schema';
import { stockDays } from '../../../../server/kernel/stock/schema';
import { longLife, type LongState } from '../../../../src/domain/longLife';
import { cameToNothing, type Mover } from '../../../../src/domain/orderLife';
import { CARS } from '../../rental/rentalWorld';
import { assertDeposits, assertMoved, readMoney, total } from '../../support/histories/invariants';
import type { LongHistory } from './LongHistory';
import type { Action } from './longSteps';

/** An order with all that belongs to it. */
interface Whole {
  order: typeof orders.$inferSelect;
  long: typeof longOrders.$inferSelect;
  plan: readonly InstalmentRow[];
  deposits: (typeof longDeposits.$inferSelect)[];
  cars: (typeof longCars.$inferSelect)[];
}

async function readOrders(db: Database): Promise<Whole[]> {
  const rows = await db
    .select({ order: orders, long: longOrders })
    .from(orders)
    .innerJoin(longOrders, eq(longOrders.orderId, orders.id));
  const [plans, deposits, cars] = await Promise.all([
    plansOf(
      db,
      rows.map(({ order }) => order.id),
    ),
    db.select().from(longDeposits),
    db.select().from(longCars),
  ]);
  const of = <Row extends { orderId: string }>(all: readonly Row[], id: string): Row[] =>
    all.filter(({ orderId }) => orderId === id);
  return rows.map(({ order, long }) => ({
    ...{ order, long, plan: plans.get(order.id) ?? [] },
    ...{ deposits: of(deposits, order.id), cars: of(cars, order.id) },
  }));
}

const stateOf = ({ order }: Whole): LongState => order.state as LongState;
const isNothing = (whole: Whole): boolean => cameToNothing(longLife, stateOf(whole));

/** Who can move an order by each action. */
const MOVERS: Readonly<Partial<Record<Action, Mover>>> = {
  cancel: 'member',
  extend: 'member',
  siteCancel: 'staff',
  deliver: 'staff',
  exchange: 'staff',
  exchangeBack: 'staff',
  takeBack: 'staff',
  payFromDeposit: 'staff',
  release: 'staff',
};

/** What orders that came to something hold together, with cars that are out besides, is what is taken, and there is no more. */
async function assertStock(db: Database, all: readonly Whole[]): Promise<void> {
  const held: Record<string, number> = {};
  for (const whole of all) {
    if (isNothing(whole)) continue;
    const besides = whole.cars.flatMap(car => car.held ?? []);
    for (const day of [...claimOfLong(whole.long).days, ...besides]) held[day] = (held[day] ?? 0) + 1;
  }
  const rows = await db.select().from(stockDays);
  const taken = Object.fromEntries(rows.filter(row => row.taken !== 0).map(row => [row.day, row.taken]));
  deepStrictEqual(taken, held);
  for (const [day, out] of Object.entries(taken)) {
    deepStrictEqual([day, out, out > 0 && out <= CARS], [day, out, true]);
  }
}

const RUNNING: readonly LongState[] = ['PREPARING', 'IN_USE', 'EXCHANGING', 'AWAITING_RETURN'];

const sumOf = (plan: readonly InstalmentRow[], ...states: readonly InstalmentRow['state'][]): number =>
  plan.reduce((sum, { amount, state }) => sum + (states.includes(state) ? amount : 0), 0);

/** Months follow each other without a gap, and what is asked for comes after what is paid. */
function assertPlan({ order, long, plan }: Whole): void {
  deepStrictEqual(
    plan.map(({ number }) => number),
    plan.map((_, index) => index + 1),
  );
  for (const { number, amount, state, charge, paidAt } of plan) {
    ok(
      amount >= 0 && charge >= 0 && charge <= amount,
      `${order.id}-${number} asks for ${amount} and ${charge}`,
    );
    deepStrictEqual([number, paidAt !== null], [number, state === 'PAID']);
  }
  const states = plan.filter(({ state }) => state !== 'DROPPED').map(({ state }) => state);
  ok(states.lastIndexOf('PAID') <= (states.indexOf('PLANNED') + states.length) % (states.length + 1));
  if (!RUNNING.includes(order.state as LongState)) return;
  // Instalments sum to the fen: what is kept, and what is still asked for, is what it costs.
  const kept = order.paid - order.refunded;
  deepStrictEqual([order.id, kept + sumOf(plan, 'PLANNED')], [order.id, order.total]);
  if (long.shortenedAt === null) {
    const charges = plan.reduce((sum, { charge }) => sum + charge, 0);
    deepStrictEqual([order.id, sumOf(plan, 'PLANNED', 'PAID') + charges], [order.id, order.total]);
  }
}

/** What was paid is what was given back, what is held and what the order costs, in it, at the providers and in the ledger. */
async function assertMoney(db: Database, history: LongHistory, all: readonly Whole[]): Promise<void> {
  const { came, went, revenue } = await readMoney(db);
  const used = await db
    .select({ id: coupons.id, orderId: coupons.orderId })
    .from(coupons)
    .where(isNotNull(coupons.orderId));
  for (const whole of all) {
    const { order, long, plan, deposits } = whole;
    const { id, paid, refunded, state } = order;
    const ids = [id, ...plan.map(instalment => instalment.id)];
    const held = deposits.reduce(
      (sum, { amount, kept, releasedAt }) => sum + (releasedAt === null ? amount - kept : 0),
      0,
    );
    const kept = paid - refunded;
    deepStrictEqual(
      [id, state, { kept, revenue: total(revenue, ids), total: order.total }],
      [
        id,
        state,
        { kept: total(came, ids) - total(went, ids) - held, revenue: kept, total: long.bill.total },
      ],
    );
    switch (stateOf(whole)) {
      case 'UNPAID':
        deepStrictEqual([id, kept, sumOf(plan, 'PLANNED')], [id, 0, order.total]);
        break;
      case 'CLOSED':
      case 'CANCELLED':
        deepStrictEqual([id, kept], [id, history.penalties.get(id) ?? 0]);
        break;
      case 'TAIL_UNPAID':
        ok(kept < order.total, `${id} owes nothing`);
        break;
      case 'AWAITING_DEPOSIT':
      case 'COMPLETED':
        deepStrictEqual([id, kept], [id, order.total]);
        break;
      default:
    }
    // No instalment is kept twice.
    for (const instalment of plan) {
      const own = total(came, [instalment.id]) - total(went, [instalment.id]);
      const most = instalment.state === 'PAID' ? instalment.amount + instalment.charge : 0;
      ok(own >= 0 && own <= most, `${instalment.id} has kept ${own} of ${most}`);
    }
    const coupon = used.filter(({ orderId }) => orderId === id).map(one => one.id);
    const isUsed = long.couponId !== null && !isNothing(whole);
    deepStrictEqual([id, state, coupon], [id, state, isUsed ? [long.couponId] : []]);
  }
}

/** Deposits are held from the first payment on, and go back before the order ends; one car is out at a time. */
function assertHandovers({ order, deposits, cars }: Whole): void {
  const state = order.state as LongState;
  const isHeld = RUNNING.includes(state) || state === 'TAIL_UNPAID';
  const isOver = state === 'COMPLETED' || state === 'CANCELLED';
  if (isHeld || state === 'AWAITING_DEPOSIT' || state === 'COMPLETED') deepStrictEqual(deposits.length, 2);
  for (const { kind, releasedAt } of deposits) {
    if (isHeld || isOver) deepStrictEqual([order.id, kind, releasedAt !== null], [order.id, kind, isOver]);
  }
  const out = cars.filter(({ backAt }) => backAt === null).length;
  const isOut = RUNNING.includes(state) && state !== 'PREPARING';
  deepStrictEqual([order.id, state, out], [order.id, state, isOut ? 1 : 0]);
}

/** Issue 13: what must hold after every step of a history. */
export async function assertWhole(history: LongHistory, what: Action): Promise<void> {
  const { db, server } = history.world;
  await server.money.settled();
  const all = await readOrders(db);
  assertMoved(
    longLife,
    history.states,
    all.map(({ order }) => order),
    { what, by: MOVERS[what] },
  );
  await assertStock(db, all);
  await assertMoney(db, history, all);
  await assertDeposits(db, 'LONG', all, history.released);
  for (const whole of all) {
    assertPlan(whole);
    assertHandovers(whole);
  }
}
