import { and, desc, eq, ilike, inArray, or } from 'drizzle-orm';
import { carName } from '../../../src/domain/carWords';
import { maskMobile } from '../../../src/domain/identity';
import { instalmentStanding } from '../../../src/domain/instalments';
import { longLife, type LongState } from '../../../src/domain/longLife';
import { PLAN_TEXTS, termText } from '../../../src/domain/longPricing';
import { yuanText } from '../../../src/domain/money';
import { can, statesOf, statusText } from '../../../src/domain/orderLife';
import { format } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import { deskAction, type DeskAction, type DeskDetail, type DeskSection } from '../../http/desk/deskSection';
import { users } from '../../kernel/members/schema';
import { listEvents } from '../../kernel/orders/orderRepository';
import { orders } from '../../kernel/orders/schema';
import { cartypes } from '../cartype/public';
import { sites } from '../site/public';
import { cancelByUs } from './cancelLong';
import { deliverLong, exchangeLong, payTailFromDeposit, takeBackLong } from './handLong';
import { DEPOSIT_NAMES, releaseDeposit } from './longDeposits';
import {
  carsOf,
  depositsOf,
  plansOf,
  type CarRow,
  type InstalmentRow,
  type LongDepositRow,
} from './longRepository';
import { longOrders } from './schema';

/** Orders in a list. */
const LISTED = 50;

/** Largest damage, fen. */
const LARGEST_DAMAGE = 10_000_000;

/** What waits for the staff stands first. */
const WORKING = statesOf(longLife).filter(state => longLife.states[state].group === 0 && state !== 'UNPAID');

const odometer = (label: string) => ({ kind: 'number', label, min: 0, max: 999_999 }) as const;
const energy = (label: string) => ({ kind: 'number', label, min: 0, max: 100 }) as const;
const plate = (label: string) => ({ kind: 'text', label, maxLength: 10 }) as const;

const deliverAction = deskAction({
  name: 'deliver',
  title: '交车',
  note: '核对身份证和驾驶证',
  fields: { plate: plate('车牌'), odometer: odometer('里程（公里）'), energy: energy('油量或电量（%）') },
  async perform({ money, now }, { id: orderId, values }) {
    await deliverLong(money, { orderId, ...values }, now);
    return '已交车';
  },
});

/** A car of the site's own is held as long as it is out. */
const source = {
  kind: 'choice',
  label: '车辆来源',
  options: [
    { value: 'OWN', text: '本店同款车' },
    { value: 'OTHER', text: '其他车辆' },
  ],
} as const;

/** What is asked of a car that comes in and of the one that goes out for it. */
const exchangedCars = {
  odometerBack: odometer('收回车辆的里程（公里）'),
  energyBack: energy('收回车辆的油量或电量（%）'),
  plate: plate('交出车辆的车牌'),
  odometer: odometer('交出车辆的里程（公里）'),
  energy: energy('交出车辆的油量或电量（%）'),
  reason: { kind: 'text', label: '原因', hint: '租车人会看到', maxLength: 100 },
} as const;

interface ExchangedCars {
  odometerBack: number;
  energyBack: number;
  plate: string;
  odometer: number;
  energy: number;
  reason: string;
}

const exchanged = ({ odometerBack, energyBack, reason, ...out }: ExchangedCars) => ({
  back: { odometer: odometerBack, energy: energyBack },
  out,
  reason,
});

/** Another car for the one that goes into the workshop. */
const exchangeAction = deskAction({
  name: 'exchange',
  title: '换车（送修保养）',
  fields: { ...exchangedCars, source },
  async perform({ money, now }, { id: orderId, values: { source: from, ...cars } }) {
    const given = { source: from === 'OWN' ? 'OWN' : 'OTHER', ...exchanged(cars) } as const;
    await exchangeLong(money, { orderId, to: 'EXCHANGING', ...given }, now);
    return '已换车';
  },
});

