import type { Call, Nothing } from './call';
import type { Mark } from './mark';

/** What a renter says of a rental that is over: 1 to 5 each. */
export interface RentalComment {
  orderid: string;
  /** Of the car, and of the site. */
  car_score: number;
  site_score: number;
  /** Of the tags that the screen offers. */
  tags: string[];
  text: string;
  /** Files of the member, sent as COMMENT: six at most. */
  photos?: string[];
}

/** Saying how it was (specification §2, /comment and /profile/judge_operator; §7, get_marks). */
export interface CommentApi {
  /**
   * Rates car and site; both show it, and the order is completed. Once for each order: ORDER_STATE before all is settled
   * and afterwards. NOT_FOUND (also for the photo of somebody else), INVALID_PARAMS.
   */
  'POST /api/order/comment': Call<RentalComment, { status: string }>;
  /** What the member has said of an order; empty before. NOT_FOUND. */
  'GET /api/order/get_marks': Call<{ orderid: string }, { marks: Mark[] }>;
  /**
   * Rates the staff who handed the car over, once the car was taken; only the house reads it. Another one takes the place
   * of the one before. ORDER_STATE, NOT_FOUND, INVALID_PARAMS.
   */
  'POST /api/order/judge_operator': Call<
    { orderid: string; score: number; tags: string[]; text: string },
    Nothing
  >;
  /** The member's own word about the staff; absent before. NOT_FOUND. */
  'GET /api/order/get_judgement': Call<
    { orderid: string },
    { judgement?: { score: number; tags: string[]; text: string } }
  >;
}
