import { ErrorCode } from '../../src/domain/errorCode';
import { HOUR } from '../../src/domain/shanghaiTime';
import { Failure } from '../kernel/failure';
import type { MemberContext } from './endpoint';
import { takeFromLimit } from './rateLimit';

/** Nobody changes their mind so often; each is opened and closed again by a provider, who holds all members back for it. */
const OF_MEMBER = { limit: 60, windowMs: HOUR };

/** Counts a payment that a member is about to begin, of whatever. TOO_MANY_REQUESTS (data: `retry_after`, seconds). */
export async function limitPayments({
  db,
  member,
  now,
}: Pick<MemberContext, 'db' | 'member' | 'now'>): Promise<void> {
  const wait = await takeFromLimit(db, `payments:${member.id}`, OF_MEMBER, now);
  if (wait === 0) return;
  throw new Failure(ErrorCode.TOO_MANY_REQUESTS, '支付操作太频繁了，请稍后再试', { retry_after: wait });
}
