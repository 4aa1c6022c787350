import { and, eq, inArray, isNull, lte, notExists, sql } from 'drizzle-orm';
import type { DepositKind } from '../../../src/domain/deposits';
import { releaseTime } from '../../../src/domain/deposits';
import { yuanText } from '../../../src/domain/money';
import type { Database } from '../../db/database';
import { Failure } from '../../kernel/failure';
import type { Subject } from '../../kernel/money/accounts';
import { hold, keep, release } from '../../kernel/money/deposits';
import type { Money } from '../../kernel/money/money';
import type { MoneyTransaction } from '../../kernel/money/moneyTransaction';
import type { Reason } from '../../kernel/money/reasons';
import { assertNotHeld, heldByNoCase } from '../../kernel/orders/depositHolds';
import { addEvents, moveOrder, type OrderRow } from '../../kernel/orders/orderRepository';
import { orders } from '../../kernel/orders/schema';
import { rewardCompletedOrder } from '../../kernel/orders/rewardCompletedOrder';
import { depositsOf, lockLong, paidSubjects, type LongDepositRow, type LongOrder } from './longRepository';
import { longDeposits } from './schema';

/** Every deposit of a long rental, with its word. */
export const DEPOSIT_NAMES: Readonly<Record<DepositKind, string>> = {
  vehicle: '车辆押金',
  violation: '违章押金',
};

const KINDS = Object.keys(DEPOSIT_NAMES) as DepositKind[];

/** Deposits of one sweep; what is left comes with the next. */
const BATCH = 100;

/** What a deposit is about in the ledger: each of an order is an account of its own. */
const subjectOf = (orderId: string, kind: DepositKind): Subject => ({
  kind: `LONG_${kind.toUpperCase()}_DEPOSIT`,
  id: orderId,
});

/** `once`: what it happens once for, where that is not the order. */
const causeOf = (reason: Reason, orderId: string, kind: DepositKind, now: Date, once = orderId) => ({
  reason,
  subject: subjectOf(orderId, kind),
  now,
  key: `${reason}:LONG:${kind}:${once}`,
});

/** Holds the deposits that came in one sum with the first instalment, under the order's lock. */
export async function holdDeposits(tx: Database, { order, long }: LongOrder, now: Date): Promise<void> {
  const { deposits } = long.bill;
  for (const kind of KINDS) {
    const amount = deposits[kind];
    if (amount === 0) continue;
    await tx.insert(longDeposits).values({ orderId: order.id, kind, amount });
    if (!(await hold(tx, order.userId, amount, 'revenue', causeOf('DEPOSIT_HELD', order.id, kind, now)))) {
      throw new Error('A deposit that was paid could not be held');
    }
  }
}

const heldOf = ({ amount, kept }: LongDepositRow): number => amount - kept;

/** Lets a deposit go, under the order's lock: answers what is to be refunded of it, fen; 0 where it went before. */
async function letGo(tx: Database, { order }: LongOrder, kind: DepositKind, now: Date): Promise<number> {
  const [released] = await tx
    .update(longDeposits)
    .set({ releasedAt: now })
    .where(
      and(eq(longDeposits.orderId, order.id), eq(longDeposits.kind, kind), isNull(longDeposits.releasedAt)),
    )
    .returning();
  const amount = released ? heldOf(released) : 0;
  if (amount === 0) return 0;
  if (
    !(await release(tx, order.userId, amount, 'revenue', causeOf('DEPOSIT_RELEASED', order.id, kind, now)))
  ) {
    throw new Error('A deposit is not held as it was noted');
  }
  return amount;
}

/** Lets both deposits of an order go whose car was never taken: answers what of them is to be refunded, fen. */
export async function letAllGo(tx: Database, locked: LongOrder, now: Date): Promise<number> {
  let sum = 0;
  for (const kind of KINDS) sum += await letGo(tx, locked, kind, now);
  return sum;
}

/** The car is back: from now on it is known when the deposits are given back. */
export async function scheduleReleases(tx: Database, orderId: string, returned: Date): Promise<void> {
  for (const kind of KINDS) {
    await tx
      .update(longDeposits)
      .set({ releaseBy: releaseTime(kind, returned) })
      .where(and(eq(longDeposits.orderId, orderId), eq(longDeposits.kind, kind)));
  }
}

/** Fen of a deposit of an order that are still held. */
export async function heldOfOrder(db: Database, orderId: string, kind: DepositKind): Promise<number> {
  const deposit = (await depositsOf(db, orderId)).find(one => one.kind === kind && one.releasedAt === null);
  return deposit ? heldOf(deposit) : 0;
}

