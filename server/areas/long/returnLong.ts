import type { Call } from '../../../types/api/call';
import type { EarlyReturnCheck, LongApi } from '../../../types/api/orderLong';
import { ErrorCode } from '../../../src/domain/errorCode';
import { EARLY_RETURN_RULE, overdueOf } from '../../../src/domain/instalments';
import { longLife } from '../../../src/domain/longLife';
import { yuanText } from '../../../src/domain/money';
import { can, statusText } from '../../../src/domain/orderLife';
import { format, isTime, toIso, toMillis } from '../../../src/domain/shanghaiTime';
import type { MemberContext } from '../../http/endpoint';
import { Failure, notFound } from '../../kernel/failure';
import { addEvents, countMoney } from '../../kernel/orders/orderRepository';
import { requestHash } from '../../kernel/orders/requestHash';
import { assertNothingUnknown, lockOwn } from './cancelLong';
import { keyReused } from './extendLong';
import { findChange, findLong, insertChange, paidSubjects, type LongOrder } from './longRepository';
import { oweRest, shorten, shortened } from './shortenLong';

type ReturnCall = LongApi['POST /api/order_long/return'];
type ReturnRequest = ReturnCall extends Call<infer Request, unknown> ? Request : never;
type ReturnData = ReturnCall extends Call<unknown, infer Data> ? Data : never;

/** Why an order cannot be returned early as it stands, one sentence; undefined where it can. */
export function returnObstacle({ order, long, plan }: LongOrder, now: Date): string | undefined {
  if (!can(longLife, order.state, 'earlyReturn')) {
    return `订单${statusText(longLife, order.state)}，不能办理提前还车`;
  }
  if (long.shortenedAt) return `已确认${format(long.toTime, 'M月D日')}提前还车，如需变更请联系客服`;
  return overdueOf(plan, now).length > 0 ? '有租金逾期未付，付清后可以办理提前还车' : undefined;
}

/** The day on which the car would come back; ORDER_STATE, PERIOD_INVALID. */
function endOf(found: LongOrder, toTime: string, now: Date): Date {
  const obstacle = returnObstacle(found, now);
  if (obstacle !== undefined) throw new Failure(ErrorCode.ORDER_STATE, obstacle);
  const invalid = (message: string): Failure => new Failure(ErrorCode.PERIOD_INVALID, message);
  if (!isTime(toTime)) throw invalid('还车时间格式有误，请重新选择');
  const end = new Date(toMillis(toTime));
  if (end <= now) throw invalid('还车时间已过，请重新选择');
  if (end <= found.long.fromTime) throw invalid('请选择晚于交车时间的还车时间');
  if (end >= found.long.toTime) throw invalid('请选择早于到期日的还车时间');
  return end;
}

function checkOf(found: LongOrder, toTime: string, now: Date): EarlyReturnCheck {
  const end = endOf(found, toTime, now);
  const { used, remaining, penalty, total, paid, refund, owed, bill } = shortened(found, end);
  const rule = EARLY_RETURN_RULE;
  return { to_time: toIso(end), used, remaining, penalty, rule, total, paid, refund, owed, bill };
}

/** What an early return of the member's order would come to; nothing changes. */
export async function checkReturn(
  { orderid, to_time: toTime }: { orderid: string; to_time: string },
  { db, member, now }: MemberContext,
): Promise<EarlyReturnCheck> {
  const found = await findLong(db, member.id, orderid);
  if (!found) throw notFound('这个订单');
  return checkOf(found, toTime, now);
}

/**
 * Agrees an early return: the days that are left are free for others, what was paid too much goes back at once, what is
 * owed is one last instalment. One client key does it once. PRICE_CHANGED (data: the new check), ORDER_STATE.
 */
export async function returnLong(
  { orderid, to_time: toTime, client_key: clientKey, expected }: ReturnRequest,
  { money, member, now }: MemberContext,
): Promise<ReturnData> {
  const hash = requestHash({ kind: 'EARLY_RETURN', toTime });
  return money.transaction(now, async work => {
    const { tx } = work;
    const locked = await lockOwn(work, orderid, member.id);
    const twin = await findChange(tx, orderid, clientKey);
    if (twin) {
      if (twin.requestHash !== hash) throw keyReused();
      const { toEnd, penalty, refund, owed } = twin;
      return { to_time: toIso(toEnd), penalty, refund, owed };
    }
    const check = checkOf(locked, toTime, now);
    if (check.total !== expected) {
      throw new Failure(ErrorCode.PRICE_CHANGED, '提前还车的费用有变化，请确认后再提交', check);
    }
    await assertNothingUnknown(work, locked, '办理提前还车');
    const end = new Date(check.to_time);
    const { result, after } = await shorten(work, locked, end);
    const { penalty, refund, owed } = result;
    if (refund > 0) {
      await countMoney(tx, orderid, 0, refund);
      await work.refundPaid(paidSubjects(locked), { reason: 'AMENDED:EARLY_RETURN', amount: refund });
    }
    if (owed > 0) await oweRest(work, after, owed);
    await insertChange(tx, {
      ...{ orderId: orderid, clientKey, requestHash: hash, kind: 'EARLY_RETURN' as const },
      ...{ fromEnd: locked.long.toTime, toEnd: end, penalty, refund, owed, createdAt: now },
    });
    await addEvents(
      tx,
      orderid,
      now,
      `已确认${format(end, 'YYYY年M月D日 HH:mm')}提前还车，违约金¥${yuanText(penalty)}`,
      ...(refund > 0 ? [`已原路退款¥${yuanText(refund)}`] : []),
      ...(owed > 0 ? [`还需支付¥${yuanText(owed)}`] : []),
    );
    return { to_time: check.to_time, penalty, refund, owed };
  });
}
