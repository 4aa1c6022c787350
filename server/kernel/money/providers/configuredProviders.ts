import type { Settings } from '../../../settings';
import { balanceProvider } from './balanceProvider';
import type { PaymentProvider, Providers } from './paymentProvider';
import { sandboxProvider } from './sandboxProvider';

/** Every provider that a stored payment may name. A real one is added here, and its method below. */
const known: readonly PaymentProvider[] = [balanceProvider, sandboxProvider];

/** What the providers want to know of the settings. */
export type ProviderSettings = Pick<Settings, 'sandbox'>;

/** The providers that the settings name; without the sandbox nothing can be paid but from the balance. */
export const configuredProviders = (settings: ProviderSettings): Providers => ({
  forMethod(method) {
    if (method === 'BALANCE') return balanceProvider;
    return settings.sandbox ? sandboxProvider : undefined;
  },
  named(name) {
    const provider = known.find(candidate => candidate.name === name);
    if (!provider) throw new Error(`No payment provider is called ${name}`);
    return provider;
  },
});
