import type { AmendmentState } from '../../../../src/domain/amendment';
import { yuanText } from '../../../../src/domain/money';
import type { Mover } from '../../../../src/domain/orderLife';
import { format } from '../../../../src/domain/shanghaiTime';
import type { Database } from '../../../db/database';
import { giveBack } from '../../../kernel/money/wallet';
import { addEvents, countMoney, moveOrder, setTotal } from '../../../kernel/orders/orderRepository';
import { beyond, releaseClaim } from '../../../kernel/stock/moveStock';
import { keepDays, releaseCoupon } from '../../account/public';
import { changeRental, type RentalOrder } from '../rentalOrderRepository';
import { rentalSubject } from '../rentalSubject';
import { endAmendment, type AmendmentRow } from './amendmentRepository';
import { claimOf } from './proposal';

const timeText = (time: Date | string): string => format(time, 'M月D日 HH:mm');

/** What has become of the order, one sentence. */
function textOf({ kind, choice, choiceBefore, penalty }: AmendmentRow): string {
  const end = timeText(choice.to_time);
  if (kind === 'RELET') return `续租成功，还车时间改为${end}`;
  if (kind === 'EARLY_RETURN') {
    const kept = penalty > 0 ? `，提前还车违约金¥${yuanText(penalty)}` : '';
    return `还车时间提前到${end}${kept}，多付的租金在结算时退回`;
  }
  const isMoved = choice.from_time !== choiceBefore.from_time || choice.to_time !== choiceBefore.to_time;
  return isMoved ? `订单已修改，${timeText(choice.from_time)}取车，${end}还车` : '订单已修改';
}

/** Where an order that was to be prolonged goes on: in use, or to be brought back where its time is over. */
const afterRelet = ({ rental }: RentalOrder, now: Date): 'IN_USE' | 'AWAITING_RETURN' =>
  rental.toTime <= now ? 'AWAITING_RETURN' : 'IN_USE';

/**
 * Makes an order what its amendment says: times, site, services, bill; the stock that it holds already is only what the
 * new choice needs besides the old one. What the old one held beyond the new is given back: days, coupon, coins. Under
 * the lock of the order.
 */
export async function writeAmendment(
  tx: Database,
  { order, rental }: RentalOrder,
  amendment: AmendmentRow,
  now: Date,
): Promise<void> {
  const { choice, bill, couponId, couponDays, wkcoins, insured } = amendment;
  await changeRental(tx, order.id, {
    choice,
    bill,
    insured,
    couponId,
    wkcoins,
    siteId: choice.site_id,
    returnSiteId: choice.return_site_id ?? choice.site_id,
    fromTime: new Date(choice.from_time),
    toTime: new Date(choice.to_time),
  });
  await setTotal(tx, order.id, bill.total);
  if (rental.couponId !== null && couponId === null) await releaseCoupon(tx, order.id, now);
  else await keepDays(tx, order.id, couponDays, now);
  const coins = rental.wkcoins - wkcoins;
  if (coins > 0) {
    await giveBack(tx, 'wkcoin', order.userId, coins, {
      reason: 'ORDER_COINS_BACK',
      subject: rentalSubject(order.id),
      now,
      key: `ORDER_COINS_BACK:${amendment.id}`,
    });
  }
  await addEvents(tx, order.id, now, textOf(amendment));
}

/**
 * The money of an amendment has come: it holds. False, and nothing has changed, where it no longer waits, or where its
 * order is no longer as it was then.
 */
export async function applyPaid(
  tx: Database,
  amended: RentalOrder,
  amendment: AmendmentRow,
  amount: number,
  now: Date,
): Promise<boolean> {
  const { order } = amended;
  if (amendment.state !== 'UNPAID') return false;
  if (amendment.kind === 'RELET') {
    if (!(await moveOrder(tx, order, { to: 'IN_USE', by: 'provider', now, paid: amount }))) return false;
  } else {
    if (order.state !== 'AWAITING_PICKUP') return false;
    await countMoney(tx, order.id, amount, 0);
  }
  await endAmendment(tx, amendment.id, 'APPLIED');
  await releaseClaim(tx, beyond(claimOf(amended.rental.choice), claimOf(amendment.choice)));
  await writeAmendment(tx, amended, amendment, now);
  return true;
}

/**
 * Ends an amendment that waits for its money, and gives back what it held; its order goes on as it was. Under the lock of
 * the order.
 */
export async function dropAmendment(
  tx: Database,
  amended: RentalOrder,
  amendment: AmendmentRow,
  end: { state: Extract<AmendmentState, 'CANCELLED' | 'LAPSED'>; by: Mover; text: string },
  now: Date,
): Promise<void> {
  const { order, rental } = amended;
  await endAmendment(tx, amendment.id, end.state);
  await releaseClaim(tx, beyond(claimOf(amendment.choice), claimOf(rental.choice)));
  if (order.state === 'RELET_UNPAID') {
    const to = afterRelet(amended, now);
    if (!(await moveOrder(tx, order, { to, by: end.by, now })))
      throw new Error('An order changed under its lock');
  }
  await addEvents(tx, order.id, now, end.text);
}