/** The own car back. */
const exchangeBackAction = deskAction({
  name: 'exchange-back',
  title: '换回原车',
  fields: exchangedCars,
  async perform({ money, now }, { id: orderId, values }) {
    await exchangeLong(money, { orderId, to: 'IN_USE', source: 'OWN', ...exchanged(values) }, now);
    return '已换回原车';
  },
});

const takeBackAction = deskAction({
  name: 'take-back',
  title: '收车',
  note: '超里程、少油少电、晚还和未付租金自动计入尾款；到期前收车按提前还车计算',
  fields: {
    odometer: odometer('里程（公里）'),
    energy: energy('油量或电量（%）'),
    hasDamage: {
      kind: 'choice',
      label: '车损',
      options: [
        { value: 'no', text: '没有' },
        { value: 'yes', text: '有' },
      ],
    },
    damage: { kind: 'number', label: '车损费（元，没有填0）', min: 0, max: LARGEST_DAMAGE / 100 },
    note: { kind: 'text', label: '车损说明', hint: '租车人会看到', maxLength: 200, optional: true },
  },
  async perform({ money, now }, { id: orderId, values: { hasDamage, damage, note, ...reading } }) {
    const found =
      hasDamage === 'yes' && damage > 0 ? { amount: damage * 100, note: note || '车辆损坏' } : undefined;
    await takeBackLong(money, { orderId, ...reading, ...(found && { damage: found }) }, now);
    return '已收车，尾款已列出';
  },
});

const fromDepositAction = deskAction({
  name: 'pay-from-deposit',
  title: '从车辆押金扣除尾款',
  fields: {},
  async perform({ money, now }, { id }) {
    await payTailFromDeposit(money, id, now);
    return '已从押金扣除';
  },
});

const cancelAction = deskAction({
  name: 'cancel',
  title: '取消订单',
  note: '已付的钱全部原路退回，不收违约金',
  fields: { reason: { kind: 'text', label: '原因', hint: '租车人会看到', maxLength: 100 } },
  async perform({ money, now }, { id: orderId, values: { reason } }) {
    await cancelByUs(money, { orderId, reason }, now);
    return '已取消';
  },
});

const releaseActions = (deposits: readonly LongDepositRow[]): DeskAction[] =>
  deposits
    .filter(({ releasedAt }) => releasedAt === null)
    .map(({ kind, amount, kept }) =>
      deskAction({
        name: `release-${kind}`,
        title: `退还${DEPOSIT_NAMES[kind]}¥${yuanText(amount - kept)}`,
        fields: {},
        async perform({ money, now }, { id: orderId }) {
          await releaseDeposit(money, { orderId, kind, by: 'staff' }, now);
          return `已退还${DEPOSIT_NAMES[kind]}`;
        },
      }),
    );

/** What the staff can do with an order as it stands. */
function actionsOf(state: LongState, deposits: readonly LongDepositRow[]): DeskAction[] {
  const cancel = can(longLife, state, 'cancel') ? [cancelAction] : [];
  switch (state) {
    case 'PREPARING':
      return [deliverAction, ...cancel];
    case 'IN_USE':
      return [takeBackAction, exchangeAction];
    case 'EXCHANGING':
      return [exchangeBackAction, takeBackAction];
    case 'AWAITING_RETURN':
      return [takeBackAction];
    case 'TAIL_UNPAID':
      return [fromDepositAction];
    case 'AWAITING_DEPOSIT':
      return releaseActions(deposits);
    default:
      return cancel;
  }
}

const found = (db: Database) =>
  db
    .select({ order: orders, long: longOrders, car: cartypes, site: sites })
    .from(orders)
    .innerJoin(longOrders, eq(longOrders.orderId, orders.id))
    .innerJoin(cartypes, eq(cartypes.id, longOrders.cartypeId))
    .innerJoin(sites, eq(sites.id, longOrders.siteId))
    .innerJoin(users, eq(users.id, orders.userId));

type Found = Awaited<ReturnType<typeof found>>[number];

