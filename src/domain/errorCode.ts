/**
 * Codes of the answers' envelope (decision 9), shared by app and server. 0 is success.
 * 400xx the call itself, 401xx who calls, 41xxx login, 42xxx booking, 43xxx payment, 44xxx who
 * a member is, 45xxx blessings, invitations and activities, 46xxx demands, 500xx the server.
 */
export const ErrorCode = {
  OK: 0,
  INVALID_PARAMS: 40000,
  BAD_SIGNATURE: 40001,
  STALE_TIMESTAMP: 40002,
  NONCE_REUSED: 40003,
  NOT_LOGGED_IN: 40100,
  FOREIGN_ORIGIN: 40300,
  NOT_FOUND: 40400,
  TOO_MANY_REQUESTS: 42900,
  CODE_WRONG: 41001,
  CODE_EXPIRED: 41002,
  CODE_TOO_OFTEN: 41003,
  /** What a channel says of a person is not proved: it is forged, too old, or was used before. */
  CLAIM_REFUSED: 41004,
  /** An account elsewhere is bound to another member. */
  THIRD_PARTY_TAKEN: 41005,
  SOLD_OUT: 42001,
  PRICE_CHANGED: 42002,
  COUPON_UNUSABLE: 42003,
  SITE_CLOSED: 42004,
  PERIOD_INVALID: 42005,
  MINIMUM_DAYS: 42006,
  ORDER_STATE: 42007,
  CITY_NOT_SERVED: 42008,
  PENALTY_CHANGED: 42009,
  DELIVERY_UNAVAILABLE: 42010,
  TOO_MANY_UNPAID: 42011,
  KEY_REUSED: 42012,
  /** The car is not handed over before its renter is verified (decision 17). */
  NOT_VERIFIED: 42013,
  PAYMENT_CLOSED: 43001,
  BALANCE_TOO_LOW: 43002,
  IDENTITY_STATE: 44001,
  /** The account cannot be closed as it stands, or not as its member was told. */
  CLOSING_STATE: 44002,
  /** Under the domain of a mail address there is no company that gives benefits to its employees. */
  COMPANY_UNKNOWN: 44003,
  /** A company cannot be joined: its benefits are over, the member has one, or somebody else has the address. */
  COMPANY_REFUSED: 44004,
  /** A blessing was taken by somebody else, has expired or was taken back. */
  BLESSING_OVER: 45001,
  /** An invitation cannot be accepted: by its sender, on their device, or by who is no newcomer. */
  INVITATION_REFUSED: 45002,
  /** An activity has not begun, is over, has no coupon left, or has given its coupon already. */
  ACTIVITY_REFUSED: 45003,
  /** A group is the founder's own, full or over, or the member is in another one. */
  GROUP_REFUSED: 45004,
  /** A demand like it was sent today: it is sent once more only when that is meant. */
  DEMAND_REPEATED: 46001,
  /** A demand cannot be changed as it stands. */
  DEMAND_STATE: 46002,
  /** A quote can be accepted no longer. */
  QUOTE_EXPIRED: 46003,
  INTERNAL: 50000,
  SERVER_BUSY: 50300,
} as const;

export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode];
