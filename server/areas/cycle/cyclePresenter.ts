import type { DayVoucher } from '../../../types/api/account';
import type { CycleDetail, CycleUseOfOrder } from '../../../types/api/cycle';
import type { OrderFace } from '../../../types/api/order';
import { categoryText } from '../../../src/domain/carWords';
import { CYCLE_REFUND_RULES, cyclePlan } from '../../../src/domain/cyclePlans';
import { voucherDaysText, voucherLeftText } from '../../../src/domain/dayVoucher';
import { can } from '../../../src/domain/orderLife';
import { cycleLife } from '../../../src/domain/cycleLife';
import { toIso } from '../../../src/domain/shanghaiTime';
import { presentDetail } from '../../kernel/orders/orderPresenter';
import type { OrderRow } from '../../kernel/orders/orderRepository';
import { presentCartype } from '../cartype/public';
import { presentBill } from './cycleBill';
import { nameOf, type CycleOrder, type CycleRow, type ShownCycle } from './cycleRepository';

/** What a card is called with its class and city: 周末卡 · 经济型. */
export const cycleTitle = (cycle: CycleRow): string => `${nameOf(cycle)} · ${categoryText[cycle.category]}`;

/** Where a card counts, one sentence: 经济型车型，北京取车；周六、周日可用，法定节假日除外. */
export const cycleRule = (cycle: CycleRow, cityName: string): string =>
  `${categoryText[cycle.category]}车型，${cityName}取车；${voucherDaysText[cyclePlan(cycle.plan).on]}`;

function noteOf(
  { cycle: { validTo }, left }: ShownCycle,
  { state }: Pick<OrderRow, 'state'>,
): string | undefined {
  if (state !== 'ACTIVE' || left === null) return undefined;
  return left > 0 ? voucherLeftText({ left }, validTo) : '天数已全部用在订单里';
}

/** What lists say of a card: its plan and class, its days, its city, its time and what is left of it. */
export function cycleFace(shown: ShownCycle, order: Pick<OrderRow, 'state'>): OrderFace {
  const { cycle, cartype, cityName } = shown;
  const note = noteOf(shown, order);
  return {
    picture: presentCartype(cartype).picture.small,
    title: cycleTitle(cycle),
    facts: `周期购 · 共${cycle.days}天`,
    places: [`${cityName}取车`],
    ...(note !== undefined && { note }),
  };
}

const voucherOf = ({ cycle, cityName, left }: ShownCycle): Omit<DayVoucher, 'orderid'> => ({
  left: left ?? cycle.days,
  bought: cycle.days,
  category: cycle.category,
  on: cyclePlan(cycle.plan).on,
  city: { id: cycle.cityId, name: cityName },
});

/** An order in full for its owner. */
export function presentCycle(
  shown: CycleOrder & ShownCycle,
  {
    uses,
    events,
    unknown: [confirming],
  }: {
    uses: CycleUseOfOrder[];
    events: readonly { text: string; createdAt: Date }[];
    unknown: readonly { id: string }[];
  },
): CycleDetail {
  const { order, cycle, cityName } = shown;
  return {
    ...presentDetail(order, cycleFace(shown, order), confirming),
    line: 'CYCLE',
    status: order.state,
    plan: cycle.plan,
    voucher: voucherOf(shown),
    valid_from: toIso(cycle.validFrom),
    valid_to: toIso(cycle.validTo),
    rule: cycleRule(cycle, cityName),
    ordinary_day_price: cycle.ordinaryDay,
    bill: presentBill({ days: cycle.days, total: order.total, ordinary_day_price: cycle.ordinaryDay }),
    uses,
    refund_rules: [...CYCLE_REFUND_RULES],
    can_refund: can(cycleLife, order.state, 'refund'),
    timeline: events.map(({ text, createdAt }) => ({ text, time: toIso(createdAt) })),
  };
}
