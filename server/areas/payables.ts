import type { Payable } from '../kernel/money/payable';
import { amendmentPayable, rentalPayable } from './rental/public';
import { rechargePayable } from './wallet/public';

/** Everything that can be paid for: a line adds its own. */
export const payables: readonly Payable[] = [rentalPayable, amendmentPayable, rechargePayable];
