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

/** A payment that has begun. */
export interface BegunPayment {
  payment_id: string;
  /** Fen. */
  amount: number;
  instruction: PaymentInstruction;
}

/** Where a subject stands with its money. Fen. */
export type Standing =
  /** It waits for its money until `expires_at`, an ISO time; `closing` is what is said of it once that is over. */
  | { state: 'DUE'; amount: number; expires_at: string; closing: string }
  /** A payment of so much is under way and its provider has not said how it ends; until then it cannot be paid again. */
  | { state: 'CONFIRMING'; payment_id: string; amount: number }
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
  /** The ways to pay that are open, in the order in which they are shown. */
  methods: PayMethod[];
}

export interface PayApi {
  /** What is due for a subject of the renter. NOT_FOUND, also for what belongs to somebody else. */
  'GET /api/pay/get_due': Call<PaymentSubject, Due>;
  /**
   * Begins a payment of what is due for a subject of the renter; `instruction` says what the app does next. BALANCE is
   * paid at once, without a cashier. The same `client_key` answers the same payment. NOT_FOUND, ORDER_STATE (paid, or
   * a result still unknown), PAYMENT_CLOSED (also: what this key has paid went back), BALANCE_TOO_LOW.
   */
  'POST /api/pay/begin': Call<PaymentSubject & { method: PayMethod; client_key: string }, BegunPayment>;
  /** State of a payment of the renter. */
  'GET /api/pay/query': Call<
    { payment_id: string },
    {
      payment_id: string;
      subject: PaymentSubject;
      /** What is paid for, in words: car, days, site. */
      title: string;
      /** Fen. */
      amount: number;
      status: PaymentStatus;
      /** The tester decides this payment in the sandbox cashier. */
      is_sandbox: boolean;
      /** ISO time until which the subject waits for its payment. */
      expires_at: string;
    }
  >;
  /** The sandbox cashier (decision 15): says how the payment ends. Not there when a real provider is configured. */
  'POST /api/pay/sandbox': Call<
    { payment_id: string; outcome: 'SUCCEED' | 'FAIL' | 'CANCEL' | 'UNKNOWN' },
    { status: PaymentStatus }
  >;
}
