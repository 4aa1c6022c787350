import { isNotNull } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { AuthStatus } from '../../../types/api/user';
import { at, createdAt } from '../../db/columns';

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    mobile: text('mobile').notNull().unique(),
    name: text('name').notNull().default(''),
    nickname: text('nickname').notNull().default(''),
    birthday: text('birthday').notNull().default(''),
    gender: text('gender').$type<'m' | 'f' | 'u'>().notNull().default('u'),
    cityName: text('city_name').notNull().default(''),
    authStatus: text('auth_status').$type<AuthStatus>().notNull().default('USER_NOAUTH'),
    /** Why: `IDENTITY_CODES`, or the reason of a refusal (src/domain/identityApplication). */
    authStatusCode: integer('auth_status_code').notNull().default(0),
    authComments: text('auth_comments').notNull().default(''),
    /** Channel that brought the member. */
    channel: text('channel').notNull().default(''),
    /** The number has belonged to a member who closed their account: what newcomers are given, they had. */
    isReturning: boolean('is_returning').notNull().default(false),
    /** When the account was closed: its row is empty from then on (`closedMembers.ts`). */
    closedAt: at('closed_at'),
    /** By which the number of a closed account is known again for a while, without being read. */
    mobileMark: text('mobile_mark'),
    createdAt: createdAt(),
  },
  table => [index('users_mobile_mark').on(table.mobileMark).where(isNotNull(table.mobileMark))],
);

/** A login on one device, from the code to the log-out. Its tokens follow one another. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of what the device shows to be told apart from others. */
    deviceHash: text('device_hash').notNull(),
    /** In words of the member: 微信小程序 · iPhone. */
    deviceName: text('device_name').notNull(),
    /** SHA-256 of who the host of the mini-program said that it is; null where it was not asked. */
    hostIdentity: text('host_identity'),
    lastUsedAt: at('last_used_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
    createdAt: createdAt(),
  },
  table => [
    index('sessions_user').on(table.userId),
    // For what forgets those that have ended.
    index('sessions_expires').on(table.expiresAt),
  ],
);

/** All tokens that a session has had: only their SHA-256 is stored. */
export const sessionTokens = pgTable(
  'session_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Null for a successor that nobody has shown yet: its answer may have been lost. */
    firstUsedAt: at('first_used_at'),
    /** When its successor was first shown. */
    replacedAt: at('replaced_at'),
    createdAt: createdAt(),
  },
  table => [index('session_tokens_session').on(table.sessionId)],
);
