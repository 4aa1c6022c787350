import { leaveForCashier, payByHost, payerCode, payerPage } from '@/platform/hostPayment';
import type { HostPayment } from '~types/api/pay';
import { host } from '../support/taro';

// Issue 12, real payment: the mini-program pays by its host; whether money came knows the server alone.

const wechat: HostPayment = {
  provider: 'WECHAT',
  parameters: {
    timeStamp: '1795482000',
    nonceStr: 'a',
    package: 'prepay_id=wx1',
    signType: 'RSA',
    paySign: 'sign',
  },
};
const alipay: HostPayment = { provider: 'ALIPAY', parameters: { tradeNO: '2026112322001' } };

const own = process.env.TARO_ENV;
afterEach(() => {
  process.env.TARO_ENV = own;
});
/** Pays where the app was built for that host. */
const pay = (hostName: string, payment: HostPayment) => {
  process.env.TARO_ENV = hostName;
  return payByHost(payment);
};

describe('the host pays', () => {
  it.each([
    ['ok', 'ASKED'],
    ['cancel', 'CANCELLED'],
    ['total_fee 错误', 'ASKED'],
  ])('in WeChat with what our server has signed: %s', async (end, answer) => {
    host.paymentEnd = end;
    expect(await pay('weapp', wechat)).toBe(answer);
    expect(host.paymentsAsked).toEqual([wechat.parameters]);
  });

  it.each([
    ['9000', 'ASKED'],
    ['8000', 'ASKED'],
    ['6001', 'CANCELLED'],
    ['silent', 'ASKED'],
  ])('in Alipay by the number of its trade: %s', async (end, answer) => {
    host.paymentEnd = end;
    expect(await pay('alipay', alipay)).toBe(answer);
    expect(host.paymentsAsked).toEqual([alipay.parameters]);
  });

  it.each([
    ['alipay', wechat],
    ['qq', wechat],
    ['weapp', alipay],
  ])('not in %s what is another’s', async (hostName, payment) => {
    expect(await pay(hostName, payment)).toBe('UNSUPPORTED');
    expect(host.paymentsAsked).toEqual([]);
  });
});

it('a mini-program tells by a code who pays, and is never left', async () => {
  host.code = 'C1';
  expect([await payerCode(), payerPage()]).toEqual(['C1', '']);
  expect(leaveForCashier('https://pay.example.com')).toBe('UNSUPPORTED');
});
