import { and, eq, isNull } from 'drizzle-orm';
import { daysBetween } from '../../../src/domain/calendarMonths';
import { ErrorCode } from '../../../src/domain/errorCode';
import { overdueCharge } from '../../../src/domain/instalments';
import { longLife } from '../../../src/domain/longLife';
import { dayPriceOf, monthOf, withLines } from '../../../src/domain/longPricing';
import { tailLines, type DrivenCar } from '../../../src/domain/longTail';
import { yuanText } from '../../../src/domain/money';
import { statusText } from '../../../src/domain/orderLife';
import { dayOf } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import { Failure, notFound } from '../../kernel/failure';
import { assertVerified } from '../../kernel/members/assertVerified';
import type { Money } from '../../kernel/money/money';
import type { MoneyTransaction } from '../../kernel/money/moneyTransaction';
import { addEvents, countMoney, moveOrder } from '../../kernel/orders/orderRepository';
import { beyond, releaseClaim } from '../../kernel/stock/moveStock';
import { cartypes } from '../cartype/public';
import { assertNothingUnknown } from './cancelLong';
import { holdCarOut, releaseCarBack } from './heldCars';
import { overdueIn, overdueLine } from './instalmentPayable';
import { keepOfDeposit, scheduleReleases } from './longDeposits';
import {
  carsOf,
  changeLong,
  claimOfLong,
  dropInstalments,
  instalmentSubject,
  lockLong,
  longSubject,
  paidSubjects,
  type CarRow,
  type LongOrder,
} from './longRepository';
import { longCars } from './schema';
import { shorten } from './shortenLong';

/** How a car is as it changes hands: kilometres, and percent of a full tank or battery. */
export interface CarReading {
  odometer: number;
  energy: number;
}

/** Where a car that stands in comes from. */
export type CarSource = 'OWN' | 'OTHER';

const refuse = ({ order }: LongOrder, what: string): Failure =>
  new Failure(ErrorCode.ORDER_STATE, `订单${statusText(longLife, order.state)}，不能${what}`);

async function lockedOrder({ tx }: MoneyTransaction, orderId: string): Promise<LongOrder> {
  const locked = await lockLong(tx, orderId);
  if (!locked) throw notFound('这个订单');
  return locked;
}

const insertCar = async (
  tx: Database,
  orderId: string,
  {
    plate,
    reason = null,
    held = [],
    ...reading
  }: CarReading & { plate: string; reason?: string | null; number: number; held?: string[] | null },
  now: Date,
): Promise<void> => {
  const { number, odometer, energy } = reading;
  await tx.insert(longCars).values({
    ...{ orderId, number, plate, reason, held },
    ...{ odometerOut: odometer, energyOut: energy, outAt: now },
  });
};

/** Notes how the car that is out came back, which is held no longer; INVALID_PARAMS where it has driven backwards. */
async function closeCar(tx: Database, { long }: LongOrder, back: CarReading, now: Date): Promise<CarRow[]> {
  const { orderId } = long;
  const [out] = await carsOf(tx, orderId);
  if (!out) throw new Error('No car of this order is out');
  if (back.odometer < out.odometerOut) {
    throw new Failure(ErrorCode.INVALID_PARAMS, `里程不能少于交车时的${out.odometerOut}公里`);
  }
  await tx
    .update(longCars)
    .set({ odometerBack: back.odometer, energyBack: back.energy, backAt: now })
    .where(and(eq(longCars.orderId, orderId), eq(longCars.number, out.number), isNull(longCars.backAt)));
  await releaseCarBack(tx, long, out, now);
  return carsOf(tx, orderId);
}

/** Hands the car over to its renter, who must be verified (decision 17). ORDER_STATE, NOT_VERIFIED, NOT_FOUND. */
export async function deliverLong(
  money: Money,
  { orderId, ...car }: CarReading & { orderId: string; plate: string },
  now: Date,
): Promise<void> {
  await money.transaction(now, async work => {
    const { tx } = work;
    const locked = await lockedOrder(work, orderId);
    const { order } = locked;
    if (order.state !== 'PREPARING' || !(await moveOrder(tx, order, { to: 'IN_USE', by: 'staff', now }))) {
      throw refuse(locked, '交车');
    }
    await assertVerified(tx, order.userId);
    await insertCar(tx, orderId, { ...car, number: 1 }, now);
    await addEvents(tx, orderId, now, `已交车，车牌${car.plate}，祝您一路平安`);
  });
}

