import type { Call, Nothing } from './call';

export type AuthStatus = 'USER_NOAUTH' | 'USER_AUTHING' | 'USER_AUTHED';

/** The logged-in member (specification §3). */
export interface User {
  user_id: string;
  /** Phone number: the specification's uid. */
  uid: string;
  name: string;
  nickname: string;
  birthday: string;
  gender: 'm' | 'f' | 'u';
  city: { name: string };
  thirdparty: { type: string; create_time: string }[];
  auth: { status: AuthStatus; status_code: number; comments: string };
}

/** What the session cookies hold (specification §3, login data). */
export interface LoginData {
  uid: string;
  user_id: string;
  /** Sent to mini-programs, which have no cookies; on H5 the server sets it HttpOnly and answers an empty text. */
  token: string;
  isnew: 0 | 1;
}

export interface UserApi {
  /**
   * Sends a login code to the number, which the asking device alone can use: 5 minutes, 5 tries; one a minute and ten a
   * day. `device` as `LoginData.token`: text for mini-programs, a cookie on H5.
   */
  'POST /api/user/sms/send_vcode': Call<{ mobile: string }, { retry_after: number; device: string }>;
  /** CODE_WRONG, CODE_EXPIRED. Sets the session cookies. */
  'POST /api/user/login': Call<{ mobile: string; vcode: string }, LoginData>;
  /** Ends the session on this device. */
  'POST /api/user/logout': Call<Nothing, Nothing>;
  'GET /api/user/get_detail': Call<Nothing, User>;
}
