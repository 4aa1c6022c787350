import type { Payable } from '../kernel/money/payable';
import { accidentPayable } from './accident/public';
import { instalmentPayable, longPayable } from './long/public';
import { cyclePayable } from './cycle/public';
import { amendmentPayable, rentalPayable } from './rental/public';
import { violationPayable } from './violation/public';
import { rechargePayable } from './wallet/public';
import { worksheetPayable } from './worksheet/public';

/** Everything that can be paid for: a line adds its own. */
export const payables: readonly Payable[] = [
  rentalPayable,
  amendmentPayable,
  longPayable,
  instalmentPayable,
  rechargePayable,
  cyclePayable,
  worksheetPayable,
  violationPayable,
  accidentPayable,
];
