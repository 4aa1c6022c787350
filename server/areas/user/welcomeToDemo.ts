import { yuanText } from '../../../src/domain/money';
import { inGroups } from '../../../src/domain/printedCode';
import { DAY } from '../../../src/domain/shanghaiTime';
import type { Context } from '../../http/endpoint';
import type { Member } from '../../kernel/members/member';
import { grant } from '../../kernel/money/wallet';
import { issueCouponCode } from '../account/public';
import { issuePrepaid } from '../wallet/public';
import { findUser } from './userRepository';

/** What a newcomer of the sandbox begins with: fen, coins, points. */
const WELCOME = { balance: 10_000, wkcoin: 500, integral: 300 } as const;

/** What the cards are worth that a newcomer of the sandbox is sent (fen; the voucher: coins), and for how many days. */
const CARDS = { GIFT_CARD: 20_000, RECHARGE_CODE: 5_000, VOUCHER: 200, days: 365 } as const;

/** The coupon that they are sent a code for. */
const COUPON = {
  name: '兑换专享券',
  kind: 'AMOUNT',
  value: 3_000,
  cap: null,
  threshold: 20_000,
  scope: 'ANY',
  rule: '租车费满200元减30元',
} as const;

/**
 * Gives who logs in for the first time something of each to try: in their wallet, and by a message (which /sandbox shows) a
 * gift card, a recharge code, a code for a coupon and a voucher for coins. For the sandbox alone; the wallet is filled once however often it is
 * asked for, and not for who has had it under an account that they closed.
 */
export async function welcomeToDemo(
  { db, sms, now }: Pick<Context, 'db' | 'sms' | 'now'>,
  { id, mobile }: Member,
): Promise<void> {
  if ((await findUser(db, id))?.isReturning) return;
  const validTo = new Date(now.getTime() + CARDS.days * DAY);
  const [card, slip, coupon, voucher] = await db.transaction(async tx => {
    for (const purse of ['balance', 'wkcoin', 'integral'] as const) {
      const cause = { reason: 'NEWCOMER', subject: { kind: 'member', id }, now } as const;
      await grant(tx, purse, id, WELCOME[purse], { ...cause, key: `NEWCOMER:${purse}:${id}` });
    }
    return [
      await issuePrepaid(tx, { kind: 'GIFT_CARD', amount: CARDS.GIFT_CARD, validTo }, now),
      await issuePrepaid(tx, { kind: 'RECHARGE_CODE', amount: CARDS.RECHARGE_CODE, validTo }, now),
      await issueCouponCode(tx, { grant: COUPON, days: 30, validTo }, now),
      await issuePrepaid(tx, { kind: 'VOUCHER', purse: 'wkcoin', amount: CARDS.VOUCHER, validTo }, now),
    ] as const;
  });
  const words = [
    `体验礼品卡（${yuanText(CARDS.GIFT_CARD)}元）卡号${inGroups(card.id)}，密码${inGroups(card.code)}`,
    `充值码（${yuanText(CARDS.RECHARGE_CODE)}元）${inGroups(slip.code)}`,
    `优惠券兑换码${inGroups(coupon)}`,
    `悟空币兑换券（${CARDS.VOUCHER}个）${inGroups(voucher.code)}`,
  ];
  await sms.send(mobile, `新人礼已到账。${words.join('；')}。`, now);
}
