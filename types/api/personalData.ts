import type { Call, Nothing } from './call';
import type { OrderSummary } from './order';

/** What is proved by a code that was sent to the member's own number. */
export type ProofPurpose = 'CLOSE' | 'EXPORT';

/** What ends with an account and is not given back: fen, coins, points, and how many coupons can still be used. */
export interface GivenUp {
  balance: number;
  wkcoin: number;
  integral: number;
  coupons: number;
}

/** How an account stands before it is closed. It can be closed where nothing of the first three stands in the way. */
export interface ClosingTerms {
  /** Orders that are not settled yet, newest first; one that only waits for its review is. */
  open_orders: OrderSummary[];
  /** Fen that are held as deposits. */
  held_deposit: number;
  /** Recharges whose payment is still awaited. */
  open_recharges: { recharge_id: string; amount: number }[];
  given_up: GivenUp;
}

/** A member's right to their data and to leave (Personal Information Protection Law, articles 45 and 47; issue 12). */
export interface PersonalDataApi {
  'GET /api/user/get_closing_terms': Call<Nothing, ClosingTerms>;
  /**
   * Sends a code to the member's own number that is good for this purpose in this session alone: 5 minutes, 5 tries; one a
   * minute and ten a day. CODE_TOO_OFTEN (data: `retry_after`, seconds).
   */
  'POST /api/user/send_proof_code': Call<{ purpose: ProofPurpose }, { retry_after: number }>;
  /**
   * Closes the account and logs out everywhere. `given_up`: what the member was told that ends with it. CLOSING_STATE (data:
   * the terms as they are) while something stands in the way or the terms have changed; CODE_WRONG, CODE_EXPIRED.
   */
  'POST /api/user/close_account': Call<
    { vcode: string; given_up: GivenUp },
    Nothing,
    { CLOSING_STATE: ClosingTerms }
  >;
  /**
   * All that is held of the member, as the text of a JSON file in words of theirs. CODE_WRONG, CODE_EXPIRED;
   * TOO_MANY_REQUESTS after three a day.
   */
  'POST /api/user/export_data': Call<{ vcode: string }, { file_name: string; content: string }>;
}
