import { ErrorCode } from '../../../../src/domain/errorCode';
import { yuanText } from '../../../../src/domain/money';
import { can, statusText, type Mover } from '../../../../src/domain/orderLife';
import { rentalLife, type RentalState } from '../../../../src/domain/rentalLife';
import { CHARGES } from '../../../../src/domain/returnCharges';
import { answerBy, answerByText, settlingOf, settlingText } from '../../../../src/domain/settling';
import { toIso, toMillis } from '../../../../src/domain/shanghaiTime';
import { writtenText } from '../../../../src/domain/writtenText';
import type { Bill, BillLine, ChargeCode } from '../../../../types/api/bill';
import type { Charge, Settlement } from '../../../../types/api/settlement';
import type { Database } from '../../../db/database';
import type { MemberContext } from '../../../http/endpoint';
import { Failure, notFound } from '../../../kernel/failure';
import { tempUrl } from '../../../kernel/files/tempUrls';
import type { Money } from '../../../kernel/money/money';
import type { MoneyTransaction } from '../../../kernel/money/moneyTransaction';
import { addEvents, countMoney, moveOrder, setTotal } from '../../../kernel/orders/orderRepository';
import { paidSubjects } from '../amend/amendmentRepository';
import { listChargePhotos, proveCharge } from './chargePhotos';
import { findRentalOrder, lockRentalOrder, setBill, type RentalOrder } from '../rentalOrderRepository';
import { rentalSubject } from '../rentalSubject';
import {
  acceptCharges,
  changeCharge,
  changeSettlement,
  insertCharge,
  readHandoverState,
  type ChargeRow,
  type HandoverState,
} from './handoverRepository';
import { presentBill, presentDeposits, presentHandover } from './handoverPresenter';
import { keepOfDeposit } from './rentalDeposits';

/** Fen of the charges that were not taken back. */
const sumOf = (charges: readonly ChargeRow[]): number =>
  charges.reduce((sum, { state, amount }) => sum + (state === 'WITHDRAWN' ? 0 : amount), 0);

/** A bill with what the return has added: one line for each kind of charge. */
export function billWithCharges(bill: Bill, charges: readonly ChargeRow[]): Bill {
  const added = new Map<ChargeCode, BillLine>();
  for (const { code, amount, note, state } of charges) {
    if (state === 'WITHDRAWN') continue;
    const before = added.get(code);
    const sum = (before?.amount ?? 0) + amount;
    added.set(code, {
      code,
      name: CHARGES[code],
      unitPrice: sum,
      quantity: 1,
      unit: '次',
      rule: before ? `${before.rule}；${note}` : note,
      amount: sum,
      group: 'afterwards',
    });
  }
  return { ...bill, lines: [...bill.lines, ...added.values()], total: bill.total + sumOf(charges) };
}

function presentCharge(
  { id, code, amount, note, state, contest, answer, createdAt }: ChargeRow,
  pictures: string[],
): Charge {
  return {
    id,
    code,
    name: CHARGES[code],
    amount,
    note,
    state,
    ...(pictures.length > 0 && { pictures }),
    ...(contest !== null && { contest }),
    ...(answer !== null && { answer }),
    created_at: toIso(createdAt),
  };
}

/** A settlement in its wire form, with where photos of its charges are read; undefined before the car is back. */
function presentSettlement(
  { order, rental }: RentalOrder,
  { settlement, charges, handovers, deposits, holds }: HandoverState,
  picturesOf: (charge: ChargeRow) => string[],
): Settlement | undefined {
  if (!settlement) return undefined;
  // Once accepted the charges are lines of the bill.
  const total = rental.bill.total + (settlement.state === 'ACCEPTED' ? 0 : sumOf(charges));
  const kept = order.paid - order.refunded;
  return {
    orderid: order.id,
    state: settlement.state,
    bill: presentBill(rental.bill, deposits),
    charges: charges.map(charge => presentCharge(charge, picturesOf(charge))),
    ...(settlingOf(settlement.state, charges) === 'ASKED' &&
      settlement.askedAt && { answer_by: answerBy(settlement.askedAt) }),
    total,
    kept,
    due: total - kept,
    handovers: handovers.map(presentHandover),
    deposits: presentDeposits({ deposits, holds }),
  };
}

