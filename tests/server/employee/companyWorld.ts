import { desc, eq } from 'drizzle-orm';
import { companies, companyDomains, type CompanyCoupon } from '../../../server/areas/employee/schema';
import type { Database } from '../../../server/db/database';
import { sandboxMessages } from '../../../server/kernel/messages/schema';
import type { CompanyRelation } from '../../../types/api/employee';
import type { RentalWorld } from '../rental/rentalWorld';
import type { TestSession } from '../support/testServer';

/** The end of what 海岚科技 has agreed on. */
export const COMPANY_END = new Date('2026-12-31T23:59:59+08:00');

/** Two companies, one with a price level and two coupons, one with a coupon alone; a third whose benefits are over. */
export async function fillCompanies(db: Database): Promise<void> {
  const sixty: CompanyCoupon = {
    key: 'a60',
    grant: {
      ...{ name: '企业专享立减60元', kind: 'AMOUNT', value: 6000, cap: null, threshold: 40000 },
      ...{ scope: 'ANY', rule: '租车费满400元减60元' },
    },
    days: 365,
  };
  const weekend: CompanyCoupon = {
    key: 'weekend',
    grant: {
      ...{ name: '员工周末9折券', kind: 'PERCENT', value: 10, cap: 10000, threshold: 0 },
      ...{ scope: 'WEEKEND', rule: '周末取车，租车费打9折，最高减100元' },
    },
    days: 7,
  };
  await db.insert(companies).values([
    { id: 'hailan', name: '海岚科技', percent: 12, validTo: COMPANY_END, coupons: [sixty, weekend] },
    { id: 'qingteng', name: '青藤教育', percent: 0, validTo: COMPANY_END, coupons: [sixty] },
    {
      id: 'jinsui',
      name: '金穗食品',
      percent: 10,
      validTo: new Date('2026-06-30T23:59:59+08:00'),
      coupons: [],
    },
  ]);
  await db.insert(companyDomains).values([
    { domain: 'hailan.example', companyId: 'hailan' },
    { domain: 'hailan-tech.example', companyId: 'hailan' },
    { domain: 'qingteng.example', companyId: 'qingteng' },
    { domain: 'jinsui.example', companyId: 'jinsui' },
  ]);
}

/** The newest code that was mailed to an address. */
export async function mailedCode(db: Database, address: string): Promise<string> {
  const [message] = await db
    .select()
    .from(sandboxMessages)
    .where(eq(sandboxMessages.mobile, address))
    .orderBy(desc(sandboxMessages.id))
    .limit(1);
  return /(?<!\d)\d{6}(?!\d)/.exec(message?.text ?? '')?.[0] ?? 'no code';
}

type World = Pick<RentalWorld, 'db' | 'get'>;

/** Asks for a code and reads it. */
export async function askCode(world: World, who: TestSession, email: string): Promise<string> {
  await world.get('POST /api/user/company/relation/send_email', { email }, who);
  return mailedCode(world.db, email.trim().toLowerCase());
}

/** Joins by an address, from the mail to the company. */
export async function join(world: World, who: TestSession, email: string): Promise<CompanyRelation> {
  const vcode = await askCode(world, who, email);
  return world.get('POST /api/user/company/relation/add', { email, vcode }, who);
}
