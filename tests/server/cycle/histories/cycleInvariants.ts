import { deepStrictEqual, ok } from 'node:assert';
import { eq } from 'drizzle-orm';
import { couponDays, coupons } from '../../../../server/areas/account/schema';
import { cycleOrders } from '../../../../server/areas/cycle/schema';
import { refunds } from '../../../../server/kernel/money/schema';
import { orders } from '../../../../server/kernel/orders/schema';
import { cycleLife, type CycleState } from '../../../../src/domain/cycleLife';
import { cycleRefund } from '../../../../src/domain/cyclePlans';
import { cameToNothing, type Mover } from '../../../../src/domain/orderLife';
import { rentalLife, type RentalState } from '../../../../src/domain/rentalLife';
import { assertMoved, readMoney, total } from '../../support/histories/invariants';
import { voucherOf } from '../cycleWorld';
import type { CycleHistory } from './CycleHistory';
import type { Action } from './cycleSteps';

/** Who can move a card by each action. */
const MOVERS: Readonly<Partial<Record<Action, Mover>>> = { cancelCard: 'member', refund: 'member' };

/** Issue 13: what must hold after every step of a history. Resolves to the states of the cards. */
export async function assertWhole(history: CycleHistory, what: Action): Promise<CycleState[]> {
  const { db, server } = history.world;
  await server.money.settled();
  const [cards, bookings, vouchers, uses, { came, went, revenue }, back] = await Promise.all([
    db
      .select({ order: orders, cycle: cycleOrders })
      .from(orders)
      .innerJoin(cycleOrders, eq(cycleOrders.orderId, orders.id)),
    db.select().from(orders).where(eq(orders.line, 'RENTAL')),
    db.select().from(coupons).where(eq(coupons.kind, 'DAYS')),
    db.select().from(couponDays),
    readMoney(db),
    db.select().from(refunds),
  ]);
  assertMoved(
    cycleLife,
    history.states,
    cards.map(({ order }) => order),
    { what, by: MOVERS[what] },
  );
  const ended = new Set<string>();
  for (const { id, state } of bookings) {
    history.bookings.states.set(id, state as RentalState);
    if (cameToNothing(rentalLife, state as RentalState)) ended.add(id);
  }
  // Who has given a booking up holds no days by it.
  for (const { orderId, days } of uses) ok(days > 0 && !ended.has(orderId), `${orderId} holds ${days} days`);
  for (const { order, cycle } of cards) {
    const { id, paid, refunded, total: price } = order;
    const state = order.state as CycleState;
    const voucher = vouchers.find(one => one.id === voucherOf(id));
    const wasPaid = state !== 'UNPAID' && !cameToNothing(cycleLife, state);
    deepStrictEqual([id, state, voucher !== undefined], [id, state, wasPaid]);
    const kept = paid - refunded;
    deepStrictEqual([id, state, kept], [id, state, total(came, [id]) - total(went, [id])]);
    deepStrictEqual([id, state, total(revenue, [id])], [id, state, kept]);
    const own = uses.filter(({ couponId }) => couponId === voucherOf(id));
    const held = own.reduce((sum, { days }) => sum + days, 0);
    const left = voucher?.daysLeft ?? 0;
    ok(left >= 0, `${id} has ${left} days left`);
    const usedAtRefund = history.refunded.get(id) ?? 0;
    switch (state) {
      case 'ACTIVE':
      case 'USED_UP':
      case 'EXPIRED':
        // No day is lost, and none is made.
        deepStrictEqual([id, state, left + held, kept], [id, state, cycle.days, price]);
        break;
      case 'REFUNDED': {
        // What is neither used nor held then is paid back, once, and is gone.
        const { ordinaryDay } = cycle;
        const { kept: keeps } = cycleRefund({ paid: price, ordinaryDay, used: usedAtRefund });
        deepStrictEqual([id, state, left + held, kept], [id, state, usedAtRefund, keeps]);
        break;
      }
      default:
        deepStrictEqual([id, state, kept], [id, state, 0]);
    }
    const times = back.filter(({ subjectId, key }) => subjectId === id && key.startsWith('CANCELLED'));
    deepStrictEqual([id, times.length], [id, state === 'REFUNDED' && kept < price ? 1 : 0]);
  }
  return cards.map(({ order }) => order.state as CycleState);
}
