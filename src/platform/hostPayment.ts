import type { HostPayment } from '~types/api/pay';

/** What came of it: whether money came knows the server alone; UNSUPPORTED: the host cannot do this. */
export type HostAnswer = 'ASKED' | 'UNSUPPORTED';

/** Asks the host to carry out a payment; resolves when its sheet is closed. */
export const payByHost = (_payment: HostPayment): Promise<HostAnswer> => Promise.resolve('UNSUPPORTED');

/** Leaves the app for the cashier of a provider, which leads back. */
export const leaveForCashier = (_url: string): HostAnswer => 'UNSUPPORTED';
