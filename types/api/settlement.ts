import type { Bill, ChargeCode } from './bill';
import type { Call } from './call';

/** How a charge stands: told to the renter, contested, part of the bill, or taken back. */
export type ChargeState = 'PROPOSED' | 'CONTESTED' | 'ACCEPTED' | 'WITHDRAWN';

/** What the return has added to a bill. */
export interface Charge {
  id: string;
  code: ChargeCode;
  /** 清洁费. */
  name: string;
  /** Fen. */
  amount: number;
  /** How it came about, one sentence. */
  note: string;
  state: ChargeState;
  /** Where the photos that prove it are read for some minutes; absent where there are none. */
  pictures?: string[];
  /** What the renter says against it. */
  contest?: string;
  /** What the site answers. */
  answer?: string;
  /** ISO time. */
  created_at: string;
}

/** A case about an order for which a deposit stays until it ends (issue 15). */
export interface DepositHold {
  /** VIOLATION. */
  case_kind: string;
  case_id: string;
  /** 11月3日的违章. */
  reason: string;
  /** ISO time. */
  since: string;
}

/** A deposit that is or was held for an order. */
export interface HeldDeposit {
  kind: 'vehicle' | 'violation';
  /** 车辆押金. */
  name: string;
  /** Fen. */
  amount: number;
  /** Fen of it that were kept for what was owed. */
  kept: number;
  state: 'HELD' | 'RELEASED';
  /** Who holds it and how: 门店POS预授权. */
  holder: string;
  /** ISO time until which it is given back at the latest; it follows the return, so it is absent while the car is out. */
  release_by?: string;
  released_at?: string;
  /** What keeps it beyond its day; absent where nothing does. */
  holds?: DepositHold[];
}

/** How the car was when it changed hands. */
export interface Handover {
  kind: 'PICKUP' | 'RETURN';
  /** Kilometres. */
  odometer: number;
  /** Percent of a full tank or battery. */
  energy: number;
  /** ISO time. */
  time: string;
}

/** What an order costs after the return (specification §2, confirm_settle). Fen. */
export interface Settlement {
  orderid: string;
  /** The site is still checking; the renter is asked; all is agreed. */
  state: 'CHECKING' | 'ASKED' | 'ACCEPTED';
  /** The bill as it stood at the return; once accepted with what was added. */
  bill: Bill;
  charges: Charge[];
  /** ISO time until which the renter may accept or contest, before the site may settle by it; there while they are asked. */
  answer_by?: string;
  /** Of the bill and every charge that was not taken back. */
  total: number;
  /** What was paid and is kept. */
  kept: number;
  /** What is to be paid (above zero) or comes back (below). */
  due: number;
  handovers: Handover[];
  deposits: HeldDeposit[];
}

/** After the return: what was added, and what the renter says of it (specification §7, bill/accept). */
export interface SettlementApi {
  /** NOT_FOUND, also before the car is back. */
  'GET /api/order/get_settlement': Call<{ orderid: string }, Settlement>;
  /**
   * Accepts the bill at what is due by what the renter saw (`expected_due`, fen, below zero for what comes back).
   * PRICE_CHANGED (data: the settlement as it stands); ORDER_STATE while the site checks, or a charge is contested.
   */
  'POST /api/order/bill/accept': Call<
    { orderid: string; expected_due: number },
    { status: string; due: number },
    { PRICE_CHANGED: Settlement }
  >;
  /** Says why a charge is not right; the site answers. ORDER_STATE, NOT_FOUND. */
  'POST /api/order/bill/contest': Call<
    { orderid: string; charge_id: string; reason: string },
    { settlement: Settlement }
  >;
}
