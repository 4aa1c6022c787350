import type { Coupon } from '../../../types/api/account';
import type { CarCategory } from '../../../types/api/cartype';
import type { LongChoice, LongQuote } from '../../../types/api/orderLong';
import { addMonths } from '../../../src/domain/calendarMonths';
import { couponDiscount, couponRefusal } from '../../../src/domain/coupon';
import { canDeliver } from '../../../src/domain/delivery';
import { planOf } from '../../../src/domain/instalments';
import { longCancelTerms } from '../../../src/domain/longCancel';
import {
  longBill,
  longCouponContext,
  longEnd,
  longServicesOf,
  monthlyPrice,
  type LongPriceInput,
} from '../../../src/domain/longPricing';
import { isOpenAt } from '../../../src/domain/openingHours';
import { driverRule } from '../../../src/domain/renter';
import { format } from '../../../src/domain/shanghaiTime';
import type { Context } from '../../http/endpoint';
import { notFound } from '../../kernel/failure';
import { readAuth } from '../../kernel/members/readAuth';
import {
  couponsOfVisitor,
  findCoupon,
  findPaymentMeans,
  presentCoupon,
  type CouponRow,
} from '../account/public';
import { assertDeliverable, cityStock, presentCartype, type CartypeRow } from '../cartype/public';
import { presentSite, type SiteRow } from '../site/public';
import { LONG_AGREEMENT } from './agreementTerms';
import { assertLongPeriod, basePriceOf, longestTerm, prepareDaysOf, sitesWith, tiersOf } from './offers';

/** A choice with its price, and what it is about. */
export interface PricedLong {
  choice: LongChoice;
  cartype: CartypeRow;
  /** Sites that have it, those with a car left first. */
  places: readonly SiteRow[];
  /** Price of a single month, fen. */
  base: number;
  quote: LongQuote;
}

/** A choice alone, without whatever else the request carries. */
export const choiceOf = (request: LongChoice): LongChoice => ({
  city_id: request.city_id,
  cartype_id: request.cartype_id,
  from_time: request.from_time,
  months: request.months,
  plan: request.plan,
  services: longServicesOf(request.services).map(({ code }) => code),
  ...(request.delivery && { delivery: request.delivery }),
  ...(request.coupon_id !== undefined && { coupon_id: request.coupon_id }),
});

/** Sites that have the car type and come to the door where that is wished; DELIVERY_UNAVAILABLE, NOT_FOUND. */
async function placesFor(choice: LongChoice, { db }: Context) {
  const { city_id: cityId, cartype_id: cartypeId, from_time: from, months, delivery } = choice;
  const span = { from, to: longEnd(from, months) };
  const stock = (await cityStock(db, cityId, span, cartypeId)).read();
  const all = sitesWith(stock, cartypeId, span);
  const [first] = all;
  if (!first) throw notFound('这款车');
  const served = delivery ? all.filter(({ site }) => canDeliver(site, delivery.location)) : all;
  if (served.length === 0) assertDeliverable({ site: first.site, returnSite: first.site }, { delivery });
  const places = [...served].sort(
    (a, b) => Math.sign(b.available) - Math.sign(a.available) || (a.site.id < b.site.id ? -1 : 1),
  );
  const available = places.reduce((sum, place) => sum + place.available, 0);
  const longest = available > 0 ? undefined : longestTerm(stock, cartypeId, { from, months });
  return { places, cartype: first.cartype, available, longest };
}

/**
 * The price of a choice, worked out anew, its plan, and what could be chosen besides. PERIOD_INVALID, NOT_FOUND,
 * CITY_NOT_SERVED, DELIVERY_UNAVAILABLE.
 */
export async function priceLong(request: LongChoice, context: Context): Promise<PricedLong> {
  const { db, now, member, version } = context;
  const choice = choiceOf(request);
  const { from_time: from, months, plan, coupon_id: couponId } = choice;
  assertLongPeriod(choice, await prepareDaysOf(db, choice.city_id), now);
  const ofVisitor = member ? [] : couponsOfVisitor(now);
  const [base, found, means, chosen, auth] = await Promise.all([
    basePriceOf(db, choice.city_id, choice.cartype_id),
    placesFor(choice, context),
    member ? findPaymentMeans(db, member.id, now) : { coupons: ofVisitor },
    member && couponId !== undefined
      ? findCoupon(db, member.id, couponId, now)
      : ofVisitor.find(({ id }) => id === couponId),
    member && readAuth(db, member.id),
  ]);
  if (base === undefined) throw notFound('这款车');
  const { cartype, places, available, longest } = found;
  const [place] = places;
  if (!place) throw notFound('这款车');
  const use = { now, channel: version.channel };
  const plain: LongPriceInput = {
    ...{ from, months, base, plan, services: choice.services },
    vehicleDeposit: cartype.vehicleDeposit,
    violationDeposit: cartype.violationDeposit,
  };
  const priced = longBill(
    chosen ? { ...plain, coupon: { terms: presentCoupon(chosen, now), ...use } } : plain,
  );
  const isUnknownCoupon = couponId !== undefined && !chosen;
  const bill = isUnknownCoupon
    ? { ...priced, couponRefusal: member ? '优惠券不存在' : '登录后可用' }
    : priced;
  const instalments = planOf({ from, months, total: bill.total, plan, now });
  const atOnce = plan === 'ONCE' ? bill.total : longBill({ ...plain, plan: 'ONCE' }).total;
  return {
    choice,
    cartype,
    base,
    places: places.map(({ site }) => site),
    quote: {
      bill,
      plan: instalments,
      first_payment: (instalments[0]?.amount ?? 0) + bill.deposits.vehicle + bill.deposits.violation,
      cartype: presentCartype(cartype),
      site: presentSite(place.site),
      to_time: longEnd(from, months),
      monthly_price: monthlyPrice(base, months),
      tiers: tiersOf(base),
      once_saving: plan === 'ONCE' ? 0 : longBill(plain).total - atOnce,
      available,
      ...(longest !== undefined && { longest_months: longest }),
      coupons: ratedCoupons(means.coupons, { ...plain, coupon: undefined }, use),
      cancel_rule: longCancelTerms(from, now),
      notices: [
        ...noticesOf(from, months, { site: place.site, category: cartype.category }),
        // Booking and paying are open to everybody, taking the car over is not (decision 17).
        ...(auth?.status === 'USER_AUTHED' ? [] : ['交车前需通过实名认证，几分钟就能提交']),
      ],
      agreement_version: LONG_AGREEMENT.version,
    },
  };
}

/** Who may drive; a month that has no such day ends with its last; a pickup in closed hours is spoken of before. */
const noticesOf = (
  from: string,
  months: number,
  { site, category }: { site: SiteRow; category: CarCategory },
): string[] => [
  ...(driverRule(category).licenceYears > 0 ? [driverRule(category).text] : []),
  ...(format(from, 'D') === format(addMonths(from, months), 'D')
    ? []
    : ['到期月份没有对应的日期，租期到当月最后一天结束']),
  ...(isOpenAt(site, from) ? [] : [`交车时间不在${site.open}–${site.close}的营业时间内，门店会提前与您联系`]),
];

/** All coupons as they stand in a choice: usable ones first, best first, then the others, each with its refusal. */
function ratedCoupons(
  rows: readonly CouponRow[],
  priced: LongPriceInput,
  use: { now: Date; channel: string },
): Coupon[] {
  const context = { ...longCouponContext(priced), ...use };
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
