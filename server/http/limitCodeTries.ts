import { ErrorCode } from '../../src/domain/errorCode';
import { HOUR } from '../../src/domain/shanghaiTime';
import { Failure } from '../kernel/failure';
import { callingDevice } from './callingDevice';
import type { MemberContext } from './endpoint';
import { takeFromLimit } from './rateLimit';

/** So many an hour are enough for who has a handful of cards, and mistypes some. */
const OF_ONE = { limit: 10, windowMs: HOUR };

/** Behind one address are the phones of a household or of an office. */
const OF_ADDRESS = { limit: 40, windowMs: HOUR };

/**
 * Counts a printed code that is about to be tried, right or wrong, of the member, of the device on which the session began,
 * and of the caller's address. A code has 80 random bits, so that this keeps out noise rather than luck.
 * TOO_MANY_REQUESTS (data: `retry_after`, seconds).
 */
export async function limitCodeTries(context: MemberContext): Promise<void> {
  const { db, ip, member, now } = context;
  const device = await callingDevice(context);
  const limits = [
    { key: `code-tries-member:${member.id}`, limit: OF_ONE },
    { key: `code-tries-device:${device}`, limit: OF_ONE },
    { key: `code-tries:${ip}`, limit: OF_ADDRESS },
  ];
  for (const { key, limit } of limits) {
    const wait = await takeFromLimit(db, key, limit, now);
    if (wait === 0) continue;
    const sentence = `试的次数太多了，请${Math.ceil(wait / 60)}分钟后再试，或联系客服`;
    throw new Failure(ErrorCode.TOO_MANY_REQUESTS, sentence, { retry_after: wait });
  }
}
