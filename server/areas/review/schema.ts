import { isNotNull } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt } from '../../db/columns';
import { users } from '../../kernel/members/schema';

export const reviews = pgTable(
  'marks',
  {
    id: serial('id').primaryKey(),
    /** A line's: `subjectId` is the kind of its demands. */
    subjectKind: text('subject_kind').$type<'SITE' | 'CARTYPE' | 'LINE'>().notNull(),
    subjectId: text('subject_id').notNull(),
    userId: text('user_id'),
    /** The order after which it was written; null for reviews from before orders had any. */
    orderId: text('order_id'),
    author: text('author').notNull(),
    score: integer('score').notNull(),
    type: text('type').$type<'GOOD' | 'NEUTRAL' | 'BAD'>().notNull(),
    text: text('text').notNull(),
    tags: jsonb('tags').$type<string[]>().notNull(),
    subject: text('subject').notNull(),
    reply: text('reply'),
    /** How many like it: those of {@link reviewLikes} and those from before members could. */
    likes: integer('likes').notNull().default(0),
    createdAt: createdAt(),
  },
  table => [
    index('marks_subject').on(table.subjectKind, table.subjectId, table.createdAt),
    uniqueIndex('marks_order').on(table.orderId, table.subjectKind).where(isNotNull(table.orderId)),
  ],
);

/** Who likes which review: one row for each member and review, whatever is sent how often. */
export const reviewLikes = pgTable(
  'mark_likes',
  {
    reviewId: integer('mark_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  table => [primaryKey({ columns: [table.reviewId, table.userId] })],
);
