import { and, asc, count, desc, eq, gte, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import {
  ACCIDENT_STATES,
  accidentLife,
  canMoveAccident,
  REPORT_DAYS,
  type AccidentMover,
  type AccidentState,
} from '../../../src/domain/accident';
import { statesOf } from '../../../src/domain/orderLife';
import { lifeOf, type OrderLineName } from '../../../src/domain/orderLines';
import { DAY, format } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import type { CaseKey } from '../../kernel/orders/depositHolds';
import { lockOrder, visibleTo, type LockOptions, type OrderRow } from '../../kernel/orders/orderRepository';
import { orders } from '../../kernel/orders/schema';
import { accidentEvents, accidents } from './schema';

export type AccidentRow = typeof accidents.$inferSelect;

/** An accident with the order during which it happened. */
export interface ShownAccident {
  accident: AccidentRow;
  order: OrderRow;
}

/** The kind of an accident, as a case that holds a deposit and as something that is paid. */
export const ACCIDENT = 'ACCIDENT';

/** An accident as a case about its order. */
export const caseOf = ({ id }: Pick<AccidentRow, 'id'>): CaseKey => ({ kind: ACCIDENT, id });

/** 11月3日的事故: what holds a deposit, for the renter. */
export const accidentText = ({ happenedAt }: Pick<AccidentRow, 'happenedAt'>): string =>
  `${format(happenedAt, 'M月D日')}的事故`;

/** States in which somebody has to do something; those that wait for their renter, and for the staff. */
const OPEN = ACCIDENT_STATES.filter(state => accidentLife[state].isOpen);
const OF_RENTER: readonly AccidentState[] = ['PAPERS', 'DECIDED', 'UNPAID'];
const OF_STAFF: readonly AccidentState[] = ['REPORTED', 'ASSESSED', 'APPEALED'];

const shown = (db: Database) =>
  db
    .select({ accident: accidents, order: orders })
    .from(accidents)
    .innerJoin(orders, eq(orders.id, accidents.orderId));

/** Keeps a new accident; false when its number, or its client key, is there already. */
export async function insertAccident(tx: Database, accident: AccidentRow): Promise<boolean> {
  const kept = await tx
    .insert(accidents)
    .values(accident)
    .onConflictDoNothing()
    .returning({ id: accidents.id });
  return kept.length === 1;
}

/** The accident that a member's client key has made, if it has. */
export async function findByClientKey(
  db: Database,
  userId: string,
  clientKey: string,
): Promise<AccidentRow | undefined> {
  const [row] = await db
    .select()
    .from(accidents)
    .where(and(eq(accidents.userId, userId), eq(accidents.clientKey, clientKey)));
  return row;
}

/** How many accidents of an order go on. */
export const countOpen = (db: Database, orderId: string): Promise<number> =>
  db.$count(accidents, and(eq(accidents.orderId, orderId), inArray(accidents.state, OPEN)));

const first = (states: readonly AccidentState[]): SQL => sql`${inArray(accidents.state, [...states])} desc`;

/** A page of a member's accidents, what waits for them first, then the newest; and how many there are. */
export async function pageOfAccidents(
  db: Database,
  { userId, orderId }: { userId: string; orderId?: string | undefined },
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: ShownAccident[]; total: number }> {
  const own = and(
    eq(accidents.userId, userId),
    orderId === undefined ? undefined : eq(accidents.orderId, orderId),
  );
  const [rows, total] = await Promise.all([
    shown(db)
      .where(own)
      .orderBy(first(OF_RENTER), desc(accidents.createdAt), desc(accidents.id))
      .limit(limit)
      .offset(offset),
    db.$count(accidents, own),
  ]);
  return { rows, total };
}

async function findOne(db: Database, where: SQL | undefined): Promise<ShownAccident | undefined> {
  const [row] = await shown(db).where(where);
  return row;
}

/** An accident of a member; undefined when there is none, or it is somebody else's. */
export const findAccident = (db: Database, userId: string, id: string): Promise<ShownAccident | undefined> =>
  findOne(db, and(eq(accidents.id, id), eq(accidents.userId, userId)));

/** An accident by its number, whoever's it is. */
export const findAnyAccident = (db: Database, id: string): Promise<ShownAccident | undefined> =>
  findOne(db, eq(accidents.id, id));

/** What somebody does something about, what waits for the staff first; with something to look for, all of that number or order. */
export const listForDesk = (db: Database, search: string, most: number): Promise<ShownAccident[]> =>
  search
    ? shown(db)
        .where(or(eq(accidents.id, search.toUpperCase()), eq(accidents.orderId, search.toUpperCase())))
        .orderBy(desc(accidents.createdAt))
        .limit(most)
    : shown(db)
        .where(inArray(accidents.state, OPEN))
        .orderBy(first(OF_STAFF), asc(accidents.createdAt))
        .limit(most);

/** The numbers of all accidents of some orders. */
export async function accidentsOf(db: Database, orderIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: accidents.id })
    .from(accidents)
    .where(inArray(accidents.orderId, [...orderIds]));
  return rows.map(({ id }) => id);
}

