import { Type } from 'typebox';
import type { InvoiceApi, InvoiceKind } from '../../../types/api/invoice';
import { ErrorCode } from '../../../src/domain/errorCode';
import { INVOICE_KINDS, invoiceAmount } from '../../../src/domain/invoice';
import { member, type Area, type MemberContext } from '../../http/endpoint';
import { Failure, notFound } from '../../kernel/failure';
import { findOrder, type OrderRow } from '../../kernel/orders/orderRepository';
import { applyForInvoice, obstacleOf } from './applyForInvoice';
import { presentInvoice, presentTitle } from './invoicePresenter';
import { configuredInvoices } from './configuredInvoices';
import { findInvoice, listTitles, readFile, removeTitle } from './invoiceRepository';

const id = Type.String({ minLength: 1, maxLength: 64 });
const orderOnly = Type.Object({ orderid: id });
const text = Type.String({ maxLength: 200 });

/** The member's order, of whatever line. */
async function ownOrder(orderId: string, { db, member: owner }: MemberContext): Promise<OrderRow> {
  const order = await findOrder(db, owner.id, orderId);
  if (!order) throw notFound('这个订单');
  return order;
}

/** Invoices of orders of every line (issue 11). Who is not their owner cannot tell that they exist. */
export const invoiceArea: Area<InvoiceApi> = {
  'GET /api/invoice/get_standing': member(
    'How an order stands with its invoice',
    orderOnly,
    async ({ orderid }, context) => {
      const { db, settings } = context;
      const order = await ownOrder(orderid, context);
      const invoice = await findInvoice(db, orderid);
      const obstacle = invoice
        ? undefined
        : obstacleOf(order, configuredInvoices(db, settings) !== undefined);
      return {
        amount: invoiceAmount(order),
        ...(obstacle !== undefined && { obstacle }),
        ...(invoice && { invoice: presentInvoice(invoice) }),
      };
    },
  ),
  'POST /api/invoice/apply': member(
    'Asks for the invoice of a completed order',
    Type.Object({
      orderid: id,
      kind: Type.Unsafe<InvoiceKind>({ type: 'string', enum: INVOICE_KINDS.map(({ key }) => key) }),
      name: text,
      tax_number: text,
      mail: text,
      save_title: Type.Boolean(),
    }),
    async (request, context) => presentInvoice(await applyForInvoice(request, context)),
  ),
  'GET /api/invoice/get_file': member(
    'The document of an issued invoice',
    orderOnly,
    async ({ orderid }, context) => {
      await ownOrder(orderid, context);
      const file = await readFile(context.db, orderid);
      if (!file) throw new Failure(ErrorCode.ORDER_STATE, '发票还没有开好，请稍后再来下载');
      return { name: `电子发票-${orderid}.pdf`, content: file.toString('base64') };
    },
  ),
  'GET /api/invoice/get_titles': member(
    'The usual titles of the member, which was used last first',
    Type.Object({}),
    async (_request, { db, member: { id: userId } }) => ({
      titles: (await listTitles(db, userId)).map(presentTitle),
    }),
  ),
  'POST /api/invoice/remove_title': member(
    'Forgets a usual title',
    Type.Object({ title_id: id }),
    async ({ title_id: titleId }, { db, member: { id: userId } }) => {
      if (!(await removeTitle(db, userId, titleId))) throw notFound('这个抬头');
      return {};
    },
  ),
};
