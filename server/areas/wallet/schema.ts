import { isNotNull } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Recharge } from '../../../types/api/wallet';
import type { PurseName } from '../../../src/domain/rewards';
import { at, createdAt } from '../../db/columns';
import { users } from '../../kernel/members/schema';

/** 充值: what a member pays into their balance. Fen. */
export const recharges = pgTable(
  'recharges',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    clientKey: text('client_key').notNull(),
    amount: integer('amount').notNull(),
    /** As the offer stood when it was begun. */
    gift: integer('gift').notNull(),
    status: text('status').$type<Recharge['status']>().notNull(),
    expiresAt: at('expires_at').notNull(),
    paidAt: at('paid_at'),
    createdAt: createdAt(),
  },
  table => [uniqueIndex('recharges_client_key').on(table.userId, table.clientKey)],
);

/** What is printed with a code that fills a purse: a gift card, a slip with a recharge code, an exchange voucher. */
export type PrepaidKind = 'GIFT_CARD' | 'RECHARGE_CODE' | 'VOUCHER';

/** Cards and codes that were sold or handed out elsewhere, each for one use. The code itself is nowhere. */
export const prepaidCodes = pgTable(
  'prepaid_codes',
  {
    /** What people may read: the number of a gift card, or a number of ours. */
    id: text('id').primaryKey(),
    kind: text('kind').$type<PrepaidKind>().notNull(),
    /** SHA-256 of what is kept secret, together with kind and number (`prepaidCodes.ts`). */
    codeHash: text('code_hash').notNull().unique(),
    /** What it fills; a card and a recharge code the balance alone. */
    purse: text('purse').$type<PurseName>().notNull().default('balance'),
    /** Fen, coins or points. */
    amount: integer('amount').notNull(),
    validTo: at('valid_to').notNull(),
    /** Stays empty where the member who used it is gone: that it was used says `usedAt`. */
    usedBy: text('used_by').references(() => users.id, { onDelete: 'set null' }),
    usedAt: at('used_at'),
    createdAt: createdAt(),
  },
  table => [index('prepaid_codes_used_by').on(table.usedBy).where(isNotNull(table.usedBy))],
);
