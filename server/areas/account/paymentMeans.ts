import { and, eq, getTableColumns, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { prepared } from '../../db/prepared';
import { users } from '../../kernel/members/schema';
import { memberAccount } from '../../kernel/money/accounts';
import { ledgerAccounts } from '../../kernel/money/schema';
import { coupons } from './schema';
import { hasDays, type CouponRow } from './couponRepository';

/** What a member can pay with besides money. */
export interface PaymentMeans {
  /** 悟空币: 100 are 1 yuan. */
  wkcoin: number;
  /** Unused coupons, those that end first on top. */
  coupons: CouponRow[];
}

/** Coupons that an order may choose from: more than anybody has. */
const MOST_COUPONS = 200;

const meansOf = prepared(db =>
  db
    .select({ wkcoin: ledgerAccounts.balance, coupon: getTableColumns(coupons) })
    .from(users)
    .leftJoin(ledgerAccounts, eq(ledgerAccounts.id, sql.placeholder('coins')))
    .leftJoin(
      coupons,
      and(
        eq(coupons.userId, users.id),
        isNull(coupons.orderId),
        isNull(coupons.recipient),
        hasDays,
        gte(coupons.validTo, sql.placeholder('now')),
        or(isNull(coupons.awayUntil), lte(coupons.awayUntil, sql.placeholder('now'))),
      ),
    )
    .where(eq(users.id, sql.placeholder('userId')))
    .orderBy(coupons.validTo, coupons.id)
    .limit(MOST_COUPONS)
    .prepare('payment_means'),
);

/** The coins and the unused coupons of a member, in one query: every price of theirs asks for both. */
export async function findPaymentMeans(db: Database, userId: string, now: Date): Promise<PaymentMeans> {
  const coins = memberAccount(userId, 'wkcoin').id;
  const rows = await meansOf(db).execute({ userId, coins, now: now.toISOString() });
  const [first] = rows;
  if (!first) throw new Error('The member of a session does not exist');
  return { wkcoin: first.wkcoin ?? 0, coupons: rows.flatMap(({ coupon }) => (coupon ? [coupon] : [])) };
}
