import { cycleLife, type CycleState } from '@/domain/cycleLife';
import {
  CYCLE_PLANS,
  CYCLE_REFUND_RULES,
  cyclePlan,
  cyclePrice,
  cycleValidity,
  refundExample,
  type CyclePlanKey,
} from '@/domain/cyclePlans';
import { categoryText } from '@/domain/carWords';
import { voucherDaysText } from '@/domain/dayVoucher';
import { yuanText } from '@/domain/money';
import { can, statusText } from '@/domain/orderLife';
import { toIso } from '@/domain/shanghaiTime';
import type { DataOf } from '~types/api';
import type { Coupon } from '~types/api/account';
import type { CarCategory } from '~types/api/cartype';
import type { CycleClass, CycleDetail, CyclePlanOffer, CycleQuote } from '~types/api/cycle';
import { fifty } from './coupons';
import { corolla } from './orders';

/** Fen: a plain weekday of the class of these tests. */
const weekday = 20_000;

/** A class of cars of Beijing. */
export const cycleClass = (category: CarCategory = 'ECONOMY'): CycleClass => ({
  category,
  name: categoryText[category],
  picture: corolla.picture,
  cars: ['丰田卡罗拉', '大众朗逸', '日产轩逸'],
});

/** A plan with its price, as the rules have it, with what the test says differently. */
export function cycleOffer(
  key: CyclePlanKey = 'WEEKEND',
  differences: Partial<CyclePlanOffer> = {},
): CyclePlanOffer {
  const plan = cyclePlan(key);
  const price = cyclePrice(plan, weekday);
  return {
    plan: key,
    name: plan.name,
    text: plan.text,
    days: plan.days,
    valid_days: plan.validDays,
    rule: voucherDaysText[plan.on],
    total: price.total,
    day_price: price.day,
    ordinary_day_price: price.ordinaryDay,
    refund_example: refundExample(price),
    ...differences,
  };
}

/** The plans of a city that has two classes, of the one that was asked for. */
export const cyclePlans = (category: CarCategory = 'ECONOMY'): DataOf<'GET /api/cycle/get_plans'> => ({
  classes: [cycleClass('ECONOMY'), cycleClass('SUV')],
  category,
  plans: CYCLE_PLANS.map(({ key }) => cycleOffer(key)),
  refund_rules: [...CYCLE_REFUND_RULES],
});

/** A city that sells no days. */
export const noPlans: DataOf<'GET /api/cycle/get_plans'> = {
  classes: [],
  plans: [],
  refund_rules: [...CYCLE_REFUND_RULES],
};

/** The bill of an offer. */
const billOf = ({ days, total, ordinary_day_price: ordinary }: CyclePlanOffer): CycleQuote['bill'] => ({
  lines: [
    {
      code: 'DAYS',
      name: `租车费${days}天`,
      rule: `单日原价¥${yuanText(ordinary)}×${days}天`,
      amount: days * ordinary,
    },
    {
      code: 'CYCLE_SAVING',
      name: '周期购优惠',
      rule: `提前买${days}天，平均每天¥${yuanText(total / days)}`,
      amount: total - days * ordinary,
    },
  ],
  total,
});

/** The price of a choice, with what the test says differently of its offer. */
export function cycleQuote(
  {
    plan = 'WEEKEND',
    category = 'ECONOMY',
    start_day: startDay = '2030-11-23',
  }: { plan?: CyclePlanKey; category?: CarCategory; start_day?: string } = {},
  differences: Partial<CyclePlanOffer> = {},
): CycleQuote {
  const offer = cycleOffer(plan, differences);
  const { from, to } = cycleValidity(cyclePlan(plan), startDay);
  return {
    bill: billOf(offer),
    offer,
    class: cycleClass(category),
    city: { id: '110000', name: '北京' },
    valid_from: toIso(from),
    valid_to: toIso(to),
    refund_rules: [...CYCLE_REFUND_RULES],
  };
}

/** A weekend card of eight days that is paid, in a state of its life, with what the test says differently. */
export function cycleDetail(
  status: CycleState = 'ACTIVE',
  differences: Partial<CycleDetail> = {},
): CycleDetail {
  const quote = cycleQuote();
  const isPaid = status !== 'UNPAID' && status !== 'CANCELLED' && status !== 'CLOSED';
  const { total } = quote.bill;
  return {
    orderid: 'Z1',
    line: 'CYCLE',
    status,
    status_text: statusText(cycleLife, status),
    picture: corolla.picture.small,
    title: '周末卡 · 经济型',
    facts: '周期购 · 共8天',
    places: ['北京取车'],
    total,
    created_at: '2030-11-23T09:00:00+08:00',
    paid: isPaid ? total : 0,
    refunded: 0,
    can_pay: can(cycleLife, status, 'pay'),
    can_cancel: can(cycleLife, status, 'cancel'),
    can_delete: can(cycleLife, status, 'delete'),
    plan: 'WEEKEND',
    voucher: { left: 8, bought: 8, category: 'ECONOMY', on: 'WEEKEND', city: { id: '110000', name: '北京' } },
    valid_from: quote.valid_from,
    valid_to: quote.valid_to,
    rule: '经济型车型，北京取车；周六、周日可用，法定节假日除外',
    ordinary_day_price: quote.offer.ordinary_day_price,
    bill: quote.bill,
    uses: [],
    refund_rules: [...CYCLE_REFUND_RULES],
    can_refund: can(cycleLife, status, 'refund'),
    timeline: [{ text: '订单已提交，等待支付', time: '2030-11-23T09:00:00+08:00' }],
    ...differences,
  };
}

/** The days of that card in the wallet, so many of which are left. */
export const dayCoupon = (left = 8): Coupon => {
  const { rule, valid_from, valid_to, voucher, orderid } = cycleDetail();
  return {
    ...fifty,
    id: 'days-Z1',
    name: '周末卡',
    kind: 'DAYS',
    value: 0,
    rule,
    valid_from,
    valid_to,
    days: { ...voucher, left, orderid },
  };
};
