import { Type } from 'typebox';
import type { CycleApi } from '../../../types/api/cycle';
import type { CarCategory } from '../../../types/api/cartype';
import {
  CYCLE_CATEGORIES,
  CYCLE_PLANS,
  CYCLE_REFUND_RULES,
  type CyclePlanKey,
} from '../../../src/domain/cyclePlans';
import { member, open, reading, type Area } from '../../http/endpoint';
import { notFound } from '../../kernel/failure';
import { listUnknownPayments } from '../../kernel/money/paymentRepository';
import type { OrderLines } from '../../kernel/orders/orderLine';
import { listEvents } from '../../kernel/orders/orderRepository';
import { findVouchers, presentCoupon } from '../account/public';
import { addCycle } from './addCycle';
import { classesOf, presentClass, presentPlans, priceCycle } from './cycleOffers';
import { cycleSubject } from './cyclePayable';
import { presentCycle } from './cyclePresenter';
import { findCycleOrder } from './cycleRepository';
import { cancelCycle, checkRefund, refundCycle } from './endCycle';
import { refreshCycle } from './refreshCycle';
import { usesOfCycle } from './usesOfCycle';

const id = Type.String({ minLength: 1, maxLength: 64 });
const fen = Type.Integer({ minimum: 0 });
const orderOnly = Type.Object({ orderid: id });
const category = Type.Unsafe<CarCategory>({ type: 'string', enum: [...CYCLE_CATEGORIES] });

const choice = {
  plan: Type.Unsafe<CyclePlanKey>({ type: 'string', enum: CYCLE_PLANS.map(({ key }) => key) }),
  category,
  city_id: Type.String({ minLength: 1, maxLength: 12 }),
  start_day: Type.String({ maxLength: 10 }),
};

/** 周期购 (specification §2, /cycle_purchase; issue 13). Who is not an order's owner cannot tell that it exists. */
export const cycleArea = (lines: OrderLines): Area<CycleApi> => ({
  'GET /api/cycle/get_plans': open(
    'The plans for a class of cars in a city',
    Type.Object({ city_id: choice.city_id, category: Type.Optional(category) }),
    async ({ city_id, category: asked }, { db }) => {
      const classes = await classesOf(db, city_id);
      const shown = classes.find(offer => offer.category === asked) ?? classes[0];
      return {
        classes: classes.map(presentClass),
        ...(shown && { category: shown.category }),
        plans: shown ? presentPlans(shown) : [],
        refund_rules: [...CYCLE_REFUND_RULES],
      };
    },
  ),
  'GET /api/cycle/get_own': member(
    'The member’s cards of which days are left',
    Type.Object({}),
    async (_request, { db, member: owner, now }) => ({
      cards: (await findVouchers(db, owner.id, now)).map(row => presentCoupon(row, now)),
    }),
  ),
  'POST /api/cycle/calc': reading(
    open(
      'Price of a choice',
      Type.Object(choice),
      async (request, { db, now }) => (await priceCycle(db, request, now)).quote,
    ),
  ),
  'POST /api/cycle/add': member(
    'Buys rental days ahead: an unpaid order',
    Type.Object({ ...choice, client_key: Type.String({ minLength: 8, maxLength: 64 }), expected_total: fen }),
    addCycle,
  ),
  'GET /api/cycle/get_detail': member('An order in full', orderOnly, async ({ orderid }, context) => {
    const { db, member: owner, now } = context;
    await refreshCycle(orderid, context);
    const found = await findCycleOrder(db, owner.id, orderid);
    if (!found) throw notFound('这个订单');
    const [uses, events, unknown] = await Promise.all([
      usesOfCycle(db, lines, orderid, now),
      listEvents(db, orderid),
      listUnknownPayments(db, cycleSubject(orderid)),
    ]);
    return presentCycle(found, { uses, events, unknown });
  }),
  'POST /api/cycle/cancel': member(
    'Gives up an order that is not paid',
    Type.Object({ orderid: id, expected_penalty: fen, reason: Type.String({ maxLength: 200 }) }),
    cancelCycle,
  ),
  'POST /api/cycle/refund_calc': reading(
    member('What would come back of a card now', orderOnly, ({ orderid }, context) =>
      checkRefund(orderid, context),
    ),
  ),
  'POST /api/cycle/refund': member(
    'Gives up what is left of a card at the refund that was shown',
    Type.Object({ orderid: id, expected_refund: fen }),
    refundCycle,
  ),
});
