import type { PaymentStatus } from '../../../types/api/pay';
import type { PaymentRow } from './paymentRepository';

/**
 * Who moves the money of payments by WeChat or Alipay (decision 15). Each call may come twice for the same payment
 * or refund, and must then do nothing more. All are made inside the transaction that records them: when it fails
 * it is rolled back and made again. An error of the provider is thrown.
 */
export interface PaymentProvider {
  /** Opens the payment; tells the app which cashier to show. */
  begin(payment: PaymentRow): Promise<'SANDBOX'>;
  /** What the provider says of a payment now; UNKNOWN when it cannot say yet. */
  query(payment: PaymentRow, now: Date): Promise<PaymentStatus>;
  /** Closes a payment so that it can no longer succeed. */
  close(payment: PaymentRow): Promise<void>;
  /** Gives money of a payment back the way it came, in fen. */
  refund(payment: PaymentRow, refund: { key: string; amount: number }): Promise<void>;
}
