import type { OutsideProvider } from './paymentProvider';

/** After this time an unknown result turns out to be a success. */
const SECONDS_UNKNOWN = 8;

/**
 * The sandbox of decision 15: the tester says on its cashier how a payment ends (`POST /api/pay/sandbox`). It moves no
 * money. UNKNOWN succeeds 8 seconds after the cashier closed, reckoned at every question and not by a timer, so it
 * outlasts a restart.
 */
export const sandboxProvider: OutsideProvider = {
  kind: 'OUTSIDE',
  name: 'SANDBOX',
  arrival: '原路退回，一般1至3个工作日到账',
  begin: () => Promise.resolve({ kind: 'SANDBOX' }),
  query({ status, finishedAt }, now) {
    const isKnown =
      status === 'UNKNOWN' &&
      finishedAt !== null &&
      now.getTime() >= finishedAt.getTime() + SECONDS_UNKNOWN * 1000;
    return Promise.resolve(isKnown ? 'SUCCEEDED' : status);
  },
  collect: () => Promise.resolve('SUCCEEDED'),
  close: () => Promise.resolve('CANCELLED'),
  refund: () => Promise.resolve(),
};
