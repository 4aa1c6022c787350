import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { ErrorCode } from '../../../src/domain/errorCode';
import { DAY, format } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import type { MemberContext } from '../../http/endpoint';
import { limitCodeTries } from '../../http/limitCodeTries';
import { Failure } from '../../kernel/failure';
import { hashPrintedCode, newPrintedCode } from '../../kernel/printedCode';
import { addCouponEvents } from './couponHistory';
import { findCoupon, type CouponRow } from './couponRepository';
import { couponCodes, coupons, type CouponGrant } from './schema';

const hashOf = (code: string): string => hashPrintedCode('COUPON', code);

/** Issues a code for a coupon that is good for so many days, and answers it: the only time that it is known. */
export async function issueCouponCode(
  db: Database,
  { grant, days, validTo }: { grant: CouponGrant; days: number; validTo: Date },
  now: Date,
): Promise<string> {
  const code = newPrintedCode();
  await db.insert(couponCodes).values({ codeHash: hashOf(code), grant, days, validTo, createdAt: now });
  return code;
}

/**
 * Gives the member the coupon of a code: once, and who has used it is answered the same coupon again. Undefined where there
 * is none like it; CODE_EXPIRED (used by another, or too old).
 */
export async function spendCouponCode(
  tx: Database,
  code: string,
  { member, now }: Pick<MemberContext, 'member' | 'now'>,
): Promise<CouponRow | undefined> {
  const [found] = await tx
    .select()
    .from(couponCodes)
    .where(eq(couponCodes.codeHash, hashOf(code)))
    .for('update');
  if (!found) return undefined;
  const { codeHash, grant, days, validTo, couponId } = found;
  if (couponId !== null) {
    const own = await findCoupon(tx, member.id, couponId, now);
    if (own) return own;
    throw new Failure(ErrorCode.CODE_EXPIRED, '这个兑换码已经使用过了');
  }
  if (validTo < now) {
    const end = format(validTo, 'YYYY年M月D日');
    throw new Failure(ErrorCode.CODE_EXPIRED, `这个兑换码已于${end}过期，如有疑问请联系客服`);
  }
  const coupon: CouponRow = {
    ...grant,
    brand: grant.brand ?? null,
    id: randomUUID(),
    userId: member.id,
    channel: null,
    daysLeft: null,
    dayTerms: null,
    givable: true,
    recipient: null,
    awayUntil: null,
    orderId: null,
    validFrom: now,
    validTo: new Date(now.getTime() + days * DAY),
    createdAt: now,
  };
  await tx.insert(coupons).values(coupon);
  await tx.update(couponCodes).set({ couponId: coupon.id }).where(eq(couponCodes.codeHash, codeHash));
  const event = { what: 'ISSUED', subjectKind: 'member', subjectId: member.id, createdAt: now } as const;
  await addCouponEvents(tx, [coupon], event);
  return coupon;
}

/** Gives the member the coupon of a code. As `spendCouponCode`, and CODE_WRONG, TOO_MANY_REQUESTS. */
export async function useCouponCode(code: string, context: MemberContext): Promise<CouponRow> {
  await limitCodeTries(context);
  return context.db.transaction(async tx => {
    const coupon = await spendCouponCode(tx, code, context);
    if (!coupon) throw new Failure(ErrorCode.CODE_WRONG, '兑换码不正确，请核对后再试');
    return coupon;
  });
}
