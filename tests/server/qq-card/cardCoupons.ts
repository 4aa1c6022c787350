import { qqCardCoupons } from '../../../server/areas/qq-card/schema';
import type { Database } from '../../../server/db/database';

type CardCouponRow = typeof qqCardCoupons.$inferInsert;

const base: CardCouponRow = {
  id: 'weekend-30',
  rank: 3,
  grant: {
    name: '周末出行券',
    kind: 'AMOUNT',
    value: 3000,
    cap: null,
    threshold: 10000,
    scope: 'WEEKEND',
    rule: '周末取车，租车费满100元减30元',
  },
  channel: null,
  days: 30,
  stock: 1000,
  left: 600,
};

/** Puts coupons on the card: one for anybody, two for the QQ wallet, and one of which none is left. */
export async function fillCard(db: Database): Promise<void> {
  const wallet = { channel: 'QQPAY', grant: { ...base.grant, scope: 'ANY' } } as const;
  await db
    .insert(qqCardCoupons)
    .values([
      { ...base, ...wallet, id: 'wallet-60', rank: 1 },
      { ...base, ...wallet, id: 'wallet-88', rank: 2 },
      base,
      { ...base, ...wallet, id: 'first-day', rank: 4, stock: 100, left: 0 },
    ])
    .onConflictDoNothing();
}
