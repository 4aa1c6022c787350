import { blessingState } from '../../../src/domain/blessing';
import { ErrorCode } from '../../../src/domain/errorCode';
import { DAY } from '../../../src/domain/shanghaiTime';
import type { MemberContext } from '../../http/endpoint';
import { takeFromLimit } from '../../http/rateLimit';
import type { Database } from '../../db/database';
import { Failure, notFound } from '../../kernel/failure';
import { passCouponOn } from '../account/public';
import {
  changeBlessing,
  findBySecret,
  lockBlessing,
  type BlessingRow,
  type WholeBlessing,
} from './blessingRepository';
import { journeyOf } from './journey';

const over = (why: string): Failure => new Failure(ErrorCode.BLESSING_OVER, why);

/** Friends have a few; who gathers the coupons of many members has more. */
const CLAIMS = { limit: 10, windowMs: 30 * DAY };

async function countClaim(db: Database, userId: string, now: Date): Promise<void> {
  const wait = await takeFromLimit(db, `bless:${userId}`, CLAIMS, now);
  if (wait === 0) return;
  const sentence = `30天内最多领取${CLAIMS.limit}份祝福，请过几天再来`;
  throw new Failure(ErrorCode.TOO_MANY_REQUESTS, sentence, { retry_after: wait });
}

/** BLESSING_OVER where a blessing does not wait for this member. */
function assertWaiting(blessing: BlessingRow, userId: string, now: Date): void {
  if (blessing.giverId === userId) throw over('这是您送出的祝福，请发给朋友领取');
  const state = blessingState(blessing, now);
  if (state === 'CLAIMED') throw over('这份祝福已被别人领取');
  if (state === 'TAKEN_BACK') throw over('送出的人收回了这份祝福');
  if (state === 'EXPIRED') throw over('这份祝福已过期，优惠券已退回');
}

/** Makes the coupon of a blessing the member's, under its lock: of two who claim it one has it. Errors as the contract lists them. */
export async function claimBlessing(
  secret: string,
  { db, member, now }: Pick<MemberContext, 'db' | 'member' | 'now'>,
): Promise<WholeBlessing> {
  const found = await findBySecret(db, secret);
  if (!found) throw notFound('这份祝福');
  await db.transaction(async tx => {
    const blessing = await lockBlessing(tx, found.blessing.id);
    if (!blessing) throw notFound('这份祝福');
    if (blessing.receiverId === member.id) return;
    assertWaiting(blessing, member.id, now);
    await countClaim(tx, member.id, now);
    if (!(await passCouponOn(tx, journeyOf(blessing), member.id, now))) {
      throw new Error('A blessing waits without its coupon');
    }
    await changeBlessing(tx, blessing.id, { receiverId: member.id, claimedAt: now });
  });
  const claimed = await findBySecret(db, secret);
  if (!claimed) throw notFound('这份祝福');
  return claimed;
}
