import { AMENDMENTS, MINUTES_TO_PAY_AMENDMENT } from '../../../../src/domain/amendment';
import { ErrorCode } from '../../../../src/domain/errorCode';
import { yuanText } from '../../../../src/domain/money';
import { DAY, MINUTE } from '../../../../src/domain/shanghaiTime';
import type { Amended, AmendmentCheck, Confirmation } from '../../../../types/api/amendment';
import type { Database } from '../../../db/database';
import type { MemberContext } from '../../../http/endpoint';
import { takeFromLimit } from '../../../http/rateLimit';
import { Failure, notFound } from '../../../kernel/failure';
import type { MoneyTransaction } from '../../../kernel/money/moneyTransaction';
import type { OrderLines } from '../../../kernel/orders/orderLine';
import { addEvents, countMoney, moveOrder } from '../../../kernel/orders/orderRepository';
import { requestHash } from '../../../kernel/orders/requestHash';
import { referenceNumber } from '../../../kernel/referenceNumber';
import { beyond, moveStock, takeClaim } from '../../../kernel/stock/moveStock';
import { soldOut } from '../bookability';
import { findRentalOrder, lockRentalOrder, type RentalOrder } from '../rentalOrderRepository';
import { presentAmended } from './amendmentPresenter';
import { findAmendmentByKey, insertAmendment, paidSubjects, type AmendmentRow } from './amendmentRepository';
import { writeAmendment } from './applyAmendment';
import { claimOf, differenceOf, presentCheck, type Proposal, type Propose } from './proposal';
import { reletObstacle, reletRefused } from './reletObstacle';
import { giveUpUnpaid, refreshRental } from './unpaidAmendment';

/** Equal numbers in a row after which something else must be wrong. */
const NUMBER_TRIES = 5;

type Wish = { orderid: string };

/** What is not paid holds its cars for a quarter of an hour: an order cannot be used to keep them for nothing all day. */
const AMENDMENTS_A_DAY = { limit: 30, windowMs: DAY };

async function countAmendment(tx: Database, orderId: string, now: Date): Promise<void> {
  const wait = await takeFromLimit(tx, `amend:${orderId}`, AMENDMENTS_A_DAY, now);
  if (wait === 0) return;
  const sentence = '今天变更的次数用完了，请明天再试，或联系门店';
  throw new Failure(ErrorCode.TOO_MANY_REQUESTS, sentence, { retry_after: wait });
}

/** Refuses what no car is left for; a relet is told what is in its way. */
async function assertStock(
  db: Database,
  lines: OrderLines,
  amended: RentalOrder,
  { kind, choice }: Proposal,
): Promise<void> {
  const wanted = beyond(claimOf(choice), claimOf(amended.rental.choice));
  const obstacle = await reletObstacle(db, lines, amended, wanted);
  if (obstacle) throw kind === 'RELET' ? reletRefused(obstacle) : soldOut();
}

/** What an amendment would make of an order of the member; nothing is reserved. Errors as the contract lists them. */
export const checkWith =
  <W extends Wish>(lines: OrderLines, propose: Propose<W>) =>
  async (wish: W, context: MemberContext): Promise<AmendmentCheck> => {
    const { db, member, now } = context;
    await refreshRental(wish.orderid, context);
    const amended = await findRentalOrder(db, member.id, wish.orderid);
    if (!amended) throw notFound('这个订单');
    const proposal = await propose(db, amended, wish, now);
    await assertStock(db, lines, amended, proposal);
    return presentCheck(amended, proposal);
  };

/**
 * Confirms an amendment at the difference that was shown: one that costs more holds what it needs and waits for its
 * money; any other changes the order at once. One client key makes one amendment, also when it comes twice at the same
 * moment. An older one that still waits for its money is given up for it.
 */
