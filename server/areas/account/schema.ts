import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { CouponKind } from '../../../types/api/account';
import { at, createdAt } from '../../db/columns';
import { users } from '../../kernel/members/schema';

export const coupons = pgTable(
  'coupons',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    kind: text('kind').$type<CouponKind>().notNull(),
    value: integer('value').notNull(),
    cap: integer('cap'),
    threshold: integer('threshold').notNull(),
    scope: text('scope').$type<'ANY' | 'WEEKEND' | 'HOLIDAY'>().notNull(),
    channel: text('channel'),
    rule: text('rule').notNull(),
    validFrom: at('valid_from').notNull(),
    validTo: at('valid_to').notNull(),
    /** The order that uses it; null: unused. */
    orderId: text('order_id'),
    createdAt: createdAt(),
  },
  table => [index('coupons_user').on(table.userId)],
);
