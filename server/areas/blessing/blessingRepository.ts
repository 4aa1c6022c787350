import { and, asc, count, desc, eq, getTableColumns, isNotNull, isNull, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';
import { users } from '../../kernel/members/schema';
import { coupons, unusedCoupons, type CouponRow } from '../account/public';
import { blessings } from './schema';

export type BlessingRow = typeof blessings.$inferSelect;

/** By what a member is named, masked, to another one. */
type Person = Pick<typeof users.$inferSelect, 'nickname' | 'mobile'>;

/** A blessing with its coupon, and the two people. */
export interface WholeBlessing {
  blessing: BlessingRow;
  coupon: CouponRow;
  giver: Person;
  /** Null until it is claimed, and when who claimed it has left. */
  receiver: Person | null;
}

const givers = alias(users, 'givers');
const receivers = alias(users, 'receivers');

const whole = (db: Database) =>
  db
    .select({
      blessing: getTableColumns(blessings),
      coupon: getTableColumns(coupons),
      giver: { nickname: givers.nickname, mobile: givers.mobile },
      receiver: { nickname: receivers.nickname, mobile: receivers.mobile },
    })
    .from(blessings)
    .innerJoin(coupons, eq(coupons.id, blessings.couponId))
    .innerJoin(givers, eq(givers.id, blessings.giverId))
    .leftJoin(receivers, eq(receivers.id, blessings.receiverId));

/** A blessing by what its link carries. */
export async function findBySecret(db: Database, secret: string): Promise<WholeBlessing | undefined> {
  const [row] = await whole(db).where(eq(blessings.secret, secret));
  return row;
}

/** A blessing of its giver; undefined for somebody else's too. */
export async function findOfGiver(
  db: Database,
  giverId: string,
  id: string,
): Promise<WholeBlessing | undefined> {
  const [row] = await whole(db).where(and(eq(blessings.id, id), eq(blessings.giverId, giverId)));
  return row;
}

/** What a member has sent, sent last first. */
export const listOfGiver = (
  db: Database,
  giverId: string,
  page: { offset: number; limit: number },
): Promise<WholeBlessing[]> =>
  whole(db)
    .where(eq(blessings.giverId, giverId))
    .orderBy(desc(blessings.createdAt), blessings.id)
    .limit(page.limit)
    .offset(page.offset);

/** How many a member has sent. */
export async function countOfGiver(db: Database, giverId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(blessings).where(eq(blessings.giverId, giverId));
  return row?.total ?? 0;
}

/** The newest blessing by which a member gave a coupon that nobody has claimed or taken back. */
export async function findOpenOfCoupon(
  db: Database,
  giverId: string,
  couponId: string,
): Promise<BlessingRow | undefined> {
  const [row] = await db
    .select()
    .from(blessings)
    .where(
      and(
        eq(blessings.couponId, couponId),
        eq(blessings.giverId, giverId),
        isNull(blessings.claimedAt),
        isNull(blessings.takenBackAt),
      ),
    )
    .orderBy(desc(blessings.createdAt))
    .limit(1);
  return row;
}

/** Whether a coupon came to its owner by a blessing: then it goes no further. */
export async function wasGiven(db: Database, couponId: string): Promise<boolean> {
  const rows = await db
    .select({ id: blessings.id })
    .from(blessings)
    .where(and(eq(blessings.couponId, couponId), isNotNull(blessings.claimedAt)))
    .limit(1);
  return rows.length > 0;
}

/** As many as somebody chooses from. */
const MOST_COUPONS = 50;

/** The coupons that a member may give away, those that end first on top. */
export const listGiveable = (db: Database, userId: string, now: Date): Promise<CouponRow[]> =>
  db
    .select()
    .from(coupons)
    .where(
      and(
        unusedCoupons(userId, now),
        // Bought days are their owner's alone.
        isNull(coupons.daysLeft),
        notExists(
          db
            .select({ id: blessings.id })
            .from(blessings)
            .where(and(eq(blessings.couponId, coupons.id), isNotNull(blessings.claimedAt))),
        ),
      ),
    )
    .orderBy(asc(coupons.validTo), coupons.id)
    .limit(MOST_COUPONS);

/** Writes a blessing down. */
export async function insertBlessing(tx: Database, row: BlessingRow): Promise<void> {
  await tx.insert(blessings).values(row);
}

/** Takes the lock of a blessing and reads it anew. */
export async function lockBlessing(tx: Database, id: string): Promise<BlessingRow | undefined> {
  const [row] = await tx.select().from(blessings).where(eq(blessings.id, id)).for('update');
  return row;
}

/** Notes what happened to a blessing, under its lock. */
export async function changeBlessing(
  tx: Database,
  id: string,
  changes: Partial<Pick<BlessingRow, 'receiverId' | 'claimedAt' | 'takenBackAt'>>,
): Promise<void> {
  await tx.update(blessings).set(changes).where(eq(blessings.id, id));
}
