import { deepStrictEqual } from 'node:assert';
import { cancelBySite, closeNoShow } from '../../../../server/areas/rental/beforePickup';
import { handOver, takeBack } from '../../../../server/areas/rental/handover/handOver';
import { readHandoverState } from '../../../../server/areas/rental/handover/handoverRepository';
import { releaseDeposit } from '../../../../server/areas/rental/handover/rentalDeposits';
import {
  addCharge,
  answerCharge,
  concludeBill,
  payFromDeposit,
  sendBill,
} from '../../../../server/areas/rental/handover/settle';
import {
  amendmentPayable,
  lapseAmendments,
  moveRentalsOn,
  releaseDueDeposits,
  rentalPayable,
} from '../../../../server/areas/rental/public';
import type { Subject } from '../../../../server/kernel/money/accounts';
import { lapseOrders } from '../../../../server/kernel/orders/lapseOrders';
import { ErrorCode } from '../../../../src/domain/errorCode';
import { can, type OrderAction } from '../../../../src/domain/orderLife';
import { rentalLife, type RentalState } from '../../../../src/domain/rentalLife';
import { addDays, DAY, dayOf, toIso, toMillis } from '../../../../src/domain/shanghaiTime';
import { atDesk, endPayment, isDone, methodOf, notify } from '../../support/histories/acting';
import { oneOf } from '../../support/histories/steps';
import { choice, freshKey, renter } from '../rentalWorld';
import type { Amender } from './amendWorld';
import type { History } from './History';
import type { Action, Step } from './historySteps';

/** What is done to the order of a step. */
type Act = (history: History, orderId: string, step: Step) => Promise<unknown>;

/** What was done must have been one of the life. */
const assertCan = (state: RentalState, action: OrderAction): void =>
  deepStrictEqual([state, action, can(rentalLife, state, action)], [state, action, true]);

async function paySubject(history: History, { kind, id }: Subject, step: Step): Promise<boolean> {
  const payer = history.member(step.who);
  const request = { kind, id, method: methodOf(step), client_key: freshKey() };
  const begun = await history.world.ask('POST /api/pay/begin', request, payer.session);
  await endPayment(history, payer.session, begun, step);
  return begun.code === ErrorCode.OK;
}

/** A change is looked at and confirmed as it was shown. */
async function change(
  history: History,
  step: Step,
  path: 'modify' | 'relet' | 'early_return',
  request: Parameters<Amender['check']>[1],
): Promise<void> {
  const mine = history.member(step.who);
  const state = await history.stateOf(request.orderid);
  const check = await mine.check(path, request);
  if (!isDone(check)) return;
  assertCan(state, ({ modify: 'modify', relet: 'relet', early_return: 'earlyReturn' } as const)[path]);
  isDone(await mine.confirm(path, request, check.data.difference));
}

const laterBy = (time: Date, days: number): string => toIso(time.getTime() + days * DAY);

/** The charge of an order that a step is about; any id where there is none. */
async function chargeOf({ world: { db } }: History, orderId: string, { order }: Step): Promise<string> {
  const { charges } = await readHandoverState(db, orderId);
  return charges[order % Math.max(1, charges.length)]?.id ?? 'no-charge';
}

