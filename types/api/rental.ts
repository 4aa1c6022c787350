import type { DeliveryPoint } from './address';
import type { Amendment } from './amendment';
import type { Bill, ServiceCode } from './bill';
import type { Call } from './call';
import type { CarType, HoldingOrder, RentalSearch } from './cartype';
import type { Coupon } from './account';
import type { DriverReference } from './driver';
import type { Cancellation, Cancelled, OrderDetail } from './order';
import type { Handover, HeldDeposit } from './settlement';
import type { Site } from './site';
import type { User } from './user';
import type { HandoverKind } from '../../src/domain/handoverPhotos';
import type { RentalState } from '../../src/domain/rentalLife';
import type { Settling } from '../../src/domain/settling';

/** What a renter has chosen (specification §3, order calculation state). */
export interface OrderChoice extends RentalSearch {
  cartype_id: string;
  services: ServiceCode[];
  /** People covered by INS_TRAVEL_ACCIDENT; 1 and up. */
  insured_count: number;
  coupon_id?: string;
  /** 使用悟空币 (calcUsewk). */
  use_wkcoin: boolean;
  /** 长租优惠 (calcDiscount, default true). */
  use_discount: boolean;
}

/** A combination of coupon, 悟空币 and 长租优惠, with what the choice costs by it, fen. */
export interface BestDiscounts extends Pick<OrderChoice, 'coupon_id' | 'use_wkcoin' | 'use_discount'> {
  total: number;
}

/** The price of a choice, and what could be chosen besides. */
export interface OrderQuote {
  bill: Bill;
  cartype: CarType;
  site: Site;
  return_site: Site;
  /** Cars left; 0 is sold out. */
  available: number;
  /** With 0 left: one would be, but for this order of the renter. */
  held_by?: HoldingOrder;
  /**
   * Unused coupons of the renter: first those that this choice can use, best first, then the others, each with its
   * `refusal`. Empty for visitors.
   */
  coupons: Coupon[];
  /** Balance of 悟空币 (100 are 1 yuan) and how many this order may use. */
  wkcoin: { balance: number; usable: number };
  /** The combination with which this choice costs least (`src/domain/bestDiscounts.ts`). */
  best: BestDiscounts;
  /** What has to be known before booking: night service, minimum days, rolled times. One sentence each. */
  notices: string[];
}

/** Who takes the car. */
export interface Renter {
  name: string;
  mobile: string;
  idcard_no: string;
}

/** Someone whom INS_TRAVEL_ACCIDENT covers (specification §3, accident driver entry). */
export interface InsuredPerson {
  name: string;
  idcard_no: string;
}

/** What cancelling costs and gives back at a moment, fen, and the rule for it in one sentence. */
export interface CancellationFee {
  once_penalty_amount: number;
  refund_amount: number;
  rule: string;
}

/** A rental in full for its renter. */
export interface RentalDetail extends OrderDetail {
  line: 'RENTAL';
  status: RentalState;
  cartype: CarType;
  site: Site;
  return_site: Site;
  from_time: string;
  to_time: string;
  bill: Bill;
  /** `idcard_no` and `mobile` are masked. */
  renter: Renter;
  /** Whom the accident insurance covers, `idcard_no` masked; empty without it. */
  insured: InsuredPerson[];
  delivery?: DeliveryPoint;
  collection?: DeliveryPoint;
  remark: string;
  /** What cancelling costs now (specification §3). */
  calcFee: CancellationFee;
  /** A change of it that waits for its money. */
  amendment?: Amendment;
  /** How the car was at pickup and return; empty before. */
  handovers: Handover[];
  /** Of which of them there are photos. */
  photographed: HandoverKind[];
  /** The deposits that were taken at the pickup; empty before, and where a credit score stands in for them. */
  deposits: HeldDeposit[];
  /**
   * How its member stands with being verified, where that keeps the car from being handed over to them (decision 17);
   * absent once they are verified, and once the car is out.
   */
  pending_auth?: User['auth'];
  /** Who acts next on the bill of its return; absent before the return, and once all is agreed. */
  settling?: Settling;
  /** What happened and when, newest first. */
  timeline: { text: string; time: string }[];
}

/** Booking, reading and cancelling a rental. */
export interface RentalApi {
  /** The price of a choice; nothing is reserved. */
  'POST /api/order/calc': Call<OrderChoice, OrderQuote>;
  /**
   * Books: takes the stock and creates an unpaid order, held for 15 minutes. The same `client_key` of the same renter
   * answers the same order, with another choice KEY_REUSED (data: that order's `orderid`). SOLD_OUT, PRICE_CHANGED (data:
   * the new quote; also where deposits that were shown as waived are not, as `expected_waiver` says), COUPON_UNUSABLE,
   * SITE_CLOSED, PERIOD_INVALID, MINIMUM_DAYS, DELIVERY_UNAVAILABLE, TOO_MANY_UNPAID (data: `orderid` of an order that
   * waits to be paid), TOO_MANY_REQUESTS. With INS_TRAVEL_ACCIDENT `insured` names as many people as `insured_count`;
   * absent means the renter alone. A usual driver of the member stands as `driver_id`; who is typed is kept as one with
   * `save_driver`, which says that the member agreed to that.
   */
  'POST /api/order/add': Call<
    OrderChoice & {
      client_key: string;
      expected_total: number;
      expected_waiver?: boolean;
      renter: Renter | DriverReference;
      insured?: (InsuredPerson | DriverReference)[];
      save_driver?: boolean;
      remark: string;
    },
    { orderid: string; total: number; expires_at: string },
    {
      PRICE_CHANGED: OrderQuote;
      COUPON_UNUSABLE: OrderQuote;
      TOO_MANY_UNPAID: { orderid?: string };
      KEY_REUSED: { orderid: string };
    }
  >;
  'GET /api/order/get_detail': Call<{ orderid: string }, RentalDetail>;
  /** The bill of an order, line by line with its rules. */
  'GET /api/order/bill/calc': Call<{ orderid: string }, { bill: Bill; paid: number; refunded: number }>;
  /** Cancels; PENALTY_CHANGED when the penalty is no longer the one that was shown. */
  'POST /api/order/cancel': Call<Cancellation, Cancelled, { PENALTY_CHANGED: CancellationFee }>;
}
