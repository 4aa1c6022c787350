/** All that the rest of the server may use of invoices. */
export { configuredInvoices } from './configuredInvoices';
export { isInvoiced } from './invoiceRepository';
export { issueInvoices } from './issueInvoices';
export { invoiceData } from './personalData';
