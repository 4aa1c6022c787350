import { and, desc, eq, ilike, inArray, or } from 'drizzle-orm';
import { carName } from '../../../../src/domain/carWords';
import {
  HANDOVER_SLOTS,
  HANDOVER_TEXTS,
  takenText,
  type HandoverSlot,
} from '../../../../src/domain/handoverPhotos';
import { maskMobile } from '../../../../src/domain/identity';
import { yuanText } from '../../../../src/domain/money';
import { statesOf, statusText } from '../../../../src/domain/orderLife';
import { rentalLife, type RentalState } from '../../../../src/domain/rentalLife';
import { driverRule } from '../../../../src/domain/renter';
import { CHARGES } from '../../../../src/domain/returnCharges';
import { answerBy, answerByText, HOURS_TO_ANSWER, settlingOf } from '../../../../src/domain/settling';
import { format, toMillis } from '../../../../src/domain/shanghaiTime';
import type { ChargeCode } from '../../../../types/api/bill';
import type { Database } from '../../../db/database';
import {
  deskAction,
  type DeskAction,
  type DeskDetail,
  type DeskSection,
} from '../../../http/desk/deskSection';
import type { FileRow } from '../../../kernel/files/fileRepository';
import { users } from '../../../kernel/members/schema';
import { listEvents } from '../../../kernel/orders/orderRepository';
import { orders } from '../../../kernel/orders/schema';
import { cartypes } from '../../cartype/public';
import { verifiedNumber } from '../../identity/public';
import { sites } from '../../site/public';
import { numberOf } from '../people';
import { rentalOrders } from '../schema';
import { actionsBeforePickup } from './beforePickupDesk';
import { handOver, takeBack } from './handOver';
import { readHandoverState, type HandoverState, type SettlementRow } from './handoverRepository';
import { DEPOSIT_NAMES, releaseDeposit } from './rentalDeposits';
import { readPhotos, type StoredPhoto } from './photos';
import { listChargePhotos } from './chargePhotos';
import { addCharge, answerCharge, concludeBill, payFromDeposit, sendBill } from './settle';

/** Orders in a list. */
const LISTED = 50;

/** Largest charge, fen. */
const LARGEST_CHARGE = 10_000_000;

/** What waits for the staff stands first. */
const WORKING = statesOf(rentalLife).filter(
  state => rentalLife.states[state].group === 0 && state !== 'UNPAID',
);

const reading = {
  odometer: { kind: 'number', label: '里程（公里）', min: 0, max: 999_999 },
  energy: { kind: 'number', label: '油量或电量（%）', min: 0, max: 100 },
} as const;

const handOverAction = deskAction({
  name: 'hand-over',
  title: '交车',
  note: '核对身份证和驾驶证，刷预授权收取押金',
  fields: reading,
  async perform({ money, now }, { id: orderId, values }) {
    await handOver(money, { orderId, ...values }, now);
    return '已交车';
  },
});

const takeBackAction = deskAction({
  name: 'take-back',
  title: '收车',
  note: '晚还和少油少电的费用会自动列出',
  fields: reading,
  async perform({ money, now }, { id: orderId, values }) {
    await takeBack(money, { orderId, ...values }, now);
    return '已收车，请核对费用';
  },
});

const addChargeAction = deskAction({
  name: 'add-charge',
  title: '添加费用',
  fields: {
    code: {
      kind: 'choice',
      label: '项目',
      options: Object.entries(CHARGES).map(([value, text]) => ({ value, text })),
    },
    amount: { kind: 'money', label: '金额（元）', max: LARGEST_CHARGE },
    note: { kind: 'text', label: '说明', hint: '租车人会看到', maxLength: 200 },
    photo: { kind: 'photo', purpose: 'CHARGE', label: '照片凭据', hint: '租车人会看到，没有可以不选' },
  },
  async perform({ money, now }, { id: orderId, key, values: { code, amount, note, photo } }) {
    const charge = { orderId, key, code: code as ChargeCode, amount, note };
    await addCharge(money, { ...charge, photos: photo ? [photo] : [] }, now);
    return '已添加';
  },
});

const sendBillAction = deskAction({
  name: 'send-bill',
  title: '发送账单',
  note: '没有新增费用时直接结清',
  fields: {},
  async perform({ money, now }, { id }) {
    await sendBill(money, id, now);
    return '账单已发送';
  },
});

const concludeAction = deskAction({
  name: 'conclude',
  title: '按账单结算',
  note: `账单发出${HOURS_TO_ANSWER}小时后，租车人没有异议、也没有确认时使用`,
  fields: {},
  async perform({ money, now }, { id }) {
    await concludeBill(money, id, now);
    return '已结算';
  },
});

