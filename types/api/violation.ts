import type { ViolationState } from '../../src/domain/violation';
import type { Call, Nothing, PageRequest } from './call';
import type { OrderLineName } from '../../src/domain/orderLines';

/** A violation in a list. Money in fen. */
export interface ViolationSummary {
  id: string;
  /** The order during which it happened, its line and its car: 大众朗逸. */
  orderid: string;
  line: OrderLineName;
  car: string;
  /** ISO time at which it happened. */
  time: string;
  place: string;
  /** What was done: 违反禁止标线指示. */
  act: string;
  fine: number;
  points: number;
  status: ViolationState;
  status_text: string;
  /** What comes next, one sentence. */
  note: string;
}

/** What it costs to have us pay the fine (specification §3, confirm fee data). Fen. */
export interface ViolationAgency {
  fine: number;
  fee: number;
  total: number;
  /** Why the fee is what it is, one sentence. */
  rule: string;
  /** Fen of the deposit for violations from which it can be paid; 0: it has too little, or none is held. */
  from_deposit: number;
}

/** A violation in full. */
export interface ViolationDetail extends ViolationSummary {
  /** ISO time at which it was registered. */
  created_at: string;
  plate?: string;
  /** Addresses of the pictures of the act, for some minutes. */
  pictures: string[];
  /** ISO time from which on it may be put in its renter's name; absent while the car is out. */
  transfer_from?: string;
  /** The last day (`YYYY-MM-DD`) to appeal at the traffic police, once it is in their name. */
  police_appeal_until?: string;
  /** What having us pay costs, or why we may not. */
  agency?: ViolationAgency;
  agency_reason?: string;
  can_process: boolean;
  can_appeal: boolean;
  /** While it waits to be paid: fen and ISO time. */
  to_pay?: { total: number; expires_at: string };
  /** What was handed in, for some minutes. */
  receipts: string[];
  /** What the renter has said against it, with pictures, and what was answered. */
  appeal?: { reason: string; pictures: string[]; answer?: string };
  /** Newest first. */
  timeline: { text: string; time: string }[];
}

/** What a renter does about a violation (specification §7, user_process). */
export type ViolationWay = 'SELF' | 'APPEAL' | 'CANCEL_AGENCY';

/** Violations (issue 15; specification §7, /api/violation). Who has not rented the car cannot tell that they exist. */
export interface ViolationApi {
  /**
   * The member's violations, those that wait for them first, then newest first, 10 a page; of one order where it is named.
   * `ins_journey`: what one should know of them.
   */
  'GET /api/violation/get_list': Call<
    PageRequest & { orderid?: string },
    {
      rows: ViolationSummary[];
      total: number;
      ins_journey: { title: string; description: string }[];
    }
  >;
  /** A violation of the member. NOT_FOUND. */
  'GET /api/violation/get_detail': Call<{ id: string }, ViolationDetail>;
  /**
   * Hands in the receipt of what the member has settled (SELF: 1 to 3 `photos`), says that it is not theirs (APPEAL, once:
   * `reason`, up to 3 `photos`), or gives up having us pay before it is paid (CANCEL_AGENCY). The same again is once.
   * NOT_FOUND, ORDER_STATE, INVALID_PARAMS (data: `field`).
   */
  'POST /api/violation/user_process': Call<
    { id: string; way: ViolationWay; reason?: string; photos?: string[] },
    Nothing
  >;
  /**
   * Has us pay the fine: from the deposit for violations, or at the cashier (then VIOLATION waits to be paid). The same again
   * is once. NOT_FOUND, ORDER_STATE (it has points, too), PRICE_CHANGED (data: what it costs now).
   */
  'POST /api/violation/confirm_fee': Call<
    { id: string; expected_total: number; pay: 'DEPOSIT' | 'CASHIER' },
    { status: ViolationState; due: number },
    { PRICE_CHANGED: ViolationAgency }
  >;
}
