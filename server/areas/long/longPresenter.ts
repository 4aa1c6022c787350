import type {
  LongAbilities,
  LongDetail,
  LongMandate,
  LongSummary,
  OrderInstalment as ShownInstalment,
  TailDetail,
} from '../../../types/api/orderLong';
import type { CancellationFee } from '../../../types/api/rental';
import type { HeldDeposit } from '../../../types/api/settlement';
import type { User } from '../../../types/api/user';
import {
  amountDue,
  instalmentStanding,
  nextInstalment,
  overdueCharge,
  type InstalmentStanding,
} from '../../../src/domain/instalments';
import { maskIdCardNumber, maskMobile } from '../../../src/domain/identity';
import { longLife } from '../../../src/domain/longLife';
import { includedKm } from '../../../src/domain/longTail';
import { cameToNothing, can } from '../../../src/domain/orderLife';
import { toIso, toMillis } from '../../../src/domain/shanghaiTime';
import type { PayMethod } from '../../../types/api/pay';
import type { PaymentRow } from '../../kernel/money/paymentRepository';
import { presentHolds, type DepositHoldRow } from '../../kernel/orders/depositHolds';
import { presentDetail } from '../../kernel/orders/orderPresenter';
import { leftOf } from '../../kernel/orders/orderStanding';
import { presentCartype } from '../cartype/public';
import { HOTLINE } from '../content/public';
import { numberOf } from '../rental/public';
import { presentSite } from '../site/public';
import { extensionObstacle } from './extendLong';
import { DEPOSIT_NAMES } from './longDeposits';
import { isRunning, longFace } from './longLine';
import { toPayOf } from './longPayable';
import type { CarRow, FullLongOrder, InstalmentRow, LongDepositRow, LongOrder } from './longRepository';
import { returnObstacle } from './returnLong';

const STANDINGS: Readonly<Record<InstalmentStanding, string>> = {
  LATER: '未到期',
  DUE: '待支付',
  OVERDUE: '已逾期',
  PAID: '已支付',
  DROPPED: '不再单独支付',
};

const METHODS: Readonly<Record<PayMethod, string>> = {
  WECHAT: '微信支付',
  ALIPAY: '支付宝',
  BALANCE: '余额',
};

/** The payment of an instalment: the first was paid with the order. */
const paymentOf = (payments: readonly PaymentRow[], { id, orderId, number }: InstalmentRow) =>
  payments.find(
    ({ subjectKind, subjectId }) =>
      subjectId === id || (number === 1 && subjectKind === 'LONG' && subjectId === orderId),
  );

/** Why a month is asked for no more by itself: what was used of it and not paid is part of the tail. */
function droppedNote({ order, long }: LongOrder, { from }: InstalmentRow): string {
  if (cameToNothing(longLife, order.state)) return '订单未成行，不再收取';
  const isUsed = toMillis(from) < long.toTime.getTime();
  return isUsed && !isRunning(order.state) ? '未付的租金计入尾款' : '租期已提前结束，不再收取';
}

/** The plan of an order as it stands: what is paid, due and late, and what is paid next. */
export function presentPlan(found: LongOrder, payments: readonly PaymentRow[], now: Date): ShownInstalment[] {
  const { order, plan } = found;
  const next = isRunning(order.state) ? nextInstalment(plan) : undefined;
  return plan.map(instalment => {
    const standing = instalmentStanding(instalment, now);
    const { id, number, from, to, due, amount, state, charge, paidAt } = instalment;
    const paid = state === 'PAID' ? paymentOf(payments, instalment) : undefined;
    return {
      ...{ id, number, from, to, due, amount, standing },
      standing_text: STANDINGS[standing],
      charge: state === 'PLANNED' ? overdueCharge(instalment, now) : charge,
      to_pay: isRunning(order.state) ? amountDue(instalment, now) : 0,
      is_next: next?.id === id,
      ...(paidAt && { paid_time: toIso(paidAt) }),
      ...(state === 'DROPPED' && { dropped_note: droppedNote(found, instalment) }),
      ...(paid && {
        receipt: { payment_id: paid.id, method: METHODS[paid.method], amount: amount + charge },
      }),
    };
  });
}

/** What is paid next of an order that runs. */
export function presentNext(
  { order, plan }: Pick<LongOrder, 'order' | 'plan'>,
  now: Date,
): LongSummary['next'] {
  const next = isRunning(order.state) ? nextInstalment(plan) : undefined;
  return (
    next && {
      instalment_id: next.id,
      number: next.number,
      amount: amountDue(next, now),
      due: next.due,
      is_overdue: instalmentStanding(next, now) === 'OVERDUE',
    }
  );
}

function abilitiesOf(found: LongOrder, now: Date): LongAbilities {
  const extension = extensionObstacle(found, now);
  const early = returnObstacle(found, now);
  return {
    extend: extension === undefined,
    ...(extension !== undefined && { extend_reason: extension }),
    return_early: early === undefined,
    ...(early !== undefined && { return_reason: early }),
  };
}

