import { and, eq, inArray, lte, or, sql } from 'drizzle-orm';
import { cycleLife, type CycleState } from '../../../src/domain/cycleLife';
import { canMove } from '../../../src/domain/orderLife';
import { lifeOf } from '../../../src/domain/orderLines';
import type { Database } from '../../db/database';
import type { MemberContext } from '../../http/endpoint';
import { addEvents, moveOrder } from '../../kernel/orders/orderRepository';
import { orders } from '../../kernel/orders/schema';
import { coupons, daysLeftOf, listDayUses, voucherIdOf } from '../account/public';
import { cycleSubject } from './cyclePayable';
import { lockCycleOrder } from './cycleRepository';
import { cycleOrders } from './schema';

/** Cards of one sweep; what is left comes with the next. */
const BATCH = 200;

const EVENTS = { USED_UP: '天数已全部用完', EXPIRED: '有效期已过，没有用完的天数作废' } as const;

/** Whether a booking may still give its days back: its car is not back yet. */
async function mayComeBack(tx: Database, voucherId: string): Promise<boolean> {
  const ids = (await listDayUses(tx, voucherId)).map(({ orderId }) => orderId);
  if (ids.length === 0) return false;
  const holders = await tx
    .select({ line: orders.line, state: orders.state })
    .from(orders)
    .where(inArray(orders.id, ids));
  return holders.some(({ line, state }) => {
    const stage = lifeOf(line).states[state]?.stage;
    return stage !== undefined && stage !== 'RETURNED';
  });
}

/** Moves a card on by itself where nothing of it is left, or its time is over. */
async function moveOn(
  tx: Database,
  id: string,
  now: Date,
  lock: { skipLocked?: boolean } = {},
): Promise<void> {
  const locked = await lockCycleOrder(tx, id, lock);
  if (!locked || !canMove(cycleLife, locked.order.state, 'EXPIRED', 'system')) return;
  const voucherId = voucherIdOf(id);
  // In this order: days that come back between the two questions are seen by the second.
  const isHeld = await mayComeBack(tx, voucherId);
  const left = (await daysLeftOf(tx, voucherId)) ?? 0;
  const isOver = locked.cycle.validTo < now;
  if (!isOver && (left > 0 || isHeld)) return;
  const to = (left > 0 ? 'EXPIRED' : 'USED_UP') satisfies CycleState;
  if (await moveOrder(tx, locked.order, { to, by: 'system', now })) await addEvents(tx, id, now, EVENTS[to]);
}

/** Brings a member's card up to date before it is read or changed: its payments, its time, its days. NOT_FOUND. */
export async function refreshCycle(
  id: string,
  { db, money, member, now }: Pick<MemberContext, 'db' | 'money' | 'member' | 'now'>,
): Promise<void> {
  await money.refreshOwn(member.id, cycleSubject(id), now);
  await db.transaction(tx => moveOn(tx, id, now));
}

/** Ends the cards whose days are used up or whose time is over. */
export async function moveCyclesOn(db: Database, now: Date): Promise<void> {
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(cycleOrders, eq(cycleOrders.orderId, orders.id))
    .innerJoin(coupons, eq(coupons.id, sql`${voucherIdOf('')} || ${orders.id}`))
    .where(
      and(
        eq(orders.line, 'CYCLE'),
        eq(orders.state, 'ACTIVE'),
        or(lte(cycleOrders.validTo, now), eq(coupons.daysLeft, 0)),
      ),
    )
    .limit(BATCH);
  for (const { id } of due) await db.transaction(tx => moveOn(tx, id, now, { skipLocked: true }));
}