const stateOf = ({ order }: Found): LongState => order.state as LongState;

const periodText = ({ long: { fromTime, toTime, months } }: Found): string =>
  `${format(fromTime, 'YYYY年M月D日')}至${format(toTime, 'YYYY年M月D日')}，${termText(months)}`;

const STANDING = {
  LATER: '未到期',
  DUE: '待支付',
  OVERDUE: '已逾期',
  PAID: '已支付',
  DROPPED: '不再单独支付',
} as const;

function detailOf(
  row: Found,
  {
    plan,
    cars,
    deposits,
    events,
  }: {
    plan: readonly InstalmentRow[];
    cars: readonly CarRow[];
    deposits: readonly LongDepositRow[];
    events: DeskDetail['events'];
  },
  now: Date,
): DeskDetail {
  const { order, long, car, site } = row;
  const money = (fen: number): string => `¥${yuanText(fen)}`;
  return {
    title: order.id,
    state: statusText(longLife, stateOf(row)),
    facts: [
      { label: '车型', value: `${carName(car)} ${car.model}` },
      { label: '门店', value: site.name },
      { label: '租期', value: periodText(row) },
      { label: '租车人', value: `${long.renterName} ${maskMobile(long.renterMobile)}` },
      { label: '付款方式', value: `${PLAN_TEXTS[long.plan]}${long.mandate ? '，自动扣款' : ''}` },
      { label: '订单金额', value: money(order.total) },
      { label: '已付', value: money(order.paid - order.refunded) },
      ...plan.map(instalment => ({
        label: `第${instalment.number}期`,
        value: `${money(instalment.amount)}，应付日${format(instalment.due, 'M月D日')}，${STANDING[instalmentStanding(instalment, now)]}`,
      })),
      ...cars.map(({ plate: number, odometerOut, odometerBack, reason }) => ({
        label: reason === null ? '车辆' : '更换车辆',
        value: `${number}，${odometerOut}公里起${odometerBack === null ? '' : `，${odometerBack}公里止`}${reason ? `，${reason}` : ''}`,
      })),
      ...deposits.map(({ kind, amount, kept, releasedAt }) => ({
        label: DEPOSIT_NAMES[kind],
        value: `${money(amount)}${kept > 0 ? `，已扣${money(kept)}` : ''}，${releasedAt ? '已退' : '未退'}`,
      })),
    ],
    events,
    actions: actionsOf(stateOf(row), deposits),
  };
}

/** The long rentals at the desk: deliver, exchange for maintenance, take back, tail and deposits (issue 13). */
export const longDesk: DeskSection = {
  name: 'long-orders',
  title: '长租订单',
  searchLabel: '订单号或手机号',
  async list({ db }, search) {
    const rows = await found(db)
      .where(
        and(
          eq(orders.line, 'LONG'),
          search
            ? or(ilike(orders.id, `%${search.replace(/[%_\\]/g, '\\$&')}%`), eq(users.mobile, search))
            : inArray(orders.state, WORKING),
        ),
      )
      .orderBy(desc(orders.createdAt))
      .limit(LISTED);
    return rows.map(row => ({
      id: row.order.id,
      title: `${carName(row.car)} · ${row.long.renterName}`,
      state: statusText(longLife, stateOf(row)),
      facts: [`${row.site.name} · ${periodText(row)}`, row.order.id],
    }));
  },
  async read({ db, now }, id) {
    const [row] = await found(db).where(and(eq(orders.id, id), eq(orders.line, 'LONG')));
    if (!row) return undefined;
    const [events, plans, cars, deposits] = await Promise.all([
      listEvents(db, id),
      plansOf(db, [id]),
      carsOf(db, id),
      depositsOf(db, id),
    ]);
    const told = events.map(({ text, createdAt: time }) => ({ text, time }));
    return detailOf(row, { plan: plans.get(id) ?? [], cars, deposits, events: told }, now);
  },
};
