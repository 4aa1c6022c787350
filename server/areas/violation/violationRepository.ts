import { and, asc, count, desc, eq, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import {
  canMoveViolation,
  VIOLATION_STATES,
  violationLife,
  type ViolationMover,
} from '../../../src/domain/violation';
import type { Database } from '../../db/database';
import type { CaseKey } from '../../kernel/orders/depositHolds';
import { lockOrder, type OrderRow } from '../../kernel/orders/orderRepository';
import { orders } from '../../kernel/orders/schema';
import { violationEvents, violations } from './schema';

export type ViolationRow = typeof violations.$inferSelect;

/** A violation with the order during which it happened. */
export interface ShownViolation {
  violation: ViolationRow;
  order: OrderRow;
}

/** The kind of a violation, as a case that holds a deposit and as something that is paid. */
export const VIOLATION = 'VIOLATION';

/** A violation as a case about its order. */
export const caseOf = ({ id }: Pick<ViolationRow, 'id'>): CaseKey => ({ kind: VIOLATION, id });

/** States in which somebody has to do something. */
const OPEN = VIOLATION_STATES.filter(state => violationLife[state].isOpen);

const shown = (db: Database) =>
  db
    .select({ violation: violations, order: orders })
    .from(violations)
    .innerJoin(orders, eq(orders.id, violations.orderId));

/** Keeps a new violation; false when its number, or the same act, is there already. */
export async function insertViolation(tx: Database, violation: ViolationRow): Promise<boolean> {
  const kept = await tx
    .insert(violations)
    .values(violation)
    .onConflictDoNothing()
    .returning({ id: violations.id });
  return kept.length === 1;
}

/** The violation of an order that is the same act at the same moment, if there is one. */
export async function findSameAct(
  db: Database,
  { orderId, happenedAt, act }: Pick<ViolationRow, 'orderId' | 'happenedAt' | 'act'>,
): Promise<ViolationRow | undefined> {
  const [row] = await db
    .select()
    .from(violations)
    .where(
      and(eq(violations.orderId, orderId), eq(violations.happenedAt, happenedAt), eq(violations.act, act)),
    );
  return row;
}

/** A page of a member's violations, what waits for them first, then the newest; and how many there are. */
export async function pageOfViolations(
  db: Database,
  { userId, orderId }: { userId: string; orderId?: string | undefined },
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: ShownViolation[]; total: number }> {
  const own = and(
    eq(violations.userId, userId),
    orderId === undefined ? undefined : eq(violations.orderId, orderId),
  );
  const [rows, total] = await Promise.all([
    shown(db)
      .where(own)
      .orderBy(
        sql`${violations.state} in ('OPEN', 'AGENCY_UNPAID') desc`,
        desc(violations.createdAt),
        desc(violations.id),
      )
      .limit(limit)
      .offset(offset),
    db.$count(violations, own),
  ]);
  return { rows, total };
}

async function findOne(db: Database, where: SQL | undefined): Promise<ShownViolation | undefined> {
  const [row] = await shown(db).where(where);
  return row;
}

/** A violation of a member; undefined when there is none, or it is somebody else's. */
export const findViolation = (
  db: Database,
  userId: string,
  id: string,
): Promise<ShownViolation | undefined> =>
  findOne(db, and(eq(violations.id, id), eq(violations.userId, userId)));

/** A violation by its number, whoever's it is. */
export const findAnyViolation = (db: Database, id: string): Promise<ShownViolation | undefined> =>
  findOne(db, eq(violations.id, id));

/** What the staff does something about, longest first; with something to look for, all of that number or order. */
export const listForDesk = (db: Database, search: string, most: number): Promise<ShownViolation[]> =>
  search
    ? shown(db)
        .where(or(eq(violations.id, search.toUpperCase()), eq(violations.orderId, search.toUpperCase())))
        .orderBy(desc(violations.createdAt))
        .limit(most)
    : shown(db)
        .where(inArray(violations.state, OPEN))
        .orderBy(
          sql`${violations.state} in ('RECEIPT_SENT', 'AGENCY', 'APPEALED') desc`,
          asc(violations.createdAt),
        )
        .limit(most);

/** The numbers of all violations of some orders. */
export async function violationsOf(db: Database, orderIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: violations.id })
    .from(violations)
    .where(inArray(violations.orderId, [...orderIds]));
  return rows.map(({ id }) => id);
}

/** A violation under the lock of its order: all that changes one begins here. */
export async function lockViolation(
  tx: Database,
  id: string,
  options?: { skipLocked?: boolean },
): Promise<ShownViolation | undefined> {
  const [seen] = await tx
    .select({ orderId: violations.orderId })
    .from(violations)
    .where(eq(violations.id, id));
  const order = seen && (await lockOrder(tx, seen.orderId, options));
  // Read again: until the lock was there it may have changed.
  const [violation] = order ? await tx.select().from(violations).where(eq(violations.id, id)) : [];
  return order && violation && { violation, order };
}

/** Moves a violation that is under lock, and changes what goes with it; false when its life does not let `by` do so. */
export async function moveViolation(
  tx: Database,
  { id, state }: Pick<ViolationRow, 'id' | 'state'>,
  to: ViolationRow['state'],
  by: ViolationMover,
  values: Partial<ViolationRow> = {},
): Promise<boolean> {
  if (!canMoveViolation(state, to, by)) return false;
  await tx
    .update(violations)
    .set({ ...values, state: to })
    .where(eq(violations.id, id));
  return true;
}

/** Fen of the deposit of an order that violations are to be paid from which we have not paid yet. */
export async function promisedOfDeposit(tx: Database, orderId: string): Promise<number> {
  const rows = await tx
    .select({ total: violations.agencyTotal })
    .from(violations)
    .where(
      and(
        eq(violations.orderId, orderId),
        eq(violations.state, 'AGENCY'),
        eq(violations.isFromDeposit, true),
      ),
    );
  return rows.reduce((sum, { total }) => sum + (total ?? 0), 0);
}

/** Violations that wait to be paid, and whose time is over. */
export async function listOverdueViolations(db: Database, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: violations.id })
    .from(violations)
    .where(and(eq(violations.state, 'AGENCY_UNPAID'), lte(violations.expiresAt, now)))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Writes down what happened to a violation, under its lock. */
export async function tellViolation(tx: Database, id: string, now: Date, text: string): Promise<void> {
  const [{ told } = { told: 0 }] = await tx
    .select({ told: count() })
    .from(violationEvents)
    .where(eq(violationEvents.violationId, id));
  await tx.insert(violationEvents).values({ violationId: id, number: told + 1, text, createdAt: now });
}

/** What happened to a violation, newest first. */
export const listViolationEvents = (db: Database, id: string): Promise<{ text: string; createdAt: Date }[]> =>
  db
    .select({ text: violationEvents.text, createdAt: violationEvents.createdAt })
    .from(violationEvents)
    .where(eq(violationEvents.violationId, id))
    .orderBy(desc(violationEvents.number));
