import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { at, createdAt } from '../../db/columns';
import { users } from '../../kernel/members/schema';

/** The code by which a member invites others. */
export const inviteCodes = pgTable('invite_codes', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  code: text('code').notNull().unique(),
  createdAt: createdAt(),
});

/** Who was invited by whom: once in a life. */
export const invitations = pgTable(
  'invitations',
  {
    inviteeId: text('invitee_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    inviterId: text('inviter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    acceptedAt: at('accepted_at').notNull(),
    /** When both got their coupon. */
    rewardedAt: at('rewarded_at'),
    /** When it turned out that they are one person. */
    refusedAt: at('refused_at'),
  },
  table => [index('invitations_inviter').on(table.inviterId, table.acceptedAt)],
);