const presentDeposit = (
  { kind, amount, kept, releaseBy, releasedAt }: LongDepositRow,
  holds: readonly DepositHoldRow[],
): HeldDeposit => ({
  kind,
  name: DEPOSIT_NAMES[kind],
  amount,
  kept,
  state: releasedAt ? 'RELEASED' : 'HELD',
  holder: '随首付款支付，原路退回',
  ...(releaseBy && { release_by: toIso(releaseBy) }),
  ...(releasedAt && { released_at: toIso(releasedAt) }),
  ...(!releasedAt && presentHolds(holds, kind)),
});

const presentCar = ({ plate, odometerOut, energyOut, outAt, backAt, reason }: CarRow) => ({
  plate,
  odometer: odometerOut,
  energy: energyOut,
  from: toIso(outAt),
  ...(backAt && { to: toIso(backAt) }),
  ...(reason !== null && { reason }),
});

/** What of an order is read besides it. */
interface Parts {
  events: readonly { text: string; createdAt: Date }[];
  cars: readonly CarRow[];
  deposits: readonly LongDepositRow[];
  /** What keeps deposits beyond their day. */
  holds: readonly DepositHoldRow[];
  /** Payments that were accepted. */
  payments: readonly PaymentRow[];
  cancelling: CancellationFee;
  mandate: LongMandate;
  auth: User['auth'];
  unknown: readonly { id: string }[];
}

/** A long rental in full for its member; mobile and identity card are masked. */
export function presentLong(
  full: FullLongOrder,
  { events, cars, deposits, holds, payments, cancelling, mandate, auth, unknown: [confirming] }: Parts,
  { now, dataKey }: { now: Date; dataKey: string },
): LongDetail {
  const { order, long, cartype, site, plan } = full;
  const { delivery } = long.choice;
  const face = longFace({ ...long, cartype, siteName: site.name }, order, plan, now);
  const { stage } = longLife.states[order.state];
  const isBefore = stage === 'TO_PICK_UP' || order.state === 'UNPAID';
  return {
    ...presentDetail(order, face, confirming),
    line: 'LONG',
    status: order.state,
    from_time: face.from_time,
    to_time: face.to_time,
    cartype: presentCartype(cartype),
    site: presentSite(site),
    months: long.months,
    plan: long.plan,
    bill: long.bill,
    first_payment: long.firstPayment,
    instalments: presentPlan(full, payments, now),
    to_pay: can(longLife, order.state, 'pay') ? toPayOf(full) : 0,
    renter: {
      name: long.renterName,
      mobile: maskMobile(long.renterMobile),
      idcard_no: maskIdCardNumber(numberOf(long.renterNumber, order.id, dataKey)),
    },
    ...(delivery && { delivery }),
    remark: long.remark,
    calcFee: cancelling,
    deposits: deposits.map(deposit => presentDeposit(deposit, holds)),
    mandate,
    abilities: abilitiesOf(full, now),
    cars: cars.map(presentCar),
    ...(isBefore && auth.status !== 'USER_AUTHED' && { pending_auth: auth }),
    timeline: events.map(({ text, createdAt }) => ({ text, time: toIso(createdAt) })),
  };
}

const sumOf = (amounts: readonly { amount: number }[]): number =>
  amounts.reduce((sum, { amount }) => sum + amount, 0);

/**
 * What the return has shown, line by line: what was paid of the months, with what being late had cost then, is none of it.
 * The sum is what the order costs in all less what was paid before the tail.
 */
function tailLinesOf({ order, long, plan }: LongOrder): TailDetail['lines'] {
  const paid = plan.filter(({ state }) => state === 'PAID');
  const sentBack = order.refunded - plan.reduce((sum, { returned }) => sum + returned, 0);
  const afterwards = long.bill.lines.filter(({ group }) => group === 'afterwards');
  const rent = long.bill.total - sumOf(afterwards) - (sumOf(paid) - sentBack);
  const charged = paid.reduce((sum, { charge }) => sum + charge, 0);
  return [
    ...(rent > 0 ? [{ name: '未付租金', rule: '还车前没有付清的租金', amount: rent }] : []),
    ...afterwards.flatMap(({ code, name, rule, amount: whole }) => {
      const amount = code === 'LONG_OVERDUE' ? whole - charged : whole;
      return amount > 0 ? [{ name, rule, amount }] : [];
    }),
    ...(rent < 0 ? [{ name: '多付租金抵扣', rule: '已付租金超出实际租期的部分', amount: rent }] : []),
  ];
}

/** 尾款 of an order whose car is back. */
export function presentTail(found: LongOrder, cars: readonly CarRow[]): TailDetail {
  const { order, long } = found;
  const kept = order.paid - order.refunded;
  return {
    orderid: order.id,
    status: order.state,
    bill: long.bill,
    lines: tailLinesOf(found),
    total: order.total,
    paid: kept,
    to_pay: order.state === 'TAIL_UNPAID' ? leftOf(order) : 0,
    driven: cars.reduce(
      (sum, { odometerOut, odometerBack }) => sum + (odometerBack ?? odometerOut) - odometerOut,
      0,
    ),
    included: includedKm(long.fromTime, long.toTime),
    hotline: HOTLINE,
  };
}
