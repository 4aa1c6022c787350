import { and, eq, gt, or, sql } from 'drizzle-orm';
import { ORDERS_A_DAY_LIMIT, UNPAID_ORDERS_LIMIT } from '../../../src/domain/bookingLimits';
import { ErrorCode } from '../../../src/domain/errorCode';
import { DAY } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import { Failure } from '../failure';
import { users } from '../members/schema';
import { waitsForPayment } from './orderRepository';
import { orders } from './schema';

/**
 * Refuses a member whose unpaid orders hold as much as they may, or who has made as many orders in a day as they may.
 * Asked inside the transaction that makes the order, before anything else: a member's orders are made one after another,
 * so that the limits hold for calls at the same moment, and none is made while the account is closed. TOO_MANY_UNPAID
 * (data: `orderid` of the newest that waits); TOO_MANY_REQUESTS (data: `retry_after`); NOT_LOGGED_IN.
 */
export async function assertMayOrder(tx: Database, userId: string, now: Date): Promise<void> {
  const isThere = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  // Who closed their account meanwhile has emptied their row in the place of this one.
  if (isThere.length === 0) throw new Failure(ErrorCode.NOT_LOGGED_IN, '请先登录');
  const dayAgo = new Date(now.getTime() - DAY);
  const waits = and(waitsForPayment(), gt(orders.expiresAt, now));
  const isOfToday = gt(orders.createdAt, dayAgo);
  const recent = await tx
    .select({
      id: orders.id,
      createdAt: orders.createdAt,
      waits: sql<boolean>`${waits}`,
      isOfToday: sql<boolean>`${isOfToday}`,
    })
    .from(orders)
    .where(and(eq(orders.userId, userId), or(isOfToday, waits)))
    .orderBy(orders.createdAt);

  const unpaid = recent.filter(order => order.waits);
  if (unpaid.length >= UNPAID_ORDERS_LIMIT) {
    throw new Failure(
      ErrorCode.TOO_MANY_UNPAID,
      `您有${unpaid.length}个订单还没支付，请先支付或取消，再下新的订单`,
      { orderid: unpaid.at(-1)?.id },
    );
  }
  const ofToday = recent.filter(order => order.isOfToday);
  const [oldest] = ofToday;
  if (oldest && ofToday.length >= ORDERS_A_DAY_LIMIT) {
    throw new Failure(
      ErrorCode.TOO_MANY_REQUESTS,
      '您一天内下单的次数用完了，请明天再订，或联系客服帮您预订',
      { retry_after: Math.ceil((oldest.createdAt.getTime() + DAY - now.getTime()) / 1000) },
    );
  }
}
