import { randomInt, randomUUID } from 'node:crypto';
import { MALL_CODE_LENGTH } from '../../../src/domain/mallCoupon';
import type { Database } from '../../db/database';
import type { MallCouponRow } from './mallCouponRepository';
import { mallCoupons } from './schema';

/** What a coupon of the mall gives, whoever has it. Fen; PERCENT is percent off. */
export type MallGrant = Pick<
  MallCouponRow,
  'name' | 'kind' | 'value' | 'threshold' | 'rule' | 'trade' | 'cityIds' | 'validFrom' | 'validTo'
>;

/** Equal codes in a row after which something else must be wrong. */
const CODE_TRIES = 5;

const newCode = (): string => Array.from({ length: MALL_CODE_LENGTH }, () => String(randomInt(10))).join('');

/** Gives a member a coupon of the mall, with a code of its own; answers its id. */
export async function issueMallCoupon(
  tx: Database,
  userId: string,
  grant: MallGrant,
  now: Date,
): Promise<string> {
  for (let attempt = 0; attempt < CODE_TRIES; attempt += 1) {
    const id = randomUUID();
    const issued = await tx
      .insert(mallCoupons)
      .values({ ...grant, id, userId, code: newCode(), createdAt: now })
      .onConflictDoNothing()
      .returning({ id: mallCoupons.id });
    if (issued.length > 0) return id;
  }
  throw new Error('No free code was found for a coupon of the mall');
}
