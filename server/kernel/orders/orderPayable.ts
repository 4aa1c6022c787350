import { can, statusText } from '../../../src/domain/orderLife';
import { lifeOf } from '../../../src/domain/orderLines';
import { yuanText } from '../../../src/domain/money';
import type { Database } from '../../db/database';
import type { Subject } from '../money/accounts';
import type { Description, Payable } from '../money/payable';
import type { OrderLine } from './orderLine';
import {
  addEvents,
  countMoney,
  isOrderOverdue,
  lockOrder,
  moveOrder,
  ownerOfOrder,
  overdueState,
  readOrder,
  type OrderRow,
} from './orderRepository';
import { dueOf, leftOf, standingOf } from './orderStanding';

/** An order as what money is about: rows of payments carry its line, so no line changes its name. */
export const orderSubject = ({ line, id }: Pick<OrderRow, 'line' | 'id'>): Subject => ({ kind: line, id });

/** What paying is like on one line: what becomes of an order that is paid, and what the cashier calls it. */
interface Own extends Pick<Payable<OrderRow>, 'accept' | 'describeToOthers'> {
  /** Throws when there is none. */
  describe(db: Database, id: string): Promise<Pick<Description, 'title' | 'lines'>>;
}

/** Orders of a line as what is paid for: what is the same on all lines, and the line's own. */
export const orderPayable = (line: OrderLine, own: Own): Payable<OrderRow> => ({
  kind: line.line,
  noun: '这个订单',
  async lock(tx, id, options) {
    const order = await lockOrder(tx, id, options);
    return order?.line === line.line ? order : undefined;
  },
  due: dueOf,
  // Another sum was due when the payment began: what is left by now is asked for anew.
  accept: async (tx, order, amount, now) =>
    amount === leftOf(order) && (await own.accept(tx, order, amount, now)),
  async refuse(tx, { id, line: name, state }, amount, now) {
    await countMoney(tx, id, amount, amount);
    const why = can(lifeOf(name), state, 'pay') ? '待付金额已有变化' : '订单已不在待支付状态';
    await addEvents(tx, id, now, `${why}，收到的¥${yuanText(amount)}已原路退回`);
  },
  async describe(db, id, now) {
    const [words, order] = await Promise.all([own.describe(db, id), readOrder(db, id)]);
    const waitsForever = lifeOf(order.line).states[order.state]?.overdue === undefined;
    const expiresAt = waitsForever ? null : order.expiresAt;
    return { ...words, expiresAt, standing: standingOf(line, order, now) };
  },
  ...(own.describeToOthers && { describeToOthers: own.describeToOthers }),
  ownerOf: (db, id) => ownerOfOrder(db, line.line, id),
  isOverdue: isOrderOverdue,
  lapse: (tx, order, now) => lapseOrder(tx, line, order, now),
});

/** Ends an order under lock whose time to pay is over, and gives back what it held; false where it is not over. */
async function lapseOrder(tx: Database, line: OrderLine, order: OrderRow, now: Date): Promise<boolean> {
  const to = overdueState(order, now);
  if (to === undefined || !(await moveOrder(tx, order, { to, by: 'system', now }))) return false;
  await line.release(tx, order, now);
  const end = statusText(lifeOf(order.line), to);
  await addEvents(tx, order.id, now, `超过${line.minutesToPay}分钟未支付，订单${end}`);
  return true;
}
