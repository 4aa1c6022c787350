import { deepStrictEqual } from 'node:assert';
import { moveCyclesOn } from '../../../../server/areas/cycle/public';
import { handOver, takeBack } from '../../../../server/areas/rental/handover/handOver';
import { moveRentalsOn } from '../../../../server/areas/rental/public';
import { lapseOrders } from '../../../../server/kernel/orders/lapseOrders';
import { cycleLife, type CycleState } from '../../../../src/domain/cycleLife';
import { ErrorCode } from '../../../../src/domain/errorCode';
import { can, type OrderAction } from '../../../../src/domain/orderLife';
import { rentalLife, type RentalState } from '../../../../src/domain/rentalLife';
import { addDays, DAY, dayOf, toIso, toMillis } from '../../../../src/domain/shanghaiTime';
import { choice, freshKey, renter } from '../../rental/rentalWorld';
import { atDesk, endPayment, isDone, methodOf, notify } from '../../support/histories/acting';
import { oneOf } from '../../support/histories/steps';
import { cycleChoice, voucherOf } from '../cycleWorld';
import type { CycleHistory } from './CycleHistory';
import type { Action, Step } from './cycleSteps';

/** What is done to a card, or to a booking, of a step. */
type Act = (history: CycleHistory, orderId: string, step: Step) => Promise<unknown>;

/** What was done must have been one of the life. */
const assertCan = (state: CycleState, action: OrderAction): void =>
  deepStrictEqual([state, action, can(cycleLife, state, action)], [state, action, true]);

async function payFor(
  history: CycleHistory,
  { kind, id }: { kind: 'CYCLE' | 'RENTAL'; id: string },
  step: Step,
): Promise<boolean> {
  const session = history.sessionOf(step.who);
  const request = { kind, id, method: methodOf(step), client_key: freshKey() };
  const begun = await history.world.ask('POST /api/pay/begin', request, session);
  await endPayment(history, session, begun, step);
  return begun.code === ErrorCode.OK;
}

/** What is done to a card, and in which states there is something to do. */
const CARD_ACTS: Readonly<Partial<Record<Action, { in: readonly CycleState[]; act: Act }>>> = {
  payCard: {
    in: ['UNPAID'],
    async act(history, id, step) {
      const state = await history.stateOf(id);
      if (await payFor(history, { kind: 'CYCLE', id }, step)) assertCan(state, 'pay');
    },
  },
  cancelCard: {
    in: ['UNPAID'],
    async act(history, orderid, { who }) {
      const state = await history.stateOf(orderid);
      const request = { orderid, expected_penalty: 0, reason: '' };
      const cancelled = await history.world.ask('POST /api/cycle/cancel', request, history.sessionOf(who));
      if (isDone(cancelled)) assertCan(state, 'cancel');
    },
  },
  refund: {
    in: ['ACTIVE'],
    async act(history, orderid, { who }) {
      const { world } = history;
      const session = history.sessionOf(who);
      const check = await world.ask('POST /api/cycle/refund_calc', { orderid }, session);
      if (!isDone(check)) return;
      const { refund: expected_refund, used } = check.data;
      const request = { orderid, expected_refund };
      // Three times at once, as a person does who sees nothing happen.
      const asked = [1, 2, 3].map(() => world.ask('POST /api/cycle/refund', request, session));
      for (const answer of await Promise.all(asked)) {
        if (isDone(answer)) deepStrictEqual(answer.data, { refund: expected_refund });
      }
      history.refunded.set(orderid, used);
    },
  },
  book: {
    in: ['ACTIVE'],
    async act(history, cardId, step) {
      const { world, bookings } = history;
      const session = history.sessionOf(step.who);
      const first = addDays(dayOf(world.server.clock()), 1 + (step.how % 5));
      const from_time = `${first}T10:00:00+08:00`;
      const wanted = {
        ...choice,
        cartype_id: 'car-sylphy',
        from_time,
        to_time: toIso(toMillis(from_time) + (3 + step.days) * DAY),
        coupon_id: voucherOf(cardId),
      };
      const price = await world.ask('POST /api/order/calc', wanted, session);
      if (!isDone(price)) return;
      const { bill } = price.data;
      const booking = { ...wanted, expected_total: bill.total, renter, remark: '' };
      // Two at once, of which each may have its days.
      const asked = (step.how % 3 === 2 ? [1, 2] : [1]).map(() =>
        world.ask('POST /api/order/add', { ...booking, client_key: freshKey() }, session),
      );
      for (const added of await Promise.all(asked)) {
        if (isDone(added)) bookings.orderIds[step.who].push(added.data.orderid);
      }
    },
  },
};

