import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { coupons, type CouponRow } from '../account/public';
import { qqCardCoupons } from './schema';

export type CardCouponRow = typeof qqCardCoupons.$inferSelect;

/** The coupon that a member has when they have taken one of the card: there cannot be a second one. */
export const takenCouponId = (id: string, userId: string): string => `qqcard-${id}-${userId}`;

/** The coupons of the card in their order. */
export const listCardCoupons = (db: Database): Promise<CardCouponRow[]> =>
  db.select().from(qqCardCoupons).orderBy(asc(qqCardCoupons.rank), asc(qqCardCoupons.id));

/** A coupon of the card, locked, so that of two who take the last one a single one has it. */
export async function lockCardCoupon(tx: Database, id: string): Promise<CardCouponRow | undefined> {
  const [row] = await tx.select().from(qqCardCoupons).where(eq(qqCardCoupons.id, id)).for('update');
  return row;
}

/** Writes down how many are left of a coupon that is locked. */
export async function writeLeft(tx: Database, id: string, left: number): Promise<void> {
  await tx.update(qqCardCoupons).set({ left }).where(eq(qqCardCoupons.id, id));
}

/** What a member has taken of these, whoever it belongs to by now. */
export const findTaken = (db: Database, userId: string, ids: readonly string[]): Promise<CouponRow[]> =>
  db
    .select()
    .from(coupons)
    .where(
      inArray(
        coupons.id,
        ids.map(id => takenCouponId(id, userId)),
      ),
    );
