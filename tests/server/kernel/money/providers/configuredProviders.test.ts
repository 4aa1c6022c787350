import {
  configuredProviders,
  providerWarning,
} from '../../../../../server/kernel/money/providers/configuredProviders';
import type { OutsideProvider } from '../../../../../server/kernel/money/providers/paymentProvider';
import { readSettings } from '../../../../../server/settings';
import { AlipayStandIn } from '../../../support/AlipayStandIn';
import { WechatPayStandIn } from '../../../support/WechatPayStandIn';

// Issue 12, real payment: behind the provider interface, chosen by configuration.

const publicOrigin = 'https://rental.example';
const hostApps = { weapp: { appId: 'wx1', secret: 's' } };
const wechat = new WechatPayStandIn().merchant;
const alipay = new AlipayStandIn().merchant;
const METHODS = ['WECHAT', 'ALIPAY', 'BALANCE'] as const;
const PLACES = ['h5', 'weapp', 'wechat', 'alipay', 'qq'] as const;

type Chosen = Partial<Parameters<typeof configuredProviders>[0]>;
const providersOf = (chosen: Chosen) =>
  configuredProviders({ sandbox: false, merchants: {}, hostApps, publicOrigin, ...chosen });
/** Who carries what, place by place. */
const carriers = (chosen: Chosen) =>
  Object.fromEntries(
    PLACES.map(place => [
      place,
      METHODS.map(method => providersOf(chosen).forMethod(method, place)?.name ?? 'nobody').join(' '),
    ]),
  );

describe('the providers that the settings name', () => {
  it('are those of real money, each where its host lets it in', () => {
    expect(carriers({ merchants: { wechat, alipay }, sandbox: true })).toEqual({
      h5: 'WECHATPAY ALIPAY BALANCE',
      weapp: 'WECHATPAY nobody BALANCE',
      wechat: 'nobody nobody BALANCE',
      alipay: 'nobody ALIPAY BALANCE',
      qq: 'nobody nobody BALANCE',
    });
  });

  it('are the sandbox where there is no merchant, everywhere', () => {
    for (const names of Object.values(carriers({ sandbox: true })))
      expect(names).toBe('SANDBOX SANDBOX BALANCE');
    expect(carriers({ sandbox: true, merchants: { alipay } }).h5).toBe('SANDBOX ALIPAY BALANCE');
  });

  it('are nobody but the balance without both, which a start in production says', () => {
    expect(carriers({}).h5).toBe('nobody nobody BALANCE');
    const settings = { production: true, sandbox: false, merchants: {} };
    expect(providerWarning(settings)).toMatch(/^No payment provider is configured/);
    expect(providerWarning({ ...settings, merchants: { alipay } })).toBeUndefined();
    expect(providerWarning({ ...settings, sandbox: true })).toBeUndefined();
    expect(providerWarning({ ...settings, production: false })).toBeUndefined();
    expect(providersOf(readSettings({})).outside).toEqual([]);
  });

  it('still name those that carried a payment before the settings changed, and tell them nothing', async () => {
    const provider = providersOf({}).named('WECHATPAY') as OutsideProvider;
    expect(provider.arrival).toMatch(/^原路退回/);
    await expect(provider.query({} as never, new Date(), new AbortController().signal)).rejects.toThrow(
      'WECHATPAY is not configured',
    );
    expect(() => providersOf({}).named('TENPAY')).toThrow('No payment provider is called TENPAY');
  });

  it('notify where they are configured', () => {
    const paths = providersOf({ merchants: { wechat, alipay } }).outside.map(
      ({ notifying }) => notifying?.path,
    );
    expect(paths).toEqual(['wechat', 'alipay']);
  });
});
