import type { Coupon } from './account';
import type { Call, Nothing, PageRequest } from './call';

/** The designs of a card. */
export type BlessingCard = 'ROAD' | 'BIRTHDAY' | 'THANKS' | 'HOLIDAY';

/** 待领取, 已领取, 已过期 (the coupon is the giver's again), 已收回 (by the giver). */
export type BlessingState = 'WAITING' | 'CLAIMED' | 'EXPIRED' | 'TAKEN_BACK';

interface Blessing {
  card: BlessingCard;
  /** What the giver wrote. */
  words: string;
  /** The coupon that comes with it. */
  coupon: Coupon;
  state: BlessingState;
  /** ISO time until which it can be claimed: three days, and never longer than the coupon. */
  valid_to: string;
}

/** A blessing, as who sent it sees it. */
export interface SentBlessing extends Blessing {
  id: string;
  /** What the link to it carries, which nobody can guess. */
  secret: string;
  /** ISO time. */
  created_at: string;
  /** Who claimed it, masked, and when (ISO); present once it is CLAIMED. */
  claimed?: { by: string; at: string };
}

/** A blessing, as who has its link sees it. */
export interface ReceivedBlessing extends Blessing {
  /** Who sent it: a nickname or a mobile number, masked. */
  from: string;
  /** Who is looking: its giver, who has claimed it, or anybody else. */
  role: 'GIVER' | 'RECEIVER' | 'OTHER';
}

/** Giving a coupon away with a card and words (specification §2, /create_greeting and /receive_blessing; §7, bless). */
export interface BlessingApi {
  /** The coupons that the member may give away, those that end first on top: unused ones, and none that was given to them. */
  'GET /api/account/bless/get_coupons': Call<Nothing, { coupons: Coupon[] }>;
  /**
   * Gives a coupon away; from then on the giver cannot use it, until it comes back. The same once more, for an answer that
   * was lost, answers the same blessing. INVALID_PARAMS with `field` where the words are not well; COUPON_UNUSABLE for a
   * coupon that is used, expired, on its way already, was given to the member, or is not theirs; TOO_MANY_REQUESTS for more
   * than twenty in a day.
   */
  'POST /api/account/bless/create': Call<
    { coupon_id: string; card: BlessingCard; words: string },
    SentBlessing
  >;
  /** What the member has sent, sent last first, 10 a page. */
  'GET /api/account/bless/get_list': Call<PageRequest, { blessings: SentBlessing[]; total: number }>;
  /** A blessing by what its link carries, for visitors too; NOT_FOUND. */
  'GET /api/account/bless/get_detail': Call<{ secret: string }, ReceivedBlessing>;
  /**
   * Makes the coupon the member's; once more answers the same. BLESSING_OVER when somebody else was faster, it has expired
   * or was taken back, and for the giver; TOO_MANY_REQUESTS for more than ten in thirty days; NOT_FOUND.
   */
  'POST /api/account/bless/claim': Call<{ secret: string }, ReceivedBlessing>;
  /** Takes back what nobody has claimed; also well where it has come back already. BLESSING_OVER once it is claimed; NOT_FOUND. */
  'POST /api/account/bless/take_back': Call<{ blessing_id: string }, SentBlessing>;
}
