import { ErrorCode } from '../../../src/domain/errorCode';
import type { Settings } from '../../settings';
import { Failure } from '../../http/failure';
import type { PaymentProvider } from './paymentProvider';

/** After this time an unknown result turns out to be a success. */
const SECONDS_UNKNOWN = 8;

/**
 * The sandbox of decision 15: the tester says on its cashier how a payment ends (`POST /api/pay/sandbox`). It moves
 * no money, so opening, closing and refunding are done with their record in the database. UNKNOWN succeeds 8
 * seconds after the cashier closed, reckoned at every question and not by a timer, so it outlasts a restart.
 */
export const sandboxProvider: PaymentProvider = {
  begin: () => Promise.resolve('SANDBOX'),
  query({ status, finishedAt }, now) {
    const isKnown =
      status === 'UNKNOWN' &&
      finishedAt !== null &&
      now.getTime() >= finishedAt.getTime() + SECONDS_UNKNOWN * 1000;
    return Promise.resolve(isKnown ? 'SUCCEEDED' : status);
  },
  close: () => Promise.resolve(),
  refund: () => Promise.resolve(),
};

function unavailable(): never {
  throw new Failure(ErrorCode.PAYMENT_CLOSED, '在线支付尚未开通，请使用余额支付或联系客服');
}

/** Without a sandbox and without a real provider nothing can be paid but from the balance. */
const noProvider: PaymentProvider = {
  begin: async () => unavailable(),
  query: async () => unavailable(),
  close: async () => unavailable(),
  refund: async () => unavailable(),
};

/** The provider that the settings name. A real one is added here. */
export const providerOf = ({ sandbox }: Pick<Settings, 'sandbox'>): PaymentProvider =>
  sandbox ? sandboxProvider : noProvider;
