import { Type } from 'typebox';
import type { ServiceCode } from '../../../types/api/bill';
import type { OrderApi } from '../../../types/api/order';
import { ErrorCode } from '../../../src/domain/errorCode';
import { SERVICES } from '../../../src/domain/fees';
import { member, open, type Area, type MemberContext } from '../../http/endpoint';
import { Failure, notFound } from '../../kernel/failure';
import { cartypeSearch } from '../cartype/public';
import { addOrder } from './addOrder';
import { cancelOrder } from './cancelOrder';
import { presentOrder, presentOrderSummary } from './orderPresenter';
import {
  countOrders,
  findOrder,
  hideOrder,
  listEvents,
  listOrders,
  listOverdueOrders,
  type FullOrder,
} from './orderRepository';
import { priceChoice } from './priceChoice';
import { rentalSubject } from './rentalSubject';

const PAGE_SIZE = 10;

const id = Type.String({ minLength: 1, maxLength: 64 });
const key = Type.String({ minLength: 8, maxLength: 64 });
const fen = Type.Integer({ minimum: 0 });
const text = Type.String({ maxLength: 1000 });
const serviceCode = Type.Unsafe<ServiceCode>({ type: 'string', enum: SERVICES.map(({ code }) => code) });
const orderOnly = Type.Object({ orderid: id });

const choice = {
  ...cartypeSearch.properties,
  services: Type.Array(serviceCode, { maxItems: 20 }),
  insured_count: Type.Integer({ minimum: 1, maximum: 60 }),
  coupon_id: Type.Optional(id),
  use_wkcoin: Type.Boolean(),
  use_discount: Type.Boolean(),
};

/** The member's order, after it has been brought up to date. */
async function currentOrder(orderId: string, context: MemberContext): Promise<FullOrder> {
  const { db, money, member: owner, now } = context;
  await money.refresh(rentalSubject(orderId), now);
  const order = await findOrder(db, owner.id, orderId);
  if (!order) throw notFound('这个订单');
  return order;
}

/** Orders of a renter (specification §7, /api/order). Who is not their owner cannot tell that they exist. */
export const orderArea: Area<OrderApi> = {
  'POST /api/order/calc': open(
    'Price of a choice; nothing is reserved',
    Type.Object(choice),
    async (request, context) => (await priceChoice(request, context)).quote,
  ),
  'POST /api/order/add': member(
    'Books: an unpaid order that holds its car for 15 minutes',
    Type.Object({
      ...choice,
      client_key: key,
      expected_total: fen,
      renter: Type.Object({ name: text, mobile: text, idcard_no: text }),
      insured: Type.Optional(Type.Array(Type.Object({ name: text, idcard_no: text }), { maxItems: 60 })),
      remark: text,
    }),
    addOrder,
  ),
  'GET /api/order/get_orders': member(
    'Orders of the renter, newest first, 10 a page',
    Type.Object({
      page: Type.Integer({ minimum: 1, maximum: 10_000 }),
      aliasStatus: Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)]),
    }),
    async ({ page, aliasStatus }, { db, money, member: owner, now }) => {
      for (const orderId of await listOverdueOrders(db, owner.id, now)) {
        await money.refresh(rentalSubject(orderId), now);
      }
      const offset = (page - 1) * PAGE_SIZE;
      const rows = await listOrders(db, owner.id, aliasStatus, { offset, limit: PAGE_SIZE });
      return { orders: rows.map(presentOrderSummary), total: await countOrders(db, owner.id, aliasStatus) };
    },
  ),
  'GET /api/order/get_detail': member('An order in full', orderOnly, async ({ orderid }, context) => {
    const order = await currentOrder(orderid, context);
    return presentOrder(order, await listEvents(context.db, orderid), context.now);
  }),
  'GET /api/order/bill/calc': member(
    'The bill of an order, line by line',
    orderOnly,
    async ({ orderid }, context) => {
      const { bill, paid, refunded } = (await currentOrder(orderid, context)).order;
      return { bill, paid, refunded };
    },
  ),
  'POST /api/order/cancel': member(
    'Cancels an order at the penalty that was shown',
    Type.Object({ orderid: id, expected_penalty: fen, reason: Type.String({ maxLength: 200 }) }),
    cancelOrder,
  ),
  'POST /api/order/delete': member(
    'Hides an ended order from the list',
    orderOnly,
    async ({ orderid }, context) => {
      await currentOrder(orderid, context);
      if (!(await hideOrder(context.db, context.member.id, orderid, context.now))) {
        throw new Failure(ErrorCode.ORDER_STATE, '订单还在进行中，不能删除');
      }
      return {};
    },
  ),
  'POST /api/order/pay': member(
    'Begins a payment of what is due',
    Type.Object({
      orderid: id,
      method: Type.Union([Type.Literal('WECHAT'), Type.Literal('ALIPAY'), Type.Literal('BALANCE')]),
      client_key: key,
    }),
    ({ orderid, method, client_key }, { money, member: owner, now }) =>
      money.begin({ userId: owner.id, subject: rentalSubject(orderid), method, clientKey: client_key }, now),
  ),
};
