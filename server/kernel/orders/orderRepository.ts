import {
  and,
  asc,
  desc,
  eq,
  exists,
  getTableColumns,
  inArray,
  isNull,
  lte,
  not,
  or,
  sql,
  type Placeholder,
  type SQL,
} from 'drizzle-orm';
import {
  can,
  canMove,
  statesOf,
  statesOfGroup,
  type Mover,
  type OrderGroup,
  ORDER_STAGES,
  type OrderLife,
  type OrderStage,
} from '../../../src/domain/orderLife';
import { lifeOf, ORDER_LINES } from '../../../src/domain/orderLines';
import type { Database } from '../../db/database';
import { payments } from '../money/schema';
import { depositHolds, orderEvents, orders } from './schema';

export type OrderRow = typeof orders.$inferSelect;

/** An order that is about to be made: it begins in the first state of its line's life, with nothing paid. */
export type NewOrder = Omit<OrderRow, 'state' | 'stateSince' | 'paid' | 'refunded' | 'deletedAt'>;

/** A part of a list. */
export interface Page {
  offset: number;
  limit: number;
}

/** Which orders a list has: a group, all of it or one stage. */
interface Listed {
  group: OrderGroup;
  stage?: OrderStage;
  /** Of one line; absent: of all. */
  line?: OrderRow['line'];
}

/** Orders that a member sees: their own, without those that they deleted. */
export const visibleTo = (userId: string | Placeholder): SQL | undefined =>
  and(eq(orders.userId, userId), isNull(orders.deletedAt));

/** Orders of every line in the states that are picked of its life. */
const inStates = (pick: (life: OrderLife) => string[]): SQL | undefined =>
  or(...ORDER_LINES.map(line => and(eq(orders.line, line), inArray(orders.state, pick(lifeOf(line))))));

/** Orders of every line that wait to be paid, their time over or not. */
export const waitsForPayment = (): SQL | undefined =>
  inStates(life => statesOf(life).filter(state => life.states[state]?.overdue !== undefined));

/** Orders of every line whose time to pay is over. */
const isOverdue = (now: Date): SQL | undefined => and(waitsForPayment(), lte(orders.expiresAt, now));

/** Orders that have ended for their member, though no sweep has come by: no money is on its way to them either. */
function hasLapsed(db: Database, now: Date): SQL {
  const underWay = db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.subjectKind, orders.line),
        eq(payments.subjectId, orders.id),
        eq(payments.status, 'UNKNOWN'),
      ),
    );
  return sql`(${isOverdue(now)} and ${not(exists(underWay))})`;
}

/**
 * Orders of every line that are listed in a group (specification §3), all or those of one stage, each by what has become
 * of it; group 2 lists all.
 */
function inGroup({ group, stage }: Listed, lapsed: SQL): SQL | undefined {
  if (group === 2 && stage === undefined) return undefined;
  const listed = (life: OrderLife): string[] => statesOfGroup(life, group, stage);
  const lapseInto = (life: OrderLife): string[] =>
    statesOf(life).filter(state => listed(life).includes(life.states[state]?.overdue ?? ''));
  return or(and(inStates(listed), not(lapsed)), and(inStates(lapseInto), lapsed));
}

/**
 * Stores an order with what is first told of it, in one statement; false when its id or its client key is there
 * already (waiting for a twin that is under way).
 */
export async function insertOrder(tx: Database, order: NewOrder, event: string): Promise<boolean> {
  const inserted = tx.$with('inserted').as(
    tx
      .insert(orders)
      .values({ ...order, state: lifeOf(order.line).first, stateSince: order.createdAt })
      .onConflictDoNothing()
      .returning({ id: orders.id }),
  );
  // An insert from a select names every column, the running number too.
  const told = await tx
    .with(inserted)
    .insert(orderEvents)
    .select(
      sql`select nextval('order_events_id_seq'), ${inserted.id}, ${event}, ${order.createdAt.toISOString()}::timestamptz from ${inserted}`,
    )
    .returning({ id: orderEvents.id });
  return told.length === 1;
}

/** An order of a member; undefined when it does not exist, is deleted or is somebody else's. */
export async function findOrder(db: Database, userId: string, id: string): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), visibleTo(userId)));
  return row;
}

