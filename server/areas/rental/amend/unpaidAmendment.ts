import { AMENDMENTS } from '../../../../src/domain/amendment';
import { ErrorCode } from '../../../../src/domain/errorCode';
import type { Mover } from '../../../../src/domain/orderLife';
import type { Database } from '../../../db/database';
import { Failure, notFound } from '../../../kernel/failure';
import type { Money } from '../../../kernel/money/money';
import type { MoneyTransaction } from '../../../kernel/money/moneyTransaction';
import { lapseSubjects } from '../../../kernel/money/lapseSubjects';
import type { MemberContext } from '../../../http/endpoint';
import { lockRentalOrder, type RentalOrder } from '../rentalOrderRepository';
import { rentalSubject } from '../rentalSubject';
import {
  amendmentSubject,
  findAmendment,
  findUnpaidAmendment,
  listOverdueAmendments,
  ownerOfAmendment,
  type AmendmentRow,
} from './amendmentRepository';
import { dropAmendment } from './applyAmendment';

/** Amendments of one sweep; what is left comes with the next. */
const BATCH = 200;

/** Ends the amendments whose time to pay is over and gives back what they held; answers how many it looked after. */
export async function lapseAmendments(db: Database, money: Money, now: Date): Promise<number> {
  const overdue = await listOverdueAmendments(db, now, BATCH);
  return lapseSubjects(
    money,
    overdue.map(({ id }) => amendmentSubject(id)),
    now,
  );
}

/** Brings a member's rental up to date, and the amendment of it that waits for its money. NOT_FOUND. */
export async function refreshRental(
  orderId: string,
  { db, money, member, now }: Pick<MemberContext, 'db' | 'money' | 'member' | 'now'>,
): Promise<void> {
  await money.refreshOwn(member.id, rentalSubject(orderId), now);
  const unpaid = await findUnpaidAmendment(db, orderId);
  if (unpaid) await money.refresh(amendmentSubject(unpaid.id), now);
}

/**
 * Gives up the amendment of an order that waits for its money, if it has one, for whatever moves the order on. Under the
 * lock of the order; answers the order as it stands then. ORDER_STATE while the result of a payment is unknown.
 */
export async function giveUpUnpaid(work: MoneyTransaction, amended: RentalOrder): Promise<RentalOrder> {
  const unpaid = await findUnpaidAmendment(work.tx, amended.order.id);
  if (!unpaid) return amended;
  await giveUp(work, amended, unpaid, 'system');
  const locked = await lockRentalOrder(work.tx, amended.order.id);
  if (!locked) throw new Error('An order is gone under its lock');
  return locked;
}

async function giveUp(
  work: MoneyTransaction,
  amended: RentalOrder,
  unpaid: AmendmentRow,
  by: Mover,
): Promise<void> {
  const { tx, now } = work;
  const { noun } = AMENDMENTS[unpaid.kind];
  const subject = amendmentSubject(unpaid.id);
  if (await work.hasUnknownPayment(subject)) {
    throw new Failure(ErrorCode.ORDER_STATE, `${noun}的支付结果正在确认，请稍后再试`);
  }
  await work.closePayments(subject);
  const end = { state: 'CANCELLED', by, text: `没有支付的${noun}已取消` } as const;
  await dropAmendment(tx, amended, unpaid, end, now);
}

/** Gives up an amendment that waits for its money. NOT_FOUND, ORDER_STATE. */
export async function cancelAmendment(
  { amendment_id: id }: { amendment_id: string },
  { db, money, member, now }: Pick<MemberContext, 'db' | 'money' | 'member' | 'now'>,
): Promise<Record<never, never>> {
  await money.refreshOwn(member.id, amendmentSubject(id), now);
  const orderId = (await ownerOfAmendment(db, id))?.orderId;
  return money.transaction(now, async work => {
    const amended = orderId === undefined ? undefined : await lockRentalOrder(work.tx, orderId);
    const amendment = amended && (await findAmendment(work.tx, id));
    if (!amendment) throw notFound('这次变更');
    if (amendment.state !== 'UNPAID') {
      const { noun } = AMENDMENTS[amendment.kind];
      throw new Failure(ErrorCode.ORDER_STATE, `${noun}已不在待支付状态，不能取消`);
    }
    await giveUp(work, amended, amendment, 'member');
    return {};
  });
}