const BOOKED: readonly RentalState[] = ['AWAITING_PICKUP'];

/** What is done to a booking with days, and in which states there is something to do. */
const BOOKING_ACTS: Readonly<Partial<Record<Action, { in: readonly RentalState[]; act: Act }>>> = {
  payBooking: {
    in: ['UNPAID'],
    act: (history, id, step) => payFor(history, { kind: 'RENTAL', id }, step),
  },
  cancelBooking: {
    in: ['UNPAID', ...BOOKED],
    async act(history, orderid, { who }) {
      const { world } = history;
      const session = history.sessionOf(who);
      const { calcFee } = await world.detail(session, orderid);
      const request = { orderid, expected_penalty: calcFee.once_penalty_amount, reason: '' };
      isDone(await world.ask('POST /api/order/cancel', request, session));
    },
  },
  shorten: {
    in: BOOKED,
    async act(history, orderid, { who, days }) {
      const { world } = history;
      const session = history.sessionOf(who);
      const { from_time, to_time } = await world.detail(session, orderid);
      if (from_time === undefined || to_time === undefined) return;
      const wish = {
        ...{ orderid, site_id: choice.site_id, services: choice.services, from_time },
        to_time: toIso(toMillis(to_time) - Math.max(1, days) * DAY),
      };
      const check = await world.ask('POST /api/order/modify_check', wish, session);
      if (!isDone(check)) return;
      const confirmed = { ...wish, client_key: freshKey(), expected_difference: check.data.difference };
      isDone(await world.ask('POST /api/order/modify', confirmed, session));
    },
  },
  handOver: {
    in: BOOKED,
    act: atDesk((money, orderId, now) => handOver(money, { orderId, odometer: 12_000, energy: 100 }, now)),
  },
  takeBack: {
    in: ['IN_USE', 'AWAITING_RETURN'],
    act: atDesk((money, orderId, now) => takeBack(money, { orderId, odometer: 12_100, energy: 100 }, now)),
  },
};

/** Days by which the clock jumps. */
const JOURNEYS = [1, 2, 5, 20, 50] as const;

/** What is about no order that there is already. */
const OTHERS: Readonly<Partial<Record<Action, (history: CycleHistory, step: Step) => Promise<unknown>>>> = {
  async buy(history, step) {
    const { world } = history;
    const session = history.sessionOf(step.who);
    const wanted = {
      ...cycleChoice,
      plan: oneOf(['WEEKEND', 'WORKDAY', 'MONTH'] as const, step),
      start_day: addDays(dayOf(world.server.clock()), step.days > 2 ? step.days : 0),
    };
    const price = await world.ask('POST /api/cycle/calc', wanted, session);
    if (!isDone(price)) return;
    const order = { ...wanted, client_key: freshKey(), expected_total: price.data.bill.total };
    const added = await world.ask('POST /api/cycle/add', order, session);
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
    await moveRentalsOn(db, now, { settings });
    await moveCyclesOn(db, now);
  },
};

/** Does a step of a history; throws when it breaks something, or is refused as nobody would understand. */
export async function perform(history: CycleHistory, step: Step): Promise<void> {
  const card = history.orderOf(step, CARD_ACTS[step.what]?.in, cycleLife.first);
  if (card !== undefined) await CARD_ACTS[step.what]?.act(history, card, step);
  const booking = history.bookings.orderOf(step, BOOKING_ACTS[step.what]?.in, rentalLife.first);
  if (booking !== undefined) await BOOKING_ACTS[step.what]?.act(history, booking, step);
  await OTHERS[step.what]?.(history, step);
}
