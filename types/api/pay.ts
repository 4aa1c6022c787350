import type { Call } from './call';

/** How a renter wants to pay. */
export type PayMethod = 'WECHAT' | 'ALIPAY' | 'BALANCE';

/** UNKNOWN is a state of its own: the provider has not said yet; it is never shown as a failure. */
export type PaymentStatus = 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'CANCELLED' | 'UNKNOWN';

/** What is paid for: an order of a line, a deposit, a bill. */
export interface PaymentSubject {
  kind: string;
  id: string;
}

/** A payment that the host itself carries out, with what its call is given (names as the host has them). */
export type HostPayment =
  /** `wx.requestPayment` in the mini-program; `appId` as well for `getBrandWCPayRequest` in WeChat's browser. */
  | {
      provider: 'WECHAT';
      parameters: {
        appId?: string;
        timeStamp: string;
        nonceStr: string;
        package: string;
        signType: 'MD5' | 'HMAC-SHA256' | 'RSA';
        paySign: string;
      };
    }
  /** `my.tradePay`, `AlipayJSBridge.call('tradePay')`. */
  | { provider: 'ALIPAY'; parameters: { tradeNO: string } | { orderStr: string } }
  /** `qq.requestPayment` in the mini-program; `mqq.tenpay.pay` in QQ's browser. */
  | {
      provider: 'QQ';
      parameters: { package: string; bargainor_id: string } | { tokenId: string; appInfo: string };
    };

/** What the app does next with a payment that has begun. */
export type PaymentInstruction =
  /** Nothing: it is paid. */
  | { kind: 'PAID' }
  /** Shows the sandbox cashier, in which the tester says how it ends (decision 15). */
  | { kind: 'SANDBOX' }
  /** Asks the host to pay. */
  | ({ kind: 'HOST' } & HostPayment)
  /** Leaves for the provider's own cashier, which leads back. */
  | { kind: 'REDIRECT'; url: string };

/** How something is paid for, whatever it is. */
export interface PaymentChoice {
  method: PayMethod;
  /** The same key is the same payment. */
  client_key: string;
  /** What the host of the app gave to ask it who pays (`wx.login`), or what WeChat's browser came back with. */
  host_code?: string;
  /** Address of the screen that is paid from, below the server's own: `/pay?orderid=…`. A browser comes back to it. */
  page?: string;
}

/** A payment that has begun. */
export interface BegunPayment {
  payment_id: string;
  /** Fen. */
  amount: number;
  instruction: PaymentInstruction;
}

/** Where a subject stands with its money. Fen. */
export type Standing =
  /**
   * It waits for its money until `expires_at`, an ISO time, and `closing` is what is said of it once that is over; without
   * one it waits until it is paid.
   */
  | { state: 'DUE'; amount: number; expires_at?: string; closing: string }
  /**
   * A payment of so much is under way and its provider has not said how it ends; until then it cannot be paid again.
   * Without `payment_id` somebody else makes it, who was given the link.
   */
  | { state: 'CONFIRMING'; payment_id?: string; amount: number }
  /** Nothing is due any more; so much was paid and is kept. */
  | { state: 'PAID'; amount: number }
  /** So much was paid and went back: why, one sentence, and how and when it arrives: 原路退回，一般1至3个工作日到账. */
  | { state: 'REFUNDED'; amount: number; reason: string; arrival: string }
  /** It was not paid and can no longer be; why, in one sentence. */
  | { state: 'CLOSED'; reason: string };

/** What a cashier says of a subject. */
export interface Due {
  subject: PaymentSubject;
  /** What is paid for, in words: car, days, site. */
  title: string;
  /** What else there is to know before it is paid, one sentence each. */
  lines: string[];
  standing: Standing;
  /** The ways to pay that are open where the app runs, in the order in which they are shown. */
  methods: PayMethod[];
}

/** Where a subject stands, for who was given its link. */
export type LinkedStanding =
  /** So many fen are due, until `expires_at`, an ISO time; without one until they are paid. */
  | { state: 'DUE'; amount: number; expires_at?: string }
  /** A payment is under way whose result is unknown; `payment_id` where it is one's own. */
  | { state: 'CONFIRMING'; payment_id?: string }
  /** Nothing is due any more. */
  | { state: 'PAID' }
  /** It can no longer be paid: its time was over, or its owner has given it up. */
  | { state: 'OVER' };

/** What is due for somebody else, as who was given the link sees it: nothing tells who, where and when. */
export interface LinkedDue {
  /** What is paid for: car and days. */
  title: string;
  standing: LinkedStanding;
  /** The ways to pay that are open where the app runs; never by the balance. */
  methods: PayMethod[];
  /** It is one's own: there is a cashier for that. */
  is_own: boolean;
  /** What one has paid of it oneself, and what of that went back, fen; `arrival`: how and when, where something did. */
  own_payment?: { paid: number; returned: number; arrival: string };
}

export interface PayApi {
  /** What is due for a subject of the renter. NOT_FOUND, also for what belongs to somebody else. */
  'GET /api/pay/get_due': Call<PaymentSubject, Due>;
  /**
   * Begins a payment of what is due for a subject of the renter; `instruction` says what the app does next. BALANCE is
   * paid at once, without a cashier. The same `client_key` answers the same payment. NOT_FOUND, ORDER_STATE (paid, or
   * a result still unknown), PAYMENT_CLOSED (also: what this key has paid went back), BALANCE_TOO_LOW, TOO_MANY_REQUESTS
   * for more than sixty in an hour.
   */
  'POST /api/pay/begin': Call<PaymentSubject & PaymentChoice, BegunPayment>;
  /**
   * What lets somebody else pay for a subject of the renter, whoever holds it: good for a day. NOT_FOUND, also for what
   * belongs to somebody else or cannot be paid by others.
   */
  'GET /api/pay/get_link': Call<
    PaymentSubject,
    {
      /** For `/wookong_pay`. */
      token: string;
      /** ISO time. */
      expires_at: string;
    }
  >;
  /** What a link is about, also for visitors. NOT_FOUND: forged, over, or of something that is not there any more. */
  'GET /api/pay/get_linked_due': Call<{ token: string }, LinkedDue>;
  /**
   * Pays by a link, for whoever logs in; the payment and what goes back of it are the payer's. As `begin` otherwise; never
   * by the balance (PAYMENT_CLOSED).
   */
  'POST /api/pay/begin_linked': Call<{ token: string } & PaymentChoice, BegunPayment>;
  /** State of a payment of the renter. */
  'GET /api/pay/query': Call<
    { payment_id: string },
    {
      payment_id: string;
      subject: PaymentSubject;
      /** What is paid for, in words: car, days, site; the site not where it is somebody else's. */
      title: string;
      /** Fen. */
      amount: number;
      status: PaymentStatus;
      /** The tester decides this payment in the sandbox cashier. */
      is_sandbox: boolean;
      /** ISO time until which the subject waits for its payment; absent where it waits until it is paid. */
      expires_at?: string;
    }
  >;
  /** The sandbox cashier (decision 15): says how the payment ends. Not there for a payment that a real provider carries. */
  'POST /api/pay/sandbox': Call<
    { payment_id: string; outcome: 'SUCCEED' | 'FAIL' | 'CANCEL' | 'UNKNOWN' },
    { status: PaymentStatus }
  >;
}
