import { and, asc, eq, isNull, notExists, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { DepositKind } from '../../../src/domain/deposits';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { DepositHold } from '../../../types/api/settlement';
import { toIso } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import { Failure } from '../failure';
import { depositHolds } from './schema';

/** A case about an order: an accident, a violation. */
export interface CaseKey {
  /** VIOLATION. */
  kind: string;
  id: string;
}

export type DepositHoldRow = typeof depositHolds.$inferSelect;

/** A case begins: until it ends the deposit of its order stays. Under the order's lock; once per case. */
export async function holdForCase(
  tx: Database,
  { kind: caseKind, id: caseId }: CaseKey,
  hold: Pick<DepositHoldRow, 'orderId' | 'deposit' | 'reason' | 'since'>,
): Promise<void> {
  await tx
    .insert(depositHolds)
    .values({ caseKind, caseId, ...hold })
    .onConflictDoNothing();
}

/** A case has ended: it holds nothing any more. What it held goes back when nothing else does, and its day has come. */
export async function endHolds(tx: Database, { kind, id }: CaseKey, now: Date): Promise<void> {
  await tx
    .update(depositHolds)
    .set({ endedAt: now })
    .where(and(eq(depositHolds.caseKind, kind), eq(depositHolds.caseId, id), isNull(depositHolds.endedAt)));
}

/** What holds the deposits of an order, the oldest first. */
export const openHolds = (db: Database, orderId: string): Promise<DepositHoldRow[]> =>
  db
    .select()
    .from(depositHolds)
    .where(and(eq(depositHolds.orderId, orderId), isNull(depositHolds.endedAt)))
    .orderBy(asc(depositHolds.since), asc(depositHolds.caseId));

/** A deposit that a case holds is not given back: ORDER_STATE says which it is. Under the order's lock. */
export async function assertNotHeld(tx: Database, orderId: string, deposit: DepositKind): Promise<void> {
  const hold = (await openHolds(tx, orderId)).find(one => one.deposit === deposit);
  if (hold) throw new Failure(ErrorCode.ORDER_STATE, `${hold.reason}还没有处理完，押金暂时不能退`);
}

/** Of a query over deposits: those that no case holds. */
export const heldByNoCase = (
  db: Database,
  { orderId, kind }: { orderId: AnyPgColumn; kind: AnyPgColumn },
): SQL =>
  notExists(
    db
      .select({ id: depositHolds.caseId })
      .from(depositHolds)
      .where(
        and(eq(depositHolds.orderId, orderId), eq(depositHolds.deposit, kind), isNull(depositHolds.endedAt)),
      ),
  );

/** What holds a deposit, in its wire form; nothing where nothing does. */
export function presentHolds(
  holds: readonly DepositHoldRow[],
  deposit: DepositKind,
): { holds?: DepositHold[] } {
  const own = holds.filter(hold => hold.deposit === deposit);
  if (own.length === 0) return {};
  return {
    holds: own.map(({ caseKind, caseId, reason, since }) => ({
      case_kind: caseKind,
      case_id: caseId,
      reason,
      since: toIso(since),
    })),
  };
}
