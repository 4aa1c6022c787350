import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from '../../db/columns';
import { users } from '../../kernel/members/schema';

/** What members have handed in to be verified, the last of each; how they stand is in `users`. */
export const identities = pgTable(
  'identities',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Number of the identity card, sealed for this member. */
    sealedNumber: text('sealed_number').notNull(),
    /** By which a number is found that somebody else has, too. */
    numberMark: text('number_mark').notNull(),
    /** `YYYY-MM-DD`. */
    licenceSince: text('licence_since').notNull(),
    /** Ids of files. */
    front: text('front').notNull(),
    back: text('back').notNull(),
    licence: text('licence').notNull(),
    appliedAt: at('applied_at').notNull(),
    decidedAt: at('decided_at'),
  },
  table => [
    index('identities_number').on(table.numberMark),
    // For the desk: those that wait.
    index('identities_applied').on(table.appliedAt),
  ],
);
