import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { DestinationDetail } from '../../../types/api/content';
import { at } from '../../db/columns';
import { cities } from '../city/public';

export const banners = pgTable('banners', {
  id: text('id').primaryKey(),
  /** Null: every city. */
  cityId: text('city_id'),
  rank: integer('rank').notNull(),
  title: text('title').notNull(),
  subtitle: text('subtitle').notNull(),
  /** Kind of the drawn banner (`server/media`). */
  picture: text('picture').notNull(),
  url: text('url').notNull(),
});

export const activities = pgTable('activities', {
  id: text('id').primaryKey(),
  cityId: text('city_id'),
  rank: integer('rank').notNull(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  url: text('url').notNull(),
});

export const faqGroups = pgTable('faq_groups', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  rank: integer('rank').notNull(),
});

export const faqs = pgTable('faqs', {
  id: text('id').primaryKey(),
  groupId: text('group_id')
    .notNull()
    .references(() => faqGroups.id),
  rank: integer('rank').notNull(),
  question: text('question').notNull(),
  paragraphs: jsonb('paragraphs').$type<string[]>().notNull(),
  helpful: integer('helpful').notNull().default(0),
  unhelpful: integer('unhelpful').notNull().default(0),
});

/** What /discover leads with. */
export const topics = pgTable('topics', {
  id: text('id').primaryKey(),
  rank: integer('rank').notNull(),
  title: text('title').notNull(),
  subtitle: text('subtitle').notNull(),
  /** Kind of the drawn banner (`server/media`). */
  picture: text('picture').notNull(),
  url: text('url').notNull(),
});

export const destinations = pgTable('destinations', {
  id: text('id').primaryKey(),
  cityId: text('city_id')
    .notNull()
    .references(() => cities.id),
  rank: integer('rank').notNull(),
  name: text('name').notNull(),
  subtitle: text('subtitle').notNull(),
  /** Kind of the drawn landscape (`server/media`). */
  picture: text('picture').notNull(),
  url: text('url').notNull(),
  /** What its own page tells; null: it has none. */
  detail: jsonb('detail').$type<Pick<DestinationDetail, 'introduction' | 'routes' | 'tips'>>(),
});

export const guides = pgTable('guides', {
  id: text('id').primaryKey(),
  rank: integer('rank').notNull(),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  paragraphs: jsonb('paragraphs').$type<string[]>().notNull(),
});

/** Notices to everybody, shown from `publishedAt` on. */
export const bulletins = pgTable('bulletins', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  paragraphs: jsonb('paragraphs').$type<string[]>().notNull(),
  publishedAt: at('published_at').notNull(),
});
