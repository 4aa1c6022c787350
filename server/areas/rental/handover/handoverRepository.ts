import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { DepositKind } from '../../../../src/domain/deposits';
import { answerBy, settlingOf, settlingText, type Settling } from '../../../../src/domain/settling';
import type { Database } from '../../../db/database';
import { heldByNoCase, openHolds, type DepositHoldRow } from '../../../kernel/orders/depositHolds';
import { orders } from '../../../kernel/orders/schema';
import { rentalCharges, rentalDeposits, rentalHandovers, rentalSettlements } from './schema';

export type HandoverRow = typeof rentalHandovers.$inferSelect;
export type ChargeRow = typeof rentalCharges.$inferSelect;
export type SettlementRow = typeof rentalSettlements.$inferSelect;
export type DepositRow = typeof rentalDeposits.$inferSelect;

/** Everything that is known of an order since its car was handed over. */
export interface HandoverState {
  handovers: HandoverRow[];
  charges: ChargeRow[];
  settlement: SettlementRow | undefined;
  deposits: DepositRow[];
  /** What keeps deposits beyond their day. */
  holds: DepositHoldRow[];
}

/** Reads it for one order: nothing of each before the pickup. */
export async function readHandoverState(db: Database, orderId: string): Promise<HandoverState> {
  const [handovers, charges, [settlement], deposits, holds] = await Promise.all([
    db
      .select()
      .from(rentalHandovers)
      .where(eq(rentalHandovers.orderId, orderId))
      .orderBy(asc(rentalHandovers.createdAt)),
    db
      .select()
      .from(rentalCharges)
      .where(eq(rentalCharges.orderId, orderId))
      .orderBy(asc(rentalCharges.createdAt), asc(rentalCharges.id)),
    db.select().from(rentalSettlements).where(eq(rentalSettlements.orderId, orderId)),
    db
      .select()
      .from(rentalDeposits)
      .where(eq(rentalDeposits.orderId, orderId))
      .orderBy(asc(rentalDeposits.kind)),
    openHolds(db, orderId),
  ]);
  return { handovers, charges, settlement, deposits, holds };
}

/** What goes on with a settlement, one sentence. */
export const noteOfSettling = (
  settling: Settling,
  settlement: Pick<SettlementRow, 'askedAt'> | undefined,
): string => settlingText(settling, settlement?.askedAt ? answerBy(settlement.askedAt) : undefined);

/** What goes on with the settlements of these orders; those that have none, or are agreed, are left out. */
export async function listSettlings(db: Database, orderIds: readonly string[]): Promise<Map<string, string>> {
  if (orderIds.length === 0) return new Map();
  const ids = [...orderIds];
  const [settlements, charges] = await Promise.all([
    db.select().from(rentalSettlements).where(inArray(rentalSettlements.orderId, ids)),
    db
      .select({ orderId: rentalCharges.orderId, state: rentalCharges.state })
      .from(rentalCharges)
      .where(inArray(rentalCharges.orderId, ids)),
  ]);
  return new Map(
    settlements.flatMap(settlement => {
      const { orderId, state } = settlement;
      const ofOrder = charges.filter(charge => charge.orderId === orderId);
      const settling = settlingOf(state, ofOrder);
      return settling ? [[orderId, noteOfSettling(settling, settlement)]] : [];
    }),
  );
}

/** Notes how the car was. */
export async function insertHandover(tx: Database, handover: HandoverRow): Promise<void> {
  await tx.insert(rentalHandovers).values(handover);
}

/** Begins the settlement of a rental that is back. */
export async function insertSettlement(tx: Database, orderId: string): Promise<void> {
  await tx.insert(rentalSettlements).values({ orderId, state: 'CHECKING' });
}

/** Moves the settlement of an order on, under the order's lock. */
export async function changeSettlement(
  tx: Database,
  orderId: string,
  values: Partial<Omit<SettlementRow, 'orderId'>>,
): Promise<void> {
  await tx.update(rentalSettlements).set(values).where(eq(rentalSettlements.orderId, orderId));
}