export const amendWith =
  <W extends Wish>(lines: OrderLines, propose: Propose<W>) =>
  async (request: W & Confirmation, context: MemberContext): Promise<Amended> => {
    const { member, money, now } = context;
    const { client_key, expected_difference, ...wished } = request;
    const hash = requestHash(wished);
    const { orderid } = request;
    await refreshRental(orderid, context);
    return money.transaction(now, async work => {
      const { tx } = work;
      const locked = await lockRentalOrder(tx, orderid);
      if (!locked || locked.order.userId !== member.id || locked.order.deletedAt) throw notFound('这个订单');
      const twin = await findAmendmentByKey(tx, orderid, client_key);
      if (twin?.requestHash === hash) return presentAmended(twin);
      if (twin) throw new Failure(ErrorCode.KEY_REUSED, '您刚才的变更已经提交，请先到订单里查看');
      const amended = await giveUpUnpaid(work, locked);
      const proposal = await propose(tx, amended, request, now);
      await assertStock(tx, lines, amended, proposal);
      const difference = differenceOf(amended, proposal);
      if (difference !== expected_difference) {
        const check = presentCheck(amended, proposal);
        throw new Failure(ErrorCode.PRICE_CHANGED, '价格有变化，请确认新的价格', check);
      }
      await countAmendment(tx, orderid, now);
      const amendment = await store(tx, amended, proposal, {
        clientKey: client_key,
        requestHash: hash,
        difference,
        now,
      });
      if (difference > 0) await holdUntilPaid(work, amended, amendment);
      else await applyAtOnce(work, amended, amendment);
      return presentAmended(amendment);
    });
  };

async function store(
  tx: Database,
  { order, rental }: RentalOrder,
  { notices: _said, ...proposal }: Proposal,
  { now, ...given }: Pick<AmendmentRow, 'clientKey' | 'requestHash' | 'difference'> & { now: Date },
): Promise<AmendmentRow> {
  const { difference } = given;
  for (let attempt = 0; attempt < NUMBER_TRIES; attempt += 1) {
    const amendment: AmendmentRow = {
      ...proposal,
      ...given,
      id: referenceNumber('GD', now, 8),
      orderId: order.id,
      state: difference > 0 ? 'UNPAID' : 'APPLIED',
      choiceBefore: rental.choice,
      billBefore: rental.bill,
      returned: 0,
      expiresAt: new Date(now.getTime() + MINUTES_TO_PAY_AMENDMENT * MINUTE),
      createdAt: now,
    };
    if (await insertAmendment(tx, amendment)) return amendment;
  }
  throw new Error('No free number of an amendment was found');
}

/** Takes what the new choice needs besides the old one, for as long as it may be paid. */
async function holdUntilPaid(
  { tx, now }: MoneyTransaction,
  { order, rental }: RentalOrder,
  { kind, choice, difference }: AmendmentRow,
): Promise<void> {
  if (!(await takeClaim(tx, beyond(claimOf(choice), claimOf(rental.choice))))) throw soldOut();
  if (kind === 'RELET' && !(await moveOrder(tx, order, { to: 'RELET_UNPAID', by: 'member', now }))) {
    throw new Error('An order changed under its lock');
  }
  const text = `${AMENDMENTS[kind].noun}已提交，等待支付¥${yuanText(difference)}`;
  await addEvents(tx, order.id, now, text);
}

/**
 * Changes the order without waiting. What it costs less comes back at once while the car has not been taken; later with
 * the settlement, which compares the total with what is kept.
 */
async function applyAtOnce(
  work: MoneyTransaction,
  amended: RentalOrder,
  amendment: AmendmentRow,
): Promise<void> {
  const { tx, now } = work;
  const { order, rental } = amended;
  const { id, kind, choice, difference } = amendment;
  if (!(await moveStock(tx, claimOf(rental.choice), claimOf(choice)))) throw soldOut();
  if (kind === 'RELET' && order.state === 'AWAITING_RETURN') {
    if (!(await moveOrder(tx, order, { to: 'IN_USE', by: 'member', now }))) {
      throw new Error('An order changed under its lock');
    }
  }
  await writeAmendment(tx, amended, amendment, now);
  if (kind !== 'MODIFY' || difference === 0) return;
  const refund = -difference;
  await countMoney(tx, order.id, 0, refund);
  await work.refundPaid(await paidSubjects(tx, order.id), { reason: `AMENDED:${id}`, amount: refund });
  await addEvents(tx, order.id, now, `差额¥${yuanText(refund)}已原路退回`);
}
