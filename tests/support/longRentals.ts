import { planOf, type Instalment } from '@/domain/instalments';
import { instalmentId } from '@/domain/instalmentId';
import { longBill, longEnd, monthlyPrice, priceTable, type LongPlan } from '@/domain/longPricing';
import type {
  LongCity,
  LongDetail,
  LongOffer,
  LongQuote,
  LongSummary,
  OrderInstalment,
} from '~types/api/orderLong';
import { corolla, orderDetail } from './orders';
import { beijing, site } from './places';

/** Fen: a single month of the car of these tests. */
export const base = 300_000;
const from = '2030-11-26T10:00:00+08:00';

/** Beijing, where preparing a car takes two days. */
export const longCity: LongCity = { ...beijing, prepare_time: 2, earliest: '2030-11-26T00:00:00+08:00' };

/** A car by the month, with what the test says differently. */
export function longOffer(months = 1, differences: Partial<LongOffer> = {}): LongOffer {
  return {
    cartype: corolla,
    monthly_price: monthlyPrice(base, months),
    tiers: priceTable(base).map(({ text, months: term, monthlyPrice: price }) => ({
      text,
      months: term,
      monthly_price: price,
    })),
    deposit: 500_000,
    available: 3,
    ...differences,
  };
}

const billOf = (months: number, plan: LongPlan) =>
  longBill({
    from,
    months,
    base,
    plan,
    services: [],
    vehicleDeposit: 300_000,
    violationDeposit: 200_000,
  });

/** The price of a term, as the rules have it, with what the test says differently. */
export function longQuote(
  { months = 1, plan = 'MONTHLY' }: { months?: number; plan?: LongPlan } = {},
  differences: Partial<LongQuote> = {},
): LongQuote {
  const bill = billOf(months, plan);
  const instalments = planOf({ from, months, total: bill.total, plan, now: '2030-11-23T09:00:00+08:00' });
  return {
    bill,
    plan: instalments,
    first_payment: (instalments[0]?.amount ?? 0) + 500_000,
    cartype: corolla,
    site: site(),
    to_time: longEnd(from, months),
    monthly_price: monthlyPrice(base, months),
    tiers: longOffer(months).tiers,
    once_saving: plan === 'MONTHLY' ? Math.round(bill.total * 0.03) : 0,
    available: 3,
    coupons: [],
    cancel_rule: '11月24日 10:00前可免费取消，之后取消收取1天的租金作为违约金，交车时间过后每过1天另收1天',
    notices: ['每月含2000公里，超出每公里0.8元'],
    agreement_version: '1.0',
    ...differences,
  };
}

/** An instalment of the order L1, not paid and not asked for yet, with what the test says differently. */
export function orderInstalment(
  instalment: Instalment,
  differences: Partial<OrderInstalment> = {},
): OrderInstalment {
  return {
    ...instalment,
    id: instalmentId('L1', instalment.number),
    standing: 'LATER',
    standing_text: '未到期',
    charge: 0,
    to_pay: instalment.amount,
    is_next: false,
    ...differences,
  };
}

/** A rental of three months that is driven: the first is paid, the second is due. */
export function longDetail(differences: Partial<LongDetail> = {}): LongDetail {
  const quote = longQuote({ months: 3 });
  const [first, second, third] = quote.plan as [Instalment, Instalment, Instalment];
  const { renter, remark, calcFee, deposits, timeline, ...order } = orderDetail();
  return {
    ...order,
    orderid: 'L1',
    line: 'LONG',
    status: 'IN_USE',
    status_text: '用车中',
    cartype: corolla,
    site: site(),
    from_time: from,
    to_time: quote.to_time,
    months: 3,
    plan: 'MONTHLY',
    bill: quote.bill,
    total: quote.bill.total,
    paid: first.amount,
    first_payment: quote.first_payment,
    to_pay: 0,
    can_pay: false,
    can_cancel: false,
    can_delete: false,
    instalments: [
      orderInstalment(first, {
        standing: 'PAID',
        standing_text: '已支付',
        to_pay: 0,
        paid_time: '2030-11-23T09:05:00+08:00',
        receipt: { payment_id: 'P1', method: '微信支付', amount: quote.first_payment },
      }),
      orderInstalment(second, { standing: 'DUE', standing_text: '待支付', is_next: true }),
      orderInstalment(third),
    ],
    renter,
    remark,
    calcFee,
    deposits,
    timeline,
    mandate: { state: 'OPEN', method_text: '微信支付' },
    abilities: { extend: true, return_early: true },
    cars: [{ plate: '京A12345', odometer: 8000, energy: 100, from }],
    ...differences,
  };
}

/** The same as a list shows it. */
export function longSummary(differences: Partial<LongSummary> = {}): LongSummary {
  const { instalments, months, plan, ...detail } = longDetail();
  const next = instalments[1] as OrderInstalment;
  const { orderid, line, status, status_text, picture, title, facts, places, total, created_at } = detail;
  return {
    ...{ orderid, line, status, status_text, picture, title, facts, places, total, created_at },
    from_time: detail.from_time,
    to_time: detail.to_time,
    months,
    plan,
    next: {
      instalment_id: next.id,
      number: next.number,
      amount: next.to_pay,
      due: next.due,
      is_overdue: false,
    },
    ...differences,
  };
}
