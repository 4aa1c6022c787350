import type { Database } from '../../db/database';
import { refunds } from '../../kernel/money/schema';
import { giveBack } from '../../kernel/money/wallet';
import type { PaymentProvider } from './paymentProvider';
import type { PaymentRow } from './paymentRepository';

/** Why money goes back; a payment is refunded at most once for each reason. */
export type RefundReason = 'CANCELLED' | 'LATE';

/**
 * Gives money of a payment back the way it came, in fen. The same payment and reason a second time does nothing.
 * The caller counts it on the order, in the same transaction.
 */
export async function refundPayment(
  tx: Database,
  provider: PaymentProvider,
  payment: PaymentRow,
  refund: { reason: RefundReason; amount: number; now: Date },
): Promise<void> {
  const { amount } = refund;
  const key = `${refund.reason}:${payment.id}`;
  const inserted = await tx
    .insert(refunds)
    .values({ key, paymentId: payment.id, orderId: payment.orderId, amount, createdAt: refund.now })
    .onConflictDoNothing()
    .returning({ key: refunds.key });
  if (inserted.length === 0) return;
  if (payment.method === 'BALANCE') {
    const subject = { kind: 'order', id: payment.orderId };
    const cause = { reason: 'REFUND', subject, now: refund.now, key: `REFUND:${key}` } as const;
    await giveBack(tx, 'balance', payment.userId, amount, cause);
  } else await provider.refund(payment, { key, amount });
}
