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

/** What members may tell of themselves; what is left out stays as it is. */
export interface ProfileChanges {
  /** Empty: none. */
  nickname?: string;
  /** `YYYY-MM-DD`; empty: not told. */
  birthday?: string;
  gender?: User['gender'];
  /** Name of a city of the service; empty: not told. */
  city?: string;
}

/** What the session cookies hold (specification §3, login data). */
export interface LoginData {
  uid: string;
  user_id: string;
  /** Sent to mini-programs, which have no cookies; on H5 the server sets it HttpOnly and answers an empty text. */
  token: string;
  isnew: 0 | 1;
}

/** A login of the member on one device, which they can end from any other. */
export interface LoginSession {
  session_id: string;
  /** The device in words of its owner: 微信小程序 · iPhone. */
  device_name: string;
  /** ISO times; the use is told to ten minutes. */
  login_time: string;
  last_used_time: string;
  /** It is the one that asks. */
  is_current: boolean;
}

export interface UserApi {
  /**
   * Sends a login code to the number, which the asking device alone can use: 5 minutes, 5 tries; one a minute and ten a
   * day. `device` as `LoginData.token`: text for mini-programs, a cookie on H5.
   */
  'POST /api/user/sms/send_vcode': Call<{ mobile: string }, { retry_after: number; device: string }>;
  /**
   * CODE_WRONG, CODE_EXPIRED. Sets the session cookies. `host_code`: what the host of a mini-program gave to the app; the
   * session is then renewed for the same user of the host alone.
   */
  'POST /api/user/login': Call<{ mobile: string; vcode: string; host_code?: string }, LoginData>;
  /** Ends the session on this device. */
  'POST /api/user/logout': Call<Nothing, Nothing>;
  /**
   * Lets the session live 7 days more and turns its token over, as a login answers it. The token before is good until the
   * new one is shown, and a minute longer; shown after that, it ends the session. NOT_LOGGED_IN; SERVER_BUSY while the host of a mini-program does not say who
   * its user is.
   */
  'POST /api/user/renew_session': Call<{ host_code?: string }, LoginData>;
  /** The member's live logins, the one used last first. */
  'GET /api/user/get_sessions': Call<Nothing, { sessions: LoginSession[] }>;
  /** Logs out on another device; NOT_FOUND for a session that is none of the member's. */
  'POST /api/user/end_session': Call<{ session_id: string }, Nothing>;
  /** Logs out on all devices but this one. */
  'POST /api/user/end_other_sessions': Call<Nothing, Nothing>;
  'GET /api/user/get_detail': Call<Nothing, User>;
  /** Changes what the member tells of themselves. INVALID_PARAMS (data: `field`). */
  'POST /api/user/update': Call<ProfileChanges, User>;
}
