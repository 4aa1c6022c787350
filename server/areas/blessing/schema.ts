import { isNotNull } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import type { BlessingCard } from '../../../types/api/blessing';
import { at, createdAt } from '../../db/columns';
import { users } from '../../kernel/members/schema';
import { coupons } from '../account/public';

/** A coupon on its way from one member to another, with a card and words. Its state follows from these times. */
export const blessings = pgTable(
  'blessings',
  {
    id: text('id').primaryKey(),
    /** 128 random bits, which its link carries; kept as they are, so that the giver can send the link once more. */
    secret: text('secret').notNull().unique(),
    couponId: text('coupon_id')
      .notNull()
      .references(() => coupons.id, { onDelete: 'cascade' }),
    giverId: text('giver_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    receiverId: text('receiver_id').references(() => users.id, { onDelete: 'set null' }),
    card: text('card').$type<BlessingCard>().notNull(),
    words: text('words').notNull(),
    validTo: at('valid_to').notNull(),
    claimedAt: at('claimed_at'),
    takenBackAt: at('taken_back_at'),
    createdAt: createdAt(),
  },
  table => [
    index('blessings_giver').on(table.giverId, table.createdAt),
    index('blessings_receiver').on(table.receiverId).where(isNotNull(table.receiverId)),
    index('blessings_coupon').on(table.couponId),
  ],
);
