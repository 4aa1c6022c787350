import type { Database } from '../../db/database';
import type { InvoiceProvider } from './invoiceProvider';
import { sandboxInvoiceProvider } from './sandboxInvoiceProvider';

/** The provider that the settings name; undefined: invoices are not to be had here. */
export const configuredInvoices = (
  db: Database,
  { sandbox }: { sandbox: boolean },
): InvoiceProvider | undefined => (sandbox ? sandboxInvoiceProvider(db) : undefined);
