import { ErrorCode } from '../../../src/domain/errorCode';
import { rechargeGift, rechargeProblem } from '../../../src/domain/recharge';
import { HOUR, MINUTE } from '../../../src/domain/shanghaiTime';
import type { MemberContext } from '../../http/endpoint';
import { takeFromLimit } from '../../http/rateLimit';
import { Failure } from '../../kernel/failure';
import { referenceNumber } from '../../kernel/referenceNumber';
import { MINUTES_TO_PAY } from './rechargePayable';
import { findRechargeByClientKey, insertRecharge, type RechargeRow } from './rechargeRepository';

/** Each is a row: so many are begun by who cannot make up their mind, and no more. */
const RECHARGES = { limit: 30, windowMs: HOUR };

/** Equal numbers in a row after which something else must be wrong. */
const NUMBER_TRIES = 5;

/** Begins a recharge of so many fen; the same client key answers the same one. Errors as the contract lists them. */
export async function beginRecharge(
  { amount, client_key: clientKey }: { amount: number; client_key: string },
  { db, member: { id: userId }, now }: Pick<MemberContext, 'db' | 'member' | 'now'>,
): Promise<RechargeRow> {
  const problem = rechargeProblem(amount);
  if (problem !== undefined) throw new Failure(ErrorCode.INVALID_PARAMS, problem, { field: 'amount' });
  const existing = await findRechargeByClientKey(db, userId, clientKey);
  if (existing) return sameAs(existing, amount);
  const wait = await takeFromLimit(db, `recharges:${userId}`, RECHARGES, now);
  if (wait > 0) {
    throw new Failure(ErrorCode.TOO_MANY_REQUESTS, '充值太频繁了，请稍后再试', { retry_after: wait });
  }
  for (let attempt = 0; attempt < NUMBER_TRIES; attempt += 1) {
    const recharge: RechargeRow = {
      id: referenceNumber('CZ', now, 8),
      userId,
      clientKey,
      amount,
      gift: rechargeGift(amount),
      status: 'WAITING',
      expiresAt: new Date(now.getTime() + MINUTES_TO_PAY * MINUTE),
      paidAt: null,
      createdAt: now,
    };
    if (await insertRecharge(db, recharge)) return recharge;
    const twin = await findRechargeByClientKey(db, userId, clientKey);
    if (twin) return sameAs(twin, amount);
  }
  throw new Error('No free number was found for a recharge');
}

function sameAs(recharge: RechargeRow, amount: number): RechargeRow {
  if (recharge.amount === amount) return recharge;
  throw new Failure(ErrorCode.KEY_REUSED, '刚才的充值已提交，请返回重新充值');
}