/** Adds a charge; false when its id is there already: the same form came twice. */
export async function insertCharge(tx: Database, charge: ChargeRow): Promise<boolean> {
  const inserted = await tx
    .insert(rentalCharges)
    .values(charge)
    .onConflictDoNothing()
    .returning({ id: rentalCharges.id });
  return inserted.length === 1;
}

/** Changes a charge of an order, under the order's lock; false when the order has none like it. */
export async function changeCharge(
  tx: Database,
  { orderId, id }: Pick<ChargeRow, 'orderId' | 'id'>,
  values: Partial<Pick<ChargeRow, 'state' | 'contest' | 'answer'>>,
): Promise<boolean> {
  const changed = await tx
    .update(rentalCharges)
    .set(values)
    .where(and(eq(rentalCharges.id, id), eq(rentalCharges.orderId, orderId)))
    .returning({ id: rentalCharges.id });
  return changed.length === 1;
}

/** The ids of all charges of some orders, for what refers to them. */
export async function chargesOf(db: Database, orderIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: rentalCharges.id })
    .from(rentalCharges)
    .where(inArray(rentalCharges.orderId, [...orderIds]));
  return rows.map(({ id }) => id);
}

/** Accepts every charge of an order that was not taken back. */
export async function acceptCharges(tx: Database, orderId: string): Promise<void> {
  await tx
    .update(rentalCharges)
    .set({ state: 'ACCEPTED' })
    .where(and(eq(rentalCharges.orderId, orderId), sql`${rentalCharges.state} <> 'WITHDRAWN'`));
}

/** Notes a deposit that is held from now on. */
export async function insertDeposit(
  tx: Database,
  deposit: Pick<DepositRow, 'orderId' | 'kind' | 'amount'>,
): Promise<void> {
  await tx.insert(rentalDeposits).values(deposit);
}

/** Sets until when the deposits of an order are given back. */
export async function scheduleRelease(
  tx: Database,
  orderId: string,
  kind: DepositKind,
  releaseBy: Date,
): Promise<void> {
  await tx
    .update(rentalDeposits)
    .set({ releaseBy })
    .where(and(eq(rentalDeposits.orderId, orderId), eq(rentalDeposits.kind, kind)));
}

/** Notes that a deposit went back; undefined when none of that kind is held any more. */
export async function markReleased(
  tx: Database,
  orderId: string,
  kind: DepositKind,
  now: Date,
): Promise<DepositRow | undefined> {
  const [released] = await tx
    .update(rentalDeposits)
    .set({ releasedAt: now })
    .where(
      and(
        eq(rentalDeposits.orderId, orderId),
        eq(rentalDeposits.kind, kind),
        isNull(rentalDeposits.releasedAt),
      ),
    )
    .returning();
  return released;
}

/** Counts fen of a held deposit as kept. */
export async function countKept(
  tx: Database,
  orderId: string,
  kind: DepositKind,
  amount: number,
): Promise<void> {
  await tx
    .update(rentalDeposits)
    .set({ kept: sql`${rentalDeposits.kept} + ${amount}` })
    .where(and(eq(rentalDeposits.orderId, orderId), eq(rentalDeposits.kind, kind)));
}

/** Deposits whose time has come, longest first. Those of an order that still owes something stay, and stand in nobody's way. */
export const listDueDeposits = (
  db: Database,
  now: Date,
  limit: number,
): Promise<Pick<DepositRow, 'orderId' | 'kind'>[]> =>
  db
    .select({ orderId: rentalDeposits.orderId, kind: rentalDeposits.kind })
    .from(rentalDeposits)
    .innerJoin(orders, eq(orders.id, rentalDeposits.orderId))
    .where(
      and(
        eq(orders.state, 'AWAITING_DEPOSIT'),
        isNull(rentalDeposits.releasedAt),
        lte(rentalDeposits.releaseBy, now),
        heldByNoCase(db, rentalDeposits),
      ),
    )
    .orderBy(asc(rentalDeposits.releaseBy))
    .limit(limit);
