import { pgTable, serial, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../../db/columns';

/** What the sandbox would have sent; shown on /sandbox. Empty with a real provider. */
export const sandboxMessages = pgTable('sandbox_messages', {
  id: serial('id').primaryKey(),
  mobile: text('mobile').notNull(),
  text: text('text').notNull(),
  createdAt: createdAt(),
});
