import type { Database } from '../../db/database';
import type { OnCheckpoint } from './checkpoint';
import type { Payable } from './payable';
import type { Providers } from './providers/paymentProvider';

/** What money works with. */
export interface MoneyParts {
  db: Database;
  /** Everything that is paid for, one of a kind. */
  payables: readonly Payable[];
  providers: Providers;
  /** Told of what a provider could not be told, for the log. */
  report: (error: unknown) => void;
  /** How long a provider may take for an answer, milliseconds; default PROVIDER_LIMIT. */
  providerLimit?: number;
  /** Told of every moment at which the process might die; for the test that kills it. */
  onCheckpoint?: OnCheckpoint;
}
