import { ErrorCode } from '../../../src/domain/errorCode';
import { Failure } from '../failure';

/** The provider of a payment does not answer. */
export const providerSilent = (): Failure =>
  new Failure(ErrorCode.ORDER_STATE, '支付平台暂时没有回应，请稍后再试，或换一种支付方式');

/** What a payment brought went back. */
export const paymentReturned = (): Failure =>
  new Failure(ErrorCode.PAYMENT_CLOSED, '这笔付款已退回，请返回订单查看');

/** A payment can no longer be paid. */
export const paymentEnded = (): Failure =>
  new Failure(ErrorCode.PAYMENT_CLOSED, '这笔支付已结束，请返回订单查看');

/** What is made of a provider that did not answer: nobody knows whether it took the money, which the log is told. */
export const unanswered =
  (paymentId: string, report: (problem: Error) => void) =>
  (cause: unknown): 'UNKNOWN' => {
    report(new Error(`Nobody knows whether ${paymentId} was collected`, { cause }));
    return 'UNKNOWN';
  };
