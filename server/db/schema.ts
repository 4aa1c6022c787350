import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Bill } from '../../types/api/bill';
import type { DistrictType, PlaceKind } from '../../types/api/address';
import type { CarCategory, Energy, Transmission } from '../../types/api/cartype';
import type { CouponKind } from '../../types/api/account';
import type { InsuredPerson, OrderChoice, PayMethod } from '../../types/api/order';
import type { PaymentStatus } from '../../types/api/pay';
import type { SiteCategory } from '../../types/api/site';
import type { AuthStatus } from '../../types/api/user';
import type { OrderStatus } from '../../src/domain/orderStatus';

/** The one schema, for PGlite and PostgreSQL. Money is integer fen, coordinates BD-09 degrees, times timestamptz. */
const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const createdAt = () => at('created_at').notNull().defaultNow();

export const cities = pgTable('cities', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  code: text('code').notNull(),
  pinyin: text('pinyin').notNull(),
  lng: doublePrecision('lng').notNull(),
  lat: doublePrecision('lat').notNull(),
  /** Place among the hot cities, from 1; null: not hot. */
  hotRank: integer('hot_rank'),
});

export const sites = pgTable(
  'sites',
  {
    id: text('id').primaryKey(),
    cityId: text('city_id')
      .notNull()
      .references(() => cities.id),
    name: text('name').notNull(),
    /** Syllables separated by spaces; empty where it is not known. */
    pinyin: text('pinyin').notNull().default(''),
    category: text('category').$type<SiteCategory>().notNull(),
    area: text('area').notNull(),
    areaId: text('area_id').notNull(),
    address: text('address').notNull(),
    lng: doublePrecision('lng').notNull(),
    lat: doublePrecision('lat').notNull(),
    /** `HH:mm`; around the clock is 00:00 to 24:00. */
    open: text('open').notNull(),
    close: text('close').notNull(),
    phone: text('phone').notNull(),
    tags: jsonb('tags').$type<string[]>().notNull(),
    directions: jsonb('directions').$type<string[]>().notNull(),
    /** Kind of the drawn photograph (`server/media`). */
    photo: text('photo').notNull(),
    closed: boolean('closed').notNull().default(false),
    notice: text('notice'),
  },
  table => [index('sites_city').on(table.cityId)],
);

/** Well-known places of a city, from which a renter looks for sites or to which a car is brought. */
export const places = pgTable(
  'places',
  {
    /** The city's and the place's number in it; the best known come first. */
    id: text('id').primaryKey(),
    cityId: text('city_id')
      .notNull()
      .references(() => cities.id),
    kind: text('kind').$type<PlaceKind>().notNull(),
    name: text('name').notNull(),
    pinyin: text('pinyin').notNull(),
    address: text('address').notNull(),
    area: text('area').notNull(),
    areaId: text('area_id').notNull(),
    lng: doublePrecision('lng').notNull(),
    lat: doublePrecision('lat').notNull(),
  },
  table => [index('places_city').on(table.cityId)],
);

/** Districts and business areas of a city; the id of a COUNTY is the `area_id` of what lies in it. */
export const districts = pgTable(
  'districts',
  {
    id: text('id').primaryKey(),
    cityId: text('city_id')
      .notNull()
      .references(() => cities.id),
    type: text('type').$type<DistrictType>().notNull(),
    name: text('name').notNull(),
    pinyin: text('pinyin').notNull(),
    lng: doublePrecision('lng').notNull(),
    lat: doublePrecision('lat').notNull(),
  },
  table => [index('districts_city').on(table.cityId)],
);

export const cartypes = pgTable('cartypes', {
  id: text('id').primaryKey(),
  brand: text('brand').notNull(),
  series: text('series').notNull(),
  model: text('model').notNull(),
  category: text('category').$type<CarCategory>().notNull(),
  energy: text('energy').$type<Energy>().notNull(),
  transmission: text('transmission').$type<Transmission>().notNull(),
  seats: integer('seats').notNull(),
  doors: integer('doors').notNull(),
  power: text('power').notNull(),
  /** Body type and colour of the drawn picture (`server/media`). */
  body: text('body').notNull(),
  colour: text('colour').notNull(),
  tags: jsonb('tags').$type<string[]>().notNull(),
  specification: jsonb('specification').$type<{ name: string; value: string }[]>().notNull(),
  vehicleDeposit: integer('vehicle_deposit').notNull(),
  violationDeposit: integer('violation_deposit').notNull(),
  rented: integer('rented').notNull(),
  score: doublePrecision('score').notNull(),
});

