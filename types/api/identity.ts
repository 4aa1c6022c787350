import type { Call, Nothing } from './call';
import type { User } from './user';

/** What a member hands in to be verified. */
export interface IdentityApplication {
  name: string;
  /** 18 characters, the check digit in capitals. */
  idcard_no: string;
  /** Day on which the driving licence was issued first, `YYYY-MM-DD`. */
  licence_since: string;
  /** Files sent for IDENTITY: both sides of the identity card, and the driving licence. */
  front: string;
  back: string;
  licence: string;
}

/** How a member stands, and what they handed in last. */
export interface IdentityStanding {
  auth: User['auth'];
  /** Absent before the first time. */
  application?: Omit<IdentityApplication, 'idcard_no'> & {
    /** First 3 and last 4 characters. */
    masked_idcard_no: string;
    /** ISO times. */
    applied_at: string;
    decided_at?: string;
  };
}

/** Who a member is, as staff verify it (specification §3, user auth; §6). */
export interface IdentityApi {
  /** How the member stands. */
  'GET /api/user/auth/get_detail': Call<Nothing, IdentityStanding>;
  /**
   * Hands in what proves who the member is: USER_NOAUTH becomes USER_AUTHING. Handed in twice, it is as handed in once.
   * INVALID_PARAMS (data: `field`), NOT_FOUND (a photo that is none of theirs), IDENTITY_STATE (looked at, or verified
   * already), TOO_MANY_REQUESTS (data: `retry_after`, seconds).
   */
  'POST /api/user/auth/apply': Call<IdentityApplication, IdentityStanding>;
}
