import { payByHost, payerCode, payerPage } from '@/platform/hostPayment.h5';
import type { HostPayment } from '~types/api/pay';

// Issue 12, real payment: in WeChat's own browser WeChat pays; every other browser leaves for a provider's page.

const payment: HostPayment = {
  provider: 'WECHAT',
  parameters: {
    appId: 'wx2',
    timeStamp: '1795482000',
    nonceStr: 'a',
    package: 'prepay_id=wx1',
    signType: 'RSA',
    paySign: 'sign',
  },
};
const wechatBrowser = 'Mozilla/5.0 (iPhone) Mobile/15E148 MicroMessenger/8.0.47 NetType/WIFI';

afterEach(() => {
  delete window.WeixinJSBridge;
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

describe('WeChat’s own browser', () => {
  it.each([
    ['get_brand_wcpay_request:ok', 'ASKED'],
    ['get_brand_wcpay_request:cancel', 'CANCELLED'],
    ['get_brand_wcpay_request:fail', 'ASKED'],
  ])('pays with what our server has signed: %s', async (err_msg, answer) => {
    const invoke = jest.fn<void, [string, object, (result: { err_msg: string }) => void]>(
      (_call, _given, tell) => tell({ err_msg }),
    );
    window.WeixinJSBridge = { invoke };
    expect(await payByHost(payment)).toBe(answer);
    expect(invoke).toHaveBeenCalledWith('getBrandWCPayRequest', payment.parameters, expect.any(Function));
  });

  it('brings back in the address who pays, and says where it is', async () => {
    window.history.replaceState(null, '', '/pay?orderid=D1&code=C1&state=');
    expect(await payerCode()).toBe('');
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(wechatBrowser);
    expect(await payerCode()).toBe('C1');
    expect(payerPage()).toBe('/pay?orderid=D1&code=C1&state=');
  });
});

it('another browser cannot', async () => {
  expect(await payByHost(payment)).toBe('UNSUPPORTED');
  window.WeixinJSBridge = { invoke: jest.fn() };
  const alipay: HostPayment = { provider: 'ALIPAY', parameters: { tradeNO: '1' } };
  expect(await payByHost(alipay)).toBe('UNSUPPORTED');
});
