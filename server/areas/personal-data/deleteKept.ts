import { and, eq, inArray, isNotNull, lte, not, or } from 'drizzle-orm';
import { INVOICED_YEARS, ORDER_YEARS } from '../../../src/domain/accountClosing';
import { DAY } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import { detachFilesOf } from '../../kernel/files/fileRepository';
import { users } from '../../kernel/members/schema';
import { orders } from '../../kernel/orders/schema';
import { accidentsOf } from '../accident/public';
import { isInvoiced } from '../invoice/public';
import { chargesOf } from '../rental/public';
import { violationsOf } from '../violation/public';

/** Orders that are deleted in one go. */
const BATCH = 50;

const yearsBefore = (now: Date, years: number): Date => new Date(now.getTime() - years * 366 * DAY);

/**
 * Deletes the orders of closed accounts that have been kept for as long as the law wants (`KEPT`), with all that belongs
 * to them; what was paid for them stays in the books, as figures of nobody. Safe in several processes at once.
 */
export const deleteKept = (db: Database, now: Date): Promise<void> =>
  db.transaction(async tx => {
    const ended = await tx
      .select({ id: orders.id })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.userId))
      .where(
        and(
          isNotNull(users.closedAt),
          or(
            lte(orders.stateSince, yearsBefore(now, INVOICED_YEARS)),
            and(lte(orders.stateSince, yearsBefore(now, ORDER_YEARS)), not(isInvoiced(tx, orders.id))),
          ),
        ),
      )
      .limit(BATCH)
      .for('update', { of: orders, skipLocked: true });
    const ids = ended.map(({ id }) => id);
    if (ids.length === 0) return;
    const proven = [
      ...(await chargesOf(tx, ids)),
      ...(await accidentsOf(tx, ids)),
      ...(await violationsOf(tx, ids)),
    ];
    await tx.delete(orders).where(inArray(orders.id, ids));
    await detachFilesOf(tx, [...ids, ...proven]);
  });
