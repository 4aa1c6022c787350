import { deepStrictEqual } from 'node:assert';
import { cancelByUs } from '../../../../server/areas/long/cancelLong';
import {
  deliverLong,
  exchangeLong,
  payTailFromDeposit,
  takeBackLong,
} from '../../../../server/areas/long/handLong';
import { releaseDeposit } from '../../../../server/areas/long/longDeposits';
import { isRunning } from '../../../../server/areas/long/longLine';
import { carsOf, instalmentSubject, longSubject } from '../../../../server/areas/long/longRepository';
import {
  collectInstalments,
  holdCarsOut,
  moveLongsOn,
  releaseDueLongDeposits,
  remindOfInstalments,
} from '../../../../server/areas/long/public';
import { sandboxSmsSender } from '../../../../server/kernel/messages/smsSender';
import { lapseOrders } from '../../../../server/kernel/orders/lapseOrders';
import { ErrorCode } from '../../../../src/domain/errorCode';
import { nextInstalment } from '../../../../src/domain/instalments';
import { longLife, type LongState } from '../../../../src/domain/longLife';
import { can, type OrderAction } from '../../../../src/domain/orderLife';
import { addDays, DAY, dayOf, toIso } from '../../../../src/domain/shanghaiTime';
import { freshKey, renter } from '../../rental/rentalWorld';
import { atDesk, endPayment, isDone, methodOf, notify } from '../../support/histories/acting';
import { oneOf } from '../../support/histories/steps';
import type { LongHistory } from './LongHistory';
import type { Action, Step } from './longSteps';

/** What is done to the order of a step. */
type Act = (history: LongHistory, orderId: string, step: Step) => Promise<unknown>;

/** What was done must have been one of the life. */
const assertCan = (state: LongState, action: OrderAction): void =>
  deepStrictEqual([state, action, can(longLife, state, action)], [state, action, true]);

/** Money is taken of what is due of an order itself, or of its instalments while it runs. */
const assertPayable = (state: LongState): void =>
  deepStrictEqual([state, can(longLife, state, 'pay') || isRunning(state)], [state, true]);

const RUNNING: readonly LongState[] = ['PREPARING', 'IN_USE', 'EXCHANGING', 'AWAITING_RETURN'];
const PAYABLE: readonly LongState[] = ['UNPAID', 'TAIL_UNPAID', ...RUNNING];

/** Pays what comes next, or the instalment that is named, which may have to wait. */
async function pay(history: LongHistory, orderid: string, step: Step, instalment_id?: string): Promise<void> {
  const session = history.sessionOf(step.who);
  const { order } = await history.read(orderid);
  const request = { orderid, method: methodOf(step), client_key: freshKey() };
  const begun = await history.world.ask(
    'POST /api/order_long/pay',
    { ...request, ...(instalment_id !== undefined && { instalment_id }) },
    session,
  );
  // The one that is named need not be there.
  if (instalment_id !== undefined && begun.code === ErrorCode.NOT_FOUND) return;
  await endPayment(history, session, begun, step);
  if (begun.code === ErrorCode.OK) assertPayable(order.state);
}

/** A car that changes hands: the odometer goes on by what was driven. */
async function reading(history: LongHistory, orderId: string, step: Step) {
  const [out] = await carsOf(history.world.db, orderId);
  const driven = oneOf([500, 0, 9_000, -1], step);
  return { odometer: (out?.odometerOut ?? 1000) + driven, energy: step.days < 0 ? 60 : 100 };
}

const exchange =
  (to: 'EXCHANGING' | 'IN_USE'): Act =>
  async (history, orderId, step) => {
    const back = await reading(history, orderId, step);
    const out = { plate: '京B00001', odometer: 100, energy: 90 };
    const source = oneOf(['OWN', 'OTHER'] as const, step);
    await atDesk(
      (money, _id, now) => exchangeLong(money, { orderId, to, back, out, source, reason: '保养' }, now),
      ErrorCode.INVALID_PARAMS,
      ErrorCode.SOLD_OUT,
    )(history, orderId, step);
  };

