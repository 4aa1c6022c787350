import { ErrorCode } from '../../../src/domain/errorCode';
import { Failure } from '../../kernel/failure';
import type { Settings } from '../../settings';
import type { PaymentProvider } from './paymentProvider';
import { sandboxProvider } from './sandboxProvider';

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
