/** All that the rest of the server may use of invoices. */
export { configuredInvoices } from './invoiceProvider';
export { issueInvoices } from './issueInvoices';
