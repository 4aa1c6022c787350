import { isNull, sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PayMethod } from '../../../types/api/pay';
import type { DepositKind } from '../../../src/domain/deposits';
import type { OrderInstalment } from '../../../src/domain/instalments';
import type { LongPlan } from '../../../src/domain/longPricing';
import { at, createdAt } from '../../db/columns';
import { orders } from '../../kernel/orders/schema';
import { cartypes } from '../cartype/public';
import { cities } from '../city/public';
import type { StoredAccepted, StoredBill } from '../rental/public';
import { sites } from '../site/public';
import type { HostPlace } from '../../kernel/hosts/hostIdentity';
import type { StoredAgreed, StoredLongChoice, StoredSupplement } from './stored';

/** Cities where cars are rented by the month, and how many days preparing one takes there. */
export const longCities = pgTable('long_cities', {
  cityId: text('city_id')
    .primaryKey()
    .references(() => cities.id),
  prepareDays: integer('prepare_days').notNull(),
});

/** What a single month of a car costs in a city, fen; longer terms follow from it (`longPricing.ts`). */
export const longPrices = pgTable(
  'long_prices',
  {
    cityId: text('city_id')
      .notNull()
      .references(() => cities.id),
    cartypeId: text('cartype_id')
      .notNull()
      .references(() => cartypes.id),
    monthlyPrice: integer('monthly_price').notNull(),
  },
  table => [primaryKey({ columns: [table.cityId, table.cartypeId] })],
);

const orderId = () =>
  text('order_id')
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' });

/** What a long rental adds to its order (`orders`, under the same id). */
export const longOrders = pgTable('long_orders', {
  orderId: orderId().primaryKey(),
  cartypeId: text('cartype_id')
    .notNull()
    .references(() => cartypes.id),
  siteId: text('site_id')
    .notNull()
    .references(() => sites.id),
  fromTime: at('from_time').notNull(),
  /** Its end, with what it was extended or shortened by. */
  toTime: at('to_time').notNull(),
  /** Months from the pickup to the end that was agreed last. */
  months: integer('months').notNull(),
  plan: text('plan').$type<LongPlan>().notNull(),
  /** Price of a single month when it was booked, fen: what extensions are priced by. */
  basePrice: integer('base_price').notNull(),
  choice: jsonb('choice').$type<StoredLongChoice>().notNull(),
  bill: jsonb('bill').$type<StoredBill>().notNull(),
  couponId: text('coupon_id'),
  /** The first instalment and the deposits, fen. */
  firstPayment: integer('first_payment').notNull(),
  renterName: text('renter_name').notNull(),
  renterMobile: text('renter_mobile').notNull(),
  /** Sealed, as that of a rental. */
  renterNumber: text('renter_idcard').notNull(),
  remark: text('remark').notNull(),
  accepted: jsonb('accepted').$type<StoredAccepted>().notNull(),
  /** The wording of 长租协议 that was accepted. */
  agreementVersion: text('agreement_version').notNull(),
  /** The figures that were accepted; null for one from before they were kept. */
  agreed: jsonb('agreed').$type<StoredAgreed>(),
  /** By which way to pay its instalments are collected, in which host that was agreed, and since when; null: by nobody. */
  mandate: text('mandate').$type<PayMethod>(),
  mandatePlace: text('mandate_place').$type<HostPlace>(),
  mandateSince: at('mandate_since'),
  /** When an early return was agreed; null: none. */
  shortenedAt: at('shortened_at'),
  /** Why we have ended it, as its member reads it. */
  endedBySite: text('ended_by_site'),
});

/** What is paid of a long rental, and when. */
export const longInstalments = pgTable(
  'long_instalments',
  {
    /** The number of the order, a dash and its own. */
    id: text('id').primaryKey(),
    orderId: orderId(),
    number: integer('number').notNull(),
    fromTime: at('from_time').notNull(),
    toTime: at('to_time').notNull(),
    dueAt: at('due_at').notNull(),
    /** Fen. */
    amount: integer('amount').notNull(),
    state: text('state').$type<OrderInstalment['state']>().notNull(),
    /** What was paid for being late, fen. */
    charge: integer('charge').notNull().default(0),
    paidAt: at('paid_at'),
    /** Fen that came for it when it waited for none any more, and went back. */
    returned: integer('returned').notNull().default(0),
    /** Messages that were sent of it: one before it is due, one once it is late. */
    reminders: integer('reminders').notNull().default(0),
    /** How often collecting it was tried, and when it may be next. */
    collections: integer('collections').notNull().default(0),
    collectAt: at('collect_at'),
  },
  table => [
    uniqueIndex('long_instalments_number').on(table.orderId, table.number),
    index('long_instalments_due')
      .on(table.dueAt)
      .where(sql`${table.state} = 'PLANNED'`),
  ],
);

/** The cars of a long rental, one after the other: its own, and what stood in for it. */
export const longCars = pgTable(
  'long_cars',
  {
    orderId: orderId(),
    number: integer('number').notNull(),
    plate: text('plate').notNull(),
    /** Why it was given in place of another; null for the first. */
    reason: text('reason'),
    /** Kilometres, and percent of a full tank or battery. */
    odometerOut: integer('odometer_out').notNull(),
    energyOut: integer('energy_out').notNull(),
    odometerBack: integer('odometer_back'),
    energyBack: integer('energy_back'),
    outAt: at('out_at').notNull(),
    backAt: at('back_at'),
    /**
     * Days (`YYYY-MM-DD`) for which it is held besides the days of the order: it stands in for another one, or is kept
     * beyond the end. Null: it is none of the site's cars of this type, and nothing is held.
     */
    held: jsonb('held').$type<string[]>().default([]),
  },
  table => [primaryKey({ columns: [table.orderId, table.number] })],
);

/** Deposits that were paid with the first instalment. */
export const longDeposits = pgTable(
  'long_deposits',
  {
    orderId: orderId(),
    kind: text('kind').$type<DepositKind>().notNull(),
    /** Fen, and fen of it that were kept for what was owed. */
    amount: integer('amount').notNull(),
    kept: integer('kept').notNull().default(0),
    releaseBy: at('release_by'),
    releasedAt: at('released_at'),
  },
  table => [
    primaryKey({ columns: [table.orderId, table.kind] }),
    index('long_deposits_release').on(table.releaseBy).where(isNull(table.releasedAt)),
  ],
);

/** Extensions and early returns that were confirmed: one for a client key. */
export const longChanges = pgTable(
  'long_changes',
  {
    orderId: orderId(),
    clientKey: text('client_key').notNull(),
    /** Hash of what the client key was sent with (`requestHash`). */
    requestHash: text('request_hash').notNull(),
    kind: text('kind').$type<'EXTENSION' | 'EARLY_RETURN'>().notNull(),
    fromEnd: at('from_end').notNull(),
    toEnd: at('to_end').notNull(),
    /** What was answered: what the extension costs; what the early return keeps, gives back and leaves owing. Fen. */
    amount: integer('amount').notNull().default(0),
    penalty: integer('penalty').notNull().default(0),
    refund: integer('refund').notNull().default(0),
    owed: integer('owed').notNull().default(0),
    /** What was agreed with an extension; null for an early return, and for one from before it was kept. */
    agreed: jsonb('agreed').$type<StoredSupplement>(),
    createdAt: createdAt(),
  },
  table => [primaryKey({ columns: [table.orderId, table.clientKey] })],
);
