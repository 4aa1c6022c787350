import { can } from '@/domain/orderLife';
import { lifeOf } from '@/domain/orderLines';
import { orderLineOf } from '@/stores/orderLines';
import type { OrderSummary } from '~types/api/order';
import { go } from './navigate';

/** What of an order waits for its money, as the button that leads there. */
interface ToPay {
  text: string;
  onClick: () => void;
}

/**
 * The way to what an order waits to have paid: the payment whose result nobody knows yet, else the change that was begun,
 * else the order itself; undefined where nothing is to be paid.
 */
export function toPay({ orderid, line, status, ...order }: OrderSummary): ToPay | undefined {
  const { change_to_pay: amendment_id, confirming_payment: payment_id } = order;
  const { cashier, changeCashier } = orderLineOf(line).screens;
  if (payment_id !== undefined) {
    return { text: '查询支付结果', onClick: () => void go('pay.payment', { payment_id }) };
  }
  if (amendment_id !== undefined && changeCashier !== undefined) {
    // Who has paid the order already is not to think that it is not.
    const text = lifeOf(line).states[status]?.stage === 'TO_PAY' ? '去支付' : '补付差额';
    return { text, onClick: () => void go(changeCashier, { amendment_id }) };
  }
  if (!can(lifeOf(line), status, 'pay')) return undefined;
  return { text: '去支付', onClick: () => void go(cashier, { orderid }) };
}
