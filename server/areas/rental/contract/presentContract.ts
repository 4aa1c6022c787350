import type { Bill, BillLine } from '../../../../types/api/bill';
import type { ContractPart, ContractRow, RentalContract } from '../../../../types/api/contract';
import type { DeliveryPoint } from '../../../../types/api/address';
import { AMENDMENTS } from '../../../../src/domain/amendment';
import { cancelTerms, keptPenalty } from '../../../../src/domain/cancellation';
import { carFacts, carName } from '../../../../src/domain/carWords';
import { COVER_ROWS, coverOf } from '../../../../src/domain/cover';
import { pointText } from '../../../../src/domain/delivery';
import { depositText } from '../../../../src/domain/deposits';
import { NO_SHOW_RULE } from '../../../../src/domain/noShow';
import { EARLY_RETURN_RULE } from '../../../../src/domain/earlyReturn';
import { FEES } from '../../../../src/domain/fees';
import { holidayOn } from '../../../../src/domain/holidays';
import { maskIdCardNumber, maskMobile } from '../../../../src/domain/identity';
import { yuanText } from '../../../../src/domain/money';
import { LATE_GRACE } from '../../../../src/domain/returnCharges';
import { serviceOf } from '../../../../src/domain/services';
import { dayOf, format, MINUTE, toIso } from '../../../../src/domain/shanghaiTime';
import { changesBeforePickup, type AmendmentRow } from '../amend/amendmentRepository';
import { changedOrders } from '../feeOfCancelling';
import { numberOf } from '../people';
import type { FullRentalOrder } from '../rentalOrderRepository';

const money = (fen: number): string => (fen < 0 ? `-¥${yuanText(-fen)}` : `¥${yuanText(fen)}`);
const time = (at: Date): string => format(at, 'YYYY-MM-DD HH:mm');

/** What is there; what is not leaves no row. */
const present = (rows: readonly (ContractRow | undefined)[]): ContractRow[] =>
  rows.filter(row => row !== undefined);

function standingOf({ order: { state, paid } }: FullRentalOrder): string {
  if (state === 'CANCELLED') return '订单已取消，合同已终止';
  if (state === 'CLOSED') return paid > 0 ? '订单已关闭，合同已终止' : '订单没有支付，合同没有生效';
  return paid > 0 ? '合同已生效' : '订单支付后合同生效';
}

function parties({ order, rental, site }: FullRentalOrder, dataKey: string): ContractPart {
  return {
    title: '双方',
    rows: [
      { name: '出租方', value: site.name, note: `${site.address} · ${site.phone}` },
      {
        name: '承租方',
        value: rental.renterName,
        note: `身份证${maskIdCardNumber(numberOf(rental.renterNumber, order.id, dataKey))} · 手机${maskMobile(rental.renterMobile)}`,
      },
    ],
  };
}

const door = (name: string, point: DeliveryPoint | undefined): ContractRow | undefined =>
  point && { name, value: '', note: pointText(point) };

function trip({ rental, cartype, site, returnSite }: FullRentalOrder): ContractPart {
  const { delivery, collection } = rental.choice;
  return {
    title: '车辆和租期',
    rows: present([
      { name: '车型', value: carName(cartype), note: carFacts(cartype) },
      { name: '取车时间', value: time(rental.fromTime) },
      { name: '取车门店', value: site.name, note: site.address },
      door('送车上门', delivery),
      { name: '还车时间', value: time(rental.toTime) },
      { name: '还车门店', value: returnSite.name, note: returnSite.address },
      door('上门取车', collection),
      { name: '租期', value: `${rental.bill.days}天` },
    ]),
  };
}

const lineRow = ({ name, amount, unitPrice, rule }: BillLine): ContractRow => ({
  name,
  value: amount === 0 ? (unitPrice === 0 ? '已包含' : '免费') : money(amount),
  note: rule,
});

