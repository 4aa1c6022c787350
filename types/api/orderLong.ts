import type { Coupon } from './account';
import type { DeliveryPoint } from './address';
import type { Bill, LongServiceCode } from './bill';
import type { Call, Nothing, PageRequest } from './call';
import type { CarCategory, CarType, Energy } from './cartype';
import type { City } from './city';
import type { SignedAgreement, ContractPart } from './contract';
import type { DriverReference } from './driver';
import type { Cancellation, Cancelled, OrderDetail, OrderSummary } from './order';
import type { BegunPayment, PaymentChoice, PaymentSubject } from './pay';
import type { CancellationFee, Renter } from './rental';
import type { HeldDeposit } from './settlement';
import type { Site } from './site';
import type { User } from './user';
import type { InstalmentStanding } from '../../src/domain/instalments';
import type { LongPlan } from '../../src/domain/longPricing';
import type { LongState } from '../../src/domain/longLife';

/** A city where cars are rented by the month. */
export interface LongCity extends City {
  /** Days that preparing a car takes there, 1 to 3: the earliest pickup is so many days after tomorrow's beginning. */
  prepare_time: number;
  /** ISO time of the earliest pickup. */
  earliest: string;
}

/** What a month of a car costs by its term: 3–5个月, ¥2850. Fen. */
export interface LongTier {
  text: string;
  /** Months from which it holds. */
  months: number;
  monthly_price: number;
}

/** A word by which cars of a city are found at one tap: 新能源, 3000元内. */
export interface ExtendTag {
  id: string;
  name: string;
}

/** A car type that is rented by the month in a city. Money in fen. */
export interface LongOffer {
  cartype: CarType;
  /** For the months that were asked for. */
  monthly_price: number;
  /** The shortest term first. */
  tiers: LongTier[];
  /** 车辆押金 and 违章押金 together. */
  deposit: number;
  /** Cars left for the whole time; 0 is sold out. */
  available: number;
  /** With 0 left: the longest term for which there is one from that day, if any. */
  longest_months?: number;
}

/** What a renter has chosen. */
export interface LongChoice {
  city_id: string;
  cartype_id: string;
  /** ISO time of the pickup; the end follows from the months. */
  from_time: string;
  /** One of `LONG_TERMS`. */
  months: number;
  /** All at once, or month by month. */
  plan: LongPlan;
  services: LongServiceCode[];
  /** 送车上门; absent: the car is fetched at the site. */
  delivery?: DeliveryPoint;
  coupon_id?: string;
}

/** An instalment before it is booked. Fen, ISO times; the first is due at once. */
export interface LongInstalment {
  /** 1 and up: 第1期. */
  number: number;
  from: string;
  to: string;
  due: string;
  amount: number;
}

/** The price of a choice, its plan, and what could be chosen besides. Nothing is reserved. */
export interface LongQuote {
  bill: Bill;
  plan: LongInstalment[];
  /** The first instalment and the deposits: what is paid by booking, fen. */
  first_payment: number;
  cartype: CarType;
  site: Site;
  to_time: string;
  monthly_price: number;
  tiers: LongTier[];
  /** What the other plan would take off, fen: 0 where it is chosen. */
  once_saving: number;
  available: number;
  longest_months?: number;
  /** Usable ones first, best first, then the others, each with its `refusal`. Empty for visitors. */
  coupons: Coupon[];
  /** Until when cancelling is free, and what it costs then. */
  cancel_rule: string;
  /** What has to be known before booking, one sentence each. */
  notices: string[];
  /** The wording of 长租协议 that is accepted by booking. */
  agreement_version: string;
}

/** An instalment of an order. */
export interface OrderInstalment extends LongInstalment {
  /** For the cashier (`LONG_INSTALMENT`) and `pay`; the first is paid with the order itself. */
  id: string;
  standing: InstalmentStanding;
  standing_text: string;
  /** 滞纳金 by now, or what was paid of it, fen. */
  charge: number;
  /** What has to be paid of it now, fen; 0 where nothing has to. */
  to_pay: number;
  /** It is the one that is paid next. */
  is_next: boolean;
  paid_time?: string;
  /** What became of one that is asked for no more by itself, one sentence. */
  dropped_note?: string;
  /** 第2期已支付，微信支付，流水号…; what a receipt says. */
  receipt?: { payment_id: string; method: string; amount: number };
}

/** A long rental in a list. */
export interface LongSummary extends OrderSummary {
  line: 'LONG';
  status: LongState;
  months: number;
  plan: LongPlan;
  /** What is paid next, with what being late has cost. Fen, ISO time. */
  next?: { instalment_id: string; number: number; amount: number; due: string; is_overdue: boolean };
}

/** Automatic collection of the instalments. */
export interface LongMandate {
  /** NONE: nowhere to be had; OPEN: may be signed; SIGNED. */
  state: 'NONE' | 'OPEN' | 'SIGNED';
  /** 微信支付; absent where there is none. */
  method_text?: string;
  signed_time?: string;
}

