import { DAY } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import {
  couponsById,
  issueCouponUntil,
  renewCoupon,
  withdrawCoupons,
  type CouponRow,
} from '../account/public';
import { deleteGrants, insertGrants, type CompanyMemberRow, type CompanyRow } from './companyRepository';

/** The coupon that a company gives to the person of an address: the same one, however often they join. */
const idOf = (companyId: string, key: string, mailMark: string): string =>
  `company-${companyId}-${key}-${mailMark.slice(0, 24)}`;

type Holder = Pick<CompanyMemberRow, 'userId' | 'mailMark'>;

const idsOf = ({ id, coupons }: CompanyRow, { mailMark }: Holder): string[] =>
  coupons.map(({ key }) => idOf(id, key, mailMark));

/**
 * Gives an employee the coupons of their company that they have not had yet. One that an order of theirs has taken ended
 * when they left, and is good again for as long as it was.
 */
export async function giveCompanyCoupons(
  tx: Database,
  company: CompanyRow,
  { userId, mailMark }: Holder,
  now: Date,
): Promise<void> {
  for (const { key, grant, days } of await insertGrants(tx, { mailMark, company }, now)) {
    const validTo = new Date(Math.min(now.getTime() + days * DAY, company.validTo.getTime()));
    await issueCouponUntil(tx, { ...grant, id: idOf(company.id, key, mailMark), userId }, validTo, now);
  }
  for (const { id, createdAt } of await listCompanyCoupons(tx, company, { userId, mailMark })) {
    const days = company.coupons.find(({ key }) => id === idOf(company.id, key, mailMark))?.days ?? 0;
    const until = new Date(Math.min(createdAt.getTime() + days * DAY, company.validTo.getTime()));
    await renewCoupon(tx, { id, userId }, until);
  }
}

/** Takes the coupons back that an employee has not used: they come again with the next joining. */
export async function takeCompanyCouponsBack(
  tx: Database,
  company: CompanyRow,
  holder: Holder,
  now: Date,
): Promise<void> {
  const gone = new Set(await withdrawCoupons(tx, holder.userId, idsOf(company, holder), now));
  const keys = company.coupons
    .map(({ key }) => key)
    .filter(key => gone.has(idOf(company.id, key, holder.mailMark)));
  await deleteGrants(tx, holder.mailMark, keys);
}

/** The coupons of a company that an employee has, used ones too, in the order in which the company names them. */
export async function listCompanyCoupons(
  db: Database,
  company: CompanyRow,
  holder: Holder,
): Promise<CouponRow[]> {
  const ids = idsOf(company, holder);
  const rows = await couponsById(db, holder.userId, ids);
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
