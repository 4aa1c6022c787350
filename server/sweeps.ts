import { MINUTE } from '../src/domain/shanghaiTime';
import { purgeKnownDevices, purgeLoginCodes } from './areas/user/public';
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
  purgeKnownDevices,
  purgeSandboxMessages,
];

const PAUSE = 30_000;

/** Every how many milliseconds the database is maintained. */
const MAINTENANCE = 10 * MINUTE;

/** Does one job again and again, never twice at a time; the returned function ends that and waits for the last. */
function repeat(
  job: () => Promise<unknown>,
  pause: number,
  tell: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    running ??= job()
      .catch(tell)
      .finally(() => {
        running = undefined;
      });
  }, pause);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/**
 * Starts the sweeps: unpaid orders give their stock back, providers are told what could not be told before, and what
 * has ended (nonces, limits, sessions, codes, devices, sandbox
 * messages) is forgotten, and its place is used again. None waits
 * for another. A failure is told and tried again next time. The returned function ends them and waits for those that
 * run.
 */
export function startSweeps(
  { db, money, clock, maintain }: Pick<Services, 'db' | 'money' | 'clock'> & Pick<OpenDatabase, 'maintain'>,
  tell: (error: unknown) => void,
): () => Promise<void> {
  const stops = sweeps.map(sweep => repeat(async () => sweep(db, clock(), money), PAUSE, tell));
  stops.push(repeat(maintain, MAINTENANCE, tell));
  return async () => {
    await Promise.all(stops.map(stop => stop()));
  };
}
