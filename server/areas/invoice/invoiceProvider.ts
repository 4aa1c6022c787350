import type { InvoiceWish } from '../../../types/api/invoice';

/** What an invoice is to say. */
export interface InvoiceOrder extends InvoiceWish {
  /** The same for the same invoice, however often it is asked for. */
  key: string;
  orderId: string;
  /** Fen. */
  amount: number;
}

/** An invoice that is issued, or why it is not, one sentence that tells the member what to mend. */
export type IssueAnswer = { number: string; file: Buffer } | { refused: string };

/**
 * Who issues electronic invoices and mails them: the sandbox, or a service of the tax authority. Asked again with the same
 * key it answers the same invoice. What it cannot say now it throws, and is asked again.
 */
export interface InvoiceProvider {
  issue(order: InvoiceOrder, now: Date): Promise<IssueAnswer>;
}
