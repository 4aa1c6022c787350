import { HOUR } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import { addEvents } from '../../kernel/orders/orderRepository';
import type { InvoiceProvider } from './invoiceProvider';
import { changeTaken, takeInvoices, type InvoiceRow } from './invoiceRepository';

/** Invoices of one sweep; what is left comes with the next. */
const BATCH = 20;

/** Pause after the first failure, milliseconds; it doubles with each, up to an hour. */
const FIRST_PAUSE = 10_000;

/** Attempts after which the member is told to ask again: some four hours. */
const ATTEMPTS = 14;

const GIVEN_UP = '开票系统一直没有响应，请稍后重新申请';

/**
 * Has the provider issue the invoices that were asked for: each at least once, and again until it answers. Safe in several
 * processes at once: an invoice that one has taken, the others leave to it. One that fails does not stop the others; the
 * error tells of it at the end.
 */
export async function issueInvoices(db: Database, provider: InvoiceProvider, now: Date): Promise<void> {
  const taken = await takeInvoices(db, BATCH, now);
  const ends = await Promise.allSettled(taken.map(row => issue(db, provider, row, now)));
  const errors = ends.flatMap(end => (end.status === 'rejected' ? [end.reason as unknown] : []));
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} invoices could not be issued`);
}

async function issue(db: Database, provider: InvoiceProvider, row: InvoiceRow, now: Date): Promise<void> {
  const { orderId, key, kind, name, taxNumber, mail, amount } = row;
  try {
    const answer = await provider.issue(
      { orderId, key, kind, name, tax_number: taxNumber, mail, amount },
      now,
    );
    if ('refused' in answer) await fail(db, row, answer.refused, now);
    else await finish(db, row, { ...answer, status: 'ISSUED', issuedAt: now }, '电子发票已开具', now);
  } catch (error) {
    const pause = Math.min(FIRST_PAUSE * 2 ** (row.attempts - 1), HOUR);
    if (row.attempts >= ATTEMPTS) await fail(db, row, GIVEN_UP, now);
    else await changeTaken(db, row, { nextAt: new Date(now.getTime() + pause) });
    throw error;
  }
}

const fail = (db: Database, row: InvoiceRow, reason: string, now: Date): Promise<void> =>
  finish(db, row, { status: 'FAILED', reason }, '电子发票开具失败', now);

/** Ends what was taken, and tells of it on the order. */
const finish = (
  db: Database,
  row: InvoiceRow,
  values: Parameters<typeof changeTaken>[2],
  event: string,
  now: Date,
): Promise<void> =>
  db.transaction(async tx => {
    if (await changeTaken(tx, row, values)) await addEvents(tx, row.orderId, now, event);
  });
