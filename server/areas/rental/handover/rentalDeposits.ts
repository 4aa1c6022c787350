import { releaseTime, type DepositKind } from '../../../../src/domain/deposits';
import { yuanText } from '../../../../src/domain/money';
import type { Database } from '../../../db/database';
import { Failure } from '../../../kernel/failure';
import { ErrorCode } from '../../../../src/domain/errorCode';
import type { Subject } from '../../../kernel/money/accounts';
import { hold, keep, release, type DepositMeans } from '../../../kernel/money/deposits';
import type { Money } from '../../../kernel/money/money';
import type { Reason } from '../../../kernel/money/reasons';
import { assertNotHeld } from '../../../kernel/orders/depositHolds';
import { addEvents, moveOrder, type OrderRow } from '../../../kernel/orders/orderRepository';
import { lockRentalOrder, type RentalOrder } from '../rentalOrderRepository';
import {
  countKept,
  insertDeposit,
  listDueDeposits,
  markReleased,
  readHandoverState,
  scheduleRelease,
  type DepositRow,
} from './handoverRepository';

/** Every deposit of a rental, with its word. */
export const DEPOSIT_NAMES: Readonly<Record<DepositKind, string>> = {
  vehicle: '车辆押金',
  violation: '违章押金',
};

const KINDS = Object.keys(DEPOSIT_NAMES) as DepositKind[];

/** The site's own card terminal: it blocks the amount on the renter's card, and lets it go. */
const TERMINAL: DepositMeans = { provider: 'SITE_TERMINAL' };

/** Deposits of one sweep; what is left comes with the next. */
const BATCH = 100;

/** What a deposit is about in the ledger: each of an order is an account of its own. */
const subjectOf = (orderId: string, kind: DepositKind): Subject => ({
  kind: `RENTAL_${kind.toUpperCase()}_DEPOSIT`,
  id: orderId,
});

/** `once`: what it happens once for, where that is not the order. */
const causeOf = (reason: Reason, orderId: string, kind: DepositKind, now: Date, once = orderId) => ({
  reason,
  subject: subjectOf(orderId, kind),
  now,
  key: `${reason}:${kind}:${once}`,
});

/** Takes the deposits at the pickup, unless a credit score stands in for them. Once per order, as its car goes out. */
export async function holdDeposits(tx: Database, { order, rental }: RentalOrder, now: Date): Promise<void> {
  const { deposits } = rental.bill;
  if (deposits.waived) return;
  for (const kind of KINDS) {
    const amount = deposits[kind];
    if (amount === 0) continue;
    await insertDeposit(tx, { orderId: order.id, kind, amount });
    await hold(tx, order.userId, amount, TERMINAL, causeOf('DEPOSIT_HELD', order.id, kind, now));
    await addEvents(tx, order.id, now, `已收取${DEPOSIT_NAMES[kind]}¥${yuanText(amount)}`);
  }
}

/** The car is back: from now on it is known when the deposits are given back. */
export async function scheduleReleases(tx: Database, orderId: string, returned: Date): Promise<void> {
  for (const kind of KINDS) await scheduleRelease(tx, orderId, kind, releaseTime(kind, returned));
}

/** What of a deposit is still held, fen. */
const heldOf = ({ amount, kept }: DepositRow): number => amount - kept;

/**
 * Gives a deposit of a rental back, once: a second time does nothing. With the last one the order waits for nothing but
 * its review. ORDER_STATE while what is owed is not paid, the car is not back, or a case holds it.
 */
export async function releaseDeposit(
  money: Money,
  { orderId, kind, by }: { orderId: string; kind: DepositKind; by: 'staff' | 'system' },
  now: Date,
): Promise<void> {
  await money.transaction(now, async ({ tx }) => {
    const locked = await lockRentalOrder(tx, orderId);
    if (!locked) return;
    const { order } = locked;
    if (order.state !== 'AWAITING_DEPOSIT') {
      throw new Failure(ErrorCode.ORDER_STATE, '费用还没有结清，押金暂时不能退');
    }
    await assertNotHeld(tx, orderId, kind);
    const released = await markReleased(tx, orderId, kind, now);
    if (!released) return;
    const amount = heldOf(released);
    if (amount > 0) {
      const isReleased = await release(
        tx,
        order.userId,
        amount,
        TERMINAL,
        causeOf('DEPOSIT_RELEASED', orderId, kind, now),
      );
      if (!isReleased) throw new Error('A deposit is not held as it was noted');
    }
    const name = DEPOSIT_NAMES[kind];
    const end = amount > 0 ? `已退还${name}¥${yuanText(amount)}` : `${name}已全部抵扣费用`;
    await addEvents(tx, orderId, now, end);
    const { deposits } = await readHandoverState(tx, orderId);
    if (deposits.some(({ releasedAt }) => releasedAt === null)) return;
    if (!(await moveOrder(tx, order, { to: 'AWAITING_REVIEW', by, now }))) {
      throw new Error('An order changed under its lock');
    }
  });
}

/** Gives back every deposit whose time has come. One that cannot be given back does not stop the others. */
export async function releaseDueDeposits(db: Database, money: Money, now: Date): Promise<void> {
  const errors: unknown[] = [];
  for (const { orderId, kind } of await listDueDeposits(db, now, BATCH)) {
    try {
      await releaseDeposit(money, { orderId, kind, by: 'system' }, now);
    } catch (error) {
      // What is owed comes first; until then the deposit stays.
      if (!(error instanceof Failure)) errors.push(error);
    }
  }
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} deposits could not be given back`);
}

/** Fen of a deposit of an order that are still held. */
export async function heldOfOrder(db: Database, orderId: string, kind: DepositKind): Promise<number> {
  const { deposits } = await readHandoverState(db, orderId);
  const deposit = deposits.find(one => one.kind === kind && one.releasedAt === null);
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
  await countKept(tx, id, kind, amount);
  await addEvents(tx, id, now, `从${DEPOSIT_NAMES[kind]}中扣除¥${yuanText(amount)}`);
  return true;
}

/**
 * Pays what is owed from the vehicle deposit, as far as it reaches; answers how much that was, fen. The order's lock is
 * held, and its caller counts the money.
 */
export async function keepOfDeposit(
  tx: Database,
  { order }: RentalOrder,
  owed: number,
  now: Date,
): Promise<number> {
  const amount = Math.min(owed, await heldOfOrder(tx, order.id, 'vehicle'));
  if (amount === 0) return 0;
  await keepFromDeposit(tx, order, { kind: 'vehicle', amount }, now);
  return amount;
}
