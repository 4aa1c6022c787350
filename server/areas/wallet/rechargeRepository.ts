import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { recharges } from './schema';

export type RechargeRow = typeof recharges.$inferSelect;

/** Stores a recharge; false when its id or its client key is there already. */
export async function insertRecharge(
  tx: Database,
  recharge: typeof recharges.$inferInsert,
): Promise<boolean> {
  const inserted = await tx
    .insert(recharges)
    .values(recharge)
    .onConflictDoNothing()
    .returning({ id: recharges.id });
  return inserted.length === 1;
}

/** A recharge by its id, whoever owns it; undefined when there is none. */
export async function findRecharge(db: Database, id: string): Promise<RechargeRow | undefined> {
  const [row] = await db.select().from(recharges).where(eq(recharges.id, id));
  return row;
}

/** The recharge that a member's client key has begun, if it has. */
export async function findRechargeByClientKey(
  db: Database,
  userId: string,
  clientKey: string,
): Promise<RechargeRow | undefined> {
  const [row] = await db
    .select()
    .from(recharges)
    .where(and(eq(recharges.userId, userId), eq(recharges.clientKey, clientKey)));
  return row;
}

/** The recharge under lock until the transaction ends, whoever owns it; with `skipLocked` undefined too when it is held. */
export async function lockRecharge(
  tx: Database,
  id: string,
  { skipLocked = false }: { skipLocked?: boolean } = {},
): Promise<RechargeRow | undefined> {
  const [row] = await tx
    .select()
    .from(recharges)
    .where(eq(recharges.id, id))
    .for('update', skipLocked ? { skipLocked } : undefined);
  return row;
}

/** Changes a recharge under lock. */
export async function changeRecharge(
  tx: Database,
  id: string,
  values: Pick<Partial<RechargeRow>, 'status' | 'paidAt'>,
): Promise<void> {
  await tx.update(recharges).set(values).where(eq(recharges.id, id));
}

/** Whether a recharge waits for its payment and its time is over; false when it does not exist. */
export async function isRechargeOverdue(db: Database, id: string, now: Date): Promise<boolean> {
  return (
    (await db.$count(
      recharges,
      and(eq(recharges.id, id), eq(recharges.status, 'WAITING'), lte(recharges.expiresAt, now)),
    )) > 0
  );
}

/** The recharges of a member whose payment is still awaited. */
export const waitingRecharges = (db: Database, userId: string): Promise<RechargeRow[]> =>
  db
    .select()
    .from(recharges)
    .where(and(eq(recharges.userId, userId), eq(recharges.status, 'WAITING')));