/** Keeps so much of a deposit, under the order's lock; `once`: what it is kept for, once. False where less is held. */
export async function keepFromDeposit(
  tx: Database,
  { id, userId }: Pick<OrderRow, 'id' | 'userId'>,
  { kind, amount, once }: { kind: DepositKind; amount: number; once?: string },
  now: Date,
): Promise<boolean> {
  if ((await heldOfOrder(tx, id, kind)) < amount) return false;
  if (!(await keep(tx, userId, amount, causeOf('DEPOSIT_KEPT', id, kind, now, once)))) {
    throw new Error('A deposit is not held as it was noted');
  }
  await tx
    .update(longDeposits)
    .set({ kept: sql`${longDeposits.kept} + ${amount}` })
    .where(and(eq(longDeposits.orderId, id), eq(longDeposits.kind, kind)));
  await addEvents(tx, id, now, `从${DEPOSIT_NAMES[kind]}中扣除¥${yuanText(amount)}`);
  return true;
}

/** Pays what is owed from the vehicle deposit, as far as it reaches, under the order's lock; answers how much, fen. */
export async function keepOfDeposit(
  { tx, now }: MoneyTransaction,
  { order }: LongOrder,
  owed: number,
): Promise<number> {
  const amount = Math.min(owed, await heldOfOrder(tx, order.id, 'vehicle'));
  if (amount === 0) return 0;
  await keepFromDeposit(tx, order, { kind: 'vehicle', amount }, now);
  return amount;
}

/** An order of which nothing is held any more, or never was, is completed, under its lock. */
async function completeOnceFree(
  tx: Database,
  { order }: LongOrder,
  by: 'staff' | 'system',
  now: Date,
): Promise<void> {
  const deposits = await depositsOf(tx, order.id);
  if (deposits.some(({ releasedAt }) => releasedAt === null)) return;
  if (!(await moveOrder(tx, order, { to: 'COMPLETED', by, now }))) {
    throw new Error('An order changed under its lock');
  }
  await addEvents(tx, order.id, now, deposits.length > 0 ? '押金已全部处理，订单已完成' : '订单已完成');
  await rewardCompletedOrder(tx, order, now);
}

/** Gives a deposit back to who paid it, once. With the last one the order is completed. ORDER_STATE: a case holds it. */
export async function releaseDeposit(
  money: Money,
  { orderId, kind, by }: { orderId: string; kind: DepositKind; by: 'staff' | 'system' },
  now: Date,
): Promise<void> {
  await money.transaction(now, async work => {
    const { tx } = work;
    const locked = await lockLong(tx, orderId);
    if (locked?.order.state !== 'AWAITING_DEPOSIT') return;
    await assertNotHeld(tx, orderId, kind);
    const amount = await letGo(tx, locked, kind, now);
    const name = DEPOSIT_NAMES[kind];
    if (amount > 0) {
      // It came with the first payment; later ones may be those of others, who had the link of an instalment.
      await work.refundPaid(paidSubjects(locked), { reason: `DEPOSIT:${kind}`, amount, oldestFirst: true });
      await addEvents(tx, orderId, now, `已退还${name}¥${yuanText(amount)}`);
    }
    await completeOnceFree(tx, locked, by, now);
  });
}

/** Orders that wait for their deposits, of which none is held: their car is rented without one. */
const listFree = (db: Database) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.line, 'LONG'),
        eq(orders.state, 'AWAITING_DEPOSIT'),
        notExists(
          db
            .select({ kind: longDeposits.kind })
            .from(longDeposits)
            .where(and(eq(longDeposits.orderId, orders.id), isNull(longDeposits.releasedAt))),
        ),
      ),
    )
    .limit(BATCH);

/** Gives back every deposit whose time has come, and completes orders that were rented without one. */
export async function releaseDueLongDeposits(db: Database, money: Money, now: Date): Promise<void> {
  const due = await db
    .select({ orderId: longDeposits.orderId, kind: longDeposits.kind })
    .from(longDeposits)
    .innerJoin(orders, eq(orders.id, longDeposits.orderId))
    .where(
      and(
        inArray(orders.state, ['AWAITING_DEPOSIT']),
        isNull(longDeposits.releasedAt),
        lte(longDeposits.releaseBy, now),
        heldByNoCase(db, longDeposits),
      ),
    )
    .limit(BATCH);
  for (const { orderId, kind } of due) {
    try {
      await releaseDeposit(money, { orderId, kind, by: 'system' }, now);
    } catch (problem) {
      // A case began meanwhile.
      if (!(problem instanceof Failure)) throw problem;
    }
  }
  for (const { id } of await listFree(db)) {
    await db.transaction(async tx => {
      const locked = await lockLong(tx, id, { skipLocked: true });
      if (locked?.order.state === 'AWAITING_DEPOSIT') await completeOnceFree(tx, locked, 'system', now);
    });
  }
}
