import type { Call } from './call';

/** UNKNOWN is a state of its own: the provider has not said yet; it is never shown as a failure. */
export type PaymentStatus = 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'CANCELLED' | 'UNKNOWN';

export interface PayApi {
  /** State of a payment of the renter. */
  'GET /api/pay/query': Call<
    { payment_id: string },
    { payment_id: string; orderid: string; amount: number; status: PaymentStatus; expires_at: string }
  >;
  /** The sandbox cashier (decision 15): says how the payment ends. Not there when a real provider is configured. */
  'POST /api/pay/sandbox': Call<
    { payment_id: string; outcome: 'SUCCEED' | 'FAIL' | 'CANCEL' | 'UNKNOWN' },
    { status: PaymentStatus }
  >;
}
