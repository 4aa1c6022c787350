import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, createdAt } from '../../db/columns';
import { users } from '../../kernel/members/schema';
import type { CouponGrant } from '../account/public';

/** A coupon that a company gives to each of its employees, once. */
export interface CompanyCoupon {
  /** Tells it apart from the company's others. */
  key: string;
  grant: CouponGrant;
  /** For how many days it is good, and never beyond the company's own end. */
  days: number;
}

/** Companies whose employees have benefits. */
export const companies = pgTable(
  'companies',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** 企业优惠: percent off the rental fee; 0: none. */
    percent: integer('percent').notNull(),
    coupons: jsonb('coupons').$type<CompanyCoupon[]>().notNull(),
    /** Until when the benefits are agreed on. */
    validTo: at('valid_to').notNull(),
    createdAt: createdAt(),
  },
  table => [check('companies_percent', sql`${table.percent} between 0 and 50`)],
);

/** Under which domains the employees of a company have their addresses; those below them are theirs, too. */
export const companyDomains = pgTable('company_domains', {
  domain: text('domain').primaryKey(),
  companyId: text('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' }),
});

/** Who is an employee of which company: one person one company, and one address one person. */
export const companyMembers = pgTable(
  'company_members',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    /** By which the person of an address is found, however it is written (`companyMail.ts`). */
    mailMark: text('mail_mark').notNull().unique(),
    /** The address, sealed (`companyMail.ts`). */
    sealedMail: text('sealed_mail').notNull(),
    joinedAt: at('joined_at').notNull(),
  },
  table => [index('company_members_company').on(table.companyId)],
);

/**
 * Which coupons of a company the person of an address has had: they come once, also for who leaves, closes the account and
 * joins by another number. It says of nobody who they are, and goes when the company's benefits are over.
 */
export const companyGrants = pgTable(
  'company_grants',
  {
    mailMark: text('mail_mark').notNull(),
    couponKey: text('coupon_key').notNull(),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    grantedAt: at('granted_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.mailMark, table.couponKey] }),
    index('company_grants_company').on(table.companyId),
  ],
);
