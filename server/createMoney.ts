import { payables } from './areas/payables';
import { Money, type MoneyParts } from './kernel/money/money';
import { configuredProviders } from './kernel/money/providers/configuredProviders';
import type { Settings } from './settings';

/** The money of this server: everything that its areas let be paid for, by the providers that its settings name. */
export const createMoney = (
  settings: Pick<Settings, 'sandbox'>,
  parts: Pick<MoneyParts, 'db' | 'report'>,
): Money => new Money({ ...parts, payables, providers: configuredProviders(settings) });