/** What can be done with an order now; where something cannot, why, in one sentence. */
export interface LongAbilities {
  extend: boolean;
  extend_reason?: string;
  return_early: boolean;
  return_reason?: string;
}

/** A long rental in full for its member. Money in fen. */
export interface LongDetail extends OrderDetail {
  line: 'LONG';
  status: LongState;
  cartype: CarType;
  site: Site;
  from_time: string;
  to_time: string;
  months: number;
  plan: LongPlan;
  bill: Bill;
  /** What is paid at first, with the deposits. */
  first_payment: number;
  instalments: OrderInstalment[];
  /** What waits to be paid by the order itself: the first payment or the tail; 0 where nothing does. */
  to_pay: number;
  /** `idcard_no` and `mobile` are masked. */
  renter: Renter;
  delivery?: DeliveryPoint;
  remark: string;
  calcFee: CancellationFee;
  deposits: HeldDeposit[];
  mandate: LongMandate;
  abilities: LongAbilities;
  /** Plates of the car and of those that stood in for it, newest first; empty before the pickup. */
  cars: { plate: string; odometer: number; energy: number; from: string; to?: string; reason?: string }[];
  pending_auth?: User['auth'];
  /** Newest first. */
  timeline: { text: string; time: string }[];
}

/** How an extension would change an order. */
export interface ExtensionCheck {
  to_time: string;
  months: number;
  /** A month of it, services included, fen. */
  monthly_price: number;
  /** What it costs in all. */
  amount: number;
  /** What is paid besides. */
  plan: LongInstalment[];
  bill: Bill;
  notices: string[];
  /** The wording of 补充协议 that is accepted by extending, and what it says in one sentence. */
  agreement_version: string;
  agreement_term: string;
}

/** What stands in the way of an extension: from when the car is booked, and how many months are free. */
export interface ExtensionObstacle {
  /** ISO time: the pickup of the earliest booking that is in the way, of whom nothing else is said. */
  booked_from: string;
  /** Months by which it can be extended; absent: by none. */
  months?: number;
}

/** What an early return would come to, fen. */
export interface EarlyReturnCheck {
  to_time: string;
  /** What the time until then costs. */
  used: number;
  remaining: number;
  penalty: number;
  rule: string;
  /** What the order costs in all by then. */
  total: number;
  paid: number;
  /** One of them is 0. */
  refund: number;
  owed: number;
  bill: Bill;
}

/** 尾款. */
export interface TailDetail {
  orderid: string;
  status: LongState;
  bill: Bill;
  /** Lines of the return alone: kilometres, energy, damages, late, and what of the instalments was not paid. */
  lines: { name: string; rule: string; amount: number }[];
  total: number;
  paid: number;
  /** What is left to be paid, fen. */
  to_pay: number;
  /** Kilometres driven and included. */
  driven: number;
  included: number;
  /** By which number what is wrong is contested. */
  hotline: string;
}

/** An order as whoever holds its signed link sees it: nothing personal. */
export interface SimpleLongOrder {
  /** The last six digits of its number. */
  number: string;
  /** 丰田卡罗拉. */
  car: string;
  /** 第2期租金, 首付款, 尾款. */
  what: string;
  /** Fen; 0 where nothing is due any more. */
  amount: number;
  /** ISO time. */
  due?: string;
  is_overdue: boolean;
  /** What stands behind the link: paid by `POST /api/pay/begin_linked` with the same token. */
  state: 'DUE' | 'CONFIRMING' | 'PAID' | 'OVER';
}

/** 长租协议 with the figures of a choice or an order. */
export interface LongAgreement {
  title: string;
  version: string;
  parts: ContractPart[];
  /** One sentence each. */
  terms: string[];
  /** 补充协议 of each extension: its figures, its wording, and when it was accepted. */
  supplements?: ContractPart[];
  /** Of an order: which wordings were accepted, its own first, and when. */
  accepted?: SignedAgreement[];
  accepted_at?: string;
}

/** With what an extension or an early return is confirmed: the same key does it once. */
interface Confirmed {
  client_key: string;
  /** `amount`, or `total` of the check, as it was shown, fen. */
  expected: number;
}

/**
 * Long rental, booked (issue 13). What is due is paid at the one cashier: the first payment and the tail as `LONG` with
 * the order's number, an instalment as `LONG_INSTALMENT` with its id. All figures are the server's, by its clock.
 */
