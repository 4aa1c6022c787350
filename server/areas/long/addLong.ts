import type { Call } from '../../../types/api/call';
import type { LongApi } from '../../../types/api/orderLong';
import type { Renter } from '../../../types/api/rental';
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
import { takeStock } from '../../kernel/stock/stock';
import { takeCoupon } from '../account/public';
import { acceptedNow } from '../content/public';
import { keepDriver, noteDriverUse } from '../driver/public';
import {
  assertLicenceYears,
  checkedRemark,
  checkedRenter,
  keptNumber,
  personNamed,
  storedAccepted,
} from '../rental/public';
import type { SiteRow } from '../site/public';
import { LONG_AGREEMENT } from './agreementTerms';
import { longLine } from './longLine';
import { claimOfLong, insertInstalments, insertLong, type LongRow } from './longRepository';
import { priceLong } from './priceLong';
import { longOrders } from './schema';
import { storedAgreed, storedLongChoice } from './stored';
import { eq } from 'drizzle-orm';

type AddCall = LongApi['POST /api/order_long/add'];
type AddRequest = AddCall extends Call<infer Request, unknown> ? Request : never;
type AddData = AddCall extends Call<unknown, infer Data> ? Data : never;

/** Equal order numbers in a row after which something else must be wrong. */
const NUMBER_TRIES = 5;

const soldOut = (): Failure =>
  new Failure(ErrorCode.SOLD_OUT, '这款车在所选租期内已被订完，请缩短租期、换一天交车或换一款车');

/**
 * Books a long rental: an unpaid order that holds its car for every day of its months, and its coupon, for 15 minutes. No
 * figure of the request is trusted. One client key makes one order, also when it comes twice at the same moment. Errors as
 * the contract lists them.
 */
export async function addLong(request: AddRequest, context: MemberContext): Promise<AddData> {
  const { db, member } = context;
  try {
    await limitBookings(context);
    return await bookOnce(request, context);
  } catch (error) {
    // An earlier call with this key may have taken the last car or the coupon: then its order is the answer.
    const twin = await findOrderByClientKey(db, member.id, request.client_key);
    if (twin) return presentTwin(twin, request, context);
    throw error;
  }
}

/** What is booked, whatever was seen of its price and whether the renter is kept besides. */
function hashOf(request: AddRequest): string {
  const {
    client_key: _key,
    expected_total: _total,
    agreement_version: _version,
    save_driver: _kept,
    ...booked
  } = request;
  return requestHash(booked);
}

/** The order that the key has made, for who asks for it again. */
async function presentTwin(twin: OrderRow, request: AddRequest, { db }: MemberContext): Promise<AddData> {
  const [long] = await db.select().from(longOrders).where(eq(longOrders.orderId, twin.id));
  if (!long || twin.requestHash !== hashOf(request)) {
    throw new Failure(ErrorCode.KEY_REUSED, '您刚才的订单已经提交成功，请先到我的订单里查看', {
      orderid: twin.id,
    });
  }
  return present(twin, long);
}

const present = (
  { id, total, expiresAt }: Pick<OrderRow, 'id' | 'total' | 'expiresAt'>,
  { firstPayment }: Pick<LongRow, 'firstPayment'>,
): AddData => ({ orderid: id, total, first_payment: firstPayment, expires_at: toIso(expiresAt) });