/**
 * Takes the car in for maintenance and gives another one meanwhile, or the other way round: the cars are counted one after
 * the other. One of the site's own cars that stands in is held as long as it is out. ORDER_STATE, INVALID_PARAMS, SOLD_OUT
 * (the site has none of its own left today), NOT_FOUND.
 */
export async function exchangeLong(
  money: Money,
  {
    orderId,
    to,
    back,
    out,
    source,
    reason,
  }: {
    orderId: string;
    to: 'EXCHANGING' | 'IN_USE';
    back: CarReading;
    out: CarReading & { plate: string };
    /** A car of the same type of this site, or one from elsewhere, of which the stock of the site knows nothing. */
    source: CarSource;
    reason: string;
  },
  now: Date,
): Promise<void> {
  await money.transaction(now, async work => {
    const { tx } = work;
    const locked = await lockedOrder(work, orderId);
    const { order } = locked;
    const from = to === 'IN_USE' ? 'EXCHANGING' : 'IN_USE';
    if (order.state !== from || !(await moveOrder(tx, order, { to, by: 'staff', now }))) {
      throw refuse(locked, '换车');
    }
    const [last] = await closeCar(tx, locked, back, now);
    const held = source === 'OWN' ? [] : null;
    await insertCar(tx, orderId, { ...out, held, reason, number: (last?.number ?? 0) + 1 }, now);
    const days = await holdCarOut(tx, locked.long, await carsOf(tx, orderId), now);
    if (to === 'EXCHANGING' && source === 'OWN' && !days.includes(dayOf(now))) {
      throw new Failure(ErrorCode.SOLD_OUT, '门店今天没有空闲的同款车，请换用其他车辆');
    }
    const text = to === 'IN_USE' ? `车辆已换回，车牌${out.plate}` : `车辆更换为${out.plate}，原因：${reason}`;
    await addEvents(tx, orderId, now, text);
  });
}

const energyOf = async (tx: Database, cartypeId: string): Promise<DrivenCar['energy']> => {
  const [car] = await tx.select({ energy: cartypes.energy }).from(cartypes).where(eq(cartypes.id, cartypeId));
  if (!car) throw new Error('A long rental has no car type');
  return car.energy;
};

/** What the cars of an order have driven, as the rule counts it. */
export const drivenCars = (cars: readonly CarRow[], energy: DrivenCar['energy']): DrivenCar[] =>
  cars.map(({ odometerOut, energyOut, odometerBack, energyBack }) => ({
    ...{ energy, odometerOut, energyOut },
    odometerBack: odometerBack ?? odometerOut,
    energyBack: energyBack ?? energyOut,
  }));

/** What was not paid in time is part of the tail, with what being late has cost. */
async function foldOverdue(work: MoneyTransaction, locked: LongOrder): Promise<LongOrder> {
  const { tx, now } = work;
  const { order, long, plan } = locked;
  const waiting = plan.filter(({ state }) => state === 'PLANNED');
  const charge = waiting.reduce((sum, one) => sum + overdueCharge(one, now), 0);
  for (const { id } of waiting) await work.closePayments(instalmentSubject(id));
  await dropInstalments(tx, order.id);
  if (charge === 0) return locked;
  const bill = withLines(long.bill, [overdueLine(overdueIn(locked) + charge)]);
  return { ...locked, long: { ...long, bill } };
}

/**
 * Takes the car back: an earlier end is an early return, what the return shows is the tail, and what was not paid until
 * then is part of it. What was paid too much goes back. ORDER_STATE, INVALID_PARAMS (fewer kilometres than before),
 * NOT_FOUND.
 */
