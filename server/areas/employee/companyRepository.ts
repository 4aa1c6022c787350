import { and, eq, exists, getTableColumns, gt, inArray, lte, sql } from 'drizzle-orm';
import type { CompanyLevel } from '../../../types/api/bill';
import { domainsAbove } from '../../../src/domain/companyBenefit';
import type { Database } from '../../db/database';
import { prepared } from '../../db/prepared';
import type { Member } from '../../kernel/members/member';
import { companies, companyDomains, companyGrants, companyMembers } from './schema';

export type CompanyRow = typeof companies.$inferSelect;
export type CompanyMemberRow = typeof companyMembers.$inferSelect;

/** A member with their company. */
export interface Employee {
  row: CompanyMemberRow;
  company: CompanyRow;
}

/** The company whose employees have addresses under a domain; of two above it, the nearer one. */
export async function companyOfDomain(db: Database, domain: string): Promise<CompanyRow | undefined> {
  const above = domainsAbove(domain);
  const found = await db
    .select({ domain: companyDomains.domain, company: getTableColumns(companies) })
    .from(companyDomains)
    .innerJoin(companies, eq(companies.id, companyDomains.companyId))
    .where(inArray(companyDomains.domain, above));
  return found.sort((a, b) => b.domain.length - a.domain.length)[0]?.company;
}

/** The company of a member, also one whose benefits are over. */
export async function findEmployee(db: Database, userId: string): Promise<Employee | undefined> {
  const [found] = await db
    .select({ row: getTableColumns(companyMembers), company: getTableColumns(companies) })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(eq(companyMembers.userId, userId));
  return found;
}

const levelOf = prepared(db =>
  db
    .select({ name: companies.name, percent: companies.percent })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(
      and(
        eq(companyMembers.userId, sql.placeholder('userId')),
        gt(companies.percent, 0),
        gt(companies.validTo, sql.placeholder('now')),
      ),
    )
    .prepare('company_level'),
);

/** At the price level of which company a member books now; undefined for a visitor, and without one. */
export async function companyLevelOf(
  db: Database,
  member: Member | null,
  now: Date,
): Promise<CompanyLevel | undefined> {
  if (!member) return undefined;
  const [level] = await levelOf(db).execute({ userId: member.id, now: now.toISOString() });
  return level;
}

/** Makes a member an employee; false where they have a company, or the address is another's. */
export async function insertEmployee(tx: Database, row: CompanyMemberRow): Promise<boolean> {
  const added = await tx
    .insert(companyMembers)
    .values(row)
    .onConflictDoNothing()
    .returning({ userId: companyMembers.userId });
  return added.length > 0;
}

/** Takes a member out of their company; undefined where they have none. */
export async function deleteEmployee(tx: Database, userId: string): Promise<CompanyMemberRow | undefined> {
  const [gone] = await tx.delete(companyMembers).where(eq(companyMembers.userId, userId)).returning();
  return gone;
}

/** Notes the coupons of a company that the person of an address is given now; those that they had are left out. */
export async function insertGrants(
  tx: Database,
  { mailMark, company }: { mailMark: string; company: Pick<CompanyRow, 'id' | 'coupons'> },
  now: Date,
): Promise<CompanyRow['coupons']> {
  if (company.coupons.length === 0) return [];
  const rows = company.coupons.map(({ key }) => ({
    mailMark,
    couponKey: key,
    companyId: company.id,
    grantedAt: now,
  }));
  const granted = await tx
    .insert(companyGrants)
    .values(rows)
    .onConflictDoNothing()
    .returning({ key: companyGrants.couponKey });
  const keys = new Set(granted.map(({ key }) => key));
  return company.coupons.filter(({ key }) => keys.has(key));
}

/** Forgets that coupons were given, since they have been taken back. */
export async function deleteGrants(tx: Database, mailMark: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .delete(companyGrants)
    .where(and(eq(companyGrants.mailMark, mailMark), inArray(companyGrants.couponKey, [...keys])));
}

/** Forgets who has had which coupons of companies whose benefits are over. */
export async function purgeCompanyGrants(db: Database, now: Date): Promise<void> {
  const isOver = db
    .select({ one: sql`1` })
    .from(companies)
    .where(and(eq(companies.id, companyGrants.companyId), lte(companies.validTo, now)));
  await db.delete(companyGrants).where(exists(isOver));
}