/** What is done to an order, and in which states there is something to do. */
const ACTS: Readonly<Partial<Record<Action, { in: readonly RentalState[]; act: Act }>>> = {
  pay: {
    in: ['UNPAID', 'AWAITING_SUPPLEMENT'],
    async act(history, id, step) {
      const state = await history.stateOf(id);
      if (await paySubject(history, { kind: rentalPayable.kind, id }, step)) assertCan(state, 'pay');
    },
  },
  friendPays: {
    in: ['UNPAID', 'AWAITING_SUPPLEMENT'],
    async act(history, id, step) {
      const { world } = history;
      const state = await history.stateOf(id);
      const subject = { kind: rentalPayable.kind, id };
      const link = await world.ask('GET /api/pay/get_link', subject, history.member(step.who).session);
      if (!isDone(link)) return;
      const friend = history.member(step.who === 0 ? 1 : 0);
      const request = { token: link.data.token, method: 'WECHAT', client_key: freshKey() } as const;
      const begun = await world.ask('POST /api/pay/begin_linked', request, friend.session);
      await endPayment(history, friend.session, begun, step);
      if (begun.code === ErrorCode.OK) assertCan(state, 'pay');
    },
  },
  cancel: {
    in: ['UNPAID', 'AWAITING_PICKUP'],
    async act(history, orderid, { who }) {
      const { world } = history;
      const { session } = history.member(who);
      const { calcFee } = await world.detail(session, orderid);
      const state = await history.stateOf(orderid);
      const request = { orderid, expected_penalty: calcFee.once_penalty_amount, reason: '' };
      const cancelled = await world.ask('POST /api/order/cancel', request, session);
      if (!isDone(cancelled)) return;
      assertCan(state, 'cancel');
      history.penalties.set(orderid, cancelled.data.penalty);
    },
  },
  siteCancel: {
    in: ['UNPAID', 'AWAITING_PICKUP'],
    act: atDesk((money, orderId, now) => cancelBySite(money, { orderId, reason: '送修' }, now)),
  },
  noShow: {
    in: ['AWAITING_PICKUP'],
    async act(history, orderId, step) {
      const { calcFee, can_cancel } = await history.world.detail(history.member(step.who).session, orderId);
      await atDesk(closeNoShow)(history, orderId, step);
      const isClosed = can_cancel && (await history.stateOf(orderId)) === 'CLOSED';
      if (isClosed) history.penalties.set(orderId, calcFee.once_penalty_amount);
    },
  },
  modify: {
    in: ['AWAITING_PICKUP'],
    async act(history, orderid, step) {
      const { fromTime, toTime, siteId } = await history.rentalOf(orderid);
      const { days, how } = step;
      const other = siteId === 'site-east' ? 'site-west' : 'site-east';
      await change(history, step, 'modify', {
        orderid,
        site_id: how % 3 === 0 ? other : siteId,
        from_time: laterBy(fromTime, how % 4 === 0 ? 1 : 0),
        to_time: laterBy(toTime, days),
        services: how % 5 === 0 ? ['INS_THIRDPARTY', 'INS_TRAVEL_ACCIDENT'] : ['INS_THIRDPARTY'],
      });
    },
  },
  relet: {
    in: ['IN_USE', 'AWAITING_RETURN'],
    async act(history, orderid, step) {
      const { toTime } = await history.rentalOf(orderid);
      await change(history, step, 'relet', { orderid, to_time: laterBy(toTime, step.days) });
    },
  },
  earlyReturn: {
    in: ['IN_USE'],
    async act(history, orderid, step) {
      const { toTime } = await history.rentalOf(orderid);
      await change(history, step, 'early_return', { orderid, to_time: laterBy(toTime, -step.days) });
    },
  },
  payAmendment: {
    in: ['AWAITING_PICKUP', 'RELET_UNPAID'],
    async act(history, orderId, step) {
      const unpaid = await history.unpaidOf(orderId);
      if (unpaid) await paySubject(history, { kind: amendmentPayable.kind, id: unpaid.id }, step);
    },
  },
  giveUp: {
    in: ['AWAITING_PICKUP', 'RELET_UNPAID'],
    async act(history, orderId, { who }) {
      const unpaid = await history.unpaidOf(orderId);
      if (unpaid) isDone(await history.member(who).giveUp(unpaid.id));
    },
  },
  handOver: {
    in: ['AWAITING_PICKUP'],
    act: atDesk((money, orderId, now) => handOver(money, { orderId, odometer: 12000, energy: 100 }, now)),
  },
  takeBack: {
    in: ['IN_USE', 'AWAITING_RETURN', 'RELET_UNPAID'],
    act: atDesk((money, orderId, now, step) => {
      const reading = {
        odometer: oneOf([12100, 12000, 12400, 11900], step),
        energy: step.days < 0 ? 60 : 100,
      };
      return takeBack(money, { orderId, ...reading }, now);
    }, ErrorCode.INVALID_PARAMS),
  },
  addCharge: {
    in: ['SETTLING'],
    act: atDesk((money, orderId, now, step) => {
      // The largest is more than the vehicle deposit.
      const amount = oneOf([8000, 100, 450_000], step);
      const charge = {
        orderId,
        key: freshKey(),
        code: 'DAMAGE',
        amount,
        note: '右前门划痕',
        photos: [],
      } as const;
      return addCharge(money, charge, now);
    }),
  },
  contest: {
    in: ['SETTLING'],
    async act(history, orderid, step) {
      const request = { orderid, charge_id: await chargeOf(history, orderid, step), reason: '取车时就有' };
      const { session } = history.member(step.who);
      const state = await history.stateOf(orderid);
      const contested = await history.world.ask('POST /api/order/bill/contest', request, session);
      if (isDone(contested, ErrorCode.NOT_FOUND)) assertCan(state, 'settle');
    },
  },
  answer: {
    in: ['SETTLING'],
    async act(history, orderId, step) {
      const chargeId = await chargeOf(history, orderId, step);
      const decision = { orderId, chargeId, isWithdrawn: step.how % 2 === 0, answer: '已核对照片' };
      await atDesk((money, _id, now) => answerCharge(money, decision, now), ErrorCode.NOT_FOUND)(
        history,
        orderId,
        step,
      );
    },
  },
  sendBill: { in: ['SETTLING'], act: atDesk(sendBill) },
  accept: {
    in: ['SETTLING'],
    async act(history, orderid, { who }) {
      const { world } = history;
      const { session } = history.member(who);
      const settlement = await world.ask('GET /api/order/get_settlement', { orderid }, session);
      const expected_due = isDone(settlement, ErrorCode.NOT_FOUND) ? settlement.data.due : 0;
      const state = await history.stateOf(orderid);
      const accepted = await world.ask('POST /api/order/bill/accept', { orderid, expected_due }, session);
      if (isDone(accepted)) assertCan(state, 'settle');
    },
  },
  conclude: { in: ['SETTLING'], act: atDesk(concludeBill) },
  payFromDeposit: { in: ['AWAITING_SUPPLEMENT'], act: atDesk(payFromDeposit) },
  release: {
    in: ['AWAITING_DEPOSIT'],
    act: atDesk((money, orderId, now, step) => {
      const kind = oneOf(['vehicle', 'violation'] as const, step);
      return releaseDeposit(money, { orderId, kind, by: 'staff' }, now);
    }),
  },
  review: {
    in: ['AWAITING_REVIEW'],
    async act(history, orderid, { who }) {
      const request = { orderid, car_score: 5, site_score: 5, tags: [], text: '' };
      const state = await history.stateOf(orderid);
      const said = await history.world.ask('POST /api/order/comment', request, history.member(who).session);
      if (isDone(said)) assertCan(state, 'review');
    },
  },
};

