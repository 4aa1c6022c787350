import type { Invoice, InvoiceWish, UsualTitle } from '../../../types/api/invoice';
import { toIso } from '../../../src/domain/shanghaiTime';
import type { InvoiceRow, TitleRow } from './invoiceRepository';

const presentWish = ({ kind, name, taxNumber, mail }: InvoiceRow | TitleRow): InvoiceWish => ({
  kind,
  name,
  tax_number: taxNumber,
  mail,
});

/** An invoice in its wire form, without the document. */
export const presentInvoice = (row: InvoiceRow): Invoice => ({
  ...presentWish(row),
  status: row.status,
  amount: row.amount,
  requested_at: toIso(row.requestedAt),
  ...(row.number !== null && { number: row.number }),
  ...(row.issuedAt && { issued_at: toIso(row.issuedAt) }),
  ...(row.reason !== null && { reason: row.reason }),
});

/** A usual title in its wire form. */
export const presentTitle = (row: TitleRow): UsualTitle => ({ id: row.id, ...presentWish(row) });