/** What is done to an order, and in which states there is something to do. */
const ACTS: Readonly<Partial<Record<Action, { in: readonly LongState[]; act: Act }>>> = {
  pay: { in: PAYABLE, act: (history, id, step) => pay(history, id, step) },
  payNamed: {
    in: RUNNING,
    act: (history, id, step) => pay(history, id, step, `${id}-${1 + (step.order % 4)}`),
  },
  friendPays: {
    in: PAYABLE,
    async act(history, id, step) {
      const { world } = history;
      const { order, plan } = await history.read(id);
      const next = isRunning(order.state) ? nextInstalment(plan) : undefined;
      const subject = next ? instalmentSubject(next.id) : longSubject(id);
      const link = await world.ask('GET /api/pay/get_link', subject, history.sessionOf(step.who));
      if (!isDone(link)) return;
      const { token } = link.data;
      await world.get('GET /api/order_long/get_simple_detail', { token });
      const friend = history.sessionOf(step.who === 0 ? 1 : 0);
      const request = { token, method: 'WECHAT', client_key: freshKey() } as const;
      const begun = await world.ask('POST /api/pay/begin_linked', request, friend);
      await endPayment(history, friend, begun, step);
      if (begun.code === ErrorCode.OK) assertPayable(order.state);
    },
  },
  cancel: {
    in: ['UNPAID', 'PREPARING'],
    async act(history, orderid, { who }) {
      const { world } = history;
      const session = history.sessionOf(who);
      const { order } = await history.read(orderid);
      const fee = await world.ask('GET /api/order_long/cancel_calc', { orderid }, session);
      if (!isDone(fee)) return;
      const { once_penalty_amount: expected_penalty, refund_amount } = fee.data;
      const request = { orderid, expected_penalty, reason: '' };
      const cancelled = await world.ask('POST /api/order_long/cancel', request, session);
      if (!isDone(cancelled)) return;
      assertCan(order.state, 'cancel');
      deepStrictEqual(cancelled.data, { penalty: expected_penalty, refund: refund_amount });
      history.penalties.set(orderid, expected_penalty);
    },
  },
  siteCancel: {
    in: ['UNPAID', 'PREPARING'],
    act: atDesk((money, orderId, now) => cancelByUs(money, { orderId, reason: '送修' }, now)),
  },
  deliver: {
    in: ['PREPARING'],
    act: atDesk((money, orderId, now) =>
      deliverLong(money, { orderId, plate: '京A12345', odometer: 1000, energy: 100 }, now),
    ),
  },
  exchange: { in: ['IN_USE'], act: exchange('EXCHANGING') },
  exchangeBack: { in: ['EXCHANGING'], act: exchange('IN_USE') },
  extend: {
    in: ['IN_USE', 'EXCHANGING', 'AWAITING_RETURN'],
    async act(history, orderid, step) {
      const { world } = history;
      const session = history.sessionOf(step.who);
      const { order } = await history.read(orderid);
      const wish = { orderid, months: oneOf([1, 2, 3, 12], step) };
      const check = await world.ask('GET /api/order_long/extend_calc', wish, session);
      if (!isDone(check)) return;
      assertCan(order.state, 'relet');
      const extended = await world.ask(
        'POST /api/order_long/extend',
        {
          ...wish,
          expected: check.data.amount,
          agreement_version: check.data.agreement_version,
          client_key: freshKey(),
        },
        session,
      );
      isDone(extended);
    },
  },
  returnEarly: {
    in: ['IN_USE', 'EXCHANGING'],
    async act(history, orderid, step) {
      const { world } = history;
      const session = history.sessionOf(step.who);
      const { order } = await history.read(orderid);
      const soon = world.server.clock().getTime() + (3 + step.days * 3) * DAY;
      const wish = { orderid, to_time: toIso(soon) };
      const check = await world.ask('GET /api/order_long/return_calc', wish, session);
      if (!isDone(check)) return;
      assertCan(order.state, 'earlyReturn');
      const done = await world.ask(
        'POST /api/order_long/return',
        { ...wish, expected: check.data.total, client_key: freshKey() },
        session,
      );
      if (!isDone(done)) return;
      const { penalty, refund, owed } = check.data;
      deepStrictEqual(done.data, { to_time: check.data.to_time, penalty, refund, owed });
    },
  },
  takeBack: {
    in: ['IN_USE', 'EXCHANGING', 'AWAITING_RETURN'],
    async act(history, orderId, step) {
      const back = await reading(history, orderId, step);
      // The largest is more than the vehicle deposit.
      const amount = oneOf([450_000, 0, 8_000], step);
      const damage = amount > 0 ? { damage: { amount, note: '右前门划痕' } } : {};
      await atDesk(
        (money, _id, now) => takeBackLong(money, { orderId, ...back, ...damage }, now),
        ErrorCode.INVALID_PARAMS,
      )(history, orderId, step);
    },
  },
  payFromDeposit: { in: ['TAIL_UNPAID'], act: atDesk(payTailFromDeposit) },
  release: {
    in: ['AWAITING_DEPOSIT'],
    act: atDesk((money, orderId, now, step) => {
      const kind = oneOf(['vehicle', 'violation'] as const, step);
      return releaseDeposit(money, { orderId, kind, by: 'staff' }, now);
    }),
  },
  sign: {
    in: RUNNING,
    async act({ world, sessionOf }, orderid, { who }) {
      isDone(await world.ask('POST /api/order_long/mandate/sign', { orderid }, sessionOf(who)));
    },
  },
  endMandate: {
    in: RUNNING,
    async act({ world, sessionOf }, orderid, { who }) {
      isDone(await world.ask('POST /api/order_long/mandate/cancel', { orderid }, sessionOf(who)));
    },
  },
};

