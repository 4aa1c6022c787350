import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../../../db/columns';
import { orders } from '../../../kernel/orders/schema';

/** What a renter says of the staff of their rental; only the house reads it. */
export const rentalJudgements = pgTable('rental_judgements', {
  orderId: text('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  score: integer('score').notNull(),
  tags: jsonb('tags').$type<string[]>().notNull(),
  text: text('text').notNull(),
  createdAt: createdAt(),
});
