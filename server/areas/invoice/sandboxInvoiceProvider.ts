import { createHash } from 'node:crypto';
import type { Database } from '../../db/database';
import { sandboxMessages } from '../../kernel/messages/schema';
import { drawInvoice } from './drawInvoice';
import type { InvoiceProvider } from './invoiceProvider';

/** A name with this in it is refused, so that a tester can try it. */
const REFUSED = '开票失败';

/** 20 digits, as those of the tax authority: the same for the same key. */
const numberOf = (key: string): string =>
  BigInt(`0x${createHash('sha256').update(key).digest('hex')}`)
    .toString()
    .slice(0, 20);

/** Draws a specimen of an invoice, and shows on /sandbox the mail that would have brought it. */
export const sandboxInvoiceProvider = (db: Database): InvoiceProvider => ({
  async issue(order, now) {
    if (order.name.includes(REFUSED)) return { refused: '没有查到这个抬头，请核对名称和税号后重新申请' };
    const number = numberOf(order.key);
    const file = await drawInvoice({ ...order, number, issuedAt: now });
    const text = `订单${order.orderId}的电子发票（号码${number}）已开具，PDF见附件。`;
    await db.insert(sandboxMessages).values({ mobile: order.mail, text, createdAt: now });
    return { number, file };
  },
});
