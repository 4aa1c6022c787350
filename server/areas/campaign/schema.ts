import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, createdAt } from '../../db/columns';
import { users } from '../../kernel/members/schema';
import { coupons, type CouponGrant } from '../account/public';

/** Activities, each with the coupon that it gives and its stock. Its state follows from its period. */
export const campaigns = pgTable(
  'campaigns',
  {
    id: text('id').primaryKey(),
    /** Null: every city. */
    cityId: text('city_id'),
    /** Null: it is not among the activities, but gives the coupon of a brand's shop. */
    rank: integer('rank'),
    title: text('title').notNull(),
    subtitle: text('subtitle').notNull(),
    /** Kind of the drawn banner (`server/media`). */
    picture: text('picture').notNull(),
    rules: jsonb('rules').$type<string[]>().notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    grant: jsonb('grant').$type<CouponGrant>().notNull(),
    /** For how many days its coupon is good, once somebody has it. */
    days: integer('days').notNull(),
    /** Coupons in all, and those that somebody has. What running groups wait for is counted from them. */
    total: integer('total').notNull(),
    taken: integer('taken').notNull().default(0),
    /** How many people complete a group, and within how many hours; null: each takes the coupon alone. */
    groupSize: integer('group_size'),
    groupHours: integer('group_hours'),
  },
  table => [
    check('campaigns_stock', sql`${table.taken} between 0 and ${table.total}`),
    check('campaigns_group', sql`(${table.groupSize} is null) = (${table.groupHours} is null)`),
  ],
);

/** Who has had the coupon of an activity: each once. */
export const campaignClaims = pgTable(
  'campaign_claims',
  {
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    couponId: text('coupon_id')
      .notNull()
      .references(() => coupons.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.campaignId, table.userId] }),
    index('campaign_claims_user').on(table.userId),
    uniqueIndex('campaign_claims_coupon').on(table.couponId),
  ],
);

/** 团: its state follows from its times (`src/domain/campaign.ts`). */
export const campaignGroups = pgTable(
  'campaign_groups',
  {
    id: text('id').primaryKey(),
    /** 128 random bits, which its link carries; kept as they are, so that everybody in it can send the link on. */
    code: text('code').notNull().unique(),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    /** Null: they have closed their account. */
    founderId: text('founder_id').references(() => users.id, { onDelete: 'set null' }),
    size: integer('size').notNull(),
    endsAt: at('ends_at').notNull(),
    completedAt: at('completed_at'),
    createdAt: createdAt(),
  },
  table => [
    index('campaign_groups_running')
      .on(table.campaignId, table.endsAt)
      .where(sql`${table.completedAt} is null`),
    // Null once its founder's account is closed.
    index('campaign_groups_founder')
      .on(table.founderId)
      .where(sql`${table.founderId} is not null`),
  ],
);

/** Who is in a group. */
export const campaignGroupMembers = pgTable(
  'campaign_group_members',
  {
    groupId: text('group_id')
      .notNull()
      .references(() => campaignGroups.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In which order they came; the founder is 1. */
    place: integer('place').notNull(),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.groupId, table.userId] }),
    index('campaign_group_members_user').on(table.userId),
  ],
);

/** 明星店: the shop of one brand. */
export const brandShops = pgTable('brand_shops', {
  id: text('id').primaryKey(),
  rank: integer('rank').notNull(),
  /** As car types name it. */
  brand: text('brand').notNull(),
  title: text('title').notNull(),
  slogan: text('slogan').notNull(),
  /** Kind of the drawn banner (`server/media`). */
  picture: text('picture').notNull(),
  story: jsonb('story').$type<{ title: string; text: string }[]>().notNull(),
  /** The activity that gives its coupon. */
  campaignId: text('campaign_id').references(() => campaigns.id),
});
