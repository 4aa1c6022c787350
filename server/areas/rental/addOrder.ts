import type { InsuredPerson, OrderChoice, RentalApi, Renter } from '../../../types/api/rental';
import type { Call } from '../../../types/api/call';
import { ErrorCode } from '../../../src/domain/errorCode';
import { acceptedServices } from '../../../src/domain/services';
import { MINUTE, toIso, toMillis } from '../../../src/domain/shanghaiTime';
import type { MemberContext } from '../../http/endpoint';
import { limitBookings } from '../../http/limitBookings';
import { Failure } from '../../kernel/failure';
import {
  findOrderByClientKey,
  insertOrder,
  type NewOrder,
  type OrderRow,
} from '../../kernel/orders/orderRepository';
import { assertMayOrder } from '../../kernel/orders/orderLimits';
import { requestHash } from '../../kernel/orders/requestHash';
import { referenceNumber } from '../../kernel/referenceNumber';
import { takeStock } from '../../kernel/stock/stock';
import { stockDaysOf } from '../../kernel/stock/stockDays';
import { takeCoupon } from '../account/public';
import { spend } from '../../kernel/money/wallet';
import { searchOf } from '../cartype/public';
import { acceptedNow } from '../content/public';
import { keepDriver, noteDriverUse } from '../driver/public';
import { assertBookable, soldOut } from './bookability';
import { checkedInsured } from './insured';
import { keptNumber, keptPerson } from './people';
import { personNamed } from './personNamed';
import { priceChoice } from './priceChoice';
import { rentalLine } from './rentalLine';
import { insertRental, type RentalRow } from './rentalOrderRepository';
import { rentalSubject } from './rentalSubject';
import { assertLicenceYears, checkedRemark, checkedRenter } from './renter';

type AddCall = RentalApi['POST /api/order/add'];
type AddRequest = AddCall extends Call<infer Request, unknown> ? Request : never;
type AddData = AddCall extends Call<unknown, infer Data> ? Data : never;

/** Equal order numbers in a row after which something else must be wrong. */
const NUMBER_TRIES = 5;

/**
 * Books a choice: an unpaid order that holds its car, coupon and coins for 15 minutes. No figure of the request is
 * trusted: it is priced anew, and refused with PRICE_CHANGED and the new quote when the renter saw another total.
 * One client key makes one order, also when it comes twice at the same moment; with another request it is refused with
 * KEY_REUSED. Errors as the contract lists them.
 */
export async function addOrder(request: AddRequest, context: MemberContext): Promise<AddData> {
  const { db, member } = context;
  try {
    await limitBookings(context);
    return await bookOnce(request, context);
  } catch (error) {
    // An earlier call with this key may have taken the last car or the coupon: then its order is the answer.
    const twin = await findOrderByClientKey(db, member.id, request.client_key);
    if (twin) return presentTwin(twin, request);
    throw error;
  }
}

/** Who takes the car, and whom the accident insurance covers, with their numbers. */
interface People {
  renter: Renter;
  insured: readonly InsuredPerson[];
}

/** What is checked and priced, before anything is written. */
interface Prepared {
  rental: Omit<RentalRow, 'orderId' | 'renterNumber' | 'insured'>;
  /** Days that are taken of a voucher. */
  couponDays: number;
  people: People;
}

async function bookOnce(request: AddRequest, context: MemberContext): Promise<AddData> {
  const { db, member, version, settings, now } = context;
  const { dataKey } = settings;
  const { rental, couponDays, people } = await prepareRental(request, context);
  const order = {
    line: rentalLine.line,
    userId: member.id,
    clientKey: request.client_key,
    requestHash: hashOf(request),
    total: rental.bill.total,
    channel: version.channel,
    expiresAt: new Date(now.getTime() + rentalLine.minutesToPay * MINUTE),
    createdAt: now,
  };
  for (let attempt = 0; attempt < NUMBER_TRIES; attempt += 1) {
    const id = referenceNumber('ZC', now, 8);
    const row: RentalRow = {
      ...rental,
      orderId: id,
      renterNumber: keptNumber(people.renter.idcard_no, id, dataKey),
      insured: people.insured.map(person => keptPerson(person, id, dataKey)),
    };
    const taken = { ...request, renter: people.renter, couponDays };
    if (await book({ ...order, id }, row, taken, context)) return present({ ...order, id });
    const twin = await findOrderByClientKey(db, member.id, request.client_key);
    if (twin) return presentTwin(twin, request);
  }
  throw new Error('No free order number was found');
}

const present = ({ id, total, expiresAt }: Pick<OrderRow, 'id' | 'total' | 'expiresAt'>): AddData => ({
  orderid: id,
  total,
  expires_at: toIso(expiresAt),
});

/**
 * What is booked, whatever was seen of its price: that may have changed before who lost the answer asks again. Nor does
 * it matter whether the renter is kept besides.
 */
