import { eq, inArray } from 'drizzle-orm';
import { INVOICE_STATUS } from '../../../src/domain/invoice';
import { inYuan, personalRows } from '../../kernel/members/personalData';
import { orders } from '../../kernel/orders/schema';
import { invoices, invoiceTitles } from './schema';

const KINDS = { PERSON: '个人', COMPANY: '企业' } as const;
const kindText = (kind: keyof typeof KINDS): string => KINDS[kind];

export const invoiceData = [
  personalRows(
    '发票',
    invoices,
    (id, db) =>
      inArray(invoices.orderId, db.select({ id: orders.id }).from(orders).where(eq(orders.userId, id))),
    [
      ['订单', invoices.orderId],
      ['类型', invoices.kind, kindText],
      ['抬头', invoices.name],
      ['税号', invoices.taxNumber],
      ['邮箱', invoices.mail],
      ['金额', invoices.amount, inYuan],
      ['状态', invoices.status, (status: keyof typeof INVOICE_STATUS) => INVOICE_STATUS[status]],
      ['发票号码', invoices.number],
      ['申请时间', invoices.requestedAt],
      ['开票时间', invoices.issuedAt],
    ],
  ),
  personalRows('常用发票抬头', invoiceTitles, id => eq(invoiceTitles.userId, id), [
    ['类型', invoiceTitles.kind, kindText],
    ['抬头', invoiceTitles.name],
    ['税号', invoiceTitles.taxNumber],
    ['邮箱', invoiceTitles.mail],
    ['最近使用', invoiceTitles.usedAt],
  ]),
];