/** The orders of a member among these ids; deleted ones and somebody else's are left out. */
export const listOrders = (db: Database, userId: string, ids: readonly string[]): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(inArray(orders.id, [...ids]), visibleTo(userId)));

/** Whose an order of a line is; undefined when the line has none like it, or its owner has deleted it. */
export async function ownerOfOrder(
  db: Database,
  line: OrderRow['line'],
  id: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: orders.userId })
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.line, line), isNull(orders.deletedAt)));
  return row?.userId;
}

/** An order by its id, whoever owns it; throws when there is none. */
export async function readOrder(db: Database, id: string): Promise<OrderRow> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new Error('The order does not exist');
  return row;
}

/** The order that a member's client key has made, if it has. */
export async function findOrderByClientKey(
  db: Database,
  userId: string,
  clientKey: string,
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.clientKey, clientKey)));
  return row;
}

/** How an order is locked. */
export interface LockOptions {
  /** Undefined, too, when another transaction holds it. */
  skipLocked?: boolean;
  /** A member: of anybody else's order, or one that they deleted, nothing is found, and nothing is locked. */
  ownerId?: string | undefined;
}

/** An order, or the order of a member alone: what is locked is found by it, so that a stranger neither waits nor keeps waiting. */
export const lockable = (id: string, ownerId: string | undefined): SQL | undefined =>
  and(eq(orders.id, id), ownerId === undefined ? undefined : visibleTo(ownerId));

/**
 * The order under lock until the transaction ends, whoever owns it. All that changes an order begins here, and
 * takes stock, coupon and wallet after it, so that two changes wait for each other and never in a circle. With
 * `skipLocked` undefined too when another transaction holds it, with `ownerId` when it is not that member's.
 */
export async function lockOrder(
  tx: Database,
  id: string,
  { skipLocked = false, ownerId }: LockOptions = {},
): Promise<OrderRow | undefined> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(lockable(id, ownerId))
    .for('update', skipLocked ? { skipLocked } : undefined);
  return row;
}

/**
 * Moves an order on as the life of its line lets `by`, and counts money in and out (fen); false when the life does not
 * allow it, or the order is no longer in the state that was read.
 */
export async function moveOrder(
  tx: Database,
  order: Pick<OrderRow, 'id' | 'line' | 'state'>,
  move: { to: string; by: Mover; now: Date; paid?: number; refunded?: number },
): Promise<boolean> {
  const { to, by, now, paid = 0, refunded = 0 } = move;
  if (!canMove(lifeOf(order.line), order.state, to, by)) return false;
  const moved = await tx
    .update(orders)
    .set({ state: to, stateSince: now, ...moneyMoved(paid, refunded) })
    .where(and(eq(orders.id, order.id), eq(orders.state, order.state)))
    .returning({ id: orders.id });
  return moved.length === 1;
}

/** Counts money in and out of an order (fen) without moving it on. */
export async function countMoney(tx: Database, id: string, paid: number, refunded: number): Promise<void> {
  await tx.update(orders).set(moneyMoved(paid, refunded)).where(eq(orders.id, id));
}

/** Sets what an order costs in all, fen, under its lock. */
export async function setTotal(tx: Database, id: string, total: number): Promise<void> {
  await tx.update(orders).set({ total }).where(eq(orders.id, id));
}

const moneyMoved = (paid: number, refunded: number) => ({
  paid: sql`${orders.paid} + ${paid}`,
  refunded: sql`${orders.refunded} + ${refunded}`,
});

/**
 * A page of a member's orders of every line by group or stage, newest first, and how many there are in all. An order whose
 * time to pay is over is told as it will be in a moment: the list ends none, that is for the sweep.
 */
