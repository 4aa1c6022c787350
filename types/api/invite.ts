import type { Call, PageRequest } from './call';

/** Somebody whom the member has invited. */
export interface InvitedFriend {
  /** Masked. */
  name: string;
  /** WAITING: 待完成首单; REWARDED: both have their coupon; REFUSED: they turned out to be the inviter. */
  state: 'WAITING' | 'REWARDED' | 'REFUSED';
  /** ISO time at which the invitation was accepted. */
  accepted_at: string;
}

/** Inviting friends (specification §2, /profile/invite; issue 12): a coupon for both after the friend's first order. */
export interface InviteApi {
  /** The member's own code, and whom they have invited, the latest first, 10 a page. */
  'GET /api/account/invite/get_mine': Call<
    PageRequest,
    { code: string; friends: InvitedFriend[]; total: number; rewarded: number }
  >;
  /** An invitation by its code, for visitors too: who sent it (masked), and who is looking. NOT_FOUND. */
  'GET /api/account/invite/get_detail': Call<
    { code: string },
    { from: string; role: 'INVITER' | 'ACCEPTED' | 'OTHER' }
  >;
  /**
   * Accepts an invitation; once more is well. INVITATION_REFUSED for the inviter and their devices, for who has been
   * invited by another one, for who is a member for more than seven days, and for who had closed an account with the same
   * number; NOT_FOUND.
   */
  'POST /api/account/invite/accept': Call<
    { code: string },
    { from: string; role: 'INVITER' | 'ACCEPTED' | 'OTHER' }
  >;
}
