import { Type } from 'typebox';
import type { AmendmentApi } from '../../../types/api/amendment';
import type { CommentApi } from '../../../types/api/comment';
import type { ContractApi, RentalContract } from '../../../types/api/contract';
import type { HandoverApi } from '../../../types/api/handover';
import type { RentalApi } from '../../../types/api/rental';
import type { SettlementApi } from '../../../types/api/settlement';
import { COMMENT_PHOTOS } from '../../../src/domain/comment';
import {
  HANDOVER_KINDS,
  HANDOVER_SLOTS,
  type HandoverKind,
  type HandoverSlot,
} from '../../../src/domain/handoverPhotos';
import { member, open, reading, type Area, type MemberContext } from '../../http/endpoint';
import { notFound } from '../../kernel/failure';
import { readAuth } from '../../kernel/members/readAuth';
import { listUnknownPayments } from '../../kernel/money/paymentRepository';
import { ownHolder } from '../../kernel/orders/holdingOrder';
import type { OrderLines } from '../../kernel/orders/orderLine';
import { listEvents } from '../../kernel/orders/orderRepository';
import { cartypeSearch } from '../cartype/public';
import { addOrder } from './addOrder';
import { amendArea } from './amend/amendArea';
import { claimOf } from './amend/proposal';
import { findUnpaidAmendment, listAmendments } from './amend/amendmentRepository';
import { refreshRental } from './amend/unpaidAmendment';
import { cancelOrder } from './cancelOrder';
import { commentOrder, judgeOperator, marksOfOrder, readJudgement } from './comment/comment';
import { drawContract } from './contract/drawContract';
import { presentContract } from './contract/presentContract';
import { feeOfCancelling } from './feeOfCancelling';
import { presentBill } from './handover/handoverPresenter';
import { readHandoverState } from './handover/handoverRepository';
import { addPhotos, kindsPhotographed, photosOfOrder } from './handover/photos';
import { acceptBill, contestCharge, readSettlement } from './handover/settle';
import { priceChoice } from './priceChoice';
import { findRentalOrder, type FullRentalOrder } from './rentalOrderRepository';
import { presentOrder } from './rentalPresenter';
import { rentalSubject } from './rentalSubject';
import { serviceCodes } from './serviceCodes';

const id = Type.String({ minLength: 1, maxLength: 64 });
const key = Type.String({ minLength: 8, maxLength: 64 });
const fen = Type.Integer({ minimum: 0 });
const text = Type.String({ maxLength: 1000 });
const score = Type.Integer();
const tags = Type.Array(Type.String({ maxLength: 20 }), { maxItems: 20 });
const said = Type.String({ maxLength: 5000 });
const orderOnly = Type.Object({ orderid: id });

const driver = Type.Object({ driver_id: id });

const choice = {
  ...cartypeSearch.properties,
  services: serviceCodes,
  insured_count: Type.Integer({ minimum: 1, maximum: 60 }),
  coupon_id: Type.Optional(id),
  use_wkcoin: Type.Boolean(),
  use_discount: Type.Boolean(),
};

/** The member's rental, after it has been brought up to date. */
async function currentOrder(orderId: string, context: MemberContext): Promise<FullRentalOrder> {
  const { db, member: owner } = context;
  await refreshRental(orderId, context);
  const order = await findRentalOrder(db, owner.id, orderId);
  if (!order) throw notFound('这个订单');
  return order;
}

/** The contract of the member's rental as it stands. */
async function currentContract(orderId: string, context: MemberContext): Promise<RentalContract> {
  const order = await currentOrder(orderId, context);
  return presentContract(order, await listAmendments(context.db, orderId), context.settings.dataKey);
}

