import type { AmendmentKind, AmendmentState } from '../../src/domain/amendment';
import type { Bill, ServiceCode } from './bill';
import type { Call } from './call';
import type { RentalSearch } from './cartype';

/** What a rental is to be before its pickup: all of it is said, whatever of it is another now. */
export interface ModifyWish extends Omit<RentalSearch, 'credit'> {
  orderid: string;
  /** INS_TRAVEL_ACCIDENT covers whom it covers already, or, where it is new, the renter. */
  services: ServiceCode[];
}

/** Another end of a rental: ISO time of the return. */
export interface EndWish {
  orderid: string;
  to_time: string;
}

/** With what an amendment is confirmed: the same key makes one amendment. */
export interface Confirmation {
  client_key: string;
  /** `difference` as it was shown, fen. */
  expected_difference: number;
}

/** A period, ISO times. */
export interface Period {
  from_time: string;
  to_time: string;
}

/** What an amendment would make of an order. Nothing is reserved. Money in fen. */
export interface AmendmentCheck {
  before: Period & { bill: Bill };
  after: Period & { bill: Bill };
  /** What is paid for the order, less what went back. */
  paid: number;
  /** What is to be paid besides; below zero it comes back. */
  difference: number;
  /** 提前还车违约金 that is part of it; 0 for the other kinds. */
  penalty: number;
  /** What has to be known before, one sentence each. */
  notices: string[];
}

/** An amendment that was confirmed. */
export interface Amended {
  amendment_id: string;
  state: AmendmentState;
  difference: number;
}

/** What stands in the way of a relet. */
export interface ReletObstacle {
  /** ISO time from which the car is booked. */
  booked_from: string;
  /** ISO time until which it can be kept; absent where it cannot be kept any longer. */
  latest?: string;
}

/** An amendment as its member reads it again. */
export interface Amendment extends Amended {
  kind: AmendmentKind;
  /** What is to be paid for it, fen; 0 where nothing is. */
  due: number;
  penalty: number;
  before: Period;
  after: Period;
  /** Lines of the bill of which it makes another amount, fen; 0 where there is none. */
  changes: { name: string; before: number; after: number }[];
  /** ISO time until which it waits for its money; absent where it does not. */
  expires_at?: string;
  created_at: string;
}

/**
 * Changing a rental (specification §7, modify_check, modify, history/relet_cancel; relet and early return are ours).
 * Each kind is looked at first, then confirmed at the difference that was shown: one that costs more waits 15 minutes
 * to be paid (`AMENDMENT` at the cashier), any other holds at once. ORDER_STATE where the order does not allow it, or
 * while the result of a payment is unknown; NOT_FOUND; PERIOD_INVALID; SOLD_OUT. An order is changed 30 times a day at most:
 * TOO_MANY_REQUESTS (data: `retry_after`, seconds).
 */
export interface AmendmentApi {
  /** Another time, site or insurance before the pickup. SITE_CLOSED, MINIMUM_DAYS, DELIVERY_UNAVAILABLE. */
  'POST /api/order/modify_check': Call<ModifyWish, AmendmentCheck>;
  /** PRICE_CHANGED (data: the new check), KEY_REUSED. What is less is given back at once. */
  'POST /api/order/modify': Call<ModifyWish & Confirmation, Amended, { PRICE_CHANGED: AmendmentCheck }>;
  /** A later return. SOLD_OUT says from when the car is booked, and until when it can be kept. */
  'POST /api/order/relet_check': Call<EndWish, AmendmentCheck, { SOLD_OUT: ReletObstacle }>;
  'POST /api/order/relet': Call<
    EndWish & Confirmation,
    Amended,
    { PRICE_CHANGED: AmendmentCheck; SOLD_OUT: ReletObstacle }
  >;
  /** An earlier return, at its penalty. What is less is given back when the order is settled. */
  'POST /api/order/early_return_check': Call<EndWish, AmendmentCheck>;
  'POST /api/order/early_return': Call<EndWish & Confirmation, Amended, { PRICE_CHANGED: AmendmentCheck }>;
  /** All amendments of an order, newest first: of the order that is named, or of the one that an amendment is of. */
  'GET /api/order/history': Call<
    { orderid?: string; amendment_id?: string },
    { orderid: string; amendments: Amendment[] }
  >;
  /** Gives up an amendment that waits for its money. */
  'POST /api/order/history/relet_cancel': Call<{ amendment_id: string }, Record<never, never>>;
}
