import { expireUnpaidOrders } from './areas/order/expireUnpaidOrders';
import { providerOf } from './areas/pay/providerOf';
import { purgeLoginCodes } from './areas/user/loginCodes';
import { purgeSessions } from './kernel/members/sessionRepository';
import type { Database } from './db/database';
import { purgeNonces } from './http/nonces';
import { purgeRateLimits } from './http/rateLimit';
import type { Services } from './http/registerApi';
import { purgeSandboxMessages } from './sandbox/registerSandbox';
import type { Settings } from './settings';

/** What is done again and again in the background; every process may do it, they do not disturb each other. */
const sweeps: readonly ((db: Database, now: Date, settings: Settings) => Promise<unknown>)[] = [
  (db, now, settings) => expireUnpaidOrders(db, now, providerOf(settings)),
  purgeNonces,
  purgeRateLimits,
  purgeSessions,
  purgeLoginCodes,
  purgeSandboxMessages,
];

const PAUSE = 30_000;

/**
 * Starts the sweeps: unpaid orders give their stock back, and what has ended (nonces, limits, sessions,
 * codes, sandbox messages) is forgotten. A failure is told and tried again next time. The returned function ends
 * them and waits for the one that runs.
 */
export function startSweeps(
  { db, settings, clock }: Pick<Services, 'db' | 'settings' | 'clock'>,
  tell: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const sweep = async (): Promise<void> => {
    for (const one of sweeps) {
      try {
        await one(db, clock(), settings);
      } catch (error) {
        tell(error);
      }
    }
  };
  const timer = setInterval(() => {
    running = running.then(sweep);
  }, PAUSE);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
