import { AMENDMENTS, type AmendmentKind } from '../../../../src/domain/amendment';
import { changeNotice } from '../../../../src/domain/cancellation';
import { earlyReturnPenalty, penaltyIn, withPenalty } from '../../../../src/domain/earlyReturn';
import { ErrorCode } from '../../../../src/domain/errorCode';
import { couponDays } from '../../../../src/domain/coupon';
import { can, statusText } from '../../../../src/domain/orderLife';
import { couponContext, quote } from '../../../../src/domain/pricing';
import { rentalLife } from '../../../../src/domain/rentalLife';
import { acceptedServices } from '../../../../src/domain/services';
import { isTime, toIso, toMillis } from '../../../../src/domain/shanghaiTime';
import type { AmendmentCheck, EndWish, ModifyWish } from '../../../../types/api/amendment';
import type { Bill } from '../../../../types/api/bill';
import type { OrderChoice } from '../../../../types/api/rental';
import type { Database } from '../../../db/database';
import { Failure } from '../../../kernel/failure';
import type { StockClaim } from '../../../kernel/stock/stock';
import { stockDaysOf } from '../../../kernel/stock/stockDays';
import { findCoupon, heldDays, presentCoupon, type CouponRow } from '../../account/public';
import {
  assertDeliverable,
  assertRentalPeriod,
  findRental,
  pricedCarClass,
  quoteInputOf,
  searchOf,
} from '../../cartype/public';
import { assertOffered, noticesOf } from '../bookability';
import { feeOfCancelling } from '../feeOfCancelling';
import type { RentalOrder } from '../rentalOrderRepository';
import type { KeptPerson } from '../stored';

/** What an order would become, priced anew. */
export interface Proposal {
  kind: AmendmentKind;
  choice: OrderChoice;
  bill: Bill;
  insured: KeptPerson[];
  /** The coupon that stays; null where there was none, or it no longer fits. */
  couponId: string | null;
  /** Days that stay taken of a voucher: never more than the order holds already. */
  couponDays: number;
  /** 悟空币 that stay spent. */
  wkcoins: number;
  /** 提前还车违约金 of this amendment, fen. */
  penalty: number;
  notices: string[];
}

/** Works out what an order becomes; refuses what its state, its time or its place does not allow. */
export type Propose<Wish> = (db: Database, locked: RentalOrder, wish: Wish, now: Date) => Promise<Proposal>;

/** The car that a choice holds, day by day. */
export const claimOf = ({ site_id, cartype_id, from_time, to_time }: OrderChoice): StockClaim => ({
  siteId: site_id,
  cartypeId: cartype_id,
  days: stockDaysOf(from_time, to_time),
});

/** What is paid for an order, less what went back. */
export const keptOf = ({ order: { paid, refunded } }: RentalOrder): number => paid - refunded;

/** What is to be paid for a proposal, fen; below zero it comes back. */
export const differenceOf = (amended: RentalOrder, { bill }: Pick<Proposal, 'bill'>): number =>
  bill.total - keptOf(amended);

/** A proposal as its member sees it before it is confirmed. */
export function presentCheck(amended: RentalOrder, proposal: Proposal): AmendmentCheck {
  const { choice: before, bill } = amended.rental;
  const { choice: after, penalty, notices } = proposal;
  return {
    before: { from_time: before.from_time, to_time: before.to_time, bill },
    after: { from_time: after.from_time, to_time: after.to_time, bill: proposal.bill },
    paid: keptOf(amended),
    difference: differenceOf(amended, proposal),
    penalty,
    notices,
  };
}

const invalid = (message: string): Failure => new Failure(ErrorCode.PERIOD_INVALID, message);

function assertAllowed({ order }: RentalOrder, kind: AmendmentKind): void {
  const { name, action } = AMENDMENTS[kind];
  if (can(rentalLife, order.state, action)) return;
  throw new Failure(ErrorCode.ORDER_STATE, `订单${statusText(rentalLife, order.state)}，不能${name}`);
}

/** The coupon of an order as if the order had not taken it; of a voucher, the days that the order holds. */
const ownTerms = (coupon: CouponRow, held: number, time: Date) =>
  presentCoupon({ ...coupon, orderId: null, daysLeft: coupon.daysLeft === null ? null : held }, time);

/**
 * Prices a choice as if it had been booked like the order: its coupon and 悟空币 count as far as they still fit, judged
 * on the day and in the channel of the booking; its credit waives the deposits, and the price level of its company counts
 * whatever became of that; a penalty that it has stays.
 */
