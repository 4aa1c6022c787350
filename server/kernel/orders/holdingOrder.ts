import { and, asc, gt } from 'drizzle-orm';
import type { HoldingOrder } from '../../../types/api/cartype';
import { toIso } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import type { Member } from '../members/member';
import { beyond, fullDay } from '../stock/moveStock';
import type { StockClaim } from '../stock/stock';
import type { OrderLines } from './orderLine';
import { visibleTo, waitsForPayment } from './orderRepository';
import { orders } from './schema';

/** What of a call says who asks. */
interface Asker {
  db: Database;
  now: Date;
  member: Member | null;
}

/** Finds who holds a claim that cannot be taken; undefined where it is not the asker alone. */
export type FindHolder = (claim: StockClaim) => Promise<HoldingOrder | undefined>;

const nobody: FindHolder = () => Promise.resolve(undefined);

/**
 * For claims that find no car left: the asker's own order that waits to be paid and without which one would be, so that
 * nobody is told that others were quicker. Their orders are asked for once, whatever their line.
 */
export async function ownHolder(lines: OrderLines, { db, now, member }: Asker): Promise<FindHolder> {
  if (!member) return nobody;
  const unpaid = await db
    .select()
    .from(orders)
    .where(and(visibleTo(member.id), waitsForPayment(), gt(orders.expiresAt, now)))
    .orderBy(asc(orders.createdAt));
  if (unpaid.length === 0) return nobody;
  const claims = new Map<string, StockClaim>();
  for (const line of new Set(unpaid.map(order => order.line))) {
    const ofLine = await lines[line].claimsOf(
      db,
      unpaid.filter(order => order.line === line),
    );
    ofLine.forEach((claim, id) => claims.set(id, claim));
  }
  return async wanted => {
    let rest = wanted;
    let holder: HoldingOrder | undefined;
    for (const { id, expiresAt } of unpaid) {
      const claim = claims.get(id);
      const without = claim ? beyond(rest, claim) : rest;
      if (without.days.length < rest.days.length) holder ??= { orderid: id, expires_at: toIso(expiresAt) };
      rest = without;
    }
    return holder && (await fullDay(db, rest)) === undefined ? holder : undefined;
  };
}
