import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { addCouponEvents } from './couponHistory';
import { couponDays, coupons, type DayTerms } from './schema';

/** An order as what happens to a coupon is about. */
const subjectOf = (orderId: string) => ({ subjectKind: 'order', subjectId: orderId });

/** The voucher that an order of cycle purchase has bought. */
export const voucherIdOf = (orderId: string): string => `days-${orderId}`;

/** Rental days as they are bought: whose, which, and when they can be used. */
export interface NewVoucher {
  userId: string;
  name: string;
  /** Where it counts, one sentence. */
  rule: string;
  terms: DayTerms;
  validFrom: Date;
  validTo: Date;
}

/** Puts bought days into the wallet; a second time for the same order it does nothing. */
export async function issueVoucher(tx: Database, voucher: NewVoucher, now: Date): Promise<void> {
  const { terms, userId, ...rest } = voucher;
  const issued = await tx
    .insert(coupons)
    .values({
      ...rest,
      id: voucherIdOf(terms.orderid),
      userId,
      kind: 'DAYS',
      value: 0,
      threshold: 0,
      scope: 'ANY',
      daysLeft: terms.bought,
      dayTerms: terms,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: coupons.id });
  const about = { subjectKind: 'member', subjectId: userId };
  await addCouponEvents(tx, issued, { what: 'ISSUED', ...about, createdAt: now });
}

/**
 * Takes days of a voucher for an order, in one statement: all of them, or none where fewer are left, or where it is
 * somebody else's or its time is over; false then.
 */
export async function takeDays(
  tx: Database,
  { id, userId, orderId, days }: { id: string; userId: string; orderId: string; days: number },
  now: Date,
): Promise<boolean> {
  const taken = await tx
    .update(coupons)
    .set({ daysLeft: sql`${coupons.daysLeft} - ${days}` })
    .where(
      and(
        eq(coupons.id, id),
        eq(coupons.userId, userId),
        gte(coupons.daysLeft, days),
        gte(coupons.validTo, now),
        isNull(coupons.recipient),
      ),
    )
    .returning({ id: coupons.id });
  if (taken.length === 0) return false;
  await tx.insert(couponDays).values({ couponId: id, orderId, days });
  await addCouponEvents(tx, taken, { what: 'TAKEN', ...subjectOf(orderId), createdAt: now });
  return true;
}

/** How many days of a voucher an order holds. */
export async function heldDays(db: Database, orderId: string, couponId: string): Promise<number> {
  const [row] = await db
    .select({ days: couponDays.days })
    .from(couponDays)
    .where(and(eq(couponDays.orderId, orderId), eq(couponDays.couponId, couponId)));
  return row?.days ?? 0;
}

/** Lets an order keep so many of the days that it holds, and gives the rest back. Under the lock of the order. */
export async function keepDays(tx: Database, orderId: string, kept: number, now: Date): Promise<void> {
  const held = await tx.select().from(couponDays).where(eq(couponDays.orderId, orderId)).for('update');
  for (const { couponId, days } of held) {
    if (days <= kept) continue;
    const own = and(eq(couponDays.orderId, orderId), eq(couponDays.couponId, couponId));
    if (kept > 0) await tx.update(couponDays).set({ days: kept }).where(own);
    else await tx.delete(couponDays).where(own);
    const released = await tx
      .update(coupons)
      .set({ daysLeft: sql`${coupons.daysLeft} + ${days - kept}` })
      .where(eq(coupons.id, couponId))
      .returning({ id: coupons.id });
    await addCouponEvents(tx, released, { what: 'RELEASED', ...subjectOf(orderId), createdAt: now });
  }
}

/** Days of a voucher that an order has taken. */
export interface DayUse {
  orderId: string;
  days: number;
}

/** The orders that hold days of a voucher. */
export const listDayUses = (db: Database, couponId: string): Promise<DayUse[]> =>
  db
    .select({ orderId: couponDays.orderId, days: couponDays.days })
    .from(couponDays)
    .where(eq(couponDays.couponId, couponId));

/** How many days of a voucher are left; undefined where there is none. With `lock` nobody takes any meanwhile. */
export async function daysLeftOf(
  db: Database,
  id: string,
  { lock = false } = {},
): Promise<number | undefined> {
  const query = db.select({ left: coupons.daysLeft }).from(coupons).where(eq(coupons.id, id));
  const [row] = await (lock ? query.for('update') : query);
  return row?.left ?? undefined;
}

/** Takes what is left of a voucher out of the wallet: nobody uses it any more. Under its lock. */
export async function emptyVoucher(tx: Database, id: string): Promise<void> {
  await tx.update(coupons).set({ daysLeft: 0 }).where(eq(coupons.id, id));
}