export interface LongApi {
  'GET /api/order_long/get_cities': Call<Nothing, { cities: LongCity[] }>;
  /** CITY_NOT_SERVED, as the two below. */
  'GET /api/product/get_extend_tags': Call<{ city_id: string }, { tags: ExtendTag[] }>;
  /** The cheapest car types of a city by the month, at most 6. */
  'GET /api/product/get_low_price_cartypes': Call<{ city_id: string }, { cartypes: LongOffer[] }>;
  /** PERIOD_INVALID. `brands` and `categories` are those of the city, whatever is filtered. */
  'GET /api/product/get_long_cartypes': Call<
    {
      city_id: string;
      from_time: string;
      months: number;
      brand?: string;
      category?: CarCategory;
      energy?: Energy;
      tag?: string;
      sort?: 'DEFAULT' | 'PRICE_UP' | 'PRICE_DOWN';
    },
    { cartypes: LongOffer[]; brands: string[]; categories: CarCategory[] }
  >;
  /** PERIOD_INVALID, NOT_FOUND, DELIVERY_UNAVAILABLE. */
  'POST /api/order_long/calc': Call<LongChoice, LongQuote>;
  /**
   * Books: takes the car for all its days and makes an unpaid order, held for 15 minutes. As `POST /api/order/add`
   * otherwise: SOLD_OUT, PRICE_CHANGED (also where the agreement has another wording by now), COUPON_UNUSABLE, KEY_REUSED,
   * TOO_MANY_UNPAID, TOO_MANY_REQUESTS, PERIOD_INVALID, DELIVERY_UNAVAILABLE.
   */
  'POST /api/order_long/add': Call<
    LongChoice & {
      client_key: string;
      expected_total: number;
      agreement_version: string;
      renter: Renter | DriverReference;
      /** The member agreed to have who is typed kept as a usual driver. */
      save_driver?: boolean;
      remark: string;
    },
    { orderid: string; total: number; first_payment: number; expires_at: string },
    {
      PRICE_CHANGED: LongQuote;
      COUPON_UNUSABLE: LongQuote;
      TOO_MANY_UNPAID: { orderid?: string };
      KEY_REUSED: { orderid: string };
    }
  >;
  /** Long rentals of the member, newest first, 10 a page; groups as `GET /api/order/get_orders`. */
  'GET /api/order_long/get_list': Call<
    PageRequest & { aliasStatus: 0 | 1 | 2 },
    { orders: LongSummary[]; total: number }
  >;
  'GET /api/order_long/get_detail': Call<{ orderid: string }, LongDetail>;
  /** Hides an ended order. */
  'POST /api/order_long/delete': Call<{ orderid: string }, Nothing>;
  /** What cancelling costs now. */
  'GET /api/order_long/cancel_calc': Call<{ orderid: string }, CancellationFee>;
  /** PENALTY_CHANGED when the fee is no longer the one that was shown. */
  'POST /api/order_long/cancel': Call<Cancellation, Cancelled, { PENALTY_CHANGED: CancellationFee }>;
  /** By 1 to 12 months. ORDER_STATE (also while an instalment is overdue), PERIOD_INVALID, SOLD_OUT. */
  'GET /api/order_long/extend_calc': Call<
    { orderid: string; months: number },
    ExtensionCheck,
    { SOLD_OUT: ExtensionObstacle }
  >;
  'POST /api/order_long/extend': Call<
    { orderid: string; months: number; agreement_version: string } & Confirmed,
    { to_time: string; amount: number },
    { PRICE_CHANGED: ExtensionCheck; SOLD_OUT: ExtensionObstacle }
  >;
  /** Bringing the car back on another day (ISO time), from now on. ORDER_STATE, PERIOD_INVALID. */
  'GET /api/order_long/return_calc': Call<{ orderid: string; to_time: string }, EarlyReturnCheck>;
  /** What was paid too much goes back at once. */
  'POST /api/order_long/return': Call<
    { orderid: string; to_time: string } & Confirmed,
    { to_time: string; penalty: number; refund: number; owed: number },
    { PRICE_CHANGED: EarlyReturnCheck }
  >;
  /** What the return has shown. ORDER_STATE before it. */
  'GET /api/order_long/tail_pay_detail': Call<{ orderid: string }, TailDetail>;
  /**
   * Begins a payment of what is due next: the first payment, the instalment that is named or comes next, or the tail.
   * ORDER_STATE where an earlier instalment comes first, or nothing is due.
   */
  'POST /api/order_long/pay': Call<
    { orderid: string; instalment_id?: string } & PaymentChoice,
    BegunPayment & { subject: PaymentSubject }
  >;
  /** What a signed link is about, also for visitors. NOT_FOUND: forged, over, or of something that is not there. */
  'GET /api/order_long/get_simple_detail': Call<{ token: string }, SimpleLongOrder>;
  /** Has the instalments collected from now on, where the provider can. ORDER_STATE. */
  'POST /api/order_long/mandate/sign': Call<{ orderid: string }, LongMandate>;
  'POST /api/order_long/mandate/cancel': Call<{ orderid: string }, LongMandate>;
  /** 长租协议 with the figures of an order, or of a choice before it is booked. */
  'GET /api/order_long/get_agreement': Call<{ orderid: string }, LongAgreement>;
  'POST /api/order_long/preview_agreement': Call<LongChoice, LongAgreement>;
  /** The same of an order as a document (PDF) in Base64. */
  'GET /api/order_long/get_agreement_file': Call<{ orderid: string }, { name: string; content: string }>;
}