/** The settlement of an order for its member; undefined before the car is back. */
async function shownSettlement(
  db: Database,
  order: RentalOrder,
  { settings, now }: Pick<MemberContext, 'settings' | 'now'>,
): Promise<Settlement | undefined> {
  const state = await readHandoverState(db, order.order.id);
  const photos = await listChargePhotos(db, state.charges);
  return presentSettlement(order, state, charge =>
    photos
      .filter(({ subjectId }) => subjectId === charge.id)
      .map(({ id }) => tempUrl(id, settings.codePepper, now).url),
  );
}

/** The settlement of a member's order. NOT_FOUND. */
export async function readSettlement(
  { orderid }: { orderid: string },
  context: MemberContext,
): Promise<Settlement> {
  const { db, money, member, now } = context;
  await money.refreshOwn(member.id, rentalSubject(orderid), now);
  const order = await findRentalOrder(db, member.id, orderid);
  const settlement = order && (await shownSettlement(db, order, context));
  if (!settlement) throw notFound('这份账单');
  return settlement;
}

/** An order under lock that is being settled, with all that is known of its return. */
interface Settling extends RentalOrder {
  state: HandoverState;
}

async function lockSettling(work: MoneyTransaction, orderId: string, ownerId?: string): Promise<Settling> {
  const locked = await lockRentalOrder(work.tx, orderId, { ownerId });
  if (!locked) throw notFound('这个订单');
  if (!can(rentalLife, locked.order.state, 'settle')) {
    throw new Failure(
      ErrorCode.ORDER_STATE,
      `订单${statusText(rentalLife, locked.order.state)}，费用不再变动`,
    );
  }
  return { ...locked, state: await readHandoverState(work.tx, orderId) };
}

const isContested = ({ state }: ChargeRow): boolean => state === 'CONTESTED';

/**
 * Accepts the bill of a return at what the member saw. PRICE_CHANGED (data: the settlement as it stands), ORDER_STATE
 * while the site checks or a charge is contested, NOT_FOUND.
 */
export function acceptBill(
  { orderid, expected_due: expected }: { orderid: string; expected_due: number },
  context: Pick<MemberContext, 'money' | 'member' | 'settings' | 'now'>,
): Promise<{ status: string; due: number }> {
  const { money, member, now } = context;
  return money.transaction(now, async work => {
    const settling = await lockSettling(work, orderid, member.id);
    const { settlement, charges } = settling.state;
    if (settlement?.state !== 'ASKED')
      throw new Failure(ErrorCode.ORDER_STATE, '门店还在核对费用，请稍后再确认');
    const seen = await shownSettlement(work.tx, settling, context);
    if (seen?.due !== expected)
      throw new Failure(ErrorCode.PRICE_CHANGED, '费用有变化，请核对后再确认', seen);
    if (charges.some(isContested)) {
      throw new Failure(ErrorCode.ORDER_STATE, '有异议的费用正在核实，门店回复后再确认');
    }
    return settle(work, settling, 'member');
  });
}

/** Says why a charge is not right; the same words again change nothing. ORDER_STATE, NOT_FOUND, INVALID_PARAMS. */
export async function contestCharge(
  request: { orderid: string; charge_id: string; reason: string },
  context: MemberContext,
): Promise<{ settlement: Settlement }> {
  const { money, member, now } = context;
  const reason = writtenText(request.reason);
  if (!reason) {
    throw new Failure(ErrorCode.INVALID_PARAMS, '请写明哪里不对，方便门店核实', { field: 'reason' });
  }
  await money.transaction(now, async work => {
    const { tx } = work;
    const { order, state } = await lockSettling(work, request.orderid, member.id);
    const charge = state.charges.find(({ id }) => id === request.charge_id);
    if (!charge || charge.state === 'WITHDRAWN') throw notFound('这笔费用');
    if (state.settlement?.state !== 'ASKED') {
      throw new Failure(ErrorCode.ORDER_STATE, '门店还在核对费用，请稍后再提');
    }
    if (isContested(charge)) return;
    await changeCharge(tx, charge, { state: 'CONTESTED', contest: reason, answer: null });
    await addEvents(tx, order.id, now, `已对${CHARGES[charge.code]}提出异议`);
  });
  return { settlement: await readSettlement(request, context) };
}

