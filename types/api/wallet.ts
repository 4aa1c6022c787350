import type { Coupon } from './account';
import type { Call, PageRequest } from './call';
import type { OrderLineName } from '../../src/domain/orderLines';
import type { PurseName } from '../../src/domain/rewards';

/** A movement of a purse: fen of the balance, 悟空币 or points. */
export interface WalletRecord {
  id: string;
  /** Below zero: it was spent. */
  amount: number;
  /** Why, in words: 订单抵扣. */
  reason: string;
  /** ISO time. */
  time: string;
  /** The order that it was for; absent where it was for none, or the member has deleted it. */
  order?: { line: OrderLineName; orderid: string; title: string };
}

/** A page of movements, newest first, 20 a page, and how many there are in all. */
export interface WalletRecords {
  records: WalletRecord[];
  total: number;
}

/** 充值: money that is paid into the balance, with its gift. Fen. */
export interface Recharge {
  recharge_id: string;
  amount: number;
  /** Given besides, as the offer stood when it was begun. */
  gift: number;
  /** 待支付, 已到账, 已关闭. */
  status: 'WAITING' | 'PAID' | 'CLOSED';
  /** ISO times. */
  created_at: string;
  /** Until when it waits for its payment. */
  expires_at: string;
  paid_at?: string;
}

/** What a card or a code has brought: fen, and the balance with it. */
export interface Credited {
  amount: number;
  balance: number;
}

/** What an exchange voucher (兑换券) has brought, by its kind: a coupon, or so much into a purse and what that holds now. */
export type Exchanged =
  { kind: 'COUPON'; coupon: Coupon } | { kind: 'PURSE'; purse: PurseName; amount: number; held: number };

/** Balance, 悟空币 and points of the member (specification §3, wallet; §7, /api/account). */
export interface WalletApi {
  'GET /api/account/balance/get_records': Call<PageRequest, WalletRecords>;
  'GET /api/account/wkcoin/get_records': Call<PageRequest, WalletRecords>;
  'GET /api/account/jf/get_records': Call<PageRequest, WalletRecords>;
  /**
   * Exchanges points for 悟空币, in steps (`src/domain/rewards.ts`); answers how many coins. The same `client_key` with the
   * same points exchanges them once. INVALID_PARAMS (not whole steps), BALANCE_TOO_LOW.
   */
  'POST /api/account/jf/exchange': Call<{ points: number; client_key: string }, { coins: number }>;
  /**
   * Begins a recharge of so many fen, which is then paid as the kind `RECHARGE`. The same `client_key` answers the same
   * one. INVALID_PARAMS (data: `field`), KEY_REUSED (with another amount), TOO_MANY_REQUESTS.
   */
  'POST /api/account/recharge': Call<{ amount: number; client_key: string }, Recharge>;
  /** A recharge of the member. NOT_FOUND. */
  'GET /api/account/recharge/get_detail': Call<{ recharge_id: string }, Recharge>;
  /**
   * Fills the balance from a printed code, once; for who has used it, the same answer again. CODE_WRONG (none like it),
   * CODE_EXPIRED (used by another, or too old), INVALID_PARAMS (data: `field`), TOO_MANY_REQUESTS (data: `retry_after`).
   */
  'POST /api/account/recharge/use_code': Call<{ code: string }, Credited>;
  /** The same with a gift card: its number and the code on its back. */
  'POST /api/account/gift_card/activate': Call<{ card_no: string; code: string }, Credited>;
  /**
   * Exchanges a voucher (specification §7, exchange voucher) for what it is good for, once; for who has used it, the same
   * answer again. Codes for coupons and recharge codes are taken, too. Errors as with a recharge code.
   */
  'POST /api/account/voucher/exchange': Call<{ code: string }, Exchanged>;
}
