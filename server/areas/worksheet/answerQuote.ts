import type { DataOf, RequestOf } from '../../../types/api';
import { demandLife, quoteText, untilService, type DemandState } from '../../../src/domain/demandLife';
import { demandOrderLife } from '../../../src/domain/demandOrderLife';
import { ErrorCode } from '../../../src/domain/errorCode';
import { MINUTE, toIso, toMillis } from '../../../src/domain/shanghaiTime';
import { writtenText } from '../../../src/domain/writtenText';
import type { Database } from '../../db/database';
import type { MemberContext } from '../../http/endpoint';
import { limitBookings } from '../../http/limitBookings';
import { Failure, notFound } from '../../kernel/failure';
import { assertMayOrder } from '../../kernel/orders/orderLimits';
import {
  addEvents,
  findOrderByClientKey,
  insertOrder,
  moveOrder,
  type OrderRow,
} from '../../kernel/orders/orderRepository';
import { requestHash } from '../../kernel/orders/requestHash';
import { referenceNumber } from '../../kernel/referenceNumber';
import { DEMAND_KINDS } from './demandKinds';
import { factsOf, isExpired, titleOf } from './worksheetPresenter';
import { worksheetLine } from './worksheetLine';
import { insertWorksheetOrder } from './worksheetOrderRepository';
import {
  lockDemandOf,
  markDeclined,
  moveDemand,
  newestQuote,
  tellDemand,
  type DemandRow,
  type QuoteRow,
} from './worksheetRepository';

type Accept = 'POST /api/worksheet/accept';

/** Equal order numbers in a row after which something else must be wrong. */
const NUMBER_TRIES = 5;

/** The member's demand under lock; NOT_FOUND, also for somebody else's. */
export async function lockOwnDemand(tx: Database, id: string, memberId: string): Promise<DemandRow> {
  const demand = await lockDemandOf(tx, id, memberId);
  if (!demand) throw notFound('这个需求');
  return demand;
}

const wrongState = (state: DemandState, what: string): Failure =>
  new Failure(ErrorCode.DEMAND_STATE, `需求${demandLife[state].text}，不能${what}`);

/** The quote that is meant, while it is the newest and nobody has answered it. DEMAND_STATE, NOT_FOUND. */
async function quoteOf(tx: Database, demand: DemandRow, quoteId: string, what: string): Promise<QuoteRow> {
  if (demand.state !== 'QUOTED') throw wrongState(demand.state, what);
  const quote = await newestQuote(tx, demand.id);
  if (!quote || quote.isDeclined) throw wrongState(demand.state, what);
  if (quote.id !== quoteId) {
    throw new Failure(ErrorCode.PRICE_CHANGED, '报价有更新，请查看新的报价', {
      quote_id: quote.id,
      total: quote.total,
    });
  }
  return quote;
}

const present = ({ id, total, expiresAt }: Pick<OrderRow, 'id' | 'total' | 'expiresAt'>): DataOf<Accept> => ({
  orderid: id,
  total,
  expires_at: toIso(expiresAt),
});

/**
 * A quote makes one order at a time: the key under which it stands among those of its member. It is longer than a client may
 * send (64 characters), so that no order of another line stands in its way.
 */
const keyOf = (quoteId: string): string => `the-order-that-follows-the-quote-${quoteId}`;

/** What is offered for nothing waits for no payment: its order is booked as it is made. */
async function book(tx: Database, id: string, now: Date): Promise<void> {
  const order = { id, line: worksheetLine.line, state: demandOrderLife.first };
  if (!(await moveOrder(tx, order, { to: 'BOOKED', by: 'system', now }))) {
    throw new Error('An order that was just made cannot be booked');
  }
  await addEvents(tx, id, now, '不需要付款，预订已确认');
}

/**
 * Accepts a quote: an unpaid order over what was offered; where that is nothing, a booked one. The same quote again, for an answer that was lost or from another
 * device, answers the same order. Errors as the contract lists them.
 */
