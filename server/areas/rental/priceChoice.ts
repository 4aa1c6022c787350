import type { Bill } from '../../../types/api/bill';
import type { Coupon } from '../../../types/api/account';
import type { BestDiscounts, OrderChoice, OrderQuote } from '../../../types/api/rental';
import { bestDiscounts } from '../../../src/domain/bestDiscounts';
import { couponDays, couponDiscount, couponRefusal } from '../../../src/domain/coupon';
import { carName } from '../../../src/domain/carWords';
import { couponContext, quote, type CouponUse, type QuoteInput } from '../../../src/domain/pricing';
import { rentalLife } from '../../../src/domain/rentalLife';
import { shortDays } from '../../../src/domain/rentalTime';
import type { Context } from '../../http/endpoint';
import {
  couponsOfVisitor,
  findCoupon,
  findPaymentMeans,
  presentCoupon,
  type CouponRow,
  type PaymentMeans,
} from '../account/public';
import {
  assertDeliverable,
  assertRentalPeriod,
  findRental,
  presentCartype,
  pricedCarClass,
  quoteInputOf,
  type Rental,
} from '../cartype/public';
import { askCredit, configuredCredit } from '../../kernel/credit/askCredit';
import { readAuth } from '../../kernel/members/readAuth';
import { companyLevelOf } from '../employee/public';
import { presentSite } from '../site/public';
import { noticesOf } from './bookability';
import { listRentalsWithin, type RentalWithin } from './rentalOrderRepository';

/** A choice with its price, and the rental that it is about. */
export interface PricedChoice {
  rental: Rental;
  quote: OrderQuote;
  /** 悟空币 that the bill spends. */
  wkcoins: number;
  /** Days that the bill takes of a voucher. */
  couponDays: number;
}

/** 悟空币 that a bill spends: each is a fen. */
const coinsIn = ({ lines }: Bill): number => -(lines.find(({ code }) => code === 'WKCOIN')?.amount ?? 0);

/**
 * The price of a choice, worked out anew from what the database and the domain say (decisions, reading 14), and what
 * could be chosen besides. A coupon that cannot be used takes nothing off; `bill.couponRefusal` says why.
 * PERIOD_INVALID, NOT_FOUND, DELIVERY_UNAVAILABLE.
 */
export async function priceChoice(choice: OrderChoice, context: Context): Promise<PricedChoice> {
  const { db, now, member, version, settings } = context;
  assertRentalPeriod(choice, now);
  // A visitor sees what a new member would pay.
  const ofVisitor = member ? [] : couponsOfVisitor(now);
  const [rental, means, chosen, credit, company, auth, others] = await Promise.all([
    findRental(db, choice),
    member ? findPaymentMeans(db, member.id, now) : { wkcoin: 0, coupons: ofVisitor },
    member && choice.coupon_id
      ? findCoupon(db, member.id, choice.coupon_id, now)
      : ofVisitor.find(({ id }) => id === choice.coupon_id),
    askCredit(choice.credit, member, configuredCredit(settings)),
    companyLevelOf(db, member, now),
    member && readAuth(db, member.id),
    member ? listRentalsWithin(db, member.id, choice, now) : [],
  ]);
  assertDeliverable(rental, choice);
  const use = { now, channel: version.channel, car: pricedCarClass(rental) };
  const plain: QuoteInput = {
    ...quoteInputOf(rental, choice),
    services: choice.services,
    insuredCount: choice.insured_count,
    useDiscount: choice.use_discount,
    credit,
    company,
  };

  const terms = chosen && presentCoupon(chosen, now);
  const input = terms ? { ...plain, coupon: { terms, ...use } } : plain;
  const balance = means.wkcoin;
  const withCoins = quote({ ...input, wkcoins: balance });
  const bill = choice.use_wkcoin ? withCoins : quote(input);
  const isUnknownCoupon = choice.coupon_id !== undefined && !chosen;

  return {
    rental,
    wkcoins: coinsIn(bill),
    couponDays: terms ? couponDays(terms, couponContext(plain, use)) : 0,
    quote: {
      bill: isUnknownCoupon ? { ...bill, couponRefusal: member ? '优惠券不存在' : '登录后可用' } : bill,
      cartype: presentCartype(rental.cartype),
      site: presentSite(rental.site),
      return_site: presentSite(rental.returnSite),
      available: rental.available,
      coupons: ratedCoupons(means.coupons, plain, use),
      wkcoin: { balance, usable: coinsIn(withCoins) },
      best: bestOf(means, plain, use),
      notices: [
        ...others.map(other => sameDays(other)),
        ...noticesOf(rental, choice),
        ...(bill.deposits.notWaived ? [bill.deposits.notWaived] : []),
        // Booking and paying are open to everybody, taking the car over is not (decision 17).
        ...(auth?.status === 'USER_AUTHED' ? [] : ['取车前需通过实名认证，几分钟就能提交']),
      ],
    },
  };
}

/** Nobody is kept from renting two cars, only from doing so by mistake. */
const sameDays = ({ state, cartype, fromTime, toTime }: RentalWithin): string =>
  `这段时间您已有一笔${rentalLife.states[state].text}的订单：${carName(cartype)}，${shortDays(fromTime, toTime)}`;

/** What of a member's means makes a choice cheapest. */
function bestOf(
  { coupons, wkcoin }: PaymentMeans,
  priced: QuoteInput,
  use: Omit<CouponUse, 'terms'> & { now: Date },
): BestDiscounts {
  const { couponId, useWkcoin, useDiscount, total } = bestDiscounts(priced, {
    coupons: coupons.map(row => presentCoupon(row, use.now)),
    use,
    wkcoins: wkcoin,
  });
  return {
    ...(couponId !== undefined && { coupon_id: couponId }),
    use_wkcoin: useWkcoin,
    use_discount: useDiscount,
    total,
  };
}

/** All coupons as they stand in a choice: usable ones first, best first, then the others, each with its refusal. */
function ratedCoupons(
  rows: readonly CouponRow[],
  priced: QuoteInput,
  use: Omit<CouponUse, 'terms'> & { now: Date },
): Coupon[] {
  const context = couponContext(priced, use);
  return rows
    .map(row => {
      const coupon = presentCoupon(row, use.now);
      const refusal = couponRefusal(coupon, context);
      return refusal === undefined
        ? { coupon, worth: couponDiscount(coupon, context) }
        : { coupon: { ...coupon, refusal }, worth: -1 };
    })
    .sort((a, b) => b.worth - a.worth)
    .map(({ coupon }) => coupon);
}
