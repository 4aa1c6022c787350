import { Type } from 'typebox';
import type { ServiceCode } from '../../../types/api/bill';
import type { RentalApi } from '../../../types/api/rental';
import { SERVICES } from '../../../src/domain/services';
import { member, open, reading, type Area, type MemberContext } from '../../http/endpoint';
import { notFound } from '../../kernel/failure';
import { listEvents } from '../../kernel/orders/orderRepository';
import { cartypeSearch } from '../cartype/public';
import { addOrder } from './addOrder';
import { cancelOrder } from './cancelOrder';
import { priceChoice } from './priceChoice';
import { findRentalOrder, type FullRentalOrder } from './rentalOrderRepository';
import { presentOrder } from './rentalPresenter';
import { rentalSubject } from './rentalSubject';

const id = Type.String({ minLength: 1, maxLength: 64 });
const key = Type.String({ minLength: 8, maxLength: 64 });
const fen = Type.Integer({ minimum: 0 });
const text = Type.String({ maxLength: 1000 });
const serviceCode = Type.Unsafe<ServiceCode>({ type: 'string', enum: SERVICES.map(({ code }) => code) });
const orderOnly = Type.Object({ orderid: id });

const driver = Type.Object({ driver_id: id });

const choice = {
  ...cartypeSearch.properties,
  services: Type.Array(serviceCode, { maxItems: 20 }),
  insured_count: Type.Integer({ minimum: 1, maximum: 60 }),
  coupon_id: Type.Optional(id),
  use_wkcoin: Type.Boolean(),
  use_discount: Type.Boolean(),
};

/** The member's rental, after it has been brought up to date. */
async function currentOrder(orderId: string, context: MemberContext): Promise<FullRentalOrder> {
  const { db, money, member: owner, now } = context;
  await money.refreshOwn(owner.id, rentalSubject(orderId), now);
  const order = await findRentalOrder(db, owner.id, orderId);
  if (!order) throw notFound('这个订单');
  return order;
}

/** Rentals and their price (specification §7, /api/order). Who is not their owner cannot tell that they exist. */
export const rentalArea: Area<RentalApi> = {
  'POST /api/order/calc': reading(
    open(
      'Price of a choice; nothing is reserved',
      Type.Object(choice),
      async (request, context) => (await priceChoice(request, context)).quote,
    ),
  ),
  'POST /api/order/add': member(
    'Books: an unpaid order that holds its car for 15 minutes',
    Type.Object({
      ...choice,
      client_key: key,
      expected_total: fen,
      expected_waiver: Type.Optional(Type.Boolean()),
      renter: Type.Union([driver, Type.Object({ name: text, mobile: text, idcard_no: text })]),
      insured: Type.Optional(
        Type.Array(Type.Union([driver, Type.Object({ name: text, idcard_no: text })]), { maxItems: 60 }),
      ),
      save_driver: Type.Optional(Type.Boolean()),
      remark: text,
    }),
    addOrder,
  ),
  'GET /api/order/get_detail': member('An order in full', orderOnly, async ({ orderid }, context) => {
    const order = await currentOrder(orderid, context);
    return presentOrder(order, await listEvents(context.db, orderid), context.now);
  }),
  'GET /api/order/bill/calc': member(
    'The bill of an order, line by line',
    orderOnly,
    async ({ orderid }, context) => {
      const { order, rental } = await currentOrder(orderid, context);
      return { bill: rental.bill, paid: order.paid, refunded: order.refunded };
    },
  ),
  'POST /api/order/cancel': member(
    'Cancels an order at the penalty that was shown',
    Type.Object({ orderid: id, expected_penalty: fen, reason: Type.String({ maxLength: 200 }) }),
    cancelOrder,
  ),
};
