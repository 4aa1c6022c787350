import Taro from '@tarojs/taro';
import type { HostPayment } from '~types/api/pay';
import { hostCode } from './hostIdentity';

/**
 * What came of it: ASKED: whether money came knows the server alone; CANCELLED: the person has left the host's sheet;
 * UNSUPPORTED: the host cannot do this.
 */
export type HostAnswer = 'ASKED' | 'CANCELLED' | 'UNSUPPORTED';

/** A code by which our server may ask the host who pays; empty where nobody says. */
export const payerCode = hostCode;

/** Address of the screen that is shown, for a cashier that leads back to it; mini-programs are never left. */
export const payerPage = (): string => '';

/** `my.tradePay` says with this number that the person has left. */
const LEFT = '6001';

const isCancelled = (problem: unknown): boolean =>
  typeof problem === 'object' &&
  problem !== null &&
  'errMsg' in problem &&
  /cancel/.test(String(problem.errMsg));

/** Asks the host to carry out a payment; resolves when its sheet is closed. */
export async function payByHost({ provider, parameters }: HostPayment): Promise<HostAnswer> {
  if (provider === 'WECHAT' && process.env.TARO_ENV === 'weapp') {
    const { timeStamp, nonceStr, package: about, signType, paySign } = parameters;
    return Taro.requestPayment({ timeStamp, nonceStr, package: about, signType, paySign }).then(
      () => 'ASKED',
      (problem: unknown) => (isCancelled(problem) ? 'CANCELLED' : 'ASKED'),
    );
  }
  if (provider === 'ALIPAY' && process.env.TARO_ENV === 'alipay') {
    return Taro.tradePay(parameters).then(
      // (Alipay answers it flat, whatever Taro's types say.)
      answer => ('resultCode' in answer && String(answer.resultCode) === LEFT ? 'CANCELLED' : 'ASKED'),
      () => 'ASKED',
    );
  }
  return 'UNSUPPORTED';
}

/** Leaves the app for the cashier of a provider, which leads back. */
export const leaveForCashier = (_url: string): HostAnswer => 'UNSUPPORTED';
