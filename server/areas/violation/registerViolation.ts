import { ErrorCode } from '../../../src/domain/errorCode';
import { yuanText } from '../../../src/domain/money';
import { format, MINUTE, toMillis } from '../../../src/domain/shanghaiTime';
import type { DeskContext } from '../../http/desk/deskSection';
import { Failure } from '../../kernel/failure';
import { holdForCase } from '../../kernel/orders/depositHolds';
import type { OrderLines } from '../../kernel/orders/orderLine';
import { addEvents, lockOrder } from '../../kernel/orders/orderRepository';
import { tellMember } from '../../kernel/messages/tellMember';
import { referenceNumber } from '../../kernel/referenceNumber';
import {
  caseOf,
  findSameAct,
  insertViolation,
  tellViolation,
  type ViolationRow,
} from './violationRepository';

/** Equal numbers in a row after which something else must be wrong. */
const NUMBER_TRIES = 5;

/** What the traffic police tell of a violation. */
export type FoundViolation = Pick<
  ViolationRow,
  'orderId' | 'happenedAt' | 'place' | 'act' | 'fine' | 'points'
>;

const startOfMinute = (time: Date): number => Math.floor(time.getTime() / MINUTE) * MINUTE;

/** 11月3日的违章: what holds a deposit, for the renter. */
export const violationText = ({ happenedAt }: Pick<ViolationRow, 'happenedAt'>): string =>
  `${format(happenedAt, 'M月D日')}的违章`;

/**
 * Keeps a violation that was found of a car while an order had it: its deposit for violations waits for it from now on, and
 * its renter is told. The same act again answers the same. ORDER_STATE where the car was not out then, NOT_FOUND.
 */
export async function registerViolation(
  lines: OrderLines,
  found: FoundViolation,
  context: Pick<DeskContext, 'db' | 'sms' | 'now' | 'report'>,
): Promise<string> {
  const { db, now } = context;
  const { violation, isNew } = await db.transaction(async tx => {
    const order = await lockOrder(tx, found.orderId);
    const trip = order && (await lines[order.line].trips?.read(tx, order, found.happenedAt));
    if (!order || !trip) throw new Failure(ErrorCode.NOT_FOUND, '没有找到这个订单，或它的车还没有交出');
    const { happenedAt } = found;
    // The police tell the minute.
    if (toMillis(happenedAt) < startOfMinute(trip.from) || happenedAt > (trip.to ?? now)) {
      throw new Failure(ErrorCode.ORDER_STATE, '这个时间不在租车人用车期间，请核对订单和时间');
    }
    const same = await findSameAct(tx, found);
    if (same) return { violation: same, isNew: false };
    for (let attempt = 0; attempt < NUMBER_TRIES; attempt += 1) {
      const row: ViolationRow = {
        ...found,
        ...{ id: referenceNumber('WZ', now, 6), userId: order.userId, plate: trip.plate ?? null },
        ...{ services: [...trip.services], state: 'OPEN', agencyTotal: null, isFromDeposit: false },
        ...{ expiresAt: null, appealReason: null, appealAnswer: null, transferredAt: null, createdAt: now },
      };
      if (!(await insertViolation(tx, row))) continue;
      const reason = violationText(row);
      await holdForCase(tx, caseOf(row), { orderId: order.id, deposit: 'violation', reason, since: now });
      await tellViolation(tx, row.id, now, '查到违章记录，请尽快处理');
      await addEvents(tx, order.id, now, `查到${reason}，请到“违章处理”查看`);
      return { violation: row, isNew: true };
    }
    throw new Error('No free number of a violation was found');
  });
  if (isNew) {
    const { happenedAt, place, act, fine, points } = violation;
    const what = `${format(happenedAt, 'M月D日 HH:mm')}在${place}${act}，罚款¥${yuanText(fine)}，记${points}分`;
    await tellMember(context, violation.userId, `您租用的车辆${what}。请打开租车“我的-违章处理”查看和处理。`);
  }
  return violation.id;
}
