import type { PayMethod } from '../../../../types/api/pay';
import type { Settings } from '../../../settings';
import { absentProvider } from './absentProvider';
import { alipay, ALIPAY } from './alipay';
import { balanceProvider } from './balanceProvider';
import type { OutsideProvider, Providers } from './paymentProvider';
import { sandboxProvider } from './sandboxProvider';
import { wechatPay, WECHAT_PAY } from './wechatPay';

/** What the providers want to know of the settings. */
export type ProviderSettings = Pick<Settings, 'sandbox' | 'merchants' | 'hostApps' | 'publicOrigin'>;

/**
 * The providers that the settings name. Where a method has no merchant, the sandbox carries it, if there is one; without
 * both nothing can be paid but from the balance. A real provider is added here, with its method.
 */
export function configuredProviders(
  settings: ProviderSettings,
  clock: () => Date = () => new Date(),
): Providers {
  const { merchants, hostApps: apps, publicOrigin } = settings;
  const wechat = merchants.wechat && wechatPay({ merchant: merchants.wechat, apps, publicOrigin, clock });
  const ali = merchants.alipay && alipay({ merchant: merchants.alipay, publicOrigin, clock });
  const real: Readonly<Partial<Record<PayMethod, OutsideProvider>>> = {
    ...(wechat && { WECHAT: wechat }),
    ...(ali && { ALIPAY: ali }),
  };
  /** Every provider that a stored payment may name. */
  const known = [
    balanceProvider,
    sandboxProvider,
    wechat ?? absentProvider(WECHAT_PAY),
    ali ?? absentProvider(ALIPAY),
  ];
  return {
    forMethod(method, place) {
      if (method === 'BALANCE') return balanceProvider;
      // Asked for with each payment: the tester may close the sandbox.
      const provider = real[method] ?? (settings.sandbox ? sandboxProvider : undefined);
      return provider?.places?.includes(place) === false ? undefined : provider;
    },
    named(name) {
      const provider = known.find(candidate => candidate.name === name);
      if (!provider) throw new Error(`No payment provider is called ${name}`);
      return provider;
    },
    outside: Object.values(real),
  };
}

/** One sentence for who starts a server on which nobody can pay with money; undefined when all is well. */
export const providerWarning = ({
  production,
  sandbox,
  merchants,
}: Pick<Settings, 'production' | 'sandbox' | 'merchants'>): string | undefined =>
  production && !sandbox && !merchants.wechat && !merchants.alipay
    ? 'No payment provider is configured: renters can pay from their balance alone (docs/operators.md, Payment)'
    : undefined;
