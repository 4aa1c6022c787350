import type { Payable } from '../kernel/money/payable';
import { rentalPayable } from './rental/public';

/** Everything that can be paid for: a line adds its own. */
export const payables: readonly Payable[] = [rentalPayable];
