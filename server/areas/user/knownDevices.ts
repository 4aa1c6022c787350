import { and, eq, lt } from 'drizzle-orm';
import { DAY } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import { DEVICE_DAYS } from '../../http/deviceCookie';
import { knownDevices } from './schema';

/** Whether somebody has proved on this device to own a number. */
export async function isKnownDevice(db: Database, mobile: string, deviceHash: string): Promise<boolean> {
  const rows = await db
    .select({ mobile: knownDevices.mobile })
    .from(knownDevices)
    .where(and(eq(knownDevices.mobile, mobile), eq(knownDevices.deviceHash, deviceHash)));
  return rows.length > 0;
}

/** Notes that somebody has proved on this device to own a number. */
export async function rememberDevice(
  db: Database,
  mobile: string,
  deviceHash: string,
  now: Date,
): Promise<void> {
  await db
    .insert(knownDevices)
    .values({ mobile, deviceHash, loggedInAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.mobile, knownDevices.deviceHash],
      set: { loggedInAt: now },
    });
}

/** Forgets devices that have forgotten themselves: their cookie has ended. */
export async function purgeKnownDevices(db: Database, now: Date): Promise<void> {
  await db
    .delete(knownDevices)
    .where(lt(knownDevices.loggedInAt, new Date(now.getTime() - DEVICE_DAYS * DAY)));
}
