import { and, eq, inArray, lt } from 'drizzle-orm';
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

/** Whether somebody has proved on one device to own both numbers. */
export async function haveSharedDevice(db: Database, mobile: string, other: string): Promise<boolean> {
  const devices = db
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(eq(knownDevices.mobile, mobile));
  const rows = await db
    .select({ mobile: knownDevices.mobile })
    .from(knownDevices)
    .where(and(eq(knownDevices.mobile, other), inArray(knownDevices.deviceHash, devices)))
    .limit(1);
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
