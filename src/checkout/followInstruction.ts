import { ErrorCode } from '@/domain/errorCode';
import { leaveForCashier, payByHost, type HostAnswer } from '@/platform/hostPayment';
import { ApiError } from '@/services/ApiError';
import type { HostPayment, PaymentInstruction } from '~types/api/pay';

/**
 * Where the app is when an instruction was followed: still here, on its way to another cashier, or back at ours, since
 * the person has not paid.
 */
export type Followed = 'HERE' | 'LEFT' | 'BACK';

function requireSupport(answer: HostAnswer): HostAnswer {
  if (answer === 'UNSUPPORTED') {
    throw new ApiError(-1, '这里还不能用这种方式支付，请换一种', ErrorCode.PAYMENT_CLOSED);
  }
  return answer;
}

const askHost = async (payment: HostPayment): Promise<HostAnswer> => requireSupport(await payByHost(payment));

/**
 * Does with a payment that has begun what the server says comes next. How it ends is never decided here: the screen of
 * the payment asks. PAYMENT_CLOSED when this host cannot pay in that way.
 */
export async function followInstruction(instruction: PaymentInstruction): Promise<Followed> {
  switch (instruction.kind) {
    case 'HOST':
      return (await askHost(instruction)) === 'CANCELLED' ? 'BACK' : 'HERE';
    case 'REDIRECT':
      requireSupport(leaveForCashier(instruction.url));
      return 'LEFT';
    case 'PAID':
    case 'SANDBOX':
      return 'HERE';
  }
}
