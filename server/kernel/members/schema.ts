import { index, pgTable, text } from 'drizzle-orm/pg-core';
import type { AuthStatus } from '../../../types/api/user';
import { at, createdAt } from '../../db/columns';

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  mobile: text('mobile').notNull().unique(),
  name: text('name').notNull().default(''),
  nickname: text('nickname').notNull().default(''),
  birthday: text('birthday').notNull().default(''),
  gender: text('gender').$type<'m' | 'f' | 'u'>().notNull().default('u'),
  cityName: text('city_name').notNull().default(''),
  authStatus: text('auth_status').$type<AuthStatus>().notNull().default('USER_NOAUTH'),
  authComments: text('auth_comments').notNull().default(''),
  /** Channel that brought the member. */
  channel: text('channel').notNull().default(''),
  createdAt: createdAt(),
});

/** Only the SHA-256 of a session's token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: at('expires_at').notNull(),
    createdAt: createdAt(),
  },
  table => [
    index('sessions_user').on(table.userId),
    // For what forgets those that have ended.
    index('sessions_expires').on(table.expiresAt),
  ],
);
