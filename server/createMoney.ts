import { payables } from './areas/payables';
import { Money, type MoneyParts } from './kernel/money/money';
import { configuredProviders, type ProviderSettings } from './kernel/money/providers/configuredProviders';

/** The money of this server: everything that its areas let be paid for, by the providers that its settings name. */
export const createMoney = (settings: ProviderSettings, parts: Pick<MoneyParts, 'db' | 'report'>): Money =>
  new Money({ ...parts, payables, providers: configuredProviders(settings) });