function fees({ order, rental: { bill } }: FullRentalOrder): ContractPart {
  return {
    title: '费用',
    rows: present([
      ...bill.lines.map(lineRow),
      { name: '合计', value: money(bill.total) },
      order.paid > 0 ? { name: '已支付', value: money(order.paid) } : undefined,
      order.refunded > 0 ? { name: '已退款', value: money(order.refunded) } : undefined,
    ]),
  };
}

function deposits({ deposits: { vehicle, violation, waived } }: Bill): ContractPart {
  const value = (fen: number): string => (waived ? '免付' : money(fen));
  return {
    title: '押金（不计入合计）',
    rows: [
      { name: '车辆押金', value: value(vehicle) },
      { name: '违章押金', value: value(violation) },
    ],
  };
}

function cover({ order, rental: { choice, insured } }: FullRentalOrder, dataKey: string): ContractPart {
  const covered = coverOf(choice.services);
  return {
    title: '保险与服务',
    rows: [
      ...choice.services
        .map(serviceOf)
        .map(({ name, description }) => ({ name, value: '', note: description })),
      ...COVER_ROWS.map(({ name, text }) => ({ name, value: text(covered) })),
      ...insured.map(({ name, keptNumber }) => ({
        ...{
          name: '被保险人',
          value: name,
          note: `身份证${maskIdCardNumber(numberOf(keptNumber, order.id, dataKey))}`,
        },
      })),
    ],
  };
}

/** Changes that hold; what is not in force is none of the contract's. */
function changes(amendments: readonly AmendmentRow[]): ContractPart | undefined {
  const rows = amendments
    .filter(({ state }) => state === 'APPLIED')
    .map(({ kind, createdAt, choice }) => ({
      name: AMENDMENTS[kind].name,
      value: time(createdAt),
      note: `取车${format(choice.from_time, 'M月D日 HH:mm')}，还车${format(choice.to_time, 'M月D日 HH:mm')}`,
    }));
  return rows.length > 0 ? { title: '变更', rows } : undefined;
}

function termsOf({ order, rental }: FullRentalOrder, amendments: readonly AmendmentRow[]): string[] {
  const { choice, fromTime, toTime, bill } = rental;
  const circumstances = {
    hasDelivery: choice.delivery !== undefined,
    isHoliday: holidayOn(dayOf(fromTime)) !== undefined,
    pickupTime: fromTime,
  };
  const kept = keptPenalty(changedOrders(changesBeforePickup(amendments)));
  const since = kept > 0 ? `。修改订单时已过免费取消时间，违约金不低于¥${yuanText(kept)}` : '';
  return [
    `取消：支付前可随时取消；支付后，${cancelTerms(circumstances, order.createdAt)}${since}。`,
    `未取车：${NO_SHOW_RULE}。`,
    `提前还车：${EARLY_RETURN_RULE}。`,
    `晚还：${LATE_GRACE / MINUTE}分钟以内不收费，之后每小时¥${yuanText(FEES.OVERTIME.unitPrice)}，一天不超过当天租金。`,
    `押金：${depositText(bill.deposits, toTime)}。`,
    '还车后发现的油电差额、清洁、车损和违章费用，由门店列出凭据，您确认后支付；有异议可以提出。',
    '酒驾、无证驾驶、由未登记的人驾驶等情形，保险不予赔付，费用由承租方承担。',
  ];
}

/** The contract of an order for its member, with its figures as they stand and what was accepted when it was booked. */
export function presentContract(
  full: FullRentalOrder,
  amendments: readonly AmendmentRow[],
  dataKey: string,
): RentalContract {
  const { order, rental } = full;
  const changed = changes(amendments);
  return {
    orderid: order.id,
    standing: standingOf(full),
    parts: [
      ...[parties(full, dataKey), trip(full), fees(full), deposits(rental.bill), cover(full, dataKey)],
      ...(changed ? [changed] : []),
    ],
    terms: termsOf(full, amendments),
    accepted: rental.accepted,
    accepted_at: toIso(order.createdAt),
  };
}
