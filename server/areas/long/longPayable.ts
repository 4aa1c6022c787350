import { carName } from '../../../src/domain/carWords';
import { termText, PLAN_TEXTS } from '../../../src/domain/longPricing';
import { yuanText } from '../../../src/domain/money';
import type { Database } from '../../db/database';
import type { Payable } from '../../kernel/money/payable';
import { orderPayable } from '../../kernel/orders/orderPayable';
import { addEvents, moveOrder, type OrderRow } from '../../kernel/orders/orderRepository';
import { dueOf, leftOf } from '../../kernel/orders/orderStanding';
import { holdDeposits } from './longDeposits';
import { isRunning, longLine } from './longLine';
import { changeInstalment, lockLong, readLongOrder, type LongOrder } from './longRepository';

/** The order under lock, with all that decides what is due of it. */
type Locked = OrderRow & { locked: LongOrder };

/** What is due of the order itself, fen: its first payment with the deposits, later its tail. */
export const toPayOf = ({ order, long }: LongOrder): number =>
  order.state === 'UNPAID' ? long.firstPayment : leftOf(order);

/** What comes with the deposits is none of the order's price. */
const depositsIn = ({ long }: LongOrder): number => long.bill.deposits.vehicle + long.bill.deposits.violation;

async function acceptFirst(tx: Database, locked: LongOrder, amount: number, now: Date): Promise<boolean> {
  const { order, plan } = locked;
  const paid = amount - depositsIn(locked);
  if (!(await moveOrder(tx, order, { to: 'PREPARING', by: 'provider', now, paid }))) return false;
  const first = plan.find(({ number }) => number === 1);
  if (first) await changeInstalment(tx, first.id, { state: 'PAID', paidAt: now });
  await holdDeposits(tx, locked, now);
  await addEvents(
    tx,
    order.id,
    now,
    `首付款¥${yuanText(amount)}已支付，含押金¥${yuanText(depositsIn(locked))}`,
    '正在备车',
  );
  return true;
}

async function acceptTail(tx: Database, { order }: LongOrder, amount: number, now: Date): Promise<boolean> {
  if (!(await moveOrder(tx, order, { to: 'AWAITING_DEPOSIT', by: 'provider', now, paid: amount })))
    return false;
  await addEvents(tx, order.id, now, `尾款¥${yuanText(amount)}已支付，费用已结清`);
  return true;
}

/** What an order has sold, in words that tell neither for whom nor where. */
async function soldBy(db: Database, id: string): Promise<{ sold: string; found: LongOrder }> {
  const { cartype, ...found } = await readLongOrder(db, id);
  return { sold: `${carName(cartype)} · 长租${termText(found.long.months)}`, found };
}

const base = orderPayable(longLine, {
  // Replaced below: the sum is another one than what is left of the order.
  accept: () => Promise.resolve(false),
  async describe(db, id) {
    const { sold, found } = await soldBy(db, id);
    const { order, long } = found;
    if (order.state === 'TAIL_UNPAID') return { title: `${sold} · 尾款`, lines: ['还车后确认的费用'] };
    const deposits = yuanText(depositsIn(found));
    const what = long.plan === 'ONCE' ? '全部租金' : '首期租金';
    return { title: `${sold} · 首付款`, lines: [`${PLAN_TEXTS[long.plan]}：${what}和押金¥${deposits}`] };
  },
  describeToOthers: async (db, id) => (await soldBy(db, id)).sold,
});

/** A long rental as what is paid for: its first payment with the deposits, and its tail. Months between are paid by themselves. */
export const longPayable: Payable<Locked> = {
  ...base,
  async lock(tx, id, options) {
    const locked = await lockLong(tx, id, options);
    return locked && { ...locked.order, locked };
  },
  due(order, now) {
    dueOf(order, now);
    return toPayOf(order.locked);
  },
  async accept(tx, { locked }, amount, now) {
    if (amount !== toPayOf(locked)) return false;
    const { state } = locked.order;
    if (state === 'UNPAID') return acceptFirst(tx, locked, amount, now);
    return state === 'TAIL_UNPAID' && acceptTail(tx, locked, amount, now);
  },
  async describe(db, id, now) {
    const described = await base.describe(db, id, now);
    const { standing } = described;
    if (standing.state !== 'DUE' && standing.state !== 'PAID') return described;
    const found = await readLongOrder(db, id);
    if (standing.state === 'DUE') return { ...described, standing: { ...standing, amount: toPayOf(found) } };
    // Until the car is back its first payment was made here, with the deposits; the months after it are paid by themselves.
    const amount = isRunning(found.order.state) ? found.long.firstPayment : standing.amount;
    return { ...described, standing: { ...standing, amount } };
  },
};