/** What a renter was asked has changed: they have their time anew. */
async function askAgain({ tx, now }: MoneyTransaction, orderId: string, state: HandoverState): Promise<void> {
  if (state.settlement?.state === 'ASKED') await changeSettlement(tx, orderId, { askedAt: now });
}

/** The site adds a charge, once for each key. ORDER_STATE, NOT_FOUND. */
export async function addCharge(
  money: Money,
  charge: {
    orderId: string;
    key: string;
    code: ChargeCode;
    amount: number;
    note: string;
    /** Files that staff have sent as its proof. */
    photos: readonly string[];
  },
  now: Date,
): Promise<void> {
  const { orderId, key, code, amount, note, photos } = charge;
  await money.transaction(now, async work => {
    const { order, state } = await lockSettling(work, orderId);
    const row = { id: key, orderId: order.id, code, amount, note, contest: null, answer: null };
    if (!(await insertCharge(work.tx, { ...row, state: 'PROPOSED', createdAt: now }))) return;
    await proveCharge(work.tx, row, photos);
    await askAgain(work, orderId, state);
    await addEvents(work.tx, orderId, now, `${CHARGES[code]}¥${yuanText(amount)}待确认`);
  });
}

/** The site takes a charge back, or answers why it stands. ORDER_STATE, NOT_FOUND. */
export async function answerCharge(
  money: Money,
  decision: { orderId: string; chargeId: string; isWithdrawn: boolean; answer: string },
  now: Date,
): Promise<void> {
  const { orderId, chargeId, isWithdrawn, answer } = decision;
  await money.transaction(now, async work => {
    const { state } = await lockSettling(work, orderId);
    const charge = state.charges.find(({ id }) => id === chargeId);
    if (!charge || charge.state === 'WITHDRAWN') throw notFound('这笔费用');
    const to = isWithdrawn ? 'WITHDRAWN' : 'PROPOSED';
    await changeCharge(work.tx, charge, { state: to, answer: answer || null });
    await askAgain(work, orderId, state);
    const end = isWithdrawn ? '已撤销' : '经核实保留';
    await addEvents(work.tx, orderId, now, `${CHARGES[charge.code]}${end}${answer ? `：${answer}` : ''}`);
  });
}

/** The site has checked everything: the member is asked, or, where nothing was added, all is agreed. ORDER_STATE. */
export async function sendBill(money: Money, orderId: string, now: Date): Promise<void> {
  await money.transaction(now, async work => {
    const settling = await lockSettling(work, orderId);
    if (settling.state.settlement?.state !== 'CHECKING') {
      throw new Failure(ErrorCode.ORDER_STATE, '账单已经发给租车人');
    }
    const isAnything = settling.state.charges.some(({ state }) => state !== 'WITHDRAWN');
    if (!isAnything) {
      await settle(work, settling, 'staff');
      return;
    }
    await changeSettlement(work.tx, orderId, { state: 'ASKED', askedAt: now });
    await addEvents(work.tx, orderId, now, settlingText('ASKED', answerBy(now)));
  });
}

/**
 * The site ends what the member neither accepts nor contests, once they have had their time. ORDER_STATE before, and while
 * a charge is contested.
 */
