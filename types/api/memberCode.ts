import type { Call, Nothing } from './call';

/** A code by which the staff at the counter knows a member: it says nothing of them, and is good once. */
export interface MemberCode {
  /** 12 digits. */
  code: string;
  /** ISO time: a minute after it was made. */
  expires_at: string;
}

/** 我的二维码 (specification §2, /profile/qacode). */
export interface MemberCodeApi {
  /** A new code; those before are good until they end. TOO_MANY_REQUESTS (data: `retry_after`, seconds). */
  'POST /api/user/qacode/renew': Call<Nothing, MemberCode>;
}
