import { randomBytes, randomUUID } from 'node:crypto';
import type { RequestOf } from '../../../types/api';
import { blessingEnd, blessingState, wordsProblem } from '../../../src/domain/blessing';
import { ErrorCode } from '../../../src/domain/errorCode';
import { DAY } from '../../../src/domain/shanghaiTime';
import { writtenText } from '../../../src/domain/writtenText';
import type { Database } from '../../db/database';
import type { MemberContext } from '../../http/endpoint';
import { takeFromLimit } from '../../http/rateLimit';
import { Failure, notFound } from '../../kernel/failure';
import { callCouponBack, findCoupon, sendCouponAway } from '../account/public';
import {
  changeBlessing,
  findOfGiver,
  findOpenOfCoupon,
  insertBlessing,
  lockBlessing,
  wasGiven,
  type BlessingRow,
  type WholeBlessing,
} from './blessingRepository';
import { journeyOf } from './journey';

type Wish = RequestOf<'POST /api/account/bless/create'>;
type Sending = Pick<MemberContext, 'db' | 'member' | 'now'>;

const unusable = (why: string): Failure => new Failure(ErrorCode.COUPON_UNUSABLE, why);

/** Nobody has more to give than that on a day; each is a row, also what is taken back. */
const GIFTS = { limit: 20, windowMs: DAY };

async function countGift(tx: Database, userId: string, now: Date): Promise<void> {
  const wait = await takeFromLimit(tx, `bless-sent:${userId}`, GIFTS, now);
  if (wait === 0) return;
  throw new Failure(ErrorCode.TOO_MANY_REQUESTS, '今天赠送的次数用完了，请明天再试', { retry_after: wait });
}

/** The blessing that the same wish has made already, while it waits. */
function isSame(row: BlessingRow, { card, words }: Wish, now: Date): boolean {
  return blessingState(row, now) === 'WAITING' && row.card === card && row.words === words;
}

/** Sends a coupon on its way with a card and words. Errors as the contract lists them. */
export async function sendBlessing(wish: Wish, { db, member, now }: Sending): Promise<WholeBlessing> {
  const problem = wordsProblem(wish.words);
  if (problem) throw new Failure(ErrorCode.INVALID_PARAMS, problem, { field: 'words' });
  const words = writtenText(wish.words);
  const id = await db.transaction(async tx => {
    const coupon = await findCoupon(tx, member.id, wish.coupon_id, now);
    if (!coupon) {
      const open = await findOpenOfCoupon(tx, member.id, wish.coupon_id);
      if (open && isSame(open, { ...wish, words }, now)) return open.id;
      throw unusable('这张优惠券已经送出，或不在您的账户里，请换一张');
    }
    if (await wasGiven(tx, coupon.id)) throw unusable('朋友送的优惠券不能再转送，请换一张');
    await countGift(tx, member.id, now);
    const blessing: BlessingRow = {
      id: randomUUID(),
      secret: randomBytes(16).toString('base64url'),
      couponId: coupon.id,
      giverId: member.id,
      receiverId: null,
      card: wish.card,
      words,
      validTo: blessingEnd(now, coupon.validTo),
      claimedAt: null,
      takenBackAt: null,
      createdAt: now,
    };
    if (!(await sendCouponAway(tx, journeyOf(blessing), blessing.validTo, now))) {
      throw unusable('这张优惠券已使用或已过期，请换一张');
    }
    await insertBlessing(tx, blessing);
    return blessing.id;
  });
  return sentBlessing(id, { db, member });
}

async function sentBlessing(
  id: string,
  { db, member }: Pick<Sending, 'db' | 'member'>,
): Promise<WholeBlessing> {
  const whole = await findOfGiver(db, member.id, id);
  if (!whole) throw notFound('这份祝福');
  return whole;
}

/** Takes back what nobody has claimed. Errors as the contract lists them. */
export async function takeBlessingBack(id: string, { db, member, now }: Sending): Promise<WholeBlessing> {
  // A stranger does not wait for the lock either.
  await sentBlessing(id, { db, member });
  await db.transaction(async tx => {
    const blessing = await lockBlessing(tx, id);
    if (!blessing) throw notFound('这份祝福');
    const state = blessingState(blessing, now);
    if (state === 'CLAIMED') throw new Failure(ErrorCode.BLESSING_OVER, '这份祝福已经被领取，不能收回了');
    if (state !== 'WAITING') return;
    if (!(await callCouponBack(tx, journeyOf(blessing), now))) {
      throw new Error('A blessing waits without its coupon');
    }
    await changeBlessing(tx, id, { takenBackAt: now });
  });
  return sentBlessing(id, { db, member });
}