const fromDepositAction = deskAction({
  name: 'pay-from-deposit',
  title: '从车辆押金扣除',
  fields: {},
  async perform({ money, now }, { id }) {
    await payFromDeposit(money, id, now);
    return '已从押金扣除';
  },
});

/** Each charge that stands can be taken back, or its contest answered. */
const chargeActions = ({ charges }: HandoverState): DeskAction[] =>
  charges
    .filter(({ state }) => state === 'PROPOSED' || state === 'CONTESTED')
    .map(({ id: chargeId, code, amount, contest, state }) =>
      deskAction({
        name: `answer-${chargeId}`,
        title: `${state === 'CONTESTED' ? '答复异议' : '处理'}：${CHARGES[code]}¥${yuanText(amount)}`,
        ...(contest && { note: `租车人说：${contest}` }),
        fields: {
          decision: {
            kind: 'choice',
            label: '决定',
            options: [
              { value: 'keep', text: '保留' },
              { value: 'withdraw', text: '撤销' },
            ],
          },
          answer: { kind: 'text', label: '答复', hint: '租车人会看到', maxLength: 200, optional: true },
        },
        async perform({ money, now }, { id: orderId, values: { decision, answer } }) {
          const isWithdrawn = decision === 'withdraw';
          await answerCharge(money, { orderId, chargeId, isWithdrawn, answer }, now);
          return isWithdrawn ? '已撤销' : '已保留';
        },
      }),
    );

/** Each deposit that is held can be given back. */
const depositActions = ({ deposits }: HandoverState): DeskAction[] =>
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

/** Whether a renter who was asked has had their time to answer. */
const isAnswerOver = (settlement: SettlementRow | undefined, now: Date): boolean => {
  const { askedAt } = settlement ?? {};
  return askedAt instanceof Date && toMillis(answerBy(askedAt)) <= now.getTime();
};

/** Whom the bill of a return waits for, and until when. */
function waitingFacts({ settlement, charges }: HandoverState): { label: string; value: string }[] {
  const settling = settlingOf(settlement?.state, charges);
  if (settling === undefined || settling === 'CHECKING' || !settlement?.askedAt) return [];
  const value =
    settling === 'CONTESTED'
      ? '租车人有异议，请答复'
      : `已发给租车人，${answerByText(answerBy(settlement.askedAt))}前等其确认或提出异议`;
  return [{ label: '账单', value }];
}

/** What the staff can do with an order as it stands. */
function actionsOf(row: Found, handover: HandoverState, now: Date): DeskAction[] {
  const state = stateOf(row);
  const { order, rental } = row;
  const before = { state, since: order.stateSince, pickupTime: rental.fromTime };
  switch (state) {
    case 'UNPAID':
    case 'CONFIRMING':
      return actionsBeforePickup(before, now);
    case 'AWAITING_PICKUP':
      return [handOverAction, ...actionsBeforePickup(before, now)];
    case 'IN_USE':
    case 'AWAITING_RETURN':
    case 'RELET_UNPAID':
      return [takeBackAction];
    case 'SETTLING': {
      const { settlement, charges } = handover;
      const isAsked = settlement?.state === 'ASKED';
      const isOver = settlingOf(settlement?.state, charges) === 'ASKED' && isAnswerOver(settlement, now);
      return [
        ...chargeActions(handover),
        addChargeAction,
        ...(isAsked ? [] : [sendBillAction]),
        ...(isOver ? [concludeAction] : []),
      ];
    }
    case 'AWAITING_SUPPLEMENT':
      return handover.deposits.some(({ kind, releasedAt }) => kind === 'vehicle' && !releasedAt)
        ? [fromDepositAction]
        : [];
    case 'AWAITING_DEPOSIT':
      return depositActions(handover);
    default:
      return [];
  }
}

const found = (db: Database) =>
  db
    .select({ order: orders, rental: rentalOrders, car: cartypes, site: sites, member: users })
    .from(orders)
    .innerJoin(rentalOrders, eq(rentalOrders.orderId, orders.id))
    .innerJoin(cartypes, eq(cartypes.id, rentalOrders.cartypeId))
    .innerJoin(sites, eq(sites.id, rentalOrders.siteId))
    .innerJoin(users, eq(users.id, orders.userId));

type Found = Awaited<ReturnType<typeof found>>[number];

const stateOf = ({ order }: Found): RentalState => order.state as RentalState;

const periodText = ({ rental: { fromTime, toTime } }: Found): string =>
  `${format(fromTime, 'M月D日 HH:mm')}至${format(toTime, 'M月D日 HH:mm')}`;

const AUTH_TEXT = { USER_NOAUTH: '未认证', USER_AUTHING: '认证中', USER_AUTHED: '已认证' } as const;

