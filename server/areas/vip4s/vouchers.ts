import { and, desc, eq, getTableColumns, gt, isNull, or } from 'drizzle-orm';
import { ErrorCode } from '../../../src/domain/errorCode';
import { format } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import { Failure } from '../../kernel/failure';
import { repairShops, replacementVouchers } from './schema';

/** A voucher as it is kept. */
export type VoucherRow = typeof replacementVouchers.$inferSelect;

interface Which {
  code: string;
  shopId: string;
}

const ofShop = ({ code, shopId }: Which) =>
  and(eq(replacementVouchers.code, code), eq(replacementVouchers.shopId, shopId));

const refused = (sentence: string): Failure =>
  new Failure(ErrorCode.INVALID_PARAMS, sentence, { field: 'voucher' });

/**
 * A voucher of a shop that can still be used. INVALID_PARAMS (data: `field` `voucher`): of another shop it is as if there
 * were none, so that nobody finds out which there are.
 */
export async function readVoucher(db: Database, which: Which, now: Date): Promise<VoucherRow> {
  const [voucher] = await db.select().from(replacementVouchers).where(ofShop(which));
  if (!voucher) throw refused('没有找到这张券，请核对券码和维修厂');
  if (voucher.usedBy !== null) throw refused('这张券已经用过了，一张券只能用一次');
  if (voucher.validUntil <= now) {
    throw refused(`这张券已经过期，有效期到${format(voucher.validUntil, 'YYYY年M月D日')}`);
  }
  return voucher;
}

/** Takes a voucher for a demand: of two at the same moment one has it, the other is told. Errors as `readVoucher`. */
export async function takeVoucher(
  tx: Database,
  { demandId, ...which }: Which & { demandId: string },
  now: Date,
): Promise<void> {
  const isFree = and(isNull(replacementVouchers.usedBy), gt(replacementVouchers.validUntil, now));
  const taken = await tx
    .update(replacementVouchers)
    .set({ usedBy: demandId })
    .where(and(ofShop(which), isFree))
    .returning({ code: replacementVouchers.code });
  // It says why not.
  if (taken.length === 0) await readVoucher(tx, which, now);
}

/** Gives back the voucher that a demand has, if it has one. */
export async function returnVoucher(tx: Database, demandId: string): Promise<void> {
  await tx.update(replacementVouchers).set({ usedBy: null }).where(eq(replacementVouchers.usedBy, demandId));
}

/** Vouchers with their shops, those that are valid longest first; with something to look for, those of that code or demand. */
export const listVouchers = (
  db: Database,
  search: string,
  most: number,
): Promise<{ voucher: VoucherRow; shop: string }[]> => {
  const text = search.toUpperCase();
  return db
    .select({ voucher: getTableColumns(replacementVouchers), shop: repairShops.name })
    .from(replacementVouchers)
    .innerJoin(repairShops, eq(repairShops.id, replacementVouchers.shopId))
    .where(text ? or(eq(replacementVouchers.code, text), eq(replacementVouchers.usedBy, text)) : undefined)
    .orderBy(desc(replacementVouchers.validUntil), replacementVouchers.code)
    .limit(most);
};
