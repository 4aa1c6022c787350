import { Type } from 'typebox';
import type { OrderApi } from '../../../types/api/order';
import { ErrorCode } from '../../../src/domain/errorCode';
import { ORDER_STAGES, type OrderStage } from '../../../src/domain/orderLife';
import { member, type Area, type MemberContext } from '../../http/endpoint';
import { limitPayments } from '../../http/limitPayments';
import { payerOf, paymentFields } from '../../http/paymentFields';
import { pageNumber } from '../../http/pageNumber';
import { Failure, notFound } from '../../kernel/failure';
import { summarizeOrders, type OrderLines } from '../../kernel/orders/orderLine';
import { orderSubject } from '../../kernel/orders/orderPayable';
import {
  countOrders,
  findOrder,
  hideOrder,
  NOT_HIDDEN,
  pageOfOrders,
  type OrderRow,
} from '../../kernel/orders/orderRepository';

const PAGE_SIZE = 10;

const orderStage = Type.Unsafe<OrderStage>({ type: 'string', enum: ORDER_STAGES.map(({ key }) => key) });

const id = Type.String({ minLength: 1, maxLength: 64 });

/** The member's order, of whatever line. */
async function ownOrder(orderId: string, { db, member: owner }: MemberContext): Promise<OrderRow> {
  const order = await findOrder(db, owner.id, orderId);
  if (!order) throw notFound('这个订单');
  return order;
}

/**
 * What can be done with the orders of every line (specification §7, /api/order). Who is not their owner cannot tell
 * that they exist.
 */
export const orderArea = (lines: OrderLines): Area<OrderApi> => ({
  'GET /api/order/get_orders': member(
    'Orders of the renter, newest first, 10 a page',
    Type.Object({
      page: pageNumber,
      aliasStatus: Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)]),
      stage: Type.Optional(orderStage),
    }),
    async ({ page, aliasStatus, stage }, { db, member: owner, now }) => {
      const { orders, total } = await pageOfOrders(
        db,
        { userId: owner.id, group: aliasStatus, stage, now },
        { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE },
      );
      return { orders: await summarizeOrders(db, lines, orders, now), total };
    },
  ),
  'GET /api/order/get_counts': member(
    'How many processing orders are in each stage',
    Type.Object({}),
    async (_request, { db, member: owner, now }) => ({ counts: await countOrders(db, owner.id, now) }),
  ),
  'POST /api/order/delete': member(
    'Hides an ended order from the list',
    Type.Object({ orderid: id }),
    async ({ orderid }, context) => {
      const { db, money, member: owner, now } = context;
      await money.refresh(orderSubject(await ownOrder(orderid, context)), now);
      if (!(await hideOrder(db, owner.id, orderid, now))) {
        throw new Failure(ErrorCode.ORDER_STATE, NOT_HIDDEN);
      }
      return {};
    },
  ),
  'POST /api/order/pay': member(
    'Begins a payment of what is due',
    Type.Object({ orderid: id, ...paymentFields }),
    async ({ orderid, client_key: clientKey, ...paid }, context) => {
      const { money, member: owner, now } = context;
      const subject = orderSubject(await ownOrder(orderid, context));
      await limitPayments(context);
      const payer = await payerOf(paid, context);
      return money.begin({ userId: owner.id, subject, method: paid.method, clientKey, payer }, now);
    },
  ),
});
