import { cancelPenalty, type PaidOrder } from '../../../src/domain/cancellation';
import { holidayOn } from '../../../src/domain/holidays';
import { can } from '../../../src/domain/orderLife';
import { groupTotal } from '../../../src/domain/pricing';
import { rentalLife } from '../../../src/domain/rentalLife';
import { dayOf } from '../../../src/domain/shanghaiTime';
import type { Bill } from '../../../types/api/bill';
import type { CancellationFee, OrderChoice } from '../../../types/api/rental';
import type { Database } from '../../db/database';
import { listChangesBeforePickup, type AmendmentRow } from './amend/amendmentRepository';
import type { RentalOrder } from './rentalOrderRepository';

const paidOrder = (
  paid: number,
  { choice, bill }: { choice: OrderChoice; bill: Bill },
  now: Date,
): PaidOrder => ({
  paid,
  pickupTime: choice.from_time,
  now,
  hasDelivery: choice.delivery !== undefined,
  isHoliday: holidayOn(dayOf(choice.from_time)) !== undefined,
  rentalFee: groupTotal(bill, 'rental'),
});

/** How an order stood at its changes before the pickup: it is changed only when all that it cost is paid. */
export const changedOrders = (changes: readonly AmendmentRow[]): PaidOrder[] =>
  changes.map(({ choiceBefore: choice, billBefore: bill, createdAt }) =>
    paidOrder(bill.total, { choice, bill }, createdAt),
  );

/** What cancelling an order costs at a time and what comes back, in fen (specification §3, calcFee). */
export async function feeOfCancelling(
  db: Database,
  { order, rental }: RentalOrder,
  now: Date,
): Promise<CancellationFee> {
  const held = order.paid - order.refunded;
  const changes = await listChangesBeforePickup(db, order.id);
  const { amount, rule } = cancelPenalty({
    ...paidOrder(held, rental, now),
    status: order.state,
    changed: changedOrders(changes),
  });
  return {
    once_penalty_amount: amount,
    refund_amount: can(rentalLife, order.state, 'cancel') ? held - amount : 0,
    rule,
  };
}
