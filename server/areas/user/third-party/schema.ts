import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { at, createdAt } from '../../../db/columns';
import { users } from '../../../kernel/members/schema';

/** Accounts elsewhere by which members are logged in. */
export const thirdPartyBindings = pgTable(
  'third_party_bindings',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    channel: text('channel').notNull(),
    type: text('type').notNull(),
    /** SHA-256 of channel, type and openid: nobody needs to read it, and an account is one member's. */
    accountHash: text('account_hash').notNull().unique(),
    createdAt: createdAt(),
  },
  table => [index('third_party_bindings_user').on(table.userId, table.createdAt)],
);

/** Claims of channels that were used. */
export const spentClaims = pgTable(
  'spent_claims',
  {
    /** SHA-256 of the signature. */
    hash: text('hash').primaryKey(),
    spentAt: at('spent_at').notNull(),
  },
  // For what forgets those that are too old anyway.
  table => [index('spent_claims_spent').on(table.spentAt)],
);
