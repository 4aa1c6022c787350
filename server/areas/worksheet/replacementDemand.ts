import type { DemandEntry } from '../../../types/api/worksheet';
import type { DemandValues } from '../../../src/domain/demandFields';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { Database } from '../../db/database';
import type { Context } from '../../http/endpoint';
import { Failure } from '../../kernel/failure';
import { askForVoucher, findShop, takeVoucher } from '../vip4s/public';

const shopOf = ({ shop }: DemandValues): DemandEntry => shop as DemandEntry;

/** Where and by whom a demand is sent. */
type CompletingContext = Pick<Context, 'db' | 'ip' | 'now'> & { cityId: string };

/** The shop by its own name, and the free days of its voucher. INVALID_PARAMS (data: `field`), TOO_MANY_REQUESTS. */
export async function completeReplacement(
  values: DemandValues,
  { cityId, ...context }: CompletingContext,
): Promise<DemandValues> {
  const shop = await findShop(context.db, shopOf(values).id);
  if (shop?.cityId !== cityId) {
    throw new Failure(ErrorCode.INVALID_PARAMS, '这个城市没有这家维修厂，请重新选择', { field: 'shop' });
  }
  const entry = { id: shop.id, name: shop.name };
  const { voucher } = values;
  if (typeof voucher !== 'string') return { ...values, shop: entry };
  const { freeDays } = await askForVoucher({ code: voucher, shopId: shop.id }, context);
  return { ...values, shop: entry, free_days: freeDays };
}

/** Takes the voucher for a demand: of two at the same moment one has it. INVALID_PARAMS (data: `field`). */
export async function takeVoucherOf(
  tx: Database,
  { id, values, now }: { id: string; values: DemandValues; now: Date },
): Promise<void> {
  const { voucher } = values;
  if (typeof voucher === 'string') {
    await takeVoucher(tx, { code: voucher, shopId: shopOf(values).id, demandId: id }, now);
  }
}
