import { eq, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Database } from '../../../../server/db/database';
import { Failure, notFound } from '../../../../server/kernel/failure';
import type { Payable, Standing } from '../../../../server/kernel/money/payable';
import { ErrorCode } from '../../../../src/domain/errorCode';

// What is paid for in the tests of money: made-up kinds, in one table of their own, so that no test leans on a line.

/** When the tests play. */
export const now = new Date('2026-11-23T09:00:00+08:00');
/** So many seconds after that. */
export const later = (seconds: number): Date => new Date(now.getTime() + seconds * 1000);
/** From where they are paid. */
export const payer = { place: 'h5', ip: '198.51.100.7' } as const;
/** What every thing costs, fen. */
export const PRICE = 500;

export const things = pgTable('things', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  state: text('state').$type<'WAITING' | 'PAID' | 'OVER'>().notNull(),
  received: integer('received').notNull(),
  returned: integer('returned').notNull(),
});
export type Thing = typeof things.$inferSelect;

function standingOf({ state, received }: Thing): Standing {
  if (state === 'WAITING') return { state: 'DUE', amount: PRICE, closing: 'its minute is over' };
  if (state === 'PAID') return { state: 'PAID', amount: received };
  return { state: 'CLOSED', reason: 'its minute is over' };
}

/** A thing waits for its price a minute long. */
export const payable = (kind: string): Payable<Thing> => ({
  kind,
  noun: `this ${kind}`,
  async lock(tx, id, { skipLocked } = {}) {
    const [row] = await tx
      .select()
      .from(things)
      .where(eq(things.id, id))
      .for('update', skipLocked ? { skipLocked } : undefined);
    return row;
  },
  due({ state }) {
    if (state === 'WAITING') return PRICE;
    throw new Failure(ErrorCode.ORDER_STATE, `it is ${state}`);
  },
  async accept(tx, { id, state }, amount) {
    if (state !== 'WAITING') return false;
    await tx.update(things).set({ state: 'PAID', received: amount }).where(eq(things.id, id));
    return true;
  },
  async refuse(tx, { id, received, returned }, amount) {
    await tx
      .update(things)
      .set({ received: received + amount, returned: returned + amount })
      .where(eq(things.id, id));
  },
  async ownerOf(db, id) {
    const [row] = await db.select().from(things).where(eq(things.id, id));
    return row?.userId;
  },
  async describe(db, id) {
    const [row] = await db.select().from(things).where(eq(things.id, id));
    if (!row) throw notFound(`this ${kind}`);
    return { title: `${kind} ${id}`, lines: ['of Ann'], expiresAt: later(60), standing: standingOf(row) };
  },
  async isOverdue(db, id, moment) {
    const [row] = await db.select().from(things).where(eq(things.id, id));
    return row?.state === 'WAITING' && moment >= later(60);
  },
  async lapse(tx, { id, state }, moment) {
    if (state !== 'WAITING' || moment < later(60)) return false;
    await tx.update(things).set({ state: 'OVER' }).where(eq(things.id, id));
    return true;
  },
});

/** Makes the table of things. */
export const createThings = (db: Database): Promise<unknown> =>
  db.execute(
    sql`create table things (id text primary key, user_id text not null, state text not null, received integer not null, returned integer not null)`,
  );

/** Fills it anew: a raffle ticket and a fine of Ann's, both waiting to be paid. */
export async function renewThings(db: Database): Promise<void> {
  await db.delete(things);
  await db.insert(things).values(
    ['raffle', 'fine'].map(id => ({
      id,
      userId: 'ann',
      state: 'WAITING' as const,
      received: 0,
      returned: 0,
    })),
  );
}

export const raffle = { kind: 'RAFFLE', id: 'raffle' };
export const fine = { kind: 'FINE', id: 'fine' };
