import type { Exchanged } from '../../../types/api/wallet';
import type { MemberContext } from '../../http/endpoint';
import { limitCodeTries } from '../../http/limitCodeTries';
import { findWallet } from '../../kernel/money/wallet';
import { presentCoupon, spendCouponCode } from '../account/public';
import { spendPrepaid, wrongCode } from './prepaidCodes';

/**
 * Exchanges a printed code for what it is good for: who holds one need not know of which kind it is. Once, and for who has
 * used it the same again. CODE_WRONG, CODE_EXPIRED, TOO_MANY_REQUESTS.
 */
export async function exchangeVoucher(code: string, context: MemberContext): Promise<Exchanged> {
  const { db, member, now } = context;
  await limitCodeTries(context);
  return db.transaction(async tx => {
    const coupon = await spendCouponCode(tx, code, context);
    if (coupon) return { kind: 'COUPON', coupon: presentCoupon(coupon, now) };
    for (const kind of ['VOUCHER', 'RECHARGE_CODE'] as const) {
      const worth = await spendPrepaid(tx, { kind, code }, context);
      if (worth) return { kind: 'PURSE', ...worth, held: (await findWallet(tx, member.id))[worth.purse] };
    }
    throw wrongCode('VOUCHER');
  });
}
