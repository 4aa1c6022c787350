import { ErrorCode } from '@/domain/errorCode';
import { leaveForCashier, payByHost, type HostAnswer } from '@/platform/hostPayment';
import { ApiError } from '@/services/ApiError';
import type { PaymentInstruction } from '~types/api/pay';

/** Where the app is when an instruction was followed: still here, or on its way to another cashier. */
export type Followed = 'HERE' | 'LEFT';

function requireSupport(answer: HostAnswer): void {
  if (answer === 'UNSUPPORTED') {
    throw new ApiError(-1, '这里还不能用这种方式支付，请换一种', ErrorCode.PAYMENT_CLOSED);
  }
}

/**
 * Does with a payment that has begun what the server says comes next. How it ends is never decided here: the screen of
 * the payment asks. PAYMENT_CLOSED when this host cannot pay in that way.
 */
export async function followInstruction(instruction: PaymentInstruction): Promise<Followed> {
  switch (instruction.kind) {
    case 'HOST':
      requireSupport(await payByHost(instruction));
      return 'HERE';
    case 'REDIRECT':
      requireSupport(leaveForCashier(instruction.url));
      return 'LEFT';
    case 'PAID':
    case 'SANDBOX':
      return 'HERE';
  }
}
