import { Type } from 'typebox';
import type { CarCategory, Energy } from '../../../types/api/cartype';
import type { LongApi, LongSummary } from '../../../types/api/orderLong';
import type { LongServiceCode } from '../../../types/api/bill';
import { LONG_SERVICES } from '../../../src/domain/longPricing';
import { nextInstalment } from '../../../src/domain/instalments';
import { longLife, type LongState } from '../../../src/domain/longLife';
import { can } from '../../../src/domain/orderLife';
import { ErrorCode } from '../../../src/domain/errorCode';
import { member, open, reading, type Area, type MemberContext } from '../../http/endpoint';
import { limitPayments } from '../../http/limitPayments';
import { pageNumber } from '../../http/pageNumber';
import { payerOf, paymentFields } from '../../http/paymentFields';
import { pointSchema } from '../../http/pointSchema';
import { Failure, notFound } from '../../kernel/failure';
import { readAuth } from '../../kernel/members/readAuth';
import type { Subject } from '../../kernel/money/accounts';
import { listAcceptedPayments, listUnknownPayments } from '../../kernel/money/paymentRepository';
import { openHolds } from '../../kernel/orders/depositHolds';
import { summarizeOrders, type OrderLines } from '../../kernel/orders/orderLine';
import { hideOrder, listEvents, NOT_HIDDEN, pageOfOrders } from '../../kernel/orders/orderRepository';
import { drawContract } from '../rental/public';
import { addLong } from './addLong';
import { cancelLong, feeOfCancelling } from './cancelLong';
import { checkExtension, extendLong } from './extendLong';
import {
  carsOf,
  depositsOf,
  extensionsOf,
  findLong,
  instalmentSubject,
  listLongs,
  longSubject,
  paidSubjects,
  plansOf,
  type FullLongOrder,
} from './longRepository';
import { presentLong, presentNext, presentTail } from './longPresenter';
import { cancelMandate, presentMandate, signMandate } from './mandateLong';
import { listLongCities, listOffers, listTags, lowPriceOffers } from './offers';
import { agreementOfChoice, agreementOfOrder, contractOfOrder } from './presentAgreement';
import { priceLong } from './priceLong';
import { checkReturn, returnLong } from './returnLong';
import { readSimple } from './simpleLong';

const PAGE_SIZE = 10;

const id = Type.String({ minLength: 1, maxLength: 64 });
const key = Type.String({ minLength: 8, maxLength: 64 });
const time = Type.String({ maxLength: 40 });
const fen = Type.Integer({ minimum: 0 });
const text = Type.String({ maxLength: 1000 });
const version = Type.String({ maxLength: 20 });
const months = Type.Integer({ minimum: 1, maximum: 120 });
const orderOnly = Type.Object({ orderid: id });
const cityOnly = Type.Object({ city_id: id });
const enumOf = <Value extends string>(values: readonly Value[]) =>
  Type.Unsafe<Value>({ type: 'string', enum: [...values] });

const choice = {
  city_id: id,
  cartype_id: id,
  from_time: time,
  months,
  plan: enumOf(['ONCE', 'MONTHLY']),
  services: Type.Array(enumOf<LongServiceCode>(LONG_SERVICES.map(({ code }) => code)), { maxItems: 20 }),
  delivery: Type.Optional(
    Type.Object({
      name: Type.String({ maxLength: 100 }),
      address: Type.String({ maxLength: 200 }),
      location: pointSchema,
    }),
  ),
  coupon_id: Type.Optional(id),
};

const confirmed = { client_key: key, expected: fen };

/** The member's long rental, after it has been brought up to date. NOT_FOUND. */
async function currentOrder(orderId: string, context: MemberContext): Promise<FullLongOrder> {
  const { db, money, member: owner, now } = context;
  await money.refreshOwn(owner.id, longSubject(orderId), now);
  const seen = await findLong(db, owner.id, orderId);
  if (!seen) throw notFound('这个订单');
  const next = nextInstalment(seen.plan);
  if (!next || seen.order.state === 'UNPAID') return seen;
  await money.refresh(instalmentSubject(next.id), now);
  return (await findLong(db, owner.id, orderId)) ?? seen;
}

