import { randomUUID } from 'node:crypto';
import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Renter } from '../../../types/api/rental';
import type { Database } from '../../db/database';
import { driverMark, sealedNumber } from './driverNumber';
import { drivers } from './schema';

export type DriverRow = typeof drivers.$inferSelect;

/** When a driver is noted, and the key under which their number lies (`dataKey` of the settings). */
interface Noting {
  now: Date;
  dataKey: string;
}

/** How many a member has kept at most: of more, who drove longest ago is forgotten. */
export const MOST_DRIVERS = 10;

const ofMember = (db: Database, userId: string) =>
  db
    .select()
    .from(drivers)
    .where(eq(drivers.userId, userId))
    .orderBy(desc(drivers.usedAt), drivers.id)
    .limit(MOST_DRIVERS);

/** The usual drivers of a member, who drove last first. */
export const listDrivers = (db: Database, userId: string): Promise<DriverRow[]> => ofMember(db, userId);

/** A usual driver of a member; undefined when there is none of that id, or they are somebody else's. */
export async function findDriver(db: Database, userId: string, id: string): Promise<DriverRow | undefined> {
  const [row] = await db
    .select()
    .from(drivers)
    .where(and(eq(drivers.id, id), eq(drivers.userId, userId)));
  return row;
}

/** Forgets a usual driver of a member; false when they have none of that id. */
export async function removeDriver(db: Database, userId: string, id: string): Promise<boolean> {
  const removed = await db
    .delete(drivers)
    .where(and(eq(drivers.id, id), eq(drivers.userId, userId)))
    .returning({ id: drivers.id });
  return removed.length > 0;
}

/**
 * Keeps who takes a car, as the member agreed to: one row for one identity card, with the name and the mobile that were
 * typed last.
 */
export async function keepDriver(
  tx: Database,
  userId: string,
  { name, mobile, idcard_no: idcard }: Renter,
  { now, dataKey }: Noting,
): Promise<void> {
  const id = randomUUID();
  const numberMark = driverMark(idcard, userId, dataKey);
  const kept = { id, userId, numberMark, sealedNumber: sealedNumber(idcard, id, dataKey) };
  await tx
    .insert(drivers)
    .values({ ...kept, name, mobile, usedAt: now, createdAt: now })
    .onConflictDoUpdate({
      target: [drivers.userId, drivers.numberMark],
      set: { name, mobile, usedAt: now },
    });
  const listed = await ofMember(tx, userId);
  await tx.delete(drivers).where(
    and(
      eq(drivers.userId, userId),
      notInArray(
        drivers.id,
        listed.map(driver => driver.id),
      ),
    ),
  );
}

/** Notes that a car was booked for somebody, if they are a usual driver of the member. */
export async function noteDriverUse(
  tx: Database,
  userId: string,
  { idcard_no: idcard }: Renter,
  { now, dataKey }: Noting,
): Promise<void> {
  await tx
    .update(drivers)
    .set({ usedAt: now })
    .where(and(eq(drivers.userId, userId), eq(drivers.numberMark, driverMark(idcard, userId, dataKey))));
}
