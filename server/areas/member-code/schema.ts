import { isNotNull } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { at, createdAt } from '../../db/columns';
import { users } from '../../kernel/members/schema';

/** Codes by which members show themselves at the counter. They go soon after they end, and with the member. */
export const memberCodes = pgTable(
  'member_codes',
  {
    /** The random part of the code, 8 digits. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: at('expires_at').notNull(),
    /** When the staff has read it; null until then. */
    usedAt: at('used_at'),
    createdAt: createdAt(),
  },
  table => [
    index('member_codes_user').on(table.userId),
    // For what forgets those that have ended, and for who has come lately.
    index('member_codes_created').on(table.createdAt),
    index('member_codes_used').on(table.usedAt).where(isNotNull(table.usedAt)),
  ],
);
