import { isNotNull, isNull } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { FeedbackKind } from '../../../types/api/feedback';
import { at, createdAt } from '../../db/columns';
import { users } from '../../kernel/members/schema';
import { orders } from '../../kernel/orders/schema';

/** 意见反馈: what members have told the house, and its answers. They go with the member. */
export const feedbacks = pgTable(
  'feedbacks',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientKey: text('client_key').notNull(),
    kind: text('kind').$type<FeedbackKind>().notNull(),
    text: text('text').notNull(),
    /** Under which the member wants to be called; empty: they need not be. */
    mobile: text('mobile').notNull(),
    /** The order that it is about. */
    orderId: text('order_id').references(() => orders.id, { onDelete: 'set null' }),
    /** What the staff has said, and when; both null until then. */
    answer: text('answer'),
    answeredAt: at('answered_at'),
    createdAt: createdAt(),
  },
  table => [
    uniqueIndex('feedbacks_client_key').on(table.userId, table.clientKey),
    index('feedbacks_user').on(table.userId, table.createdAt),
    index('feedbacks_order').on(table.orderId).where(isNotNull(table.orderId)),
    // For the desk: those that wait.
    index('feedbacks_waiting').on(table.createdAt).where(isNull(table.answeredAt)),
  ],
);
