import type { ContractPart, ContractRow } from '../../../types/api/contract';
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
import { LONG_AGREEMENT, LONG_SUPPLEMENT, longTerms, SUPPLEMENT_TERM } from './agreementTerms';
import type { ExtensionRow, FullLongOrder } from './longRepository';
import { readAgreed, type StoredSupplement } from './stored';

const time = (at: Time): string => format(at, 'YYYY-MM-DD HH:mm');
const day = (at: Time): string => format(at, 'YYYY-MM-DD');

/** What an agreement is about, booked or not. */
interface Figures {
  car: LongQuote['cartype'];
  site: Site;
  from: Time;
  to: Time;
  months: number;
  /** When it is agreed. */
  bookedAt: Time;
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

const dateRow = ({ number, from, to, due, amount }: LongInstalment): ContractRow => ({
  name: `第${number}期`,
  value: amountText(amount),
  note: `${day(from)}至${day(to)}，${number === 1 ? '下单时支付' : `应付日${day(due)}`}`,
});

const dates = ({ instalments }: Figures): ContractPart => ({
  title: '付款计划',
  rows: instalments.map(dateRow),
});

/** 补充协议 of an extension: its figures, its plan, and when it was accepted in which wording. */
const supplement =
  (agreed: StoredSupplement, { toEnd, createdAt }: ExtensionRow) =>
  (number: number): ContractPart => ({
    title: `补充协议${number}`,
    rows: [
      { name: '续租租期', value: termText(agreed.extension), note: `总租期${termText(agreed.months)}` },
      { name: '续租后到期时间', value: time(toEnd) },
      { name: '续租费用', value: amountText(agreed.amount), note: '含已选的月度服务' },
      { name: '续租后合计', value: amountText(agreed.total) },
      ...agreed.instalments.map(dateRow),
      {
        name: `同意《${LONG_SUPPLEMENT.title}》`,
        value: `版本${agreed.wording}`,
        note: `${time(createdAt)}，${SUPPLEMENT_TERM}`,
      },
    ],
  });

const supplementsOf = (extensions: readonly ExtensionRow[]): ContractPart[] =>
  extensions
    .flatMap(extension => (extension.agreed ? [supplement(extension.agreed, extension)] : []))
    .map((draw, index) => draw(index + 1));

const agreement = (figures: Figures, parties: readonly ContractPart[] = []): LongAgreement => ({
  ...LONG_AGREEMENT,
  parts: [...parties, trip(figures), fees(figures), dates(figures)],
  terms: longTerms(figures.from, figures.bookedAt),
});

/** The agreement of a choice before it is booked. */
export const agreementOfChoice = (choice: LongChoice, quote: LongQuote, now: Date): LongAgreement =>
  agreement({
    car: quote.cartype,
    site: quote.site,
    from: choice.from_time,
    to: quote.to_time,
    months: choice.months,
    bookedAt: now,
    plan: choice.plan,
    ...(choice.delivery && { delivery: choice.delivery }),
    bill: quote.bill,
    instalments: quote.plan,
  });

/**
 * The agreement of an order for its member, with the figures with which it was accepted, whatever became of it since, and
 * what each extension has added to it.
 */
export function agreementOfOrder(
  full: FullLongOrder,
  extensions: readonly ExtensionRow[],
  dataKey: string,
): LongAgreement {
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
  const asItStands = {
    ...{ to: long.toTime, months: long.months, bill: long.bill },
    instalments: plan.filter(({ state }) => state !== 'DROPPED'),
  };
  const figures: Figures = {
    ...(readAgreed(long.agreed) ?? asItStands),
    car: presentCartype(cartype),
    site: presentSite(site),
    from: long.fromTime,
    bookedAt: order.createdAt,
    plan: long.plan,
    ...(delivery && { delivery }),
  };
  const { agreementVersion: version } = long;
  return {
    ...agreement(figures, [parties]),
    version,
    supplements: supplementsOf(extensions),
    accepted: [{ title: LONG_AGREEMENT.title, version }, ...readAccepted(long.accepted)],
    accepted_at: toIso(order.createdAt),
  };
}

/** The same as what the document is drawn from. */
export const contractOfOrder = (
  full: FullLongOrder,
  extensions: readonly ExtensionRow[],
  dataKey: string,
): DrawnContract => {
  const {
    title,
    parts,
    terms,
    accepted = [],
    supplements = [],
  } = agreementOfOrder(full, extensions, dataKey);
  const { order } = full;
  return {
    orderid: order.id,
    title,
    standing: order.paid > 0 ? '协议已生效' : '订单支付后协议生效',
    parts,
    terms,
    accepted,
    supplements,
    accepted_at: toIso(order.createdAt),
  };
};
