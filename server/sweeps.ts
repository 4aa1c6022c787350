import { purgeLoginCodes } from './areas/user/public';
import type { Money } from './kernel/money/money';
import { purgeOutbox } from './kernel/money/outbox';
import { lapseOrders } from './kernel/orders/lapseOrders';
import { purgeSessions } from './kernel/members/sessionRepository';
import type { Database, OpenDatabase } from './db/database';
import { purgeNonces } from './http/nonces';
import { purgeRateLimits } from './http/rateLimit';
import type { Services } from './http/registerApi';
import { purgeSandboxMessages } from './sandbox/registerSandbox';

/** What is done again and again in the background; every process may do it, they do not disturb each other. */
const sweeps: readonly ((db: Database, now: Date, money: Money) => Promise<unknown>)[] = [
  (db, now, money) => lapseOrders(db, money, now),
  (_db, now, money) => money.workOff(now),
  purgeOutbox,
  purgeNonces,
  purgeRateLimits,
  purgeSessions,
  purgeLoginCodes,
  purgeSandboxMessages,
];

const PAUSE = 30_000;

/** Every how many sweeps the database is maintained: each 10 minutes. */
const MAINTENANCE = 20;

/**
 * Starts the sweeps: unpaid orders give their stock back, providers are told what could not be told before, and what
 * has ended (nonces, limits, sessions, codes, sandbox messages) is forgotten, and its place is used again. A failure is told and tried again next
 * time. The returned function ends them and waits for the one that runs.
 */
export function startSweeps(
  { db, money, clock, maintain }: Pick<Services, 'db' | 'money' | 'clock'> & Pick<OpenDatabase, 'maintain'>,
  tell: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let count = 0;
  const sweep = async (): Promise<void> => {
    for (const one of sweeps) await one(db, clock(), money).catch(tell);
    count += 1;
    if (count % MAINTENANCE === 0) await maintain().catch(tell);
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