/** Which car types a site has, how many, and its price of a working day in fen. */
export const inventory = pgTable(
  'inventory',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id),
    cartypeId: text('cartype_id')
      .notNull()
      .references(() => cartypes.id),
    quantity: integer('quantity').notNull(),
    weekdayPrice: integer('weekday_price').notNull(),
  },
  table => [
    primaryKey({ columns: [table.siteId, table.cartypeId] }),
    check('inventory_quantity', sql`${table.quantity} >= 0`),
  ],
);

/** Cars taken per site, car type and Shanghai day. A row exists only for days on which something was taken. */
export const stockDays = pgTable(
  'stock_days',
  {
    siteId: text('site_id').notNull(),
    cartypeId: text('cartype_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    taken: integer('taken').notNull(),
  },
  table => [
    primaryKey({ columns: [table.siteId, table.cartypeId, table.day] }),
    check('stock_taken', sql`${table.taken} >= 0`),
  ],
);

export const marks = pgTable(
  'marks',
  {
    id: serial('id').primaryKey(),
    subjectKind: text('subject_kind').$type<'SITE' | 'CARTYPE'>().notNull(),
    subjectId: text('subject_id').notNull(),
    userId: text('user_id'),
    author: text('author').notNull(),
    score: integer('score').notNull(),
    type: text('type').$type<'GOOD' | 'NEUTRAL' | 'BAD'>().notNull(),
    text: text('text').notNull(),
    tags: jsonb('tags').$type<string[]>().notNull(),
    subject: text('subject').notNull(),
    reply: text('reply'),
    /** How many like it: those of {@link markLikes} and those from before members could. */
    likes: integer('likes').notNull().default(0),
    createdAt: createdAt(),
  },
  table => [index('marks_subject').on(table.subjectKind, table.subjectId, table.createdAt)],
);

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
  balance: integer('balance').notNull().default(0),
  wkcoin: integer('wkcoin').notNull().default(0),
  integral: integer('integral').notNull().default(0),
  /** Channel that brought the member. */
  channel: text('channel').notNull().default(''),
  createdAt: createdAt(),
});

/** Who likes which review: one row for each member and review, whatever is sent how often. */
export const markLikes = pgTable(
  'mark_likes',
  {
    markId: integer('mark_id')
      .notNull()
      .references(() => marks.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  table => [primaryKey({ columns: [table.markId, table.userId] })],
);

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
  table => [index('sessions_user').on(table.userId)],
);

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

/** What the sandbox would have sent; shown on /sandbox. Empty with a real provider. */
export const sandboxMessages = pgTable('sandbox_messages', {
  id: serial('id').primaryKey(),
  mobile: text('mobile').notNull(),
  text: text('text').notNull(),
  createdAt: createdAt(),
});

export const nonces = pgTable(
  'nonces',
  { nonce: text('nonce').primaryKey(), createdAt: createdAt() },
  table => [index('nonces_created').on(table.createdAt)],
);

export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  windowStart: at('window_start').notNull(),
  count: integer('count').notNull(),
});

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

export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    clientKey: text('client_key').notNull(),
    status: text('status').$type<OrderStatus>().notNull(),
    cartypeId: text('cartype_id')
      .notNull()
      .references(() => cartypes.id),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id),
    returnSiteId: text('return_site_id')
      .notNull()
      .references(() => sites.id),
    fromTime: at('from_time').notNull(),
    toTime: at('to_time').notNull(),
    choice: jsonb('choice').$type<OrderChoice>().notNull(),
    bill: jsonb('bill').$type<Bill>().notNull(),
    total: integer('total').notNull(),
    paid: integer('paid').notNull().default(0),
    refunded: integer('refunded').notNull().default(0),
    couponId: text('coupon_id'),
    wkcoins: integer('wkcoins').notNull().default(0),
    renterName: text('renter_name').notNull(),
    renterMobile: text('renter_mobile').notNull(),
    renterIdcard: text('renter_idcard').notNull(),
    /** Whom the accident insurance covers; empty without it. */
    insured: jsonb('insured').$type<InsuredPerson[]>().notNull().default([]),
    remark: text('remark').notNull(),
    channel: text('channel').notNull(),
    /** Until when an unpaid order holds its car. */
    expiresAt: at('expires_at').notNull(),
    deletedAt: at('deleted_at'),
    createdAt: createdAt(),
  },
  table => [
    uniqueIndex('orders_client_key').on(table.userId, table.clientKey),
    index('orders_user').on(table.userId, table.createdAt),
    index('orders_expiry').on(table.status, table.expiresAt),
  ],
);

export const orderEvents = pgTable(
  'order_events',
  {
    id: serial('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  table => [index('order_events_order').on(table.orderId)],
);

export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
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
