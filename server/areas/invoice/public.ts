/** All that the rest of the server may use of invoices. */
export { configuredInvoices } from './configuredInvoices';
export { issueInvoices } from './issueInvoices';
