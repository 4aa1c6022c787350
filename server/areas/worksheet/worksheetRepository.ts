import { randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq, gte, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { DemandKind } from '../../../types/api/worksheet';
import {
  canMoveDemand,
  DEMAND_STATES,
  demandLife,
  type DemandMover,
  type DemandState,
} from '../../../src/domain/demandLife';
import type { Database } from '../../db/database';
import type { Member } from '../../kernel/members/member';
import { orders } from '../../kernel/orders/schema';
import { cities, type CityRow } from '../city/public';
import { DEMAND_KINDS } from './demandKinds';
import { worksheetCities, worksheetEvents, worksheetOrders, worksheetQuotes, worksheets } from './schema';

/** A demand as it is kept. */
export type DemandRow = typeof worksheets.$inferSelect;
export type QuoteRow = typeof worksheetQuotes.$inferSelect;

/** A demand with what is shown of it besides: its city, the newest quote, the order that has followed last. */
export interface ShownDemand {
  demand: DemandRow;
  cityName: string;
  quote: QuoteRow | undefined;
  orderId: string | undefined;
}

/** States that still go on. */
const OPEN = DEMAND_STATES.filter(state => demandLife[state].isOpen);

/**
 * Gives a member the demands that were sent from their number before they logged in: a code was sent to it, so it was
 * theirs.
 */
export async function claimDemands(
  db: Database,
  { id, mobile }: Pick<Member, 'id' | 'mobile'>,
): Promise<void> {
  await db
    .update(worksheets)
    .set({ userId: id })
    .where(and(eq(worksheets.contactMobile, mobile), isNull(worksheets.userId)));
}

/** The cities where demands of a kind are answered. */
export const citiesOfKind = (
  db: Database,
  kind: DemandKind,
): Promise<{ city: CityRow; services: string[] }[]> =>
  db
    .select({ city: cities, services: worksheetCities.services })
    .from(worksheetCities)
    .innerJoin(cities, eq(cities.id, worksheetCities.cityId))
    .where(eq(worksheetCities.kind, kind));

/** The words for what of a kind is offered in a city; undefined where nothing is. */
export async function servicesIn(
  db: Database,
  kind: DemandKind,
  cityId: string,
): Promise<string[] | undefined> {
  const own = and(eq(worksheetCities.kind, kind), eq(worksheetCities.cityId, cityId));
  const [row] = await db.select({ services: worksheetCities.services }).from(worksheetCities).where(own);
  return row?.services;
}

/** The demand that a client key has made. */
export async function findDemandByKey(db: Database, clientKey: string): Promise<DemandRow | undefined> {
  const [row] = await db.select().from(worksheets).where(eq(worksheets.clientKey, clientKey));
  return row;
}

/** A demand of a kind that was sent for a number since a moment and still goes on, the newest. */
export async function findSentSince(
  db: Database,
  { kind, mobile, since }: { kind: DemandKind; mobile: string; since: Date },
): Promise<DemandRow | undefined> {
  const [row] = await db
    .select()
    .from(worksheets)
    .where(
      and(
        eq(worksheets.kind, kind),
        eq(worksheets.contactMobile, mobile),
        gte(worksheets.createdAt, since),
        inArray(worksheets.state, OPEN),
      ),
    )
    .orderBy(desc(worksheets.createdAt))
    .limit(1);
  return row;
}

/** Keeps a new demand; false when its number or its client key is there already. */
export async function insertDemand(tx: Database, demand: DemandRow): Promise<boolean> {
  const kept = await tx
    .insert(worksheets)
    .values(demand)
    .onConflictDoNothing()
    .returning({ id: worksheets.id });
  return kept.length === 1;
}

/** Writes down what happened to a demand, in the transaction that holds its lock. */
export async function tellDemand(tx: Database, id: string, now: Date, text: string): Promise<void> {
  const [{ told } = { told: 0 }] = await tx
    .select({ told: count() })
    .from(worksheetEvents)
    .where(eq(worksheetEvents.worksheetId, id));
  await tx
    .insert(worksheetEvents)
    .values({ id: randomUUID(), worksheetId: id, number: told + 1, text, createdAt: now });
}

/** What happened to a demand, newest first. */
export const listDemandEvents = (db: Database, id: string): Promise<{ text: string; createdAt: Date }[]> =>
  db
    .select({ text: worksheetEvents.text, createdAt: worksheetEvents.createdAt })
    .from(worksheetEvents)
    .where(eq(worksheetEvents.worksheetId, id))
    .orderBy(desc(worksheetEvents.number));

/** Newest first of each demand among them. */
async function newest<Row extends { worksheetId: string | null }>(
  rows: Promise<Row[]>,
): Promise<Map<string, Row>> {
  const found = new Map<string, Row>();
  for (const row of await rows) {
    if (row.worksheetId !== null && !found.has(row.worksheetId)) found.set(row.worksheetId, row);
  }
  return found;
}

/** What is shown of demands besides what they say. */
async function shown(
  db: Database,
  found: readonly { demand: DemandRow; cityName: string }[],
): Promise<ShownDemand[]> {
  const ids = found.map(({ demand }) => demand.id);
  if (ids.length === 0) return [];
  const [quotes, followed] = await Promise.all([
    newest(
      db
        .select()
        .from(worksheetQuotes)
        .where(inArray(worksheetQuotes.worksheetId, ids))
        .orderBy(desc(worksheetQuotes.createdAt), desc(worksheetQuotes.id)),
    ),
    newest(
      db
        .select({ worksheetId: worksheetOrders.worksheetId, orderId: worksheetOrders.orderId })
        .from(worksheetOrders)
        .innerJoin(orders, eq(orders.id, worksheetOrders.orderId))
        .where(inArray(worksheetOrders.worksheetId, ids))
        // Numbers of one day are in no order.
        .orderBy(desc(orders.createdAt), desc(orders.id)),
    ),
  ]);
  return found.map(({ demand, cityName }) => ({
    demand,
    cityName,
    quote: quotes.get(demand.id),
    orderId: followed.get(demand.id)?.orderId,
  }));
}

const named = (db: Database) =>
  db
    .select({ demand: worksheets, cityName: cities.name })
    .from(worksheets)
    .innerJoin(cities, eq(cities.id, worksheets.cityId));

/** A page of a member's demands, newest first, and how many there are. */
export async function pageOfDemands(
  db: Database,
  { userId, kinds, isOpen }: { userId: string; kinds?: readonly DemandKind[] | undefined; isOpen?: true },
  { offset, limit }: { offset: number; limit: number },
): Promise<{ demands: ShownDemand[]; total: number }> {
  const own = and(
    eq(worksheets.userId, userId),
    kinds && inArray(worksheets.kind, [...kinds]),
    isOpen && inArray(worksheets.state, OPEN),
  );
  const [rows, total] = await Promise.all([
    named(db).where(own).orderBy(desc(worksheets.createdAt), desc(worksheets.id)).limit(limit).offset(offset),
    db.$count(worksheets, own),
  ]);
  return { demands: await shown(db, rows), total };
}

async function findOne(db: Database, where: SQL | undefined): Promise<ShownDemand | undefined> {
  const [found] = await shown(db, await named(db).where(where));
  return found;
}

/** A demand of a member; undefined when there is none, or it is somebody else's. */
export const findDemand = (db: Database, userId: string, id: string): Promise<ShownDemand | undefined> =>
  findOne(db, and(eq(worksheets.id, id), eq(worksheets.userId, userId)));

/** A demand by its number, for the staff. */
export const findDemandForDesk = (db: Database, id: string): Promise<ShownDemand | undefined> =>
  findOne(db, eq(worksheets.id, id));

/** What the staff does something about, longest first; with something to look for, all of that number or phone. */
export async function listDemandsForDesk(db: Database, search: string, most: number): Promise<ShownDemand[]> {
  const rows = search
    ? await named(db)
        .where(or(eq(worksheets.id, search.toUpperCase()), eq(worksheets.contactMobile, search)))
        .orderBy(desc(worksheets.createdAt))
        .limit(most)
    : await named(db)
        .where(inArray(worksheets.state, OPEN))
        // What nobody has called about stands first.
        .orderBy(
          sql`case ${worksheets.state} when 'WAITING' then 0 when 'CONTACTED' then 1 else 2 end`,
          asc(worksheets.createdAt),
        )
        .limit(most);
  return shown(db, rows);
}

/** A demand under lock until the transaction ends: all that changes one begins here. */
export async function lockDemand(tx: Database, id: string): Promise<DemandRow | undefined> {
  const [row] = await tx.select().from(worksheets).where(eq(worksheets.id, id)).for('update');
  return row;
}

/** The same of a member alone: for somebody else's nobody waits, and nobody is kept waiting. */
export async function lockDemandOf(tx: Database, id: string, userId: string): Promise<DemandRow | undefined> {
  const own = and(eq(worksheets.id, id), eq(worksheets.userId, userId));
  const [row] = await tx.select().from(worksheets).where(own).for('update');
  return row;
}

/** The newest quote of a demand. */
export async function newestQuote(tx: Database, demandId: string): Promise<QuoteRow | undefined> {
  const [row] = await tx
    .select()
    .from(worksheetQuotes)
    .where(eq(worksheetQuotes.worksheetId, demandId))
    .orderBy(desc(worksheetQuotes.createdAt), desc(worksheetQuotes.id))
    .limit(1);
  return row;
}

/** Keeps what was offered. */
export async function insertQuote(tx: Database, quote: Omit<QuoteRow, 'id' | 'isDeclined'>): Promise<void> {
  await tx.insert(worksheetQuotes).values({ id: randomUUID(), ...quote });
}

/** A quote was declined: it can be accepted no longer. */
export async function markDeclined(tx: Database, quoteId: string): Promise<void> {
  await tx.update(worksheetQuotes).set({ isDeclined: true }).where(eq(worksheetQuotes.id, quoteId));
}

/**
 * Moves a demand that is under lock; false when its life does not let `by` do so. What it had taken is given back once it
 * has come to nothing.
 */
export async function moveDemand(
  tx: Database,
  { id, kind, state }: Pick<DemandRow, 'id' | 'kind' | 'state'>,
  to: DemandState,
  by: DemandMover,
): Promise<boolean> {
  if (!canMoveDemand(state, to, by)) return false;
  await tx.update(worksheets).set({ state: to }).where(eq(worksheets.id, id));
  if (to === 'CANCELLED' || to === 'UNAVAILABLE') await DEMAND_KINDS[kind].giveBack?.(tx, id);
  return true;
}

/** Gives back what the demands of a member that still go on had taken: they go with the account. */
export async function giveBackOpen(tx: Database, userId: string): Promise<void> {
  const open = await tx
    .select({ id: worksheets.id, kind: worksheets.kind })
    .from(worksheets)
    .where(and(eq(worksheets.userId, userId), inArray(worksheets.state, OPEN)))
    .for('update');
  for (const { id, kind } of open) await DEMAND_KINDS[kind].giveBack?.(tx, id);
}

/** The numbers of all demands of a member. */
export async function demandIds(db: Database, userId: string): Promise<string[]> {
  const rows = await db.select({ id: worksheets.id }).from(worksheets).where(eq(worksheets.userId, userId));
  return rows.map(({ id }) => id);
}