async function priceAgain(db: Database, { order, rental }: RentalOrder, choice: OrderChoice) {
  const { couponId } = rental;
  const [found, coupon, held] = await Promise.all([
    findRental(db, choice),
    couponId === null ? undefined : findCoupon(db, order.userId, couponId, order.createdAt),
    couponId === null ? 0 : heldDays(db, order.id, couponId),
  ]);
  assertDeliverable(found, choice);
  const { createdAt, channel } = order;
  const priced = {
    ...quoteInputOf(found, choice),
    services: choice.services,
    insuredCount: choice.insured_count,
    useDiscount: choice.use_discount,
    wkcoins: rental.wkcoins,
    company: rental.bill.company,
    ...(rental.bill.deposits.waived && { credit: { granted: true } as const }),
  };
  const use = { now: createdAt, channel, car: pricedCarClass(found) };
  const terms = coupon && ownTerms(coupon, held, createdAt);
  const { couponRefusal, ...plain } = quote({ ...priced, ...(terms && { coupon: { terms, ...use } }) });
  const bill = withPenalty(plain, penaltyIn(rental.bill));
  const keepsCoupon = coupon !== undefined && couponRefusal === undefined;
  const days = terms ? couponDays(terms, couponContext(priced, use)) : 0;
  const coins = -(bill.lines.find(({ code }) => code === 'WKCOIN')?.amount ?? 0);
  const notices = [
    ...(coupon && couponRefusal !== undefined
      ? [`优惠券“${coupon.name}”${couponRefusal}，不再抵扣，将退回您的卡包`]
      : []),
    ...(keepsCoupon && days < held ? [`“${coupon.name}”少用的${held - days}天将退回您的卡包`] : []),
    ...(coins < rental.wkcoins ? [`多用的${rental.wkcoins - coins}个悟空币将退回您的账户`] : []),
  ];
  return {
    found,
    priced: {
      choice: { ...choice, coupon_id: keepsCoupon ? coupon.id : undefined },
      bill,
      couponId: keepsCoupon ? coupon.id : null,
      couponDays: days,
      wkcoins: coins,
    },
    notices,
  };
}

/** Another time, site or insurance before the pickup. */
export const proposeModify: Propose<ModifyWish> = async (db, amended, wish, now) => {
  const { rental } = amended;
  assertAllowed(amended, 'MODIFY');
  if (rental.fromTime <= now) {
    throw new Failure(ErrorCode.ORDER_STATE, '取车时间已到，不能在线修改，请联系门店');
  }
  assertRentalPeriod(wish, now);
  const services = acceptedServices(wish.services).map(({ code }) => code);
  const covers = services.includes('INS_TRAVEL_ACCIDENT');
  const isCovered = rental.insured.length > 0;
  const renter = { name: rental.renterName, keptNumber: rental.renterNumber };
  const insured = !covers ? [] : isCovered ? rental.insured : [renter];
  const choice: OrderChoice = {
    ...rental.choice,
    ...searchOf(wish),
    from_time: toIso(wish.from_time),
    to_time: toIso(wish.to_time),
    services,
    insured_count: Math.max(1, insured.length),
  };
  const { found, priced, notices } = await priceAgain(db, amended, choice);
  assertOffered(found, choice);
  const { once_penalty_amount: cancelling } = await feeOfCancelling(db, amended, now);
  return {
    kind: 'MODIFY',
    ...priced,
    insured,
    penalty: 0,
    notices: [...(cancelling > 0 ? [changeNotice(cancelling)] : []), ...notices, ...noticesOf(found, choice)],
  };
};

/** The choice with another end. */
function endingAt({ order, rental }: RentalOrder, { to_time: to }: EndWish): OrderChoice {
  if (!isTime(to)) throw invalid('还车时间格式有误，请重新选择');
  const choice = { ...rental.choice, to_time: toIso(to) };
  // The pickup was in time when it was booked.
  assertRentalPeriod(choice, order.createdAt);
  return choice;
}

/** A later return: the whole longer period, less what is paid. */
export const proposeRelet: Propose<EndWish> = async (db, amended, wish, now) => {
  const { rental } = amended;
  assertAllowed(amended, 'RELET');
  const choice = endingAt(amended, wish);
  const end = toMillis(choice.to_time);
  if (end <= rental.toTime.getTime()) throw invalid('续租后的还车时间须晚于现在的还车时间');
  if (end <= now.getTime()) throw invalid('还车时间已过，请选择更晚的时间');
  const { priced, notices } = await priceAgain(db, amended, choice);
  return { kind: 'RELET', ...priced, insured: rental.insured, penalty: 0, notices };
};

/**
 * An earlier return: the shorter period and its penalty. Where the shorter period saves nothing, since it loses a
 * discount, the bill stays as it was.
 */
export const proposeEarlyReturn: Propose<EndWish> = async (db, amended, wish, now) => {
  const { order, rental } = amended;
  assertAllowed(amended, 'EARLY_RETURN');
  const choice = endingAt(amended, wish);
  const end = toMillis(choice.to_time);
  if (end >= rental.toTime.getTime()) throw invalid('提前还车的时间须早于现在的还车时间');
  if (end < now.getTime()) throw invalid('还车时间已过，请选择更晚的时间');
  const { priced, notices } = await priceAgain(db, amended, choice);
  const penalty = earlyReturnPenalty(rental.bill, priced.bill);
  const { insured } = rental;
  if (priced.bill.total >= rental.bill.total) {
    const { bill, couponId, wkcoins } = rental;
    const daysKept = couponId === null ? 0 : await heldDays(db, order.id, couponId);
    const kept = {
      choice: { ...choice, coupon_id: couponId ?? undefined },
      bill,
      couponId,
      couponDays: daysKept,
      wkcoins,
    };
    return {
      kind: 'EARLY_RETURN',
      ...kept,
      insured,
      penalty: 0,
      notices: ['提前到这个时间还车，租车费用不变'],
    };
  }
  const bill = withPenalty(priced.bill, penaltyIn(priced.bill) + penalty);
  return { kind: 'EARLY_RETURN', ...priced, bill, insured, penalty, notices };
};
