import { MINUTE } from '../src/domain/shanghaiTime';
import { settleAccidents } from './areas/accident/public';
import { moveCyclesOn } from './areas/cycle/public';
import { purgeCompanyGrants } from './areas/employee/public';
import { configuredInvoices, issueInvoices } from './areas/invoice/public';
import {
  collectInstalments,
  holdCarsOut,
  moveLongsOn,
  releaseDueLongDeposits,
  remindOfInstalments,
} from './areas/long/public';
import { purgeMemberCodes } from './areas/member-code/public';
import { deleteKept } from './areas/personal-data/public';
import { sealDrivers } from './areas/driver/public';
import {
  closeUnanswered,
  lapseAmendments,
  moveRentalsOn,
  releaseDueDeposits,
  sealRentals,
} from './areas/rental/public';
import { lapseViolations } from './areas/violation/public';
import { purgeKnownDevices, purgeLoginCodes, purgeSpentClaims } from './areas/user/public';
import { purgeFiles } from './kernel/files/fileRepository';
import { purgeOutbox } from './kernel/money/outbox';
import { lapseOrders } from './kernel/orders/lapseOrders';
import { purgeMobileMarks } from './kernel/members/closedMembers';
import { purgeSessions } from './kernel/members/sessionRepository';
import type { Database, OpenDatabase } from './db/database';
import { purgeNonces } from './http/nonces';
import { purgeRateLimits } from './http/rateLimit';
import type { Services } from './http/registerApi';
import { purgeSandboxMessages } from './sandbox/registerSandbox';

/** What sweeps work with besides the database. */
type SweepParts = Pick<Services, 'money' | 'files' | 'settings' | 'sms'>;

/** What is done again and again in the background; every process may do it, they do not disturb each other. */
const sweeps: readonly ((db: Database, now: Date, parts: SweepParts) => Promise<unknown>)[] = [
  (db, now, { money }) => lapseOrders(db, money, now),
  (db, now, { money }) => lapseAmendments(db, money, now),
  (db, now, { money }) => lapseViolations(db, money, now),
  (db, now, { sms }) => settleAccidents(db, sms, now),
  (db, now, { money }) => closeUnanswered(db, money, now),
  (_db, now, { money }) => money.workOff(now),
  async (db, now, { settings }) => {
    const invoices = configuredInvoices(db, settings);
    if (invoices) await issueInvoices(db, invoices, now);
  },
  moveRentalsOn,
  moveCyclesOn,
  (db, now, { money }) => releaseDueDeposits(db, money, now),
  (db, now) => moveLongsOn(db, now),
  holdCarsOut,
  collectInstalments,
  remindOfInstalments,
  (db, now, { money }) => releaseDueLongDeposits(db, money, now),
  (db, now, { files }) => purgeFiles(db, files, now),
  purgeOutbox,
  purgeNonces,
  purgeRateLimits,
  purgeSessions,
  purgeLoginCodes,
  purgeKnownDevices,
  purgeSpentClaims,
  purgeMemberCodes,
  purgeCompanyGrants,
  purgeSandboxMessages,
  deleteKept,
  (db, _now, { settings }) => sealDrivers(db, settings.dataKey),
  (db, _now, { settings }) => sealRentals(db, settings.dataKey),
  purgeMobileMarks,
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
 * Starts the sweeps: unpaid orders and amendments give their stock back, fines that were not paid in time are open again, what was
 * decided of accidents stands when nobody has appealed, orders that their site has not answered
 * their money, too, rentals whose time is over wait for their car, instalments of long rentals are collected and asked
 * for, cards of bought days end, deposits go back, providers are told what could not be told before, invoices that were asked for are issued, numbers of
 * identity cards from before they were sealed are, and what has ended (nonces, limits, sessions, codes, members' codes, devices, channels'
 * claims, sandbox messages, photos that nothing refers to, what was kept of closed accounts) is forgotten, and its
 * place is used again. None waits for another. A failure is told and tried again next time. The returned function ends them
 * and waits for those that run.
 */
export function startSweeps(
  {
    db,
    clock,
    maintain,
    ...parts
  }: Pick<Services, 'db' | 'clock'> & SweepParts & Pick<OpenDatabase, 'maintain'>,
  tell: (error: unknown) => void,
): () => Promise<void> {
  const stops = sweeps.map(sweep => repeat(async () => sweep(db, clock(), parts), PAUSE, tell));
  stops.push(repeat(maintain, MAINTENANCE, tell));
  return async () => {
    await Promise.all(stops.map(stop => stop()));
  };
}
