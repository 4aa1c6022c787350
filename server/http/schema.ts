import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { at, createdAt } from '../db/columns';

export const nonces = pgTable(
  'nonces',
  { nonce: text('nonce').primaryKey(), createdAt: createdAt() },
  table => [index('nonces_created').on(table.createdAt)],
);

export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    windowStart: at('window_start').notNull(),
    count: integer('count').notNull(),
  },
  // For what forgets those that have ended.
  table => [index('rate_limits_window').on(table.windowStart)],
);