/** Rentals and their price (specification §7, /api/order). Who is not their owner cannot tell that they exist. */
export const rentalArea = (
  lines: OrderLines,
): Area<RentalApi & AmendmentApi & SettlementApi & CommentApi & ContractApi & HandoverApi> => ({
  ...amendArea(lines),
  'POST /api/order/calc': reading(
    open('Price of a choice; nothing is reserved', Type.Object(choice), async (request, context) => {
      const { quote } = await priceChoice(request, context);
      if (quote.available > 0) return quote;
      const held = await (await ownHolder(lines, context))(claimOf(request));
      return held ? { ...quote, held_by: held } : quote;
    }),
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
    const { db, settings, now, member: owner } = context;
    const [events, handover, photographed, unpaid, cancelling, auth, unknown] = await Promise.all([
      listEvents(db, orderid),
      readHandoverState(db, orderid),
      kindsPhotographed(db, orderid),
      findUnpaidAmendment(db, orderid),
      feeOfCancelling(db, order, now),
      readAuth(db, owner.id),
      listUnknownPayments(db, rentalSubject(orderid)),
    ]);
    return presentOrder(
      order,
      { events, handover, photographed, unpaid, cancelling, auth, unknown },
      { now, dataKey: settings.dataKey },
    );
  }),
  'GET /api/order/bill/calc': member(
    'The bill of an order, line by line',
    orderOnly,
    async ({ orderid }, context) => {
      const { order, rental } = await currentOrder(orderid, context);
      const { deposits } = await readHandoverState(context.db, orderid);
      return { bill: presentBill(rental.bill, deposits), paid: order.paid, refunded: order.refunded };
    },
  ),
  'GET /api/order/get_contract': member('The contract of an order', orderOnly, ({ orderid }, context) =>
    currentContract(orderid, context),
  ),
  'GET /api/order/get_contract_file': member(
    'The contract of an order as a document',
    orderOnly,
    async ({ orderid }, context) => {
      const file = await drawContract({ ...(await currentContract(orderid, context)), title: '租车合同' });
      return { name: `租车合同-${orderid}.pdf`, content: file.toString('base64') };
    },
  ),
  'POST /api/order/cancel': member(
    'Cancels an order at the penalty that was shown',
    Type.Object({ orderid: id, expected_penalty: fen, reason: Type.String({ maxLength: 200 }) }),
    cancelOrder,
  ),
  'GET /api/order/get_settlement': member(
    'What an order costs after the return, and what is proposed to be added',
    orderOnly,
    readSettlement,
  ),
  'POST /api/order/bill/accept': member(
    'Accepts the bill of a return at what is due',
    Type.Object({ orderid: id, expected_due: Type.Integer() }),
    acceptBill,
  ),
  'POST /api/order/bill/contest': member(
    'Says why a charge is not right',
    Type.Object({ orderid: id, charge_id: id, reason: Type.String({ maxLength: 500 }) }),
    contestCharge,
  ),
  'POST /api/order/comment': member(
    'Rates car and site of a rental that is over',
    Type.Object({
      ...{ orderid: id, car_score: score, site_score: score, tags, text: said },
      photos: Type.Optional(Type.Array(id, { maxItems: COMMENT_PHOTOS })),
    }),
    commentOrder,
  ),
  'GET /api/order/get_marks': member('What the member has said of an order', orderOnly, marksOfOrder),
  'POST /api/order/judge_operator': member(
    'Rates the staff who handed the car over',
    Type.Object({ orderid: id, score, tags, text: said }),
    judgeOperator,
  ),
  'GET /api/order/get_judgement': member('What the member has said of the staff', orderOnly, readJudgement),
  'GET /api/order/handover/get_photos': member(
    'How the car looked at pickup and return',
    orderOnly,
    photosOfOrder,
  ),
  'POST /api/order/handover/add_photos': member(
    'Adds photos of the car as it changes hands',
    Type.Object({
      orderid: id,
      kind: Type.Unsafe<HandoverKind>({ type: 'string', enum: HANDOVER_KINDS }),
      photos: Type.Array(
        Type.Object({
          slot: Type.Unsafe<HandoverSlot>({ type: 'string', enum: HANDOVER_SLOTS.map(({ slot }) => slot) }),
          file_id: id,
        }),
        { minItems: 1, maxItems: HANDOVER_SLOTS.length },
      ),
    }),
    addPhotos,
  ),
});