async function bookOnce(request: AddRequest, context: MemberContext): Promise<AddData> {
  const { db, member, version, settings, now } = context;
  const priced = await priceLong(request, context);
  const { quote, choice, places, base } = priced;
  const person = await personNamed(context)(request.renter);
  const driven = { pickup: choice.from_time, category: quote.cartype.category };
  const renter = checkedRenter(person, driven, now);
  await assertLicenceYears(renter, driven, context);
  const remark = checkedRemark(request.remark);
  assertAsSeen(request, quote);
  const order = {
    line: longLine.line,
    userId: member.id,
    clientKey: request.client_key,
    requestHash: hashOf(request),
    total: quote.bill.total,
    channel: version.channel,
    expiresAt: new Date(now.getTime() + longLine.minutesToPay * MINUTE),
    createdAt: now,
  };
  for (let attempt = 0; attempt < NUMBER_TRIES; attempt += 1) {
    const id = referenceNumber('LZ', now, 8);
    const row: Omit<LongRow, 'siteId'> = {
      orderId: id,
      cartypeId: choice.cartype_id,
      fromTime: new Date(choice.from_time),
      toTime: new Date(quote.to_time),
      months: choice.months,
      plan: choice.plan,
      basePrice: base,
      choice: storedLongChoice(choice),
      bill: quote.bill,
      couponId: choice.coupon_id ?? null,
      firstPayment: quote.first_payment,
      renterName: renter.name,
      renterMobile: renter.mobile,
      renterNumber: keptNumber(renter.idcard_no, id, settings.dataKey),
      remark,
      accepted: storedAccepted(acceptedNow()),
      agreementVersion: LONG_AGREEMENT.version,
      agreed: storedAgreed({
        months: choice.months,
        to: quote.to_time,
        bill: quote.bill,
        instalments: quote.plan,
      }),
      mandate: null,
      mandatePlace: null,
      mandateSince: null,
      shortenedAt: null,
      endedBySite: null,
    };
    if (
      await bookSomewhere(
        { ...order, id },
        row,
        { places, renter, isKept: request.save_driver ?? false, plan: quote.plan },
        context,
      )
    ) {
      return present({ ...order, id }, row);
    }
    const twin = await findOrderByClientKey(db, member.id, request.client_key);
    if (twin) return presentTwin(twin, request, context);
  }
  throw new Error('No free order number was found');
}

/** Refuses what is no longer as the member saw it: PRICE_CHANGED, COUPON_UNUSABLE (data: the new quote), SOLD_OUT. */
function assertAsSeen(
  { expected_total: expected, agreement_version: version }: AddRequest,
  quote: Awaited<ReturnType<typeof priceLong>>['quote'],
): void {
  const { bill } = quote;
  if (quote.available < 1) throw soldOut();
  if (bill.couponRefusal !== undefined) {
    throw new Failure(ErrorCode.COUPON_UNUSABLE, `优惠券不可用：${bill.couponRefusal}`, quote);
  }
  if (bill.total !== expected) {
    throw new Failure(ErrorCode.PRICE_CHANGED, '价格有变化，请确认新的价格', quote);
  }
  if (version !== quote.agreement_version) {
    throw new Failure(ErrorCode.PRICE_CHANGED, '长租协议有更新，请阅读后再提交', quote);
  }
}

interface Booked {
  places: readonly SiteRow[];
  renter: Renter;
  /** The member has the renter kept as a usual driver. */
  isKept: boolean;
  plan: Parameters<typeof insertInstalments>[2];
}

/** Books at the first site that has a car for every day; false when its number or client key is there already. */
async function bookSomewhere(
  order: NewOrder,
  row: Omit<LongRow, 'siteId'>,
  booked: Booked,
  context: MemberContext,
): Promise<boolean> {
  for (const { id: siteId } of booked.places) {
    const done = await bookAt(order, { ...row, siteId }, booked, context).catch((error: unknown) => {
      if (error instanceof Failure && error.code === ErrorCode.SOLD_OUT) return undefined;
      throw error;
    });
    if (done !== undefined) return done;
  }
  throw soldOut();
}

/** Writes the order and takes all that it holds, or nothing. */
function bookAt(
  order: NewOrder,
  long: LongRow,
  { renter, isKept, plan }: Booked,
  { db, settings, now }: MemberContext,
): Promise<boolean> {
  const { id, userId } = order;
  const { couponId } = long;
  return db.transaction(async tx => {
    await assertMayOrder(tx, userId, now);
    if (!(await insertOrder(tx, order, '订单已提交，等待支付首付款'))) return false;
    await insertLong(tx, long);
    await insertInstalments(tx, id, plan);
    if (!(await takeStock(tx, claimOfLong(long)))) throw soldOut();
    if (couponId !== null && !(await takeCoupon(tx, { id: couponId, userId, orderId: id, days: 0 }, now))) {
      throw new Failure(ErrorCode.COUPON_UNUSABLE, '优惠券不可用：已使用');
    }
    const note = isKept ? keepDriver : noteDriverUse;
    await note(tx, userId, renter, { now, dataKey: settings.dataKey });
    return true;
  });
}
