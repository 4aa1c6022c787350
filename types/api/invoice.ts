import type { Call, Nothing } from './call';

/** Whom an invoice is made out to: 个人 or 企业. */
export type InvoiceKind = 'PERSON' | 'COMPANY';

/** 发票抬头. `tax_number` is that of GB 32100, 18 characters; empty for a person. */
export interface InvoiceTitle {
  kind: InvoiceKind;
  name: string;
  tax_number: string;
}

/** What an invoice is asked for with: whom it is made out to, and where it is sent. */
export interface InvoiceWish extends InvoiceTitle {
  mail: string;
}

/** 常用抬头: a wish that a member has had kept. */
export interface UsualTitle extends InvoiceWish {
  id: string;
}

/** 申请中, 已开具, 开具失败. */
export type InvoiceStatus = 'ISSUING' | 'ISSUED' | 'FAILED';

/** The electronic invoice of an order. */
export interface Invoice extends InvoiceWish {
  status: InvoiceStatus;
  /** Fen. */
  amount: number;
  /** ISO time. */
  requested_at: string;
  /** 发票号码, once it is issued. */
  number?: string;
  /** ISO time, once it is issued. */
  issued_at?: string;
  /** Why it could not be issued, one sentence for the member. */
  reason?: string;
}

/** How an order stands with its invoice. */
export interface InvoiceStanding {
  /** What an invoice says: fen that were paid and kept, without coupons, coins and deposits. */
  amount: number;
  /** Why none can be asked for, one sentence; absent where one can, or there is one. */
  obstacle?: string;
  /** The one that was asked for last. */
  invoice?: Invoice;
}

/** 电子发票 (issue 11). NOT_FOUND for an order that is none of the member's. */
export interface InvoiceApi {
  'GET /api/invoice/get_standing': Call<{ orderid: string }, InvoiceStanding>;
  /**
   * Asks for the invoice of a completed order; asked again with the same, it answers the same one. INVALID_PARAMS (data:
   * `field`), ORDER_STATE (not completed, nothing paid, or an invoice to somebody else is under way or issued),
   * TOO_MANY_REQUESTS (data: `retry_after`, seconds).
   */
  'POST /api/invoice/apply': Call<InvoiceWish & { orderid: string; save_title: boolean }, Invoice>;
  /** The document (PDF) in Base64, the same whenever it is asked for. ORDER_STATE while there is none. */
  'GET /api/invoice/get_file': Call<{ orderid: string }, { name: string; content: string }>;
  /** At most 10, which was used last first. */
  'GET /api/invoice/get_titles': Call<Nothing, { titles: UsualTitle[] }>;
  /** Forgets one; invoices made out to it stay. NOT_FOUND. */
  'POST /api/invoice/remove_title': Call<{ title_id: string }, Nothing>;
}