export async function acceptQuote(
  { id, quote_id: quoteId, expected_total: expected }: RequestOf<Accept>,
  context: MemberContext,
): Promise<DataOf<Accept>> {
  const { db, member, version, now } = context;
  const known = await findOrderByClientKey(db, member.id, keyOf(quoteId));
  if (known) return present(known);
  await limitBookings(context);
  return db.transaction(async tx => {
    const demand = await lockOwnDemand(tx, id, member.id);
    // Who came first at the same moment has it.
    const twin = await findOrderByClientKey(tx, member.id, keyOf(quoteId));
    if (twin) return present(twin);
    const quote = await quoteOf(tx, demand, quoteId, '接受报价');
    if (isExpired(quote, now)) throw new Failure(ErrorCode.QUOTE_EXPIRED, '报价已过期，客服会为您重新报价');
    if (quote.total !== expected) {
      throw new Failure(ErrorCode.PRICE_CHANGED, '报价有更新，请查看新的报价', {
        quote_id: quote.id,
        total: quote.total,
      });
    }
    await assertMayOrder(tx, member.id, now);
    await DEMAND_KINDS[demand.kind].takeDay?.(tx, demand);
    const order = {
      ...{ line: worksheetLine.line, userId: member.id, clientKey: keyOf(quoteId), total: quote.total },
      ...{ requestHash: requestHash({ id, quoteId }), channel: version.channel, createdAt: now },
      expiresAt: untilService(
        new Date(now.getTime() + worksheetLine.minutesToPay * MINUTE),
        demand.takeTime,
        now,
      ),
    };
    const isFree = quote.total === 0;
    const use = DEMAND_KINDS[demand.kind].use?.(demand.values as never);
    for (let attempt = 0; attempt < NUMBER_TRIES; attempt += 1) {
      const number = referenceNumber('YC', now, 6);
      const event = isFree ? '已接受报价' : '已接受报价，等待支付';
      if (!(await insertOrder(tx, { id: number, ...order }, event))) continue;
      await insertWorksheetOrder(tx, {
        ...{ orderId: number, worksheetId: demand.id, quoteId, kind: demand.kind, cityId: demand.cityId },
        title: titleOf(demand),
        places: DEMAND_KINDS[demand.kind].places(demand.values as never),
        ...{ facts: factsOf(demand), text: quote.text, takeTime: demand.takeTime, car: null },
        returnTime: use ? new Date(toMillis(use.returnTime)) : null,
        overDayPrice: use?.overDayPrice ?? null,
      });
      if (isFree) await book(tx, number, now);
      if (!(await moveDemand(tx, demand, 'CONFIRMED', 'member'))) throw wrongState(demand.state, '接受报价');
      await tellDemand(
        tx,
        demand.id,
        now,
        `已接受报价${isFree ? '（免费）' : quoteText(quote.total)}，订单${number}`,
      );
      return present({ id: number, total: order.total, expiresAt: order.expiresAt });
    }
    throw new Error('No free order number was found');
  });
}

/** Declines a quote with a word: the talk goes on. Errors as the contract lists them. */
export async function declineQuote(
  { id, quote_id: quoteId, reason }: RequestOf<'POST /api/worksheet/decline'>,
  { db, member, now }: Pick<MemberContext, 'db' | 'member' | 'now'>,
): Promise<void> {
  await db.transaction(async tx => {
    const demand = await lockOwnDemand(tx, id, member.id);
    const quote = await quoteOf(tx, demand, quoteId, '拒绝报价');
    await markDeclined(tx, quote.id);
    if (!(await moveDemand(tx, demand, 'CONTACTED', 'member'))) throw wrongState(demand.state, '拒绝报价');
    const why = writtenText(reason);
    await tellDemand(tx, id, now, why ? `没有接受报价：${why}` : '没有接受报价');
  });
}

/** Gives up a demand. Errors as the contract lists them. */
export async function cancelDemand(
  { id, reason }: RequestOf<'POST /api/worksheet/cancel'>,
  { db, member, now }: Pick<MemberContext, 'db' | 'member' | 'now'>,
): Promise<void> {
  await db.transaction(async tx => {
    const demand = await lockOwnDemand(tx, id, member.id);
    // The same again, when the answer was lost.
    if (demand.state === 'CANCELLED') return;
    if (!(await moveDemand(tx, demand, 'CANCELLED', 'member'))) throw wrongState(demand.state, '取消');
    const why = writtenText(reason);
    await tellDemand(tx, id, now, why ? `需求已取消：${why}` : '需求已取消');
  });
}
