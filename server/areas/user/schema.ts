import { boolean, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { at, createdAt } from '../../db/columns';

export const smsCodes = pgTable(
  'sms_codes',
  {
    id: serial('id').primaryKey(),
    mobile: text('mobile').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    used: boolean('used').notNull().default(false),
    expiresAt: at('expires_at').notNull(),
    createdAt: createdAt(),
  },
  table => [index('sms_codes_mobile').on(table.mobile, table.createdAt)],
);
