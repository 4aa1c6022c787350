import { isNull } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ChargeCode } from '../../../../types/api/bill';
import type { ChargeState } from '../../../../types/api/settlement';
import type { DepositKind } from '../../../../src/domain/deposits';
import type { HandoverKind, HandoverSlot } from '../../../../src/domain/handoverPhotos';
import { at, createdAt } from '../../../db/columns';
import { files } from '../../../kernel/files/schema';
import { orders } from '../../../kernel/orders/schema';

const orderId = () =>
  text('order_id')
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' });

/** How a car was when it changed hands. */
export const rentalHandovers = pgTable(
  'rental_handovers',
  {
    orderId: orderId(),
    kind: text('kind').$type<HandoverKind>().notNull(),
    /** Kilometres. */
    odometer: integer('odometer').notNull(),
    /** Percent of a full tank or battery. */
    energy: integer('energy').notNull(),
    createdAt: createdAt(),
  },
  table => [primaryKey({ columns: [table.orderId, table.kind] })],
);

/** Photos of a car as it changed hands, one of each part. */
export const rentalPhotos = pgTable(
  'rental_photos',
  {
    orderId: orderId(),
    kind: text('kind').$type<HandoverKind>().notNull(),
    slot: text('slot').$type<HandoverSlot>().notNull(),
    fileId: text('file_id')
      .notNull()
      .references(() => files.id),
    createdAt: createdAt(),
  },
  table => [primaryKey({ columns: [table.orderId, table.kind, table.slot] })],
);

/** What the return has added to a bill. */
export const rentalCharges = pgTable(
  'rental_charges',
  {
    id: text('id').primaryKey(),
    orderId: orderId(),
    code: text('code').$type<ChargeCode>().notNull(),
    /** Fen. */
    amount: integer('amount').notNull(),
    note: text('note').notNull(),
    state: text('state').$type<ChargeState>().notNull(),
    contest: text('contest'),
    answer: text('answer'),
    createdAt: createdAt(),
  },
  table => [index('rental_charges_order').on(table.orderId)],
);

/** Where the settlement of a rental stands; there from its return on. */
export const rentalSettlements = pgTable('rental_settlements', {
  orderId: orderId().primaryKey(),
  state: text('state').$type<'CHECKING' | 'ASKED' | 'ACCEPTED'>().notNull(),
  /** When the renter was asked, and when all was agreed. */
  askedAt: at('asked_at'),
  acceptedAt: at('accepted_at'),
});

/** A deposit that was taken at a pickup. */
export const rentalDeposits = pgTable(
  'rental_deposits',
  {
    orderId: orderId(),
    kind: text('kind').$type<DepositKind>().notNull(),
    /** Fen. */
    amount: integer('amount').notNull(),
    /** Fen of it that were kept for what was owed. */
    kept: integer('kept').notNull().default(0),
    /** When it is given back at the latest; null while the car is out. */
    releaseBy: at('release_by'),
    releasedAt: at('released_at'),
  },
  table => [
    primaryKey({ columns: [table.orderId, table.kind] }),
    // For the sweep that gives back what is due.
    index('rental_deposits_release').on(table.releaseBy).where(isNull(table.releasedAt)),
  ],
);