export async function takeBackLong(
  money: Money,
  {
    orderId,
    damage,
    ...reading
  }: CarReading & { orderId: string; damage?: { amount: number; note: string } },
  now: Date,
): Promise<void> {
  await money.transaction(now, async work => {
    const { tx } = work;
    const seen = await lockedOrder(work, orderId);
    if (longLife.states[seen.order.state].stage !== 'IN_USE') throw refuse(seen, '还车');
    await assertNothingUnknown(work, seen, '还车');
    const { fromTime, toTime: agreed } = seen.long;
    const cars = await closeCar(tx, seen, reading, now);
    // A car that was handed over before its time and comes back before it has used none of it.
    const end = now > fromTime ? now : fromTime;
    const isEarly = daysBetween(end, agreed) > 0;
    // Who has agreed to come back earlier and comes earlier still pays for the time that was agreed.
    const folded = await foldOverdue(work, seen);
    const early =
      isEarly && !seen.long.shortenedAt ? shortenedInHand(await shorten(work, seen, end), folded) : folded;
    if (isEarly && seen.long.shortenedAt) {
      await releaseClaim(tx, beyond(claimOfLong(seen.long), claimOfLong({ ...seen.long, toTime: end })));
      await changeLong(tx, orderId, { toTime: end });
    }
    const { long } = early;
    const lines = tailLines({
      from: fromTime,
      to: isEarly ? end : agreed,
      returned: now,
      cars: drivenCars(cars, await energyOf(tx, long.cartypeId)),
      dayPrice: dayPriceOf(monthOf(long.bill)),
      ...(damage && { damage }),
    });
    const bill = withLines(long.bill, lines);
    await changeLong(tx, orderId, { bill });
    await scheduleReleases(tx, orderId, now);
    await conclude(work, { ...early, long: { ...long, bill } });
  });
}

/** An order that came back early keeps what being late had cost before. */
function shortenedInHand({ after }: { after: LongOrder }, folded: LongOrder): LongOrder {
  const late = folded.long.bill.lines.filter(({ code }) => code === 'LONG_OVERDUE');
  return { ...after, long: { ...after.long, bill: withLines(after.long.bill, late) } };
}

/** What is left to be paid is the tail; what was paid too much goes back. */
async function conclude(work: MoneyTransaction, locked: LongOrder): Promise<void> {
  const { tx, now } = work;
  const { order, long } = locked;
  const left = long.bill.total - (order.paid - order.refunded);
  const to = left > 0 ? 'TAIL_UNPAID' : 'AWAITING_DEPOSIT';
  if (!(await moveOrder(tx, order, { to, by: 'staff', now }))) throw refuse(locked, '还车');
  if (left < 0) {
    await countMoney(tx, order.id, 0, -left);
    await work.refundPaid(paidSubjects(locked), { reason: 'SETTLED', amount: -left });
  }
  const end =
    left > 0 ? `尾款¥${yuanText(left)}待支付` : left < 0 ? `已原路退款¥${yuanText(-left)}` : '费用已结清';
  await addEvents(tx, order.id, now, '已还车', end);
}

/** The tail is taken from the vehicle deposit, as far as it reaches. ORDER_STATE where nothing is owed. */
export async function payTailFromDeposit(money: Money, orderId: string, now: Date): Promise<void> {
  await money.transaction(now, async work => {
    const { tx } = work;
    const locked = await lockedOrder(work, orderId);
    const { order } = locked;
    const subject = longSubject(orderId);
    if (order.state !== 'TAIL_UNPAID' || (await work.hasUnknownPayment(subject))) {
      throw new Failure(ErrorCode.ORDER_STATE, '现在没有可以从押金扣除的尾款');
    }
    const owed = order.total - (order.paid - order.refunded);
    const paid = await keepOfDeposit(work, locked, owed);
    if (paid === 0) throw new Failure(ErrorCode.ORDER_STATE, '没有可以扣除的车辆押金');
    // A cashier that stands open asks for what is owed no longer.
    await work.closePayments(subject);
    if (paid < owed) {
      await countMoney(tx, orderId, paid, 0);
      return;
    }
    if (!(await moveOrder(tx, order, { to: 'AWAITING_DEPOSIT', by: 'staff', now, paid }))) {
      throw new Error('An order changed under its lock');
    }
  });
}
