import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { isSealed } from '../../kernel/secrets/seal';
import { driverMark, sealedNumber } from './driverNumber';
import { drivers } from './schema';

/** Drivers whose number is sealed in one go. */
const BATCH = 100;

/**
 * Seals the numbers of drivers from before they were, a batch at a time; false when none is left. Safe in several
 * processes at once, also beside one of an older version, which may still write some. Of somebody who has been kept anew
 * meanwhile the older row goes.
 */
const sealSome = (db: Database, dataKey: string): Promise<boolean> =>
  db.transaction(async tx => {
    const plain = await tx
      .select()
      .from(drivers)
      .where(isNull(drivers.numberMark))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    for (const { id, userId, sealedNumber: number } of plain) {
      if (isSealed(number)) throw new Error('A sealed number has no mark');
      const numberMark = driverMark(number, userId, dataKey);
      const isKeptAnew =
        (await tx.$count(drivers, and(eq(drivers.userId, userId), eq(drivers.numberMark, numberMark)))) > 0;
      if (isKeptAnew) await tx.delete(drivers).where(eq(drivers.id, id));
      else {
        const sealed = { numberMark, sealedNumber: sealedNumber(number, id, dataKey) };
        await tx.update(drivers).set(sealed).where(eq(drivers.id, id));
      }
    }
    return plain.length === BATCH;
  });

/** Seals all numbers of drivers from before they were. */
export async function sealDrivers(db: Database, dataKey: string): Promise<void> {
  while (await sealSome(db, dataKey));
}
