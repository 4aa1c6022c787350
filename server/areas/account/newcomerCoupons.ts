import { DAY } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import { addCouponEvents } from './couponHistory';
import { coupons, type CouponGrant } from './schema';
import type { CouponRow } from './couponRepository';

const VALID_DAYS = 30;

/** What a new member is given (rental.md, coupons). Money in fen; PERCENT is percent off. */
const NEWCOMER_COUPONS: readonly CouponGrant[] = [
  {
    name: '新人立减50元',
    kind: 'AMOUNT',
    value: 5000,
    cap: null,
    threshold: 30000,
    scope: 'ANY',
    rule: '租车费满300元减50元',
  },
  {
    name: '首日免租',
    kind: 'FIRST_DAY',
    value: 0,
    cap: 15000,
    threshold: 0,
    scope: 'ANY',
    rule: '免首日租车费，最高减150元',
  },
  {
    name: '周末9折券',
    kind: 'PERCENT',
    value: 10,
    cap: 8000,
    threshold: 0,
    scope: 'WEEKEND',
    rule: '周末取车，租车费打9折，最高减80元',
  },
  {
    name: '节假日满减券',
    kind: 'AMOUNT',
    value: 10000,
    cap: null,
    threshold: 100000,
    scope: 'HOLIDAY',
    rule: '节假日取车，租车费满1000元减100元',
  },
];

const newcomerCoupons = (userId: string, now: Date): CouponRow[] =>
  NEWCOMER_COUPONS.map((terms, index) => ({
    ...terms,
    id: `newcomer-${index + 1}-${userId}`,
    userId,
    channel: null,
    brand: null,
    daysLeft: null,
    dayTerms: null,
    givable: false,
    recipient: null,
    orderId: null,
    awayUntil: null,
    validFrom: now,
    validTo: new Date(now.getTime() + VALID_DAYS * DAY),
    createdAt: now,
  }));

/** What a visitor would be given if they became a member: nobody's, and good for showing what a price would be. */
export const couponsOfVisitor = (now: Date): CouponRow[] => newcomerCoupons('visitor', now);

/** Gives a new member their four coupons, good for 30 days. A second call for the same member gives nothing. */
export async function giveNewcomerCoupons(db: Database, userId: string, now: Date): Promise<void> {
  const issued = await db
    .insert(coupons)
    .values(newcomerCoupons(userId, now))
    .onConflictDoNothing()
    .returning({ id: coupons.id });
  await addCouponEvents(db, issued, {
    what: 'ISSUED',
    subjectKind: 'member',
    subjectId: userId,
    createdAt: now,
  });
}