/** What is paid of an order: the instalment that is named, or what comes next. NOT_FOUND, ORDER_STATE. */
function subjectToPay({ order, plan }: FullLongOrder, instalmentId: string | undefined): Subject {
  if (instalmentId !== undefined) {
    const instalment = plan.find(one => one.id === instalmentId);
    if (!instalment) throw notFound('这期租金');
    return instalment.number === 1 && order.state === 'UNPAID'
      ? longSubject(order.id)
      : instalmentSubject(instalment.id);
  }
  if (can(longLife, order.state, 'pay')) return longSubject(order.id);
  const next = nextInstalment(plan);
  if (!next) throw new Failure(ErrorCode.ORDER_STATE, '这个订单没有待支付的费用');
  return instalmentSubject(next.id);
}

/** Long rentals, booked (issue 13). Who is not their owner cannot tell that they exist. */
export const longArea = (lines: OrderLines): Area<LongApi> => ({
  'GET /api/order_long/get_cities': open(
    'Cities where cars are rented by the month',
    Type.Object({}),
    async (_request, { db, now }) => ({ cities: await listLongCities(db, now) }),
  ),
  'GET /api/product/get_extend_tags': open(
    'Words by which cars are found',
    cityOnly,
    async ({ city_id }, { db, now }) => ({
      tags: await listTags(db, city_id, now),
    }),
  ),
  'GET /api/product/get_low_price_cartypes': open(
    'The cheapest car types by the month',
    cityOnly,
    async ({ city_id }, { db, now }) => ({ cartypes: await lowPriceOffers(db, city_id, now) }),
  ),
  'GET /api/product/get_long_cartypes': open(
    'The car types of a city by the month',
    Type.Object({
      ...{ city_id: id, from_time: time, months },
      brand: Type.Optional(Type.String({ maxLength: 40 })),
      category: Type.Optional(Type.Unsafe<CarCategory>({ type: 'string', maxLength: 40 })),
      energy: Type.Optional(enumOf<Energy>(['FUEL', 'HYBRID', 'ELECTRIC'])),
      tag: Type.Optional(Type.String({ maxLength: 40 })),
      sort: Type.Optional(enumOf(['DEFAULT', 'PRICE_UP', 'PRICE_DOWN'])),
    }),
    (query, { db, now }) => listOffers(db, query, now),
  ),
  'POST /api/order_long/calc': reading(
    open(
      'Price and plan of a choice; nothing is reserved',
      Type.Object(choice),
      async (request, context) => (await priceLong(request, context)).quote,
    ),
  ),
  'POST /api/order_long/add': member(
    'Books: an unpaid order that holds its car for 15 minutes',
    Type.Object({
      ...choice,
      client_key: key,
      expected_total: fen,
      agreement_version: version,
      renter: Type.Union([
        Type.Object({ driver_id: id }),
        Type.Object({ name: text, mobile: text, idcard_no: text }),
      ]),
      save_driver: Type.Optional(Type.Boolean()),
      remark: text,
    }),
    addLong,
  ),
  'GET /api/order_long/get_list': member(
    'Long rentals of the member, newest first, 10 a page',
    Type.Object({
      page: pageNumber,
      aliasStatus: Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)]),
    }),
    async ({ page, aliasStatus }, { db, member: owner, now }) => {
      const { orders, total } = await pageOfOrders(
        db,
        { userId: owner.id, group: aliasStatus, now, line: 'LONG' },
        { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE },
      );
      const [summaries, longs, plans] = await Promise.all([
        summarizeOrders(db, lines, orders, now),
        listLongs(db, orders),
        plansOf(
          db,
          orders.map(order => order.id),
        ),
      ]);
      const byId = new Map(longs.map(long => [long.orderId, long]));
      return {
        orders: summaries.flatMap((summary, index): LongSummary[] => {
          const order = orders[index];
          const long = byId.get(summary.orderid);
          if (!order || !long) return [];
          const state = order.state as LongState;
          const plan = plans.get(order.id) ?? [];
          const next = presentNext({ order: { ...order, state }, plan }, now);
          return [
            {
              ...summary,
              line: 'LONG',
              status: state,
              months: long.months,
              plan: long.plan,
              ...(next && { next }),
            },
          ];
        }),
        total,
      };
    },
  ),
  'GET /api/order_long/get_detail': member(
    'A long rental in full',
    orderOnly,
    async ({ orderid }, context) => {
      const full = await currentOrder(orderid, context);
      const { db, settings, now, member: owner } = context;
      const [events, cars, deposits, holds, taken, auth, unknown] = await Promise.all([
        listEvents(db, orderid),
        carsOf(db, orderid),
        depositsOf(db, orderid),
        openHolds(db, orderid),
        listAcceptedPayments(db, paidSubjects(full)),
        readAuth(db, owner.id),
        listUnknownPayments(db, longSubject(orderid)),
      ]);
      const payments = taken.map(({ payment }) => payment).reverse();
      const cancelling = feeOfCancelling(full, now);
      const mandate = presentMandate(full, context);
      return presentLong(
        full,
        { events, cars, deposits, holds, payments, cancelling, mandate, auth, unknown },
        { now, dataKey: settings.dataKey },
      );
    },
  ),
  'POST /api/order_long/delete': member(
    'Hides an ended long rental',
    orderOnly,
    async ({ orderid }, context) => {
      const { db, member: owner, now } = context;
      await currentOrder(orderid, context);
      if (!(await hideOrder(db, owner.id, orderid, now))) {
        throw new Failure(ErrorCode.ORDER_STATE, NOT_HIDDEN);
      }
      return {};
    },
  ),
  'GET /api/order_long/cancel_calc': member(
    'What cancelling costs now',
    orderOnly,
    async ({ orderid }, context) => feeOfCancelling(await currentOrder(orderid, context), context.now),
  ),
  'POST /api/order_long/cancel': member(
    'Cancels at the fee that was shown',
    Type.Object({ orderid: id, expected_penalty: fen, reason: Type.String({ maxLength: 200 }) }),
    cancelLong,
  ),
  'GET /api/order_long/extend_calc': member(
    'What an extension costs; nothing is reserved',
    Type.Object({ orderid: id, months }),
    checkExtension(lines),
  ),
  'POST /api/order_long/extend': member(
    'Extends at the amount that was shown',
    Type.Object({ orderid: id, months, agreement_version: version, ...confirmed }),
    extendLong(lines),
  ),
  'GET /api/order_long/return_calc': member(
    'What an early return comes to; nothing changes',
    Type.Object({ orderid: id, to_time: time }),
    checkReturn,
  ),
  'POST /api/order_long/return': member(
    'Agrees an early return at the total that was shown',
    Type.Object({ orderid: id, to_time: time, ...confirmed }),
    returnLong,
  ),
  'GET /api/order_long/tail_pay_detail': member(
    'What the return has shown',
    orderOnly,
    async ({ orderid }, context) => {
      const full = await currentOrder(orderid, context);
      const cars = await carsOf(context.db, orderid);
      if (!cars.some(({ backAt }) => backAt) || longLife.states[full.order.state].stage === 'IN_USE') {
        throw new Failure(ErrorCode.ORDER_STATE, '还车后才有尾款明细');
      }
      return presentTail(full, cars);
    },
  ),
  'POST /api/order_long/pay': member(
    'Begins a payment of what is due next',
    Type.Object({ orderid: id, instalment_id: Type.Optional(id), ...paymentFields }),
    async ({ orderid, instalment_id, client_key: clientKey, ...paid }, context) => {
      const { money, member: owner, now } = context;
      const subject = subjectToPay(await currentOrder(orderid, context), instalment_id);
      await limitPayments(context);
      const payer = await payerOf(paid, context);
      const request = { userId: owner.id, subject, method: paid.method, clientKey, payer };
      return { ...(await money.begin(request, now)), subject };
    },
  ),
  'GET /api/order_long/get_simple_detail': open(
    'What a signed link is about',
    Type.Object({ token: Type.String({ minLength: 1, maxLength: 300 }) }),
    readSimple,
  ),
  'POST /api/order_long/mandate/sign': member('Has the instalments collected', orderOnly, signMandate),
  'POST /api/order_long/mandate/cancel': member('Has nothing collected any more', orderOnly, cancelMandate),
  'GET /api/order_long/get_agreement': member(
    'The agreement of a long rental with its figures',
    orderOnly,
    async ({ orderid }, context) => {
      const full = await currentOrder(orderid, context);
      const extensions = await extensionsOf(context.db, orderid);
      return agreementOfOrder(full, extensions, context.settings.dataKey);
    },
  ),
  'POST /api/order_long/preview_agreement': reading(
    open('The agreement of a choice', Type.Object(choice), async (request, context) => {
      const { choice: chosen, quote } = await priceLong(request, context);
      return agreementOfChoice(chosen, quote, context.now);
    }),
  ),
  'GET /api/order_long/get_agreement_file': member(
    'The agreement of a long rental as a document',
    orderOnly,
    async ({ orderid }, context) => {
      const full = await currentOrder(orderid, context);
      const extensions = await extensionsOf(context.db, orderid);
      const file = await drawContract(contractOfOrder(full, extensions, context.settings.dataKey));
      return { name: `长租协议-${orderid}.pdf`, content: file.toString('base64') };
    },
  ),
});
