import type { ContractPart } from '../../../types/api/contract';
import type { LongAgreement, LongChoice, LongInstalment, LongQuote } from '../../../types/api/orderLong';
import type { Bill } from '../../../types/api/bill';
import type { DeliveryPoint } from '../../../types/api/address';
import type { Site } from '../../../types/api/site';
import { carFacts, carName } from '../../../src/domain/carWords';
import { pointText } from '../../../src/domain/delivery';
import { maskIdCardNumber, maskMobile } from '../../../src/domain/identity';
import { PLAN_TEXTS, termText, type LongPlan } from '../../../src/domain/longPricing';
import { amountText } from '../../../src/domain/money';
import { format, toIso, type Time } from '../../../src/domain/shanghaiTime';
import { presentCartype } from '../cartype/public';
import { numberOf, readAccepted, type DrawnContract } from '../rental/public';
import { presentSite } from '../site/public';
import { LONG_AGREEMENT, longTerms } from './agreementTerms';
import type { FullLongOrder } from './longRepository';

const time = (at: Time): string => format(at, 'YYYY-MM-DD HH:mm');
const day = (at: Time): string => format(at, 'YYYY-MM-DD');

/** What an agreement is about, booked or not. */
interface Figures {
  car: LongQuote['cartype'];
  site: Site;
  from: Time;
  to: Time;
  months: number;
  plan: LongPlan;
  delivery?: DeliveryPoint;
  bill: Bill;
  instalments: readonly LongInstalment[];
}

const trip = ({ car, site, from, to, months, delivery }: Figures): ContractPart => ({
  title: '车辆和租期',
  rows: [
    { name: '车型', value: carName(car), note: carFacts(car) },
    { name: '交车时间', value: time(from) },
    { name: '交车门店', value: site.name, note: site.address },
    ...(delivery ? [{ name: '送车上门', value: '', note: pointText(delivery) }] : []),
    { name: '到期时间', value: time(to) },
    { name: '租期', value: termText(months) },
  ],
});

const fees = ({ bill, plan }: Figures): ContractPart => ({
  title: '费用',
  rows: [
    ...bill.lines.map(({ name, amount, rule }) => ({
      name,
      value: amount === 0 ? '已包含' : amountText(amount),
      note: rule,
    })),
    { name: '合计', value: amountText(bill.total) },
    { name: '付款方式', value: PLAN_TEXTS[plan] },
    { name: '车辆押金', value: amountText(bill.deposits.vehicle) },
    { name: '违章押金', value: amountText(bill.deposits.violation) },
  ],
});

const dates = ({ instalments }: Figures): ContractPart => ({
  title: '付款计划',
  rows: instalments.map(({ number, from, to, due, amount }) => ({
    name: `第${number}期`,
    value: amountText(amount),
    note: `${day(from)}至${day(to)}，${number === 1 ? '下单时支付' : `应付日${day(due)}`}`,
  })),
});

const agreement = (figures: Figures, parties: readonly ContractPart[] = []): LongAgreement => ({
  ...LONG_AGREEMENT,
  parts: [...parties, trip(figures), fees(figures), dates(figures)],
  terms: longTerms(new Date(toIso(figures.from))),
});

/** The agreement of a choice before it is booked. */
export const agreementOfChoice = (choice: LongChoice, quote: LongQuote): LongAgreement =>
  agreement({
    car: quote.cartype,
    site: quote.site,
    from: choice.from_time,
    to: quote.to_time,
    months: choice.months,
    plan: choice.plan,
    ...(choice.delivery && { delivery: choice.delivery }),
    bill: quote.bill,
    instalments: quote.plan,
  });

/** The agreement of an order for its member, with its figures as they stand and what was accepted. */
export function agreementOfOrder(full: FullLongOrder, dataKey: string): LongAgreement {
  const { order, long, cartype, site, plan } = full;
  const { delivery } = long.choice;
  const idCard = maskIdCardNumber(numberOf(long.renterNumber, order.id, dataKey));
  const parties: ContractPart = {
    title: '双方',
    rows: [
      { name: '出租方', value: site.name, note: site.address },
      { name: '门店电话', value: site.phone },
      {
        name: '承租方',
        value: long.renterName,
        note: `身份证${idCard} · 手机${maskMobile(long.renterMobile)}`,
      },
    ],
  };
  const figures: Figures = {
    car: presentCartype(cartype),
    site: presentSite(site),
    from: long.fromTime,
    to: long.toTime,
    months: long.months,
    plan: long.plan,
    ...(delivery && { delivery }),
    bill: long.bill,
    instalments: plan.filter(({ state }) => state !== 'DROPPED'),
  };
  return {
    ...agreement(figures, [parties]),
    version: long.agreementVersion,
    accepted: readAccepted(long.accepted),
    accepted_at: toIso(order.createdAt),
  };
}

/** The same as what the document is drawn from: it says that it was itself accepted, in which version. */
export const contractOfOrder = (full: FullLongOrder, dataKey: string): DrawnContract => {
  const { title, version, parts, terms, accepted = [] } = agreementOfOrder(full, dataKey);
  const { order } = full;
  return {
    orderid: order.id,
    title,
    standing: order.paid > 0 ? '协议已生效' : '订单支付后协议生效',
    parts,
    terms,
    accepted: [{ title, version }, ...accepted],
    accepted_at: toIso(order.createdAt),
  };
};
