import type { Call, Nothing } from './call';
import type { LoginData } from './user';

/** What a channel says of who comes from it, with its signature (`src/domain/thirdParty.ts`). An openid alone proves nothing. */
export interface ThirdPartyClaim {
  /** The person, as the channel knows them: letters, digits and `.:@+/=~-`. */
  openid: string;
  /** Whose account it is: wechat, jd … */
  type: string;
  /** Code of the channel that says so. */
  channel: string;
  /** When it was said, milliseconds since the epoch; it counts for five minutes. */
  time: number;
  /** HMAC-SHA256 of the rest under the channel's key, in hex. */
  signed_request: string;
}

/** An account elsewhere by which the member is logged in. */
export interface ThirdPartyAccount {
  id: string;
  type: string;
  channel: string;
  /** ISO time. */
  create_time: string;
}

/**
 * Third-party login (specification §4): the binding is checked; if unbound, bound with the mobile number; then logged in.
 * CLAIM_REFUSED where a claim is forged, too old, or used for a login or a binding before.
 */
export interface ThirdPartyApi {
  /** Whether somebody's account is bound, and whose it is: their number, masked; empty where it is nobody's. */
  'GET /api/user/thirdparty/get_detail': Call<ThirdPartyClaim, { exist: boolean; uid: string }>;
  /**
   * Binds an account to the member, who has proved their number by the code of their login, and tells them by SMS; once
   * more is well. NOT_FOUND for a number that is not theirs, THIRD_PARTY_TAKEN where it is bound to another member.
   */
  'POST /api/user/thirdparty/binding_rc': Call<ThirdPartyClaim & { mobile: string }, Nothing>;
  /**
   * Logs in who has bound the account, once for each claim. `uid`: as the check has told it; NOT_FOUND where it is not,
   * or no more, bound to that one. Sets the session cookies. `host_code` as for the login by phone.
   */
  'POST /api/user/thirdparty/login': Call<
    ThirdPartyClaim & { uid: string; host_code?: string },
    LoginData & { id: string }
  >;
  /** The accounts that are bound to the member, the latest first. */
  'GET /api/user/thirdparty/detail': Call<Nothing, { thirdparty: ThirdPartyAccount[] }>;
  /** Ends a binding. NOT_FOUND. */
  'POST /api/user/thirdparty/unbinding': Call<{ id: string }, Nothing>;
}