const hashOf = (request: AddRequest): string => {
  const {
    client_key: _key,
    expected_total: _total,
    expected_waiver: _waiver,
    save_driver: _kept,
    ...booked
  } = request;
  return requestHash(booked);
};

/** The order that the key has made, for who asks for it again. */
function presentTwin(twin: OrderRow, request: AddRequest): AddData {
  if (twin.requestHash === null || twin.requestHash === hashOf(request)) return present(twin);
  throw new Failure(ErrorCode.KEY_REUSED, '您刚才的订单已经提交成功，请先到我的订单里查看', {
    orderid: twin.id,
  });
}

/** Checks and prices what is asked for; nothing is written. */
async function prepareRental(request: AddRequest, context: MemberContext): Promise<Prepared> {
  const { now } = context;
  const personOf = personNamed(context);
  const { expected_total: expected, expected_waiver: isWaiverExpected, renter: person, remark } = request;
  const choice = choiceOf(request);
  const { rental, quote, wkcoins, couponDays } = await priceChoice(choice, context);
  const driven = { pickup: choice.from_time, category: rental.cartype.category };
  const renter = checkedRenter(await personOf(person), driven, now);
  await assertLicenceYears(renter, driven, context);
  const checkedText = checkedRemark(remark);
  const { seats } = rental.cartype;
  const people = await Promise.all((request.insured ?? [renter]).map(personOf));
  const insured = checkedInsured(choice, people, { seats, renter, now });
  assertBookable(rental, choice);
  const { bill } = quote;
  if (bill.couponRefusal) {
    throw new Failure(ErrorCode.COUPON_UNUSABLE, `优惠券不可用：${bill.couponRefusal}`, quote);
  }
  if (bill.total !== expected)
    throw new Failure(ErrorCode.PRICE_CHANGED, '价格有变化，请确认新的价格', quote);
  if (isWaiverExpected && !bill.deposits.waived) {
    throw new Failure(ErrorCode.PRICE_CHANGED, '信用免押没有通过，取车时需支付押金，请确认后再提交', quote);
  }
  const row = {
    cartypeId: rental.cartype.id,
    siteId: rental.site.id,
    returnSiteId: rental.returnSite.id,
    fromTime: new Date(toMillis(choice.from_time)),
    toTime: new Date(toMillis(choice.to_time)),
    choice,
    bill,
    couponId: choice.coupon_id ?? null,
    wkcoins,
    renterName: renter.name,
    renterMobile: renter.mobile,
    remark: checkedText,
    endedBySite: null,
    accepted: acceptedNow(),
  };
  return { rental: row, couponDays, people: { renter, insured } };
}

/** The choice alone, without whatever else the request carries. */
const choiceOf = (request: OrderChoice): OrderChoice => ({
  ...searchOf(request),
  credit: request.credit,
  cartype_id: request.cartype_id,
  services: acceptedServices(request.services).map(({ code }) => code),
  insured_count: request.insured_count,
  coupon_id: request.coupon_id,
  use_wkcoin: request.use_wkcoin,
  use_discount: request.use_discount,
});

/** Writes the order and takes all that it holds, or nothing; false when its number or client key is there already. */
function book(
  order: NewOrder,
  rental: RentalRow,
  {
    renter,
    couponDays: days,
    save_driver: isKept = false,
  }: Pick<AddRequest, 'save_driver'> & { renter: Renter; couponDays: number },
  { db, settings, now }: MemberContext,
): Promise<boolean> {
  const { id, userId } = order;
  const { siteId, cartypeId, fromTime, toTime, couponId, wkcoins } = rental;
  return db.transaction(async tx => {
    await assertMayOrder(tx, userId, now);
    if (!(await insertOrder(tx, order, '订单已提交，等待支付'))) return false;
    await insertRental(tx, rental);
    if (!(await takeStock(tx, { siteId, cartypeId, days: stockDaysOf(fromTime, toTime) }))) throw soldOut();
    if (couponId !== null && !(await takeCoupon(tx, { id: couponId, userId, orderId: id, days }, now))) {
      const why = days > 0 ? '剩余天数不够，刚刚已用在别的订单里' : '已使用';
      throw new Failure(ErrorCode.COUPON_UNUSABLE, `优惠券不可用：${why}`);
    }
    const coinCause = {
      reason: 'ORDER_COINS',
      subject: rentalSubject(id),
      now,
      key: `ORDER_COINS:${id}`,
    } as const;
    if (wkcoins > 0 && !(await spend(tx, 'wkcoin', userId, wkcoins, coinCause))) {
      throw new Failure(ErrorCode.PRICE_CHANGED, '悟空币余额有变化，请确认新的价格');
    }
    const note = isKept ? keepDriver : noteDriverUse;
    await note(tx, userId, renter, { now, dataKey: settings.dataKey });
    return true;
  });
}