/** Days by which the clock jumps. */
const JOURNEYS = [1, 3, 6, 12, 20, 31] as const;

/** What is about no order that there is already. */
const OTHERS: Readonly<Partial<Record<Action, (history: LongHistory, step: Step) => Promise<unknown>>>> = {
  async book(history, step) {
    const { world } = history;
    const session = history.sessionOf(step.who);
    const wanted = {
      city_id: '110000',
      cartype_id: 'car-lavida',
      from_time: `${addDays(dayOf(world.server.clock()), 2 + Math.max(0, step.days))}T10:00:00+08:00`,
      months: oneOf([1, 2, 3, 1], step),
      plan: oneOf(['MONTHLY', 'MONTHLY', 'MONTHLY', 'ONCE'] as const, step),
      services: step.how % 5 === 4 ? (['LONG_BACKUP_CAR'] as const).slice() : [],
      ...(step.how % 3 === 1 && { coupon_id: world.couponOf(session) }),
    };
    const price = await world.ask('POST /api/order_long/calc', wanted, session);
    if (!isDone(price)) return;
    const { bill, agreement_version } = price.data;
    const booking = {
      client_key: freshKey(),
      expected_total: bill.total,
      agreement_version,
      renter,
      remark: '',
    };
    const added = await world.ask('POST /api/order_long/add', { ...wanted, ...booking }, session);
    if (isDone(added)) history.orderIds[step.who].push(added.data.orderid);
  },
  notify,
  async wait({ world }) {
    world.wait(8 * 60);
    return Promise.resolve();
  },
  async travel(history, step) {
    history.world.wait((oneOf(JOURNEYS, step) * DAY) / 1000);
    await history.logIn();
  },
  async sweep({ world: { db, server } }) {
    const { money, settings } = server;
    const now = server.clock();
    await money.workOff(now);
    await lapseOrders(db, money, now);
    await moveLongsOn(db, now);
    await holdCarsOut(db, now);
    const parts = { money, settings, sms: sandboxSmsSender(db) };
    await collectInstalments(db, now, parts);
    await remindOfInstalments(db, now, parts);
    await releaseDueLongDeposits(db, money, now);
  },
};

/** Does a step of a history; throws when it breaks something, or is refused as nobody would understand. */
export async function perform(history: LongHistory, step: Step): Promise<void> {
  const orderId = history.orderOf(step, ACTS[step.what]?.in, longLife.first);
  if (orderId !== undefined) await ACTS[step.what]?.act(history, orderId, step);
  await OTHERS[step.what]?.(history, step);
}
