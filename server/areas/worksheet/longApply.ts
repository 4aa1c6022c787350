import type { LongApplyWish } from '../../../types/api/worksheet';
import { carName } from '../../../src/domain/carWords';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { Database } from '../../db/database';
import { Failure } from '../../kernel/failure';
import { pricedVehicle } from '../long/public';

/** What is kept of an application besides what was sent: the vehicle's name, and what a month of one costs, fen. */
interface NamedVehicle {
  vehicle: string;
  monthly_price: number;
}

/** An application as it is kept. */
export type KeptLongApply = LongApplyWish & NamedVehicle;

/** The vehicle of an application by our name and price. INVALID_PARAMS (data: `field`) where the city does not rent it so. */
export async function lookUpLongApply(
  { cartype_id: id }: LongApplyWish,
  { db, cityId }: { db: Database; cityId: string },
): Promise<NamedVehicle> {
  const found = await pricedVehicle(db, cityId, id);
  if (!found) {
    const sentence = '这个城市暂不长租这款车，请换一款';
    throw new Failure(ErrorCode.INVALID_PARAMS, sentence, { field: 'cartype_id' });
  }
  return { vehicle: carName(found.cartype), monthly_price: found.base };
}