/**
 * An accident under the lock of its order: all that changes one begins here. With `ownerId` undefined, and nothing waited for,
 * where it is not that member's. Whether they still have the order in their list does not matter.
 */
export async function lockAccident(
  tx: Database,
  id: string,
  { ownerId, skipLocked = false }: LockOptions = {},
): Promise<ShownAccident | undefined> {
  const [seen] = await tx
    .select({ orderId: accidents.orderId })
    .from(accidents)
    .where(and(eq(accidents.id, id), ownerId === undefined ? undefined : eq(accidents.userId, ownerId)));
  const order = seen && (await lockOrder(tx, seen.orderId, { skipLocked }));
  // Read again: until the lock was there it may have changed.
  const [accident] = order ? await tx.select().from(accidents).where(eq(accidents.id, id)) : [];
  return order && accident && { accident, order };
}

/** Changes what is kept of an accident that is under lock, and not how it stands. */
export async function changeAccident(
  tx: Database,
  id: string,
  values: Partial<Omit<AccidentRow, 'id' | 'state'>>,
): Promise<void> {
  await tx.update(accidents).set(values).where(eq(accidents.id, id));
}

/** Moves an accident that is under lock, and changes what goes with it; false when its life does not let `by` do so. */
export async function moveAccident(
  tx: Database,
  { id, state }: Pick<AccidentRow, 'id' | 'state'>,
  to: AccidentState,
  by: AccidentMover,
  values: Partial<AccidentRow> = {},
): Promise<boolean> {
  if (!canMoveAccident(state, to, by)) return false;
  await tx
    .update(accidents)
    .set({ ...values, state: to })
    .where(eq(accidents.id, id));
  return true;
}

/** Accidents whose decision stands by now, as nobody has appealed. */
export async function listStanding(db: Database, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: accidents.id })
    .from(accidents)
    .where(and(eq(accidents.state, 'DECIDED'), lte(accidents.standsAt, now)))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Orders of a member whose car is out, or may have come back in the days in which an accident can be reported; newest first. */
export function listReportable(
  db: Database,
  userId: string,
  lines: readonly OrderLineName[],
  { now, most }: { now: Date; most: number },
): Promise<OrderRow[]> {
  const isOut = lines.map(line => {
    const { states } = lifeOf(line);
    const out = statesOf(lifeOf(line)).filter(state =>
      ['IN_USE', 'TO_PAY'].includes(states[state]?.stage ?? ''),
    );
    return and(eq(orders.line, line), inArray(orders.state, out));
  });
  // With its return an order has come into another state.
  const isRecent = gte(orders.stateSince, new Date(now.getTime() - REPORT_DAYS * DAY));
  return db
    .select()
    .from(orders)
    .where(and(visibleTo(userId), inArray(orders.line, [...lines]), or(isRecent, ...isOut)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(most);
}

/** Writes down what happened to an accident, under its lock. */
export async function tellAccident(tx: Database, id: string, now: Date, text: string): Promise<void> {
  const [{ told } = { told: 0 }] = await tx
    .select({ told: count() })
    .from(accidentEvents)
    .where(eq(accidentEvents.accidentId, id));
  await tx.insert(accidentEvents).values({ accidentId: id, number: told + 1, text, createdAt: now });
}

/** What happened to an accident, newest first. */
export const listAccidentEvents = (db: Database, id: string): Promise<{ text: string; createdAt: Date }[]> =>
  db
    .select({ text: accidentEvents.text, createdAt: accidentEvents.createdAt })
    .from(accidentEvents)
    .where(eq(accidentEvents.accidentId, id))
    .orderBy(desc(accidentEvents.number));
