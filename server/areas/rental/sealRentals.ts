import { eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { isSealed } from '../../kernel/secrets/seal';
import { keptNumber } from './people';
import { rentalAmendments, rentalOrders } from './schema';
import { readInsured, storedInsured, type StoredInsured } from './stored';

/** Rows whose numbers are sealed in one go. */
const BATCH = 100;

const sealed = (number: string, orderId: string, dataKey: string): string =>
  isSealed(number) ? number : keptNumber(number, orderId, dataKey);

const sealedPeople = (insured: StoredInsured, orderId: string, dataKey: string): StoredInsured =>
  storedInsured(
    readInsured(insured).map(({ name, keptNumber: number }) => ({
      name,
      keptNumber: sealed(number, orderId, dataKey),
    })),
  );

/** As the index of the table has them. */
const isPlainOrder: SQL = sql`${rentalOrders.renterNumber} not like 'v1.%'`;
const isPlainAmendment: SQL = sql`coalesce(${rentalAmendments.insured} ->> 'version', '0') <> '2'`;

const sealOrders = (db: Database, dataKey: string): Promise<boolean> =>
  db.transaction(async tx => {
    const plain = await tx
      .select()
      .from(rentalOrders)
      .where(isPlainOrder)
      .limit(BATCH)
      .for('update', { skipLocked: true });
    for (const { orderId, renterNumber, insured } of plain) {
      await tx
        .update(rentalOrders)
        .set({
          renterNumber: sealed(renterNumber, orderId, dataKey),
          insured: sealedPeople(insured, orderId, dataKey),
        })
        .where(eq(rentalOrders.orderId, orderId));
    }
    return plain.length === BATCH;
  });

const sealAmendments = (db: Database, dataKey: string): Promise<boolean> =>
  db.transaction(async tx => {
    const plain = await tx
      .select()
      .from(rentalAmendments)
      .where(isPlainAmendment)
      .limit(BATCH)
      .for('update', { skipLocked: true });
    for (const { id, orderId, insured } of plain) {
      await tx
        .update(rentalAmendments)
        .set({ insured: sealedPeople(insured, orderId, dataKey) })
        .where(eq(rentalAmendments.id, id));
    }
    return plain.length === BATCH;
  });

/**
 * Seals the numbers of identity cards from before they were, in orders and their amendments, batch by batch. Safe in
 * several processes at once, also beside one of an older version, which may still write some.
 */
export async function sealRentals(db: Database, dataKey: string): Promise<void> {
  while (await sealOrders(db, dataKey));
  while (await sealAmendments(db, dataKey));
}
