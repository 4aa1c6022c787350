import type { HostPayment } from '~types/api/pay';
import type { HostAnswer } from './hostPayment';

export const payByHost = (_payment: HostPayment): Promise<HostAnswer> => Promise.resolve('UNSUPPORTED');

export function leaveForCashier(url: string): HostAnswer {
  window.location.assign(url);
  return 'ASKED';
}
