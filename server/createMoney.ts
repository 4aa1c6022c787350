import { payables } from './areas/payables';
import { Money } from './kernel/money/money';
import type { MoneyParts } from './kernel/money/moneyParts';
import { configuredProviders, type ProviderSettings } from './kernel/money/providers/configuredProviders';

/**
 * The money of this server: everything that its areas let be paid for, by the providers that its settings name, whose
 * signatures are of the time that `clock` tells (default: the real one).
 */
export const createMoney = (
  settings: ProviderSettings,
  { clock, ...parts }: Pick<MoneyParts, 'db' | 'report'> & { clock?: () => Date },
): Money => new Money({ ...parts, payables, providers: configuredProviders(settings, clock) });
