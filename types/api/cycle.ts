import type { CyclePlanKey } from '../../src/domain/cyclePlans';
import type { CycleState } from '../../src/domain/cycleLife';
import type { Coupon, DayVoucher } from './account';
import type { Call, Nothing } from './call';
import type { CarCategory, CarType } from './cartype';
import type { Cancellation, Cancelled, OrderDetail } from './order';

/** A class of cars of which a city sells days. */
export interface CycleClass {
  category: CarCategory;
  /** 经济型. */
  name: string;
  /** Of the car of it that is rented most. */
  picture: CarType['picture'];
  /** Some of its cars: 丰田卡罗拉, 大众朗逸. */
  cars: string[];
}

/** A plan with its price for a class of cars in a city. Money in fen. */
export interface CyclePlanOffer {
  plan: CyclePlanKey;
  /** 周末卡. */
  name: string;
  /** What it is for, in a few words. */
  text: string;
  days: number;
  valid_days: number;
  /** On which days it counts, one sentence. */
  rule: string;
  total: number;
  day_price: number;
  ordinary_day_price: number;
  /** What a refund would be, by an example. */
  refund_example: string;
}

/** What is bought. */
export interface CycleChoice {
  plan: CyclePlanKey;
  category: CarCategory;
  city_id: string;
  /** `YYYY-MM-DD`: the first day on which it can be used. */
  start_day: string;
}

/** A line of the bill of a card; the amounts make the total. Fen. */
export interface CycleBillLine {
  code: 'DAYS' | 'CYCLE_SAVING';
  name: string;
  /** How the amount comes about, one sentence. */
  rule: string;
  amount: number;
}

/** The price of a choice. */
export interface CycleQuote {
  bill: { lines: CycleBillLine[]; total: number };
  offer: CyclePlanOffer;
  class: CycleClass;
  city: DayVoucher['city'];
  /** ISO times. */
  valid_from: string;
  valid_to: string;
  refund_rules: string[];
}

/** What of a card would come back now, fen. */
export interface CycleRefundCheck {
  paid: number;
  bought: number;
  /** Days that are used, or that an order holds. */
  used: number;
  ordinary_day_price: number;
  kept: number;
  refund: number;
}

/** A booking that holds days of a card. */
export interface CycleUseOfOrder {
  orderid: string;
  title: string;
  status_text: string;
  days: number;
  from_time?: string;
  to_time?: string;
}

/** An order of cycle purchase in full. */
export interface CycleDetail extends OrderDetail {
  line: 'CYCLE';
  status: CycleState;
  plan: CyclePlanKey;
  /** The days as the wallet has them; before they are paid as they will be. */
  voucher: Omit<DayVoucher, 'orderid'>;
  /** ISO times. */
  valid_from: string;
  valid_to: string;
  /** Where it counts, one sentence. */
  rule: string;
  ordinary_day_price: number;
  bill: { lines: CycleBillLine[]; total: number };
  uses: CycleUseOfOrder[];
  refund_rules: string[];
  can_refund: boolean;
  /** Oldest last. */
  timeline: { text: string; time: string }[];
}

/** 周期购: rental days that are bought ahead (specification §2, /cycle_purchase; issue 13). */
export interface CycleApi {
  /**
   * The plans for a class of cars in a city, and the classes that it has; for a class that it has not, or none, those of
   * the first one. No class and no plan where the city sells none.
   */
  'GET /api/cycle/get_plans': Call<
    { city_id: string; category?: CarCategory },
    { classes: CycleClass[]; category?: CarCategory; plans: CyclePlanOffer[]; refund_rules: string[] }
  >;
  /** The member's cards of which days are left, those that end first on top. */
  'GET /api/cycle/get_own': Call<Nothing, { cards: Coupon[] }>;
  /** Price of a choice. INVALID_PARAMS (data: `field`), NOT_FOUND (not sold there). */
  'POST /api/cycle/calc': Call<CycleChoice, CycleQuote>;
  /**
   * Buys: an unpaid order, for 15 minutes. One client key makes one order. PRICE_CHANGED (data: the new quote),
   * INVALID_PARAMS (data: `field`), NOT_FOUND, KEY_REUSED, TOO_MANY_UNPAID, TOO_MANY_REQUESTS.
   */
  'POST /api/cycle/add': Call<
    CycleChoice & { client_key: string; expected_total: number },
    { orderid: string; total: number; expires_at: string },
    { PRICE_CHANGED: CycleQuote; TOO_MANY_UNPAID: { orderid?: string }; KEY_REUSED: { orderid: string } }
  >;
  /** An order of the member. NOT_FOUND. */
  'GET /api/cycle/get_detail': Call<{ orderid: string }, CycleDetail>;
  /** Gives up an order that is not paid; it costs nothing. NOT_FOUND, ORDER_STATE. */
  'POST /api/cycle/cancel': Call<Cancellation, Cancelled>;
  /** What would come back now. NOT_FOUND, ORDER_STATE. */
  'POST /api/cycle/refund_calc': Call<{ orderid: string }, CycleRefundCheck>;
  /**
   * Gives up what is left at the refund that was shown; the same again answers the same. NOT_FOUND, ORDER_STATE,
   * PENALTY_CHANGED (data: the new check).
   */
  'POST /api/cycle/refund': Call<
    { orderid: string; expected_refund: number },
    { refund: number },
    { PENALTY_CHANGED: CycleRefundCheck }
  >;
}