/** How the member was verified; who takes the car may be somebody else, and has only their papers to show. */
const authFact = ({ member }: Found, isOther: boolean): string =>
  `${AUTH_TEXT[member.authStatus]}${isOther ? '，但取车人不是认证的会员本人，请核对取车人证件' : ''}`;

const slotName = (wanted: HandoverSlot): string =>
  HANDOVER_SLOTS.find(({ slot }) => slot === wanted)?.name ?? wanted;

function detailOf(
  row: Found,
  {
    events,
    handover,
    photos,
    proofs,
    isOther,
  }: {
    events: DeskDetail['events'];
    handover: HandoverState;
    photos: StoredPhoto[];
    proofs: readonly FileRow[];
    /** Somebody else takes the car than the member who was verified. */
    isOther: boolean;
  },
  now: Date,
): DeskDetail {
  const { order, rental, car, site } = row;
  const money = (fen: number): string => `¥${yuanText(fen)}`;
  return {
    title: order.id,
    state: statusText(rentalLife, stateOf(row)),
    facts: [
      { label: '车型', value: `${carName(car)} ${car.model}` },
      { label: '门店', value: site.name },
      { label: '用车时间', value: periodText(row) },
      { label: '租车人', value: `${rental.renterName} ${maskMobile(rental.renterMobile)}` },
      { label: '实名认证', value: authFact(row, isOther) },
      // What the papers of whoever drives must show, where not everybody may.
      ...(driverRule(car.category).licenceYears > 0
        ? [{ label: '驾驶要求', value: driverRule(car.category).text }]
        : []),
      { label: '订单金额', value: money(order.total) },
      { label: '已付', value: money(order.paid - order.refunded) },
      ...handover.handovers.map(({ kind, odometer, energy, createdAt }) => ({
        label: kind === 'PICKUP' ? '取车时' : '还车时',
        value: `${odometer}公里，${energy}%，${format(createdAt, 'M月D日 HH:mm')}`,
      })),
      ...handover.charges.map(({ code, amount, note, state }) => ({
        label: CHARGES[code],
        value: `${money(amount)} ${note}${state === 'WITHDRAWN' ? '（已撤销）' : ''}`,
      })),
      ...waitingFacts(handover),
      ...handover.deposits.map(({ kind, amount, kept, releasedAt }) => ({
        label: DEPOSIT_NAMES[kind],
        value: `${money(amount)}${kept > 0 ? `，已扣${money(kept)}` : ''}，${releasedAt ? '已退' : '未退'}`,
      })),
    ],
    pictures: [
      ...photos.map(({ photo: { kind, slot, fileId }, file }) => ({
        label: `${HANDOVER_TEXTS[kind]} · ${slotName(slot)} · ${takenText(file.deviceTime, file.createdAt)}`,
        fileId,
      })),
      ...proofs.map(({ id, subjectId }) => {
        const proven = handover.charges.find(charge => charge.id === subjectId);
        return { label: `${proven ? CHARGES[proven.code] : ''}凭据`, fileId: id };
      }),
    ],
    events,
    actions: actionsOf(row, handover, now),
  };
}

/** The rentals at the desk: hand over, take back, charge, settle, give deposits back (issue 12). */
export const rentalDesk: DeskSection = {
  name: 'orders',
  title: '自驾订单',
  searchLabel: '订单号或手机号',
  async list({ db }, search) {
    const rows = await found(db)
      .where(
        and(
          eq(orders.line, 'RENTAL'),
          search
            ? or(ilike(orders.id, `%${search.replace(/[%_\\]/g, '\\$&')}%`), eq(users.mobile, search))
            : inArray(orders.state, WORKING),
        ),
      )
      .orderBy(desc(orders.createdAt))
      .limit(LISTED);
    return rows.map(row => ({
      id: row.order.id,
      title: `${carName(row.car)} · ${row.rental.renterName}`,
      state: statusText(rentalLife, stateOf(row)),
      facts: [`${row.site.name} · ${periodText(row)}`, row.order.id],
    }));
  },
  async read({ db, now, settings: { dataKey } }, id) {
    const [row] = await found(db).where(and(eq(orders.id, id), eq(orders.line, 'RENTAL')));
    if (!row) return undefined;
    const [events, handover, photos] = await Promise.all([
      listEvents(db, id),
      readHandoverState(db, id),
      readPhotos(db, id),
    ]);
    const proofs = await listChargePhotos(db, handover.charges);
    const verified = await verifiedNumber(db, row.member.id, dataKey);
    const isOther = verified !== undefined && verified !== numberOf(row.rental.renterNumber, id, dataKey);
    const told = events.map(({ text, createdAt: time }) => ({ text, time }));
    return detailOf(row, { events: told, handover, photos, proofs, isOther }, now);
  },
};
