import { eq } from 'drizzle-orm';
import { ErrorCode } from '../../../../src/domain/errorCode';
import { yuanText } from '../../../../src/domain/money';
import { statusText } from '../../../../src/domain/orderLife';
import { rentalLife } from '../../../../src/domain/rentalLife';
import {
  energyCharge,
  lateReturnCharge,
  CHARGES,
  type ShownCharge,
} from '../../../../src/domain/returnCharges';
import type { ChargeCode } from '../../../../types/api/bill';
import type { Database } from '../../../db/database';
import { Failure, notFound } from '../../../kernel/failure';
import { assertVerified } from '../../../kernel/members/assertVerified';
import type { Money } from '../../../kernel/money/money';
import type { MoneyTransaction } from '../../../kernel/money/moneyTransaction';
import { addEvents, moveOrder } from '../../../kernel/orders/orderRepository';
import { releaseStock } from '../../../kernel/stock/stock';
import { stockDaysOf } from '../../../kernel/stock/stockDays';
import { cartypes } from '../../cartype/public';
import { giveUpUnpaid } from '../amend/unpaidAmendment';
import { lockRentalOrder, type RentalOrder } from '../rentalOrderRepository';
import { insertCharge, insertHandover, insertSettlement, readHandoverState } from './handoverRepository';
import { holdDeposits, scheduleReleases } from './rentalDeposits';

/** How the car is as it changes hands: kilometres, and percent of a full tank or battery. */
export interface CarReading {
  odometer: number;
  energy: number;
}

const refuse = ({ order }: RentalOrder, what: string): Failure =>
  new Failure(ErrorCode.ORDER_STATE, `订单${statusText(rentalLife, order.state)}，不能${what}`);

/** The order under lock; a change of it that was not paid yet is given up. */
async function lockedOrder(work: MoneyTransaction, orderId: string): Promise<RentalOrder> {
  const locked = await lockRentalOrder(work.tx, orderId);
  if (!locked) throw notFound('这个订单');
  return giveUpUnpaid(work, locked);
}

/**
 * Hands a car over to its renter, who must be verified (decision 17): the deposits are held from now on. ORDER_STATE,
 * NOT_VERIFIED, NOT_FOUND.
 */
export async function handOver(
  money: Money,
  { orderId, ...reading }: CarReading & { orderId: string },
  now: Date,
): Promise<void> {
  await money.transaction(now, async work => {
    const { tx } = work;
    const locked = await lockedOrder(work, orderId);
    const { order } = locked;
    if (!(await moveOrder(tx, order, { to: 'IN_USE', by: 'staff', now }))) throw refuse(locked, '交车');
    await assertVerified(tx, order.userId);
    await insertHandover(tx, { orderId, kind: 'PICKUP', ...reading, createdAt: now });
    await holdDeposits(tx, locked, now);
    await addEvents(tx, orderId, now, '已取车，祝您一路平安');
  });
}

/**
 * Takes a car back: what it shows at once (late, less in the tank) is proposed as charges, the days that are left free
 * the car, and the site checks the rest. ORDER_STATE, INVALID_PARAMS (fewer kilometres than at the pickup), NOT_FOUND.
 */
export async function takeBack(
  money: Money,
  { orderId, ...reading }: CarReading & { orderId: string },
  now: Date,
): Promise<void> {
  await money.transaction(now, async work => {
    const { tx } = work;
    const locked = await lockedOrder(work, orderId);
    const { handovers } = await readHandoverState(tx, orderId);
    const pickup = handovers.find(({ kind }) => kind === 'PICKUP');
    if (!pickup || !(await moveOrder(tx, locked.order, { to: 'SETTLING', by: 'staff', now }))) {
      throw refuse(locked, '还车');
    }
    if (reading.odometer < pickup.odometer) {
      throw new Failure(ErrorCode.INVALID_PARAMS, `里程不能少于取车时的${pickup.odometer}公里`);
    }
    await insertHandover(tx, { orderId, kind: 'RETURN', ...reading, createdAt: now });
    await insertSettlement(tx, orderId);
    await freeDays(tx, locked, now);
    await scheduleReleases(tx, orderId, now);
    for (const [code, charge] of await chargesSeen(tx, locked, { pickup, reading }, now)) {
      const { amount, rule: note } = charge;
      const id = `${orderId}-${code}`;
      const none = { contest: null, answer: null };
      await insertCharge(tx, { id, orderId, code, amount, note, state: 'PROPOSED', ...none, createdAt: now });
      await addEvents(tx, orderId, now, `${CHARGES[code]}¥${yuanText(amount)}待确认`);
    }
    await addEvents(tx, orderId, now, '已还车，门店正在核对费用');
  });
}

/** The days after that of the return belong to whoever books next. */
async function freeDays(tx: Database, { rental }: RentalOrder, returned: Date): Promise<void> {
  const { siteId, cartypeId, fromTime, toTime } = rental;
  if (returned >= toTime) return;
  const used = new Set(stockDaysOf(fromTime, returned < fromTime ? fromTime : returned));
  const days = stockDaysOf(fromTime, toTime).filter(day => !used.has(day));
  if (days.length > 0) await releaseStock(tx, { siteId, cartypeId, days });
}

/** What the return itself shows. */
async function chargesSeen(
  tx: Database,
  { rental }: RentalOrder,
  { pickup, reading }: { pickup: CarReading; reading: CarReading },
  now: Date,
): Promise<[ChargeCode, ShownCharge][]> {
  const [car] = await tx
    .select({ energy: cartypes.energy })
    .from(cartypes)
    .where(eq(cartypes.id, rental.cartypeId));
  if (!car) throw new Error('A rental has no car type');
  const seen: [ChargeCode, ShownCharge | undefined][] = [
    ['LATE_RETURN', lateReturnCharge(rental.toTime, now, rental.bill.dailyAverage)],
    ['ENERGY', energyCharge(car.energy, pickup.energy, reading.energy)],
  ];
  return seen.flatMap(([code, charge]) => (charge ? [[code, charge]] : []));
}
