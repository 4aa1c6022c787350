import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at } from '../../db/columns';
import { users } from '../../kernel/members/schema';
import { cartypes } from '../cartype/public';

/** 收藏: which car types a member wants to find again. They go when the member removes them, and with the member. */
export const favourites = pgTable(
  'favourites',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    cartypeId: text('cartype_id')
      .notNull()
      .references(() => cartypes.id, { onDelete: 'cascade' }),
    keptAt: at('kept_at').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.cartypeId] })],
);
