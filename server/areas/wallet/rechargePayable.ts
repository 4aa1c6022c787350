import { ErrorCode } from '../../../src/domain/errorCode';
import { yuanText } from '../../../src/domain/money';
import type { Database } from '../../db/database';
import { Failure } from '../../kernel/failure';
import { isClosed } from '../../kernel/members/closedMembers';
import type { Subject } from '../../kernel/money/accounts';
import type { Payable, Standing } from '../../kernel/money/payable';
import { fillBalance, grant } from '../../kernel/money/wallet';
import {
  changeRecharge,
  findRecharge,
  isRechargeOverdue,
  lockRecharge,
  type RechargeRow,
} from './rechargeRepository';

/** Minutes for which a recharge waits for its payment. */
export const MINUTES_TO_PAY = 15;

const CLOSED = `超过${MINUTES_TO_PAY}分钟未支付，充值单已关闭，可以重新充值。`;

/** A recharge as what money is about. */
export const rechargeSubject = (id: string): Subject => ({ kind: 'RECHARGE', id });

const isWaiting = ({ status, expiresAt }: RechargeRow, now: Date): boolean =>
  status === 'WAITING' && now < expiresAt;

function standingOf(recharge: RechargeRow, now: Date): Standing {
  const { status, amount } = recharge;
  if (status === 'PAID') return { state: 'PAID', amount };
  return isWaiting(recharge, now)
    ? { state: 'DUE', amount, closing: CLOSED }
    : { state: 'CLOSED', reason: CLOSED };
}

/** Puts what was paid into the balance, with its gift. */
async function credit(tx: Database, { id, userId, amount, gift }: RechargeRow, now: Date): Promise<void> {
  const cause = (reason: 'RECHARGE' | 'RECHARGE_GIFT') =>
    ({ reason, subject: rechargeSubject(id), now, key: `${reason}:${id}` }) as const;
  await fillBalance(tx, userId, { amount, from: 'payment' }, cause('RECHARGE'));
  if (gift > 0) await grant(tx, 'balance', userId, gift, cause('RECHARGE_GIFT'));
}

/** A recharge as what is paid for: from outside alone, for a balance is not filled from itself. */
export const rechargePayable: Payable<RechargeRow> = {
  kind: 'RECHARGE',
  noun: '这笔充值',
  closedMethods: ['BALANCE'],
  lock: lockRecharge,
  due(recharge, now) {
    if (isWaiting(recharge, now)) return recharge.amount;
    if (recharge.status === 'PAID') throw new Failure(ErrorCode.ORDER_STATE, '这笔充值已到账，无需再付');
    throw new Failure(ErrorCode.PAYMENT_CLOSED, CLOSED);
  },
  // Also when its time was over: money that came late is what the member wanted in their balance, while they have one.
  async accept(tx, recharge, _amount, now) {
    if (recharge.status === 'PAID' || (await isClosed(tx, recharge.userId))) return false;
    await changeRecharge(tx, recharge.id, { status: 'PAID', paidAt: now });
    await credit(tx, recharge, now);
    return true;
  },
  // What came twice goes back, and nothing of the recharge changes: the records of its payments tell of it.
  refuse: () => Promise.resolve(),
  ownerOf: async (db, id) => (await findRecharge(db, id))?.userId,
  async describe(db, id, now) {
    const recharge = await findRecharge(db, id);
    if (!recharge) throw new Error('The recharge does not exist');
    const { amount, gift, expiresAt } = recharge;
    return {
      title: `余额充值¥${yuanText(amount)}`,
      lines: gift > 0 ? [`赠送¥${yuanText(gift)}，共到账¥${yuanText(amount + gift)}`] : [],
      expiresAt,
      standing: standingOf(recharge, now),
    };
  },
  isOverdue: isRechargeOverdue,
  async lapse(tx, recharge, now) {
    if (recharge.status !== 'WAITING' || isWaiting(recharge, now)) return false;
    await changeRecharge(tx, recharge.id, { status: 'CLOSED' });
    return true;
  },
};
