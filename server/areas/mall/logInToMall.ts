import { eq } from 'drizzle-orm';
import { DAY } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import type { MemberContext } from '../../http/endpoint';
import { users } from '../../kernel/members/schema';
import { issueMallCoupon, type MallGrant } from './issueMallCoupon';
import { mallAccounts } from './schema';

/** What the mall of the sandbox gives who comes for the first time: one to use, one for another city, one for later. */
const welcome = (now: Date): MallGrant[] => {
  const after = (days: number): Date => new Date(now.getTime() + days * DAY);
  return [
    {
      ...{ name: '洗车立减券', kind: 'AMOUNT', value: 2_000, threshold: 3_000, rule: '洗车满30元减20元' },
      ...{ trade: 'WASH', cityIds: [], validFrom: now, validTo: after(30) },
    },
    {
      ...{ name: '停车券', kind: 'AMOUNT', value: 1_000, threshold: 0, rule: '停车费减10元，限上海门店' },
      ...{ trade: 'PARKING', cityIds: ['310000'], validFrom: now, validTo: after(45) },
    },
    {
      ...{ name: '养护9折券', kind: 'PERCENT', value: 10, threshold: 0, rule: '养护工时费打9折，不含配件' },
      ...{ trade: 'CARE', cityIds: [], validFrom: after(7), validTo: after(67) },
    },
  ];
};

/** Whether the mall knows a member. */
export const isKnownToMall = async (db: Database, userId: string): Promise<boolean> =>
  (await db.$count(mallAccounts, eq(mallAccounts.userId, userId))) > 0;

/**
 * Logs the member in to the mall: the first time makes them known there, and in the sandbox gives them something to try,
 * save who has had it under an account that they closed.
 */
export const logInToMall = ({
  db,
  settings,
  member: { id },
  now,
}: Pick<MemberContext, 'db' | 'settings' | 'member' | 'now'>): Promise<void> =>
  db.transaction(async tx => {
    const opened = await tx
      .insert(mallAccounts)
      .values({ userId: id, createdAt: now })
      .onConflictDoNothing()
      .returning({ userId: mallAccounts.userId });
    if (opened.length === 0 || !settings.sandbox) return;
    const [user] = await tx.select({ isReturning: users.isReturning }).from(users).where(eq(users.id, id));
    if (user?.isReturning) return;
    for (const grant of welcome(now)) await issueMallCoupon(tx, id, grant, now);
  });
