import type { HostPayment } from '~types/api/pay';
import type { HostAnswer } from './hostPayment';

/** What WeChat's own browser puts into its pages. */
interface WeixinJSBridge {
  invoke(
    call: 'getBrandWCPayRequest',
    parameters: object,
    answer: (result: { err_msg?: string }) => void,
  ): void;
}

declare global {
  interface Window {
    WeixinJSBridge?: WeixinJSBridge;
  }
}

/** In WeChat's browser what its login page has added to the address: a code that tells our server who pays. */
export const payerCode = (): Promise<string> =>
  Promise.resolve(
    navigator.userAgent.includes('MicroMessenger/')
      ? (new URLSearchParams(window.location.search).get('code') ?? '')
      : '',
  );

export const payerPage = (): string => window.location.pathname + window.location.search;

export function payByHost({ provider, parameters }: HostPayment): Promise<HostAnswer> {
  const { WeixinJSBridge: bridge } = window;
  if (provider !== 'WECHAT' || !bridge) return Promise.resolve('UNSUPPORTED');
  return new Promise(resolve => {
    bridge.invoke('getBrandWCPayRequest', parameters, ({ err_msg = '' }) =>
      resolve(err_msg.endsWith(':cancel') ? 'CANCELLED' : 'ASKED'),
    );
  });
}

export function leaveForCashier(url: string): HostAnswer {
  window.location.assign(url);
  return 'ASKED';
}
