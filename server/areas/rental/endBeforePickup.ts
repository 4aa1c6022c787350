import type { Mover } from '../../../src/domain/orderLife';
import type { MoneyTransaction } from '../../kernel/money/moneyTransaction';
import { moveOrder } from '../../kernel/orders/orderRepository';
import { paidSubjects } from './amend/amendmentRepository';
import { releaseHoldings } from './releaseHoldings';
import type { RentalOrder } from './rentalOrderRepository';
import { rentalSubject } from './rentalSubject';

/**
 * Ends an order whose car was never taken, under its lock: gives back what it held, closes its cashiers, and gives back so
 * many fen of what was paid the way they came. False where its life does not let `by` end it so.
 */
export async function endBeforePickup(
  work: MoneyTransaction,
  ended: RentalOrder,
  { to, by, refund }: { to: 'CANCELLED' | 'CLOSED'; by: Mover; refund: number },
): Promise<boolean> {
  const { tx, now } = work;
  const { id } = ended.order;
  if (!(await moveOrder(tx, ended.order, { to, by, now, refunded: refund }))) return false;
  await releaseHoldings(tx, ended, now);
  await work.closePayments(rentalSubject(id));
  if (refund > 0) {
    await work.refundPaid(await paidSubjects(tx, id), { reason: 'CANCELLED', amount: refund });
  }
  return true;
}
