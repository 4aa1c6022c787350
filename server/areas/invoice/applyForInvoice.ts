import type { InvoiceWish } from '../../../types/api/invoice';
import { ErrorCode } from '../../../src/domain/errorCode';
import { invoiceAmount, tidyWish, wishProblems } from '../../../src/domain/invoice';
import { can, cameToNothing } from '../../../src/domain/orderLife';
import { lifeOf } from '../../../src/domain/orderLines';
import { DAY } from '../../../src/domain/shanghaiTime';
import type { MemberContext } from '../../http/endpoint';
import { takeFromLimit } from '../../http/rateLimit';
import type { Database } from '../../db/database';
import { Failure, notFound } from '../../kernel/failure';
import { addEvents, findOrder, lockOrder, type OrderRow } from '../../kernel/orders/orderRepository';
import { configuredInvoices } from './configuredInvoices';
import { findInvoice, keepTitle, putInvoice, type InvoiceRow } from './invoiceRepository';

/** Why no invoice can be asked for of an order as it stands, one sentence; undefined where one can. */
export function obstacleOf(order: OrderRow, isOpen: boolean): string | undefined {
  const life = lifeOf(order.line);
  if (cameToNothing(life, order.state)) return '这个订单没有完成，不能开发票';
  if (!can(life, order.state, 'invoice')) return '订单完成后就可以申请发票';
  if (invoiceAmount(order) === 0) return '这个订单没有实际支付的金额，不能开发票';
  return isOpen ? undefined : '暂时不能在线申请发票，请联系客服';
}

/** What was refused is mended in a few attempts, and each may cost the provider's price. */
const ATTEMPTS = { limit: 5, windowMs: DAY };

async function countAttempt(db: Database, orderId: string, now: Date): Promise<void> {
  const wait = await takeFromLimit(db, `invoice:${orderId}`, ATTEMPTS, now);
  if (wait === 0) return;
  const sentence = '今天申请的次数用完了，请明天再试，或联系客服';
  throw new Failure(ErrorCode.TOO_MANY_REQUESTS, sentence, { retry_after: wait });
}

const isSame = (row: InvoiceRow, { kind, name, tax_number, mail }: InvoiceWish): boolean =>
  row.kind === kind && row.name === name && row.taxNumber === tax_number && row.mail === mail;

function assertWish(wish: InvoiceWish): void {
  const [first] = Object.entries(wishProblems(wish));
  if (first) throw new Failure(ErrorCode.INVALID_PARAMS, first[1], { field: first[0] });
}

/**
 * Asks for the invoice of a member's order, under its lock: of two that are asked for at the same moment one is made.
 * Errors as the contract lists them.
 */
export async function applyForInvoice(
  { orderid, save_title, ...typed }: InvoiceWish & { orderid: string; save_title: boolean },
  { db, settings, member, now }: Pick<MemberContext, 'db' | 'settings' | 'member' | 'now'>,
): Promise<InvoiceRow> {
  const wish = tidyWish(typed);
  assertWish(wish);
  // A stranger does not wait for the lock either.
  if (!(await findOrder(db, member.id, orderid))) throw notFound('这个订单');
  const isOpen = configuredInvoices(db, settings) !== undefined;
  return db.transaction(async tx => {
    const order = await lockOrder(tx, orderid);
    if (!order || order.deletedAt) throw notFound('这个订单');
    const before = await findInvoice(tx, orderid);
    if (before && before.status !== 'FAILED') {
      if (isSame(before, wish)) return before;
      throw new Failure(ErrorCode.ORDER_STATE, '这个订单已经申请过发票，要换抬头请联系客服');
    }
    const obstacle = obstacleOf(order, isOpen);
    if (obstacle !== undefined) throw new Failure(ErrorCode.ORDER_STATE, obstacle);
    await countAttempt(tx, orderid, now);
    if (save_title) await keepTitle(tx, member.id, wish, now);
    await addEvents(tx, orderid, now, '已申请电子发票');
    return putInvoice(tx, orderid, { ...wish, amount: invoiceAmount(order) }, now);
  });
}