/** Hours by which the clock jumps. */
const JOURNEYS = [3, 20, 24, 31, 50, 72, 97, 400] as const;

/** What is about no order that there is already. */
const OTHERS: Readonly<Partial<Record<Action, (history: History, step: Step) => Promise<unknown>>>> = {
  async book(history, { who, days, how }) {
    const { world } = history;
    const { session } = history.member(who);
    const from_time = `${addDays(dayOf(world.server.clock()), 2)}T10:00:00+08:00`;
    const wanted = {
      ...choice,
      from_time,
      to_time: toIso(toMillis(from_time) + (3 + days) * DAY),
      site_id: how % 5 === 1 ? 'site-west' : 'site-east',
      ...(how % 3 === 2 && { coupon_id: world.couponOf(session) }),
      use_wkcoin: how % 4 === 1,
    };
    const price = await world.ask('POST /api/order/calc', wanted, session);
    if (!isDone(price)) return;
    const added = await world.ask(
      'POST /api/order/add',
      { ...wanted, client_key: freshKey(), expected_total: price.data.bill.total, renter, remark: '' },
      session,
    );
    if (isDone(added)) history.orderIds[who].push(added.data.orderid);
  },
  notify,
  async wait({ world }) {
    world.wait(8 * 60);
    return Promise.resolve();
  },
  async travel(history, step) {
    history.world.wait(oneOf(JOURNEYS, step) * 3600);
    await history.logIn();
  },
  async sweep({ world: { db, server } }) {
    const { money, settings } = server;
    const now = server.clock();
    await money.workOff(now);
    await lapseOrders(db, money, now);
    await lapseAmendments(db, money, now);
    await moveRentalsOn(db, now, { settings });
    await releaseDueDeposits(db, money, now);
  },
};

/** Does a step of a history; throws when it breaks something, or is refused as nobody would understand. */
export async function perform(history: History, step: Step): Promise<void> {
  const orderId = history.orderOf(step, ACTS[step.what]?.in, rentalLife.first);
  if (orderId !== undefined) await ACTS[step.what]?.act(history, orderId, step);
  await OTHERS[step.what]?.(history, step);
}
