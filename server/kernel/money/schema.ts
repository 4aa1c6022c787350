import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PayMethod } from '../../../types/api/order';
import type { PaymentStatus } from '../../../types/api/pay';
import { at, createdAt } from '../../db/columns';

export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id').notNull(),
    userId: text('user_id').notNull(),
    clientKey: text('client_key').notNull(),
    method: text('method').$type<PayMethod>().notNull(),
    amount: integer('amount').notNull(),
    status: text('status').$type<PaymentStatus>().notNull(),
    createdAt: createdAt(),
    finishedAt: at('finished_at'),
  },
  table => [
    uniqueIndex('payments_client_key').on(table.userId, table.clientKey),
    index('payments_order').on(table.orderId),
  ],
);

/** One refund per payment and reason: idempotent by its key. */
export const refunds = pgTable('refunds', {
  key: text('key').primaryKey(),
  paymentId: text('payment_id')
    .notNull()
    .references(() => payments.id),
  orderId: text('order_id').notNull(),
  amount: integer('amount').notNull(),
  createdAt: createdAt(),
});
