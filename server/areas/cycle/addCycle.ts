import type { DataOf, RequestOf } from '../../../types/api';
import { ErrorCode } from '../../../src/domain/errorCode';
import { MINUTE, toIso } from '../../../src/domain/shanghaiTime';
import type { MemberContext } from '../../http/endpoint';
import { limitBookings } from '../../http/limitBookings';
import { Failure } from '../../kernel/failure';
import { assertMayOrder } from '../../kernel/orders/orderLimits';
import {
  findOrderByClientKey,
  insertOrder,
  type NewOrder,
  type OrderRow,
} from '../../kernel/orders/orderRepository';
import { requestHash } from '../../kernel/orders/requestHash';
import { referenceNumber } from '../../kernel/referenceNumber';
import { cycleLine } from './cycleLine';
import { priceCycle } from './cycleOffers';
import { insertCycle } from './cycleRepository';

type Add = 'POST /api/cycle/add';

/** Equal order numbers in a row after which something else must be wrong. */
const NUMBER_TRIES = 5;

const present = ({ id, total, expiresAt }: Pick<OrderRow, 'id' | 'total' | 'expiresAt'>): DataOf<Add> => ({
  orderid: id,
  total,
  expires_at: toIso(expiresAt),
});

/** What is bought, whatever was seen of its price. */
const hashOf = ({ plan, category, city_id, start_day }: RequestOf<Add>): string =>
  requestHash({ plan, category, city_id, start_day });

/** The order that the key has made, for who asks for it again. */
function presentTwin(twin: OrderRow, request: RequestOf<Add>): DataOf<Add> {
  if (twin.requestHash === hashOf(request)) return present(twin);
  throw new Failure(ErrorCode.KEY_REUSED, '您刚才的订单已经提交成功，请先到我的订单里查看', {
    orderid: twin.id,
  });
}

/**
 * Buys a card: an unpaid order. It is priced anew; one client key makes one order, also when it comes twice at the same
 * moment. Errors as the contract lists them.
 */
export async function addCycle(request: RequestOf<Add>, context: MemberContext): Promise<DataOf<Add>> {
  const { db, member, version, now } = context;
  const { client_key: clientKey } = request;
  const known = await findOrderByClientKey(db, member.id, clientKey);
  if (known) return presentTwin(known, request);
  await limitBookings(context);
  const { quote, ...card } = await priceCycle(db, request, now);
  if (quote.bill.total !== request.expected_total) {
    throw new Failure(ErrorCode.PRICE_CHANGED, '价格有变化，请确认新的价格', quote);
  }
  for (let attempt = 0; attempt < NUMBER_TRIES; attempt += 1) {
    const order: NewOrder = {
      id: referenceNumber('ZQ', now, 8),
      line: cycleLine.line,
      userId: member.id,
      clientKey,
      requestHash: hashOf(request),
      total: quote.bill.total,
      channel: version.channel,
      expiresAt: new Date(now.getTime() + cycleLine.minutesToPay * MINUTE),
      createdAt: now,
    };
    const isMade = await db.transaction(async tx => {
      await assertMayOrder(tx, member.id, now);
      if (!(await insertOrder(tx, order, '订单已提交，等待支付'))) return false;
      await insertCycle(tx, {
        ...card,
        orderId: order.id,
        plan: request.plan,
        category: request.category,
        cityId: request.city_id,
        days: quote.offer.days,
        ordinaryDay: quote.offer.ordinary_day_price,
      });
      return true;
    });
    if (isMade) return present(order);
    const twin = await findOrderByClientKey(db, member.id, clientKey);
    if (twin) return presentTwin(twin, request);
  }
  throw new Error('No free order number was found');
}
