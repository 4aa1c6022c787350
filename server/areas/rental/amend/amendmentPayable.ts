import { AMENDMENTS, MINUTES_TO_PAY_AMENDMENT, AMENDMENT_STATES } from '../../../../src/domain/amendment';
import { ErrorCode } from '../../../../src/domain/errorCode';
import { yuanText } from '../../../../src/domain/money';
import { format } from '../../../../src/domain/shanghaiTime';
import type { Database } from '../../../db/database';
import { Failure, notFound } from '../../../kernel/failure';
import type { Owned, Payable, Standing } from '../../../kernel/money/payable';
import { addEvents, countMoney } from '../../../kernel/orders/orderRepository';
import { lockRentalOrder, type RentalOrder } from '../rentalOrderRepository';
import { dueOfAmendment } from './amendmentPresenter';
import {
  AMENDMENT,
  findAmendment,
  isAmendmentOverdue,
  noteReturned,
  ownerOfAmendment,
  type AmendmentRow,
} from './amendmentRepository';
import { applyPaid, dropAmendment } from './applyAmendment';

/** An amendment with its order, under the lock of the order. */
interface LockedAmendment extends Owned {
  amended: RentalOrder;
  amendment: AmendmentRow;
}

const nameOf = ({ kind }: AmendmentRow): string => AMENDMENTS[kind].name;

const closing = (amendment: AmendmentRow): string =>
  `超过${MINUTES_TO_PAY_AMENDMENT}分钟未支付，${nameOf(amendment)}没有生效，订单保持不变，可以重新提交。`;

function standingOf(amendment: AmendmentRow, now: Date): Standing {
  const { state, difference, returned } = amendment;
  if (isAmendmentOverdue(amendment, now)) return { state: 'CLOSED', reason: closing(amendment) };
  if (state === 'UNPAID') return { state: 'DUE', amount: difference, closing: closing(amendment) };
  if (state === 'APPLIED') return { state: 'PAID', amount: Math.max(0, difference) };
  const reason = `付款到账时${nameOf(amendment)}${AMENDMENT_STATES[state]}。`;
  if (returned > 0) return { state: 'REFUNDED', amount: returned, reason };
  if (state === 'LAPSED') return { state: 'CLOSED', reason: closing(amendment) };
  return { state: 'CLOSED', reason: `${nameOf(amendment)}已取消，订单保持不变，可以重新提交。` };
}

/** What a change of a rental costs more: paid by itself, within 15 minutes, or the order stays as it was. */
export const amendmentPayable: Payable<LockedAmendment> = {
  kind: AMENDMENT,
  noun: '这次变更',
  async lock(tx, id, options) {
    const seen = await findAmendment(tx, id);
    const amended = seen && (await lockRentalOrder(tx, seen.orderId, options));
    // Read again: until the lock was there it may have changed.
    const amendment = amended && (await findAmendment(tx, id));
    return amendment && { userId: amended.order.userId, amended, amendment };
  },
  due({ amended, amendment }, now) {
    if (amended.order.deletedAt) throw notFound('这次变更');
    const due = dueOfAmendment(amendment, now);
    if (due > 0) return due;
    if (amendment.state === 'APPLIED') {
      throw new Failure(ErrorCode.ORDER_STATE, `${nameOf(amendment)}已经生效，无需支付`);
    }
    throw new Failure(ErrorCode.PAYMENT_CLOSED, `${nameOf(amendment)}已失效，请返回订单重新提交`);
  },
  accept: (tx, { amended, amendment }, amount, now) => applyPaid(tx, amended, amendment, amount, now),
  async refuse(tx, { amended: { order }, amendment }, amount, now) {
    await noteReturned(tx, amendment, amount);
    await countMoney(tx, order.id, amount, amount);
    const text = `${nameOf(amendment)}已不在待支付状态，收到的¥${yuanText(amount)}已原路退回`;
    await addEvents(tx, order.id, now, text);
  },
  async describe(db, id, now) {
    const amendment = await readAmendment(db, id);
    const { choice, expiresAt } = amendment;
    const time = (iso: string): string => format(iso, 'M月D日 HH:mm');
    const title =
      amendment.kind === 'RELET'
        ? `续租至${time(choice.to_time)}`
        : `修改订单 · ${time(choice.from_time)}至${time(choice.to_time)}`;
    return { title, lines: [], expiresAt, standing: standingOf(amendment, now) };
  },
  ownerOf: async (db, id) => (await ownerOfAmendment(db, id))?.userId,
  async isOverdue(db, id, now) {
    const amendment = await findAmendment(db, id);
    return amendment !== undefined && isAmendmentOverdue(amendment, now);
  },
  async lapse(tx, { amended, amendment }, now) {
    if (!isAmendmentOverdue(amendment, now)) return false;
    const text = `超过${MINUTES_TO_PAY_AMENDMENT}分钟未支付，${nameOf(amendment)}没有生效`;
    await dropAmendment(tx, amended, amendment, { state: 'LAPSED', by: 'system', text }, now);
    return true;
  },
};

async function readAmendment(db: Database, id: string): Promise<AmendmentRow> {
  const amendment = await findAmendment(db, id);
  if (!amendment) throw new Error('The amendment of a payment does not exist');
  return amendment;
}
