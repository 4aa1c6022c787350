import { pgTable, text, unique } from 'drizzle-orm/pg-core';
import { at, createdAt } from '../../db/columns';
import { users } from '../../kernel/members/schema';

/** 常用驾驶人: whom a member agreed to have kept. They go when the member removes them, and with the member. */
export const drivers = pgTable(
  'drivers',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    mobile: text('mobile').notNull(),
    /** Number of the identity card, sealed for this row. */
    sealedNumber: text('idcard').notNull(),
    /** By which the member's driver of a number is found; null while the number is one from before they were sealed. */
    numberMark: text('number_mark'),
    /** When a car was last booked for them. */
    usedAt: at('used_at').notNull(),
    createdAt: createdAt(),
  },
  table => [unique('drivers_user_number').on(table.userId, table.numberMark)],
);