export async function pageOfOrders(
  db: Database,
  { userId, now, ...which }: Listed & { userId: string; now: Date },
  page: Page,
): Promise<{ orders: OrderRow[]; total: number }> {
  const lapsed = hasLapsed(db, now);
  const ofLine = which.line && eq(orders.line, which.line);
  const listed = and(visibleTo(userId), ofLine, inGroup(which, lapsed));
  const rows = await db
    .select({
      order: getTableColumns(orders),
      lapsed: sql<boolean>`${lapsed}`,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(orders)
    .where(listed)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(page.limit)
    .offset(page.offset);
  const [first] = rows;
  // Beyond the last page no row tells how many there are.
  const total = first?.total ?? (page.offset > 0 ? await db.$count(orders, listed) : 0);
  const asTheyStand = rows.map(({ order, lapsed: isOver }) =>
    isOver ? { ...order, state: overdueState(order, now) ?? order.state } : order,
  );
  return { orders: asTheyStand, total };
}

/** How many orders of a member are in each stage, as the pages of the stages list them. */
export async function countOrders(
  db: Database,
  userId: string,
  now: Date,
): Promise<Record<OrderStage, number>> {
  const lapsed = hasLapsed(db, now);
  const inStage = (stage: OrderStage) =>
    sql<number>`count(*) filter (where ${inGroup({ group: 0, stage }, lapsed)})`.mapWith(Number);
  const columns = Object.fromEntries(ORDER_STAGES.map(({ key }) => [key, inStage(key)])) as Record<
    OrderStage,
    SQL<number>
  >;
  const [counts] = await db.select(columns).from(orders).where(visibleTo(userId));
  if (!counts) throw new Error('A count of rows is a row itself');
  return counts;
}

/** Orders about which a case goes on that holds a deposit, whether or not there is one (depositHolds.ts). */
const hasOpenCase = (db: Database): SQL =>
  exists(
    db
      .select({ id: depositHolds.caseId })
      .from(depositHolds)
      .where(and(eq(depositHolds.orderId, orders.id), isNull(depositHolds.endedAt))),
  );

/** The orders of a member in the states that are picked of each line's life, or with an open case, newest first. */
export const listOpenOrders = (
  db: Database,
  userId: string,
  pick: (life: OrderLife) => string[],
): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), or(inStates(pick), hasOpenCase(db))))
    .orderBy(desc(orders.createdAt), desc(orders.id));

/** Orders whose time to pay is over, whoever owns them, longest first. */
export const listOverdueOrders = (
  db: Database,
  now: Date,
  limit: number,
): Promise<Pick<OrderRow, 'line' | 'id'>[]> =>
  db
    .select({ line: orders.line, id: orders.id })
    .from(orders)
    .where(isOverdue(now))
    .orderBy(asc(orders.expiresAt))
    .limit(limit);

/** Whether an order waits to be paid and its time is over; false when it does not exist. */
export async function isOrderOverdue(db: Database, id: string, now: Date): Promise<boolean> {
  const [overdue] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, id), isOverdue(now)));
  return overdue !== undefined;
}

/** What an order becomes when its time to pay is over; undefined while it is not, or where it waits for no payment. */
export const overdueState = (
  { line, state, expiresAt }: Pick<OrderRow, 'line' | 'state' | 'expiresAt'>,
  now: Date,
): string | undefined => (expiresAt <= now ? lifeOf(line).states[state]?.overdue : undefined);

/** What is told whose order is not hidden (`hideOrder`). */
export const NOT_HIDDEN = '订单还在进行中，或还有事故、违章没有处理完，不能删除';

/** Hides an ended order from its owner; false when its line does not let it be deleted as it stands, or a case of it goes on. */
export async function hideOrder(db: Database, userId: string, id: string, now: Date): Promise<boolean> {
  const deletable = inStates(life => statesOf(life).filter(state => can(life, state, 'delete')));
  const hidden = await db
    .update(orders)
    .set({ deletedAt: now })
    .where(and(eq(orders.id, id), visibleTo(userId), deletable, not(hasOpenCase(db))))
    .returning({ id: orders.id });
  return hidden.length === 1;
}

/** Writes down what happened to an order, one sentence each for its member. */
export async function addEvents(tx: Database, orderId: string, now: Date, ...texts: string[]): Promise<void> {
  await tx.insert(orderEvents).values(texts.map(text => ({ orderId, text, createdAt: now })));
}

/** What happened to an order, newest first. */
export function listEvents(db: Database, orderId: string): Promise<{ text: string; createdAt: Date }[]> {
  return db
    .select({ text: orderEvents.text, createdAt: orderEvents.createdAt })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(desc(orderEvents.createdAt), desc(orderEvents.id));
}