export async function concludeBill(money: Money, orderId: string, now: Date): Promise<void> {
  await money.transaction(now, async work => {
    const settling = await lockSettling(work, orderId);
    const { settlement, charges } = settling.state;
    if (settlement?.state !== 'ASKED' || charges.some(isContested)) {
      throw new Failure(ErrorCode.ORDER_STATE, '先把账单发给租车人，并答复有异议的费用');
    }
    const by = answerBy(settlement.askedAt ?? now);
    if (now.getTime() < toMillis(by)) {
      const sentence = `租车人可以在${answerByText(by)}前确认或提出异议，到时没有回复才能按账单结算`;
      throw new Failure(ErrorCode.ORDER_STATE, sentence);
    }
    await settle(work, settling, 'staff');
  });
}

/** What follows once nothing is owed: the deposits, or nothing but the review. */
async function stateAfterSettling(tx: Database, orderId: string): Promise<RentalState> {
  const { deposits } = await readHandoverState(tx, orderId);
  return deposits.some(({ releasedAt }) => releasedAt === null) ? 'AWAITING_DEPOSIT' : 'AWAITING_REVIEW';
}

/** All is agreed: the charges become lines of the bill, and what is too much goes back. */
async function settle(
  work: MoneyTransaction,
  { order, rental, state }: Settling,
  by: Mover,
): Promise<{ status: string; due: number }> {
  const { tx, now } = work;
  const bill = billWithCharges(rental.bill, state.charges);
  const due = bill.total - (order.paid - order.refunded);
  await acceptCharges(tx, order.id);
  await changeSettlement(tx, order.id, { state: 'ACCEPTED', acceptedAt: now });
  await setBill(tx, order.id, bill);
  await setTotal(tx, order.id, bill.total);
  const to = due > 0 ? 'AWAITING_SUPPLEMENT' : await stateAfterSettling(tx, order.id);
  const refunded = Math.max(0, -due);
  if (!(await moveOrder(tx, order, { to, by, now, refunded })))
    throw new Error('An order changed under its lock');
  await addEvents(tx, order.id, now, due > 0 ? `费用已确认，需补交¥${yuanText(due)}` : '费用已结清');
  if (refunded > 0) {
    await work.refundPaid(await paidSubjects(tx, order.id), { reason: 'SETTLED', amount: refunded });
    await addEvents(tx, order.id, now, `已原路退款¥${yuanText(refunded)}`);
  }
  return { status: to, due };
}

/** What was owed has come: the order goes on; false where it waited for nothing. */
export async function acceptSupplement(
  tx: Database,
  order: Pick<RentalOrder['order'], 'id' | 'line' | 'state'>,
  amount: number,
  now: Date,
): Promise<boolean> {
  const to = await stateAfterSettling(tx, order.id);
  if (!(await moveOrder(tx, order, { to, by: 'provider', now, paid: amount }))) return false;
  await addEvents(tx, order.id, now, `已补交¥${yuanText(amount)}，费用已结清`);
  return true;
}

/** The site takes what is owed from the vehicle deposit, as far as it reaches. ORDER_STATE where nothing is owed. */
export async function payFromDeposit(money: Money, orderId: string, now: Date): Promise<void> {
  const subject = rentalSubject(orderId);
  await money.transaction(now, async work => {
    const { tx } = work;
    const locked = await lockRentalOrder(tx, orderId);
    if (!locked) throw notFound('这个订单');
    const { order } = locked;
    if (order.state !== 'AWAITING_SUPPLEMENT' || (await work.hasUnknownPayment(subject))) {
      throw new Failure(ErrorCode.ORDER_STATE, '现在没有可以从押金扣除的费用');
    }
    const owed = order.total - (order.paid - order.refunded);
    const paid = await keepOfDeposit(tx, locked, owed, now);
    if (paid === 0) throw new Failure(ErrorCode.ORDER_STATE, '没有可以扣除的车辆押金');
    // A cashier that stands open asks for what is owed no longer.
    await work.closePayments(subject);
    if (paid < owed) {
      await countMoney(tx, orderId, paid, 0);
      return;
    }
    const to = await stateAfterSettling(tx, orderId);
    if (!(await moveOrder(tx, order, { to, by: 'staff', now, paid }))) {
      throw new Error('An order changed under its lock');
    }
  });
}
